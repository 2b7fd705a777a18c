"""The box: every game that Chocobox holds, found by its folder, and its bots from weak to strong.

A folder holds a game of the same name: `GAME` in its `rules.py`, `BOTS` in its `bots.py`. What it
holds besides is named in its `__init__.py`: `SOLOS`, its games for one, each with a module of rules
and a module of bots; `COMMANDS`, the module that adds words of its own to the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from operator import itemgetter
from types import ModuleType
from typing import Any, TypeVar

from chocobox.bots import Bot
from chocobox.core import Game

Opened = tuple[Game[Any, Any], tuple[Bot, ...]]
Item = TypeVar("Item")


@cache
def _folders() -> dict[str, ModuleType]:
    """Every folder with a game; what stands in its modules is not imported yet."""
    from pkgutil import iter_modules  # only who looks for a game needs it

    found = [name for _, name, is_folder in iter_modules(__path__) if is_folder]
    return {name: import_module(f"{__name__}.{name}") for name in sorted(found)}


@cache
def _places() -> dict[str, tuple[str, str]]:
    """The modules of each game: its rules and its bots."""
    places = {}
    for folder, module in _folders().items():
        games = {folder: ("rules", "bots"), **getattr(module, "SOLOS", {})}
        for name, (rules, bots) in games.items():
            places[name] = (f"{module.__name__}.{rules}", f"{module.__name__}.{bots}")
    return places


@cache
def _opened(name: str) -> Opened:
    """A game and its bots; ImportError names all that they lack."""
    rules, bots = _places()[name]
    lacks: list[str] = []
    game, players = _part(rules, "GAME", lacks), _part(bots, "BOTS", lacks)
    lacks += [] if game is None else undeclared(name, game)
    if lacks:
        raise ImportError(f"the game {name} lacks: {'; '.join(lacks)}")
    return game, players


def _part(module: str, part: str, lacks: list[str]) -> Any:
    """What a module holds under that name; what is not there is added to what is lacking."""
    try:
        found = getattr(import_module(module), part, None)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        found = None
    if not found:
        lacks.append(f"{part} in {module}")
    return found


def undeclared(name: str, game: Game[Any, Any]) -> list[str]:
    """What a game does not say about itself, or says wrongly."""
    named = ("name", "edition", "seats", "choices", "options")
    lacks = [f"Game.{word}" for word in named if not hasattr(game, word)]
    if getattr(game, "name", name) != name:
        lacks.append(f"Game.name, which is {name}")
    if game.solo is None:
        lacks += [f"Game.{word}" for word in ("shelf", "sections") if not getattr(game, word)]
    return lacks


def commands() -> list[Callable[[Any], None]]:
    """What adds the games' own words to the command line."""
    own = [(module, getattr(module, "COMMANDS", None)) for module in _folders().values()]
    return [import_module(f"{module.__name__}.{name}").add_to for module, name in own if name]


class _Box(Mapping[str, Item]):
    """A game is imported when it is first wanted, so that no start waits for what nobody plays."""

    def __init__(self, part: Callable[[Opened], Item]) -> None:
        self.part = part

    def __getitem__(self, name: str) -> Item:
        return self.part(_opened(name))

    def __iter__(self) -> Iterator[str]:
        return iter(_places())

    def __len__(self) -> int:
        return len(_places())


GAMES: Mapping[str, Game[Any, Any]] = _Box(itemgetter(0))
BOTS: Mapping[str, tuple[Bot, ...]] = _Box(itemgetter(1))
