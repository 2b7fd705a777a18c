"""Calls practised alone: the sheet before it, what came of it, and what is kept of others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from chocobox.core.game import Choice as Rule
from chocobox.games import GAMES
from chocobox.pages.asked import Asked
from chocobox.pages.page import Choice, Group, Key, Page, Part, Text, Tool, card
from chocobox.pages.parts.calls import KINDS, SLAP, Result, due_word, lines, plot, story
from chocobox.pages.press import Act, Change
from chocobox.pages.words import Ratio, Say, Several, When, Words, say

Plan = Mapping[str, Any]
"""The house rules of a practice, by their names."""

Listed = Mapping[str, Any]
"""A result that is kept, by its id; it may be damaged."""


def page(asked: Asked) -> Page:
    """The whole page; a round of a path leads back to it."""
    told = _page(asked)
    return replace(told, back="#/path", back_says="path-back") if _round(asked) else told


def _page(asked: Asked) -> Page:
    """The sheet, or a result that was neither kept nor forgotten: it waits on the page."""
    kept = asked.given["practices"]
    gone, come, stays = (asked.deed(name) for name in ("remove", "come", "decide"))
    waits = come or kept["pending"]
    listed = [one for one in kept["listed"] if one["id"] != gone]
    if stays is None and waits:
        return _result(asked, waits, [*_good(listed)], come is not None)
    news: dict[str, Any] = {"remove": gone} if gone else {}
    if stays is not None and waits:
        news = {"pending": None, **({"add": waits} if stays else {})}
        listed += [{"id": waits["id"], "result": waits}] if stays else []
    return _sheet(asked, listed, news)


def _sheet(asked: Asked, listed: list[Listed], news: Mapping[str, Any]) -> Page:
    """The sheet to begin from, and all that is kept."""
    plan = _plan(asked)
    begins = Key(says=say("practice-start"), does=Change({"runs": True}), look="big")
    rules = tuple(_rule(one, plan) for one in GAMES["choco_practice"].choices)
    side = (
        card(say("practice-choose"), *rules),
        Group(kind="text", look="set-up-go", parts=(begins,)),
    )
    is_begun = bool(asked.fields.get("runs")) and not _round(asked)
    return Page(
        title=say("solo-practice"),
        look="set-up practice-start",
        game="choco_boom",
        parts=(
            _how(plan),
            Group(kind="row", look="set-up-side", parts=side),
            *_earlier(asked, listed),
            _table(asked, plan),
        ),
        keep={
            **({"practice": plan} if is_begun else {}),
            **({"practices": news} if news else {}),
        },
        tells=_told(news),
        focus="h1" if "pending" in news else "",
    )


def _told(news: Mapping[str, Any]) -> Say | None:
    """The sentence about what was just kept, forgotten or deleted."""
    if "remove" in news:
        return say("practice-removed")
    if "pending" in news:
        return say("practice-kept") if "add" in news else say("practice-forgotten")
    return None


def _result(asked: Asked, now: Result, earlier: list[Result], has_come: bool) -> Page:
    """What came of a practice, and the question whether to keep it."""
    told = story(now)
    answers = (
        Key(says=say("practice-keep"), does=Act("decide", True), look="big"),
        Key(says=say("practice-forget"), does=Act("decide", False), look="big quiet"),
    )
    stroop = () if now["cost"] is None else (Text(says=say("practice-stroop"), look="small"),)
    return Page(
        title=say("practice-result"),
        look="sheet practice-end",
        game="choco_boom",
        parts=(
            Text(says=told, look="practice-story"),
            plot(now, earlier),
            *stroop,
            *_warning(asked),
            Text(says=say("practice-keep-line")),
            Group(kind="text", look="answers", parts=answers),
            _table(asked, _plan(asked)),
        ),
        keep={"practices": {"pending": now}} if has_come else {},
        holds={"runs": False} if has_come else {},
        tells=Several((say("practice-result"), Several(told)), ". ") if has_come else None,
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


def _table(asked: Asked, plan: Plan) -> Part:
    """The practice itself, which lies over the page while it runs."""
    runs = bool(asked.fields.get("runs")) and not asked.deed("come")
    given = {"shows": "run", "runs": runs, "plan": plan, "round": _round(asked)}
    return Tool(kind="practice", given=given)


# --- what is asked ---


def _good(listed: list[Listed]) -> list[Result]:
    """Those that can be drawn, the oldest first."""
    return [one["result"] for one in listed if one["result"]]


def _round(asked: Asked) -> Mapping[str, Any] | None:
    """The round of a child's path, if it is one."""
    skill, level = asked.query.get("skill"), asked.query.get("level", "")
    return {"skill": skill, "level": int(level) if level.isdigit() else 0} if skill else None


def _plan(asked: Asked) -> Plan:
    """As it was chosen here; else as in the address of a round, or as last time."""
    last = asked.query if _round(asked) else asked.given["practice"] or {}
    chosen = {**last, **asked.fields}
    rules = GAMES["choco_practice"].choices
    return {one.name: _chosen(one, chosen.get(one.name)) for one in rules}


def _chosen(rule: Rule, value: object) -> int | bool:
    """A value that may still be chosen, or the usual one."""
    if isinstance(rule.default, bool):
        return f"{value}".lower() == "true"
    return next((one for one in rule.values if f"{one}" == f"{value}"), rule.default)
