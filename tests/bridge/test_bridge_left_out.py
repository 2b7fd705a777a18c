"""Good requests with a part left out, or a text cut inside an emoji: one sentence says why."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from chocobox.analysis import fitting
from chocobox.bridge import Bridge
from chocobox.core.codec import encode
from chocobox.core.short import id_of
from chocobox.links import link
from chocobox.near.fair import promise_of, seed_of
from chocobox.near.ticket import ticket_of
from chocobox.sandbox.match import match_of
from classes.test_pupils import SET, result, tried
from classes.test_sheet import ENGLISH
from near.test_ticket import CHROMIUM, FIREFOX
from support.links_changed import walked, wanted
from support.places import TESTS
from support.talk import NIBBLER, PERSON, Talk, error_of
from support.walks import by_seed

HALVES = ("\ud83c", "\udf6b", "Zo\udf6b")
LONGEST = 1200
"""Longer requests only have more moves."""


def spoilt(value: Any) -> Iterator[Any]:
    """The value without one of its parts, or with half an emoji in a text."""
    if isinstance(value, str):
        yield from HALVES
    elif isinstance(value, dict):
        for name, part in value.items():
            yield {other: value[other] for other in value if other != name}
            yield from (value | {name: worse} for worse in spoilt(part))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield [*value[:place], *value[place + 1 :]]
            yield from ([*value[:place], worse, *value[place + 1 :]] for worse in spoilt(part))


def requests() -> Iterator[dict[str, Any]]:
    """Good requests of every op, those of a game in their order."""
    for path in sorted((TESTS / "bridge").glob("*.json")):
        yield from (said["request"] for said in json.loads(path.read_text(encoding="utf-8")))
    for use in link.USES:
        made = wanted(use, [walked("schokoly", 1, by_seed(7))])
        part = use if use in ("set", "result") else "record"
        yield {"op": "link", "link": {"use": use, part: made[part]}, "names": True}
        yield {"op": "open", "text": link.write(made)}
    for made in (result("Zoë", most=8), tried("Zoë", 5, 40)):
        people = [{"name": "Zoë", "sources": ["5:zoë"]}]
        given = {"set": SET, "results": [made], "people": people, "expected": ["Zoë"]}
        yield {"op": "rows", **given}
        words = {"tasks": ["Count"], "words": ENGLISH, "separator": ",", "every": True}
        yield {"op": "csv", **given, **words}
        yield {"op": "forget", **given, "old": [True], "word": "Child"}
        yield {"op": "who", "people": people, "groups": [["1:a"]], "same": True, "name": "Ada"}
    task = {"game": "schokoly_best", "players": [PERSON], "seed": 5, "moves": []}
    played = [{"begun": 1, "tries": [{"number": 1, "moves": [[0, 0, 9]]}]}]
    set_ = {"title": "", "tasks": [task]}
    yield {"op": "tries", "set": set_, "played": played}
    yield from (merge(set_), {"op": "renew", "tasks": [task]})
    yield {"op": "together", "set": set_, "results": [tried("Zoë", 5, 40) | {"text": "1abcdefg"}]}
    yield from found_and_drawn()
    yield from taking(set_, task)
    yield (coming := on_the_path(task))
    given = {"path": coming["kept"], "puzzles": coming["puzzles"]}
    yield from ({"op": "pages"}, {"op": "page", "name": "path", "given": given, "day": 9})
    yield from (*at_the_end(), *in_the_workshop(), *of_guests(), *of_a_fair_deal())


def found_and_drawn() -> Iterator[dict[str, Any]]:
    """Good requests for the links in a file, and for the game and the code of one."""
    text = link.write(wanted("result", [walked("schokoly", 1, by_seed(7))]))
    yield {"op": "watched", "text": text, "task": 0, "nth": 1}
    yield {"op": "find", "text": "#/g/1abc\n", "place": "a.txt"}
    yield {"op": "qr", "text": "#/g/1"}
    yield {"op": "ticket", "sdp": FIREFOX}
    yield {"op": "welcome", "sdp": CHROMIUM, "ticket": ticket_of({"sdp": FIREFOX})}


def on_the_path(task: dict[str, Any]) -> dict[str, Any]:
    """A good request for all that comes back."""
    round_ = task | {"options": {"cards": 6}, "moves": [[0, 0, 9]]}
    done = {"skill": "schokoly_best:join", "level": 1, "record": round_}
    back = [{"skill": "schokoly_best:join", "level": 0, "seed": 38, "box": 0, "day": 9}]
    kept = {"good": {}, "rounds": {}, "back": back}
    puzzles = [{"id": "a", "box": 0, "day": 9}]
    more = {"puzzles": puzzles, "came": ["b"], "solved": {"id": "a", "right": True}}
    return {"op": "path", "kept": kept, "day": 9, "done": done, **more}


def taking(set_: dict[str, Any], record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Good requests of a device that takes things from a file."""
    key = link.write({"use": "set", "set": set_})
    kept = {"kind": "set", "id": "a", "key": key, "set": set_, "made": 5, "expected": ["Ada"]}
    done = result("Ada") | {"kind": "result", "id": "b", "key": key, "text": "", "came": 7}
    here = {id_of(key): kept, "b": None}
    yield {"op": "take", "part": "class", "thing": done, "here": here, "now": 9}
    yield {"op": "take", "part": "class", "thing": kept, "here": here, "now": 9}
    game = {"id": "b", "record": record, "names": ["Ada"], "updated": 5}
    here = {"b": game | {"record": record | {"seed": 6}}}
    yield {"op": "take", "part": "games", "thing": game, "here": here, "now": 9}
    bot = {"id": "b", "code": "a", "earlier": [{"code": "b", "when": 5}]}
    given = {"thing": bot | {"code": "c"}, "here": {"b": bot}, "now": 9}
    yield {"op": "take", "part": "bots", **given}


