"""Schokoly's two tasks for one, counted once more from what a screen shows."""

from __future__ import annotations

from typing import Any

from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Board, Laid
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly import plain as plain

Cell = tuple[int, int]
Look = tuple[int, int, int, str]
"""The tier, the place, and the pieces as they lie."""


def tops_of(board: list[dict[str, Any]]) -> dict[Cell, str]:
    """The letters that show from above."""
    tops: dict[Cell, str] = {}
    for one in board:
        letters = (colour[0] for colour in one["colours"])
        tops.update(zip(plain.square(one["x"], one["y"]), letters, strict=True))
    return tops


# --- counting ---


def recount_answers(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """How many answers were right; an answer that is explained is checked piece by piece."""
    if view["answer"] is not None:
        check_answer(view, view["answer"])
    assert view["right"] == sum(view["results"])
    assert view["asked"] == len(view["results"]) <= view["most"]
    return [view["right"]], [0] if view["right"] == view["most"] else []


def check_answer(view: dict[str, Any], answer: dict[str, Any]) -> None:
    """What is said to be true is true of the board, and shown where it is."""
    tops = tops_of(view["board"])
    cells = {(x, y) for x, y in answer["cells"]}
    assert cells in [area for _, area in plain.areas(tops)]
    assert len(cells) == len(answer["cells"])
    truth = {"largest": _largest, "size": _size, "sides": _sides, "who": _who}[answer["kind"]]
    expected, right = truth(view, answer, tops, cells)
    assert (answer["truth"], answer["right"]) == (expected, right)
    _check_sides(view, answer, tops, cells)


def _largest(view: Any, answer: Any, tops: dict[Cell, str], cells: set[Cell]) -> tuple[Any, bool]:
    own = [len(area) for letter, area in plain.areas(tops) if letter == answer["colour"][0]]
    given = (answer["given"][0], answer["given"][1])
    letter, tapped = next(it for it in plain.areas(tops) if given in it[1])
    assert tapped == {(x, y) for x, y in answer["tapped"]}
    is_own = letter == answer["colour"][0]
    right = is_own and len(tapped) == max(own)
    why = "largest" if right else "smaller" if is_own else "other_colour"
    assert answer["why"] == why
    assert cells == tapped if right else len(cells) == max(own)
    return max(own), right


def _size(view: Any, answer: Any, tops: dict[Cell, str], cells: set[Cell]) -> tuple[Any, bool]:
    assert {tops[cell] for cell in cells} == {answer["colour"][0]}
    return len(cells), answer["given"] == len(cells)


def _sides(view: Any, answer: Any, tops: dict[Cell, str], cells: set[Cell]) -> tuple[Any, bool]:
    count = plain.sides(tops, cells, answer["colour"][0])
    return count, answer["given"] == count


def _who(view: Any, answer: Any, tops: dict[Cell, str], cells: set[Cell]) -> tuple[Any, bool]:
    one, two = (plain.sides(tops, cells, colour[0]) for colour in view["colours"])
    if len(cells) < 6:
        truth, why = "nobody", "too_small"
    elif one == two:
        truth, why = "nobody", "equal_sides"
    else:
        truth, why = view["colours"][0 if one > two else 1], "more_sides"
    assert answer["why"] == why
    return truth, answer["given"] == truth


def _check_sides(view: Any, answer: Any, tops: dict[Cell, str], cells: set[Cell]) -> None:
    """Every side that is shown is one, and none is missing."""
    colours = {"sides": [answer["colour"]], "who": view["colours"]}.get(answer["kind"], [])
    shown = [(it["colour"], it["x"], it["y"], it["dx"], it["dy"]) for it in answer["sides"]]
    assert len(set(shown)) == len(shown)
    assert sum(plain.sides(tops, cells, colour[0]) for colour in colours) == len(shown)
    for colour, x, y, dx, dy in shown:
        assert (x, y) in cells
        assert colour in colours
        assert tops[x + dx, y + dy] == colour[0]


# --- the best place ---


def recount_place(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The points of the card laid last: where its lead lies between the worst and the best."""
    if view["placed"] is None:
        return [0], []
    laid = [laid_of(one) for one in view["board"]]
    last = laid.pop(view["placed"])
    leads = leads_of(view, laid, last)
    worst, best, lead = min(leads.values()), max(leads.values()), leads[look_of(last)]
    points = 100 if best == worst else 100 * (lead - worst) // (best - worst)
    return [points], [0] if lead == best else []


def laid_of(one: dict[str, Any]) -> Laid:
    """A lying card with its turn."""
    pieces = "".join(colour[0] for colour in one["colours"])
    turns = [turn for turn, look in plain.shapes(one["card"]) if look == pieces]
    place = (one["card"], one["x"], one["y"], turns[0])
    return Laid(*place, one["tier"], one["smartie"], one["seat"])


def look_of(one: Laid) -> Look:
    """A laying by its look."""
    return one.tier, one.x, one.y, plain.turned(plain.letters_of(one.card), one.turn)


def leads_of(view: dict[str, Any], laid: list[Laid], last: Laid) -> dict[Look, int]:
    """The own total less the best other one, after each card laid in each way."""
    hand = (*(one["card"] for one in view["hand"]), last.card)
    smarties = view["smarties"][0] + (last.tier == 2)
    board = Board(tuple(laid))
    state = State(Options(), (hand, ()), (), (smarties, 0), (None, None), 0, board)
    played = [colour[0] for colour in view["colours"]]
    leads: dict[Look, int] = {}
    for action in plain.layings(state):
        assert isinstance(action, Place | Stack)
        tier = 2 if isinstance(action, Stack) else 1
        one = Laid(action.card, action.x, action.y, action.turn, tier, tier == 2, 0)
        if look_of(one) not in leads:
            leads[look_of(one)] = lead_of([*laid, one], played)
    return leads


def lead_of(laid: list[Laid], played: list[str]) -> int:
    """What the first of these colours has more than the best of the others."""
    totals = plain.points(plain.visible(laid), "".join(dict.fromkeys(played)))
    own = totals.pop(played[0])[0]
    return own - max(total for total, _ in totals.values())


# --- what the laws ask ---


def pieces(state: Any) -> object:
    """All the cards and smarties of the table."""
    return plain.pieces(state.table)


def hidden(state: Any, seat: int) -> dict[int, str]:
    """The cards that the person may not see."""
    return plain.hidden(state.table, 0)
