"""Chocobox: table games; their rules are values and pure functions."""
