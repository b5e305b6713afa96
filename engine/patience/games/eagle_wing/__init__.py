"""Eagle Wing, also called Thirteen Down: a hidden trunk between spread wings."""
