"""The bots of Choco Challenge and their strategies."""
