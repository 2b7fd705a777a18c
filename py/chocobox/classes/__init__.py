"""Class sets: tasks, scores of results, and the table of a class."""
