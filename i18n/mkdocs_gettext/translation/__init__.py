"""A page as its author wrote it, and the same page in another language."""
