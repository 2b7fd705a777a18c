"""Choco Challenge, sentence by sentence: what is in the box, the set-up, turns, what a seat knows.

Drawing, buying, extra cards, the end and the odds have files of their own beside this one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from chocobox.codec import encode
from chocobox.core import Rng
from chocobox.games.choco_challenge import pieces
from chocobox.games.choco_challenge.state import Options, State
from chocobox.games.choco_challenge.words import Bust, Done, Draw, Stop
from games import choco_challenge_cards as typed
from games.choco_challenge_hand import GAME, Sits, after, do, names, offered, position

every_number = pytest.mark.parametrize("seats", [3, 4, 5])


def start(seats: int, seed: int = 1, first: int = 0) -> State:
    return GAME.start(Options(first=first), seats, Rng(seed))


def through(state: State) -> State:
    """A turn of one card and no shopping, and no extra cards either."""
    state = after(state, Draw(), Stop(), Done())
    while state.asked is not None:
        state = after(state, offered(state)[-1])
    return state


# --- what is in the box ---


def test_three_to_five_may_play() -> None:
    assert GAME.seats == (3, 4, 5)
    assert GAME.teams == ()


def test_five_base_sets_of_eight_each_with_two_of_four_kinds() -> None:
    for seat in range(5):
        own = Counter(pieces.NAMES[card] for card in pieces.base_set(seat))
        assert own == {"cocoa": 2, "butter": 2, "sugar": 2, "milk": 2}
    assert len({card for seat in range(5) for card in pieces.base_set(seat)}) == 40


def test_thirty_six_ingredients_are_twenty_one_fillings_and_fifteen_spices() -> None:
    found = Counter(pieces.NAMES[card] for card in pieces.INGREDIENTS)
    fillings = {"nuts": 8, "rum": 7, "cherries": 6}
    spices = {"cinnamon": 5, "vanilla": 4, "ginger": 3, "mint": 2, "chili": 1}
    assert found == fillings | spices
    kinds = Counter(pieces.kind(card) for card in pieces.INGREDIENTS)
    assert kinds == {"filling": 21, "spice": 15}


def test_twenty_desserts_whose_cost_is_their_worth() -> None:
    copies = dict(zip(pieces.COSTS, pieces.DESSERTS[5], strict=True))
    assert copies == {4: 5, 5: 5, 6: 4, 7: 3, 8: 2, 9: 1}
    for cost in copies:
        assert GAME.view(position(Sits(desserts=(cost,))), 0).count.totals[0].desserts == cost


def test_thirteen_tools_five_whisks_and_four_of_each_other() -> None:
    state = start(5)
    whisks = [seat.tools for seat in state.seats]
    assert whisks == [("whisk",)] * 5
    assert GAME.view(state, 0).tools == {"whisk": 0, "pastry_bag": 4, "measuring_cup": 4}


def test_the_cards_are_those_that_were_typed_from_the_rulebook() -> None:
    assert pieces.NAMES == typed.CARDS
    assert pieces.CROWNS == typed.CROWNS


# --- set-up ---


@every_number
def test_c2_desserts_by_number_of_players(seats: int) -> None:
    left = {3: (3, 3, 2, 2, 1, 1), 4: (4, 4, 3, 2, 2, 1), 5: (5, 5, 4, 3, 2, 1)}[seats]
    desserts = GAME.view(start(seats), 0).desserts
    assert desserts == dict(zip("456789", left, strict=True))


@every_number
def test_c3_one_whisk_each_and_one_fewer_of_the_other_tools(seats: int) -> None:
    state = start(seats)
    assert [seat.tools for seat in state.seats] == [("whisk",)] * seats
    tools = GAME.view(state, 0).tools
    assert tools == {"whisk": 0, "pastry_bag": seats - 1, "measuring_cup": seats - 1}


@every_number
def test_each_gets_a_set_of_one_colour_and_the_others_stay_in_the_box(seats: int) -> None:
    state = start(seats)
    for seat, own in enumerate(state.seats):
        assert sorted(own.pile) == list(range(8 * seat, 8 * seat + 8))
        assert own.drawn == own.discard == own.desserts == ()
    assert len(state.seats) == seats


def test_every_base_set_is_shuffled_by_itself() -> None:
    piles = [tuple(card % 8 for card in own.pile) for own in start(5).seats]
    assert len(set(piles)) == 5
    assert {start(3, seed).seats[0].pile[0] for seed in range(99)} == set(range(8))


def test_the_deck_is_shuffled() -> None:
    assert start(3, 1).deck != start(3, 2).deck
    assert {start(3, seed).deck[0] for seed in range(999)} == set(range(40, 76))


@pytest.mark.parametrize("seed", range(20))
def test_the_market_is_six_open_cards_spices_far_from_the_deck_fillings_near(seed: int) -> None:
    state = start(4, seed)
    kinds = [pieces.kind(card) for card in state.market]
    assert len(kinds) == 6
    assert kinds == sorted(kinds)  # place 1, next to the deck, comes first
    assert len(state.deck) == 30
    assert sorted((*state.market, *state.deck)) == list(range(40, 76))


def test_first_player_starts() -> None:
    for first in range(5):
        state = start(5, first=first)
        assert [seat for seat in range(5) if GAME.actions(state, seat)] == [first]
        assert GAME.view(state, 0).first == first


@pytest.mark.parametrize(("seats", "first"), [(3, 3), (3, 4), (4, 4)])
def test_first_player_sits_at_the_table(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=f"first must be a seat from 0 to {seats - 1}"):
        start(seats, first=first)


def test_example_set_up_with_four_players() -> None:
    view = encode(GAME.view(start(4), 0))
    assert [seat["pile"] for seat in view["seats"]] == [8, 8, 8, 8]
    assert [seat["tools"] for seat in view["seats"]] == [["whisk"]] * 4
    assert (len(view["market"]), view["deck"]) == (6, 30)
    assert sum(view["desserts"].values()) == 16
    assert view["tools"] == {"whisk": 0, "pastry_bag": 3, "measuring_cup": 3}
    assert (view["turn"], view["first"], view["round"]) == (0, 0, 1)


# --- turns ---


@every_number
def test_turns_go_clockwise_from_first_player(seats: int) -> None:
    state, turns, rounds = start(seats, first=2), list[int](), list[int]()
    for _ in range(2 * seats + 1):
        turns.append(state.turn)
        rounds.append(state.round)
        state = through(state)
    assert turns == [(2 + turn) % seats for turn in range(2 * seats + 1)]
    assert rounds == [*[1] * seats, *[2] * seats, 3]


def test_what_is_bought_becomes_part_of_the_own_pile() -> None:
    state = start(3)
    state = after(state, Draw(), Stop(), offered(after(state, Draw(), Stop()))[0], Done())
    bought = state.seats[0].discard[0]
    for _ in range(2):
        state = through(state)
    assert state.turn == 0
    assert bought in state.seats[0].pile


def test_only_the_seat_whose_turn_it_is_may_do_something() -> None:
    state = position(Sits("cocoa"))
    assert [bool(GAME.actions(state, seat)) for seat in range(4)] == [True, False, False, False]


# --- what a seat knows ---


def test_everything_lies_open_but_the_order_of_the_piles() -> None:
    sits = Sits("cocoa nuts", "sugar butter", "milk", "whisk pastry_bag", (5, 4))
    state = position(sits)
    own = GAME.view(state, 3).seats[0]
    assert (own.drawn, own.discard) == (("cocoa", "nuts"), ("milk",))
    assert (own.tools, own.desserts, own.pile) == (("whisk", "pastry_bag"), (4, 5), 6)
    assert own.inside == ("cocoa", "butter", "butter", "sugar", "sugar", "milk")
    assert names(own.drawn_cards) == "cocoa nuts"
    assert names(own.discard_cards) == "milk"


def test_all_seats_see_the_same() -> None:
    state = position(Sits("cocoa nuts"), Sits("milk"), turn=1)
    views = [GAME.view(state, seat) for seat in range(4)]
    assert [replace(view, seat=0) for view in views] == [views[0]] * 4
    assert [view.seat for view in views] == [0, 1, 2, 3]


@pytest.mark.parametrize(("top", "back"), [("mint", "spice"), ("nuts", "filling"), ("", None)])
def test_c8_the_back_of_the_top_ingredient_tells_its_kind(top: str, back: str | None) -> None:
    state = position(deck=top)
    assert [GAME.view(state, seat).back for seat in range(4)] == [back] * 4


def test_c8_dealt_anew_the_back_stays_and_every_order_is_equally_likely() -> None:
    state = position(deck="mint chili nuts")
    found = Counter(names(GAME.redeal(state, 0, Rng(seed)).deck) for seed in range(4000))
    assert set(found) == {
        *("mint chili nuts", "mint nuts chili", "chili mint nuts", "chili nuts mint"),
    }
    assert all(900 < times < 1100 for times in found.values())


def test_dealt_anew_every_pile_is_in_another_order_and_nothing_else() -> None:
    state = position(Sits("cocoa"), Sits(pile="nuts", discard="milk"))
    guesses = [GAME.redeal(state, 1, Rng(seed)) for seed in range(200)]
    for seat in range(4):
        tops = {guess.seats[seat].pile[0] for guess in guesses}
        assert tops == set(state.seats[seat].pile)
    for guess in guesses:
        assert replace(guess, rng=state.rng, deck=state.deck, seats=state.seats) == state


def test_chance_to_come_is_dealt_anew_too() -> None:
    state = position(Sits("cocoa"))
    assert len({GAME.redeal(state, 0, Rng(seed)).rng for seed in range(9)}) == 9


def test_a_seat_that_busted_is_marked_until_its_next_turn() -> None:
    state = position(Sits("cocoa", pile="cocoa"))
    state = after(state, Draw(), Bust())
    for _ in range(3):
        assert [seat.busted for seat in GAME.view(state, 0).seats] == [True, False, False, False]
        state = through(state)
    assert not GAME.view(state, 0).seats[0].busted


def test_a_new_turn_forgets_the_shopping_of_the_last() -> None:
    state = position(Sits("cocoa"), round=1, stopped=True, bought=40, took=4)
    state, _ = do(state, Done())
    view = GAME.view(state, 0)
    assert (view.turn, view.stopped, view.bought, view.took) == (1, False, None, None)
