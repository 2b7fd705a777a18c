"""Choco Challenge's bots: honest, sensible, and each stronger than the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.bots.players import BOTS, Baker, Cautious, Crown, Kitten
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Stop,
    Take,
    TakeIngredient,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.state import Options, State
from games.choco_challenge.hand import GAME, Sits, mover, position, stopped

Ply = tuple[State, Bot, Move]


def named(bot: Bot) -> str:
    return bot.name


def game(bots: Sequence[Bot], seed: int) -> Iterator[Ply]:
    """A whole game: each position, who moves there, and how."""
    rng = Rng(seed)
    state, now = GAME.start(Options(), len(bots), rng), 0
    while not state.is_over:
        seat = mover(state)
        deal, rng = rng.draw()
        move = bots[seat].plan(GAME, GAME.redeal(state, seat, Rng(deal)), seat, now, rng)
        assert move is not None
        yield state, bots[seat], move
        state, _ = GAME.step(state, move)
        now = move.at


def winner(bots: Sequence[Bot], seed: int) -> int:
    """The seat that wins such a game."""
    *_, (state, _, move) = game(bots, seed)
    outcome = GAME.outcome(GAME.step(state, move)[0])
    assert outcome is not None
    return outcome.winners[0]


def wins(one: Bot, others: Bot, deals: int) -> int:
    """How many of the games it wins against two of the others, each deal played from each seat."""
    return sum(
        winner([one if at == seat else others for at in range(3)], seed) == seat
        for seed in range(deals)
        for seat in range(3)
    )


def planned(bot: Bot, state: State) -> Action:
    """What a bot would do."""
    move = bot.plan(GAME, state, mover(state), 0, Rng(1))
    assert move is not None
    return move.action


# --- a whole game ---


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hidden_cards_change_no_choice_of_a_bot(seats: int) -> None:
    for ply, (state, _, move) in enumerate(game([BOTS[1]] * seats, 5)):
        for bot in BOTS if ply % 4 == 0 else ():
            plans = set()
            for guess in range(3):
                deal = GAME.redeal(state, move.seat, Rng(guess))
                plan = bot.plan(GAME, deal, move.seat, 0, Rng(7))
                assert plan is not None
                plans.add((plan, bot.reasons(GAME, deal, move.seat, plan.action)))
            assert len(plans) == 1


# --- strength ---


@pytest.mark.nightly
def test_the_baker_beats_the_cautious() -> None:
    assert wins(Baker(), Cautious(), 30) >= 45


@pytest.mark.nightly
def test_the_crown_beats_the_baker() -> None:
    assert wins(Crown(), Baker(), 20) >= 30


# --- strategy: the cautious ---

REST = "rum cherries nuts vanilla cinnamon cinnamon"
"""A market that leaves enough for the piles."""


@pytest.mark.parametrize(
    ("drawn", "pile", "does"),
    [
        ("cocoa", "", Draw()),
        ("cocoa butter", "", Draw()),  # two of six match: one in three
        ("cocoa butter", "nuts nuts nuts", Draw()),
        ("cocoa butter sugar", "", Stop()),
        ("cocoa butter sugar", "nuts rum cherries ginger", Draw()),  # three of nine
        ("cocoa butter sugar", "nuts rum cherries", Stop()),
    ],
)
def test_the_cautious_stops_when_more_than_one_in_three_would_match(
    drawn: str, pile: str, does: Action
) -> None:
    assert planned(Cautious(), position(Sits(drawn, pile), market=REST)) == does


@pytest.mark.parametrize(
    ("drawn", "pile", "does"),
    [
        ("cocoa", "", Draw()),  # one of seven matches
        ("cocoa butter", "", Stop()),
        ("cocoa butter", "nuts rum cherries ginger vanilla", Stop()),
        ("cocoa butter", "nuts rum cherries ginger vanilla cinnamon", Draw()),  # two of twelve
    ],
)
def test_the_kitten_stops_when_more_than_one_in_six_would_match(
    drawn: str, pile: str, does: Action
) -> None:
    assert planned(Kitten(), position(Sits(drawn, pile), market=REST)) == does


def matched(tools: str, bot: Bot, drawn: str = "cocoa butter", pile: str = "cocoa") -> Action:
    """What a bot does with a match."""
    before = position(Sits(drawn, pile, tools=tools))
    return planned(bot, GAME.step(before, Move(0, Draw(), 0))[0])


@pytest.mark.parametrize("bot", [Cautious(), Baker()], ids=named)
def test_simple_bots_take_the_dearest_dessert_and_then_the_best_card(bot: Bot) -> None:
    row = "cocoa butter sugar milk nuts"
    state = stopped(position(Sits(row), market="rum cherries nuts vanilla cinnamon ginger"))
    assert planned(bot, state) == Take(5)
    state = GAME.step(state, Move(0, Take(5), 0))[0]
    assert planned(bot, state) == Buy(5)


# --- strategy: the baker ---


def test_the_baker_draws_while_it_pays() -> None:
    """A fourth name, which two of five cards are, brings a dessert beside two crowns."""
    assert planned(Baker(), position(Sits("cocoa butter sugar", tools=""))) == Draw()
    state = position(Sits("cocoa butter sugar", tools="", desserts=(4,)))
    assert planned(Baker(), state) == Stop()


def test_the_baker_risks_no_dessert_for_a_little_more() -> None:
    state = position(Sits("cocoa butter sugar milk nuts", "rum", tools=""))
    assert planned(Baker(), state) == Stop()


def test_the_baker_keeps_its_tool_where_it_would_bring_less() -> None:
    """One drawn card buys one crown, and a whisk is worth two."""
    state = position(Sits("cocoa", "cocoa", discard="butter butter sugar sugar milk milk"))
    assert planned(Baker(), GAME.step(state, Move(0, Draw(), 0))[0]) == Bust()


# --- strategy: the crown ---

ROW_OF_SIX = "cocoa butter sugar milk nuts rum"
CLEAN = "rum cherries nuts vanilla cinnamon ginger"


def shopping(*sits: Sits, **rest: Any) -> Action:
    """What the crown does first after stopping."""
    return planned(Crown(), stopped(position(*sits, **rest)))


def test_the_crown_ends_the_game_when_that_wins_it() -> None:
    """Two piles are empty; the last cookie would make the third."""
    rich, poor = Sits(ROW_OF_SIX, desserts=(5, 6, 8, 9)), Sits(desserts=(7,))
    assert shopping(rich, poor, desserts=(1, 3, 3, 1, 0, 0)) == Take(4)


def test_the_crown_does_not_end_a_game_that_it_would_lose() -> None:
    poor, rich = Sits("cocoa butter sugar milk"), Sits(desserts=(5, 6, 8, 9))
    assert shopping(poor, rich, desserts=(1, 3, 3, 1, 0, 0), market=CLEAN) == Buy(4)


def test_the_crown_leaves_the_deck_its_last_card_while_it_trails() -> None:
    poor, rich = Sits("cocoa"), Sits(desserts=(5, 6))
    trailing = {"deck": "mint", "market": "rum cherries nuts vanilla cinnamon ginger"}
    assert shopping(poor, rich, **trailing) == Done()
    assert shopping(Sits("cocoa", desserts=(7, 8, 9)), rich, **trailing) == Buy(1)


def asked(mine: Sits, other: Sits, result: str, **rest: Any) -> State:
    """Seat 1 may have an extra card after the turn of seat 0."""
    compared = ("own", result, None, None)
    return position(other, mine, asked=1, stopped=True, compared=compared, **rest)


def test_the_crown_declines_the_card_that_would_lose_the_game() -> None:
    trailing = asked(Sits("cocoa butter"), Sits("milk", desserts=(8, 9)), "more", deck="mint")
    assert planned(Crown(), trailing) == Decline()
    leading = asked(Sits("cocoa butter", desserts=(8, 9)), Sits("milk"), "more", deck="mint")
    assert planned(Crown(), leading) == TakeIngredient()


def test_the_crown_takes_the_tool_that_is_scarce() -> None:
    state = asked(Sits(), Sits("milk"), "fewer", tools=(0, 2, 1))
    assert planned(Crown(), state) == TakeTool("measuring_cup")


def test_the_crown_leaves_nothing_lying_even_when_all_is_lost() -> None:
    poor, rich = Sits("cocoa butter sugar milk"), Sits(desserts=(5, 6, 7, 8, 9))
    assert shopping(poor, rich, rich, desserts=(3, 0, 0, 0, 2, 1)) == Take(4)
    last = asked(Sits(), Sits("milk"), "fewer", desserts=(3, 0, 0, 0, 2, 1))
    assert isinstance(planned(Crown(), last), TakeTool)
