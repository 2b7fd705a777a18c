"""Kaboom!, sentence by sentence: what is in the box, the set-up, values, who may see what.

Peeking, flipping, turns, powers, slaps, the end, scoring and time have files of their own.
"""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.core import Rng
from chocobox.games.kaboom import pieces
from chocobox.games.kaboom.state import Options, State
from chocobox.games.kaboom.words import Cover, Discard, Draw, Look, Peek
from games import kaboom_cards as typed
from games.kaboom_hand import GAME, LOW, Table, names, position, start

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


# --- what is in the box ---


def test_two_to_six_may_play() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert GAME.teams == ()


def test_a_deck_of_52_with_two_jokers() -> None:
    ranks = Counter(pieces.rank(card) for card in range(54))
    jokers = {"X": 2}
    assert ranks == dict.fromkeys(pieces.RANKS, 4) | jokers
    assert len(set(pieces.CARDS)) == len(pieces.CARDS) == 54


def test_the_cards_are_those_that_were_typed_from_the_rulebook() -> None:
    assert pieces.CARDS == typed.CARDS
    assert [pieces.value(card) for card in range(54)] == [typed.worth(it) for it in typed.CARDS]


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        *(("AS AH AD AC", 1), ("2S 2C", 2), ("6H", 6), ("9D", 9), ("10S 10C", 10)),
        *(("JS JH JD JC", 12), ("QS QH QD QC", 15)),
        *(("KH KD", 0), ("KS KC", 30), ("X1 X2", -1)),
    ],
)
def test_card_values(cards: str, value: int) -> None:
    assert {pieces.value(pieces.NUMBER[card]) for card in cards.split()} == {value}


@pytest.mark.parametrize(
    ("ranks", "power"),
    [
        *(("7 8", "look_own"), ("9 10", "look_other"), ("J Q", "swap_blind")),
        *(("K", "swap_seen"), ("A 2 3 4 5 6 X", None)),
    ],
)
def test_card_powers(ranks: str, power: str | None) -> None:
    assert {pieces.POWERS.get(rank) for rank in ranks.split()} == {power}


# --- set-up ---


@every_number
def test_each_starts_with_four_cards_face_down(seats: int) -> None:
    table = Table(start(seats))
    for seat in range(seats):
        grids = table.view(seat)["grids"]
        assert [[it["place"] for it in grid] for grid in grids] == [[0, 1, 2, 3]] * seats
        assert table.faces(seat) == {}


@every_number
def test_the_rest_is_one_stock_and_there_is_no_discard_yet(seats: int) -> None:
    view = Table(start(seats)).view(0)
    assert (view["stock"], view["discard"]) == (54 - 4 * seats, [])


def test_every_card_is_shuffled() -> None:
    tables = [start(2, seed) for seed in range(600)]
    assert {state.stock[0] for state in tables} == set(range(54))
    assert {state.grids[1][3].card for state in tables if state.grids[1][3]} == set(range(54))


def test_no_card_is_there_twice() -> None:
    state = start(6)
    cards = [it.card for grid in state.grids for it in grid if it]
    assert sorted((*cards, *state.stock)) == list(range(54))


def test_cards_face_down_have_marks_that_tell_them_apart() -> None:
    marks = [it["mark"] for grid in Table(start(6)).view(0)["grids"] for it in grid]
    assert len(set(marks)) == 24


def test_at_first_nobody_may_look_at_any_card() -> None:
    state = start(4)
    assert state.known == ((),) * 4


# --- house rules ---


def test_k1_ten_rounds_or_one_to_twenty() -> None:
    rounds = next(choice for choice in GAME.choices if choice.name == "rounds")
    assert (rounds.least, rounds.most, rounds.default, rounds.values) == (1, 20, 10, ())
    assert Table(start(2)).view(0)["rounds"] == 10
    assert Table(start(2, rounds=3)).view(1)["rounds"] == 3


def test_k4_the_window_is_a_house_switch() -> None:
    window = next(choice for choice in GAME.choices if choice.name == "window")
    assert (window.values, window.default) == ((1500, 2500, 4000, 10_000), 2500)
    pace = next(choice for choice in GAME.choices if choice.name == "pace")
    assert (pace.values, pace.default) == ((700, 1200, 2000, 5000), 1200)


def test_each_seat_has_a_handicap() -> None:
    found = [choice for choice in GAME.choices if choice.name.startswith("handicap")]
    assert [choice.values for choice in found] == [(0, 50, 100, 150, 200, 250, 300)] * 6
    seats = [choice.seats for choice in found]
    everybody = (2, 3, 4, 5, 6)
    assert seats == [everybody, everybody, (3, 4, 5, 6), (4, 5, 6), (5, 6), (6,)]


def test_defaults_are_the_same_in_choices_and_options() -> None:
    for choice in GAME.choices:
        assert getattr(Options(), choice.name) == choice.default


# --- what a seat knows ---


def looking() -> Table:
    """Seat 0 has drawn an 8 and looks at its own card."""
    table = Table(position("KS 3S", LOW.replace("3S", "3D"), stock="8S ..."))
    table.does(0, Draw(), Discard(), Look(0, 0))
    return table


def test_a_view_shows_only_what_its_seat_is_looking_at() -> None:
    table = looking()
    assert table.faces(0) == {(0, 0): "KS"}
    assert table.faces(1) == {}
    assert table.view(1)["looking"] == {
        "type": "Looking",
        "seat": 0,
        "cards": [{"type": "At", "seat": 0, "place": 0}],
    }
    table.does(0, Cover())
    assert table.faces(0) == {}
    assert table.view(1)["looking"] is None


def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = Table(position(LOW, "2D 3D 4D 5D", "2H", stock="QS ..."))
    table.does(0, Draw())
    assert [table.view(seat)["drawn"] for seat in range(3)] == ["QS", None, None]
    assert [table.view(seat)["drawer"] for seat in range(3)] == [0, 0, 0]


def test_what_a_seat_has_seen_it_still_knows_when_it_lies_face_down() -> None:
    table = looking()
    table.does(0, Cover())
    assert [table.knows(seat) for seat in range(2)] == ["KS", ""]


def unseen(state: State, seat: int) -> set[str]:
    """What could lie at a seat's first place, in the eyes of seat 0."""
    guesses = [GAME.redeal(state, 0, Rng(seed)) for seed in range(500)]
    return {names([it.card for it in guess.grids[seat][:1] if it]) for guess in guesses}


def test_dealt_anew_only_what_a_seat_has_not_seen_changes() -> None:
    state = looking().state
    assert unseen(state, 0) == {"KS"}
    assert unseen(state, 1) == set(pieces.CARDS) - {"KS", "8S"}


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
