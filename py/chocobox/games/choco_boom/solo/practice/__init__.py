"""Calling, practised alone."""
