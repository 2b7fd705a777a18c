"""Counting a board, alone."""
