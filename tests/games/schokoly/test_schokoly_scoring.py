"""Schokoly's scoring, sentence by sentence, on boards drawn in text."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.schokoly.rules.board import place_of
from chocobox.games.schokoly.rules.drawn import colours_of, score, tops_of
from chocobox.games.schokoly.rules.pieces import COLOURS, LETTERS
from chocobox.games.schokoly.rules.scoring import (
    Sum,
    Tie,
    areas_of,
    steps_of,
    tie_of,
    totals_of,
    winners_of,
)
from games.schokoly.hand import GAME, position
from games.schokoly.plain import areas, points, sides
from support.walks import Choose, by_hypothesis, by_seed

EXAMPLE = """
.ddddddd.
.mmmmmmmd
.wwwwww..
"""


def count(drawing: str, colours: str = "dark,white") -> dict[str, Any]:
    return score(drawing, colours_of(colours))


# --- the rulebook's example ---


def test_example_seven_milk_with_8_sides_of_dark_and_6_of_white_go_to_dark() -> None:
    assert count(EXAMPLE) == {
        "players": [
            {"colour": "dark", "largest": 7, "neutral": 7, "total": 14, "areas": [7, 1]},
            {"colour": "white", "largest": 6, "neutral": 0, "total": 6, "areas": [6]},
        ],
        "neutral": [
            {"size": 7, "sides": {"dark": 8, "white": 6}, "winner": "dark", "counts": True}
        ],
        "winners": ["dark"],
    }


def test_example_every_counted_side_is_shown() -> None:
    tops = tops_of(EXAMPLE)
    milk = next(area for area in areas_of(tops, (0, 2)) if area.colour == "milk")
    at = {place_of(cell): COLOURS[colour] for cell, colour in tops.items()}
    assert len(set(milk.sides)) == len(milk.sides) == 14
    for side in milk.sides:
        assert (side.x, side.y) in milk.cells
        assert at[side.x + side.dx, side.y + side.dy] == side.colour
        assert abs(side.dx) + abs(side.dy) == 1


def test_the_count_is_told_in_steps_own_areas_neutral_ones_and_those_too_small() -> None:
    areas = areas_of(tops_of(EXAMPLE + "....mm..."), (0, 2))
    own, other, neutral, small = steps_of(areas, (0, 2))
    assert [(it.code, it.colour, it.count) for it in (own, other, small)] == [
        ("own", "dark", 7),
        ("own", "white", 6),
        ("small", "milk", 1),
    ]
    assert (neutral.count, neutral.winner) == (7, "dark")
    assert neutral.sums == (Sum("dark", 8), Sum("white", 6)), "the winner's first"
    assert [len(areas[number].cells) for number in small.areas] == [2]
    assert {step.code for step in steps_of(areas, (0, 1, 2))} == {"own"}


# --- what each drawing is worth ---

WORTH: dict[str, tuple[str, list[int], str]] = {
    "the biggest connected group is counted": ("dddw\n...w\ndd..", [3, 2], "dark"),
    "a single piece is one point": ("d.w", [1, 1], "dark white"),
    "corners do not connect": ("ddww\nddww\nwwdd\nwwdd", [4, 4], "dark white"),
    "areas join in any shape": ("ddddd\nd...d\nd.d.d\nd...d\nddddd\n..w..", [16, 1], "dark"),
    "more sides win a neutral area": ("dddd\nmmmm\n.mmw", [4 + 6, 1], "dark"),
    "equal sides win it for nobody": ("dmmmw\n.mmm.", [1, 1], "dark white"),
    "fewer than six are not counted": ("dmmmw\ndmm..", [2, 1], "dark"),
    "six are counted": ("dmmmw\ndmmm.", [2 + 6, 1], "dark"),
    "each neutral area is counted by itself": (
        "dmmmmmmd\n........\nwmmmmmmw\n........\ndmmmmmm.",
        [1 + 6 + 6, 1 + 6],
        "dark",
    ),
    "s12 sides count against all pieces of a colour": (
        "d.d.d.d\nmmmmmmm\nwww....",
        [1 + 7, 3],
        "dark",
    ),
    "s12 one piece may touch along several sides": ("mmm\nmdm\nmmm", [1 + 8, 0], "dark"),
    "s12 only the largest own area counts beside neutral ones": ("ddd.dd\nmmmmmm", [9, 0], "dark"),
    "the winner has the highest total": ("dd.www", [2, 3], "white"),
    "s13 a tie goes to the next largest area": ("ddd.www\n.......\ndd.w.w.w", [3, 3], "dark"),
    "s13 or to the one after that": ("ddd.www\n.......\ndd.ww.w", [3, 3], "white"),
    "s13 still equal is a shared win": ("ddd.www\n.......\ndd...ww", [3, 3], "dark white"),
    "an empty table is a tie": (".", [0, 0], "dark white"),
}


@pytest.mark.parametrize(("drawing", "totals", "winners"), WORTH.values(), ids=WORTH)
def test_the_worth_of_a_board(drawing: str, totals: list[int], winners: str) -> None:
    result = count(drawing)
    assert [player["total"] for player in result["players"]] == totals
    assert " ".join(result["winners"]) == winners


def tie(drawing: str) -> Tie | None:
    colours = colours_of("dark,white")
    return tie_of(totals_of(areas_of(tops_of(drawing), colours), colours))


def test_s13_what_decided_a_tie() -> None:
    neutral = "dddddddd\n........\nmmmmmm.w\nww......\n........\nw.w....."
    assert [player["total"] for player in count(neutral)["players"]] == [8, 8]
    assert tie(neutral) == Tie("white", 2, 1, 0)  # its largest one is smaller: that decides nothing
    assert tie("ddd.www\n.......\ndd...ww") == Tie(None, 0, 0, 0)
    assert tie("dd.www") is None


def test_with_four_the_team_has_the_points_and_the_win() -> None:
    laid = [("dddw", 0, 0), ("dddm", 2, 0)]
    outcome = GAME.view(position(laid, ([], [], [], []), colours="dwdw"), 0).count
    assert outcome.scores == (6, 1, 6, 1)
    assert outcome.winners == (0, 2)
    assert [total.colour for total in outcome.totals] == ["dark", "white"]


def test_with_three_only_the_largest_own_group_scores() -> None:
    result = count("ddd.w\nmmmmm\nmmmww\n....w", "dark,white,milk")
    assert [player["total"] for player in result["players"]] == [3, 3, 8]
    assert (result["neutral"], result["winners"]) == ([], ["milk"])
    assert count("ddd.www.mm", "milk,dark,white")["winners"] == ["dark", "white"]


# --- the drawing ---


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ("", "no rows"),
        (" \n\n", "no rows"),
        ("dd\ndx", "row 2, column 2"),
        ("D", "row 1, column 1"),
        ("d d", "column 2"),
        ("d" * 101, "larger than 100"),
        ("d\n" * 101, "larger than 100"),
    ],
)
def test_a_faulty_drawing_is_named(drawing: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        tops_of(drawing)


@pytest.mark.parametrize("text", ["", "dark", "dark,dark", "dark,blue", "dark;milk", "d,w"])
def test_faulty_colours_are_named(text: str) -> None:
    with pytest.raises(ValueError, match="two or three of dark,milk,white"):
        colours_of(text)


# --- against a plain flood fill ---


def compare(rows: list[str]) -> None:
    """The score of a drawing, for every choice of players, and each area's sides."""
    tops = {(x, y): piece for y, row in enumerate(rows) for x, piece in enumerate(row)}
    tops = {cell: piece for cell, piece in tops.items() if piece != "."}
    for played in ("dw", "wd", "dm", "mw", "dmw", "wmd"):
        numbers = tuple(LETTERS.index(letter) for letter in played)
        found = areas_of(tops_of("\n".join(rows)), numbers)
        plain = points(tops, played)
        counted = totals_of(found, numbers)
        assert {total.colour[0]: (total.total, list(total.areas)) for total in counted} == plain
        ranks = {letter: (total, own[1:]) for letter, (total, own) in plain.items()}
        best = [letter for letter in played if ranks[letter] == max(ranks.values())]
        assert [name[0] for name in winners_of(counted)] == best
        check_areas(found, tops, played)


def check_areas(found: Any, tops: dict[tuple[int, int], str], played: str) -> None:
    cells = {frozenset(area.cells): area for area in found}
    for letter, area in areas(tops):
        one = cells.pop(frozenset((x, y) for x, y in area))
        assert one.colour[0] == letter
        for other in played:
            told = sum(1 for side in one.sides if side.colour[0] == other)
            assert told == (0 if letter in played else sides(tops, area, other))
    assert not cells


def any_rows(choose: Choose) -> list[str]:
    """A drawing with few gaps, so that its areas have all sizes."""
    width, height, letters = 1 + choose(12), 1 + choose(12), "ddmmww."[choose(3) * 2 :] + "dmw"
    return ["".join(letters[choose(len(letters))] for _ in range(width)) for _ in range(height)]


@pytest.mark.parametrize("seed", range(40))
def test_scores_equal_a_slow_recount_by_seed(seed: int) -> None:
    compare(any_rows(by_seed(seed)))


@by_hypothesis(40)
def test_scores_equal_a_slow_recount_by_hypothesis(seed: int, choose: Choose) -> None:
    compare(any_rows(choose))
