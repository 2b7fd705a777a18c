"""Writes the engine's dataclasses as TypeScript, one file for each game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from inspect import cleandoc, isfunction
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from chocobox.bridge import Bridge, Fault
from chocobox.bridge.ops import found_at
from chocobox.classes.stored import Person
from chocobox.classes.task_set import Score
from chocobox.classes.tries import Tries, Try
from chocobox.core.codec import empty_in
from chocobox.core.game import Game, Outcome
from chocobox.core.record import Action, Event, GameRecord, Record
from chocobox.core.update import Undone
from chocobox.games import GAMES
from chocobox.kit.asking import Fact
from chocobox.kit.highlights import Highlight
from chocobox.kit.lesson import Guidance
from chocobox.kit.slaps import Verdict
from chocobox.sandbox.hangs import Hang
from chocobox.sandbox.rounds import Wanted

ENGINE_HEAD = "/** The replies of the engine; written by py/runtime/engine_types.py. */\n"
HEAD = "/** What the engine tells of this game; written by py/runtime/engine_types.py. */\n"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
NAMED = ("actions", "events")
"""The modules where a game names its actions and events."""


def declared(game: Game[Any, Any]) -> str:
    """The types of all that one game sends, as a module: View, Outcome, Action, Event, and more."""
    needed = Interfaces({Action: "Action"})
    needed.add(_answer(game, "view"), more=_answer(game, "open"))
    for name in ("outcome", "odds", "answered"):
        needed.text(_answer(game, name))
    needed.text(*get_args(get_type_hints(type(game))["pieces"]))
    actions, events = (list(_named(game, kind)) for kind in (Action, Event))
    for kind in (*actions, *events, Undone):
        needed.add(kind, tagged=True)
    parts = [*needed.found.values(), _union("Action", actions), _union("Event", [*events, Undone])]
    return HEAD + "\n".join(parts)


class Interfaces:
    """The interfaces so far, with their names.

    loose: kinds of which each game has its own, with their names here; they may hold anything.
    shared: names that several kinds have; each gets its module's name too. kept: kinds that pages
    keep with their names, or without.
    """

    kept = (Score, Try, Tries, Person)

    def __init__(self, loose: Mapping[Any, str], shared: Collection[str] = ()) -> None:
        self.loose, self.shared = loose, shared
        self.found: dict[str, str] = {}
        self.names: dict[Any, str] = {}

    def text(self, kind: Any) -> str:
        """A type in TypeScript; the interfaces that it names are added."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Annotated, NotRequired):  # plain JSON is known by what it is annotated with
            return self.text(inner[-1])
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.loose:
            return self.loose[kind]
        if kind is Record:  # pages keep it as it was told, and give it back
            return self.add(GameRecord)
        if origin in (Union, UnionType):
            return self._one_of(inner)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in inner)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.text(inner[1])}>"
        if isinstance(origin, type) and issubclass(origin, Sequence):
            return self._list(inner if origin is tuple else (*inner, ...))
        if not (is_dataclass(kind) or is_typeddict(kind)):
            raise TypeError(f"{kind} has no TypeScript form")
        return self.add(kind)

    def add(self, kind: Any, more: Any = None, tagged: bool = False) -> str:
        """The name of a kind's interface; fields that only `more` has are optional."""
        if kind in self.names:
            return self.names[kind]
        self.names[kind] = name = self._name(kind)
        self.found[name] = ""
        more = more if is_dataclass(more) else kind
        lines = [f'  type: "{kind.__name__}";'] if tagged else []
        if kind in self.kept:
            lines = ["  type?: string;"]
        self.found[name] = _interface(kind, name, [*lines, *self._lines(more, needed_in(kind))])
        return name

    def open(self, kind: Any, name: str) -> str:
        """The interface of a kind to which each game adds fields of its own."""
        own = self._lines(kind, needed_in(kind))
        return _interface(kind, name, ["  type: string;", *own, "  [field: string]: any;"])

    def _lines(self, kind: Any, needed: Collection[str]) -> list[str]:
        """The fields of a kind, a line for each."""
        hints = get_type_hints(kind, include_extras=True)
        signs = {field: ":" if field in needed else "?:" for field in _fields(kind)}
        return [f"  {it}{sign} {self.text(hints[it])};" for it, sign in signs.items()]

    def _one_of(self, kinds: tuple[Any, ...]) -> str:
        """Several types; the name of a dataclass among others tells which of them it is."""
        named = [one for one in kinds if is_dataclass(one) and one not in self.loose]
        for kind in named if len(named) > 1 else ():
            self.add(kind, tagged=True)
        return " | ".join(dict.fromkeys(map(self.text, kinds)))

    def _name(self, kind: Any) -> str:
        """Its own, where no other kind has it."""
        name, (*_, folder, module) = str(kind.__name__), kind.__module__.split(".")
        if name in self.shared:
            return str(module.capitalize() + name)
        return str(folder.capitalize() + name) if name in self.found else name

    def _list(self, inner: tuple[Any, ...]) -> str:
        """A tuple of any length, or of exactly these types."""
        texts = [self.text(one) for one in inner if one is not Ellipsis]
        if Ellipsis not in inner:
            return f"[{', '.join(texts)}]"
        return f"({texts[0]})[]" if " " in texts[0] else f"{texts[0]}[]"


