"""The limits of a view of Choco-Boom."""

from __future__ import annotations

from typing import Final

from chocobox.games.choco_boom.rules.pieces import CARDS, COLOURS, ITEMS, SEEN
from chocobox.games.choco_boom.rules.views import PADS
from chocobox.kit.flat import Flat

REASONS: Final = (
    *("wrong_call", "wrong_slap", "hesitated"),
    *("false_accusation", "admitted", "guilty"),
)
"""Why a seat pays a fine."""

STANDS: Final = ("fine", "break")
"""Why play stands still."""

SHOWS: Final = ("nothing", "colour", "parrot", "repeats")
LIES: Final = ("one", "two", "double")

FLAT: Final = Flat(
    actions=8,
    words=tuple(dict.fromkeys((*ITEMS, *COLOURS, *PADS, *REASONS, *STANDS, *SHOWS, *LIES))),
    lists={"View.pile": (len(CARDS),), "View.fines": (8,), "Won.cards": (SEEN,)},
)
