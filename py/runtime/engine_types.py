"""Writes the engine's dataclasses as TypeScript, one file for each game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from chocobox.core.game import Game
from chocobox.core.record import Action, Event
from chocobox.core.update import Undone
from chocobox.games import GAMES

HEAD = "/** What the engine tells of this game; written by py/runtime/engine_types.py. */\n"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
NAMED = ("actions", "events")
"""The modules where a game names its actions and events."""


def declared(game: Game[Any, Any]) -> str:
    """The types of all that one game sends, as a module: View, Outcome, Action, Event, and more."""
    needed = Interfaces()
    needed.add(_answer(game, "view"), more=_answer(game, "open"))
    for name in ("outcome", "odds"):
        needed.text(_answer(game, name))
    actions, events = (list(_named(game, kind)) for kind in (Action, Event))
    for kind in (*actions, *events, Undone):
        needed.add(kind, tagged=True)
    parts = [*needed.found.values(), _union("Action", actions), _union("Event", [*events, Undone])]
    return HEAD + "\n".join(parts)


class Interfaces:
    """The interfaces so far, and their names."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.names: dict[Any, str] = {}

    def text(self, kind: Any) -> str:
        """A type in TypeScript; the interfaces that it names are added."""
        origin, inner = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.text, inner)))
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in inner)
        if origin is tuple:
            return self._list(inner)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.text(inner[1])}>"
        if kind is Action:
            return "Action"
        if not is_dataclass(kind):
            raise TypeError(f"{kind} has no TypeScript form")
        return self.add(kind)

    def add(self, kind: Any, more: Any = None, tagged: bool = False) -> str:
        """The name of a dataclass's interface; fields that only `more` has are optional."""
        if kind in self.names:
            return self.names[kind]
        name = str(kind.__name__)
        if name in self.found:  # a second one of that name gets its folder's name too
            name = kind.__module__.split(".")[-2].capitalize() + name
        self.names[kind], self.found[name] = name, ""
        more = more if is_dataclass(more) else kind
        hints, own = get_type_hints(more), {field.name for field in fields(kind)}
        lines = [f'  type: "{kind.__name__}";'] if tagged else []
        for field in fields(more):
            sign = ":" if field.name in own else "?:"
            lines.append(f"  {field.name}{sign} {self.text(hints[field.name])};")
        says, body = (kind.__doc__ or "").split("\n")[0], "\n".join(lines)
        self.found[name] = f"/** {says} */\nexport interface {name} {{\n{body}\n}}\n"
        return name

    def _list(self, inner: tuple[Any, ...]) -> str:
        """A tuple of any length, or of exactly these types."""
        texts = [self.text(one) for one in inner if one is not Ellipsis]
        if Ellipsis not in inner:
            return f"[{', '.join(texts)}]"
        return f"({texts[0]})[]" if " " in texts[0] else f"{texts[0]}[]"


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


def write(folder: Path) -> None:
    """Write a file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in GAMES.items():
        (folder / f"{name}.d.ts").write_text(declared(game), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
