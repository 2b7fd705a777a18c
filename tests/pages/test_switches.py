"""The switches of a set, where a teacher makes it and where its results come back."""

from __future__ import annotations

from typing import Any

from chocobox.classes.draft import draft_of
from chocobox.links import link
from pages.test_class_set_page import SET
from pages.test_class_set_page import told as table_of
from support.making import Device, task


def test_they_are_off_at_first_and_a_set_without_them_says_nothing_of_them() -> None:
    device = Device(task(1))
    assert [device.choice(name).value for name in ("glance", "kiosk")] == [False, False]
    [made] = device.ask("make").keep["new_sets"]
    assert not {"glance", "kiosk"} & set(made["set"])


def test_what_is_switched_on_stays_with_the_draft_and_goes_into_the_set() -> None:
    device = Device(task(1))
    device.ask(kiosk=True)
    assert [device.choice(name).value for name in ("glance", "kiosk")] == [False, True]
    assert draft_of(device.given["draft"], 0).kiosk
    device.ask(kiosk=False, glance=True)
    assert not draft_of(device.given["draft"], 0).kiosk
    [made] = device.ask("make").keep["new_sets"]
    work = link.read(made["key"]).work
    assert work
    assert (work.terms.glance, work.terms.kiosk) == (True, False)


def test_a_copy_of_a_set_has_its_switches_too() -> None:
    kept = {"set": SET | {"kiosk": True}, "key": link.key_of(SET | {"kiosk": True})}
    draft = table_of(kept=kept, act={"name": "copy", "of": True}, fields={}).keep["draft"]
    assert draft_of(draft, 0).kiosk


def test_the_page_of_the_set_tells_what_is_on() -> None:
    assert told_of(SET) == set()
    assert told_of(SET | {"glance": True}) == {"class-glance-told"}
    assert told_of(SET | {"kiosk": True}) == {"class-kiosk-told"}


def told_of(set_: dict[str, Any]) -> set[str]:
    """The lines about switches; several stand in one text."""
    page = repr(table_of(kept={"set": set_, "key": link.key_of(set_)}))
    return {it for it in ("class-glance-told", "class-kiosk-told") if it in page}
