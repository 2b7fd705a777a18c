"""Who plays a tournament: the bots that a class has handed in, or those of a link.

Beside those of a class, bots of the box may play too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

from chocobox.classes.pupils import Pupil
from chocobox.games import GAMES
from chocobox.links.asked import contents_of
from chocobox.links.link import as_json, read
from chocobox.pages.asked import Asked, place_in
from chocobox.pages.class_facts import Facts
from chocobox.pages.class_kept import kept_of
from chocobox.request import RequestError
from chocobox.sandbox.entries import guests_of
from chocobox.tasks.kinds import kind_of

Entrants = Mapping[str, Any]
"""The game, its edition, the bots, and the claim of a link; face: "" for any; bot: of the box."""


def handed_in(asked: Asked) -> Entrants | None:
    """Those of the class of an address; None where no bots are written for its task."""
    given = asked.given["class"]
    if given is None:
        return None
    nobody_later = asked.fields.get("results")
    if nobody_later is not None:
        results = [one for one in given["results"] if one["id"] in nobody_later]
        given = {**given, "results": results}
    facts = Facts.of(kept_of(given), {})
    place = place_in(asked.query.get("task", "0"))
    if not 0 <= place < len(facts.tasks):
        return None
    task = facts.tasks[place]
    if not kind_of(task.get("position")).is_written:
        return None
    game = GAMES[task["game"]]  # the bots of an older task play by today's rules
    bots = list(_bots(facts, place))
    bots += [{"bot": bot.name} for bot in guests_of(game.name)] if bots else []
    return {"game": game.name, "edition": game.edition, "bots": bots, "claim": None}


def of_link(text: str) -> Entrants:
    """Those of a tournament in a link, with what it claims."""
    told = cast("Mapping[str, Any]", contents_of(text))["tournament"]
    claim = {name: told[name] for name in ("deals", "points", "older")}
    plain = {name: told[name] for name in ("game", "edition", "seed")}
    return {**plain, "bots": told["bots"], "claim": claim}


def _bots(facts: Facts, place: int) -> Iterator[Mapping[str, str]]:
    """The bot of each pupil that counts, under the name that the table shows."""
    for pupil in facts.table.pupils:
        own = pupil.tasks[place].counted
        text = facts.kept.results[own.result].get("text") if own else ""
        code = _code(text, place, own.number) if own and text else ""
        if code:
            yield {"name": facts.sorted_by(pupil), "code": code, "face": _face(facts, pupil)}


def _face(facts: Facts, pupil: Pupil) -> str:
    picks = facts.kept.terms.picks
    return picks.animal(pupil.name) if picks else ""


@lru_cache(maxsize=128)  # the page is told anew with each game
def _code(text: str, place: int, number: int) -> str:
    """The bot of one try in a result; "" where none can be read."""
    try:
        tries = as_json(read(text))["result"]["tries"][place]["tries"]
    except (RequestError, LookupError):
        return ""
    return next((one.get("code", "") for one in tries if one["number"] == number), "")
