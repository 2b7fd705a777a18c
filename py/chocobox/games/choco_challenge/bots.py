"""Who plays Choco Challenge when nobody else does, weak to strong."""

from __future__ import annotations

from chocobox.bots import Bot, RandomBot


class Cautious(RandomBot):
    """Takes any legal action."""

    name = "cautious"


class Baker(RandomBot):
    """Takes any legal action."""

    name = "baker"


class Crown(RandomBot):
    """Takes any legal action."""

    name = "crown"


BOTS: tuple[Bot, ...] = (Cautious(), Baker(), Crown())
