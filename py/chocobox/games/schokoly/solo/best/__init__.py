"""Finding the best place, alone."""
