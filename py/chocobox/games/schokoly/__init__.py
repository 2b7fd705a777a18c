"""Schokoly: lay chocolate cards so that your own kind grows together."""

SOLOS = {
    "schokoly_count": ("solo.count.game", "solo.count.players"),
    "schokoly_best": ("solo.best.game", "solo.best.players"),
}
COMMANDS = "rules.drawn"
