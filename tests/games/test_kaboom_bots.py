"""Kaboom!'s bots: honest, as quick as people, never stuck, each stronger than the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

import pytest

from chocobox.bots import Bot
from chocobox.core import TABLE, Action, Move, Rng
from chocobox.games.kaboom.bots import BOTS, Forgetful, Player, Shark, Steady
from chocobox.games.kaboom.memory import Memory
from chocobox.games.kaboom.reasons import CODES
from chocobox.games.kaboom.state import Options, Spot, State
from chocobox.games.kaboom.words import (
    Cover,
    Decide,
    Discard,
    Draw,
    Enough,
    Flip,
    Give,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from games.kaboom_hand import GAME, Table, flipping, position

BEST = Shark()
FLOOR = 250


def named(bot: Bot) -> str:
    return bot.name


each_bot = pytest.mark.parametrize("bot", BOTS, ids=named)


@dataclass(frozen=True)
class Plan:
    """What a bot means to do in a position."""

    state: State
    now: int
    bot: Bot
    rng: Rng
    move: Move | None
    seat: int


def game(bots: Sequence[Bot], seed: int, **options: Any) -> Iterator[Plan]:
    """A whole game as a session plays it: all plans of all positions, then the first is made."""
    state, now, rng = GAME.start(Options(**options), len(bots), Rng(seed)), 0, Rng(seed)
    while not state.is_over:
        table = GAME.table(state)
        due = [table] if table else []
        for seat in range(len(bots)):
            if GAME.actions(state, seat):
                deal, rng = rng.draw()
                guess = GAME.redeal(state, seat, Rng(deal))
                move = bots[seat].plan(GAME, guess, seat, now, rng)
                yield Plan(state, now, bots[seat], rng, move, seat)
                due = [move, *due] if move else due
        first = min(due, key=lambda move: move.at)
        now = max(now, first.at)
        state, _ = GAME.step(state, Move(first.seat, first.action, now))
    yield Plan(state, now, bots[0], rng, None, TABLE)


def result(bots: Sequence[Bot], seed: int, **options: Any) -> Any:
    """How such a game ends."""
    *_, last = game(bots, seed, **options)
    return GAME.outcome(last.state)


def seen(state: State, seat: int, *spots: Spot) -> State:
    """The same when that seat has seen what lies there."""
    cards = [it.card for spot in spots if (it := state.at(spot))]
    return state.seen(seat, *cards)


def own(seat: int, count: int = 4) -> list[Spot]:
    return [(seat, place) for place in range(count)]


def planned(bot: Bot, state: State, seat: int = 0, now: int = 0) -> Action | None:
    """What a bot would do."""
    move = bot.plan(GAME, state, seat, now, Rng(1))
    return move.action if move else None


def pause(bot: Bot, table: Table, seat: int) -> int:
    """How long it would wait."""
    move = bot.plan(GAME, table.state, seat, table.now, Rng(1))
    assert move is not None
    return move.at - table.now


# --- a whole game ---

QUIET = {"slaps": False}
QUICK = {"window": 1500, "pace": 700, "handicap_0": 300}
SLOW = {"window": 10_000, "pace": 5000}


@pytest.mark.parametrize("options", [QUIET, QUICK, SLOW], ids=["quiet", "quick", "slow"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_do_what_is_offered_in_good_time_until_the_game_ends(
    seats: int, options: dict[str, Any]
) -> None:
    bots = [BOTS[seat % 3] for seat in range(seats)]
    for plan in game(bots, seats, rounds=2, **options):
        move = plan.move
        if move is None:
            assert set(GAME.actions(plan.state, plan.seat)) <= {Slap()}
            continue
        assert move.seat == plan.seat
        assert move.action in GAME.actions(plan.state, plan.seat)
        assert type(move.at) is int
        assert move.at - plan.now >= (0 if move.action == Slap() else 400)
        if move.action == Slap():
            assert plan.state.window is not None
            assert move.at - plan.state.window.opened >= FLOOR
        assert set(plan.bot.reasons(GAME, plan.state, plan.seat, move.action)) <= set(CODES)
    assert plan.state.is_over


def test_from_weak_to_strong() -> None:
    assert [bot.name for bot in BOTS] == ["forgetful", "steady", "shark"]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_has_not_seen_changes_nothing(seats: int) -> None:
    plans = [plan for plan in game([BEST] * seats, 5, rounds=2) if plan.seat != TABLE]
    for plan in plans[::3]:
        for bot in BOTS:
            told = set()
            for guess in range(3):
                state = GAME.redeal(plan.state, plan.seat, Rng(guess))
                move = bot.plan(GAME, state, plan.seat, plan.now, plan.rng)
                codes = move and bot.reasons(GAME, state, plan.seat, move.action)
                told.add((move, codes))
            assert len(told) == 1


def test_the_same_chance_makes_the_same_game() -> None:
    first, second = ([plan.move for plan in game(BOTS, 9, rounds=1)] for _ in range(2))
    assert first == second


def test_a_seat_with_nothing_to_do_plans_nothing() -> None:
    state = flipping("AS 2S 3S 4S", "AH 2H 3H 4H")
    assert [bot.plan(GAME, state, 1, 0, Rng(1)) for bot in BOTS] == [None] * 3


# --- strength ---


def wins(one: Bot, other: Bot, games: int) -> float:
    """The part of the games that go to two of the one, who sit with two of the other."""
    points = 0.0
    for seed in range(games):
        bots = [one if (seat + seed) % 4 < 2 else other for seat in range(4)]
        winners = result(bots, seed).winners
        points += sum(bots[seat] is one for seat in winners) / len(winners)
    return points / games


def test_the_steady_beats_the_forgetful() -> None:
    assert wins(Steady(), Forgetful(), 8) >= 0.75


def test_the_shark_beats_the_steady() -> None:
    assert wins(Shark(), Steady(), 8) >= 0.75


# --- time ---

ABOUT = {"forgetful": 900, "steady": 700, "shark": 550}


def thrown(*hands: str, card: str, **rest: Any) -> Table:
    """Seat 0 has drawn that card and thrown it away a moment ago."""
    table = Table(position(*hands, stock=f"{card} ...", **rest), now=1000)
    table.goes(0, Draw())
    table.does(0, Discard())
    return table


def slappable(card: str = "9H") -> Table:
    """The 9 that was thrown away matches a card that seat 1 has seen of its own."""
    table = thrown("AS 2S 3S 4S", "9S 2H 3H 4H", "9D 2D 3D 4D", card=card)
    table.state = seen(table.state, 1, (1, 0))
    return table


@each_bot
def test_a_slap_comes_as_quickly_as_a_hand_of_its_kind(bot: Player) -> None:
    reactions = [bot.quickness.reaction(at, 1, at % 54) for at in range(0, 400_000, 997)]
    assert min(reactions) >= FLOOR
    assert len(set(reactions)) > 100
    assert abs(median(reactions) - ABOUT[bot.name]) < 40


@each_bot
def test_planning_anew_keeps_the_reaction(bot: Bot) -> None:
    table = slappable()
    window = table.state.window
    assert window is not None
    slaps = {
        bot.plan(GAME, GAME.redeal(table.state, 1, Rng(seed)), 1, table.now + seed, Rng(seed))
        for seed in range(0, 240, 20)
    }
    (slap,) = slaps
    assert slap is not None
    assert slap.action == Slap()
    assert slap.at - window.opened >= FLOOR


def test_another_card_at_the_same_instant_is_another_reaction() -> None:
    moves = [BEST.plan(GAME, slappable(card).state, 1, 0, Rng(1)) for card in ("9H", "9C")]
    assert moves[0] != moves[1]


@each_bot
def test_a_planned_slap_dies_with_its_card(bot: Bot) -> None:
    table = slappable()
    assert planned(bot, table.state, 1, table.now) == Slap()
    table.goes(1, Draw())
    assert planned(bot, table.state, 1, table.now) != Slap()


@each_bot
def test_nobody_slaps_once_a_hand_is_on_the_stock(bot: Bot) -> None:
    table = slappable()
    table.waits(2500)
    table.does(1, Draw())
    assert table.state.reach is not None
    assert planned(bot, table.state, 1, table.now) is None


@each_bot
def test_what_is_learned_late_is_slapped_after_a_moment(bot: Bot) -> None:
    table = slappable()
    table.waits(2000)
    assert planned(bot, table.state, 1, table.now) == Slap()
    assert pause(bot, table, 1) >= FLOOR


@each_bot
def test_cards_are_turned_up_and_given_at_a_human_pace(bot: Bot) -> None:
    table = slappable()
    table.slaps(1)
    assert planned(bot, table.state, 1) == Reveal(1, 0)
    assert 400 <= pause(bot, table, 1) < 900
    table.does(1, Reveal(1, 0))
    assert planned(bot, table.state, 1) == Enough()
    assert 400 <= pause(bot, table, 1) < 900


@each_bot
def test_a_flip_comes_some_time_after_the_hold(bot: Bot) -> None:
    table = Table(flipping("AS 2S 3S 4S", "AH 2H 3H 4H", stock="9H ..."))
    assert 700 <= pause(bot, table, 0) < 1500
    table.goes(0, Flip())
    assert planned(bot, table.state, 1) is None
    table.waits(1200)
    assert planned(bot, table.state, 1) == Flip()
    assert 700 <= pause(bot, table, 1) < 1500


@each_bot
def test_the_near_cards_are_looked_at_for_two_seconds(bot: Bot) -> None:
    table = Table(GAME.start(Options(), 2, Rng(1)))
    assert planned(bot, table.state) == Peek()
    assert pause(bot, table, 0) >= 600
    table.does(0, Peek())
    assert planned(bot, table.state) == Cover()
    assert 1800 <= pause(bot, table, 0) <= 2300


@each_bot
def test_a_power_is_used_after_the_slaps(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    assert isinstance(planned(bot, table.state, 0, table.now), Look)
    assert 1000 <= pause(bot, table, 0) < 2000
    table.waits(1900)
    assert pause(bot, table, 0) >= 600


@each_bot
def test_a_power_is_not_lost_where_the_next_turn_comes_soon(bot: Bot) -> None:
    for begun in range(100):
        quick = position("AS KS", "AH KH", stock="8H ...", options=Options(window=1500))
        table = Table(quick, now=begun)
        table.goes(0, Draw())
        table.does(0, Discard())
        assert 600 <= pause(bot, table, 0) < 1500


@each_bot
def test_the_next_turn_waits_for_the_power_of_another(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    begun = table.now
    table.waits(2500)
    assert table.now + pause(bot, table, 1) == begun + 8000
    table.does(0, SkipPower())
    assert 600 <= pause(bot, table, 1) < 2000


# --- memory ---


def remembered(bot: Player, state: State) -> set[Spot]:
    return set(Memory(state, 0, bot.keeps()).faces)


def test_the_forgetful_forgets_for_good() -> None:
    gone = 0
    for marks in range(0, 400, 4):
        state = position("AS 2S 3S 4S", "AH 2H 3H 4H")
        for place in range(4):
            it = state.at((0, place))
            assert it is not None
            state = state.put((0, place), type(it)(it.card, marks + place))
        state = seen(state, 0, *own(0))
        before = remembered(Forgetful(), state)
        assert before == set(own(0))
        for turn in range(2, 12):
            after = remembered(Forgetful(), state.changed(turns=turn))
            assert after <= before
            before = after
        gone += 4 - len(before)
    assert 100 < gone < 300


def test_what_the_forgetful_sees_again_it_knows_again() -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0)).changed(turns=200)
    assert remembered(Forgetful(), state) == set()
    assert remembered(Forgetful(), seen(state, 0, *own(0))) == set(own(0))


@pytest.mark.parametrize("bot", [Steady(), Shark()], ids=named)
def test_the_others_remember(bot: Player) -> None:
    state = seen(position("AS 2S 3S 4S", "AH 2H 3H 4H"), 0, *own(0), (1, 2))
    assert remembered(bot, state.changed(turns=200)) == {*own(0), (1, 2)}


# --- sense: all of them ---


def drawn(
    bot: Bot, card: str, *hands: str, sees: Sequence[Spot] = (), **rest: Any
) -> Action | None:
    """Where seat 0 puts a card that it has drawn."""
    table = Table(position(*hands, stock=f"{card} ...", **rest))
    table.goes(0, Draw())
    return planned(bot, seen(table.state, 0, *sees))


@each_bot
def test_a_low_card_takes_the_place_of_the_worst(bot: Bot) -> None:
    hands = "AS 10S 3S QS", "AH 2H 3H 4H"
    assert drawn(bot, "2C", *hands, sees=own(0)) == Replace(3)


@each_bot
def test_a_low_card_takes_the_place_of_an_unknown_one(bot: Bot) -> None:
    hands = "AS 2S 3S QS", "AH 2H 3H 4H"
    assert drawn(bot, "2C", *hands, sees=own(0)[:3]) == Replace(3)


@each_bot
def test_to_know_a_card_is_worth_something_until_the_last_turn(bot: Bot) -> None:
    hands = "AS 2S 3S 6S", "AH 2H 3H 4H", "AD 2D 3D 4D"
    assert drawn(bot, "10C", *hands, sees=own(0)[:3]) == Replace(3)
    assert drawn(bot, "10C", *hands, sees=own(0)[:3], caller=1) == Discard()


@each_bot
def test_a_high_card_is_thrown_away(bot: Bot) -> None:
    assert drawn(bot, "5C", "AS 2S 3S 4S", "AH 2H 3H 4H", sees=own(0)) == Discard()


@each_bot
def test_a_match_is_thrown_away_to_be_slapped(bot: Bot) -> None:
    assert drawn(bot, "6C", "AS 2S 3S 6S", "AH 2H 3H 4H", sees=own(0)) == Discard()


@each_bot
def test_in_a_quiet_room_nobody_throws_away_for_a_slap(bot: Bot) -> None:
    quiet = Options(slaps=False)
    assert drawn(bot, "6C", "7S 2S 3S 6S", "AH 2H", sees=own(0), options=quiet) == Replace(0)
    assert drawn(bot, "2C", "7S 6H 3S 6S", "AH 2H", sees=own(0), options=quiet) == Replace(0)


@each_bot
def test_one_of_a_pair_makes_room_for_both(bot: Bot) -> None:
    hands = "AS 6H 8S 6S", "AH 2H 3H 4H"
    assert drawn(bot, "2C", *hands, sees=own(0)) in (Replace(1), Replace(3))


@each_bot
def test_an_own_unknown_card_is_looked_at(bot: Bot) -> None:
    table = thrown("AS 2S 3S 4S", "AH 2H 3H 4H", card="8H")
    state = seen(table.state, 0, *own(0)[1:])
    assert planned(bot, state) == Look(0, 0)


@each_bot
def test_no_own_card_is_slapped_that_nobody_has_seen_or_that_lowers_the_sum(bot: Bot) -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H 4H", card="9H")
    assert planned(bot, table.state) in (SkipPower(), Look(1, 0))
    joker = thrown("X1 2S 3S 4S", "AH 2H 3H 4H", card="X2")
    assert planned(bot, seen(joker.state, 0, (0, 0))) is None


@each_bot
def test_all_own_matches_are_turned_up(bot: Bot) -> None:
    table = thrown("9S 2S 9D 4S", "AH 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0))
    for spot in ((0, 0), (0, 2)):
        assert planned(bot, table.state) == (Reveal(*spot) if table.state.slap else Slap())
        if not table.state.slap:
            table.slaps(0)
        table.does(0, Reveal(*spot))
    assert planned(bot, table.state) == Enough()


@each_bot
def test_flipping_ends_as_soon_as_somebody_knows_a_match(bot: Bot) -> None:
    table = Table(flipping("AS 2S 3S 4S", "AH 2H 3H 4H", stock="3C ..."))
    table.state = seen(table.state, 1, (1, 2))
    table.goes(0, Flip())
    assert planned(bot, table.state, 1) == Slap()


@each_bot
def test_nothing_before_oneself_calls(bot: Bot) -> None:
    state = position("X1 AS", "10S 9S 8S 7S", "10H 9H 8H 7H")
    assert planned(bot, seen(state, 0, *own(0))) == Kaboom()
    state = position("9C 8C 7C", "10S 9S 8S 7S", "10H 9H 8H 7H")
    assert planned(bot, seen(state, 0, *own(0))) == Draw()


@each_bot
def test_a_king_swaps_if_that_is_better(bot: Bot) -> None:
    table = thrown("AS 2S 3S QS", "AH 2H 3H 4H", card="KH")
    table.state = seen(table.state, 0, *own(0))
    assert isinstance(planned(bot, table.state), LookBoth)
    table.does(0, LookBoth(0, 3, 1, 0))
    assert planned(bot, table.state) == Decide(True)
    table = thrown("AS 2S 3S QS", "AH 2H 3H KC", card="KH")
    table.does(0, LookBoth(0, 3, 1, 3))
    assert planned(bot, table.state) == Decide(False)


# --- sense: the steady ---


def test_the_steady_leaves_others_cards_alone() -> None:
    table = thrown("AS 2S 3S 4S", "9S 2H 3H 4H", card="9H")
    state = seen(table.state, 0, *own(0), *own(1))
    assert planned(Steady(), state) == SkipPower()


def test_the_steady_swaps_a_bad_card_for_any() -> None:
    table = thrown("AS 2S 3S KS", "AH 2H 3H 4H", card="JH")
    assert planned(Steady(), seen(table.state, 0, *own(0))) == Swap(0, 3, 1, 0)
    table = thrown("AS 2S 3S 4S", "AH 2H 3H 5H", card="JH")
    assert planned(Steady(), seen(table.state, 0, *own(0))) == SkipPower()


# --- sense: the shark ---


def test_the_shark_slaps_the_card_of_another_and_gives_its_worst() -> None:
    table = thrown("AS 2S QS 4S", "9S 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0), (1, 0))
    assert planned(BEST, table.state) == Slap()
    table.slaps(0)
    assert planned(BEST, table.state) == Reveal(1, 0)
    table.does(0, Reveal(1, 0))
    assert planned(BEST, table.state) == Give(2)


def test_the_shark_gives_nothing_that_is_good_for_it() -> None:
    table = thrown("X1 KH", "9S 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0), (1, 0))
    table.slaps(0, Reveal(1, 0))
    assert planned(BEST, table.state) == Keep()


def test_the_shark_throws_away_what_it_can_slap_elsewhere() -> None:
    hands = "AS 2S QS 4S", "6S 2H 3H 4H"
    assert drawn(BEST, "6H", *hands, sees=[*own(0), (1, 0)]) == Discard()
    assert drawn(Steady(), "6H", *hands, sees=[*own(0), (1, 0)]) == Replace(2)


def test_the_shark_takes_the_best_card_that_it_knows() -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H X1", "AD 2D 3D 4D", card="QH")
    state = seen(table.state, 0, *own(0), *own(1))
    assert planned(BEST, state) == Swap(0, 0, 1, 3)


def test_the_shark_takes_what_another_has_laid_down() -> None:
    state = position("9S 10S 3S 4S", "AH 2H 3H 5H", "AD 2D 3D 5D")
    state = seen(state, 2, (2, 1)).changed(stock=(11, *state.stock))  # a queen on top
    table = Table(seen(state, 0, *own(0)))
    table.goes(0, Draw())
    table.does(0, Discard())
    assert planned(BEST, table.state) == Swap(0, 1, 2, 1)


def test_the_shark_spoils_the_leader_when_its_own_cards_are_good() -> None:
    table = thrown("AS", "AH 2H X1", "KC 10D 9D 8D", card="QH")
    state = seen(table.state, 0, *own(0), *own(1, 3), *own(2))
    assert planned(BEST, state) == Swap(1, 2, 2, 0)


def test_the_shark_calls_by_its_chance() -> None:
    strong = position("2S 3C", "AH 2H", "AD 2D")
    weak = position("2S 3C", "10S 9S 8S 7S", "10H 9H 8H 7H")
    for state, does in ((strong, Draw()), (weak, Kaboom())):
        known = seen(state, 0, *own(0, 2), *own(1, 2), *own(2, 2))
        assert planned(BEST, known) == does
    assert planned(Steady(), seen(strong, 0, *own(0, 2))) == Kaboom()


# --- reasons ---


@pytest.mark.parametrize(
    ("card", "hand", "codes"),
    [
        ("2C", "AS 10S 3S QS", ("keeps_low", "throws_high")),
        ("6C", "AS 2S 3S 5S", ("too_high",)),
        ("6C", "AS 2S 3S 6S", ("knows_match", "too_high")),
    ],
)
def test_why_a_drawn_card_goes_there(card: str, hand: str, codes: tuple[str, ...]) -> None:
    table = Table(seen(position(hand, "AH 2H 3H 4H", stock=f"{card} ..."), 0, *own(0)))
    table.goes(0, Draw())
    does = planned(BEST, table.state)
    assert does is not None
    assert BEST.reasons(GAME, table.state, 0, does) == codes


def test_why_it_slaps_draws_or_calls() -> None:
    table = slappable()
    assert BEST.reasons(GAME, table.state, 1, Slap()) == ("knows_match",)
    state = position("X1 AS", "10S 9S 8S 7S")
    assert BEST.reasons(GAME, state, 0, Draw()) == ("not_yet",)
    assert BEST.reasons(GAME, state, 0, Kaboom()) == ("likely_closest",)
    assert BEST.reasons(GAME, flipping("AS", "2S"), 0, Flip()) == ("only_choice",)


def test_why_it_swaps() -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H X1", card="QH")
    state = seen(table.state, 0, *own(0), *own(1))
    assert BEST.reasons(GAME, state, 0, Swap(0, 0, 1, 3)) == ("trades_down",)
    assert BEST.reasons(GAME, state, 0, SkipPower()) == ("leaves_it",)
