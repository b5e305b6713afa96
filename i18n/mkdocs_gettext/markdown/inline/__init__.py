"""What stands inside a block: code, tags, links, placeholders and words."""
