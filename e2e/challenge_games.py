"""Moments of Choco Challenge that are worth looking at, reached by random moves of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from e2e.games import played

from chocobox.session import Session

THREE = ("person", "cautious", "baker")
FIVE = ("person", "cautious", "baker", "cautious", "baker")
FRIENDS = ("person",) * 4

challenge = partial(played, game="choco_challenge")


def moment(seed: int, players: Sequence[str], until: Callable[[Any], bool]) -> Session:
    """A game as it stands when something is so; it must come to that."""
    session = challenge(seed, players=players, until=until)
    assert until(session.state), f"with seed {seed} it never comes to that"
    return session


def drawing(seed: int = 3, players: Sequence[str] = FIVE) -> Session:
    """The first seat has drawn four cards and may go on."""
    return moment(seed, players, lambda state: is_first(state) and state.power >= 4)


def matched(seed: int = 6, players: Sequence[str] = THREE) -> Session:
    """The first seat has drawn a card twice, and holds more than one tool."""
    return moment(seed, players, lambda state: is_matched(state, 0, tools=2))


def undone(session: Session) -> Session:
    """The same game before its last move."""
    session.states.pop()
    session.moves.pop()
    return session


def shopping(seed: int = 15, players: Sequence[str] = FIVE) -> Session:
    """The first seat has stopped with much, and may buy and take."""
    return moment(seed, players, lambda state: is_shopping(state) and len(state.costs) >= 2)


def asked(seed: int, how: str, seat: int = 0, players: Sequence[str] = THREE) -> Session:
    """A seat that drew more or fewer is asked for its extra card."""
    return moment(seed, players, lambda state: state.asked == seat and state.compared[seat] == how)


def nearly_over(seed: int, players: Sequence[str] = THREE) -> Session:
    """The first seat begins a turn with hardly anything left in the deck."""
    return moment(seed, players, lambda state: begins(state) and len(state.deck) <= 3)


def is_first(state: Any) -> bool:
    """Whether the first seat draws, in a later round."""
    return state.turn == 0 and state.round >= 3 and not state.stopped and state.match is None


def is_matched(state: Any, seat: int, tools: int) -> bool:
    """Whether a seat has drawn a card twice, and holds so many tools."""
    return state.turn == seat and state.match is not None and len(state.own.tools) >= tools


def is_shopping(state: Any) -> bool:
    """Whether the first seat has just stopped with five cards or more."""
    return state.turn == 0 and state.stopped and state.power >= 5 and state.bought is None


def begins(state: Any) -> bool:
    """Whether the first seat is to draw its first card."""
    return state.turn == 0 and state.power == 0 and not state.stopped
