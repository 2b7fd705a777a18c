"""A set in the making, by today's rules, with the answers on its page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from chocobox.boxes import levels_of
from chocobox.classes.draft import Draft
from chocobox.classes.plan import Plan, kinds
from chocobox.classes.renewed import renewed
from chocobox.classes.terms import COUNTS, KINDS, SWITCHES
from chocobox.games import BOTS, GAMES
from chocobox.pages.parts.tasks import numbered_names
from chocobox.pages.parts.terms import TYPED, USUAL
from chocobox.pages.words import Several, Words, say
from chocobox.request import Request


def of_today(draft: Draft) -> tuple[Draft, Words | None]:
    """The draft with its tasks as today's rules want them, and what became of those."""
    today = [renewed(task) for task in draft.tasks]
    anew = [i for i, it in enumerate(today) if it.older and it.task]
    lost = [i for i, it in enumerate(today) if not it.task]
    if not anew and not lost:
        return draft, None
    words = []
    if anew:
        names = numbered_names(draft.tasks, anew)
        words.append(say("class-renewed", tasks=names))
    if lost:
        names = numbered_names(draft.tasks, lost)
        words.append(say("class-renewed-not", tasks=names))
    tasks = tuple(dict(it.task) for it in today if it.task)
    return replace(draft, tasks=tasks), Several(tuple(words))


def answered(draft: Draft, fields: Request) -> Draft:
    """The draft with the answers on the page."""
    title, counts = fields.get("title"), fields.get("counts")
    help = {name: fields[name] for name in draft.help if isinstance(fields.get(name), bool)}
    return replace(
        draft,
        plan=_planned(draft.plan, fields),
        title=title if isinstance(title, str) else draft.title,
        help={**draft.help, **help},
        counts=counts if counts in COUNTS else draft.counts,
        picks=_picked(draft.picks, fields),
        **{name: fields[name] for name in SWITCHES if isinstance(fields.get(name), bool)},
    )


def _planned(plan: Plan, fields: Request) -> Plan:
    """The plan with the answers; another game brings its own bots."""
    kind, game, bot = (fields.get(name) for name in ("kind", "game", "bot"))
    if not isinstance(game, str) or game not in GAMES:
        game = plan.game
    if game != plan.game:
        bot = levels_of(game)["easy"]
    elif bot not in {one.name for one in BOTS[game]}:
        bot = plan.bot
    start = "chosen-"
    numbers = {it.removeprefix(start): fields[it] for it in fields if it.startswith(start)}
    chosen = {**plan.chosen, **numbers}
    kind = kind if kind in kinds() else plan.kind
    return replace(plan, kind=kind, game=game, bot=bot, chosen=chosen)


def _picked(picks: Mapping[str, Any] | None, fields: Request) -> Mapping[str, Any] | None:
    """The names to pick from; None where they are typed."""
    kind = fields.get("names", picks["kind"] if picks else TYPED)
    count = fields.get("picks", picks["count"] if picks else USUAL)
    return {"kind": kind, "count": count} if kind in KINDS else None
