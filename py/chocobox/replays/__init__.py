"""Games watched again: every ply of a record, and the moments that decided it."""
