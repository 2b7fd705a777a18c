"""Code that two or more games share."""
