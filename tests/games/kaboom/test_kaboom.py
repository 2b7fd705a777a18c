"""Kaboom!, sentence by sentence: the cards, who starts, and what a round counts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules import pieces
from chocobox.games.kaboom.rules.actions import Discard, Draw, Look, Peek
from chocobox.games.kaboom.rules.events import Ended
from chocobox.games.kaboom.rules.pieces import NUMBER
from chocobox.games.kaboom.rules.scoring import RoundEnd, count
from chocobox.games.kaboom.rules.state import Options
from games.kaboom import cards as typed
from games.kaboom.hand import GAME, LOW, Table, counted, last_turn, names, position, start

# --- what is in the box ---


def test_the_cards_are_those_that_were_typed_from_the_rulebook() -> None:
    assert pieces.CARDS == typed.CARDS
    assert [pieces.value(card) for card in range(54)] == [typed.worth(it) for it in typed.CARDS]


# --- set-up ---


def test_every_card_is_shuffled() -> None:
    tables = [start(2, seed) for seed in range(600)]
    assert {state.stock[0] for state in tables} == set(range(54))
    assert {state.grids[1][3].card for state in tables if state.grids[1][3]} == set(range(54))


# --- house rules ---


def test_defaults_are_the_same_in_choices_and_options() -> None:
    for choice in GAME.choices:
        assert getattr(Options(), choice.name) == choice.default


# --- what a seat knows ---


def looking() -> Table:
    """Seat 0 has drawn an 8 and looks at its own card."""
    table = Table(position("KS 3S", LOW.replace("3S", "3D"), stock="8S ..."))
    table.does(0, Draw(), Discard(), Look(0, 0))
    return table


def test_dealt_anew_chance_to_come_is_another() -> None:
    state = looking().state
    assert len({GAME.redeal(state, 0, Rng(seed)).rng for seed in range(9)}) == 9


def test_dealt_anew_the_others_still_know_what_lies_where_they_looked() -> None:
    table = Table(start(2))
    table.does(1, Peek())
    for seed in range(20):
        guess = Table(GAME.redeal(table.state, 0, Rng(seed)))
        cards = sorted(it.card for it in guess.state.grids[1][2:] if it)
        assert guess.knows(1) == names(cards)


def test_in_the_first_round_chance_says_who_begins() -> None:
    for seats in (2, 6):
        assert {start(seats, seed).turn for seed in range(99)} == set(range(seats))


# --- scoring ---


def scored(*hands: str, caller: int = 0) -> RoundEnd:
    """A round that ended with these hands."""
    numbers = [tuple(NUMBER[card] for card in hand.split()) for hand in hands]
    return count(1, numbers, caller, False)


# --- everybody else ---


@pytest.mark.parametrize(
    ("hand", "total"),
    [
        *(("5S 3H X1", 7), ("AS X1", 0)),  # the rulebook's examples
        *(("X1 X2", -2), ("KS KC", 60), ("KH KD", 0), ("JS QS 10S 9S", 46), ("", 0)),
    ],
)
def test_the_others_score_is_the_total_of_their_cards(hand: str, total: int) -> None:
    end = scored("2S", hand)
    assert (end.totals[1], end.points[1], end.reasons[1]) == (total, total, "plain")


# --- the caller ---


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        *((("3S", "4S", "9S"), -8), (("3S", "4S", "2S"), 13)),  # the rulebook's examples
        (("X1", "AS"), 11),
        (("X1 X2", "3S"), -7),  # -2 is 2 away
        (("2S", "3S"), -7),
        (("X1 X2", "2S"), 12),
        (("KH", "X1"), -5),
        (("KH", "AS X1"), 10),
        (("KS KC", "QS"), 70),
        (("KS", "KC JS"), -35),  # closest, so the printed oddity rewards the distance
        (("AS", "2S", "AH"), 11),
        (("2S", "X1", "9S"), 12),
    ],
)
def test_k13_the_caller_alone_closest_or_not(hands: Sequence[str], points: int) -> None:
    end = scored(*hands)
    assert end.points[0] == points
    assert all(sum(it) == points for it, points in zip(end.addends, end.points, strict=True))
    assert all(sum(it) == total for it, total in zip(end.values, end.totals, strict=True))


# --- closest to nothing ---


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        (("AS", "X1 X2"), (0,)),  # 1 is better than -2
        (("X1", "AS"), (0, 1)),  # -1 is equal to 1
        (("KH", "X1"), (0,)),  # 0 would beat -1
        (("X1 X2", "2S", "3S"), (0, 1)),
        (("KS", "JS", "JH 2S"), (1,)),  # 10 or more may win
    ],
)
def test_closest_to_nothing(hands: Sequence[str], winners: tuple[int, ...]) -> None:
    assert scored(*hands).winners == winners


# --- how to win the game ---


def test_after_the_last_round_the_lowest_sum_wins() -> None:
    table = counted(last_turn("6C", scores=((7, -9, 3),)), 2)
    assert table.told[-1] == Ended()
    outcome = table.view(0)
    assert (outcome["totals"], outcome["scores"]) == ([12, 6, 8], [[7, -9, 3], [5, 15, 5]])
    assert (outcome["turn"], outcome["round"]) == (None, 2)
    assert table.outcome() == ((12, 6, 8), (1,))


def test_k15_equal_sums_share() -> None:
    assert counted(last_turn("6C", scores=((3, -9, 3),)), 2).outcome() == ((8, 6, 8), (1,))
    assert counted(last_turn("6C", scores=((3, 3, 3),)), 2).outcome() == ((8, 18, 8), (0, 2))
