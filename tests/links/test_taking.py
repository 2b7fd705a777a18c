"""Files of all that a device keeps: what they add to another device, and what is not believed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.bridge import Bridge
from chocobox.classes.keeping import result_to_keep, set_to_keep
from chocobox.core.short import id_of
from chocobox.links import link, taking
from chocobox.links.link import as_json, read
from chocobox.links.taking import Taken, taken
from chocobox.request import RequestError
from support.links_changed import walked, wanted
from support.walks import by_seed

NOW = 1_000_000
OLDER = "1OfAnOlderBox"
MADE = wanted("set", [walked("schokoly_count", 0, by_seed(7))])
KEY = link.write(MADE)
ADA = link.write(MADE | {"use": "result"})
SET = set_to_keep(as_json(read(KEY)), 5)
RESULT = result_to_keep(as_json(read(ADA)), ADA) | {"came": 7}
OLD = RESULT | {"id": id_of(OLDER), "text": OLDER, "name": "Old"}
RECORD = {
    "game": "schokoly_count",
    "edition": 1,
    "options": {"grade": 1},
    "players": [{"kind": "person"}],
    "seed": 7,
    "position": "",
    "moves": [],
}
SCORE = RESULT["scores"][0]


@pytest.fixture(autouse=True)
def links_of_older_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(text: str) -> Any:
        if text == OLDER:
            raise RequestError("older-box", "This is of an older box.")
        return read(text)

    monkeypatch.setattr(taking, "read", opened)


class Device:
    """What a device keeps, by name; it tells what is asked for."""

    def __init__(self, *things: dict[str, Any]) -> None:
        self.kept = {one["id"]: one for one in things}

    def take(self, part: str, thing: Any) -> Taken:
        """What becomes of a thing."""
        here: dict[str, Any] = {}
        while True:
            told = taken({"part": part, "thing": thing, "here": here, "now": NOW})
            if not told.needs:
                break
            assert not set(told.needs) & set(here)
            here |= {name: self.kept.get(name) for name in told.needs}
        if told.what in ("added", "newer"):
            self.kept[told.thing["id"]] = told.thing
        return told

    def whats(self, part: str, *things: Any) -> list[str]:
        """What becomes of each of these things, in one word."""
        return [self.take(part, one).what for one in things]


# --- games, practices, puzzles, bots ---


def game(moves: int, **more: Any) -> dict[str, Any]:
    played = RECORD | {"moves": [[0, place, 100 * place] for place in range(moves)]}
    return {"id": "a", "record": played, "names": ["Ada"], "updated": 10, **more}


def test_a_game_that_is_new_comes_and_the_same_one_stays() -> None:
    device = Device()
    assert device.whats("games", game(3), game(3), game(2)) == ["added", "same", "same"]
    assert device.kept == {"a": game(3)}


def test_of_a_game_that_went_on_elsewhere_a_person_decides() -> None:
    device = Device(game(3))
    told = device.take("games", game(9))
    assert (told.what, told.thing, device.kept["a"]) == ("differs", game(9), game(3))
    assert device.take("games", told.beside).what == "added"
    assert device.take("games", told.beside).what == "same", "not a third time"
    assert told.beside == game(9) | {"id": told.beside["id"]} != game(9)
    other = game(2)
    other["record"] |= {"seed": 8}
    assert device.whats("games", other, game(3, code="x = 1")) == ["differs", "differs"]


def test_a_second_game_has_the_name_that_earlier_boxes_gave_it() -> None:
    record = {"game": "kaboom", "moves": [[0, 1, 20]], "players": [{"name": "Zoë"}]}
    told = Device({"id": "a"}).take("games", {"id": "a", "record": record})
    parts = '["a",{"game":"kaboom","moves":[[0,1,20]],"players":[{"name":"Zoë"}]},null]'
    assert told.beside["id"] == id_of(parts)


def test_a_game_of_a_later_time_than_now_does_not_stand_first_for_ever() -> None:
    device = Device()
    device.take("games", game(1, updated=NOW + 1))
    assert device.kept["a"]["updated"] == NOW


def test_practices_and_puzzles_come_once() -> None:
    device = Device()
    one = {"id": "p", "box": 0}
    for part in ("practices", "puzzles"):
        assert device.whats(part, one | {"id": part}, {"id": part}) == ["added", "same"]
    assert device.kept["puzzles"]["box"] == 0


def test_a_bot_of_a_file_is_kept_as_an_earlier_one() -> None:
    own = {"id": "g", "code": "a", "earlier": [{"code": "b", "when": 6}]}
    device = Device(own)
    assert device.whats("bots", {"id": "g", "code": "b"}, own) == ["same", "same"]
    given = {"id": "g", "code": "c", "author": "Ada", "earlier": []}
    assert device.whats("bots", given, given) == ["newer", "same"]
    earlier = [{"code": "b", "when": 6}, {"code": "c", "author": "Ada", "when": 0}]
    assert device.kept["g"] == own | {"earlier": earlier}


@pytest.mark.parametrize("thing", [None, 7, "x", [], {}, {"id": 7}])
@pytest.mark.parametrize("part", taking.PARTS)
def test_what_is_no_thing_is_damaged(part: str, thing: Any) -> None:
    assert Device().take(part, thing) == Taken("damaged")


# --- sets and results ---


def test_sets_and_results_come_and_stay_the_same() -> None:
    device = Device()
    assert device.whats("class", SET, RESULT) == ["added", "added"]
    assert device.kept == {SET["id"]: SET, RESULT["id"]: RESULT}
    assert device.whats("class", SET, RESULT) == ["same", "same"]


def test_a_set_takes_what_was_decided_elsewhere_where_nothing_is_decided_here() -> None:
    people = [{"name": "Ada L.", "sources": ["5:ada"]}]
    device = Device(SET | {"expected": ["Ben"]})
    given = SET | {"people": people, "expected": ["Mia"], "made": 99}
    assert device.whats("class", given, given) == ["newer", "same"]
    assert device.kept[SET["id"]] == SET | {"people": people, "expected": ["Ben"]}


def test_decisions_of_which_no_table_can_be_made_stay_behind() -> None:
    device = Device()
    same = [{"name": "A", "sources": ["5:a"]}, {"name": "B", "sources": ["5:a"]}]
    assert device.whats("class", SET | {"people": same}) == ["added"]
    assert device.kept == {SET["id"]: SET}


def test_a_set_is_what_its_code_says() -> None:
    device = Device()
    other = {"title": "Mallory", "tasks": [RECORD | {"seed": 9}]}
    assert device.whats("class", SET | {"set": other, "id": "x"}) == ["added"]
    assert device.kept == {SET["id"]: SET}
    assert device.whats("class", SET | {"key": "1junk"}, SET | {"key": ADA}) == ["refused"] * 2
    old = SET | {"key": OLDER}
    assert device.whats("class", old) == ["added"], "nobody can look into it"
    assert device.kept[id_of(OLDER)] == old | {"id": id_of(OLDER)}


def test_a_result_is_what_its_moves_came_to() -> None:
    best = RESULT | {"total": 100, "scores": [SCORE | {"marks": 100, "won": True}]}
    device = Device(SET)
    told = best | {"id": "elsewhere", "name": "Mallory", "key": "1other", "came": NOW + 1}
    assert device.whats("class", told) == ["added"]
    assert device.kept[RESULT["id"]] == RESULT | {"came": NOW}
    assert set(device.kept) == {SET["id"], RESULT["id"]}


@pytest.mark.parametrize("text", ["1junk", KEY])
def test_a_result_without_a_link_of_its_own_is_refused(text: str) -> None:
    assert Device(SET).whats("class", RESULT | {"text": text}) == ["refused"]


@pytest.mark.parametrize("gone", [{}, {"text": "", "nameless": True, "name": "Child 1"}])
def test_a_result_that_cannot_be_played_again_says_so(gone: dict[str, Any]) -> None:
    device = Device(SET)
    told = device.take("class", OLD | gone)
    assert (told.what, told.is_unchecked) == ("added", True)
    assert device.kept[OLD["id"]] == OLD | gone | {"unchecked": True}
    assert device.whats("class", OLD | gone) == ["same"]


def test_a_result_that_cannot_be_played_again_needs_its_set_and_a_place_in_a_table() -> None:
    assert Device().whats("class", OLD) == ["refused"]
    assert Device(SET).whats("class", OLD | {"name": "x" * 100}) == ["refused"]
    assert Device(SET).whats("class", OLD | {"scores": []}) == ["refused"]


def test_what_was_not_checked_gives_way_to_the_same_result_once_it_is() -> None:
    device = Device(SET, RESULT | {"unchecked": True, "total": 99})
    assert device.whats("class", RESULT) == ["newer"]
    assert device.kept[RESULT["id"]] == RESULT


def test_a_result_whose_name_has_expired_here_stays_so() -> None:
    own = RESULT | {"name": "Child 1", "text": "", "nameless": True}
    device = Device(SET, own)
    assert device.whats("class", RESULT) == ["same"]
    assert device.kept[RESULT["id"]] == own


def test_a_result_without_its_name_keeps_the_place_of_its_first_link() -> None:
    device = Device(SET)
    numbered = RESULT | {"id": "first", "nameless": True}
    assert device.whats("class", numbered, numbered) == ["added", "same"]
    assert device.kept["first"] == numbered
    assert device.whats("class", numbered | {"text": "1junk"}) == ["same"], "it was checked"


def test_the_code_of_a_set_is_its_bare_text() -> None:
    assert Device().whats("class", SET | {"key": f"#/g/{KEY}"}) == ["refused"]


@pytest.mark.parametrize("more", [{"key": 5}, {"kind": "other"}, {"text": None}])
def test_a_thing_of_no_kind_is_damaged(more: dict[str, Any]) -> None:
    assert Device(SET).whats("class", RESULT | more) == ["damaged"]


def test_the_engine_is_asked_for_one_thing_and_says_what_it_needs() -> None:
    asked = {"id": 1, "op": "take", "part": "games", "thing": game(1), "here": {}, "now": NOW}
    reply = json.loads(Bridge().handle(json.dumps(asked)))
    assert reply["taken"]["needs"] == ["a"]
    wrong = json.loads(Bridge().handle(json.dumps(asked | {"part": "other"})))
    assert wrong["error"]["type"] == "bad-request"
