"""All ways to lay a card, counted at once but made one by one: a record needs one of hundreds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, overload

from chocobox.core.record import Action
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import MASKS, place_of
from chocobox.games.schokoly.rules.pieces import TURNS
from chocobox.games.schokoly.rules.state import State


class Group(NamedTuple):
    """A hand card in one turn, and all the spots where it may lie like that."""

    kind: type[Place] | type[Stack]
    card: int
    turn: int
    spots: Sequence[tuple[int, int]]


class Offers(Sequence[Action]):
    """The layings of all groups in their order, and after them what else is offered."""

    def __init__(self, groups: Sequence[Group], rest: Sequence[Action]) -> None:
        self.groups, self.rest = groups, rest
        self.layings = sum([len(group.spots) for group in groups])

    def __len__(self) -> int:
        return self.layings + len(self.rest)

    @overload
    def __getitem__(self, number: int) -> Action: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...

    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            return list(self)[number]
        left = range(len(self))[number]
        for kind, card, turn, spots in self.groups:
            if left < len(spots):
                return kind(card, *spots[left], turn)
            left -= len(spots)
        return self.rest[left]

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The number of an action, found without making the others."""
        if not isinstance(value, Place | Stack):
            return self.layings + self.rest.index(value)
        return self.of(value)

    def of(self, action: Place | Stack) -> int:
        """The number of a laying."""
        before = 0
        for kind, card, turn, spots in self.groups:
            if (kind, card, turn) == (type(action), action.card, action.turn):
                return before + spots.index((action.x, action.y))
            before += len(spots)
        raise ValueError(f"{action!r} is not offered")

    def __iter__(self) -> Iterator[Action]:
        for kind, card, turn, spots in self.groups:
            for x, y in spots:
                yield kind(card, x, y, turn)
        yield from self.rest


def groups_of(state: State) -> list[Group]:
    """Where each hand card may lie: in tier one, and with a smartie in tier two."""
    hand = state.hands[state.turn]
    if not state.board.laid:  # the first card, in the middle (RULINGS S4)
        middle = ((0, 0),)
        return [Group(Place, card, turn, middle) for card in hand for turn in TURNS]
    found = _fitting(hand, Place, state.board.fresh)
    if state.smarties[state.turn]:
        found += _fitting(hand, Stack, state.board.cover)
    return found


def _fitting(
    hand: Sequence[int], kind: type[Place] | type[Stack], spots: Mapping[int, int]
) -> list[Group]:
    """The hand cards in every turn, at the spots where a colour continues."""
    around = [(place_of(spot), spots[spot]) for spot in sorted(spots)]
    found = []
    for card in hand:
        for turn in TURNS:
            mask = MASKS[card][turn]
            fits = [place for place, colours in around if mask & colours]
            if fits:
                found.append(Group(kind, card, turn, fits))
    return found
