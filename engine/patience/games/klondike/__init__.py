"""Klondike, which many simply call Solitaire."""
