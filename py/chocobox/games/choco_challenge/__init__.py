"""Choco Challenge: push your luck, buy ingredients, collect desserts."""
