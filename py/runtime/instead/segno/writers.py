"""Replaces segno's writers of files: the page draws its codes itself."""
