"""Whole games written down, move by move: any change of rules, bots, chance or views shows here.

A file's first lines, down to the dashes, say which game it is; to add one, write only those and
run pytest with UPDATE_GOLDEN=1. A bot named random plays any game, and no better bot changes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from chocobox.core.bots import RandomBot
from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from support.places import TESTS
from support.written import compare

FILES = sorted((TESTS / "golden").iterdir())
DASHES = "-" * 40
SINCE = {
    "Outcome": {"order", "tied", "tie", "lowest", "highest", "steps", "there"},
    "View": {
        "places",
        "costs",
        "pads",
        "wanted",
        "leaders",
        "worth",
        "paid",
        "gains",
        "change",
        "shows",
        "doubles",
        "calm",
        "awaited",
    },
    "Fine": {"lies"},
    "Total": {"cards"},
    "Answer": {"reason", "told", "sums", "numbers"},
}
"""What views and outcomes tell since these games were written: the rest is compared."""


def head_of(text: str) -> dict[str, str]:
    """The lines above the dashes: a word, then its value."""
    lines = text.split(DASHES)[0].strip().splitlines()
    return dict(line.split(maxsplit=1) for line in lines)


def begin(head: dict[str, str]) -> Session:
    """The game that the head tells of, before its first move."""
    game = GAMES[head["game"]]
    bots = {bot.name: bot for bot in (RandomBot(), *BOTS[game.name])}
    names = head["bots"].split()
    values = json.loads(head.get("options", "{}"))
    players = [{"kind": "bot", "bot": name} for name in names]
    session = Session(game, game.options(**values), players, int(head["seed"]))
    session.bots = {seat: bots[name] for seat, name in enumerate(names)}
    return session


def transcript(session: Session) -> Iterator[str]:
    """Each move, what the table saw of it, and a sum over all views after it."""
    game, seats = session.game, range(len(session.players))
    while (update := session.update()).wake is not None:
        before, ply = session.state, len(session.moves)
        session.tick(update.wake)
        if len(session.moves) > ply:
            seat, index, at = session.moves[-1]
            table = game.table(before) if seat == TABLE else None
            offered = [table.action] if table else game.actions(before, seat)
            yield f"{ply + 1} at {at} seat {seat}: {index + 1} of {len(offered)} {offered[index]}"
            for event in session.update().events:
                yield f"    {event}"
            views = json.dumps([as_then(encode(game.view(session.state, seat))) for seat in seats])
            yield f"    views {crc32(views.encode()):08x}"
    yield json.dumps(as_then(encode(game.outcome(session.state))))


def as_then(value: Any) -> Any:
    """JSON without the fields that it has got since."""
    if isinstance(value, list):
        return [as_then(item) for item in value]
    if isinstance(value, dict):
        new = SINCE.get(value.get("type", ""), set())
        return {name: as_then(item) for name, item in value.items() if name not in new}
    return value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_goes_as_it_once_went(path: Path) -> None:
    head = head_of(path.read_text(encoding="utf-8"))
    session = begin(head)
    head["edition"] = str(session.game.edition)
    lines = [*(f"{word} {value}" for word, value in head.items()), DASHES, *transcript(session)]
    compare(path, "\n".join(lines) + "\n")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_transcript_for_each_number_of_seats(name: str) -> None:
    heads = [head_of(path.read_text(encoding="utf-8")) for path in FILES]
    seats = {len(head["bots"].split()) for head in heads if head["game"] == name}
    assert seats == set(GAMES[name].seats)


def test_no_file_is_unused() -> None:
    assert FILES, "the folder is empty"
    for path in FILES:
        assert path.suffix == ".txt"
        head = head_of(path.read_text(encoding="utf-8"))
        assert head["game"] in GAMES
        assert path.stem.startswith(f"{head['game']}-")
