"""Whether two records are of one game, which was kept twice or shared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def lead(one: object, other: object) -> int | None:
    """By how many moves the first is further in the same game; None if it is another one.

    What is kept on a device may be damaged. Links round times, so these count for nothing.
    """
    if not isinstance(one, Mapping) or not isinstance(other, Mapping) or _deal(one) != _deal(other):
        return None
    moves, others = _moves(one), _moves(other)
    short = min(len(moves), len(others))
    return len(moves) - len(others) if moves[:short] == others[:short] else None


def _deal(record: Mapping[str, Any]) -> tuple[Any, ...]:
    """All that was settled before the first move; persons are persons by any name."""
    options, players = record.get("options"), record.get("players")
    rules = dict(options) if isinstance(options, Mapping) else {}
    rules.pop("type", None)
    seats = [_seat(one) for one in players] if isinstance(players, list) else []
    settled = tuple(record.get(name) for name in ("game", "edition", "seed"))
    return (*settled, rules, seats, record.get("position") or "")


def _seat(player: object) -> Any:
    """Who sits there: a bot by its name, or a person."""
    given = player if isinstance(player, Mapping) else {}
    return given.get("bot") or given.get("kind")


def _moves(record: Mapping[str, Any]) -> list[Any]:
    """Who did what, without when."""
    moves = record.get("moves")
    return [one[:2] for one in moves if isinstance(one, list)] if isinstance(moves, list) else []
