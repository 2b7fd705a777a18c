"""Instead of the files that segno can write: the box draws its codes itself."""
