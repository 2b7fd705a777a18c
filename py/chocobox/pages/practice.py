"""Calls practised alone: the sheet before it, what came of it, and what is kept of others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from chocobox.core.game import Choice as Rule
from chocobox.games import GAMES
from chocobox.pages.asked import Asked
from chocobox.pages.page import Choice, Group, Key, Page, Part, Text, Tool, card
from chocobox.pages.parts.calls import KINDS, SLAP, Result, due_word, lines, plot, story
from chocobox.pages.press import Act, Begin, Go
from chocobox.pages.words import Ratio, When, Words, say
from chocobox.records import session_of, solo_record
from chocobox.request import RequestError

_GAME = GAMES["choco_practice"]

Plan = Mapping[str, Any]
"""The house rules of a practice, by their names."""

Listed = Mapping[str, Any]
"""A result that is kept, by its id; it may be damaged."""


def page(asked: Asked) -> Page:
    """The result of the game in the address, if it is over; else the sheet."""
    result = _result_of(asked.given["played"])
    if result is None:
        return _sheet(asked)
    stays = asked.deed("decide")
    return _result(asked, result) if stays is None else _decided(result, stays=stays)


def _sheet(asked: Asked) -> Page:
    """The sheet to begin from, and all that is kept."""
    plan, gone = _plan(asked), asked.deed("remove")
    listed = [one for one in asked.given["practices"]["listed"] if one["id"] != gone]
    begins = Key(says=say("practice-start"), does=Act("begin"), look="big")
    rules = tuple(_rule(one, plan) for one in _GAME.choices)
    side = (
        card(say("practice-choose"), *rules),
        Group(kind="text", look="set-up-go", parts=(begins,)),
    )
    has_begun = asked.deed("begin")
    return Page(
        title=say("solo-practice"),
        look="set-up practice-start",
        game="choco_boom",
        parts=(
            _how(plan),
            Group(kind="row", look="set-up-side", parts=side),
            *_earlier(asked, listed),
            Tool(kind="practice", given={"shows": "drawings"}),
        ),
        keep={
            **({"practice": plan} if has_begun else {}),
            **({"practices": {"remove": gone}} if gone else {}),
        },
        tells=say("practice-removed") if gone else None,
        goes=Begin(solo_record(_GAME.name, plan, asked.seed)) if has_begun else None,
    )


def _result(asked: Asked, now: Result) -> Page:
    """What came of a game, and the question whether to keep it; a round leads back to its path."""
    kept = _good(asked.given["practices"]["listed"])
    answers = (
        Key(says=say("practice-keep"), does=Act("decide", True), look="big"),
        Key(says=say("practice-forget"), does=Act("decide", False), look="big quiet"),
    )
    stroop = () if now["cost"] is None else (Text(says=say("practice-stroop"), look="small"),)
    page = Page(
        title=say("practice-result"),
        look="sheet practice-end",
        game="choco_boom",
        parts=(
            Text(says=story(now), look="practice-story"),
            plot(now, [one for one in kept if one["id"] != now["id"]]),
            *stroop,
            *_warning(asked),
            Text(says=say("practice-keep-line")),
            Group(kind="text", look="answers", parts=answers),
            Tool(kind="practice", given={"shows": "drawings"}),
        ),
    )
    is_round = asked.given["played"]["round"]
    return replace(page, back="#/path", back_says="path-back") if is_round else page


def _decided(now: Result, *, stays: bool) -> Page:
    """The sheet follows; the game itself is gone."""
    return Page(
        title=say("practice-result"),
        look="sheet practice-end",
        parts=(),
        keep={**({"practices": {"add": now}} if stays else {}), "played": None},
        tells=say("practice-kept") if stays else say("practice-forgotten"),
        goes=Go("#/practice"),
        goes_how="replace",
    )


# --- the parts ---


def _how(plan: Plan) -> Part:
    """The kinds of cards, each with what is to be called."""
    kinds = [one for one in KINDS if plan["doubles"] or one["due"] != SLAP]
    look = "practice-examples four" if len(kinds) == len(KINDS) else "practice-examples"
    return Group(
        kind="card",
        look="practice-how",
        parts=(
            Text(says=say("practice-how")),
            Group(kind="list", look=look, parts=tuple(map(_example, kinds))),
            Text(says=say("practice-private"), look="small"),
        ),
    )


def _example(one: Mapping[str, Any]) -> Part:
    """A card of a kind, and what belongs to it, in a picture and in words."""
    name = f"practice-kind-{one['kind']}"
    words = (
        Text(says=say(name), kind="strong"),
        Text(says=say(f"{name}-line", item=due_word(one["due"])), kind="words"),
    )
    picture = Tool(kind="practice", given={"shows": "example", "kind": one["kind"]})
    return Group(kind="item", parts=(picture, Group(kind="text", parts=words)))


def _rule(rule: Rule, plan: Plan) -> Part:
    """The question about a house rule."""
    name, value = f"option-{rule.name}", plan[rule.name]
    line = say(f"{name}-line")
    if isinstance(rule.default, bool):
        return Choice(name=rule.name, says=say(name), value=value, kind="switch", line=line)
    return Choice(
        name=rule.name,
        says=say(name),
        value=value,
        values=tuple((one, _value_words(name, one)) for one in rule.values),
        kind="number",
        line=say("practice-hesitation-line") if rule.name == "hesitation" else line,
    )


def _value_words(name: str, value: int) -> Words:
    return say(f"{name}-value", value=value, seconds=Ratio(value, 1000))


def _earlier(asked: Asked, listed: list[Listed]) -> tuple[Part, ...]:
    """All that is kept, the newest first, and a picture of it."""
    if not listed:
        return ()
    good = _good(listed)
    rows = Group(kind="list", look="saves", parts=tuple(_row(one) for one in reversed(listed)))
    picture = (plot(good[-1], good[:-1]),) if good else ()
    title = say("practice-kept-title")
    return (card(title, *_warning(asked), *picture, rows, look="practice-kept"),)


def _row(listed: Listed) -> Part:
    """A result that is kept, or a damaged one."""
    result, id = listed["result"], listed["id"]
    when: Words = When(result["when"], "time") if result else say("practice-damaged")
    facts: tuple[Part, ...] = ()
    if result:
        kinds = tuple(Text(says=line, kind="words") for line in lines(result))
        seconds = Ratio(result["hesitation"], 1000)
        settings = say("practice-settings", cards=result["cards"], seconds=seconds)
        facts = (
            Group(kind="text", look="practice-kinds", parts=kinds),
            Text(says=settings, look="small"),
        )
    key = Key(
        says=say("saves-delete"),
        name=say("practice-delete-of", when=when),
        does=Act("remove", id),
        sure=say("practice-sure"),
        look="quiet",
    )
    told = Group(kind="row", parts=(Text(says=when, kind="heading"), *facts))
    return Group(kind="item", look="save", parts=(told, key), key=id)


def _warning(asked: Asked) -> tuple[Part, ...]:
    """A warning where the browser keeps nothing."""
    keeps = asked.given["practices"]["keeps"]
    return () if keeps else (Text(says=say("saves-not-kept"), kind="status"),)


# --- what is asked ---


def _good(listed: list[Listed]) -> list[Result]:
    """Those that can be drawn, the oldest first."""
    return [one["result"] for one in listed if one["result"]]


def _result_of(played: Mapping[str, Any] | None) -> Result | None:
    """The result of a saved game; None of another game, or of one that is not over."""
    if not played or played["record"]["game"] != _GAME.name:
        return None
    try:
        session = session_of(played["record"])
    except RequestError:  # of another box
        return None
    outcome: Any = session.game.outcome(session.state)
    if outcome is None:
        return None
    rules = session.state.options
    return {
        "id": played["id"],
        "when": played["when"],
        "cards": rules.cards,
        "hesitation": rules.hesitation,
        "kinds": [asdict(one) for one in outcome.kinds],
        "cost": outcome.cost,
        "parrot_cost": outcome.parrot_cost,
    }


def _plan(asked: Asked) -> Plan:
    """As it was chosen here, or as last time."""
    chosen = {**(asked.given["practice"] or {}), **asked.fields}
    return {one.name: _chosen(one, chosen.get(one.name)) for one in _GAME.choices}


def _chosen(rule: Rule, value: object) -> int | bool:
    """A value that may still be chosen, or the usual one."""
    if isinstance(rule.default, bool):
        return f"{value}".lower() == "true"
    return next((one for one in rule.values if f"{one}" == f"{value}"), rule.default)
