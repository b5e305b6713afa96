"""The finished HTML of a page: what is done to it, and whether it may leave."""
