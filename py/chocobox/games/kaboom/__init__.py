"""Kaboom!: remember what lies face down, be quick, and call when yours is closest to nothing."""
