"""Choco-Boom, sentence by sentence of its rulebook: the cards, a turn, and what is called."""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.games.choco_boom.events import (
    Called,
    CallMade,
    Flipped,
    PileWon,
    Reached,
    TurnBegan,
)
from chocobox.games.choco_boom.pieces import CALLS, CARDS, COLOURS, ITEMS, Card, due
from chocobox.games.choco_boom.words import Call, Flip, Slap
from games.boom_hand import CALLS as KEYS
from games.boom_hand import GAME, Table, everything, lying, names, position, single, start

# --- what is in the box ---


def test_110_cards_show_7_items_in_4_colours() -> None:
    assert len(CARDS) == 110
    assert set(CARDS) == {Card(item, colour) for item in ITEMS for colour in COLOURS}
    assert (len(set(ITEMS)), len(set(COLOURS))) == (7, 4)


def test_b1_the_seven_items() -> None:
    assert set(ITEMS) == {
        *("banana", "strawberry", "choco", "elephant"),
        *("parrot", "carrot", "pepper"),
    }


def test_b1_carrot_and_pepper_are_never_called() -> None:
    assert {due(card, before) for card in CARDS for before in (None, *CALLS.values())} == {
        *("banana", "strawberry", "choco", "elephant")
    }


def test_b2_four_of_each_but_three_yellow_bananas_and_three_blue_elephants() -> None:
    fewer = {card: n for card, n in Counter(CARDS).items() if n != 4}
    assert fewer == {Card("banana", "yellow"): 3, Card("elephant", "blue"): 3}


# --- preparing to play ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_25_cards_are_dealt_to_each_player_and_the_rest_goes_back_into_the_box(seats: int) -> None:
    state = start(seats)
    assert [len(deck) for deck in state.decks] == [25] * seats
    assert len(state.box) == 110 - 25 * seats
    assert everything(state) == list(range(110))


def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)


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


def test_only_who_opens_can_do_anything_and_nothing_runs() -> None:
    table = Table(start(4, 3))
    turn = table.state.turn
    assert [table.kinds(seat) for seat in range(4)] == [
        ["Flip"] if seat == turn else [] for seat in range(4)
    ]
    assert table.due() is None
    assert table.view()["turn"] == turn


# --- a turn ---


def test_the_top_card_of_the_deck_goes_face_up_onto_the_pile() -> None:
    table = Table(position(["red carrot", "blue choco", 5], [5], [5]))
    assert table.does(0, Flip(), at=400) == (Reached(0),)
    assert table.waits(60) == (Flipped(0, Card("carrot", "red")),)
    assert table.view()["pile"] == [{"type": "Card", "item": "carrot", "colour": "red"}]
    assert table.deck(0).startswith("blue choco")
    assert table.view()["decks"] == [6, 5, 5]
    assert (table.view()["flipper"], table.view()["laid"]) == (0, 1)


def test_the_pile_grows_and_its_newest_card_comes_last() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana")
    assert [card["item"] for card in table.view()["pile"]] == ["carrot", "strawberry", "banana"]
    assert table.view()["laid"] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_in_turn_clockwise(seats: int) -> None:
    cards = ["red carrot", "blue strawberry", "brown banana", "yellow choco", "red elephant"]
    table = lying(*cards, seats=seats)
    assert [event.seat for event in table.saw(Flipped)] == [n % seats for n in range(5)]
    table.calls()
    assert table.told[-1] == TurnBegan(5 % seats)
    assert [table.kinds(seat)[:1] for seat in range(seats)] == [
        ["Flip"] if seat == 5 % seats else ["Slap"] for seat in range(seats)
    ]


def test_nobody_flips_before_the_card_was_called() -> None:
    table = single()
    assert [table.kinds(seat) for seat in range(3)] == [["Slap"], ["Call", "Slap"], ["Slap"]]
    assert table.codes(2, Flip()) == ("not_turn",)
    assert table.codes(1, Flip()) == ("call_first",)
    table.calls()
    assert table.kinds(2) == ["Flip", "Slap"]


def test_b15_the_card_is_shown_to_all_at_once_from_one_recorded_instant() -> None:
    table = Table(position(["red carrot", 5], [5], [5]))
    table.does(0, Flip(), at=400)
    assert all(table.view(seat)["pile"] == [] for seat in range(3))
    assert table.due() == ("Go", 460)
    table.waits(60)
    views = [table.view(seat) for seat in range(3)]
    assert [view["window"]["opened"] for view in views] == [460] * 3
    assert all({**view, "seat": 0} == views[0] for view in views)


def test_who_reaches_for_a_deck_is_seen_and_reaches_once() -> None:
    table = Table(position(["red carrot", 5], [5]))
    table.does(0, Flip(), at=400)
    assert table.view(1)["reach"] == {"type": "Reach", "seat": 0, "at": 400}
    assert table.codes(0, Flip()) == ("reached",)
    table.waits(60)
    assert table.view(1)["reach"] is None


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


def test_four_keys_in_a_fixed_order_for_whoever_flipped() -> None:
    table = single()
    assert table.offered(1) == [*KEYS, Slap()]
    assert [key.item for key in KEYS] == ["banana", "strawberry", "choco", "elephant"]
    assert table.codes(0, Call("elephant")) == ("not_flipper",)


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


def test_it_repeats_the_call_and_not_the_item_before() -> None:
    assert lying("red choco", "yellow banana", "blue parrot").top.due == "banana"
    assert lying("yellow banana", "red choco", "blue parrot").top.due == "strawberry"


def test_b3_parrot_after_parrot_repeats_again() -> None:
    assert lying("red carrot", "blue parrot", "yellow parrot").top.due == "strawberry"
    table = lying("red carrot", "blue parrot", "yellow choco", "red parrot", "brown parrot")
    assert table.top.due == "banana"


@pytest.mark.parametrize(("colour", "call"), CALLS.items())
def test_a_parrot_as_the_first_card_is_called_by_its_own_colour(colour: str, call: str) -> None:
    table = lying(f"{colour} parrot", "red parrot")
    assert [event.wanted for event in table.saw(Called)] == [call]
    assert table.top.due == call


def test_a_parrot_as_the_first_card_of_a_new_pile_is_called_by_its_own_colour() -> None:
    table = Table(position(["red carrot", 3], ["yellow carrot", 3], ["blue parrot", 3]))
    table.goes()
    table.flips()
    table.slaps(0)
    assert table.saw(PileWon)
    assert table.view()["last_call"] is None
    table.flips()
    assert table.top.due == "elephant"


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


def test_b3_where_a_double_was_not_called_it_repeats_the_call_before() -> None:
    table = Table(position(["red carrot", "blue parrot", 3], ["yellow carrot", 3]))
    table.goes()
    table.flips()
    table.waits(1500)
    table.flips()
    assert table.top.due == "strawberry"
