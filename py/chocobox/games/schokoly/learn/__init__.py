"""Lessons and practice of Schokoly."""
