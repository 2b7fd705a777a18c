"""Bots that somebody wrote: read, limited, and seated at a table beside the bots of the box."""
