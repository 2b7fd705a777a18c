"""A link that carries a whole game, a class set or a pupil's result.

The text is a version, then in base64url a checksum and one number that holds every choice. A move
is written as one of the actions that the rules allow, so every readable link is a legal game.
CONTRIBUTING.md describes the format.
"""

from __future__ import annotations

import base64
import re
from binascii import crc32
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from chocobox.classes.task_set import (
    FULL,
    MOST_TASKS,
    USUAL_HELP,
    Help,
    check_name,
    check_tasks,
    check_title,
    help_of,
    score,
)
from chocobox.codec import encode
from chocobox.links.folding import BYTES, read_moves, read_start, write_moves, write_start
from chocobox.links.number import Reader, Writer
from chocobox.records import solos_on
from chocobox.request import (
    MOST_MOVES,
    MOST_NAME,
    Request,
    RequestError,
    moves_of,
    text_of,
    whole_of,
)
from chocobox.session import Session

VERSION = "1"
USES = ("resume", "replay", "deal", "setup", "position", "set", "result")
OF_CLASS = ("set", "result")
HELPED = len(USES)
"""The kind of a set or a result with other help than usual; which of both and which help follow."""

PLAYED = ("resume", "replay")
"""The uses of a game whose links carry its moves."""

MOST_TEXT = 16_000
LATEST = 1 << 27
"""The last minute since 1970 that a result may name, some 250 years after it."""

FREE = 64
"""So many moves may take no bits: each time the likeliest mover, without a pause."""

_TEXT = re.compile(r"[A-Za-z0-9_-]{7,}")
PLACE = "#/g/"
"""The part of an address before the text."""

DAMAGED = "This link is damaged or not complete: copy it again as a whole."


