"""The bots of Kaboom! and their strategies."""
