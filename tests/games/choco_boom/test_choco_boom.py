"""Choco-Boom, sentence by sentence of its rulebook: the cards, a turn, and what is called."""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.games.choco_boom.rules.actions import Call, Flip
from chocobox.games.choco_boom.rules.events import Called, CallMade, TurnBegan
from chocobox.games.choco_boom.rules.pieces import CALLS, CARDS, COLOURS, ITEMS, due
from games.choco_boom.hand import Table, everything, lying, names, position, single, start

# --- what is in the box ---


def test_b1_carrot_and_pepper_are_never_called() -> None:
    assert {due(card, before) for card in CARDS for before in (None, *CALLS.values())} == {
        *("banana", "strawberry", "choco", "elephant")
    }


# --- preparing to play ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_25_cards_are_dealt_to_each_player_and_the_rest_goes_back_into_the_box(seats: int) -> None:
    state = start(seats)
    assert [len(deck) for deck in state.decks] == [25] * seats
    assert len(state.box) == 110 - 25 * seats
    assert everything(state) == list(range(110))


def test_all_the_cards_are_shuffled_thoroughly() -> None:
    firsts = Counter(names(start(2, seed).decks[0][:1]) for seed in range(400))
    assert len(firsts) == 28
    assert max(firsts.values()) < 40
    assert len({start(4, seed).decks for seed in range(50)}) == 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_open_the_first_round(seats: int) -> None:
    turns = Counter(start(seats, seed).turn for seed in range(240))
    assert set(turns) == set(range(seats))
    assert min(turns.values()) > 240 / seats * 0.6


# --- a turn ---


def test_b15_the_card_is_shown_to_all_at_once_from_one_recorded_instant() -> None:
    table = Table(position(["red carrot", 5], [5], [5]))
    table.does(0, Flip(), at=400)
    assert all(table.view(seat)["pile"] == [] for seat in range(3))
    assert table.due() == ("Go", 460)
    table.waits(60)
    views = [table.view(seat) for seat in range(3)]
    assert [view["window"]["opened"] for view in views] == [460] * 3
    assert all({**view, "seat": 0} == views[0] for view in views)


# --- what is called ---


@pytest.mark.parametrize(
    ("colour", "call"),
    [("yellow", "banana"), ("red", "strawberry"), ("brown", "choco"), ("blue", "elephant")],
)
@pytest.mark.parametrize("item", [item for item in ITEMS if item != "parrot"])
def test_the_item_of_the_colour_is_called_whatever_the_card_shows(
    item: str, colour: str, call: str
) -> None:
    table = lying(f"{colour} {item}")
    assert table.does(0, Call(call), at=table.opened + 700) == (CallMade(0),)
    assert table.waits(60) == (Called(0, call, call, True, True, 700), TurnBegan(1))


def test_a_call_is_shown_at_once_and_judged_when_no_sooner_hand_can_be_on_its_way() -> None:
    table = single()
    at = table.opened + 300
    table.does(1, Call("elephant"), at=at)
    made = {"type": "Made", "seat": 1, "item": "elephant", "at": at}
    assert table.view()["call"] == {**made, "right": None}
    assert table.due() == ("Hear", at + 60)
    assert table.codes(1, Call("choco")) == ("called",)
    table.waits(60)
    assert table.view()["call"] == {**made, "right": True}
    assert table.view()["last_call"] == "elephant"


# --- the parrot ---


@pytest.mark.parametrize("colour", COLOURS)
def test_a_parrot_repeats_what_was_called_before_regardless_of_its_colour(colour: str) -> None:
    table = lying("red carrot", f"{colour} parrot")
    assert table.top.due == "strawberry"
    assert table.calls("strawberry")[0] == Called(1, "strawberry", "strawberry", True, True, 500)


@pytest.mark.parametrize(("colour", "call"), CALLS.items())
def test_a_parrot_as_the_first_card_is_called_by_its_own_colour(colour: str, call: str) -> None:
    table = lying(f"{colour} parrot", "red parrot")
    assert [event.wanted for event in table.saw(Called)] == [call]
    assert table.top.due == call


def test_a_parrot_after_a_fine_is_called_by_its_own_colour() -> None:
    table = Table(position(["red carrot", 3], ["yellow choco", 6], ["blue parrot", 3]))
    table.goes()
    table.flips()
    table.calls("choco")
    table.readies()
    table.state = table.state.changed(turn=2)  # so that the parrot is the next
    table.flips()
    assert table.view()["flipper"] == 2
    assert table.top.due == "elephant"


def test_b17_a_parrot_repeats_what_was_called_on_a_double_be_it_wrong() -> None:
    table = Table(position(["red carrot", "blue parrot", 3], ["yellow carrot", 3]))
    table.goes()
    table.flips()
    table.calls("choco")
    table.waits(until=table.opened + 1500)
    table.flips()
    assert table.top.due == "choco"
