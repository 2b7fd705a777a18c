"""Choco Challenge positions made by hand: cards are named, and the next card comes first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules.game import ChocoChallenge
from chocobox.games.choco_challenge.rules.state import Options, Seat, State
from games.choco_challenge.cards import CARDS, DESSERTS_FOR, copies

GAME = ChocoChallenge()
BASE = ("cocoa", "butter", "sugar", "milk")
ROW = "rum cherries nuts vanilla cinnamon ginger"
"""The market where a test names no other, place 1 first."""


@dataclass(frozen=True)
class Sits:
    """What one seat has, by names; base cards that it does not name lie below in its pile."""

    drawn: str = ""
    pile: str = ""
    discard: str = ""
    tools: str = "whisk"
    desserts: tuple[int, ...] = ()
    busted: bool = False


class Box:
    """All the cards, to be taken out by name, each once."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def take(self, names: str, seat: int = 0) -> tuple[int, ...]:
        """The cards of those names; base cards are that seat's own."""
        found = []
        for name in names.split():
            own = [card for card in self.left if CARDS[card] == name]
            if name in BASE:
                own = [card for card in own if card // 8 == seat]
            found.append(own[0])
            self.left.remove(own[0])
        return tuple(found)

    def rest(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """The remaining cards."""
        return tuple(card for card in numbers if card in self.left)

    def stack(self, names: str) -> tuple[int, ...]:
        """A deck of those cards; with dots at its end, all that are left lie below."""
        named = self.take(names.removesuffix("..."))
        return (*named, *self.rest(range(40, len(CARDS)))) if names.endswith("...") else named


def seated(box: Box, seat: int, sits: Sits) -> Seat:
    """The cards, tools and desserts of one seat."""
    drawn, discard = box.take(sits.drawn, seat), box.take(sits.discard, seat)
    named = box.take(sits.pile, seat)
    pile = (*named, *box.rest(range(8 * seat, 8 * seat + 8)))
    tools = tuple(sits.tools.split())
    return Seat(pile, drawn, discard, tools, tuple(sorted(sits.desserts)), sits.busted)


def position(*sits: Sits, market: str = ROW, deck: str = "...", **rest: Any) -> State:
    """A table in its second round with these seats; those not named sit there with nothing drawn.

    Whatever the seats hold is missing in the middle.
    """
    box = Box()
    everybody = (*sits, *(Sits() for _ in range(4 - len(sits))))
    seats = tuple(seated(box, seat, one) for seat, one in enumerate(everybody))
    held = [tool for seat in seats for tool in seat.tools]
    owned = [cost for seat in seats for cost in seat.desserts]
    values: dict[str, Any] = {
        "options": Options(),
        "rng": Rng(1),
        "seats": seats,
        "market": box.take(market),
        "deck": box.stack(deck),
        "desserts": tuple(n - owned.count(cost) for cost, n in DESSERTS_FOR[len(seats)].items()),
        "tools": tuple(n - held.count(tool) for tool, n in copies(len(seats)).items()),
        "turn": 0,
        "compared": (None,) * len(seats),
        "round": 2,
    }
    return State(**(values | rest))


def mover(state: State) -> int:
    """The seat that has something to do."""
    return state.turn if state.asked is None else state.asked


def offered(state: State, seat: int | None = None) -> list[Action]:
    """What a seat may do; if none is named, the one that has something to do."""
    return list(GAME.actions(state, mover(state) if seat is None else seat))


def in_words(thing: Action | Event) -> str:
    """An action or event by its name and what it names, cards by their names: "Drew 0 milk"."""
    values = encode(thing)
    return " ".join(str(value) for name, value in values.items() if name != "card")


def play(state: State, actions: str) -> tuple[State, tuple[Event, ...]]:
    """What follows from these offered actions, each as `in_words` writes it: "Buy 2, Done"."""
    events: tuple[Event, ...] = ()
    for words in actions.split(", "):
        action = next(one for one in offered(state) if in_words(one) == words)
        state, more = GAME.step(state, Move(mover(state), action, 0))
        events += more
    return state, events


def after(state: State, *actions: Action) -> State:
    """The position after these offered actions, each by the seat that may do it."""
    for action in actions:
        state, _ = play(state, in_words(action))
    return state


def names(cards: Iterable[int]) -> str:
    """The names of cards, in their order."""
    return " ".join(CARDS[card] for card in cards)


def stopped(state: State) -> State:
    """The same after the decision to draw no more."""
    return replace(state, stopped=True)
