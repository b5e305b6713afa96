"""Finds what in a Markdown page is for readers and cuts it into messages."""
