"""The types that all games share, and the one object that changes."""
