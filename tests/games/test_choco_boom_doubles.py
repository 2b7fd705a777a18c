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
from chocobox.games.choco_boom.words import Flip, Slap
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
    assert table.waits(2060)[-1] == TurnBegan(2)
    assert table.view()["paused"] is None


@pytest.mark.parametrize("item", ["banana", "strawberry", "choco", "elephant"])
def test_but_calling_it_right_or_wrong_is_not_a_violation(item: str) -> None:
    table = double()
    told = table.calls(item)
    assert told == (Called(1, item, "elephant", item == "elephant", False, 500), TurnBegan(2))
    assert table.view()["call"]["right"] is True


def test_on_a_double_everything_looks_the_same_until_somebody_slaps() -> None:
    looks = []
    for table in (double(), single()):
        view = table.view()
        assert table.kinds(1) == ["Call", "Slap"]
        looks.append((view["call_by"], view["turn"], view["window"], view["last_call"]))
    assert looks[0] == looks[1]
    assert double().calls("elephant")[1:] == single().calls("elephant")[1:]


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
