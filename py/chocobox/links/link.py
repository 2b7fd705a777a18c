"""A link that carries a game, a class set, a pupil's result, a written bot, or a tournament.

The text is a version, then in base64url a checksum and one number that holds every choice. A move
is written as one of the actions that the rules allow, so every readable link is a legal game.
FORMAT.md describes the format.
"""

from __future__ import annotations

import base64
import re
from binascii import crc32
from dataclasses import asdict, dataclass
from typing import Any

from chocobox.classes.older import Older, Start
from chocobox.classes.task_set import FULL, NOTHING, Score, score
from chocobox.classes.terms import as_json as terms_as_json
from chocobox.classes.terms import counts_at
from chocobox.classes.tries import Played, Tries, weighed
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.links.folding import read_moves, write_moves
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import Bot, read_bot, write_bot
from chocobox.links.of_class import (
    OF_CLASS,
    PLAIN,
    SWITCHED,
    Work,
    read_work,
    write_key,
    write_work,
)
from chocobox.links.of_tournament import Result, read_tournament, write_tournament
from chocobox.links.of_tries import task_as_json
from chocobox.links.starting import read_start, unnamed, write_start
from chocobox.records import solos_on
from chocobox.request import MOST_MOVES, Request, RequestError, moves_of, object_of

VERSION = "1"
USES = ("resume", "replay", "deal", "setup", "position", *OF_CLASS, "bot", "tournament")

PLAYED = ("resume", "replay")
"""The uses of a game whose links carry its moves."""

OF_BOT, OF_TOURNAMENT = 9, 10
"""The kinds of a link with bots, after those of a game and of a class."""

MOST_TEXT = 16_000
FREE = 64
"""So many moves may take no bits: each time the likeliest mover, without a pause."""

_TEXT = re.compile(r"[A-Za-z0-9_-]{7,}")
PLACE = "#/g/"
"""The part of an address before the text."""

DAMAGED = "This link is damaged or not complete: copy it again as a whole."


@dataclass(frozen=True, slots=True)
class Link:
    """The content of a link: one game, a class set or a result as work, a bot, or a tournament."""

    use: str
    sessions: tuple[Session, ...] = ()
    work: Work | None = None
    bot: Bot | None = None
    tournament: Result | None = None


def write(link: Request, names: bool = True) -> str:
    """The text of a link with this content; RequestError names a fault.

    names: whether the link holds the names of persons.
    """
    use = link.get("use")
    if use not in USES:
        raise RequestError("bad-request", f"use must be one of: {', '.join(USES)}.")
    out = Writer()
    try:
        if use in OF_CLASS:
            moves = write_work(out, use, object_of(link, use))
        elif use == "bot":
            out.below(16, OF_BOT)
            moves = write_bot(out, object_of(link, use), names)
        elif use == "tournament":
            out.below(16, OF_TOURNAMENT)
            moves = write_tournament(out, object_of(link, use), names)
        else:
            out.below(16, USES.index(use))
            moves = _write_game(out, object_of(link, "record"), use, names)
    except ValueError as error:
        raise RequestError("bad-record", f"The game is damaged: {error}.") from error
    return _finished(out, moves)


