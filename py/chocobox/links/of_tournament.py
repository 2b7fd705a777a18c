"""A tournament in a link: its bots and what each has won, so that any device can play it again."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from chocobox.links.deflated import read_deflated, write_deflated
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import check_known
from chocobox.request import MOST_NAME, Request, RequestError, whole_of
from chocobox.sandbox.entries import MOST_BOTS, WAY, Entries, entries_of, most_points, points_of

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
        return start | played | {"way": self.way, "older": self.way < WAY}


def result_of(given: Request) -> Result:
    """A tournament with its points as JSON; RequestError names what cannot be."""
    entries = entries_of(given)
    way = whole_of(given, "way", 1, WAY) if "way" in given else WAY
    return Result(entries, points_of(given, len(entries.bots), entries.deals), way)


def write_tournament(out: Writer, part: Request, names: bool = True) -> int:
    """Write a tournament, without names with numbers; it has no moves."""
    result = result_of(part)
    own = result.entries
    out.text(own.game.name)
    for number in (WAYS * (result.way - 1) + own.game.edition, own.seed, own.deals):
        out.whole(number)
    out.below(MOST_BOTS + 1, len(own.bots))
    most = most_points(len(own.bots), own.deals)
    for points in result.points:
        out.below(most + 1, points)
    named = ((bot.name if names else str(nth), bot.code) for nth, bot in enumerate(own.bots, 1))
    write_deflated(out, BETWEEN.join(text for one in named for text in one))
    return 0


def read_tournament(given: Reader) -> Result:
    """Read a tournament; ValueError or RequestError for a fault."""
    game = given.text(MOST_NAME)
    check_known(game)
    number, seed, deals = (given.whole() for _ in range(3))
    way, edition = 1 + number // WAYS, number % WAYS
    if way > WAY:
        raise RequestError("newer-box", "This tournament is from a newer box.")
    bots = given.below(MOST_BOTS + 1)
    most = most_points(bots, deals)
    points = [given.below(most + 1) for _ in range(bots)]
    texts = read_deflated(given, MOST_BYTES).split(BETWEEN)
    if len(texts) != 2 * bots:
        raise ValueError("each bot has a name and code")
    named = [
        {"name": name, "code": code} for name, code in zip(texts[::2], texts[1::2], strict=True)
    ]
    fields = {"game": game, "edition": edition, "seed": seed, "deals": deals, "bots": named}
    result = result_of({**fields, "points": points, "way": way})
    if result.as_json["bots"] != named:
        raise ValueError("the code has line ends or marks that are not written")
    return result
