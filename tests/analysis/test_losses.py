"""What choices lost: no more than there was, and as much as playouts find."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.analysis.fitting import played
from chocobox.analysis.looking import Looking
from chocobox.analysis.playouts import Trying, costs
from chocobox.boxes import levels_of
from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, value_of
from chocobox.games.choco_challenge.rules.actions import Done, Draw
from chocobox.kit.shares import WHOLE, won
from chocobox.kit.value import HUNDREDTH, MISTAKES, weighed
from support.laws import Subject
from support.subjects import SUBJECTS
from support.walks import any_options, by_seed, walk

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
GAMES_FOR_A_MISTAKE = 12
"""So many games by chance are looked back at until one of them has a mistake."""
LOOKED_BACK_AT = [
    pytest.param(name, seats, marks=() if seats == GAMES[name].seats[0] else pytest.mark.nightly)
    for name, seats in TABLES
    if value_of(name)
]


def check_losses(looking: Looking) -> int:
    """What choices lost, told beside the chances on the curve: no more than was there to be lost.

    How many mistakes there were.
    """
    mistakes = 0
    for it in looking.moments():
        before = looking.seen(it.ply)
        assert sum(before) == sum(it.value) == WHOLE
        assert min(before) >= 0 <= min(it.value)
        fell = before[it.seat] - (it.value[it.seat] - it.luck[it.seat])
        assert 0 <= it.lost <= before[it.seat]
        assert it.value[it.seat] + it.lost <= WHOLE, "a winner lost nothing"
        assert it.lost <= max(0, fell), "the curve falls as far as is told"
        assert it.lost == 0 or it.seat != TABLE
        assert it.lost <= looking.value.bears, "playouts bear it out"
        assert it.lost % HUNDREDTH == 0, "the shown number is the one that has a name"
        mistakes += bool(it.mistake)
    return mistakes


def looked_back(subject: Subject, seats: int, seed: int) -> Looking:
    """A whole game of moves by chance, looked back at."""
    game, value, choose = subject.game, value_of(subject.game.name), by_seed(seed)
    assert value is not None
    options = any_options(game, seats, choose, subject.most)
    session = Session(game, options, [{"kind": "person"}] * seats, seed)
    session.states = [subject.begin(session.state)]
    for state, move in walk(game, session.state, seats, choose):
        if move is not None:
            offered = session.table(state) if move.seat == TABLE else game.offer(state, move.seat)
            session.replay([(move.seat, list(offered).index(move.action), move.at)])
    return Looking(session, value)


def test_some_games_are_looked_back_at() -> None:
    assert LOOKED_BACK_AT


@pytest.mark.parametrize(("name", "seats"), LOOKED_BACK_AT)
def test_no_choice_loses_more_than_there_was(name: str, seats: int) -> None:
    games = (looked_back(SUBJECTS[name], seats, seed) for seed in range(GAMES_FOR_A_MISTAKE))
    found = next((it for it in games if check_losses(it)), None)
    value = value_of(name)
    assert value is not None
    assert value.judges == (found is not None)


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in GAMES if value_of(name)])
def test_the_curve_falls_as_far_as_the_mistakes_of_bots_are_told_to_cost(name: str) -> None:
    value, game = value_of(name), GAMES[name]
    assert value is not None
    session = played(name, game.seats[0], 0, [levels_of(name)["middle"]])
    assert check_losses(Looking(session, value)) > 0 or game.grace


# --- what a choice lost ---


@pytest.mark.parametrize(
    ("known", "best", "bears", "lost", "open_"),
    [
        ((30, 50), 50, 100, 20, 50),  # as its seat could know, and as the curve shows
        ((30, 50), 37, 100, 7, 37),  # the curve falls by less
        ((30, 50), 25, 100, 0, 30),  # it would have fallen the other way
        ((44, 50), 80, 100, 6, 80),  # its seat could know of less
        ((30, 50), 50, 9, 9, 50),  # playouts bear out no more
        ((49, 50), 80, 100, 1, 30),  # too little to be a mistake: the curve is as chosen
    ],
)
def test_a_choice_lost_what_its_seat_could_know_and_no_more_than_the_curve_fell(
    known: tuple[int, int], best: int, bears: int, lost: int, open_: int
) -> None:
    actions = [Done(), Draw()]
    after = {actions[0]: (300_000, 700_000), actions[1]: (best * 10_000, WHOLE - best * 10_000)}
    told: Any = SimpleNamespace(
        bears=bears * 10_000,
        action_values=lambda *_: {place: 10_000 * one for place, one in enumerate(known)},
        expected_value=lambda _, move: after[move.action],
        game=SimpleNamespace(actions=lambda *_: actions),
    )
    found = weighed(told, None, 0, 0, after[actions[0]])
    assert (found.lost, found.best) == (lost * 10_000, 1)
    assert found.open is not None
    assert found.open[0] == open_ * 10_000


def test_a_shown_loss_has_one_name() -> None:
    shown = {most // HUNDREDTH for most, _ in MISTAKES}
    assert [most % HUNDREDTH for most, _ in MISTAKES] == [0] * len(shown) == [0, 0, 0]


# --- mistakes played on ---


def trying(times: int) -> Trying:
    _, cautious, baker, *_ = BOTS["choco_challenge"]
    return Trying("choco_challenge", 3, (cautious.name,), baker, times)


@pytest.mark.nightly
def test_a_mistake_is_played_on_beside_what_was_better_whoever_plays() -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        found = costs(one, trying(2), range(2))
        assert found == costs(three, trying(2), range(2))
    assert [it.kind for it in found] == [name for _, name in MISTAKES]
    for (most, _), it in zip(MISTAKES, found, strict=True):
        assert 0 < it.count <= 2
        assert it.estimated >= 100 * most / WHOLE
        assert abs(it.played) <= 100


@pytest.mark.nightly
def test_of_each_name_one_mistake_of_a_game_is_played_on() -> None:
    (session,) = [played("choco_challenge", 3, 5, ("cautious",))]
    value = value_of("choco_challenge")
    assert value is not None
    wrong = {(it.mistake, it.lost) for it in Looking(session, value).moments() if it.mistake}
    again = trying(1).again(5)
    assert {(it.kind, it.estimated) for it in again} <= wrong
    assert len(again) == len({kind for kind, _ in wrong}) > 0


def test_a_mistake_that_gave_the_game_away_is_found_to_cost_it() -> None:
    value, session = value_of("choco_challenge"), played("choco_challenge", 3, 29, ("cautious",))
    assert value is not None
    worst = max(Looking(session, value).moments(), key=lambda it: it.lost)
    assert worst.lost > WHOLE // 2
    assert trying(6).cost(session, worst) > WHOLE // 2


def test_a_game_goes_on_from_a_mistake_to_its_end() -> None:
    session = played("choco_challenge", 3, 1, ("baker",))
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    for one in (session.moves[-1], session.moves[-9]):
        state = session.states[session.moves.index(one)]
        told = trying(1).won(session, state, 7, one)
        assert told in (0, WHOLE)
        if one == session.moves[-1]:
            assert told == won(outcome.winners, 3)[one[0]]


def test_the_command_plays_mistakes_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = "trust choco_challenge --seats 3 --games 1 --bots cautious --by baker --playouts 1"
    assert main(words.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert [it["kind"] for it in told] == ["blunder", "mistake", "slip"]
    assert main([*words.split()[:-3], "nobody", "--playouts", "1"]) == 2
    assert "cautious, baker" in capsys.readouterr().err
