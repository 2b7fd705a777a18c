"""Choco-Boom, sentence by sentence: doubles, who wins the pile, what it brings, who goes on."""

from __future__ import annotations

import pytest

from chocobox.games.choco_boom.events import (
    Called,
    Ignored,
    PileWon,
    Reached,
    Slapped,
    TurnBegan,
)
from chocobox.games.choco_boom.pieces import ITEMS
from chocobox.games.choco_boom.words import Call, Flip, Slap
from games.boom_hand import Table, double, lying, position, single

# --- a double ---


@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("second", ["red", "yellow"])
def test_b5_a_double_is_the_same_item_as_just_before_whatever_the_colours(
    item: str, second: str
) -> None:
    assert lying(f"red {item}", f"{second} {item}").top.double
    assert not lying(f"red {item}", "blue carrot" if item != "carrot" else "red choco").top.double


def test_a_double_is_of_two_cards_that_follow_each_other() -> None:
    assert not lying("red carrot", "blue choco", "red carrot").top.double
    assert not lying("red carrot").top.double
    assert not lying("blue choco", "blue elephant").top.double


def test_b5_fines_under_the_pile_never_make_a_double() -> None:
    table = Table(position(["red carrot", "blue choco", "red banana", 3], ["red choco", 4]))
    table.flips()
    table.calls("choco")  # its fine, choco and banana, goes under the carrot
    table.readies()
    assert table.view()["under"] == 2
    table.state = table.state.changed(turn=1)
    table.flips()
    assert not table.top.double


def test_in_case_of_a_double_nothing_has_to_be_called() -> None:
    table = double()
    assert table.waits(1500)[-1] == TurnBegan(2)
    assert table.view()["paused"] is None


@pytest.mark.parametrize("item", ["banana", "strawberry", "choco", "elephant"])
def test_but_calling_it_right_or_wrong_is_not_a_violation(item: str) -> None:
    table = double()
    told = table.calls(item)
    assert told == (Called(1, item, "elephant", item == "elephant", False, 500),)
    assert (table.view()["call"]["right"], table.view()["call_by"]) == (True, None)
    assert table.codes(1, Call(item)) == ("called",)


@pytest.mark.parametrize("hesitation", [1000, 2000, 5000])
def test_a_double_looks_like_any_card_until_its_call_was_heard(hesitation: int) -> None:
    looks = []
    for table in (double(hesitation=hesitation), single(hesitation=hesitation)):
        assert table.kinds(1) == ["Call", "Slap"]
        table.does(1, Call("elephant"), at=table.opened + 300)
        view = table.view()
        looks.append((view["call_by"], view["turn"], view["window"], view["last_call"]))
    assert looks[0] == looks[1]


# --- slapping it ---


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_player_may_slap_whoever_flipped_too(seat: int) -> None:
    table = double()
    assert [Slap() in table.offered(seat) for seat in range(3)] == [True] * 3
    at = table.opened + 300
    assert table.does(seat, Slap(), at=at) == (Slapped(seat, at),)
    assert table.view(1)["window"]["slaps"] == [seat]
    assert table.due() == ("Judge", at + 60)
    assert table.waits(60) == (PileWon(seat, 2, None, False, ()), TurnBegan(2))


def test_the_fastest_player_wins_all_the_cards_in_the_pile_under_its_deck() -> None:
    table = lying("yellow choco", "red carrot", "blue carrot", spare=(2, 2, 2))
    before = table.deck(0)
    table.slaps(0)
    assert table.deck(0) == before + ", yellow choco, red carrot, blue carrot"
    view = table.view()
    assert (view["pile"], view["under"], view["decks"]) == ([], 0, [5, 2, 2])


def test_b9_fines_go_under_the_deck_first_the_latest_of_them_undermost() -> None:
    table = Table(
        position(
            ["red carrot", "brown choco", "red pepper", "yellow banana", 2],
            ["blue choco", "red parrot", "blue banana", "red choco", 2],
        )
    )
    rest = table.deck(0).split("yellow banana, ")[1]
    table.flips()
    table.calls("choco")
    table.readies()
    table.goes()
    table.flips()
    table.calls("choco")
    table.readies()
    assert table.view()["under"] == 4
    table.flips()
    assert table.slaps(0)[0] == PileWon(0, 8, None, False, ())
    fines = "red parrot, blue banana, brown choco, red pepper"
    assert table.deck(0) == f"{rest}, {fines}, red carrot, yellow banana, blue choco, red choco"
    assert table.view()["under"] == 0


