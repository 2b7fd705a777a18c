"""Games for one person, beside Choco-Boom."""
