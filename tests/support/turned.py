"""A game's start as it is one seat further round the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chocobox.core.game import Game

BY_SEAT = ("hands", "seats", "decks", "grids")
"""Fields of states that hold what lies at each seat at first."""

NAMED = ("turn", "starter")
"""Fields that name a seat."""


def turned(game: Game[Any, Any], state: Any) -> Any:
    """The same start, with all that lies there and who begins one seat further on."""
    fields = type(state).__dataclass_fields__
    lying = {name: getattr(state, name) for name in BY_SEAT if name in fields}
    named = {name: getattr(state, name) for name in NAMED if name in fields}
    [seats] = {len(it) for it in lying.values()}
    changes = {name: (*it[-1:], *it[:-1]) for name, it in lying.items()}
    changes |= {name: (seat + 1) % seats for name, seat in named.items()}
    if hasattr(state.options, "first"):
        changes["options"] = replace(state.options, first=(state.options.first + 1) % seats)
    return replace(state, **changes)
