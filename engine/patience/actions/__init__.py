"""The kinds of moves, one file for each."""
