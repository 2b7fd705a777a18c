"""Kaboom!'s bots, from weak to strong."""

from __future__ import annotations

from chocobox.bots import Bot, RandomBot


class Forgetful(RandomBot):
    """Stands in until the real one comes."""

    name = "forgetful"


BOTS: tuple[Bot, ...] = (Forgetful(),)
