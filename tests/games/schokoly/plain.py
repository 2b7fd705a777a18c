"""A second, slow and plain implementation of Schokoly, to compare the real one with.

Nothing here uses the engine's maps, masks or scoring: only the cards laid, in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chocobox.core.record import Action
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Laid
from chocobox.games.schokoly.rules.pieces import CARDS, LETTERS
from chocobox.games.schokoly.rules.state import State

Cell = tuple[int, int]
SIDES: tuple[Cell, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))


def turned(letters: str, turn: int) -> str:
    """The pieces of a card in reading order after clockwise quarter turns."""
    for _ in range(turn):
        letters = letters[2] + letters[0] + letters[3] + letters[1]
    return letters


def letters_of(card: int) -> str:
    return "".join(LETTERS[piece] for piece in CARDS[card])


def square(x: int, y: int) -> tuple[Cell, Cell, Cell, Cell]:
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def visible(laid: Iterable[Laid]) -> dict[Cell, str]:
    """The letters that show from above."""
    tops: dict[Cell, str] = {}
    for one in laid:
        pieces = turned(letters_of(one.card), one.turn)
        tops.update(zip(square(one.x, one.y), pieces, strict=True))
    return tops


def owners(laid: Sequence[Laid]) -> dict[Cell, list[Laid]]:
    """The cards that lie on each cell, lowest first."""
    found: dict[Cell, list[Laid]] = {}
    for one in laid:
        for cell in square(one.x, one.y):
            found.setdefault(cell, []).append(one)
    return found


def beside(tops: dict[Cell, str], x: int, y: int) -> list[tuple[int, str]]:
    """Each side along which a card would touch: its piece and the letter."""
    own = square(x, y)
    return [
        (piece, tops[cx + dx, cy + dy])
        for piece, (cx, cy) in enumerate(own)
        for dx, dy in SIDES
        if (cx + dx, cy + dy) not in own and (cx + dx, cy + dy) in tops
    ]


def is_room(tops: dict[Cell, str], x: int, y: int) -> bool:
    """Whether some card might lie there in tier one (RULINGS S4)."""
    if not tops:
        return (x, y) == (0, 0)
    is_free = not any(cell in tops for cell in square(x, y))
    return is_free and len(beside(tops, x, y)) >= 2


def is_cover(lying: dict[Cell, list[Laid]], x: int, y: int) -> bool:
    """Whether some card might lie there in tier two (RULINGS S5, S6)."""
    under = [lying.get(cell, []) for cell in square(x, y)]
    if any(len(pile) != 1 or pile[0].smartie for pile in under):
        return False
    return len({pile[0].card for pile in under}) >= 2


def layings(state: State) -> Iterator[Action]:
    """Every card in every turn at every spot in reach, tested one by one."""
    laid, hand = state.board.laid, state.hands[state.turn]
    tops, lying = visible(laid), owners(laid)
    rows = range(min((o.y for o in laid), default=0) - 3, max((o.y for o in laid), default=0) + 4)
    line = range(min((o.x for o in laid), default=0) - 3, max((o.x for o in laid), default=0) + 4)
    spots = [(x, y) for y in rows for x in line]
    rooms = [(x, y, beside(tops, x, y)) for x, y in spots if is_room(tops, x, y)]
    covers = [(x, y, beside(tops, x, y)) for x, y in spots if is_cover(lying, x, y)]
    if not state.smarties[state.turn]:
        covers = []
    for kind, places in ((Place, rooms), (Stack, covers)):
        for card in hand:
            for turn, pieces in shapes(card):
                for x, y, sides in places:
                    if not tops or any(pieces[piece] == letter for piece, letter in sides):
                        yield kind(card, x, y, turn)


def shapes(card: int) -> list[tuple[int, str]]:
    """The turns that look different, the lowest of each, and how they look."""
    found: list[tuple[int, str]] = []
    for turn in range(4):
        pieces = turned(letters_of(card), turn)
        if pieces not in [look for _, look in found]:
            found.append((turn, pieces))
    return found


def areas(tops: dict[Cell, str]) -> list[tuple[str, set[Cell]]]:
    """The areas by flood fill: letter and cells."""
    found, seen = [], set[Cell]()
    for start, letter in tops.items():
        if start in seen:
            continue
        area, front = {start}, [start]
        while front:
            x, y = front.pop()
            for dx, dy in SIDES:
                cell = (x + dx, y + dy)
                if cell not in area and tops.get(cell) == letter:
                    area.add(cell)
                    front.append(cell)
        seen |= area
        found.append((letter, area))
    return found


def sides(tops: dict[Cell, str], area: set[Cell], letter: str) -> int:
    """The unit sides along which an area touches pieces of a colour."""
    around = [(x + dx, y + dy) for x, y in area for dx, dy in SIDES]
    return sum(1 for cell in around if cell not in area and tops.get(cell) == letter)


def points(tops: dict[Cell, str], played: str) -> dict[str, tuple[int, list[int]]]:
    """For each played letter: its total, and the sizes of its own areas, largest first."""
    found = areas(tops)
    result = {}
    for letter in played:
        own = sorted((len(area) for colour, area in found if colour == letter), reverse=True)
        total = own[0] if own else 0
        for colour, area in found:
            if len(played) == 2 and colour not in played and len(area) >= 6:
                other = played.replace(letter, "")
                if sides(tops, area, letter) > sides(tops, area, other):
                    total += len(area)
        result[letter] = (total, own)
    return result


def recount(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Scores and winners from the JSON of a view, as a person would count the table."""
    tops: dict[Cell, str] = {}
    for one in view["board"]:
        letters = (colour[0] for colour in one["colours"])
        tops.update(zip(square(one["x"], one["y"]), letters, strict=True))
    seats = [colour[0] if colour else None for colour in view["colours"]]
    totals = points(tops, "".join(dict.fromkeys(letter for letter in seats if letter)))
    ranks = {letter: (total, own[1:]) for letter, (total, own) in totals.items()}
    best = max(ranks.values(), default=None)
    scores = [totals[letter][0] if letter else 0 for letter in seats]
    return scores, [i for i, letter in enumerate(seats) if letter and ranks[letter] == best]


def pieces(state: State) -> tuple[list[int], int]:
    """All the cards, wherever they are, and all the smarties."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.stock, *(one.card for one in state.board.laid)]
    return sorted(cards), sum(state.smarties) + sum(one.smartie for one in state.board.laid)


def hidden(state: State, seat: int) -> dict[int, str]:
    """The cards that a seat may not see, wherever they are."""
    away = "out of sight"
    if state.options.open_hands:
        return dict.fromkeys(state.stock, away)
    others = (card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    return dict.fromkeys((*state.stock, *others), away)
