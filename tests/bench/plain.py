"""Schokoly for two as one would first write it: try every spot for every card, flood every area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from chocobox.core import Action
from chocobox.games.schokoly.board import place_of
from chocobox.games.schokoly.pieces import COLOURS, TURNED, TURNS, Four
from chocobox.games.schokoly.scoring import Area, Side, Total
from chocobox.games.schokoly.state import State
from chocobox.games.schokoly.words import Choose, Draw, Guard, Pass, Place, Stack

Cell = tuple[int, int]
BESIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))


@dataclass(frozen=True)
class Position:
    """The table as two maps: cell to the colour that shows, cell to the card that may be covered.

    placed is the action of this turn, once a card was laid.
    """

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    smarties: tuple[int, ...]
    colours: tuple[int | None, ...]
    turn: int
    tops: dict[Cell, int]
    loose: dict[Cell, int]
    placed: Place | Stack | None = None
    guarded: bool = False


def position_of(state: State) -> Position:
    """The same position, at the beginning of a turn."""
    board = state.board
    tops = {place_of(cell): colour for cell, colour in board.tops.items()}
    loose = {place_of(cell): board.laid[index].card for cell, index in board.loose.items()}
    hands, colours = state.hands, state.colours
    return Position(hands, state.stock, state.smarties, colours, state.turn, tops, loose)


def square(x: int, y: int) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells of a card."""
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def actions(at: Position) -> Sequence[Action]:
    """What the seat whose turn it is may do."""
    if not at.stock and not any(at.hands):
        return ()
    if at.colours[at.turn] is None:
        return [Choose(name) for index, name in enumerate(COLOURS) if index not in at.colours]
    if at.placed is not None:
        return [*guards(at), Draw() if at.stock else Pass()]
    if not at.tops:
        return [Place(card, 0, 0, turn) for card in at.hands[at.turn] for turn in TURNS[card]]
    found: list[Action] = [Place(*spot) for spot in spots(at) if can_place(at, *spot)]
    if at.smarties[at.turn]:
        found += [Stack(*spot) for spot in spots(at) if can_stack(at, *spot)]
    return found


def spots(at: Position) -> Iterator[tuple[int, int, int, int]]:
    """Every card in every turn everywhere on the table or beside it."""
    left, right = min(x for x, _ in at.tops) - 2, max(x for x, _ in at.tops) + 2
    top, bottom = min(y for _, y in at.tops) - 2, max(y for _, y in at.tops) + 2
    for card in at.hands[at.turn]:
        for turn in TURNS[card]:
            for y in range(top, bottom):
                for x in range(left, right):
                    yield card, x, y, turn


def can_place(at: Position, card: int, x: int, y: int, turn: int) -> bool:
    """Whether a card may lie there in tier one (RULINGS S4)."""
    cells = square(x, y)
    if any(cell in at.tops for cell in cells):
        return False
    contacts, equal = touches(at.tops, cells, TURNED[card][turn])
    return contacts >= 2 and equal > 0


def can_stack(at: Position, card: int, x: int, y: int, turn: int) -> bool:
    """Whether a card may lie there in tier two (RULINGS S5)."""
    cells = square(x, y)
    if not all(cell in at.loose for cell in cells):
        return False
    if len({at.loose[cell] for cell in cells}) < 2:
        return False
    return touches(at.tops, cells, TURNED[card][turn])[1] > 0


def touches(tops: dict[Cell, int], cells: Sequence[Cell], pieces: Four) -> tuple[int, int]:
    """The sides along which a card touches others, and those with equal colours."""
    contacts = equal = 0
    for (x, y), piece in zip(cells, pieces, strict=True):
        for dx, dy in BESIDE:
            beside = (x + dx, y + dy)
            if beside in tops and beside not in cells:
                contacts += 1
                equal += tops[beside] == piece
    return contacts, equal


def guards(at: Position) -> list[Action]:
    """The cards that may have a smartie, in the order in which they were laid."""
    if at.guarded or not at.smarties[at.turn] or isinstance(at.placed, Stack):
        return []
    whole = Counter(at.loose.values())
    return [Guard(card) for card in whole if whole[card] == 4]


