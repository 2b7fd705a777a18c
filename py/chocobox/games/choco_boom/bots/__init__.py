"""The bots of Choco-Boom and their strategies."""
