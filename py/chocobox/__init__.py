"""Chocobox: a box of table games whose rules are values and pure functions."""