def _finished(out: Writer, moves: int) -> str:
    number = out.number
    text = _text_of(number.to_bytes((number.bit_length() + 7) // 8, "big"))
    if moves > _most_moves(number) or len(text) > MOST_TEXT:
        raise RequestError("bad-record", "This is too long for a link.")
    return text


def read(text: str) -> Link:
    """The content of a link, with its games replayed.

    The text may be the whole address. RequestError bad-link, older-box or newer-box. A text that
    `write` would write in another way is refused, so equal contents have equal links; but code is
    deflated, and may have another text where another zlib wrote it.
    """
    data = _data_of(text.rpartition(PLACE)[2] if text.split() == [text] else "")
    given = Reader(int.from_bytes(data, "big"))
    try:
        link = _read(given)
        is_read = not (link.work and link.work.unread)
        if given.number and is_read:
            raise ValueError("something is left over")
    except RequestError as fault:
        if fault.kind in ("older-box", "newer-box"):
            raise
        raise RequestError("bad-link", DAMAGED) from fault
    except ValueError as error:
        raise RequestError("bad-link", DAMAGED) from error
    return link


def played(text: str) -> tuple[tuple[Played, ...], ...]:
    """The tries in a result's link, task by task; the only one of an older result is number 0."""
    work = read(text).work
    if work is None:
        raise RequestError("bad-link", "This is no link of a result.")
    if work.tasks:
        return tuple(task.tries for task in work.tasks)
    return tuple(_only(work, place) for place in range(len(work.starts)))


def _only(work: Work, place: int) -> tuple[Played, ...]:
    """The only try at a task of an older result, where it can be read."""
    start = work.starts[place]
    if isinstance(start, Older) or place in work.unread:
        return ()
    return (Played(0, False, start),)


def as_json(link: Link) -> dict[str, Any]:
    """The content as JSON: what `write` takes, and the progress of its game."""
    if link.work:
        return _work_as_json(link.use, link.work)
    if link.bot:
        return {"use": link.use, "bot": asdict(link.bot)}
    if link.tournament:
        return {"use": link.use, "tournament": link.tournament.as_json}
    [session] = link.sessions
    outcome = session.game.outcome(session.state)
    scores = None if outcome is None else encode(outcome.scores)
    far = {"plies": len(session.moves), "done": outcome is not None, "scores": scores}
    solos = {"solos": solos_on(session)} if link.use == "position" else {}
    return {"use": link.use, "record": encode(session.record), **far, **solos}


def _work_as_json(use: str, work: Work) -> dict[str, Any]:
    """A set with its key; a result also with its scores.

    older: the places of the tasks that this box cannot play. unread: of those whose moves it
    cannot read, since they are those of other rules or stand behind such.
    """
    records = [encode(start.record) for start in work.starts]
    tasks = {"title": work.title, "tasks": [record | {"moves": []} for record in records]}
    tasks |= terms_as_json(work.terms)
    opened = {"use": use, "set": tasks, "key": key_of(tasks), "older": list(work.older)}
    if use == "set":
        return opened
    opened["unread"] = list(work.unread)
    result = {"set": tasks, "name": work.name, "when": work.when}
    if not work.tasks:
        scores = [_worth_of(start) for start in work.starts]
        result["moves"] = [record["moves"] for record in records]
        return opened | {"result": result} | _worth(scores)
    tries = [
        weighed(counts_at(work.terms, start.record.position), task.begun, task.tries)
        for start, task in zip(work.starts, work.tasks, strict=True)
    ]
    scores = [_score_of(*one) for one in zip(work.starts, tries, strict=True)]
    result |= {
        "origin": work.origin,
        "tries": [task_as_json(task.begun, task.tries) for task in work.tasks],
        **({"players": work.players} if work.players > 1 else {}),
    }
    return opened | {"result": result, "tries": encode(tries)} | _worth(scores)


def key_of(tasks: Request) -> str:
    """The text of a set's link, by which its results are known for ever."""
    out = Writer()
    write_key(out, tasks)
    return _finished(out, 0)


def _worth_of(start: Start) -> Score:
    return NOTHING if isinstance(start, Older) else score(start)


def _score_of(start: Start, tries: Tries) -> Score:
    """The score of the try that counts, or of nothing."""
    return next((one.score for one in tries.tries if one.counts), _worth_of(start))


def _worth(scores: list[Score]) -> dict[str, Any]:
    total = sum(one.marks for one in scores)
    return {"scores": encode(scores), "total": total, "most": FULL * len(scores)}


# --- the text ---


def _text_of(data: bytes) -> str:
    packed = base64.urlsafe_b64encode(_sum_of(data) + data)
    return VERSION + packed.decode().rstrip("=")


def _data_of(text: str) -> bytes:
    """The bytes of a text; RequestError for a wrong checksum."""
    if not text or len(text) > MOST_TEXT or not _TEXT.fullmatch(text):
        raise RequestError("bad-link", "This is no link of this box: copy it again as a whole.")
    if text[0] != VERSION and text[0].isdigit():
        raise RequestError("newer-box", "This link is from a newer box: load the page anew.")
    try:
        packed = base64.urlsafe_b64decode(text[1:] + "=" * (-(len(text) - 1) % 4))
    except ValueError as error:
        raise RequestError("bad-link", DAMAGED) from error
    data = packed[3:]
    if text != _text_of(data) or data.startswith(b"\0"):
        raise RequestError("bad-link", DAMAGED)
    return data


def _most_moves(number: int) -> int:
    """The most moves for a number of that size, so that no short text takes long to read.

    One bit each: real moves take several bits on average, even if they are much alike.
    """
    return min(MOST_MOVES, FREE + number.bit_length())


def _sum_of(data: bytes) -> bytes:
    return (crc32(data) & 0xFFFFFF).to_bytes(3, "big")


# --- a game ---


def _write_game(out: Writer, record: Request, use: str, names: bool) -> int:
    """Write a game; the number of its moves."""
    if not names:
        record = unnamed(record)
    if use == "setup":
        record = {**record, "seed": 0, "position": ""}
    session = write_start(out, record)
    write_moves(out, session, moves_of(record) if use in PLAYED else [])
    return len(session.moves)


def _read(given: Reader) -> Link:
    most = _most_moves(given.number)
    number = given.below(16)
    if number == OF_BOT:
        return Link("bot", bot=read_bot(given))
    if number == OF_TOURNAMENT:
        return Link("tournament", tournament=read_tournament(given))
    if number > SWITCHED:
        raise RequestError("newer-box", "This link is from a newer box: load the page anew.")
    if number >= PLAIN:
        use, work = read_work(given, number, most)
        return Link(use, work=work)
    use, session = USES[number], read_start(given)
    read_moves(given, session, most)
    if session.moves and use not in PLAYED:
        raise ValueError("moves where none belong")
    if use == "setup" and (session.seed or session.position):
        raise ValueError("a set-up is of no deal")
    return Link(use, (session,))
