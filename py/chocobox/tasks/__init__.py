"""What can be set as a task besides a game: a lesson, a puzzle, a bot to write."""
