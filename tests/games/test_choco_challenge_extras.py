"""Choco Challenge, sentence by sentence: the extra cards of the others at the end of a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core import Event, Rng
from chocobox.games.choco_challenge.state import Options, State
from chocobox.games.choco_challenge.words import (
    Armed,
    Bust,
    Buy,
    Compared,
    Decline,
    Declined,
    Done,
    Draw,
    Finished,
    Picked,
    Received,
    Refilled,
    Reshuffled,
    Spend,
    Stop,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from games.choco_challenge_hand import (
    GAME,
    ROW,
    Sits,
    after,
    do,
    mover,
    names,
    offered,
    position,
    stopped,
)

ONE, TWO, THREE = Sits("cocoa"), Sits("cocoa butter"), Sits("cocoa butter sugar")
FULL = Sits("cocoa", tools="whisk pastry_bag measuring_cup")


def compared(*sits: Sits, **rest: object) -> tuple[State, tuple[Event, ...]]:
    """Seat 0 ends its turn."""
    return do(stopped(position(*sits, **rest)), Done())  # type: ignore[arg-type]


def end_of(state: State) -> State:
    """Nobody takes anything."""
    while state.asked is not None:
        state = after(state, Decline())
    return state


# --- when ---


def test_not_in_the_first_round() -> None:
    state, events = compared(TWO, THREE, ONE, ONE, round=1)
    assert events == (Finished(0), Reshuffled(1, 8))
    assert (state.turn, state.asked, state.compared) == (1, None, (None,) * 4)


@pytest.mark.parametrize("first", range(3))
def test_from_first_players_second_turn_on(first: int) -> None:
    state = GAME.start(Options(first=first), 3, Rng(3))
    for _ in range(3):
        assert GAME.view(state, 0).compared == (None,) * 3
        state, events = do(after(state, Draw(), Stop()), Done())
        assert not [event for event in events if isinstance(event, Compared)]
    assert (state.turn, state.round) == (first, 2)
    state, events = do(after(state, Draw(), Stop()), Done())
    assert [event for event in events if isinstance(event, Compared)] == [
        Compared((first + step) % 3, 1, 1, "equal") for step in (1, 2)
    ]


def test_only_after_a_stop_and_not_after_a_bust() -> None:
    state = position(Sits("cocoa", pile="cocoa"), THREE, THREE, THREE)
    state, events = do(after(state, Draw()), Bust())
    assert [type(event).__name__ for event in events] == ["Busted", "Reshuffled"]
    assert (state.turn, state.asked) == (1, None)


def test_a_bust_that_a_tool_averted_is_none() -> None:
    state = position(Sits("cocoa", pile="cocoa"), TWO, ONE, ONE)
    state = after(state, Draw(), Spend("whisk"), Stop(), Done())
    assert (state.asked, state.compared[1]) == (1, "more")


def test_after_the_market_was_filled() -> None:
    state = stopped(position(TWO, THREE, deck="mint nuts ..."))
    _, events = do(after(state, Buy(2)), Done())
    kinds = [type(event) for event in events]
    assert kinds == [Finished, Refilled, Compared]


def test_who_shopped_for_nothing_is_compared_too() -> None:
    state, _ = compared(TWO, THREE)
    assert state.asked == 1


# --- who with whom ---


@pytest.mark.parametrize("turn", range(4))
def test_each_other_in_clockwise_order_with_the_seat_whose_turn_ends(turn: int) -> None:
    sits = [TWO if seat == turn else THREE for seat in range(4)]
    state, asked = after(stopped(position(*sits, turn=turn)), Done()), list[int]()
    while state.asked is not None:
        asked.append(state.asked)
        state = after(state, Decline())
    assert asked == [(turn + step) % 4 for step in (1, 2, 3)]
    assert state.turn == (turn + 1) % 4


def test_others_are_compared_with_that_seat_and_not_with_each_other() -> None:
    state, events = compared(TWO, ONE, THREE, TWO)
    assert events[1:] == (Compared(1, 1, 2, "fewer"),)
    state, events = do(state, Decline())
    assert events == (Declined(1), Compared(2, 3, 2, "more"))
    state, events = do(state, Decline())
    assert events[:2] == (Declined(2), Compared(3, 2, 2, "equal"))
    assert state.turn == 1


def test_the_view_marks_how_each_compared_as_far_as_it_is_known() -> None:
    state, _ = compared(TWO, THREE, TWO, ONE)
    assert GAME.view(state, 2).compared == ("own", "more", None, None)
    state = after(state, Decline())
    assert GAME.view(state, 2).compared == ("own", "more", "equal", "fewer")
    assert GAME.view(after(state, Decline()), 2).compared == (None,) * 4


def test_only_the_cards_in_front_count_not_the_matches_that_were_discarded() -> None:
    state = position(Sits("cocoa butter", pile="butter"), TWO, ONE, ONE)
    _, events = do(after(state, Draw(), Spend("whisk"), Stop()), Done())
    assert events[1] == Compared(1, 2, 2, "equal")


@pytest.mark.parametrize("n", [1, 3])
def test_the_row_of_a_seat_that_busted_stays_and_is_compared(n: int) -> None:
    row = " ".join(["cocoa", "butter", "sugar"][:n])
    state, events = compared(TWO, Sits(row, discard="milk", busted=True))
    assert events[1] == Compared(1, n, 2, "more" if n == 3 else "fewer")
    assert state.asked == 1


def test_only_the_asked_seat_may_do_something() -> None:
    state, _ = compared(TWO, THREE, THREE, ONE)
    assert [bool(GAME.actions(state, seat)) for seat in range(4)] == [False, True, False, False]
    assert GAME.view(state, 3).asked == 1
    assert GAME.view(state, 3).turn == 0


# --- more, fewer, equal ---


def test_who_drew_more_may_take_the_top_ingredient_into_its_discard() -> None:
    state, _ = compared(TWO, Sits("cocoa butter sugar", discard="milk"), deck="nuts mint ...")
    assert offered(state) == [TakeIngredient(), Decline()]
    top = state.deck[0]
    state, events = do(state, TakeIngredient())
    assert events[0] == Received(1, top, "nuts")
    assert names(state.seats[1].discard) == "milk nuts"
    assert state.deck[0] != top
    assert len(state.market) == 6


def test_who_drew_fewer_may_take_a_tool_that_it_lacks() -> None:
    state, _ = compared(TWO, Sits("cocoa", tools="pastry_bag"), Sits("milk", tools=""))
    assert offered(state) == [TakeTool("whisk"), TakeTool("measuring_cup"), Decline()]
    left = dict(GAME.view(state, 0).tools)
    state, events = do(state, TakeTool("whisk"))
    assert events[0] == Armed(1, "whisk")
    assert state.seats[1].tools == ("whisk", "pastry_bag")
    assert GAME.view(state, 0).tools == left | {"whisk": left["whisk"] - 1}


def test_a_tool_is_in_hand_when_the_own_turn_comes() -> None:
    state, _ = compared(TWO, Sits("cocoa", pile="cocoa", tools=""))
    state = end_of(after(state, TakeTool("pastry_bag")))
    assert state.turn == 1
    assert state.seats[1].tools == ("pastry_bag",)


def test_of_a_tool_that_is_not_in_the_middle_there_is_none() -> None:
    state, _ = compared(TWO, Sits("cocoa", tools=""), tools=(0, 3, 0))
    assert offered(state) == [TakeTool("pastry_bag"), Decline()]


def test_who_has_every_tool_is_not_asked() -> None:
    state, events = compared(TWO, FULL, TWO, TWO)
    assert Compared(1, 1, 2, "fewer") in events
    assert state.turn == 1


def test_where_the_middle_has_nothing_for_it_a_seat_is_not_asked() -> None:
    state, _ = compared(TWO, ONE, TWO, TWO, tools=(4, 0, 0))
    assert state.turn == 1


def test_who_drew_as_many_gets_nothing() -> None:
    state, events = compared(TWO, TWO, TWO, TWO)
    assert [type(event) for event in events] == [Finished, *[Compared] * 3, Reshuffled]
    assert (state.turn, state.deck) == (1, position(TWO, TWO, TWO, TWO).deck)


def test_c9_nobody_has_to_take_anything() -> None:
    before = stopped(position(TWO, THREE, ONE, THREE))
    state = after(before, Done())
    for seat in (1, 2, 3):
        assert mover(state) == seat
        assert offered(state)[-1] == Decline()
        state, events = do(state, Decline())
        assert events[0] == Declined(seat)
    assert (state.deck, state.tools) == (before.deck, before.tools)
    assert [state.seats[seat].discard for seat in range(4)] == [()] * 4


def test_c9_one_extra_card_each() -> None:
    state, _ = compared(TWO, THREE, TWO, TWO)
    state = after(state, TakeIngredient())
    assert state.asked is None


def test_what_the_one_before_took_is_gone_for_the_next() -> None:
    state, _ = compared(TWO, Sits("cocoa", tools=""), Sits("milk", tools=""), tools=(1, 0, 0))
    state = after(state, TakeTool("whisk"))
    assert state.turn == 1  # nobody else is asked: there is nothing left
    state, _ = compared(TWO, THREE, THREE, deck="nuts mint ...")
    state = after(state, TakeIngredient())
    assert GAME.view(state, 0).back == "spice"
    assert names(after(state, TakeIngredient()).seats[2].discard) == "mint"


def test_then_the_turn_passes_to_the_next() -> None:
    state, _ = compared(TWO, THREE, ONE, THREE)
    state = after(state, TakeIngredient(), TakeTool("pastry_bag"))
    _, events = do(state, TakeIngredient())
    assert events[-1] == Reshuffled(1, 9)  # its extra card is among them


def test_c9_if_the_deck_ran_out_any_market_card_instead() -> None:
    state = replace(stopped(position(TWO, THREE, deck="")), round=2)
    state = after(state, Done())
    assert offered(state) == [*(TakeMarket(place) for place in range(1, 7)), Decline()]
    state, events = do(state, TakeMarket(3))
    assert events[0] == Picked(1, state.seats[1].discard[0], "nuts", 3)
    assert names(state.market) == ROW.replace("nuts ", "")


# --- the end of William's turn, as the rulebook tells it ---


def test_example_sabrina_draws_a_spice_alex_nothing_luis_takes_a_pastry_bag() -> None:
    william, sabrina, alex, luis = TWO, THREE, Sits("milk sugar"), Sits("milk")
    state, events = compared(william, sabrina, alex, luis, deck="ginger ...")
    assert events[1:] == (Compared(1, 3, 2, "more"),)
    assert GAME.view(state, 1).back == "spice"
    state, events = do(state, TakeIngredient())
    assert events == (
        Received(1, state.seats[1].discard[0], "ginger"),
        Compared(2, 2, 2, "equal"),
        Compared(3, 1, 2, "fewer"),
    )
    assert offered(state) == [TakeTool("pastry_bag"), TakeTool("measuring_cup"), Decline()]
    state, events = do(state, TakeTool("pastry_bag"))
    assert events[0] == Armed(3, "pastry_bag")
    assert state.seats[3].tools == ("whisk", "pastry_bag")
    assert state.turn == 1
