"""A tournament in a link: its bots and what each has won, so that any device can play it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from chocobox.links.deflated import read_deflated, write_deflated
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import check_known
from chocobox.request import MOST_NAME, Request, RequestError, whole_of
from chocobox.sandbox.entries import (
    MOST_BOTS,
    WITH_BOX,
    Entries,
    Guest,
    entries_of,
    guests_of,
    most_points,
    points_of,
)

BETWEEN: Final = "\0"
"""Stands between names and code, which never hold it; so alike code is short the second time."""

MOST_BYTES: Final = 400_000
"""All names and code of a tournament have at most so many bytes."""


WAYS: Final = 1_000
"""With each new way of playing tournaments the edition is told as so much more."""


@dataclass(frozen=True, slots=True)
class Result:
    """A tournament, the points of each bot in thousandths, and the way in which it was played."""

    entries: Entries
    points: tuple[int, ...]
    way: int

    @property
    def as_json(self) -> dict[str, Any]:
        """The same as JSON."""
        own = self.entries
        start = {"game": own.game.name, "edition": own.game.edition}
        bots = [asdict(bot) for bot in own.bots]
        played = {"seed": own.seed, "deals": own.deals, "bots": bots, "points": [*self.points]}
        return start | played | {"way": self.way, "older": self.way < own.way}


def result_of(given: Request) -> Result:
    """A tournament with its points as JSON; RequestError names what cannot be."""
    entries = entries_of(given)
    least = WITH_BOX if entries.way == WITH_BOX else 1
    way = whole_of(given, "way", least, entries.way) if "way" in given else entries.way
    return Result(entries, points_of(given, len(entries.bots), entries.deals), way)


def write_tournament(out: Writer, part: Request, names: bool = True) -> int:
    """Write a tournament, without names of persons with numbers; it has no moves."""
    result = result_of(part)
    own = result.entries
    out.text(own.game.name)
    for number in (WAYS * (result.way - 1) + own.game.edition, own.seed, own.deals):
        out.whole(number)
    out.below(MOST_BOTS + 1, len(own.bots))
    most = most_points(len(own.bots), own.deals)
    for points in result.points:
        out.below(most + 1, points)
    texts = list[str]()
    for nth, bot in enumerate(own.bots, 1):
        if result.way >= WITH_BOX:
            out.below(2, isinstance(bot, Guest))
        if isinstance(bot, Guest):
            out.text(bot.bot)
        else:
            texts += (bot.name if names else str(nth), bot.code)
    write_deflated(out, BETWEEN.join(texts))
    return 0


def read_tournament(given: Reader) -> Result:
    """Read a tournament; ValueError or RequestError for a fault."""
    game = given.text(MOST_NAME)
    check_known(game)
    number, seed, deals = (given.whole() for _ in range(3))
    way, edition = 1 + number // WAYS, number % WAYS
    if way > WITH_BOX:
        raise RequestError("newer-box", "This tournament is from a newer box.")
    bots = given.below(MOST_BOTS + 1)
    most = most_points(bots, deals)
    points = [given.below(most + 1) for _ in range(bots)]
    guests = [_guest(given, game) if way >= WITH_BOX else None for _ in range(bots)]
    named = _named(given, guests)
    fields = {"game": game, "edition": edition, "seed": seed, "deals": deals, "bots": named}
    result = result_of({**fields, "points": points, "way": way})
    if result.as_json["bots"] != named:
        raise ValueError("the code has line ends or marks that are not written")
    return result


def _guest(given: Reader, game: str) -> Request | None:
    """A bot of the box; None for a written one. RequestError if only a newer box has it."""
    if not given.below(2):
        return None
    name = given.text(MOST_NAME)
    if all(bot.name != name for bot in guests_of(game)):
        raise RequestError("newer-box", "This tournament is from a newer box.")
    return {"bot": name}


def _named(given: Reader, guests: Sequence[Request | None]) -> list[Request]:
    """All bots, with the names and the code of the written ones."""
    text = read_deflated(given, MOST_BYTES)
    texts = text.split(BETWEEN) if text else []
    if len(texts) != 2 * guests.count(None):
        raise ValueError("each written bot has a name and code")
    pairs = zip(texts[::2], texts[1::2], strict=True)
    written = ({"name": name, "code": code} for name, code in pairs)
    return [guest or next(written) for guest in guests]
