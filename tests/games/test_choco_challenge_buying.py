"""Choco Challenge, sentence by sentence: buying, desserts, filling the market."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core import Action
from chocobox.games.choco_challenge.state import State
from chocobox.games.choco_challenge.words import (
    Bought,
    Buy,
    Done,
    Draw,
    Finished,
    Refilled,
    Stop,
    Take,
    Took,
)
from games.choco_challenge_hand import GAME, ROW, Sits, after, do, names, offered, position, stopped

LONG = "cocoa butter sugar milk nuts rum mint chili"
"""A row of eight different cards; its first n are a row of n."""

MARKET = "cherries nuts rum cinnamon vanilla ginger"


def having(n: int, **more: Any) -> Sits:
    """A seat that has drawn n cards."""
    return Sits(" ".join(LONG.split()[:n]), **more)


def at_shop(n: int, **more: Any) -> State:
    """A seat has drawn n cards and stopped."""
    return stopped(position(having(n), market=MARKET, **more))


def shop(n: int, **more: Any) -> list[Action]:
    """What a seat may do that stopped with n cards."""
    return offered(stopped(position(having(n, **more), market=MARKET)))


# --- buying ---


@pytest.mark.parametrize("n", range(1, 7))
def test_the_one_card_that_lies_as_far_from_the_deck_as_cards_were_drawn(n: int) -> None:
    assert [one for one in shop(n) if isinstance(one, Buy)] == [Buy(n)]
    state, events = do(at_shop(n), Buy(n))
    name = MARKET.split()[n - 1]
    card = state.seats[0].discard[0]
    assert events == (Bought(0, card, name, n),)
    assert names([card]) == name


def test_example_three_cards_buy_the_third_from_the_deck() -> None:
    state = after(at_shop(3), Buy(3))
    assert names(state.seats[0].discard) == "rum"


@pytest.mark.parametrize("n", [7, 8])
def test_seven_or_more_buy_any_card(n: int) -> None:
    buys = [one for one in shop(n) if isinstance(one, Buy)]
    assert buys == [Buy(place) for place in range(1, 7)]


def test_place_one_lies_next_to_the_deck() -> None:
    """A filling that fills the market comes next to the deck: to place 1."""
    state = at_shop(6, deck="rum ...")
    state = after(state, Buy(6), Done())
    assert names(state.market) == f"rum {MARKET.removesuffix(' ginger')}"


def test_the_card_goes_to_the_own_discard() -> None:
    before = stopped(position(having(3, discard="milk"), market=MARKET))
    state = after(before, Buy(3))
    assert names(state.seats[0].discard) == "milk rum"
    assert state.bought == before.market[2]
    assert len(state.market) == 5


def test_c6_buying_is_optional_and_at_most_once() -> None:
    for n in (2, 7):
        assert Done() in shop(n)
        state = after(at_shop(n), Buy(2))
        assert not [one for one in offered(state) if isinstance(one, Buy)]


# --- desserts ---


@pytest.mark.parametrize("n", range(1, 9))
def test_a_dessert_costs_at_most_as_much_as_cards_were_drawn(n: int) -> None:
    takes = [one for one in shop(n) if isinstance(one, Take)]
    assert takes == [Take(cost) for cost in range(4, n + 1)]


def test_nine_cards_take_any_dessert() -> None:
    state = stopped(position(Sits(f"{LONG} cherries"), market="rum nuts rum nuts mint vanilla"))
    assert [one.cost for one in offered(state) if isinstance(one, Take)] == [4, 5, 6, 7, 8, 9]


def test_example_seven_cards_take_a_dessert_of_seven_or_less() -> None:
    assert [one.cost for one in shop(7) if isinstance(one, Take)] == [4, 5, 6, 7]


def test_desserts_lie_open_in_front_of_their_owner() -> None:
    state, events = do(stopped(position(having(5, desserts=(5,)), market=MARKET)), Take(4))
    assert events == (Took(0, 4),)
    view = GAME.view(state, 2)
    assert view.seats[0].desserts == (4, 5)
    assert (view.desserts["4"], view.desserts["5"], view.took) == (3, 3, 4)
    assert state.seats[0].discard == ()


def test_nobody_has_two_desserts_alike() -> None:
    takes = [one for one in shop(6, desserts=(5,)) if isinstance(one, Take)]
    assert takes == [Take(4), Take(6)]


def test_what_the_others_own_may_be_owned_too() -> None:
    state = stopped(position(having(4), Sits(desserts=(4,)), market=MARKET))
    assert Take(4) in offered(state)


def test_a_pile_that_is_empty_gives_nothing() -> None:
    row, owner = Sits(f"{LONG} cherries"), Sits(desserts=(9,))
    state = stopped(position(row, owner, market="rum nuts rum nuts mint vanilla"))
    takes = [one.cost for one in offered(state) if isinstance(one, Take)]
    assert takes == [4, 5, 6, 7, 8]


def test_c6_at_most_one_dessert_a_turn() -> None:
    state = after(at_shop(6), Take(4))
    assert offered(state) == [Buy(6), Done()]


def test_a_dessert_may_be_taken_without_buying() -> None:
    state = after(at_shop(4, round=1), Take(4), Done())
    assert state.seats[0].desserts == (4,)
    assert state.seats[0].discard == ()
    assert state.turn == 1


@pytest.mark.parametrize("order", [(Buy(4), Take(4)), (Take(4), Buy(4))])
def test_card_and_dessert_in_either_order(order: tuple[Buy | Take, ...]) -> None:
    state = after(at_shop(4), *order)
    assert (names(state.seats[0].discard), state.seats[0].desserts) == ("cinnamon", (4,))
    assert offered(state) == [Done()]


def test_what_was_bought_this_turn_buys_nothing_yet() -> None:
    state = after(at_shop(3), Buy(3))
    assert offered(state) == [Done()]


# --- filling the market ---


def test_at_the_end_of_the_turn_the_top_card_replaces_what_was_bought() -> None:
    state = at_shop(3, deck="nuts ...", round=1)
    top, size = state.deck[0], len(state.deck)
    state = after(state, Buy(3))
    assert (len(state.market), len(state.deck)) == (5, size)
    state, events = do(state, Done())
    assert events == (Finished(0), Refilled(0, top, "nuts", 1))
    assert (len(state.market), len(state.deck)) == (6, size - 1)


def test_where_nothing_was_bought_nothing_is_replaced() -> None:
    state = at_shop(4, round=1)
    later = after(state, Take(4), Done())
    assert (later.market, later.deck) == (state.market, state.deck)


@pytest.mark.parametrize("spice", ["cinnamon", "vanilla", "ginger", "mint", "chili"])
def test_a_spice_comes_to_the_end_that_is_far_from_the_deck(spice: str) -> None:
    state = stopped(position(having(2), market=ROW, deck=f"{spice} ...", round=1))
    state, events = do(after(state, Buy(2)), Done())
    assert names(state.market) == f"rum nuts vanilla cinnamon ginger {spice}"
    assert events[1] == Refilled(0, state.market[5], spice, 6)


@pytest.mark.parametrize("filling", ["nuts", "rum", "cherries"])
def test_a_filling_comes_next_to_the_deck(filling: str) -> None:
    state = stopped(position(having(5), market=ROW, deck=f"{filling} ...", round=1))
    state, events = do(after(state, Buy(5)), Done())
    assert names(state.market) == f"{filling} rum cherries nuts vanilla ginger"
    assert events[1] == Refilled(0, state.market[0], filling, 1)


def test_example_a_filling_is_bought_a_spice_comes_and_the_row_slides() -> None:
    state = stopped(position(having(2), market=ROW, deck="mint nuts ...", round=1))
    state = after(state, Buy(2))
    assert names(state.market) == "rum nuts vanilla cinnamon ginger"
    assert GAME.view(state, 0).back == "spice"
    state = after(state, Done())
    assert names(state.market) == "rum nuts vanilla cinnamon ginger mint"
    assert GAME.view(state, 0).back == "filling"


def test_the_market_has_six_cards_whenever_a_turn_begins() -> None:
    state = at_shop(1, round=1)
    for _ in range(4):
        state = after(state, Buy(1), Done())
        assert len(state.market) == 6
        state = after(state, Draw(), Stop())
