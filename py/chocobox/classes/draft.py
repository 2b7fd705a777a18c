"""A set in the making, as a teacher's device keeps it; anything may stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chocobox.classes.plan import Plan, Task, first_plan, kinds
from chocobox.classes.stored import is_revealed
from chocobox.classes.terms import COUNTS, KINDS, MOST_PICKS, SWITCHES, Terms
from chocobox.core.codec import encode
from chocobox.games import GAMES


@dataclass(frozen=True, slots=True)
class Draft:
    """A set in the making; counts and picks may be None; plan: the next task."""

    plan: Plan
    title: str = ""
    tasks: tuple[Task, ...] = ()
    help: Mapping[str, bool] = field(default_factory=dict)
    counts: str | None = None
    picks: Mapping[str, Any] | None = None
    glance: bool = False
    kiosk: bool = False

    @property
    def stored(self) -> dict[str, Any] | None:
        """What the device keeps of it; None for one as at the beginning."""
        first = first_plan(self.plan.seed)
        if not self.title and not self.tasks and self.plan == first:
            return None
        plan = encode(self.plan)
        kept = {"title": self.title, "tasks": list(self.tasks), "plan": plan, **self.terms}
        return kept | {"counts": self.counts}

    @property
    def terms(self) -> dict[str, Any]:
        """What it settles besides its tasks.

        Where a task shows its solution the first try counts, unless the teacher says otherwise.
        """
        usual = "first" if any(map(is_revealed, self.tasks)) else Terms().counts
        switches = {name: True for name in SWITCHES if getattr(self, name)}
        counts = self.counts or usual
        return {"help": dict(self.help), "counts": counts, "picks": self.picks, **switches}


def draft_of(kept: object, seed: int) -> Draft:
    """The sound parts of a stored draft; seed: chance for its next task, where it tells none."""
    given = kept if isinstance(kept, Mapping) else {}
    title, counts = given.get("title"), given.get("counts")
    tasks = given.get("tasks")
    return Draft(
        plan=_plan_of(given.get("plan"), seed),
        title=title if isinstance(title, str) else "",
        tasks=tuple(filter(is_task, tasks if isinstance(tasks, list) else ())),
        help=help_of(given.get("help")),
        counts=counts if counts in COUNTS else None,
        picks=_picks_of(given.get("picks")),
        **{name: given.get(name) is True for name in SWITCHES},
    )


def help_of(given: object) -> dict[str, bool]:
    """The help in a class set, as far as it says nothing else."""
    told = given if isinstance(given, Mapping) else {}
    return {"tips": told.get("tips") is not False, "hints": told.get("hints") is True}


def terms_for(tasks: Sequence[Task], help: object) -> dict[str, Any]:
    """The terms of a set of these tasks, where nobody chose any."""
    return Draft(first_plan(0), tasks=tuple(tasks), help=help_of(help)).terms


def is_task(given: object) -> bool:
    """Whether it may be a task of this box; if the rules agree is asked later."""
    if not isinstance(given, Mapping):
        return False
    match given:
        case {"game": str(game), "seed": int(), "options": Mapping(), "players": list(players)}:
            is_told = isinstance(given.get("position", ""), str)
            is_of_box = game in GAMES and type(given.get("edition", 0)) is int
            return is_told and is_of_box and all(map(_is_player, players))
    return False


def _is_player(given: object) -> bool:
    names = ("kind", "name", "bot")
    return isinstance(given, Mapping) and all(isinstance(given.get(it, ""), str) for it in names)


def _plan_of(given: object, seed: int) -> Plan:
    """The plan as it was stored, or the first one."""
    match given:
        case {
            "kind": str(kind),
            "game": str(game),
            "bot": str(bot),
            "seed": int(own),
            "chosen": Mapping() as chosen,
        } if kind in kinds() and game in GAMES:
            return Plan(kind, game, bot, own, chosen)
    return first_plan(seed)


def _picks_of(given: object) -> dict[str, Any] | None:
    match given:
        case {"kind": str(kind), "count": int(count)} if kind in KINDS and 1 <= count <= MOST_PICKS:
            return {"kind": kind, "count": count}
    return None
