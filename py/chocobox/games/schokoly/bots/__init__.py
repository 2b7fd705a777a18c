"""The bots of Schokoly and their strategies."""
