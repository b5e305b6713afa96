"""$title: all columns lie open, and the stock is turned over once."""
