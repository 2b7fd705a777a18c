"""A bot that somebody wrote: `def choose(table, actions, rng)` in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games import GAMES, telling_of
from chocobox.sandbox.counting import Steps
from chocobox.sandbox.luck import Luck, sealed
from chocobox.sandbox.reading import Code
from chocobox.sandbox.shown import excerpt, short
from chocobox.sandbox.trouble import BotError, Trouble, trouble_of

CHOOSE: Final = "choose"

FORESIGHT: Final = 100
"""So many steps costs a look at the table after an action."""

PAUSES: Final = (500, 600, 700, 800)
"""How long a written bot takes for its choice, in ms, each equally likely."""

MOST_LINES: Final = 20
"""So many lines are printed of one choice at most."""

WIDEST: Final = 200
"""A printed line has at most so many letters."""


class Table:
    """What a bot sees: all that its seat knows, and `me`, `points` and `after(action)`."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, now: int, steps: Steps) -> None:
        self._game, self._state, self._now, self._steps = game, state, now, steps
        self.me = seat
        self._points: Sequence[int] | None = None
        self._deal: Callable[[], Any] | None = None
        self._view: Any = None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name, name=name)
        setattr(self, name, found := self._known(name))  # computed once, however often it is asked
        return found

    def _known(self, name: str) -> Any:
        """A field of the seat's view, or its extra knowledge, by name."""
        if self._view is None:
            self._view = self._game.view(self._state, self.me)
        found = getattr(self._view, name, self)
        if found is not self:
            return found
        more = telling_of(self._game.name).more(self._state, self.me)
        if name in more:
            return more[name]
        raise AttributeError(f"a table has no {name}", name=name)

    def _guessed(self) -> Any:
        """The state, with a guess for what its seat cannot see; before, only that seat's view."""
        if self._deal:
            self._state, self._deal = self._deal(), None
        return self._state

    @property
    def points(self) -> Sequence[int]:
        """Each seat's points now."""
        if self._points is None:
            self._points = self._game.standing(self._guessed())
        return self._points

    def after(self, action: Action) -> Table:
        """The table after this action; what nobody can know of it is guessed."""
        self._steps.step(FORESIGHT)
        self._steps.weigh(action)
        state, _ = self._game.step(self._guessed(), Move(self.me, action, self._now))
        return Table(self._game, state, self.me, self._now, self._steps)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot chose: the place of its action; None where it waits or did not get through.

    line is where it returned; printed are the lines that it printed; steps are how many it took.
    """

    place: int | None
    line: int
    printed: tuple[str, ...]
    steps: int
    trouble: Trouble | None = None


class Asked(Bot):
    """A bot that somebody wrote: in a game with live time its choice stays for a while."""

    def plan_key(self, game: Game[Any, Any], state: Any, seat: int) -> Any:
        """It is asked anew when its actions have changed, or what the game names."""
        return telling_of(game.name).plan_key(state, seat)

    def plan_at(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """The plan; neither luck nor guesses of hidden cards lead back to the deal."""
        return super().plan_at(game, state, seat, now, sealed(rng))


class Written(Asked):
    """Plays as its code says; where that goes wrong it takes the first of its actions."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name  # type: ignore[misc]
        self.text = text
        self._code = code_of(text)
        self.troubles: list[Trouble] = []
        self._deal: Callable[[], Any] | None = None

    def __reduce__(self) -> Any:
        return Written, (self.name, self.text)

    def plan_at(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """The plan, by the seat's own view; a new deal is made only for a look ahead."""
        deal, rng = sealed(rng).draw()
        self._deal = lambda: game.redeal(state, seat, Rng(deal))
        move = self.plan(game, state, seat, now, rng)
        self._deal = None
        return move

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The chosen move, after a short pause; in a game with live time None waits."""
        actions = game.offer(state, seat)
        if not actions:
            return None
        chosen = self.chosen(game, state, seat, now, rng)
        if chosen.trouble:
            self.troubles.append(chosen.trouble)
        place = 0 if chosen.trouble else chosen.place
        return None if place is None else moved(seat, actions[place], now, rng)

    def chosen(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Chosen:
        """The choice, and the trouble, if any."""
        actions, steps, printed = list(game.actions(state, seat)), Steps(), list[str]()

        def tell(*values: object, sep: str = " ") -> None:
            steps.step()
            steps.weigh((*values, sep))
            if len(printed) < MOST_LINES:
                printed.append(
                    short(sep.join(excerpt(it, WIDEST) for it in values[:WIDEST]), WIDEST)
                )

        place, trouble = None, None
        try:
            space = self._code.run({**words_of(game.name), "print": tell}, steps)
            choose = space.get(CHOOSE)
            if not callable(choose):
                raise BotError(Trouble("no-choose", 0))
            table = Table(game, state, seat, now, steps)
            table._deal = self._deal
            found = steps.weighed(choose(table, list(actions), Luck(rng)))
            place = _place(found, actions, game)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):  # no bot can raise it, only who sits there
                raise
            trouble = trouble_of(error)
        return Chosen(place, steps.line, tuple(printed), steps.taken, trouble)


def moved(seat: int, action: Action, now: int, rng: Rng) -> Move:
    """The chosen move, after a short pause."""
    pause, _ = rng.pick(PAUSES)
    return Move(seat, action, now + pause)


def _place(found: Any, actions: Sequence[Action], game: Game[Any, Any]) -> int | None:
    if found is None and game.grace:
        return None
    if found is None:
        raise BotError(Trouble("nothing", 0))
    if not isinstance(found, Action) or found not in actions:
        raise BotError(Trouble("no-action", 0, excerpt(found)))
    return actions.index(found)


@lru_cache(16)
def code_of(text: str) -> Code:
    """The code of a bot, read once."""
    return Code(text)


@cache
def words_of(name: str) -> Mapping[str, Any]:
    """The actions of a game, by the names that a bot uses."""
    folder = ".".join(type(GAMES[name]).__module__.split(".")[:3])
    module = import_module(f"{folder}.rules.actions")
    return {
        key: it
        for key, it in vars(module).items()
        if isinstance(it, type) and issubclass(it, Action) and it is not Action
    }
