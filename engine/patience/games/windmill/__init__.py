"""Windmill, also called Propeller: an Ace in the middle, eight cards around it."""
