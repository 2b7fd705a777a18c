"""The kinds of tasks: each position has one, and a game of that kind is what it says."""

from __future__ import annotations

import pytest

from chocobox.games import GAMES, lesson_of
from chocobox.records import start_of
from chocobox.tasks.kinds import BOT, GAME, KINDS, LESSON, PUZZLE, Kind, kind_of
from chocobox.tasks.lesson import position_of
from chocobox.tasks.stand_in import StandIn

LESSON_OF = lesson_of("schokoly")
assert LESSON_OF


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        ("", GAME),
        ("colours:dark,white lays:0", GAME),
        (position_of(LESSON_OF), LESSON),
        ("puzzle:", PUZZLE),
        ("puzzle:0.3,1.0", PUZZLE),
        ("bot:", BOT),
        (None, GAME),
        (7, GAME),
    ],
)
def test_a_position_tells_its_kind(position: object, kind: Kind) -> None:
    assert kind_of(position) is kind


def test_no_kind_hides_another() -> None:
    marks = [kind.mark for kind in KINDS]
    assert marks[-1] == ""
    assert [kind_of(mark).mark for mark in marks] == marks
    assert len({kind.name for kind in KINDS}) == len(KINDS)


def test_each_kind_but_the_game_has_its_own_rules() -> None:
    assert LESSON_OF
    person, bot = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "nibbler"}
    bots = [{"kind": "bot", "bot": name} for name in LESSON_OF.bots]
    starts = {
        LESSON.name: (position_of(LESSON_OF), [person, *bots]),
        PUZZLE.name: (PUZZLE.mark, [person, bot]),
        BOT.name: (BOT.mark, [person, bot]),
        GAME.name: ("", [person, bot]),
    }
    assert set(starts) == {kind.name for kind in KINDS}
    for kind in KINDS:
        position, players = starts[kind.name]
        record = {"game": "schokoly", "players": players, "seed": 1, "position": position}
        if kind is PUZZLE:
            record |= {"options": {"first": 0}}
        game = start_of(record).game
        assert isinstance(game, StandIn) == (kind is not GAME), kind.name
        assert game.name in GAMES
