"""Two records of one game: a saved one and a shared one."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.links.twins import lead

MOVES = [[0, 3, 100], [1, 0, 240], [0, 9, 1200]]
RECORD: dict[str, Any] = {
    "game": "schokoly",
    "edition": 1,
    "options": {"type": "Options", "open_hands": False, "swaps": True},
    "seed": 7,
    "position": "",
    "players": [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "taster"}],
    "moves": MOVES,
}


def test_a_saved_game_that_has_gone_on_is_further_and_one_that_stopped_before_is_behind() -> None:
    assert lead(RECORD, RECORD) == 0
    assert lead(RECORD, RECORD | {"moves": MOVES[:1]}) == 2
    assert lead(RECORD | {"moves": []}, RECORD) == -3


def test_names_times_and_the_way_of_writing_make_no_other_game() -> None:
    other = RECORD | {
        "players": [{"kind": "person"}, {"kind": "bot", "bot": "taster"}],
        "moves": [[0, 3, 0], [1, 0, 200]],
        "options": {"swaps": 1, "open_hands": False},
    }
    del other["position"]
    assert lead(RECORD, other) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 8},
        {"game": "kaboom"},
        {"edition": 0},
        {"position": "here"},
        {"options": {"open_hands": True, "swaps": True}},
        {"players": [{"kind": "person"}, {"kind": "bot", "bot": "nibbler"}]},
        {"moves": [[0, 3, 100], [1, 1, 240]]},
        {"moves": [[0, 3, 100], [0, 0, 240]]},
    ],
)
def test_another_game_is_no_twin(changes: dict[str, Any]) -> None:
    assert lead(RECORD, RECORD | changes) is None
    assert lead(RECORD | changes, RECORD) is None


@pytest.mark.parametrize("junk", [None, 7, [], {}, {"moves": 5}])
def test_what_is_no_record_is_no_twin(junk: object) -> None:
    assert lead(RECORD, junk) is None
    assert lead(junk, RECORD) is None
