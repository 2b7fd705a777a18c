"""Lessons and practice of Choco Challenge."""
