"""Positions, moves and records as text, and the way back."""
