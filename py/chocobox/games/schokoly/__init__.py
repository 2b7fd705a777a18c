"""Schokoly: lay chocolate cards so that your own kind grows together."""

SOLOS = {"schokoly_count": ("count", "count_bots"), "schokoly_best": ("best", "best_bots")}
COMMANDS = "drawn"
