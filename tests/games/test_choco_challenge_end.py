"""Choco Challenge, sentence by sentence: how it ends, what counts, who wins a tie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core import Event, Rng
from chocobox.games.choco_challenge.crowns import Outcome, Total
from chocobox.games.choco_challenge.state import Options, State
from chocobox.games.choco_challenge.words import (
    Bust,
    Buy,
    Compared,
    Decline,
    Done,
    Draw,
    Ended,
    Picked,
    Received,
    Refilled,
    Take,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from games.choco_challenge_hand import GAME, Sits, after, do, offered, position, stopped

ONE, TWO, THREE = Sits("cocoa"), Sits("cocoa butter"), Sits("cocoa butter sugar")
FOUR = Sits("cocoa butter sugar milk")


def is_over(state: State) -> bool:
    """The game is over, and everything says so."""
    ended = GAME.outcome(state) is not None
    can_move = any(GAME.actions(state, seat) for seat in range(len(state.seats)))
    assert ended == (GAME.view(state, 0).turn is None) == (not can_move)
    return ended


def last(events: tuple[Event, ...]) -> Event:
    return events[-1]


# --- the deck runs out ---


def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out_by_a_refill() -> None:
    state = after(stopped(position(TWO, TWO, TWO, TWO, deck="mint")), Buy(2))
    assert not is_over(state)
    state, events = do(state, Done())
    assert isinstance(events[1], Refilled)
    assert [event for event in events if isinstance(event, Compared)] == [
        Compared(seat, 2, 2, "equal") for seat in (1, 2, 3)
    ]
    assert last(events) == Ended("deck")
    assert is_over(state)


def test_where_nothing_is_bought_the_last_card_stays_and_the_game_goes_on() -> None:
    state = after(stopped(position(TWO, TWO, TWO, TWO, deck="mint")), Done())
    assert (state.turn, is_over(state)) == (1, False)


def test_before_that_the_others_may_have_their_extra_cards() -> None:
    state = after(stopped(position(TWO, THREE, ONE, THREE, deck="mint")), Buy(2), Done())
    assert (is_over(state), state.asked, GAME.view(state, 0).back) == (False, 1, None)
    assert offered(state) == [*(TakeMarket(place) for place in range(1, 7)), Decline()]
    state, events = do(state, TakeMarket(6))
    assert events[0] == Picked(1, state.seats[1].discard[0], "mint", 6)
    state = after(state, TakeTool("pastry_bag"))
    assert offered(state) == [*(TakeMarket(place) for place in range(1, 6)), Decline()]
    state, events = do(state, TakeMarket(1))
    assert (last(events), is_over(state)) == (Ended("deck"), True)


def test_the_deck_may_run_out_by_an_extra_card_too() -> None:
    state = after(stopped(position(TWO, THREE, THREE, THREE, deck="mint")), Done())
    state, events = do(state, TakeIngredient())
    assert events[0] == Received(1, state.seats[1].discard[0], "mint")
    assert GAME.view(state, 0).end == "deck"
    assert offered(state) == [*(TakeMarket(place) for place in range(1, 7)), Decline()]
    state = after(state, TakeMarket(2))
    assert (state.asked, len(state.market)) == (3, 5)
    state, events = do(state, Decline())
    assert (last(events), is_over(state)) == (Ended("deck"), True)


def test_in_the_first_round_nobody_has_extra_cards_even_then() -> None:
    state = after(stopped(position(TWO, THREE, deck="mint", round=1)), Buy(2))
    state, events = do(state, Done())
    assert [type(event).__name__ for event in events] == ["Finished", "Refilled", "Ended"]
    assert is_over(state)


def test_a_market_that_lost_cards_at_the_end_is_not_filled() -> None:
    state = after(stopped(position(TWO, THREE, deck="mint")), Done())
    state = after(state, TakeIngredient())
    assert len(state.market) == 6
    assert state.deck == ()


# --- three dessert piles are empty ---


def test_the_game_ends_with_the_turn_in_which_a_third_dessert_pile_is_empty() -> None:
    state = stopped(position(FOUR, FOUR, FOUR, FOUR, desserts=(1, 4, 3, 2, 0, 0)))
    assert GAME.view(state, 0).end is None
    state = after(state, Take(4))
    assert GAME.view(state, 0).end == "desserts"
    assert not is_over(state)
    state, events = do(state, Done())
    assert (last(events), is_over(state)) == (Ended("desserts"), True)


@pytest.mark.parametrize("left", [(2, 4, 3, 2, 0, 0), (1, 4, 3, 2, 2, 0)])
def test_a_pile_with_one_left_or_a_second_empty_pile_ends_nothing(left: tuple[int, ...]) -> None:
    state = after(stopped(position(FOUR, FOUR, FOUR, FOUR, desserts=left)), Take(4))
    assert GAME.view(state, 0).end is None
    assert not is_over(after(state, Done()))


def test_the_turn_is_completed_one_may_still_buy() -> None:
    state = stopped(position(FOUR, THREE, desserts=(1, 4, 3, 2, 0, 0)))
    state = after(state, Take(4))
    assert offered(state) == [Buy(4), Done()]
    state, events = do(after(state, Buy(4)), Done())
    assert isinstance(events[1], Refilled)
    assert (is_over(state), state.asked) == (False, 1)


def test_the_turn_is_completed_the_others_have_their_extra_cards() -> None:
    longer = Sits("cocoa butter sugar milk nuts")
    state = stopped(position(FOUR, longer, THREE, FOUR, desserts=(1, 4, 3, 2, 0, 0)))
    state = after(state, Take(4), Done())
    assert offered(state) == [TakeIngredient(), Decline()]
    state = after(state, TakeIngredient())
    state, events = do(state, TakeTool("measuring_cup"))
    assert (last(events), is_over(state)) == (Ended("desserts"), True)


def test_if_both_happen_the_deck_is_named() -> None:
    state = stopped(position(FOUR, FOUR, FOUR, FOUR, desserts=(1, 4, 3, 2, 0, 0), deck="mint"))
    _, events = do(after(state, Take(4), Buy(4)), Done())
    assert last(events) == Ended("deck")


def test_the_end_is_known_as_soon_as_it_is_certain() -> None:
    state = stopped(position(TWO, deck="mint"))
    assert GAME.view(state, 0).end is None
    assert GAME.view(after(state, Buy(2)), 0).end == "deck"
    two = stopped(position(TWO, deck="mint nuts"))
    assert GAME.view(after(two, Buy(2)), 0).end is None


def test_a_bust_ends_no_game() -> None:
    state = position(Sits("cocoa", pile="cocoa"), deck="mint", desserts=(4, 4, 3, 2, 0, 0))
    state = after(state, Draw(), Bust())
    assert not is_over(state)


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = after(stopped(position(TWO, TWO, TWO, TWO, deck="mint")), Buy(2), Done())
    for seat in range(4):
        assert GAME.actions(state, seat) == ()
        for kind in ("Draw", "Stop", "TakeIngredient", "Bake"):
            assert GAME.why(state, seat, {"type": kind}) == ("over",)
    assert GAME.outcome(state) == GAME.view(state, 1).count
    assert GAME.view(state, 1).end == "deck"


# --- C12: a game without end ---


@pytest.mark.parametrize("first", range(4))
def test_c12_after_60_rounds_it_ends_with_the_round_and_counts_as_it_stands(first: int) -> None:
    """Everybody busts for ever: of the eight cards of a base set the fifth always matches."""
    state = GAME.start(Options(first=first), 4, Rng(7))
    for _ in range(60 * 4):
        assert not is_over(state)
        is_last = (state.round, (state.turn + 1) % 4) == (60, first)
        assert GAME.view(state, 0).end == ("rounds" if is_last else None)
        while Bust() not in offered(state):
            state = after(state, Draw())
        state, events = do(state, Bust())
    assert (last(events), is_over(state), state.round) == (Ended("rounds"), True, 60)
    order = tuple((first + place) % 4 for place in range(4))
    assert GAME.outcome(state) == Outcome((8,) * 4, (first,), order, (Total(8, 0),) * 4, order)


def test_c12_the_last_turn_of_all_has_its_extra_cards_too() -> None:
    state = after(
        stopped(position(TWO, THREE, ONE, TWO, round=60, options=Options(first=1))), Done()
    )
    assert (offered(state), is_over(state)) == ([TakeIngredient(), Decline()], False)
    state = after(state, TakeIngredient())
    assert (last(do(state, Decline())[1]), GAME.view(state, 0).end) == (Ended("rounds"), "rounds")


# --- crowns ---


@pytest.mark.parametrize(
    ("names", "crowns"),
    [
        ("", 8),
        ("nuts rum cherries", 8 + 3),
        ("cinnamon vanilla ginger mint", 8 + 4 * 2),
        ("chili", 8 + 3),
    ],
)
def test_c1_crowns_of_the_cards(names: str, crowns: int) -> None:
    state = position(Sits(names), market="nuts rum")
    assert GAME.view(state, 0).count.totals[0] == Total(crowns, 0)


def test_all_own_cards_count_wherever_they_lie() -> None:
    everywhere = Sits("cocoa nuts", pile="mint rum", discard="milk chili", desserts=(4, 9))
    count = GAME.view(position(everywhere), 0).count
    assert count.totals[0] == Total(8 + 1 + 2 + 1 + 3, 13)
    assert count.scores == (28, 8, 8, 8)


def test_a_match_that_waits_counts_for_its_seat() -> None:
    state = position(Sits("mint cocoa", pile="mint"), market="nuts")
    before = GAME.view(state, 0).count
    assert GAME.view(after(state, Draw()), 0).count == before


def test_tools_and_the_market_count_for_nobody() -> None:
    state = position(Sits(tools="whisk pastry_bag measuring_cup"))
    assert GAME.view(state, 0).count.scores == (8, 8, 8, 8)


def test_most_crowns_win() -> None:
    state = position(Sits(), Sits(discard="chili"), Sits(desserts=(5,)), Sits(discard="rum rum"))
    assert GAME.view(state, 0).count == Outcome(
        (8, 11, 13, 10), (2,), (2, 1, 3, 0), (Total(8, 0), Total(11, 0), Total(8, 5), Total(10, 0))
    )


@pytest.mark.parametrize("first", range(4))
def test_first_player_wins_a_tie(first: int) -> None:
    state = position(options=Options(first=first))
    assert GAME.view(state, 0).count.winners == (first,)


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_else_of_equals_the_one_soonest_clockwise_from_first_player(
    first: int, winner: int
) -> None:
    best = Sits(desserts=(4,))
    state = position(Sits(), best, Sits(), best, options=Options(first=first))
    assert GAME.view(state, 0).count.winners == (winner,)


# --- the last turn, as the rulebook tells it ---


def test_example_william_takes_the_last_six_and_wins() -> None:
    """41 : 31 : 31 : 37, on piles of 17, 16, 16, 18 and desserts of 24, 15, 15, 19."""
    row = "cocoa butter sugar milk nuts mint"
    william = Sits(row, discard="rum cherries vanilla cinnamon", desserts=(4, 5, 9))
    sabrina = Sits("cocoa", discard="nuts rum ginger vanilla cinnamon", desserts=(4, 5, 6))
    alex = Sits("milk sugar", pile="chili mint ginger nuts rum cherries", desserts=(4, 7, 8))
    luis = Sits("sugar", discard="nuts cherries ginger vanilla cinnamon", desserts=(4, 5, 6))
    state = stopped(position(william, sabrina, alex, luis, market="rum cherries nuts cinnamon"))
    state = replace(state, round=9)
    assert GAME.view(state, 0).desserts == {"4": 0, "5": 1, "6": 1, "7": 1, "8": 1, "9": 0}
    state = after(state, Take(6), Done())
    assert GAME.view(state, 0).desserts["6"] == 0
    for seat in (1, 2, 3):
        assert (state.asked, is_over(state)) == (seat, False)
        state = after(state, TakeTool("pastry_bag"))
    assert GAME.outcome(state) == Outcome(
        (41, 31, 37, 31),
        (0,),
        (0, 2, 1, 3),
        (Total(17, 24), Total(16, 15), Total(18, 19), Total(16, 15)),
    )
