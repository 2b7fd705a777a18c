"""A bot that somebody else wrote: its code to read first. It plays only on the bench, if wished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.classes.terms import Picks
from chocobox.links.asked import contents_of
from chocobox.pages.asked import Asked, place_in
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text, Tool
from chocobox.pages.parts.names import called
from chocobox.pages.press import Act, go
from chocobox.pages.words import Several, Words, say


@dataclass(frozen=True, slots=True)
class Written:
    """A bot, whoever wrote it; a pupil may be an animal."""

    game: str
    author: Words
    code: str


_NOTE = Text(says=say("bot-read-first"), kind="note", sign="rules", look="shared-bot-note")


def page(asked: Asked) -> Page:
    """The whole page: of a bot's link, or of a try in a result, from which a way leads back."""
    text = asked.params[0]
    opened: Mapping[str, Any] = contents_of(text)
    bot = _bot(opened, asked.query)
    if bot is None:
        return Page(title=say("bot-title"), look="", parts=(), is_missing=True)
    bench = f"#/workshop/{bot.game}"
    keys = _keys(bot, asked.given["bench"].get(bot.game), bench)
    taken = asked.deed("play") is not None
    is_handed_in = "result" in opened
    return Page(
        title=say("bot-title"),
        look="class-page shared-bot",
        game=bot.game,
        back=f"#/g/{text}" if is_handed_in else "#/",
        back_says="class-looked" if is_handed_in else "to-shelf",
        parts=(
            Group(kind="card", parts=(_what(bot), _NOTE, *keys)),
            Tool(kind="code", given={"code": bot.code.rstrip(), "name": say("bot-code")}),
        ),
        keep={"bench": {bot.game: {"code": bot.code, "author": bot.author}}} if taken else {},
        goes=go(bench) if taken else None,
    )


def _bot(opened: Mapping[str, Any], query: Mapping[str, str]) -> Written | None:
    """The bot of a link; of a result the try at a task, or the first one of that task."""
    if "bot" in opened:
        return Written(**opened["bot"])
    task, nth = (place_in(query.get(name, "0")) for name in ("task", "try"))
    given, tasks = opened["result"], opened["set"]["tasks"]
    if not 0 <= task < len(tasks) or "tries" not in given:
        return None
    tries = given["tries"][task]["tries"]
    own = next((one for one in tries if one["number"] == nth), tries[0] if tries else {})
    if "code" not in own:
        return None
    picks = opened["set"].get("picks")
    name = called(Picks(picks["kind"], picks["count"]) if picks else None, given["name"])
    return Written(tasks[task]["game"], name, own["code"])


def _what(bot: Written) -> Part:
    """The game of the bot, its author, and how long it is."""
    lines = say("bot-lines", lines=len(bot.code.rstrip().split("\n")))
    by = (say("bot-by", author=bot.author),) if bot.author else ()
    words = (
        Text(says=say("bot-of", game=say(f"game-{bot.game}")), kind="title"),
        Text(says=Several((*by, lines), " · ")),
    )
    lid = Picture(kind="lid", given={"game": bot.game})
    return Group(kind="row", look="shared-bot-what", parts=(lid, Group(kind="row", parts=words)))


def _keys(bot: Written, own: str | None, bench: str) -> tuple[Part, ...]:
    """Nothing of it runs before it is on the bench; the own one is kept there as an earlier one."""
    if own == bot.code:
        key = Key(says=say("bot-to-bench"), does=go(bench), look="big")
        return (Text(says=say("bot-here")), Group(kind="row", look="answers", parts=(key,)))
    play = Key(says=say("bot-play"), sign="run", does=Act("play"), look="big")
    keep = Key(says=say("bot-keep"), does=go(bench), look="quiet")
    kept = (Text(says=say("bot-play-line"), look="small"),) if own else ()
    return (
        Group(kind="row", look="answers", parts=(play, keep) if own else (play,)),
        *kept,
    )
