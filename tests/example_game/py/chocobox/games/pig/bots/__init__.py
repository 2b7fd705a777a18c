"""Who plays Pig when nobody else does."""
