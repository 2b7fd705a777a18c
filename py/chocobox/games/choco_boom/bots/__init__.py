"""Who plays Choco-Boom when nobody else does, and how they think."""
