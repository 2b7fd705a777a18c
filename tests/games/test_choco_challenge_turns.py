"""Choco Challenge, sentence by sentence: a turn's reshuffle, drawing, busting and tools."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core import Rng
from chocobox.games.choco_challenge.words import (
    Bust,
    Busted,
    Buy,
    Compared,
    Done,
    Draw,
    Drew,
    Finished,
    Matched,
    Reshuffled,
    Spend,
    Spent,
    Stop,
    Stopped,
    Take,
)
from games.choco_challenge_hand import GAME, Sits, after, do, names, offered, position

FOUR = "cocoa butter sugar milk"


# --- reshuffle ---


def test_drawn_and_discarded_cards_go_back_into_the_own_pile() -> None:
    waits = Sits("cocoa nuts", discard="milk mint", tools="whisk", desserts=(4,))
    state = position(Sits("sugar"), waits, round=1, stopped=True)
    before = state.seats[1]
    state, events = do(state, Done())
    assert events == (Finished(0), Reshuffled(1, 10))
    after_it = state.seats[1]
    assert sorted(after_it.pile) == sorted(before.cards)
    assert after_it.drawn == after_it.discard == ()


def test_tools_and_desserts_are_never_shuffled_in() -> None:
    waits = Sits("cocoa", tools="whisk measuring_cup", desserts=(4, 6))
    state = position(Sits("sugar"), waits, round=1, stopped=True)
    own = after(state, Done()).seats[1]
    assert (own.tools, own.desserts) == (("whisk", "measuring_cup"), (4, 6))


def test_only_the_seat_whose_turn_begins_reshuffles() -> None:
    state = position(Sits("sugar"), Sits("cocoa"), Sits("milk", discard="nuts"), round=1)
    before = state.seats
    state = after(state, Stop(), Done())
    assert [state.seats[seat] == before[seat] for seat in range(4)] == [True, False, True, True]


def test_in_the_very_first_turn_there_is_nothing_to_reshuffle() -> None:
    state = GAME.start(GAME.options(), 3, Rng(1))
    piles = [seat.pile for seat in state.seats]
    for seat in range(3):
        assert state.seats[seat].pile == piles[seat]
        state, events = do(after(state, Draw(), Stop()), Done())
        assert any(isinstance(event, Reshuffled) for event in events) == (seat == 2)
    assert events == (Finished(2), Reshuffled(0, 8))


def test_the_reshuffle_is_by_chance_and_differs_from_seed_to_seed() -> None:
    state = position(Sits("sugar"), Sits("cocoa"), round=1, stopped=True)
    chances = [replace(state, rng=Rng(seed)) for seed in range(50)]
    assert len({after(one, Done()).seats[1].pile for one in chances}) > 45


def test_two_reshuffles_do_not_use_the_same_chance() -> None:
    state = position(Sits("sugar"), Sits("cocoa"), Sits("cocoa"), round=1, stopped=True)
    state = after(state, Done())
    one = [card - 8 for card in state.seats[1].pile]
    state = after(state, Draw(), Stop(), Done())
    assert one != [card - 16 for card in state.seats[2].pile]


# --- drawing ---


def test_the_top_card_of_the_own_pile_comes_face_up_in_front() -> None:
    state, events = do(position(Sits("cocoa", pile="milk")), Draw())
    card = state.seats[0].drawn[-1]
    assert events == (Drew(0, card, "milk"),)
    assert names(state.seats[0].drawn) == "cocoa milk"
    assert card not in state.seats[0].pile


def test_the_first_card_must_be_drawn() -> None:
    assert offered(position()) == [Draw()]


def test_after_each_card_one_may_stop_or_go_on() -> None:
    state = position(Sits(pile="cocoa sugar milk"))
    for _ in range(3):
        state = after(state, Draw())
        assert offered(state) == [Draw(), Stop()]


def test_who_stops_can_buy() -> None:
    state, events = do(position(Sits("cocoa milk")), Stop())
    assert events == (Stopped(0, 2),)
    assert offered(state) == [Buy(2), Done()]
    assert state.turn == 0


def test_c7_with_an_empty_pile_one_must_stop() -> None:
    state = position(Sits(FOUR, discard=FOUR))
    assert state.seats[0].pile == ()
    assert offered(state) == [Stop()]


# --- busting ---


@pytest.mark.parametrize(("row", "card"), [("cocoa butter", "butter"), ("milk rum", "rum")])
def test_c4_a_card_of_the_same_name_matches_base_or_ingredient(row: str, card: str) -> None:
    state, events = do(position(Sits(row, pile=card), market="mint"), Draw())
    assert state.match is not None
    assert events == (Matched(0, state.match, card),)
    assert names(state.seats[0].drawn) == row


@pytest.mark.parametrize("card", ["nuts", "cherries", "mint", "milk"])
def test_c4_two_of_a_kind_but_of_other_names_do_not_match(card: str) -> None:
    state = after(position(Sits("cocoa rum ginger", pile=card), market="chili"), Draw())
    assert state.match is None


def test_only_the_own_row_of_this_turn_matches() -> None:
    state = position(Sits("", pile="cocoa", discard="cocoa"), Sits("cocoa"))
    assert after(state, Draw()).match is None


def test_c5_without_a_tool_a_match_is_a_bust() -> None:
    state = after(position(Sits("cocoa", pile="cocoa", tools="")), Draw())
    assert offered(state) == [Bust()]


def test_who_busts_discards_that_card_and_the_turn_is_over() -> None:
    state = after(position(Sits("cocoa milk", pile="milk", tools="")), Draw())
    card = state.match
    state, events = do(state, Bust())
    assert card is not None
    assert events[0] == Busted(0, card, "milk")
    assert state.seats[0].discard == (card,)
    assert (state.turn, state.match) == (1, None)


def test_who_busts_acquires_nothing() -> None:
    row = f"{FOUR} nuts rum mint"
    state = after(position(Sits(row, pile="nuts"), market="chili"), Draw())
    before = state.seats[0]
    assert not {Buy, Take} & {type(action) for action in offered(state)}
    own = after(state, Bust()).seats[0]
    assert own.desserts == before.desserts
    assert len(own.cards) == len(before.cards) + 1  # the match itself


def test_drawn_cards_stay_in_front_after_a_bust() -> None:
    state = position(Sits("cocoa milk", pile="milk"))
    state = after(state, Draw(), Bust())
    assert names(state.seats[0].drawn) == "cocoa milk"


def test_drawn_cards_stay_in_front_after_a_stop() -> None:
    state = after(position(Sits("cocoa milk"), round=1), Stop(), Done())
    assert state.turn == 1
    assert names(state.seats[0].drawn) == "cocoa milk"


# --- tools ---


def test_a_tool_is_put_back_into_its_pile_and_the_turn_goes_on() -> None:
    state = position(Sits("cocoa", pile="cocoa milk", tools="whisk measuring_cup"))
    cups = GAME.view(state, 0).tools["measuring_cup"]
    state = after(state, Draw())
    card = state.match
    state, events = do(state, Spend("measuring_cup"))
    assert card is not None
    assert events == (Spent(0, "measuring_cup", card, "cocoa"),)
    assert state.seats[0].tools == ("whisk",)
    assert GAME.view(state, 0).tools["measuring_cup"] == cups + 1
    assert (state.turn, state.match) == (0, None)


def test_the_card_that_matched_goes_to_the_own_discard() -> None:
    state = after(position(Sits("cocoa", pile="cocoa")), Draw())
    card = state.match
    state = after(state, Spend("whisk"))
    assert state.seats[0].discard == (card,)
    assert card not in state.seats[0].drawn


def test_every_tool_in_hand_may_be_used_and_none_must() -> None:
    state = position(Sits("cocoa", pile="cocoa", tools="whisk pastry_bag measuring_cup"))
    state = after(state, Draw())
    tools = [Spend("whisk"), Spend("pastry_bag"), Spend("measuring_cup")]
    assert offered(state) == [*tools, Bust()]


def test_a_bust_by_choice_keeps_the_tool() -> None:
    state = after(position(Sits("cocoa", pile="cocoa")), Draw(), Bust())
    assert state.seats[0].tools == ("whisk",)
    assert state.seats[0].busted


def test_then_one_decides_again_to_stop_or_to_draw() -> None:
    state = after(position(Sits("cocoa milk", pile="milk")), Draw(), Spend("whisk"))
    assert offered(state) == [Draw(), Stop()]
    assert offered(after(state, Stop())) == [Buy(2), Done()]


def test_each_match_takes_a_tool_of_its_own() -> None:
    state = position(Sits("cocoa milk", pile="milk cocoa", tools="whisk pastry_bag"))
    state = after(state, Draw(), Spend("whisk"), Draw())
    assert offered(state) == [Spend("pastry_bag"), Bust()]
    state = after(state, Spend("pastry_bag"))
    assert state.seats[0].tools == ()
    assert names(state.seats[0].discard) == "milk cocoa"


def test_the_first_whisk_put_back_begins_a_pile() -> None:
    state = position(Sits("cocoa", pile="cocoa"))
    assert GAME.view(state, 0).tools["whisk"] == 0
    assert GAME.view(after(state, Draw(), Spend("whisk")), 0).tools["whisk"] == 1


def test_c7_a_tool_on_the_last_card_leaves_nothing_but_to_stop() -> None:
    state = position(Sits(FOUR, pile="milk", discard="cocoa butter sugar"))
    state = after(state, Draw(), Spend("whisk"))
    assert offered(state) == [Stop()]


def test_a_discarded_match_does_not_match_again() -> None:
    """Only what lies in the row counts, not what went to the discard in this turn."""
    state = position(Sits("cocoa", pile="nuts", discard="nuts"))
    assert after(state, Draw()).match is None


# --- William's turn, as the rulebook tells it ---


def test_example_william_busts_uses_his_whisk_and_buys_the_cherries() -> None:
    sits = [Sits(pile="cocoa butter butter"), Sits("sugar milk"), Sits("milk sugar")]
    state = position(*sits, Sits("cocoa butter"), market="rum cherries nuts vanilla mint chili")
    state, events = do(state, Draw())
    assert events[0] == Drew(0, 0, "cocoa")
    assert offered(state) == [Draw(), Stop()]
    state, events = do(state, Draw())
    assert events[0] == Drew(0, 2, "butter")
    state, events = do(state, Draw())
    assert events == (Matched(0, 3, "butter"),)
    assert offered(state) == [Spend("whisk"), Bust()]
    state, events = do(state, Spend("whisk"))
    assert events == (Spent(0, "whisk", 3, "butter"),)
    assert GAME.view(state, 0).tools["whisk"] == 1
    state = after(state, Stop())
    assert offered(state) == [Buy(2), Done()]
    state = after(state, Buy(2))
    assert names(state.seats[0].discard) == "butter cherries"
    state, events = do(state, Done())
    assert [event for event in events if isinstance(event, Compared)] == [
        Compared(seat, 2, 2, "equal") for seat in (1, 2, 3)
    ]
    assert state.turn == 1
    assert names(state.seats[0].drawn) == "cocoa butter"
