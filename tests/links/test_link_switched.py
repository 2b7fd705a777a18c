"""Links of sets with switches: a tile at the table, and a box that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.links import link, of_class
from chocobox.request import RequestError
from links.test_link_format import Reader
from links.test_link_kept import CORPUS
from support.linked import TASK, kind_of
from support.links_changed import number_of, text_of

BEST = {"game": "schokoly_best", "players": [{"kind": "person"}], "seed": 5, "moves": []}
SET = {"title": "Monday", "tasks": [TASK]}
SWITCHES = [{"glance": True}, {"kiosk": True}, {"glance": True, "kiosk": True}]


def written(**switches: bool) -> str:
    return link.write({"use": "set", "set": SET | switches})


def read_of(text: str) -> Reader:
    number = number_of(text)
    return Reader(number.to_bytes((number.bit_length() + 7) // 8, "big"))


@pytest.mark.parametrize("on", SWITCHES)
def test_the_switches_come_back_and_belong_to_the_set(on: dict[str, bool]) -> None:
    opened = link.as_json(link.read(written(**on)))
    told = {name: opened["set"][name] for name in ("glance", "kiosk") if name in opened["set"]}
    assert told == on
    assert link.write({"use": "set", "set": opened["set"]}) == written(**on) == opened["key"]


def test_each_choice_makes_another_set_and_none_of_them_the_link_of_today() -> None:
    assert len({written(), *(written(**on) for on in SWITCHES)}) == 4
    assert written() == written(glance=False, kiosk=False)
    assert read_of(written()).one_of(16) == of_class.PLAIN


@pytest.mark.parametrize("players", [1, 3])
def test_a_result_has_all_that_others_have(players: int) -> None:
    task = BEST
    set_ = {"title": "", "tasks": [task], "kiosk": True, "help": {"tips": False, "hints": True}}
    tries = [{"number": 2, "shown": True, "moves": [[0, 0, 900]]}]
    result: dict[str, Any] = {"set": set_, "name": "Ada", "when": 9, "origin": 77}
    result |= {"tries": [{"begun": 3, "tries": tries}], "players": players}
    text = link.write({"use": "result", "result": result})
    opened = link.as_json(link.read(text))
    assert opened["result"].get("players", 1) == players
    assert opened["result"]["tries"] == result["tries"]
    assert opened["key"] == link.key_of(set_)
    it = read_of(text)
    assert [it.one_of(16), it.one_of(2), it.one_of(2), it.one_of(2)] == [12, 1, 0, 1]
    assert [it.one_of(3), it.one_of(3), it.one_of(16)] == [0, 0, 2]
    assert (it.text(), it.one_of(8), it.text()) == ("", 0, "schokoly_best")
    start = [it.whole(), it.one_of(16), it.one_of(8), it.one_of(2), it.text(), it.whole()]
    assert (start[-1], it.text(), it.text(), it.whole()) == (5, "", "Ada", 9)
    assert [it.one_of(2**24), it.one_of(64)] == [77, players - 1]


def changed(on: int) -> str:
    """The set with other switches, where these are the sixth choice."""
    number, bounds = number_of(written(glance=True)), (16, 2, 2, 2, 3, 3)
    choices = []
    for bound in bounds:
        number, choice = divmod(number, bound)
        choices.append(choice)
    number = number // 16 * 16 + on
    for bound, choice in reversed(list(zip(bounds, choices, strict=True))):
        number = number * bound + choice
    return text_of(number)


def test_switches_that_this_box_does_not_know_are_from_a_newer_box() -> None:
    assert changed(1) == written(glance=True)
    assert link.as_json(link.read(changed(3)))["set"]["kiosk"]
    assert kind_of(changed(0)) == "bad-link", "what is usual is not written"
    assert [kind_of(changed(on)) for on in (4, 8, 15)] == ["newer-box"] * 3


def test_a_box_that_knows_no_switches_says_that_the_set_is_from_a_newer_one() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "SWITCHED", of_class.SHARED)
        assert kind_of(written(glance=True)) == "newer-box"
    assert (CORPUS / "set-kiosk.json").exists()


def test_a_switch_is_true_or_false() -> None:
    with pytest.raises(RequestError, match="glance must be true or false"):
        link.write({"use": "set", "set": SET | {"glance": 1}})
