"""What a card changes on the board: whose largest area, and which neutral areas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chocobox.games.schokoly.rules.board import Board
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.games.schokoly.rules.scoring import Area, areas_of
from chocobox.games.schokoly.rules.view import Tally

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """A change of one colour: a player's largest area, or neutral areas that hang together.

    code: a largest area `joins` others, `grows` or `shrinks`; a neutral one `turns` to another
    owner, or none, `swells` or `crumbles`. cells are its pieces before and after. giver and taker
    are who had it and who has it; tallies, what it is worth to each player before and after.
    """

    code: str
    colour: str
    before: Cells
    after: Cells
    giver: str | None
    taker: str | None
    tallies: tuple[Tally, ...]


def effects(before: Board, after: Board, players: Sequence[int]) -> tuple[Effect, ...]:
    """All that differs in the count, the players' own areas first."""
    old, new = areas_of(before.tops, players), areas_of(after.tops, players)
    names = [COLOURS[colour] for colour in players]
    own = [effect for name in names for effect in _of_player(name, old, new)]
    neutral = [effect for cluster in _clusters(names, old, new) for effect in _of(cluster, names)]
    return (*own, *neutral)


def _of_player(name: str, old: Sequence[Area], new: Sequence[Area]) -> Iterator[Effect]:
    """The change of a colour's largest area, if any."""
    was, now = _largest(name, old), _largest(name, new)
    if len(was) == len(now):
        return
    cells = {*now}
    joined = sum(area.colour == name and bool(cells & {*area.cells}) for area in old)
    code = "shrinks" if len(now) < len(was) else "joins" if joined > 1 else "grows"
    tally = Tally(name, len(was), len(now))
    yield Effect(code, name, was, now, name, name, (tally,))


def _largest(name: str, areas: Iterable[Area]) -> Cells:
    return next((area.cells for area in areas if area.colour == name), ())


Cluster = tuple[list[Area], list[Area]]
"""Neutral areas before and after that share pieces."""


def _clusters(names: Sequence[str], old: Sequence[Area], new: Sequence[Area]) -> list[Cluster]:
    """The neutral areas, those that were joined, split or only kept together."""
    found: list[Cluster] = []
    for number, areas in enumerate((old, new)):
        for area in areas:
            if area.colour in names:
                continue
            cells = {*area.cells}
            near = [it for it in found if any(cells & {*one.cells} for one in (*it[0], *it[1]))]
            cluster: Cluster = ([], [])
            for it in near:
                found.remove(it)
                cluster[0].extend(it[0])
                cluster[1].extend(it[1])
            cluster[number].append(area)
            found.append(cluster)
    return found


def _of(cluster: Cluster, names: Sequence[str]) -> Iterator[Effect]:
    """The change of such areas' worth to the players, if any."""
    tallies = tuple(Tally(name, *(_won(name, areas) for areas in cluster)) for name in names)
    if all(tally.before == tally.after for tally in tallies):
        return
    giver = _owner([(tally.before, tally.colour) for tally in tallies])
    taker = _owner([(tally.after, tally.colour) for tally in tallies])
    more = sum(tally.after - tally.before for tally in tallies) > 0
    code = "turns" if giver != taker else "swells" if more else "crumbles"
    before, after = map(_cells, cluster)
    colour = (cluster[0] or cluster[1])[0].colour
    yield Effect(code, colour, before, after, giver, taker, tallies)


def _cells(areas: Sequence[Area]) -> Cells:
    """The pieces that count; where none do, all."""
    counted = [area for area in areas if area.counts]
    return tuple(cell for area in counted or areas for cell in area.cells)


def _won(name: str, areas: Iterable[Area]) -> int:
    return sum(len(area.cells) for area in areas if area.counts and area.winner == name)


def _owner(worths: Sequence[tuple[int, str]]) -> str | None:
    """The colour with the highest worth; None if the worth is 0."""
    most, name = max(worths)
    return name if most else None
