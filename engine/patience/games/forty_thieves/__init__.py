"""Forty Thieves, also called Napoleon at St Helena: forty open cards, and a stock that is gone through once."""
