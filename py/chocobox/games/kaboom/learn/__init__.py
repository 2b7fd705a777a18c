"""Lessons and practice of Kaboom!."""
