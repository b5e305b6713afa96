"""Easthaven: whole rows are dealt onto the columns."""
