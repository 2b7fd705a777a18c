"""Tasks besides a game: a lesson, a puzzle, a bot to write."""
