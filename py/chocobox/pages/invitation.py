"""The page of a shared game: what its link invites to, and all that can be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from chocobox.boxes import main_of
from chocobox.core.record import RecordData
from chocobox.games import GAMES, has_value
from chocobox.links.asked import OnTable, OpenedGame, contents_of
from chocobox.links.link import PLAYED
from chocobox.links.twins import lead
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text, Tool
from chocobox.pages.press import Act, Begin, Go, Press, SetUp, go
from chocobox.pages.words import say
from chocobox.tasks.kinds import kind_of

Ways = dict[str, Press]

_ORDER: Final = {
    "resume": ("resume", "yours", "second", "watch", "look", "deal", "others"),
    "replay": ("watch", "look", "resume", "yours", "second", "deal", "others"),
    "deal": ("deal", "others"),
    "setup": ("setup", "change"),
    "position": ("position",),
    "lesson": ("lesson",),
}
"""What can be done with the links of each kind, the most likely first."""

_TOLD: Final = {"second"}
"""What has a line, since its key does not say all."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A saved game that is the shared one; lead: so many moves it is further."""

    id: str
    lead: int


def page(asked: Asked) -> Page:
    """The whole page. Nothing is saved before a key is pressed."""
    text = asked.params[0]
    opened = cast("OpenedGame", contents_of(text))
    record = opened["record"]
    twin, main = _twin(asked, opened), main_of(record["game"])
    id = asked.deed("resume")
    return Page(
        title=say("link-shared"),
        look="sheet invitation",
        game=main,
        parts=(
            _picture(opened, main),
            Group(
                kind="row",
                look="invited",
                parts=(
                    *_what(opened),
                    *_told(twin),
                    _keys(_all_ways(asked, opened, twin), record["game"]),
                    Text(says=say("link-nothing-yet"), look="small"),
                    *_drawer(asked.given["device"]),
                ),
            ),
        ),
        keep={"twins": {id: record["moves"]}} if id else {},
        goes=go(f"#/game/{id}") if id else None,
    )


def _kind(opened: OpenedGame) -> str:
    """The kind of invitation: the deal of a lesson is the lesson."""
    kind = kind_of(opened["record"]["position"])
    return kind.name if kind.starts_anew else opened["use"]


# --- what is told ---


def _picture(opened: OpenedGame, main: str) -> Part:
    """The board that lies on the table already, or the lid."""
    if opened["use"] == "position":
        given = {"record": opened["record"], "waits": True, "lid": main}
        return Group(kind="row", look="invited-board", parts=(Tool(kind="board", given=given),))
    return Picture(kind="lid", given={"game": main})


def _what(opened: OpenedGame) -> tuple[Part, ...]:
    """The game, who plays it, how far it is, and its house rules."""
    record, kind = opened["record"], _kind(opened)
    start = {**record, "moves": []}
    watched = opened["use"] == "replay"
    state = "replay" if kind == "resume" else kind
    done = "yes" if opened["done"] else "no"
    return (
        Text(says=say(f"link-invites-{kind}"), look="small"),
        Text(says=say(f"game-{record['game']}"), kind="title"),
        Picture(kind="guests", given={"record": start, "watched": watched}),
        Text(says=say(f"link-state-{state}", count=opened["plies"], done=done)),
        Picture(kind="rules", given={"record": start}),
    )


def _told(twin: Twin | None) -> tuple[Part, ...]:
    """The saved game that is the shared one."""
    if twin is None:
        return ()
    ahead = twin.lead
    how = "same" if ahead == 0 else "further" if ahead > 0 else "behind"
    words = say(f"link-twin-{how}", count=abs(ahead))
    return (Text(says=words, kind="note", look="link-twin"),)


