"""A law of Kaboom! only: a seat knows exactly the cards it has seen, wherever they go.

A bookkeeper watches a game through views and events only, and writes down for each seat what it
must know. Dealing anew may touch everything else, and nothing else; no view and no offer changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Event
from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules.state import Options, State
from chocobox.games.kaboom.rules.views import View
from games.kaboom.cards import CARDS
from games.kaboom.walks import GAME, lively
from support.walks import by_seed

HAND = (-1, 0)
"""Where a drawn card is, as the bookkeeper writes it."""

Spot = tuple[int, int]
Book = dict[Spot, str]
"""What one seat knows: where, and which card."""

JSON = dict[str, Any]
TRIES = 30


class Bookkeeper:
    """What every seat has seen and could follow, from what is shown and told."""

    def __init__(self, seats: int) -> None:
        self.books: list[Book] = [{} for _ in range(seats)]
        self.met: Counter[str] = Counter()

    def look(self, seat: int, view: View) -> None:
        """A seat sees its screen."""
        book = self.books[seat]
        if view.drawn:
            book[HAND] = view.drawn
        for owner, grid in enumerate(view.grids):
            book |= {(owner, it.place): it.card for it in grid if it.card}

    def hear(self, event: JSON) -> None:
        """The whole table sees something happen."""
        kind, seat = event["type"], event.get("seat", -1)
        self.met[kind] += 1
        if kind == "Dealt":
            self.books = [{} for _ in self.books]
        elif kind == "Replaced":
            self.move(HAND, (seat, event["place"]), kind)
        elif kind == "Discarded":
            self.forget(HAND)
        elif kind == "Revealed":
            self.forget((event["owner"], event["place"]))
        elif kind == "Gave":
            self.move((seat, event["place"]), (event["to"], event["to_place"]), kind)
        elif kind == "Swapped":
            one = event["first_owner"], event["first_place"]
            self.swap(one, (event["other"], event["other_place"]))

    def forget(self, spot: Spot) -> None:
        """A card has left that place, and lies open."""
        for book in self.books:
            book.pop(spot, None)

    def move(self, source: Spot, target: Spot, kind: str) -> None:
        """A card goes to a place; whatever was known of that place is so no more."""
        self.forget(target)
        for book in self.books:
            if source in book:
                book[target] = book.pop(source)
                self.met[f"{kind} known"] += 1

    def swap(self, one: Spot, two: Spot) -> None:
        """Two cards change places; who knew one still does."""
        for book in self.books:
            first, second = book.pop(one, None), book.pop(two, None)
            if first:
                book[two] = first
            if second:
                book[one] = second
            self.met["Swapped known"] += bool(first or second)


def lying(state: State) -> Book:
    """Where all cards are that do not lie open, but for the stock."""
    found = {
        (owner, place): CARDS[it.card]
        for owner, grid in enumerate(state.grids)
        for place, it in enumerate(grid)
        if it
    }
    return found if state.drawn is None else found | {HAND: CARDS[state.drawn]}


def dealt_anew(state: State, book: Book, seed: int) -> State:
    """Everything that is neither open nor in the book changes places: the test's own dealing."""
    truth = lying(state)
    fixed = {CARDS.index(card) for card in book.values()} | set(state.discard)
    unseen = [card for card in range(54) if card not in fixed]
    other, _ = Rng(seed).shuffle(unseen)
    to = dict(zip(unseen, other, strict=True)) | {card: card for card in fixed}
    assert all(truth[spot] == card for spot, card in book.items())
    return replace(
        state,
        stock=tuple(to[card] for card in state.stock),
        grids=tuple(
            tuple(it and replace(it, card=to[it.card]) for it in grid) for grid in state.grids
        ),
        drawn=None if state.drawn is None else to[state.drawn],
        known=tuple(
            tuple(sorted((replace(it, card=to[it.card]) for it in own), key=lambda it: it.card))
            for own in state.known
        ),
    )


def check_seat(state: State, seat: int, book: Book, seed: int) -> None:
    """What the bookkeeper wrote is what stays when all else is dealt anew, and nothing shows it."""
    truth, stays = lying(state), lying(state)
    view, offers = GAME.view(state, seat), list(GAME.actions(state, seat))
    for number in range(TRIES):
        guess = GAME.redeal(state, seat, Rng(seed + number))
        for other in (guess, dealt_anew(state, book, seed + number)):
            assert GAME.view(other, seat) == view
            assert list(GAME.actions(other, seat)) == offers
        there = lying(guess)
        stays = {spot: card for spot, card in stays.items() if there[spot] == card}
        assert book.items() <= stays.items()
        if number and stays == book:
            return
    assert stays == book, f"seat {seat}: {truth}"


def check_marks(state: State, before: State, news: Sequence[Event]) -> None:
    """Marks are numbers of cards that lie face down: none twice, and a card keeps its own."""
    marks = [it.mark for grid in state.grids for it in grid if it]
    assert len(set(marks)) == len(marks)
    if any(type(event).__name__ == "Dealt" for event in news):
        return
    was = {it.mark: it.card for grid in before.grids for it in grid if it}
    now = {it.mark: it.card for grid in state.grids for it in grid if it}
    assert all(now[mark] == was[mark] for mark in now.keys() & was.keys())


def follow(seats: int, seed: int) -> tuple[int, Counter[str]]:
    """A whole game with the bookkeeper beside it: how many positions, and what happened."""
    keeper, choose, positions = Bookkeeper(seats), by_seed(seed * 10 + seats), 0
    state = GAME.start(Options(rounds=1, slaps=seed % 4 != 3), seats, Rng(seed))
    for position, move in lively(state, seats, choose):
        positions += 1
        for seat, book in enumerate(keeper.books):
            keeper.look(seat, GAME.view(position, seat))
            assert sorted(book.values()) == sorted(CARDS[card] for card in position.knows(seat))
        seat = positions % seats
        check_seat(position, seat, keeper.books[seat], seed=positions)
        if move is not None:
            after, news = GAME.step(position, move)
            check_marks(after, position, news)
            for event in news:
                keeper.hear(encode(event))
    return positions, keeper.met


MUST = (
    *("Peeked", "Looked", "LookedBoth", "Swapped", "Stayed", "Replaced", "Discarded"),
    *("Revealed", "Gave", "Penalized", "Shuffled", "Swapped known", "Gave known"),
)
"""What must have happened on a long walk, or the law says little."""


@pytest.mark.parametrize("seats", [2, 4])
def test_only_what_was_seen_is_known_in_a_few_positions(seats: int) -> None:
    positions, met = follow(seats, 1)
    assert positions > 50
    assert met["Peeked"] == seats


@pytest.mark.parametrize(
    ("seats", "least"),
    [(3, 0), *(pytest.param(seats, 1000, marks=pytest.mark.nightly) for seats in GAME.seats)],
)
def test_only_what_was_seen_is_known_whatever_happens(seats: int, least: int) -> None:
    """So many positions, and more until all has happened that could go wrong."""
    positions, met, seed = 0, Counter[str](), 0
    while positions < least or (seed < 40 and not all(met[kind] for kind in MUST)):
        more, news = follow(seats, seed)
        positions, met, seed = positions + more, met + news, seed + 1
    assert [kind for kind in MUST if not met[kind]] == []
