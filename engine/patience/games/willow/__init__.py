"""Willow: all cards face up, and fans of equal ranks that close when they are empty."""
