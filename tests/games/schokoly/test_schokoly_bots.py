"""Schokoly's bots: honest, sparing, sensible in swaps, and each stronger than the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.bots.players import BOTS, Chocolatier, Hamster, Master, Nibbler, Taster
from chocobox.games.schokoly.rules.actions import (
    Accept,
    Answer,
    Choose,
    Decline,
    Draw,
    Guard,
    Offer,
    Pass,
    Place,
    Stack,
)
from chocobox.games.schokoly.rules.state import Options, State, Swap
from games.schokoly.hand import GAME, after, laying, position
from games.schokoly.plain import letters_of, points, visible

THINKERS = [Taster(), Chocolatier(), Master()]
Ply = tuple[State, Bot, Move]


def named(bot: Bot) -> str:
    return bot.name


def game(bots: Sequence[Bot], seed: int, options: Options | None = None) -> Iterator[Ply]:
    """A whole game: each position, who moves there, and how."""
    rng = Rng(seed)
    state, now = GAME.start(options or Options(), len(bots), rng), 0
    while GAME.outcome(state) is None:
        seat = next(seat for seat in range(len(bots)) if GAME.actions(state, seat))
        deal, rng = rng.draw()
        move = bots[seat].plan(GAME, GAME.redeal(state, seat, Rng(deal)), seat, now, rng)
        assert move is not None
        yield state, bots[seat], move
        state, _ = GAME.step(state, move)
        now = move.at


def planned(bot: Bot, state: State, seat: int | None = None) -> Action:
    """What a bot would do."""
    move = bot.plan(GAME, state, state.turn if seat is None else seat, 0, Rng(1))
    assert move is not None
    return move.action


def ended(bots: Sequence[Bot], seed: int) -> State:
    """The last position of a game."""
    *_, (state, _, move) = game(bots, seed)
    return GAME.step(state, move)[0]


def share(strong: Bot, weak: Bot, deals: int) -> float:
    """The part of the games that the stronger wins, each deal played from both seats."""
    points = 0.0
    for seed in range(deals):
        for seat in (0, 1):
            outcome = GAME.outcome(ended((strong, weak)[:: 1 - 2 * seat], seed))
            assert outcome is not None
            points += (seat in outcome.winners) / len(outcome.winners)
    return points / (2 * deals)


# --- a whole game ---


@pytest.mark.nightly
@pytest.mark.parametrize("options", [Options(), Options(open_hands=True)], ids=["hidden", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_change_no_choice_of_a_bot(seats: int, options: Options) -> None:
    for ply, (state, _, move) in enumerate(game([BOTS[1]] * seats, 5, options)):
        for bot in BOTS if ply % 4 == 0 else ():
            plans = {
                bot.plan(GAME, GAME.redeal(state, move.seat, Rng(guess)), move.seat, 0, Rng(7))
                for guess in range(2)
            }
            assert len(plans) == 1


# --- strength ---


def test_the_taster_beats_the_nibbler() -> None:
    assert share(Taster(), Nibbler(), 5) == 1


@pytest.mark.nightly
def test_the_taster_beats_the_hamster_and_the_hamster_the_nibbler() -> None:
    assert share(Taster(), Hamster(), 10) >= 0.7
    assert share(Hamster(), Nibbler(), 10) >= 0.7


@pytest.mark.nightly
def test_the_chocolatier_beats_the_taster() -> None:
    assert share(Chocolatier(), Taster(), 5) >= 0.75


@pytest.mark.nightly
def test_the_master_beats_the_chocolatier() -> None:
    assert share(Master(), Chocolatier(), 15) >= 0.6


@pytest.mark.nightly
def test_the_chocolatier_wins_at_a_table_of_three_tasters_or_four() -> None:
    three = [ended((Chocolatier(), Taster(), Taster()), seed) for seed in range(4)]
    four = [ended((Chocolatier(), Taster()) * 2, seed) for seed in range(4)]
    for states in (three, four):
        assert sum(0 in found.winners for it in states if (found := GAME.outcome(it))) >= 3


# --- strategy ---


@pytest.mark.parametrize("bot", THINKERS, ids=named)
def test_bots_choose_the_most_frequent_colour_of_their_hand(bot: Bot) -> None:
    hands = (["wwwd", "wwdm", "ddww", "wwwm"], ["wwwd", "dddw", "ddmw", "mmdw"])
    state = position((), hands, colours="??")
    assert planned(bot, state) == Choose("white")
    state = after(state, Choose("white"), laying(state, Place, "wwdm", 0, 0), Draw())
    assert planned(bot, state) == Choose("dark")


@pytest.mark.parametrize("bot", THINKERS, ids=named)
def test_where_no_card_fits_it_takes_a_new_hand(bot: Bot) -> None:
    white = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
    hands = (["dddm", "ddmm"], ["mmdd"], ["mmdd"])
    state = position(white, hands, smarties=(0, 4, 4), asked=(1, 2))
    assert planned(bot, state) == Draw()


def margin(state: State, action: Action) -> int:
    """How many pieces dark is ahead of white afterwards, counted slowly."""
    laid = GAME.step(state, Move(state.turn, action, 0))[0].board.laid
    totals = points(visible(laid), "dw")
    return totals["d"][0] - totals["w"][0]


def test_the_taster_lays_what_scores_most() -> None:
    table = [("dddw", 0, 0), ("ddmd", 4, 0)]
    state = position(table, (["ddmw", "mmww"], ["wwwd"]), smarties=(0, 6))
    best = max(margin(state, action) for action in GAME.actions(state, 0))
    assert margin(state, planned(Taster(), state)) == best == 7


def test_the_chocolatier_guards_the_bridge() -> None:
    """With its last card laid, its last smartie goes where white would cut dark in two."""
    table = [("dddm", 0, 0), ("ddmm", 2, 0), ("ddmd", 4, 0)]
    state = position(
        table, ((), ["wwwm"]), smarties=(1, 1), stock=(), placed=2, colours="dw", turn=0
    )
    assert planned(Chocolatier(), state) == Guard(state.board.laid[1].card)
    assert Chocolatier().reasons(GAME, state, 0, planned(Chocolatier(), state)) == ("guards_own",)
    assert planned(Taster(), state) == Pass()


def test_the_chocolatier_keeps_a_smartie_that_guards_nothing() -> None:
    state = position([("mmmd", 0, 0), ("wwwd", 2, 0)], (["dddm"], ["wwwm"]), placed=1)
    assert planned(Chocolatier(), state) == Draw()


# --- swaps ---

THREE = (["wwwm", "wwwd", "dddm"], ["mmmd", "ddww"], ["wwdm", "mmmw"])


def asking(card: str, count: int, **rest: object) -> State:
    """Seat 0 (dark) has offered a card to seat 2 (white)."""
    state = position([("ddmw", 0, 0)], THREE)
    number = next(it for it in state.hands[0] if letters_of(it) == card)
    return replace(state, swap=Swap(0, 2, number, count, **rest))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", THINKERS, ids=named)
def test_bots_offer_only_cards_that_help_the_other_seat_alone(bot: Bot) -> None:
    state = position([("ddmw", 0, 0)], THREE)
    offers = set()
    for seed in range(20):
        move = bot.plan(GAME, state, 0, 0, Rng(seed))
        if move and isinstance(move.action, Offer):
            offers.add((letters_of(move.action.card), move.action.to))
            assert bot.reasons(GAME, state, 0, move.action) == ("good_swap",)
    assert offers == {("wwwm", 2)}


@pytest.mark.parametrize("bot", THINKERS, ids=named)
def test_bots_answer_a_swap_with_the_least_useful_card(bot: Bot) -> None:
    state = asking("wwwm", 3)
    answer = planned(bot, state, 2)
    assert isinstance(answer, Answer)
    assert letters_of(answer.card) == "mmmw"
    assert bot.reasons(GAME, state, 2, answer) == ("good_swap",)


@pytest.mark.parametrize("bot", THINKERS, ids=named)
@pytest.mark.parametrize("count", [0, 1])
def test_bots_decline_a_card_no_better_than_their_worst(bot: Bot, count: int) -> None:
    state = asking("dddm", count)
    assert planned(bot, state, 2) == Decline()
    assert bot.reasons(GAME, state, 2, Decline()) == ("bad_swap",)


@pytest.mark.parametrize("bot", THINKERS, ids=named)
@pytest.mark.parametrize(("count", "verdict"), [(0, Decline()), (1, Decline()), (2, Accept())])
def test_bots_accept_only_a_fair_gain(bot: Bot, count: int, verdict: Action) -> None:
    white = position([("ddmw", 0, 0)], THREE).hands[2][0]
    state = asking("wwwm", 3, answer=white, answer_count=count)
    assert planned(bot, state) == verdict
    assert planned(bot, asking("dddm", 0, answer=white, answer_count=3)) == Decline()  # no gain


# --- reasons ---


def reasons(state: State, action: Action) -> tuple[str, ...]:
    return Chocolatier().reasons(GAME, state, state.turn, action)


def test_reasons_name_what_a_card_does() -> None:
    table = [("dddm", 0, 0), ("ddmd", 4, 0)]
    state = position(table, (["ddmw", "mmww"], ["wwwd"]), smarties=(0, 6))
    assert reasons(state, laying(state, Place, "ddmw", 2, 0)) == ("grows_own", "joins_own")
    state = replace(state, smarties=(6, 6))
    assert "saves_smartie" not in reasons(state, laying(state, Place, "ddmw", 2, 0))


def test_reasons_tell_that_another_is_cut() -> None:
    table = [("wwmm", 0, 0), ("wwmm", 2, 0)]
    state = position(table, (["ddmm"], ["wwwd"]))
    assert reasons(state, laying(state, Stack, "ddmm", 1, 0)) == ("grows_own", "blocks_other")


def test_reasons_tell_that_neutral_pieces_are_won() -> None:
    table = [("mmmd", 0, 0), ("mmmd", 2, 0)]
    state = position(table, (["mmdd"], ["wwwd"]), smarties=(0, 0))
    assert "wins_neutral" in reasons(state, laying(state, Place, "mmdd", 4, 0))


def test_the_only_choice_is_told_as_such() -> None:
    state = position([("mmmd", 0, 0)], (["dddm"], ["wwwm"]), placed=0, smarties=(0, 6))
    assert reasons(state, Draw()) == ("only_choice",)
    state = replace(state, smarties=(6, 6))
    assert reasons(state, Draw()) == ("saves_smartie",)


def test_a_smartie_is_worth_more_later_only_where_a_turn_is_left_for_it() -> None:
    state = position([("mmmd", 0, 0)], (["dddm"], ["wwwm"]), placed=0, smarties=(1, 6))
    assert reasons(state, Draw()) == ("saves_smartie",)
    last = replace(state, hands=((), state.hands[1]), stock=())
    assert reasons(last, Pass()) == ("guards_nothing",)


def test_a_card_that_gains_nothing_has_a_reason_too() -> None:
    table = [("dddm", 0, 0), ("wwwm", 2, 0)]
    state = position(table, (["ddmw", "mmww"], ["wwwd"]), smarties=(0, 6))
    found = {reasons(state, it) for it in GAME.actions(state, 0) if isinstance(it, Place)}
    assert ("better_later",) in found
    assert () not in found
