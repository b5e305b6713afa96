"""Westcliff: Easthaven with more columns, and a waste pile instead of rows."""
