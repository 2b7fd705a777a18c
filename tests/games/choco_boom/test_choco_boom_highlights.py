"""Choco-Boom: what is told of a game that is over, each at the ply where it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from chocobox.core.record import TABLE, Event, Move
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.pieces import Card
from chocobox.games.choco_boom.rules.state import State
from chocobox.games.choco_boom.told.highlights import (
    BestSlap,
    FinedCall,
    SlowestCall,
    Unslapped,
    highlights,
)
from chocobox.kit.highlights import Highlight
from games.choco_boom.hand import Table, position


class Kept(Table):
    """A table that keeps every position, with the move and the events that led there."""

    def __init__(self, *decks: Sequence[str | int]) -> None:
        super().__init__(position(*decks))
        self.states = [self.state]
        self.moves = list[Move]()
        self.seen = list[tuple[Event, ...]]([()])

    def step(self, move: Move) -> tuple[Event, ...]:
        found = super().step(move)
        self.moves.append(move)
        self.states.append(self.state)
        self.seen.append(found)
        return found

    def finds(self, kind: type[Highlight]) -> list[Highlight]:
        """The highlights of a kind."""
        return [it for it in highlights(self.states, self.moves) if isinstance(it, kind)]

    def plies(self, kind: type[Event]) -> list[int]:
        """Where the table saw such an event."""
        return [n for n, all_ in enumerate(self.seen) if any(isinstance(it, kind) for it in all_)]


def table(*cards: str, seats: int = 2, spare: int = 9) -> Kept:
    """Those cards will be flipped in turn from seat 0 on."""
    decks: list[list[str | int]] = [[*cards[n::seats], spare] for n in range(seats)]
    return Kept(*decks)


def test_the_best_slap_is_told_with_its_card_where_the_pile_was_won() -> None:
    it = table("red carrot", "blue carrot", "red pepper", "blue pepper", "red choco", "blue choco")
    for pause in (700, 410, 520):
        it.goes()
        it.flips()
        it.slaps(0, pause)
    won = it.plies(events.PileWon)
    assert it.finds(BestSlap) == [BestSlap(won[1], 0, Card("pepper", "blue"), 410)]
    assert it.state.tallies[0].slap == 410


def test_the_slowest_of_several_right_calls_is_told_with_card_and_word() -> None:
    it = table("red carrot", "blue pepper", "brown banana", "red elephant")
    for pause in (500, 400, 1300, 300):
        it.flips()
        it.calls(pause=pause)
    called = it.plies(events.Called)
    assert it.finds(SlowestCall) == [
        SlowestCall(called[2], 0, Card("banana", "brown"), "choco", 1300),
        SlowestCall(called[1], 1, Card("pepper", "blue"), "elephant", 400),
    ]


def test_a_single_call_is_not_called_the_slowest() -> None:
    it = table("red carrot", "blue pepper", "brown banana")
    it.goes(3)
    assert [told.seat for told in it.finds(SlowestCall)] == [0]


def test_a_fined_call_is_told_with_card_word_and_what_was_wanted() -> None:
    it = table("red carrot", "blue banana", "red parrot")
    it.goes()
    it.flips()
    it.calls("banana")
    fined = FinedCall(
        it.plies(events.Fined)[0], 1, Card("banana", "blue"), "banana", "elephant", "colour"
    )
    assert it.finds(FinedCall) == [fined]
    assert it.states[fined.ply].pause is not None  # the card still lies there, and play stands


def test_a_wrong_word_comes_before_none_and_a_parrot_repeats() -> None:
    paid = ["yellow pepper", "yellow carrot"]
    it = Kept(["red carrot", *paid, "brown pepper", "red parrot", 9], ["blue banana", 9])
    it.flips()
    it.waits(3000)  # no call
    it.readies()
    it.goes(2)
    it.flips()
    it.calls("strawberry")
    late, wrong = it.plies(events.Fined)
    assert it.finds(FinedCall) == [
        FinedCall(wrong, 0, Card("parrot", "red"), "strawberry", "elephant", "repeats"),
        FinedCall(late, 0, Card("carrot", "red"), None, "strawberry", "colour"),
    ]


def test_of_doubles_that_nobody_slapped_the_largest_is_told_where_it_was_laid() -> None:
    it = table("red carrot", "blue carrot", "red pepper", "brown choco", "blue choco", "red banana")
    it.goes(6)
    [told] = it.finds(Unslapped)
    assert told == Unslapped(told.ply, TABLE, Card("choco", "blue"), 5)
    assert it.seen[told.ply] == (events.Flipped(0, Card("choco", "blue")),)


def test_a_double_that_was_won_or_may_still_be_won_is_not_told() -> None:
    it = table("red carrot", "blue carrot", "red pepper", "brown pepper")
    it.goes()
    it.flips()
    it.slaps(1)
    it.goes()
    it.flips()
    assert it.finds(Unslapped) == []


def test_the_last_card_of_all_may_be_a_double_that_nobody_slapped() -> None:
    it = Kept(["red carrot"], ["blue pepper"], ["brown pepper"])
    it.goes(2)
    it.flips()
    it.waits(20_000)
    assert it.state.is_over
    assert it.finds(Unslapped) == [
        Unslapped(it.plies(events.Flipped)[2], TABLE, Card("pepper", "brown"), 3)
    ]


def test_where_nothing_happened_nothing_is_told() -> None:
    it = table("red carrot", "blue pepper")
    it.goes(2)
    assert highlights(it.states, it.moves) == ()
    start: list[State] = it.states[:1]
    assert highlights(start, []) == ()