def _interface(kind: type, name: str, lines: list[str]) -> str:
    return "\n".join([f"{_said(kind)}export interface {name} {{", *lines, "}\n"])


def _said(kind: type) -> str:
    """All that its docstring says, as a comment."""
    lines = cleandoc(kind.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def _fields(kind: Any) -> list[str]:
    """The names of its fields, in order."""
    names = kind.__annotations__ if is_typeddict(kind) else (one.name for one in fields(kind))
    return list(names)


def needed_in(kind: Any) -> list[str]:
    """The required fields."""
    hints = get_type_hints(kind, include_extras=True)
    needed = [name for name in _fields(kind) if get_origin(hints[name]) is not NotRequired]
    return [name for name in needed if name not in empty_in(kind)]


def _answer(game: Game[Any, Any], method: str) -> Any:
    """The annotated result type of a game's method."""
    return get_type_hints(getattr(type(game), method))["return"]


def _named(game: Game[Any, Any], base: type) -> Iterator[type]:
    """The game's own actions or events, from the modules beside its view."""
    package = _answer(game, "view").__module__.rpartition(".")[0]
    modules = [sys.modules.get(f"{package}.{part}") for part in NAMED]
    if not any(modules):
        raise LookupError(f"{package} has none of the modules {', '.join(NAMED)}")
    for module in filter(None, modules):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
                yield kind


def _union(name: str, kinds: list[type]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in kinds)


LOOSE = {
    Action: "Action",
    Event: "TableEvent",
    Outcome: "Outcome",
    Highlight: "Highlight",
    Fact: "Fact",
}
"""Each game has its own of these kinds."""

BESIDES = (Guidance, Verdict, Hang, Wanted, Fault)
"""What no reply declares: parts of views, what pages ask for, and what is told of an error."""


def replies() -> str:
    """The types of every reply to every request, as a module: Replies, and more."""
    first = Interfaces(LOOSE)
    _told_by_all(first)
    names = Counter(str(kind.__name__) for kind in first.names)
    needed = Interfaces(LOOSE, [name for name, count in names.items() if count > 1])
    told = "".join(f"  {name}: {text};\n" for name, text in _told_by_all(needed).items())
    loose = [needed.open(kind, name) for kind, name in LOOSE.items()]
    ends = f"/** The reply to each kind of request. */\nexport interface Replies {{\n{told}}}\n"
    return "\n".join([ENGINE_HEAD, *loose, *needed.found.values(), ends])


def _told_by_all(needed: Interfaces) -> dict[str, str]:
    """The reply types of all requests, by name."""
    told = {}
    for kind in BESIDES:
        needed.text(kind)
    for name, op in Bridge().ops.items():
        parts = {word: needed.text(type_at(place)) for word, place in op.tells.items()}
        sign = "?" if len(parts) > 1 else ""
        told[name] = "{ " + "; ".join(f"{it}{sign}: {text}" for it, text in parts.items()) + " }"
    return told


def type_at(place: str) -> Any:
    """The type at a place, or the type of the results of the function there."""
    found = found_at(place)
    if not isfunction(found):
        return found
    return get_type_hints(found, include_extras=True)["return"]


def write(folder: Path) -> None:
    """Write a file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in GAMES.items():
        (folder / f"{name}.d.ts").write_text(declared(game), encoding="utf-8")
    (folder / "engine.d.ts").write_text(replies(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
