"""Who plays Schokoly when nobody else does, weak to strong."""

from __future__ import annotations

from chocobox.bots import Bot, RandomBot


class Nibbler(RandomBot):
    """Takes any legal action."""

    name = "nibbler"


BOTS: tuple[Bot, ...] = (Nibbler(),)
