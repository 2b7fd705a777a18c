"""The limits of a view of Choco-Boom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from chocobox.core.record import Action
from chocobox.games.choco_boom.rules.actions import Call, Flip, Object, Pass, Ready, Slap, Vote
from chocobox.games.choco_boom.rules.pieces import (
    CALLED,
    CARDS,
    COLOURS,
    DEAL,
    FINE,
    HANDICAPS,
    HESITATIONS,
    ITEMS,
    SEEN,
)
from chocobox.games.choco_boom.rules.views import PADS
from chocobox.kit.flat import TIMES, Flat, Limits, no_more
from chocobox.kit.slaps import COLLECT

REASONS: Final = (
    *("wrong_call", "wrong_slap", "hesitated"),
    *("false_accusation", "admitted", "guilty"),
)
"""Why a seat pays a fine."""

STANDS: Final = ("fine", "break")
"""Why play stands still."""

SHOWS: Final = ("nothing", "colour", "parrot", "repeats")
LIES: Final = ("one", "two", "double")

WORDS: Final = dict.fromkeys((*ITEMS, *COLOURS, *PADS, *REASONS, *STANDS, *SHOWS, *LIES))
LATER: Final = ("answered",)
"""What came later stands last, so that the numbers of the others keep their meaning."""

LAID: Final = TIMES[1] // COLLECT
"""No game has an end by its rules, but a card lies so long before the next: more lie in no day."""

FINES: Final = 3
"""For one card a seat pays at most for its call, its slap and its objection."""


def _numbers(seats: int) -> Mapping[str, Limits]:
    """Cards that were dealt move between decks and pile; one who calls has so long for it."""
    dealt, call = seats * DEAL, HESITATIONS[-1]
    return {
        **no_more(0, LAID, "View.laid", "Told.piles", "Told.calls"),
        "Told.fines": (0, FINES * LAID),
        **no_more(0, dealt, "View.under", "View.decks", "Won.count", "Chain.count"),
        **no_more(*TIMES, "View.call_by", "Made.at", "Case.began", "Case.latest"),
        **no_more(*TIMES, "Slappable.opened", "Reach.at", "Won.at", "Told.slap"),
        "Told.call": (0, call),
        "Fine.paid": (0, FINE),
        "Won.margin": (0, COLLECT + HANDICAPS[-1]),
        "View.hesitation": (HESITATIONS[0], call),
    }


def _deeds(_: int) -> Iterator[Action]:
    yield from (Flip(), *map(Call, CALLED), Slap(), Ready(), Object(), Vote(True), Vote(False))
    yield Pass()


FLAT: Final = Flat(
    actions=8,
    words=(*(it for it in WORDS if it not in LATER), *LATER),
    numbers=_numbers,
    deeds=_deeds,
    seats=(
        *("View.seat", "View.turn", "View.flipper", "View.objections", "Made.seat", "Reach.seat"),
        *("Paused.resumes", "Paused.waiting", "Fine.seat", "Won.seat", "Won.others"),
        *("Case.accuser", "Case.accused", "Case.voters", "Slappable.slaps", "Slappable.spent"),
        "View.awaited",
    ),
    sets=("Paused.waiting", "Case.voters", "View.awaited"),
    lists={"View.pile": (len(CARDS),), "View.fines": (8,), "Won.cards": (SEEN,)},
)
