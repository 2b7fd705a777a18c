"""Kaboom!, sentence by sentence: what is in the box, the set-up, values, who may see what.

Peeking, flipping, turns, powers, slaps, the end, scoring and time have files of their own.
"""

from __future__ import annotations

from chocobox.core import Rng
from chocobox.games.kaboom import pieces
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import Discard, Draw, Look, Peek
from games import kaboom_cards as typed
from games.kaboom_hand import GAME, LOW, Table, names, position, start

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