def test_the_player_whose_turn_is_next_begins_a_new_pile() -> None:
    for winner in range(3):
        table = double()
        assert table.slaps(winner)[-1] == TurnBegan(2)
        assert table.kinds(2) == ["Flip"]
        table.flips()
        assert len(table.view()["pile"]) == 1


def test_a_new_pile_makes_no_double_with_the_old_one() -> None:
    table = lying("red carrot", "blue carrot", "red carrot")
    assert table.saw(PileWon) == []
    table = Table(position(["red carrot", 2], ["blue carrot", 2], ["brown carrot", 2]))
    table.goes()
    table.flips()
    table.slaps(0)
    table.flips()
    assert not table.top.double


# --- B8: nobody slaps it ---


@pytest.mark.parametrize("hesitation", [1000, 2000, 5000])
@pytest.mark.parametrize("call", [None, 0, 300, 1440])
def test_b8_the_next_card_may_be_reached_for_when_1500_ms_are_over_called_or_not(
    hesitation: int, call: int | None
) -> None:
    table = double(hesitation=hesitation)
    if call is not None:
        table.does(1, Call("banana"), at=table.opened + call)
    table.waits(until=table.opened + 1499)
    assert (table.kinds(2), table.codes(2, Flip())) == (["Slap"], ("not_turn",))
    assert table.waits(1)[-1] == TurnBegan(2)
    assert table.view()["last_call"] == ("strawberry" if call is None else "banana")
    assert table.does(2, Flip()) == (Reached(2),)
    assert table.view()["reach"]["at"] == table.opened + 1500


def test_b8_a_call_that_would_not_be_heard_before_that_means_nothing() -> None:
    table = double()
    assert table.does(1, Call("banana"), at=table.opened + 1441) == (Ignored(1),)
    assert table.waits(59)[-1] == TurnBegan(2)
    assert table.view()["last_call"] == "strawberry"


def test_b8_until_that_reach_a_double_may_still_be_slapped() -> None:
    table = double()
    table.waits(30_000)
    table.does(2, Flip())
    assert table.does(0, Slap()) == (Slapped(0, table.now),)
    assert table.waits(60)[0] == PileWon(0, 2, None, False, ())


def test_b8_with_that_reach_the_chance_is_gone() -> None:
    table = Table(position(["red carrot", 3], ["blue carrot", 3], ["yellow choco", 3]))
    table.goes(2)
    table.flips()
    table.slaps(0)
    assert table.saw(PileWon) == []


def test_b8_where_only_one_has_cards_it_waits_as_long_for_itself() -> None:
    table = lying("red carrot", "blue carrot", spare=(0, 5, 0))
    table.calls()
    assert table.codes(1, Flip()) == ("not_turn",)
    table.waits(until=table.opened + 1500)
    assert table.kinds(1) == ["Flip", "Slap"]


def test_the_uppermost_four_cards_of_a_won_pile_are_seen_on_their_way() -> None:
    cards = ["yellow pepper", "brown elephant", "red banana", "blue choco", "red choco"]
    table = lying(*cards)
    table.slaps(0)
    assert [card["item"] for card in table.view()["won"]["cards"]] == [
        *("elephant", "banana", "choco", "choco"),
    ]
    assert table.view()["won"]["count"] == 5


def test_who_wins_piles_in_a_row_is_remembered() -> None:
    """Bots that are kind are slower then."""
    table = Table(
        position(
            ["red carrot", "red choco", "red pepper", 2],
            ["blue carrot", "blue choco", "blue pepper", 2],
        )
    )
    streaks = []
    for winner in (1, 1, 0):
        table.goes()
        table.flips()
        table.slaps(winner)
        streaks.append(table.state.streak)
    assert streaks == [(1, 1), (1, 2), (0, 1)]


def test_nobody_begins_a_new_pile_before_the_old_one_was_won() -> None:
    table = double()
    table.calls()
    table.waits(500)
    table.slaps(0)
    assert table.does(2, Flip(), at=table.now - 1) == (Ignored(2),)
    assert table.does(2, Flip(), at=table.now) == (Reached(2),)
