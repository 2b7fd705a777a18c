"""Replays: every ply of a record, and the moments that decided the game."""
