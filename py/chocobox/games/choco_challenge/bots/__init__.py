"""Who plays Choco Challenge when nobody else does, and how they think."""
