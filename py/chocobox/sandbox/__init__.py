"""Bots that somebody wrote: how their code is read, counted, asked, and matched."""