def merge(set_: dict[str, Any]) -> dict[str, Any]:
    """A good request of a learning platform's page."""
    kept = {"set": set_, "name": "?", "when": 9, "origin": 5}
    kept["tries"] = [{"begun": 1, "tries": []}]
    text = link.write({"use": "result", "result": kept})
    key = link.write({"use": "set", "set": set_})
    task = {"number": 0, "round": 0, "nth": 1}
    saves = [{"id": "a", "done": True, "task": task, "moves": [[0, 0, 9]]}]
    more = {"whom": "", "pupils": None, "saves": saves, "now": 9, "chance": 5}
    return {"op": "merge", "key": key, "text": text, "points": 7, **more}


def at_the_end() -> Iterator[dict[str, Any]]:
    """Good requests of a game that is over."""
    over = encode(fitting.played("choco_challenge", 3, 1).record)
    yield from ({"op": "look_back", "record": over}, {"op": "judge", "ply": 9}, {"op": "verdict"})
    yield {"op": "worst"}
    person = over | {"players": [PERSON, *over["players"][1:]]}
    ply = next(i for i, (seat, _, _) in enumerate(over["moves"]) if seat == 0)
    one = {"record": person | {"moves": over["moves"][: ply + 1]}, "ply": ply}
    yield {"op": "puzzle", **one}
    yield {"op": "solve", **one, "action": 0}
    yield {"op": "new", **{name: over[name] for name in over if name != "type"}}
    yield {"op": "series", "before": []}
    yield {"op": "proposal", "kept": {"bot": "baker", "wins": 1, "why": ""}, "own": True}


def in_the_workshop() -> Iterator[dict[str, Any]]:
    """Good requests of a match with a written bot."""
    code = "def choose(table, actions, rng): return actions[0]"
    match = {
        "game": "choco_challenge",
        "bots": ["own", "cautious", "baker"],
        "count": 50,
        "seed": 1,
    }
    yield from ({"op": "code", "code": code}, {"op": "match", **match})
    yield {"op": "sliders", "code": "RISK = 3  # 0 to 10"}
    yield {"op": "go", "bot": "own", "place": 0, "stumbled": False}
    ask = match_of(match).go().ask
    assert ask
    yield {"op": "choose", "table": ask.table, "code": code}
    yield {"op": "order", "bots": 3, "deals": 2}
    trial = {"pair": 0, "first": 2, "count": 2, "silent": 1, "asked": {"bot": 1, "ply": 4}}
    yield {"op": "trial", "trial": trial, "games": 0, "lost": True}
    yield {"op": "trial", "trial": trial, "games": 0, "asked": {"bot": 0, "ply": 5}}
    yield {"op": "test", "game": "schokoly", "task": "any", "number": 0, "place": 0}
    players = [{"kind": "bot", "bot": "own"}, PERSON]
    yield {"op": "new", "game": "schokoly", "players": players, "seed": 1, "moves": []}
    yield from ({"op": "tick", "at": 0}, {"op": "answer", "place": 0, "stumbled": False})
    yield {"op": "waits"}
    yield from (
        {"op": "choices", "seat": 1},
        {"op": "ask", "seat": 1, "about": "card", "number": 1},
    )


def of_a_fair_deal() -> Iterator[dict[str, Any]]:
    """Good requests of a table whose deal nobody chooses."""
    deal = {"secret": "5", "shares": ["7", "8"]}
    yield {"op": "promise", "secret": "5"}
    yield {"op": "deal", **deal}
    game = {"game": "schokoly", "players": [PERSON, PERSON], "seed": seed_of(deal)}
    yield {"op": "fair", **deal, "promise": promise_of(deal), "own": "7", "record": game}


def of_guests() -> Iterator[dict[str, Any]]:
    """Good requests at a table with a guest, and of the guest itself."""
    yield {"op": "share", "guests": [1]}
    yield {"op": "lag", "trips": [[4, 5.5], []]}
    guest = {"op": "guest", "seat": 1, "guests": [1], "at": 0, "shown": 0}
    yield guest | {"request": {"op": "why", "action": {"type": "Draw"}}}


def test_whatever_is_left_out_or_cut_the_engine_never_stumbles() -> None:
    talk, ops = Talk(), set()
    for good in requests():
        request = {name: good[name] for name in good if name != "id"}
        text = json.dumps(request)
        for worse in spoilt(request) if len(text) < LONGEST else ():
            reply = talk.send(json.dumps(worse))
            if "error" in reply:
                assert error_of(reply) != "internal", (worse, reply)
                assert "codec" not in reply["error"]["text"], worse
        if "error" not in talk.send(text):
            ops.add(request["op"])
    assert ops == set(Bridge().ops)


def test_a_name_that_was_cut_within_an_emoji_is_mended() -> None:
    """An older page cut names so; what was played under them still opens, and can be shared."""
    talk = Talk()
    players = [PERSON | {"name": "Zoë \ud83c"}, NIBBLER]
    talk.new(players)
    [person, _] = talk.update["record"]["players"]
    assert person["name"] == "Zoë"
    text = talk.ask("link", link={"use": "deal", "record": talk.update["record"]})["link"]
    assert talk.ask("open", text=text)["opened"]["record"]["players"][0] == person


def test_without_the_package_for_codes_a_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    monkeypatch.delitem(sys.modules, "chocobox.links.qr", raising=False)
    reply = Talk().ask("qr", text="#/g/1")
    assert error_of(reply) == "no-qr"
    assert "segno" in reply["error"]["text"]
