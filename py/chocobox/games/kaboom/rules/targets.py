"""What power a card has, and which cards that may be used on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import Look, LookBoth, Swap
from chocobox.games.kaboom.rules.pieces import POWERS, rank
from chocobox.games.kaboom.rules.state import State


def power_of(state: State, seat: int, card: int) -> str | None:
    """What a drawn card can do if that seat throws it away; nothing where no card can be meant."""
    kind = POWERS.get(rank(card))
    return kind if kind and any(targets(state, seat, kind)) else None


def targets(state: State, seat: int, kind: str) -> Iterator[Action]:
    """Every way in which that seat may use a power of that kind, but for leaving it unused."""
    if kind in ("look_own", "look_other"):
        is_own = kind == "look_own"
        yield from (Look(*spot) for spot in state.spots() if (spot[0] == seat) == is_own)
    else:
        pair = Swap if kind == "swap_blind" else LookBoth
        yield from (pair(*one, *two) for one, two in combinations(state.spots(), 2))
