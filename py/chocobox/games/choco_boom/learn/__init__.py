"""Lessons and practice of Choco-Boom."""
