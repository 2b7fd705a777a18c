"""Choco Challenge: the set-up, what a seat knows, and the rulebook's own examples.

`test_choco_challenge_turns.py` has the sentences about a turn; `test_choco_challenge_plain.py`
plays whole games beside a plain referee.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules import pieces
from chocobox.games.choco_challenge.rules.actions import Bust, Draw
from chocobox.games.choco_challenge.rules.events import Ended
from chocobox.games.choco_challenge.rules.scoring import Outcome, Total
from chocobox.games.choco_challenge.rules.state import Options, State
from games.choco_challenge import cards as typed
from games.choco_challenge.hand import GAME, Sits, after, names, offered, play, position, stopped

SET_UP = {
    3: ((3, 3, 2, 2, 1, 1), {"whisk": 0, "pastry_bag": 2, "measuring_cup": 2}),
    4: ((4, 4, 3, 2, 2, 1), {"whisk": 0, "pastry_bag": 3, "measuring_cup": 3}),
    5: ((5, 5, 4, 3, 2, 1), {"whisk": 0, "pastry_bag": 4, "measuring_cup": 4}),
}
"""Desserts from 4 to 9, and the tools in the middle, by number of seats (RULINGS C2, C3)."""


def start(seats: int, seed: int = 1, first: int = 0) -> State:
    return GAME.start(Options(first=first), seats, Rng(seed))


# --- set-up ---


def test_the_cards_are_those_that_were_typed_from_the_rulebook() -> None:
    assert pieces.NAMES == typed.CARDS
    assert pieces.CROWNS == typed.CROWNS


@pytest.mark.parametrize("seats", SET_UP)
def test_c2_c3_everybody_has_a_base_set_and_a_whisk(seats: int) -> None:
    state = start(seats, first=1)
    for seat, own in enumerate(state.seats):
        assert sorted(own.pile) == list(range(8 * seat, 8 * seat + 8))
        assert own.tools == ("whisk",)
        assert own.drawn == own.discard == own.desserts == ()
        assert bool(GAME.actions(state, seat)) == (seat == 1)
    view = GAME.view(state, 0)
    assert (tuple(view.desserts.values()), view.tools) == SET_UP[seats]
    assert (view.turn, view.first, view.round, view.deck) == (1, 1, 1, 30)
    assert sorted((*state.market, *state.deck)) == list(range(40, 76))


@pytest.mark.parametrize("seed", range(20))
def test_six_market_cards_fillings_near_the_deck_spices_far(seed: int) -> None:
    kinds = [pieces.kind(card) for card in start(4, seed).market]
    assert len(kinds) == 6
    assert kinds == sorted(kinds)  # place 1 is next to the deck


def test_every_pile_and_the_deck_are_shuffled() -> None:
    piles = [tuple(card % 8 for card in own.pile) for own in start(5).seats]
    assert len(set(piles)) == 5
    assert {start(3, seed).seats[0].pile[0] for seed in range(99)} == set(range(8))
    assert {start(3, seed).deck[0] for seed in range(999)} == set(range(40, 76))


@pytest.mark.parametrize(("seats", "first"), [(3, 3), (4, 4)])
def test_first_player_sits_at_the_table(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=f"first must be a seat from 0 to {seats - 1}"):
        start(seats, first=first)


# --- what a seat knows ---


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
    assert len({guess.rng for guess in guesses}) == 200  # later shuffles are dealt anew too
    for seat in range(4):
        tops = {guess.seats[seat].pile[0] for guess in guesses}
        assert tops == set(state.seats[seat].pile)
    for guess in guesses:
        assert replace(guess, rng=state.rng, deck=state.deck, seats=state.seats) == state


def test_each_reshuffle_is_by_chance_of_its_own() -> None:
    state = position(Sits("sugar"), Sits("cocoa"), Sits("cocoa"), round=1, stopped=True)
    chances = [replace(state, rng=Rng(seed)) for seed in range(50)]
    assert len({play(one, "Done")[0].seats[1].pile for one in chances}) > 45
    state, _ = play(state, "Done")
    later, _ = play(state, "Draw, Stop, Done")
    assert [card - 8 for card in state.seats[1].pile] != [card - 16 for card in later.seats[2].pile]


# --- how it ends and who wins ---


@pytest.mark.parametrize("first", range(4))
def test_c12_after_60_rounds_it_ends_with_the_round_and_counts_as_it_stands(first: int) -> None:
    """Everybody always busts, because the fifth card of a base set always matches."""
    state = start(4, 7, first)
    for _ in range(60 * 4):
        is_last = (state.round, (state.turn + 1) % 4) == (60, first)
        assert GAME.view(state, 0).end == ("rounds" if is_last else None)
        while Bust() not in offered(state):
            state = after(state, Draw())
        state, events = play(state, "Bust")
    assert (events[-1], state.is_over, state.round) == (Ended("rounds"), True, 60)
    order = tuple((first + place) % 4 for place in range(4))
    assert GAME.outcome(state) == Outcome((8,) * 4, (first,), order, (Total(8, 0, 8),) * 4, order)


def test_c10_all_own_cards_and_desserts_count_tools_do_not() -> None:
    state = position(
        Sits("cocoa nuts", pile="mint rum", discard="milk chili", desserts=(4, 9)),
        Sits(tools="whisk pastry_bag measuring_cup"),
        Sits(discard="cherries vanilla"),
    )
    count = GAME.view(state, 0).count
    assert count.totals == (
        Total(15, 13, 12),
        Total(8, 0, 8),
        Total(11, 0, 10),
        Total(8, 0, 8),
    )
    assert (count.scores, count.winners, count.order) == ((28, 8, 11, 8), (0,), (0, 2, 1, 3))
    match = position(Sits("mint cocoa", pile="mint"), market="nuts")
    assert GAME.view(after(match, Draw()), 0).count == GAME.view(match, 0).count


# --- the rulebook's examples ---


def test_example_william_busts_uses_his_whisk_and_buys_the_cherries() -> None:
    sits = [Sits(pile="cocoa butter butter"), Sits("sugar milk"), Sits("milk sugar")]
    state = position(*sits, Sits("cocoa butter"), market="rum cherries nuts vanilla mint chili")
    state, events = play(state, "Draw, Draw, Draw")
    assert [type(event).__name__ for event in events] == ["Drew", "Drew", "Matched"]
    state, _ = play(state, "Spend whisk")
    assert GAME.view(state, 0).tools["whisk"] == 1
    state, _ = play(state, "Stop, Buy 2")
    assert names(state.seats[0].discard) == "butter cherries"
    state, events = play(state, "Done")
    assert [event.result for event in events if hasattr(event, "result")] == ["equal"] * 3
    assert (state.turn, names(state.seats[0].drawn)) == (1, "cocoa butter")


def test_example_sabrina_draws_a_spice_alex_nothing_luis_takes_a_pastry_bag() -> None:
    sits = [Sits(row) for row in ("cocoa butter", "cocoa butter sugar", "milk sugar", "milk")]
    state, _ = play(stopped(position(*sits, deck="ginger ...")), "Done")
    assert (state.asked, GAME.view(state, 1).back) == (1, "spice")
    state, events = play(state, "TakeIngredient")
    assert [event.result for event in events if hasattr(event, "result")] == ["equal", "fewer"]
    state, _ = play(state, "TakeTool pastry_bag")
    assert names(state.seats[1].discard) != "ginger"  # it is in the pile that was shuffled
    assert state.seats[3].tools == ("whisk", "pastry_bag")
    assert state.turn == 1


def test_example_william_takes_the_last_six_and_wins() -> None:
    """41 : 31 : 37 : 31, on piles of 17, 16, 18, 16 and desserts of 24, 15, 19, 15."""
    row = "cocoa butter sugar milk nuts mint"
    william = Sits(row, discard="rum cherries vanilla cinnamon", desserts=(4, 5, 9))
    sabrina = Sits("cocoa", discard="nuts rum ginger vanilla cinnamon", desserts=(4, 5, 6))
    alex = Sits("milk sugar", pile="chili mint ginger nuts rum cherries", desserts=(4, 7, 8))
    luis = Sits("sugar", discard="nuts cherries ginger vanilla cinnamon", desserts=(4, 5, 6))
    state = stopped(position(william, sabrina, alex, luis, market="rum cherries nuts cinnamon"))
    state, _ = play(state, "Take 6, Done" + 3 * ", TakeTool pastry_bag")
    assert GAME.outcome(state) == Outcome(
        (41, 31, 37, 31),
        (0,),
        (0, 2, 1, 3),
        (Total(17, 24, 14), Total(16, 15, 13), Total(18, 19, 14), Total(16, 15, 13)),
    )
