"""Joins rules, words and boards with the pages of an MkDocs site."""
