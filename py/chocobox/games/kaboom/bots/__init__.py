"""Who plays Kaboom! when nobody else does, and how they think."""
