"""Pig: roll as often as you like; a one loses the points of this turn."""
