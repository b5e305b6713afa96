"""What the commands of `python -m mkdocs_gettext` do."""
