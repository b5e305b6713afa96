"""FreeCell: every card lies open, and four free cells make room."""