@dataclass(frozen=True, slots=True)
class Link:
    """The content of a link: one game, the tasks of a set, or those tasks played by a pupil."""

    use: str
    sessions: tuple[Session, ...]
    title: str = ""
    name: str = ""
    when: int = 0
    help: Help = USUAL_HELP


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
            sessions = _write_class(out, _part(link, use), use)
        else:
            out.below(16, USES.index(use))
            sessions = [_write_game(out, _part(link, "record"), use, names)]
    except ValueError as error:
        raise RequestError("bad-record", f"The game is damaged: {error}.") from error
    number, moves = out.number, sum(len(session.moves) for session in sessions)
    text = _text_of(number.to_bytes((number.bit_length() + 7) // 8, "big"))
    if moves > _most_moves(number) or len(text) > MOST_TEXT:
        raise RequestError("bad-record", "The game is too long for a link.")
    return text


def read(text: str) -> Link:
    """The content of a link, with its games replayed.

    The text may be the whole address. RequestError bad-link, older-box or newer-box. A text that
    `write` would write in another way is refused, so equal contents have equal links.
    """
    data = _data_of(text.rpartition(PLACE)[2] if text.split() == [text] else "")
    given = Reader(int.from_bytes(data, "big"))
    try:
        link = _read(given)
        if given.number:
            raise ValueError("something is left over")
    except RequestError as fault:
        if fault.kind in ("older-box", "newer-box"):
            raise
        raise RequestError("bad-link", DAMAGED) from fault
    except ValueError as error:
        raise RequestError("bad-link", DAMAGED) from error
    return link


def told(link: Link) -> dict[str, Any]:
    """The content as JSON: what `write` takes, and the progress of its game."""
    records = [encode(session.record) for session in link.sessions]
    if link.use not in OF_CLASS:
        [session], [record] = link.sessions, records
        outcome = session.game.outcome(session.state)
        scores = None if outcome is None else encode(outcome.scores)
        far = {"plies": len(session.moves), "done": outcome is not None, "scores": scores}
        solos = {"solos": solos_on(session)} if link.use == "position" else {}
        return {"use": link.use, "record": record, **far, **solos}
    moves = [record["moves"] for record in records]
    tasks = {"title": link.title, "tasks": [record | {"moves": []} for record in records]}
    if link.help != USUAL_HELP:
        tasks["help"] = encode(link.help)
    opened = {"use": link.use, "set": tasks, "key": write({"use": "set", "set": tasks})}
    if link.use == "set":
        return opened
    result = {"set": tasks, "name": link.name, "when": link.when, "moves": moves}
    scores = [score(session) for session in link.sessions]
    total = sum(one.marks for one in scores)
    worth = {"scores": encode(scores), "total": total, "most": FULL * len(scores)}
    return opened | {"result": result} | worth


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


# --- what is written ---


def _part(link: Request, name: str) -> Request:
    part = link.get(name)
    if not isinstance(part, Mapping):
        raise RequestError("bad-request", f"{name} must be a JSON object.")
    return part


def _write_game(out: Writer, record: Request, use: str, names: bool) -> Session:
    if not names:
        record = _unnamed(record)
    if use == "setup":
        record = {**record, "seed": 0, "position": ""}
    session = write_start(out, record)
    write_moves(out, session, moves_of(record) if use in PLAYED else [])
    return session


def _unnamed(record: Any) -> Any:
    """The record without the names of persons."""
    if not isinstance(record, Mapping):
        return record
    players = [
        {**one, "name": ""} if isinstance(one, dict) and "name" in one else one
        for one in _list(record, "players")
    ]
    return {**record, "players": players}


def _write_class(out: Writer, part: Request, use: str) -> list[Session]:
    """A set or a result; the usual help is not written, so older links are as they were."""
    tasks = part if use == "set" else _part(part, "set")
    given = help_of(tasks.get("help"))
    if given == USUAL_HELP:
        out.below(16, USES.index(use))
    else:
        out.below(16, HELPED)
        for choice in (OF_CLASS.index(use), given.tips, given.hints):
            out.below(2, int(choice))
    return _write_set(out, tasks) if use == "set" else _write_result(out, part)


def _write_set(out: Writer, tasks: Request) -> list[Session]:
    title, records = text_of(tasks, "title"), _list(tasks, "tasks")
    check_title(title)
    if not 1 <= len(records) <= MOST_TASKS:
        raise RequestError("bad-request", f"A set has 1 to {MOST_TASKS} tasks.")
    out.text(title)
    out.below(MOST_TASKS, len(records) - 1)
    sessions = [write_start(out, _unnamed(record)) for record in records]
    check_tasks(sessions)
    return sessions


def _write_result(out: Writer, result: Request) -> list[Session]:
    sessions = _write_set(out, _part(result, "set"))
    name = text_of(result, "name")
    check_name(name)
    out.text(name)
    out.whole(whole_of(result, "when", 0, LATEST))
    moves = _list(result, "moves")
    if len(moves) != len(sessions):
        raise RequestError("bad-request", "A result has moves for each task.")
    for session, made in zip(sessions, moves, strict=True):
        write_moves(out, session, moves_of({"moves": made}))
    return sessions


# --- what is read ---


def _read(given: Reader) -> Link:
    most = _most_moves(given.number)
    number = given.below(16)
    if number == HELPED:
        use = OF_CLASS[given.below(2)]
        return _read_class(given, use, most, Help(*(given.below(2) == 1 for _ in range(2))))
    if number > HELPED:
        raise RequestError("newer-box", "This link is from a newer box: load the page anew.")
    use = USES[number]
    if use in OF_CLASS:
        return _read_class(given, use, most)
    session = read_start(given)
    read_moves(given, session, most)
    if session.moves and use not in PLAYED:
        raise ValueError("moves where none belong")
    if use == "setup" and (session.seed or session.position):
        raise ValueError("a set-up is of no deal")
    return Link(use, (session,))


def _read_class(given: Reader, use: str, most: int, named: Help | None = None) -> Link:
    """A set or a result; named is the help that it names."""
    if named == USUAL_HELP:
        raise ValueError("the usual help is not written")
    title = given.text(MOST_NAME * BYTES)
    sessions = tuple(read_start(given) for _ in range(1 + given.below(MOST_TASKS)))
    check_title(title)
    check_tasks(sessions)
    link = Link(use, sessions, title, help=named or USUAL_HELP)
    if use == "set":
        return link
    name, when = given.text(MOST_NAME * BYTES), given.whole()
    check_name(name)
    whole_of({"when": when}, "when", 0, LATEST)
    for session in sessions:
        most -= read_moves(given, session, most)
    return replace(link, name=name, when=when)


def _list(given: Request, name: str) -> list[Any]:
    value = given.get(name)
    if not isinstance(value, list):
        raise RequestError("bad-request", f"{name} must be a list.")
    return value
