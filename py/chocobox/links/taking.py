"""A thing in a file of all that a device keeps, on its way to another device.

Nothing that is there already is lost, and nothing is believed that the engine cannot check.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Literal

from chocobox.classes.keeping import result_to_keep
from chocobox.classes.stored import is_class
from chocobox.core.short import id_of
from chocobox.links.link import as_json, read
from chocobox.links.twins import lead
from chocobox.request import LATEST, Request, RequestError, fault, object_of, text_of, whole_of

PARTS: Final = ("games", "class", "practices", "puzzles", "bots")
_DECIDED: Final = ("people", "expected")
"""What a teacher decides about a set."""

_LAST: Final = 8_640_000_000_000_000
"""The last instant of a calendar, in ms."""

Thing = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Taken:
    """What becomes of a thing from a file.

    what: refused: no box wrote its link. differs: it is on the device too, and one of both would be
    lost. thing: what is kept then; of one that differs, what a person may want. beside: the same
    under another name. is_unchecked: its moves could not be played again. needs: the names of kept
    things to be told first; then nothing is decided yet.
    """

    what: Literal["", "added", "newer", "same", "damaged", "differs", "refused"]
    thing: Any = None
    beside: Any = None
    is_unchecked: bool = False
    needs: tuple[str, ...] = ()


class _Needed(Exception):  # noqa: N818  # no error: it asks for more
    """Something must be told first that the device may keep under this name."""


def taken(request: Request) -> Taken:
    """What becomes of a thing from a file on a device.

    part: which part of the file it stands in. here: what the device keeps, by name, none where
    there is nothing that can be read. now: in ms. The reply `needs` more of these at first.
    """
    part, here = text_of(request, "part"), object_of(request, "here")
    if part not in PARTS:
        raise fault(f"part must be one of: {', '.join(PARTS)}.")
    now, thing = whole_of(request, "now", 0, LATEST), request.get("thing")
    if not isinstance(thing, dict) or not isinstance(thing.get("id"), str):
        return Taken("damaged")
    try:
        if part == "class":
            return _of_class(thing, here, now)
        return _joined(part, thing, here, now)
    except _Needed as name:
        return Taken("", needs=(str(name),))


def _at(here: Request, name: str) -> Thing | None:
    """What the device keeps under a name."""
    if name not in here:
        raise _Needed(name)
    kept = here[name]
    return kept if isinstance(kept, dict) else None


def _joined(part: str, thing: Thing, here: Request, now: int) -> Taken:
    """A game, a practice, a puzzle or a bot."""
    if part == "games" and _number(thing.get("updated")) > now:
        thing = thing | {"updated": now}  # or it would stand first for ever
    own = _at(here, thing["id"])
    if own is None:
        return Taken("added", thing)
    if part == "bots":
        return _bot(own, thing)
    if part == "games" and not _has_all_of(own, thing):
        return Taken("differs", thing, thing | {"id": _other_name(thing)})
    return Taken("same")


def _has_all_of(own: Thing, given: Thing) -> bool:
    """Whether a game of a file has no move that the own one lacks."""
    ahead = lead(own.get("record"), given.get("record"))
    return own.get("code") == given.get("code") and ahead is not None and ahead >= 0


def _other_name(game: Thing) -> str:
    """A name for a second game beside one of its name; always the same, or it would come twice."""
    parts = [game["id"], game.get("record"), game.get("code")]
    return id_of(json.dumps(parts, ensure_ascii=False, separators=(",", ":")))


def _bot(own: Thing, given: Thing) -> Taken:
    """The own one stays, and that of the file is kept as an earlier one."""
    earlier = own.get("earlier")
    kept = [one for one in earlier if isinstance(one, dict)] if isinstance(earlier, list) else []
    if given.get("code") in [one.get("code") for one in (own, *kept)]:
        return Taken("same")
    written = {name: given[name] for name in ("code", "author") if given.get(name)}
    return Taken("newer", own | {"earlier": [*kept, written | {"when": 0}]})


# --- class sets and their results ---


def _of_class(thing: Thing, here: Request, now: int) -> Taken:
    """A set, or a result; nothing that they tell of themselves is believed."""
    kind, key, text = (thing.get(name) for name in ("kind", "key", "text"))
    if not isinstance(key, str):
        return Taken("damaged")
    if kind == "set":
        proved = _set(thing, key)
    elif kind == "result" and isinstance(text, str):
        came = _number(thing.get("came"), now)
        whole = thing | {"came": min(came, now)}
        if text and thing.get("nameless") is not True:
            whole["id"] = id_of(text)
        own = _at(here, whole["id"])
        if own and own.get("kind") == "result" and not own.get("unchecked"):
            return Taken("same")
        proved = _result(whole, key, text, here)
    else:
        return Taken("damaged")
    return _put(proved, _at(here, proved["id"])) if proved else Taken("refused")


def _put(given: Thing, own: Thing | None) -> Taken:
    """A set takes what was decided elsewhere, where nothing is decided here."""
    is_unchecked = bool(given.get("unchecked"))
    if own is None:
        return Taken("added", given, is_unchecked=is_unchecked)
    if own.get("kind") != given["kind"]:
        return Taken("same")
    if given["kind"] == "result":
        return Taken("same") if is_unchecked or not own.get("unchecked") else Taken("newer", given)
    more = [name for name in _DECIDED if given.get(name) is not None and own.get(name) is None]
    return Taken("newer", given | own) if more else Taken("same")


def _opened(text: str) -> Thing | None:
    """What a link holds; None if it is of another version. ValueError if it is junk."""
    try:
        return as_json(read(text))
    except RequestError as error:
        if error.kind == "bad-link":
            raise ValueError(text) from error
        return None


def _set(thing: Thing, key: str) -> Thing | None:
    """A set as its link says; what was decided stays if a table can be made of it."""
    try:
        opened = _opened(key)
    except ValueError:
        return None
    if opened and (opened["use"] != "set" or opened["key"] != key):
        return None
    given = {name: value for name, value in thing.items() if name not in _DECIDED}
    given |= {"id": id_of(key), **({"set": opened["set"]} if opened else {})}
    decided = {name: thing[name] for name in _DECIDED if isinstance(thing.get(name), list)}
    return (
        given | decided if is_class({"set": given.get("set"), "results": [], **decided}) else given
    )


def _result(thing: Thing, key: str, text: str, here: Request) -> Thing | None:
    """A result with the scores of its moves; where they cannot be played again, it says so."""
    try:
        opened = _opened(text) if text else None
    except ValueError:
        return None
    if opened:
        if opened["use"] != "result":
            return None
        own = {name: thing[name] for name in ("id", "came")}
        nameless = {"nameless": True} if thing.get("nameless") is True else {}
        return result_to_keep(opened, text) | own | nameless
    stored = _at(here, id_of(key))
    is_good = stored is not None and is_class(
        {"set": stored.get("set"), "results": [_plain(thing)]}
    )
    return thing | {"unchecked": True} if is_good else None


def _plain(result: Thing) -> Thing:
    """What a table takes of a result."""
    worth = ("origin", "tries") if result.get("tries") else ("scores",)
    names = ("name", "when", *worth, "players", "unchecked")
    return {name: result[name] for name in names if result.get(name) is not None}


def _number(value: object, other: int = 0) -> int:
    """An instant in ms, or the other one if it is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return other
    return int(value) if abs(value) <= _LAST else other
