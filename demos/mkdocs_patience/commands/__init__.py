"""What the command `playable-rules` does."""
