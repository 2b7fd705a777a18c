"""The box: every game that Chocobox holds, and its bots from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from operator import itemgetter
from typing import Any, TypeVar

from chocobox.bots import Bot
from chocobox.core import Game

Opened = tuple[Game[Any, Any], tuple[Bot, ...]]
Item = TypeVar("Item")


def _schokoly() -> Opened:
    from chocobox.games.schokoly.bots import BOTS
    from chocobox.games.schokoly.rules import Schokoly

    return Schokoly(), BOTS


def _schokoly_count() -> Opened:
    from chocobox.games.schokoly.count import SchokolyCount
    from chocobox.games.schokoly.count_bots import BOTS

    return SchokolyCount(), BOTS


def _schokoly_best() -> Opened:
    from chocobox.games.schokoly.best import SchokolyBest
    from chocobox.games.schokoly.best_bots import BOTS

    return SchokolyBest(), BOTS


def _choco_boom() -> Opened:
    from chocobox.games.choco_boom.bots import BOTS
    from chocobox.games.choco_boom.rules import ChocoBoom

    return ChocoBoom(), BOTS


def _choco_practice() -> Opened:
    from chocobox.games.choco_boom.practice import ChocoPractice
    from chocobox.games.choco_boom.practice_bots import BOTS

    return ChocoPractice(), BOTS


def _choco_challenge() -> Opened:
    from chocobox.games.choco_challenge.bots import BOTS
    from chocobox.games.choco_challenge.rules import ChocoChallenge

    return ChocoChallenge(), BOTS


def _kaboom() -> Opened:
    from chocobox.games.kaboom.bots import BOTS
    from chocobox.games.kaboom.rules import KaboomGame

    return KaboomGame(), BOTS


class _Box(Mapping[str, Item]):
    """A game is imported when it is first wanted, so that no start waits for what nobody plays."""

    games: Mapping[str, Callable[[], Opened]] = {
        "schokoly": cache(_schokoly),
        "schokoly_count": cache(_schokoly_count),
        "schokoly_best": cache(_schokoly_best),
        "choco_boom": cache(_choco_boom),
        "choco_practice": cache(_choco_practice),
        "choco_challenge": cache(_choco_challenge),
        "kaboom": cache(_kaboom),
    }

    def __init__(self, part: Callable[[Opened], Item]) -> None:
        self.part = part

    def __getitem__(self, name: str) -> Item:
        return self.part(self.games[name]())

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)


GAMES: Mapping[str, Game[Any, Any]] = _Box(itemgetter(0))
BOTS: Mapping[str, tuple[Bot, ...]] = _Box(itemgetter(1))
