"""The rules of a game: a card of pictures, then words and small drawings."""

from __future__ import annotations

from collections.abc import Iterable

from chocobox.boxes import Box
from chocobox.pages.asked import Asked
from chocobox.pages.built.shelf import BOXES, LIDS, solos_of
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text
from chocobox.pages.press import Go
from chocobox.pages.words import say


def variants() -> Iterable[Asked]:
    """The rules of each game, for a reader who comes from a saved game or from elsewhere."""
    return [Asked({}, (name,), query) for name in LIDS for query in ({"game": "{game}"}, {})]


def page(asked: Asked) -> Page:
    """The whole page."""
    [name], save = asked.params, asked.query.get("game")
    back = f"#/game/{save}" if save else ""
    box = BOXES[name]
    return Page(
        title=say("rules-of", game=say(f"game-{name}")),
        back=back or "#/",
        back_says="to-game" if back else "to-shelf",
        look="sheet rules",
        game=name,
        parts=(
            _games(name, f"?game={save}" if save else ""),
            Picture(kind="card", given={"game": name}),
            *(_section(name, section, count) for section, count in box["sections"].items()),
            Group(kind="row", look="answers", parts=_answers(box, back)),
        ),
    )


def _games(here: str, query: str) -> Part:
    """The way to the rules of the other games."""
    keys = (
        Key(
            says=say(f"game-{name}"),
            does=Go(f"#/rules/{name}{query}"),
            kind="link",
            current=name == here,
        )
        for name in LIDS
    )
    return Group(kind="nav", name=say("rules-title"), look="rules-nav", parts=tuple(keys))


def _section(game: str, name: str, count: int) -> Part:
    """A part of the rules, with its drawings."""
    numbers = range(1, count + 1)
    return Group(
        kind="section",
        parts=(
            Text(says=say(f"rules-{game}-{name}"), kind="title"),
            *(Text(says=say(f"rules-{game}-{name}-{number}")) for number in numbers),
            Picture(kind="figures", given={"game": game, "section": name}),
        ),
    )


def _answers(box: Box, back: str) -> tuple[Part, ...]:
    """Back to the game, or ways to begin one."""
    name = box["name"]
    learn = Key(says=say("lesson-learn"), does=Go(f"#/learn/{name}"), look="quiet")
    lesson = (learn,) if box["lesson"] else ()
    if back:
        return Key(says=say("to-game"), does=Go(back)), *lesson
    pages = [it["solo"]["page"] for it in solos_of(name)]
    solos = (Key(says=say(f"solo-{it}"), does=Go(f"#/{it}"), look="quiet") for it in pages)
    return Key(says=say("setup-play"), does=Go(f"#/set-up/{name}")), *lesson, *solos
