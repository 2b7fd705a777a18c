"""A board drawn in text, one letter a piece, and its score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chocobox.games.schokoly.rules.board import cell_at
from chocobox.games.schokoly.rules.pieces import COLOURS, LETTERS
from chocobox.games.schokoly.rules.scoring import Area, Total, areas_of, totals_of, winners_of

LARGEST = 100
"""A drawing has at most this many rows and columns; 48 cards can not need more."""

NOTHING = "."


def tops_of(drawing: str) -> dict[int, int]:
    """The pieces of a drawing: rows of d, m, w and . for nothing; ValueError names a fault."""
    rows = [row.rstrip() for row in drawing.rstrip().splitlines()]
    if not rows:
        raise ValueError("the board has no rows")
    if len(rows) > LARGEST or any(len(row) > LARGEST for row in rows):
        raise ValueError(f"the board is larger than {LARGEST} by {LARGEST} pieces")
    tops = {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in LETTERS:
                tops[cell_at(x, y)] = LETTERS.index(letter)
            elif letter != NOTHING:
                raise ValueError(
                    f"row {y + 1}, column {x + 1} holds {letter!r}; a piece is d, m, w or ."
                )
    return tops


def colours_of(text: str) -> tuple[int, ...]:
    """The players' colours from their names; ValueError unless two or three different ones."""
    given = text.split(",")
    if not set(given) <= set(COLOURS) or len(set(given)) != len(given) or len(given) < 2:
        raise ValueError(f"colours must be two or three of {','.join(COLOURS)}")
    return tuple(COLOURS.index(name) for name in given)


def score(drawing: str, colours: Sequence[int]) -> dict[str, Any]:
    """Players, neutral areas and winners of a drawn board, as the command line prints them.

    A neutral area counts when it has six pieces or more; its pieces go to its winner then.
    """
    areas = areas_of(tops_of(drawing), colours)
    totals = totals_of(areas, colours)
    played = [total.colour for total in totals]
    return {
        "players": [_player(total) for total in totals],
        "neutral": [_neutral(area, played) for area in areas if area.colour not in played],
        "winners": list(winners_of(totals)),
    }


def _player(total: Total) -> dict[str, Any]:
    return {
        "colour": total.colour,
        "largest": total.largest,
        "neutral": total.neutral,
        "total": total.total,
        "areas": list(total.areas),
    }


def _neutral(area: Area, played: Sequence[str]) -> dict[str, Any]:
    counted = [side.colour for side in area.sides]
    return {
        "size": len(area.cells),
        "sides": {colour: counted.count(colour) for colour in played},
        "winner": area.winner,
        "counts": area.counts,
    }


def add_to(commands: Any) -> None:
    """The command that scores a board: `score FILE --colours dark,white`."""
    score = commands.add_parser("score", help="the score of a Schokoly board drawn in text")
    score.add_argument("file", help="a file of d, m, w and . rows, or - for standard input")
    score.add_argument("--colours", required=True, help="the players' colours: dark,white[,milk]")
    score.set_defaults(run=_score)


def _score(given: Any) -> dict[str, Any]:
    colours = colours_of(given.colours)
    with open(0 if given.file == "-" else given.file, encoding="utf-8") as file:
        return score(file.read(), colours)
