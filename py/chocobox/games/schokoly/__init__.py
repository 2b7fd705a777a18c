"""Schokoly: lay chocolate cards so that your own kind grows together."""
