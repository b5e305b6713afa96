"""Golf: the columns are cleared onto the waste pile, one rank up or down."""
