"""Catalogs: read, checked as files, merged with the sources, written."""