def step(at: Position, action: Action) -> Position:
    """What follows from an action."""
    match action:
        case Choose(colour):
            return replace(at, colours=changed(at.colours, at.turn, COLOURS.index(colour)))
        case Place() | Stack():
            return laid(at, action)
        case Guard(card):
            loose = {cell: other for cell, other in at.loose.items() if other != card}
            return replace(at, loose=loose, smarties=spent(at), guarded=True)
    hand = (*at.hands[at.turn], *at.stock[:1])
    hands, other = changed(at.hands, at.turn, hand), 1 - at.turn
    return replace(at, hands=hands, stock=at.stock[1:], turn=other, placed=None, guarded=False)


def laid(at: Position, action: Place | Stack) -> Position:
    """A card lies."""
    cells, pieces = square(action.x, action.y), TURNED[action.card][action.turn]
    hand = tuple(card for card in at.hands[at.turn] if card != action.card)
    after = replace(at, hands=changed(at.hands, at.turn, hand), placed=action)
    tops = {**at.tops, **dict(zip(cells, pieces, strict=True))}
    if isinstance(action, Place):
        return replace(after, tops=tops, loose={**at.loose, **dict.fromkeys(cells, action.card)})
    loose = {cell: card for cell, card in at.loose.items() if cell not in cells}
    return replace(after, tops=tops, loose=loose, smarties=spent(at))


def spent(at: Position) -> tuple[int, ...]:
    """One smartie less."""
    return changed(at.smarties, at.turn, at.smarties[at.turn] - 1)


def changed(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The values with another one for that seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def areas(tops: dict[Cell, int], players: Sequence[int]) -> list[Area]:
    """Every area with its sides and its winner, largest first."""
    found = sorted(flooded(tops), key=lambda cells: (-len(cells), cells[0][1], cells[0][0]))
    counted: set[int] = set()
    result = []
    for cells in found:
        colour = tops[cells[0]]
        name = COLOURS[colour]
        if colour in players:
            result.append(Area(name, tuple(cells), (), name, colour not in counted))
            counted.add(colour)
        else:
            sides = tuple(sides_of(tops, cells, players))
            winner = winner_of(sides, [COLOURS[player] for player in players])
            result.append(Area(name, tuple(cells), sides, winner, len(cells) >= 6))
    return result


def flooded(tops: dict[Cell, int]) -> Iterator[list[Cell]]:
    """The cells of each area, row by row."""
    seen: set[Cell] = set()
    for start, colour in tops.items():
        if start in seen:
            continue
        seen.add(start)
        area, front = [start], [start]
        while front:
            x, y = front.pop()
            for dx, dy in BESIDE:
                cell = (x + dx, y + dy)
                if cell not in seen and tops.get(cell) == colour:
                    seen.add(cell)
                    area.append(cell)
                    front.append(cell)
        yield sorted(area, key=lambda cell: (cell[1], cell[0]))


def sides_of(
    tops: dict[Cell, int], cells: Sequence[Cell], players: Sequence[int]
) -> Iterator[Side]:
    """The unit sides along which a neutral area touches the players' colours."""
    for x, y in cells:
        for dx, dy in BESIDE:
            colour = tops.get((x + dx, y + dy))
            if colour is not None and colour in players:
                yield Side(COLOURS[colour], x, y, dx, dy)


def winner_of(sides: Sequence[Side], names: Sequence[str]) -> str | None:
    """The colour with more sides."""
    first, second = (sum(1 for side in sides if side.colour == name) for name in names)
    return names[0] if first > second else names[1] if second > first else None


def totals(found: Sequence[Area], players: Sequence[int]) -> list[Total]:
    """What each colour scores."""
    result = []
    for name in (COLOURS[colour] for colour in players):
        sizes = tuple(len(area.cells) for area in found if area.colour == name)
        won = [len(it.cells) for it in found if it.winner == name and it.counts]
        neutral = sum(won) - max(sizes, default=0)
        largest = max(sizes, default=0)
        result.append(Total(name, largest, neutral, largest + neutral, sizes))
    return result
