"""All games, found by their folders, and their bots from weak to strong.

A folder holds a game of the same name: `GAME` in `rules/game.py`, `BOTS` in `bots/players.py`. Its
`__init__.py` may name more: `SOLOS`, its games for one person, each with a module of rules and one
of bots; `COMMANDS`, a module that adds commands to the command line. `learn/lesson.py` may hold a
`LESSON`, `learn/skills.py` the `SKILLS` that one child can practise, `learn/exercises.py` a `WALK`,
small tasks for a first bot, `chances/value.py` a `VALUE`, its chances, `flat.py` a `FLAT`, what its
views hold at most, `telling.py` a `TELLING` for written bots, `told/asked.py` an `ASKING`, its
answers to whoever listens, `told/paper.py` a `PAPER`, its questions for a sheet of paper,
`transcript.py` a `cards_of`, which tells the cards of a move in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from operator import itemgetter
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.kit.lesson import Lesson
from chocobox.kit.skill import Skill

if TYPE_CHECKING:  # no start waits for it
    from chocobox.core.record import Move
    from chocobox.kit.asking import Asking
    from chocobox.kit.exercises import Walk
    from chocobox.kit.flat import Flat
    from chocobox.kit.paper import Paper
    from chocobox.kit.telling import Telling
    from chocobox.kit.value import Value

Opened = tuple[Game[Any, Any], tuple[Bot, ...]]
Item = TypeVar("Item")


@cache
def _folders() -> dict[str, ModuleType]:
    """The package of every game's folder; the modules inside are not imported yet."""
    from pkgutil import iter_modules  # not needed at import

    found = [name for _, name, is_folder in iter_modules(__path__) if is_folder]
    return {name: import_module(f"{__name__}.{name}") for name in sorted(found)}


@cache
def _places() -> dict[str, tuple[str, str]]:
    """The modules of each game: its rules and its bots."""
    places = {}
    for folder, module in _folders().items():
        games = {folder: ("rules.game", "bots.players"), **getattr(module, "SOLOS", {})}
        for name, (rules, bots) in games.items():
            places[name] = (f"{module.__name__}.{rules}", f"{module.__name__}.{bots}")
    return places


@cache
def _opened(name: str) -> Opened:
    """A game and its bots; ImportError names all missing parts."""
    rules, bots = _places()[name]
    lacks: list[str] = []
    game, players = _part(rules, "GAME", lacks), _part(bots, "BOTS", lacks)
    lacks += [] if game is None else undeclared(name, game)
    if lacks:
        raise ImportError(f"the game {name} lacks: {'; '.join(lacks)}")
    return game, players


def _part(module: str, part: str, lacks: list[str]) -> Any:
    """The value of that name in a module; a missing one is added to lacks."""
    try:
        found = getattr(import_module(module), part, None)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise
        found = None
    if not found:
        lacks.append(f"{part} in {module}")
    return found


def undeclared(name: str, game: Game[Any, Any]) -> list[str]:
    """The missing or wrong parts of a game's description."""
    named = ("name", "edition", "since", "seats", "choices", "options")
    lacks = [f"Game.{word}" for word in named if not hasattr(game, word)]
    if getattr(game, "name", name) != name:
        lacks.append(f"Game.name, which is {name}")
    if game.solo is None:
        lacks += [f"Game.{word}" for word in ("shelf", "sections") if not getattr(game, word)]
    return lacks


def lesson_of(name: str) -> Lesson | None:
    """The lesson of a game, `LESSON` in its `learn/lesson.py`; None where there is none."""
    lesson: Lesson | None = _extra(name, "learn.lesson", "LESSON")
    return lesson


def value_of(name: str) -> Value[Any] | None:
    """The chances in a game, `VALUE` in its `chances/value.py`; None where there are none."""
    value: Value[Any] | None = _extra(name, "chances.value", "VALUE")
    return value


def cards_of(name: str) -> Callable[[Any, Move, Any], tuple[str, ...]]:
    """The words for the cards of a move, `cards_of` in a game's `transcript.py`; else none."""
    found: Callable[[Any, Move, Any], tuple[str, ...]] | None
    found = _extra(name, "transcript", "cards_of")
    return found or (lambda _before, _move, _after: ())


def flat_of(name: str) -> Flat | None:
    """The limits of a game's views, `FLAT` in its folder's `flat.py`; None without one."""
    flat: Flat | None = _extra(name, "flat", "FLAT")
    return flat


@cache
def telling_of(name: str) -> Telling[Any]:
    """A written bot's knowledge besides its view: `TELLING` in a game's `telling.py`."""
    from chocobox.kit.telling import Telling  # no start waits for it

    telling: Telling[Any] | None = _extra(name, "telling", "TELLING")
    return telling or Telling()


@cache
def asking_of(name: str) -> Asking[Any] | None:
    """The answers of a game to whoever listens: `ASKING` in its `told/asked.py`."""
    asking: Asking[Any] | None = _extra(name, "told.asked", "ASKING")
    return asking


def paper_of(name: str) -> Paper[Any] | None:
    """The questions of a game for paper: `PAPER` in its `told/paper.py`; None without one."""
    paper: Paper[Any] | None = _extra(name, "told.paper", "PAPER")
    return paper


def walk_of(name: str) -> Walk | None:
    """The small tasks of a game, `WALK` in its `learn/exercises.py`; None where there are none."""
    walk: Walk | None = _extra(name, "learn.exercises", "WALK")
    return walk


def has_value(name: str) -> bool:
    """Whether the chances in a game are known; they are not imported for that."""
    from pkgutil import iter_modules  # not needed at import

    folder = _folders().get(name)
    parts = iter_modules(folder.__path__) if folder else ()
    return any(part.name == "chances" for part in parts)


def _extra(name: str, part: str, word: str) -> Any | None:
    """An optional part of a game's folder; a solo game has no folder of its own."""
    module = f"{__name__}.{name}.{part}"
    try:
        return getattr(import_module(module), word)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise
        return None


def skills() -> list[Skill]:
    """The skills to practise: all `SKILLS`, those of the shelf's first game first."""
    found = [(GAMES[name].shelf, _extra(name, "learn.skills", "SKILLS")) for name in _folders()]
    ordered = sorted(found, key=lambda one: one[0].place if one[0] else 0)
    return [skill for _, own in ordered for skill in own or ()]


def commands() -> list[Callable[[Any], None]]:
    """The functions that add the games' own commands to the command line."""
    own = [(module, getattr(module, "COMMANDS", None)) for module in _folders().values()]
    return [import_module(f"{module.__name__}.{name}").add_to for module, name in own if name]


class _Box(Mapping[str, Item]):
    """Games by name; each is imported when it is first used, so a start waits for no other."""

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
