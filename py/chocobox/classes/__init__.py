"""Class sets: tasks, what a result is worth, and how a class stands."""