def _keys(ways: Ways, game: str) -> Part:
    """A key for each way, with a line."""
    keys = tuple(
        Key(
            says=say(f"link-way-{name}", game=game),
            line=say(f"link-way-{name}-line") if name in _TOLD else None,
            does=does,
            look="quiet" if place else "big",
        )
        for place, (name, does) in enumerate(ways.items())
    )
    items = tuple(Group(kind="item", parts=(key,)) for key in keys)
    return Group(kind="list", look="link-ways", parts=items)


def _drawer(device: Mapping[str, Any]) -> tuple[Part, ...]:
    """The box on the Home Screen has games of its own, and cameras open the browser."""
    if not device["site"] or device["own"] or not device["way"].startswith("ios"):
        return ()
    return (Text(says=say("link-drawer"), look="small"),)


# --- what can be done ---


def _twin(asked: Asked, opened: OpenedGame) -> Twin | None:
    """The saved game that is the shared one, the longest of several; never a class task."""
    if opened["use"] not in PLAYED or opened["done"]:
        return None
    saves = [one for one in asked.given["twins"] if not one["task"]]
    found = [(one["id"], lead(one["record"], opened["record"])) for one in saves]
    twins = [Twin(id, ahead) for id, ahead in found if ahead is not None]
    return max(twins, key=lambda one: one.lead, default=None)


def _all_ways(asked: Asked, opened: OpenedGame, twin: Twin | None) -> Ways:
    """All that can be done with the link, in its order."""
    record, is_done = opened["record"], opened["done"]
    newest = GAMES[record["game"]].edition
    anew = _begun(asked, record, edition=newest, seed=asked.seed, position="")
    watch = f"#/watch/{asked.params[0]}"
    ways: Ways = {
        **({} if is_done else _going_on(record, twin)),
        "watch": go(watch),
        **({"look": go(watch, look="back")} if is_done and _looks_back(record) else {}),
        "deal": _begun(asked, record),
        "others": anew,
        "setup": anew,
        "change": _changed(record),
        "position": _begun(asked, record),
        "lesson": _begun(asked, record),
    }
    known = {name: ways[name] for name in _ORDER[_kind(opened)] if name in ways}
    return known | dict(_alone(asked, record, solo) for solo in opened.get("solos", ()))


def _going_on(record: RecordData, twin: Twin | None) -> Ways:
    """A saved game that is ahead is played on; one that is behind first gets the link's moves."""
    second = Begin(record, plain=True)
    if twin is None:
        return {"resume": second}
    if twin.lead < 0:
        return {"resume": Act("resume", twin.id), "second": second}
    yours = go(f"#/game/{twin.id}")
    return {"yours": yours, "second": second} if twin.lead else {"yours": yours}


def _begun(asked: Asked, record: RecordData, **changes: Any) -> Begin:
    """The game from its first move; a person who plays alone has the name used last."""
    players = record["players"]
    name = asked.given["name"] or ""
    if sum(one["kind"] == "person" for one in players) == 1:
        players = [
            {"kind": "person", "name": name} if one["kind"] == "person" else one for one in players
        ]
    whole = {key: value for key, value in record.items() if key != "type"}
    return Begin(whole | {"players": players, "moves": []} | changes, plain=True)


def _alone(asked: Asked, record: RecordData, on_table: OnTable) -> tuple[str, Press]:
    """A game for one on the link's table."""
    game = GAMES[on_table["game"]]
    begun = {
        "game": game.name,
        "edition": game.edition,
        "options": on_table["options"],
        "players": [{"kind": "person", "name": ""}],
        "seed": asked.seed,
        "position": record["position"],
        "moves": [],
    }
    return game.solo.page if game.solo else game.name, Begin(begun, plain=True)


def _changed(record: RecordData) -> Go | SetUp:
    """The page before the game, as the link says."""
    solo = GAMES[record["game"]].solo
    return go(f"#/{solo.page}") if solo else SetUp({**record, "moves": []})


def _looks_back(record: RecordData) -> bool:
    """Whether one can look back at a finished game: its chances are known."""
    return kind_of(record["position"]).is_game and has_value(record["game"])
