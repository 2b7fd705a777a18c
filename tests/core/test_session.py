"""The session: clock, moves of the table, bots, undo; on a game made for these tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.core.update import Refused, Undone
from chocobox.games import GAMES
from support.toy import PLAYERS, Race, Slapper

SLAP = {"type": "Slap"}


def race(*pauses: int, seed: int = 5) -> Session:
    """Seat 0 is a person; each other seat is a bot that slaps after its pause."""
    session = Session(Race(), Race.options(), PLAYERS[: 1 + len(pauses)], seed)
    session.bots = {seat: Slapper(pause) for seat, pause in enumerate(pauses, 1)}
    return session


def wait(session: Session) -> int:
    """The time comes that the session asked for."""
    wake = session.update().wake
    assert wake is not None
    session.tick(wake)
    return wake


def test_the_table_moves_when_its_time_has_come() -> None:
    session = race(100)
    assert session.update().wake == 1000
    session.tick(999)
    assert session.moves == []
    session.tick(1000)
    assert session.moves == [(TABLE, 0, 1000)]
    assert [type(event).__name__ for event in session.update().events] == ["Turned"]


def test_one_tick_makes_one_move_and_the_earliest_first() -> None:
    session = race(300, 200)
    session.tick(1000)  # the table turns a card
    assert session.update().wake == 1000
    session.tick(1000)  # both think
    assert session.update().wake == 1200
    session.tick(5000)
    assert [move[0] for move in session.moves] == [TABLE, 2]


def test_bots_think_anew_after_every_move() -> None:
    session = race(300, 200)
    session.tick(1000)
    session.tick(1000)
    bot: Any = session.bots[1]
    thoughts = len(bot.saw)
    session.play(0, SLAP, 1100)
    assert session.update().wake == 1100
    session.tick(1100)
    assert len(bot.saw) == thoughts + 1
    assert session.update().wake == 1300


def test_a_bot_that_waits_does_not_stop_the_table() -> None:
    session = race(300)
    wakes = [wait(session) for _ in range(5)]
    assert wakes == [1000, 1000, 1300, 1300, 2000]
    assert [move[0] for move in session.moves] == [TABLE, 1, TABLE]


def test_a_game_with_a_table_ends_and_replays() -> None:
    session = race(300, 200)
    while session.update().wake is not None:
        wait(session)
    again = race(300, 200)
    again.replay(session.moves)
    assert again.update().views == session.update().views
    assert again.update().outcome == session.update().outcome is not None
    assert again.record == session.record


def test_time_is_what_the_latest_word_says() -> None:
    session = race(300)
    session.tick(1000)
    session.play(0, SLAP, 400)
    session.play(0, SLAP, 1500)
    session.play(0, SLAP, 1400)
    assert [at for _, _, at in session.moves] == [1000, 1000, 1500, 1500]


@pytest.mark.parametrize(
    "moves",
    [[(0, 0, 0)], [(TABLE, 1, 0)], [(TABLE, 0, 0), (0, 1, 0)], [(TABLE, 0, 9), (0, 0, 8)]],
)
def test_replay_names_the_first_move_that_does_not_fit(moves: list[tuple[int, int, int]]) -> None:
    with pytest.raises(ValueError, match=f"move {len(moves)} of the record"):
        race(1).replay(moves)


def test_bots_see_only_a_redealt_state() -> None:
    session = race(1)
    for _ in range(6):
        wait(session)
    bot: Any = session.bots[1]
    assert len({state.deck for state in bot.saw}) > 1
    truths = {state.deck for state in session.states}
    assert any(state.deck not in truths for state in bot.saw)


def test_undo_takes_back_the_own_last_move_only() -> None:
    session = race(300)
    session.undo(0)
    assert session.update().refused == Refused("undo", 0, ("nothing_yet",))
    session.tick(1000)
    session.undo(0)
    assert session.update().refused == Refused("undo", 0, ("nothing_yet",))
    before = session.state
    session.play(0, SLAP, 1100)
    session.undo(0)
    update = session.update()
    assert update.events[-1] == Undone(0, 1)
    assert (session.state, len(session.moves)) == (before, 1)
    session.play(0, SLAP, 1100)
    session.tick(1100)
    session.tick(1400)
    session.undo(0)
    assert session.update().refused == Refused("undo", 0, ("others_moved",))


def test_bots_think_anew_after_an_undo() -> None:
    session = race(300)
    session.tick(1000)
    session.play(0, SLAP, 1100)
    session.tick(1100)
    assert session.update().wake == 1400
    session.undo(0)
    assert session.update().wake == 1100
    session.tick(1200)
    assert session.update().wake == 1500


def test_a_hint_tells_nothing_of_what_is_hidden() -> None:
    class Reader(Slapper):
        def reasons(self, game: Any, state: Any, seat: int, action: Any) -> tuple[str, ...]:
            return tuple(map(str, state.deck))

    session, hints = race(300), []
    session.tick(1000)
    for deck in ((8, 9), (9, 8)):
        session.states = [replace(session.state, turned=(7,), deck=deck)]
        hints.append(session.hint(0, Reader(100)))
    assert hints[0] == hints[1] is not None


@pytest.mark.parametrize(
    ("seed", "stops"),
    [(109, (1, 3, 3)), (166, (1, 3, 3)), (167, (1, 2, 3)), (437, (1, 3, 3)), (538, (1, 3, 3))],
)
def test_the_top_of_the_deck_is_never_tried_or_taken_back(
    seed: int, stops: tuple[int, ...]
) -> None:
    """Deals in which eight random redeals all showed the same card on top."""
    game = GAMES["choco_challenge"]
    session = Session(game, game.options(), [{}] * 3, seed)
    while (seat := next((it for it in range(3) if session.offered(it)), None)) is not None:
        wishes = {str(wish["type"]): wish for wish in map(encode, reversed(session.offered(seat)))}
        goes_on = len(session.state.seats[seat].drawn) < stops[seat]
        kinds = ("TakeIngredient", "Decline", "Spend", "Draw" if goes_on else "Stop")
        kind = next(it for it in (*kinds, *reversed(wishes)) if it in wishes)
        if kind == "TakeIngredient":
            assert session.foresee(seat, wishes[kind]) is None
        session.play(seat, wishes[kind], 0)
        if kind == "TakeIngredient":
            session.undo(seat)
            assert session.update().refused == Refused("undo", seat, ("something_shown",))
