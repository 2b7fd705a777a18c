"""For teachers: how an address opens a game, with all that can stand in it."""

from __future__ import annotations

from collections.abc import Iterable

from chocobox.boxes import CANDLES, Box, Option
from chocobox.pages.asked import Asked
from chocobox.pages.built.shelf import BOXES, LIDS, solos_of
from chocobox.pages.page import Group, Key, Page, Part, Text
from chocobox.pages.press import go
from chocobox.pages.words import Words, say


def variants() -> Iterable[Asked]:
    """It is the same everywhere."""
    return (Asked({}),)


def page(_: Asked) -> Page:
    """The whole page."""
    back = Key(says=say("class-title"), does=go("#/class"), look="quiet")
    return Page(
        title=say("addresses-title"),
        look="sheet addresses",
        parts=(
            Text(says=say("addresses-how")),
            Text(says=say("addresses-seed")),
            Text(says=(say("addresses-candle"), say("addresses-values", **_candles()))),
            *(_game(BOXES[name]) for name in LIDS),
            Group(kind="row", parts=(back,)),
        ),
    )


def _game(box: Box) -> Part:
    """The addresses of a game, and of the games for one that belong to it."""
    name = box["name"]
    players = ["person", *box["bots"][:1] * (box["seats"][0] - 1)]
    options = (it for one in box["options"] if not one["seat"] for it in _option(name, one))
    look = Text(says="#/watch/…?look=back", kind="code")
    return Group(
        kind="section",
        parts=(
            Text(says=say(f"game-{name}"), kind="title"),
            _line(_link(f"#/new/{name}?seed=7&players={','.join(players)}")),
            Group(kind="terms", parts=(*_players(box), *options)),
            *((_line(_words(say("addresses-look")), look),) if box["chances"] else ()),
            *((_named(say("lesson-learn"), f"#/learn/{name}"),) if box["lesson"] else ()),
            *(_named(say(f"game-{it['name']}"), _solo(it)) for it in solos_of(name)),
        ),
    )


def _candles() -> dict[str, str]:
    """For how many minutes one may burn."""
    return {"values": ", ".join(map(str, CANDLES)), "usual": str(CANDLES[0])}


def _solo(box: Box) -> str:
    """Where a game for one begins; some have nothing to choose in the address."""
    page, option, values = (box["solo"][it] for it in ("page", "option", "values"))
    return f"#/{page}?{option}={values[0]}&seed=7" if option else f"#/{page}"


def _link(address: str) -> Part:
    return Group(kind="link", address=address, parts=(Text(says=address, kind="code"),))


def _words(says: Words) -> Part:
    return Text(says=says, kind="words")


def _line(*parts: Part) -> Part:
    return Group(kind="row", look="address", parts=parts)


def _named(name: Words, address: str) -> Part:
    """An address, after what it opens."""
    return _line(_words(name), _link(address))


def _players(box: Box) -> tuple[Part, Part]:
    """Who can sit there."""
    seats = say("addresses-players", least=box["seats"][0], most=box["seats"][-1])
    bots = Group(kind="list", parts=tuple(map(_bot, box["bots"])))
    return _term("players", _words(seats), bots)


def _term(name: str, *meaning: Part) -> tuple[Part, Part]:
    """A word of an address, and its meaning."""
    term = Group(kind="term", parts=(Text(says=name, kind="code"),))
    return term, Group(kind="meaning", parts=meaning)


def _bot(name: str) -> Part:
    """A bot as an address writes it, its name, and how it plays."""
    told = say("addresses-is", name=say(f"bot-{name}"), line=say(f"bot-{name}-line"))
    return Group(kind="item", parts=(Text(says=name, kind="code", more=told),))


def _option(game: str, option: Option) -> tuple[Part, Part]:
    """An option and its values; where every seat has one of its own, only the first is shown."""
    words = option["words"]
    range_ = f"{option['least']}\u2013{option['most']}"
    facts = {
        "values": ", ".join(map(str, option["values"])) or range_,
        "usual": str(int(option["default"])),
    }
    if option["kind"] == "seat":
        return _term(option["name"], _words(say("addresses-first", **facts)))
    name, line = say(f"option-{words}", game=game), say(f"option-{words}-line", game=game)
    each = (say("addresses-each", name=f"{words}_1"),) if option["seat"] == 0 else ()
    told = (say("addresses-is", name=name, line=line), say("addresses-values", **facts), *each)
    return _term(option["name"], Text(says=told, kind="words"))
