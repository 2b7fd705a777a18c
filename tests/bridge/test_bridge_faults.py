"""Bad requests: `handle` never raises, always answers, and does not change the running game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.talk import NIBBLER, PERSON, Talk, error_of
from support.walks import Choose, by_hypothesis, by_seed

NEW: dict[str, Any] = {
    "id": 1,
    "op": "new",
    "game": "schokoly",
    "options": {},
    "players": [PERSON, NIBBLER],
    "seed": 1,
    "moves": [],
}
PLACE = {"type": "Place", "card": 0, "x": 0, "y": 0, "turn": 0}
DEEP: Any = 0
for _ in range(40):
    DEEP = [DEEP]


def running() -> Talk:
    """A game in its first moves: a person against a bot."""
    talk = Talk()
    talk.new([PERSON, NIBBLER])
    talk.play(0, "Choose", at=1000)
    return talk


NO_JSON = {
    "nothing": "",
    "blank": " \n ",
    "no JSON": "new",
    "cut off": json.dumps(NEW)[:-5],
    "two": '{"op":"games"}{"op":"games"}',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "a text": '"games"',
    "infinite": '{"id":1e999,"op":"games"}',
    "constant": '{"id":NaN,"op":"games"}',
    "minus constant": '{"id":-Infinity,"op":"games"}',
    "long number": '{"id":' + "9" * 5000 + ',"op":"games"}',
    "deep": "[" * 200_000,
    "deep id": '{"id":' + "[" * 3000 + "]" * 3000 + ',"op":"games"}',
    "deep behind a text": '{"id":"]]]","x":' + "[" * 3000 + "]" * 3000 + "}",
    "endless text": '"\\"' * 100_000,
    "giant": json.dumps(NEW | {"game": "x" * 16_000_000}),
    "control character": '{"id":"\n"}',
    "byte order mark": "\ufeff{}",
}
OTHERWISE_WRONG: dict[str, dict[str, Any]] = {
    "no op": {},
    "op of no kind": {"op": []},
    "unknown op": {"op": "handle"},
    "unknown field": {"op": "games", "seat": 0},
    "games with a private field": {"op": "games", "__class__": 1},
    "no game name": {"game": None},
    "another game": {"game": "chess"},
    "deep game name": {"game": DEEP},
    "no options object": {"options": [1]},
    "option out of range": {"options": {"first": 4}},
    "option beyond the seats": {"options": {"first": 2}},
    "option of a wrong type": {"options": {"first": True}},
    "option as a float": {"options": {"first": 0.0}},
    "no yes or no": {"options": {"open_hands": 1}},
    "no players": {"players": []},
    "one player": {"players": [PERSON]},
    "five players": {"players": [PERSON] * 5},
    "players as a number": {"players": 2},
    "player as a text": {"players": ["person", "person"]},
    "player of another kind": {"players": [PERSON, {"kind": "cat"}]},
    "bot of no name": {"players": [PERSON, {"kind": "bot"}]},
    "bot named by a list": {"players": [PERSON, {"kind": "bot", "bot": []}]},
    "person with a bot": {"players": [PERSON, {"kind": "person", "bot": "nibbler"}]},
    "name as a number": {"players": [PERSON, {"kind": "person", "name": 1}]},
    "long name": {"players": [PERSON, {"kind": "person", "name": "x" * 61}]},
    "no seed": {"seed": None},
    "seed as a text": {"seed": "1"},
    "seed as a float": {"seed": 1.0},
    "seed as yes": {"seed": True},
    "negative seed": {"seed": -1},
    "giant seed": {"seed": 1 << 64},
}
RECORDS: dict[str, Any] = {
    "no list": {},
    "null": None,
    "no triple": [[0, 0]],
    "texts": [["0", "0", "0"]],
    "yes": [[0, True, 0]],
    "float": [[0, 0.0, 0]],
    "giant number": [[0, 0, 1 << 60]],
    "negative index": [[0, -1, 0]],
    "negative time": [[0, 0, -1]],
    "index too large": [[0, 3, 0]],
    "not this seat's turn": [[1, 0, 0]],
    "no such seat": [[2, 0, 0]],
    "the table has no move": [[-1, 0, 0]],
    "time runs back": [[0, 0, 5], [0, 0, 4]],
    "goes on after nonsense": [[0, 0, 0], [0, 9999, 0]],
    "too many": [[0, 0, 0]] * 20_001,
    "deep": [DEEP],
}
IN_GAME: dict[str, dict[str, Any]] = {
    "no such seat": {"op": "play", "seat": 2, "action": PLACE, "at": 0},
    "the table's seat": {"op": "play", "seat": -1, "action": PLACE, "at": 0},
    "a bot's seat": {"op": "play", "seat": 1, "action": PLACE, "at": 0},
    "no seat": {"op": "play", "action": PLACE, "at": 0},
    "seat as yes": {"op": "play", "seat": False, "action": PLACE, "at": 0},
    "no action": {"op": "play", "seat": 0, "at": 0},
    "an action without a type": {"op": "why", "seat": 0, "action": {"card": 0}},
    "a type of no text": {"op": "play", "seat": 0, "action": PLACE | {"type": ["Place"]}, "at": 0},
    "action as a text": {"op": "play", "seat": 0, "action": "Place", "at": 0},
    "a card of no number": {"op": "play", "seat": 0, "action": PLACE | {"card": "0"}, "at": 0},
    "a 49th card": {"op": "play", "seat": 0, "action": PLACE | {"card": 48}, "at": 0},
    "far away": {"op": "why", "seat": 0, "action": PLACE | {"x": 1 << 70}},
    "no time": {"op": "play", "seat": 0, "action": PLACE},
    "time as a float": {"op": "play", "seat": 0, "action": PLACE, "at": 1.5},
    "before time": {"op": "tick", "at": -1},
    "after all time": {"op": "tick", "at": (1 << 52) + 1},
    "undo of nobody": {"op": "undo"},
    "undo of a bot": {"op": "undo", "seat": 1},
    "hint for a bot": {"op": "hint", "seat": 1},
    "why of a bot": {"op": "why", "seat": 1, "action": PLACE},
    "try of a bot": {"op": "try", "seat": 1, "action": PLACE},
    "hint with an action": {"op": "hint", "seat": 0, "action": PLACE},
}


@pytest.mark.parametrize("text", NO_JSON.values(), ids=NO_JSON)
def test_invalid_requests(text: str) -> None:
    talk = running()
    before = talk.snapshot()
    reply = talk.send(text)
    assert error_of(reply) == "bad-json"
    assert reply["id"] is None
    assert talk.snapshot() == before


@pytest.mark.parametrize("depth", [49, 50])
def test_nesting_has_an_end(depth: int) -> None:
    text = '{"id":1,"op":"bake","x":"]]]\\"",' + '"y":' + "[" * depth + "]" * depth + "}"
    reply = running().send(text)
    assert error_of(reply) == ("bad-request" if depth < 50 else "bad-json")
    assert ("nested" in reply["error"]["text"]) == (depth == 50)


NEWER: list[dict[str, Any]] = [
    {"options": {"grande_boom": 2}},
    {"players": [PERSON, {"kind": "bot", "bot": "deep blue"}]},
]


@pytest.mark.parametrize("changed", NEWER)
def test_a_name_that_is_not_in_this_box_is_of_a_newer_one(changed: dict[str, Any]) -> None:
    talk = running()
    before = talk.snapshot()
    assert error_of(talk.send(json.dumps(NEW | changed))) == "newer-box"
    assert talk.snapshot() == before


@pytest.mark.parametrize("changed", OTHERWISE_WRONG.values(), ids=OTHERWISE_WRONG)
def test_a_start_with_a_fault(changed: dict[str, Any]) -> None:
    talk = running()
    before = talk.snapshot()
    request = NEW | changed if "op" not in changed else changed
    reply = talk.send(json.dumps({"id": 1} | request) if changed else '{"id":1}')
    assert (error_of(reply), reply["id"]) == ("bad-request", 1)
    assert talk.snapshot() == before


@pytest.mark.parametrize("moves", RECORDS.values(), ids=RECORDS)
def test_a_damaged_record(moves: object) -> None:
    talk = running()
    before = talk.snapshot()
    assert error_of(talk.send(json.dumps(NEW | {"moves": moves}))) == "bad-record"
    assert talk.snapshot() == before


@pytest.mark.parametrize("edition", [0, 2, "1", None, 1.5, [], DEEP])
def test_a_record_of_another_edition(edition: object) -> None:
    talk = running()
    before = talk.snapshot()
    age = "newer-box" if edition == 2 else "older-box"
    assert error_of(talk.send(json.dumps(NEW | {"edition": edition}))) == age
    assert talk.snapshot() == before


@pytest.mark.parametrize("request_", IN_GAME.values(), ids=IN_GAME)
def test_a_fault_in_the_game(request_: dict[str, Any]) -> None:
    talk = running()
    before = talk.snapshot()
    assert error_of(talk.send(json.dumps({"id": 1} | request_))) == "bad-request"
    assert talk.snapshot() == before


@pytest.mark.parametrize("op", ["play", "tick", "undo", "hint", "why", "try"])
def test_nothing_can_be_done_before_a_game(op: str) -> None:
    reply = Talk().send(json.dumps({"id": "x", "op": op, "at": 0} if op == "tick" else {"op": op}))
    assert error_of(reply) == "no-game"


def test_a_fault_of_the_engine_itself_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = running()

    def stumble(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setattr(talk.bridge.play.session, "tick", stumble)
    assert error_of(talk.ask("tick", at=0)) == "internal"


@pytest.mark.parametrize("number", [None, 0, -1, 1.5, "é\u2028\ud800", True, [1, {"a": None}], {}])
def test_any_id_comes_back(number: object) -> None:
    request = json.dumps({"id": number, "op": "games"})
    assert Talk().send(request)["id"] == number


VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, -1, 1.5, 1 << 52, 1 << 64, "", "schokoly", "Draw", [], {}, DEEP),
    *([PERSON, NIBBLER], [PERSON] * 3, PLACE, {"type": "Draw"}, {"type": []}, {"type": "Choose"}),
    *({"type": "Choose", "colour": "dark"}, {"first": 1}, [[0, 0, 0]], [[0, 0, 0], [0, 1, 9]]),
)
OPS = ("new", "play", "tick", "undo", "hint", "why", "try", "games", "bake")
FIELDS = ("id", "game", "edition", "options", "players", "seed", "moves", "seat", "action", "at")


def babble(talk: Talk, choose: Choose) -> None:
    """One request of right and wrong parts; only an accepted one may change the game."""
    op = OPS[choose(len(OPS))]
    request = dict(NEW) if op == "new" else {"id": 5, "seat": 0, "action": PLACE, "at": 7}
    request["op"] = op
    if op != "new" and choose(4):
        wanted = {"play": 3, "tick": 1, "undo": 1, "hint": 1, "why": 2, "try": 2}.get(op, 0)
        fields = ("at",) if op == "tick" else ("seat", "action", "at")[:wanted]
        request = {name: request[name] for name in ("id", "op", *fields)}
    for _ in range(choose(3)):
        request[FIELDS[choose(len(FIELDS))]] = VALUES[choose(len(VALUES))]
    before, reply = talk.snapshot(), talk.send(json.dumps(request))
    assert reply["id"] == request.get("id")
    if "error" in reply:
        assert error_of(reply) != "internal"
    if "update" not in reply or reply["update"]["refused"]:
        assert talk.snapshot() == before


@pytest.mark.parametrize("seed", range(3))
def test_babble_by_seed(seed: int) -> None:
    talk, choose = running(), by_seed(seed)
    for _ in range(300):
        babble(talk, choose)


@by_hypothesis(60)
def test_babble_by_hypothesis(seed: int, choose: Choose) -> None:
    talk = running()
    for _ in range(8):
        babble(talk, choose)


def scribbled(choose: Choose, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = choose(4)
    if kind == 0 or depth > 3:
        return VALUES[choose(len(VALUES))]
    if kind == 1:
        return "".join(chr(choose(0xD800)) for _ in range(choose(9)))
    inner = [scribbled(choose, depth + 1) for _ in range(choose(4))]
    return inner if kind == 2 else {FIELDS[choose(len(FIELDS))]: one for one in inner}


@pytest.mark.parametrize("seed", range(50))
def test_any_text_and_any_json_are_answered(seed: int) -> None:
    value = scribbled(by_seed(seed))
    for text in (json.dumps(value), str(value)):
        assert error_of(Talk().send(text)) in ("bad-json", "bad-request")
