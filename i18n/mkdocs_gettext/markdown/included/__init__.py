"""Files that pages include, and parts of them."""
