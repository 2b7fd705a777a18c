"""The bots' moves of a result: some of them, chosen by chance, are checked again."""

from __future__ import annotations

from copy import copy

import pytest

from chocobox.classes.task_set import ASKED, are_bots_moves, score
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from classes.test_task_set import played, result_of, sent

TURNS = ("schokoly", "choco_challenge")
"""The games in which time decides nothing, so that a bot's move can be asked for again."""


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_bot_played_it_would_play_again(game: str, seed: int) -> None:
    seats = min(GAMES[game].seats) - 1
    for bot in BOTS[game][:2]:
        session = played(game, (bot.name,) * seats, seed)
        assert are_bots_moves(session)
        assert sent(result_of(session))["scores"][0]["bots"] is True
        late = copy(session)
        late.clock = 10**9  # whenever it is asked
        plies = [ply for ply, move in enumerate(session.moves) if move[0]]
        for ply in plies[:: len(plies) // 6]:
            seat, index, _ = session.moves[ply]
            assert late.expected(ply) == GAMES[game].actions(session.states[ply], seat)[index]


def test_a_bot_whose_moves_are_invented_is_noticed() -> None:
    noticed = 0
    for seed in range(3):
        true = played("schokoly", ("taster",), seed)
        liar = Session(true.game, true.options, true.players, seed)
        liar.bots = true.bots
        choose = Rng(seed)
        while liar.game.outcome(liar.state) is None:
            seat = 0 if liar.offered(0) else 1
            index, choose = choose.below(len(liar.offered(seat)))
            liar.replay([(seat, index, liar.clock)])
        noticed += score(liar).bots is False
    assert noticed == 3


def test_another_instant_changes_nothing_about_which_moves_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    expected = Session.expected

    def noted(task: Session, ply: int) -> Action | None:
        asked.append(ply)
        return expected(task, ply)

    monkeypatch.setattr(Session, "expected", noted)
    session = copy(played("schokoly", ("nibbler",), 1))
    assert are_bots_moves(session)
    assert len(set(asked)) == ASKED
    session.moves = [(seat, index, at + 100) for seat, index, at in session.moves]
    assert are_bots_moves(session)
    assert asked[ASKED:] == asked[:ASKED]


@pytest.mark.parametrize("game", ["kaboom", "choco_boom"])
def test_where_quickness_counts_a_bot_is_believed(game: str) -> None:
    assert score(played(game, (BOTS[game][0].name,), 1)).bots is None
