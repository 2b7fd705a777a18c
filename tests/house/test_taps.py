"""Whatever is dragged, held or dropped can be done by single taps too, and a test says so."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest

from house.test_architecture import SCRIPTS, by_name, code_of
from support.serving import ROOT

MOVES: Final = re.compile(
    r"data-drag|data-hold|pointermove|touchmove|draggable=\"true\"|@drag|@drop|dragstart"
)
"""What only a finger that moves or stays can do."""

SCHOKOLY: Final = "tests/js/games/schokoly/schokoly-pick.test.mjs"
CHALLENGE: Final = "tests/js/games/choco_challenge/challenge-pick.test.mjs"


class Tap(NamedTuple):
    """What does the same without a drag, and the test that proves it, by its name."""

    way: str
    test: str
    name: str


TAPS: Final = {
    "js/games/schokoly/hand.js": Tap(
        "a tap takes a card, the next one lays it out, the tick lays it",
        SCHOKOLY,
        "a tap near a place chooses the nearest one that is offered",
    ),
    "js/games/schokoly/panels.js": Tap(
        "a tap takes a smartie, the next one gives it to a card",
        SCHOKOLY,
        "a smartie on the held card changes the places at once",
    ),
    "js/games/choco_challenge/rows.js": Tap(
        "a tap on the pile draws", CHALLENGE, "the pile and the big button draw"
    ),
    "js/games/kaboom/seats.js": Tap(
        "one tap by a key or a reader opens the eye, the next one covers",
        "tests/js/games/kaboom/kaboom-eyes.test.mjs",
        "by key or reader the eye stays open until the next tap",
    ),
    "js/replay/screen.js": Tap(
        "a tap goes to its place on the film, keys go on and back",
        "tests/js/replay/replay-drawn.test.mjs",
        "a screen reader moves the field of the slider",
    ),
    "js/replay/looked.js": Tap(
        "a tap on the curve, and the film below it",
        "tests/js/replay/replay.test.mjs",
        "moments are found under a finger that is near",
    ),
    "js/pages/class-results.js": Tap(
        "a key chooses the files that may be dropped",
        "e2e/test_class.py",
        "test_a_teacher_makes_a_set_and_a_pupil_plays_it_and_shows_what_came_of_it",
    ),
}


def test_each_drag_has_its_tap() -> None:
    dragged = {
        by_name(path)
        for path in SCRIPTS
        if "input" not in path.parts and MOVES.search(code_of(path))
    }
    assert dragged == TAPS.keys()


@pytest.mark.parametrize("script", TAPS)
def test_a_test_proves_that_tap(script: str) -> None:
    _, test, name = TAPS[script]
    assert name in (ROOT / test).read_text("utf-8")
