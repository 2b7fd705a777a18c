"""A record looked at again: its replay, its luck and skill, and puzzles of its mistakes."""
