"""The page of a link, and the box for links, as Python tells them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.links import link
from chocobox.pages import page_of
from chocobox.pages.page import Instead, Page, Text, Tool
from chocobox.pages.press import Go
from chocobox.pages.words import Say
from chocobox.request import RequestError
from support.linked import BOT
from support.page_parts import keys_of, parts_of, says_of
from support.places import TESTS


def kept(name: str) -> str:
    """The text of a link that is kept as an example."""
    text: str = json.loads((TESTS / "links" / f"{name}.json").read_text("utf-8"))["link"]
    return text


SET, BOTS = kept("set"), link.write({"use": "bot", "bot": BOT})


def told(name: str, *params: str, **request: Any) -> Page:
    return page_of({"name": name, "params": list(params), "given": {}, **request})


def alerts_of(page: Page) -> list[object]:
    return [one.says for one in parts_of(page) if isinstance(one, Text) and one.kind == "alert"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (SET, "tasks"),
        (BOTS, "shared_bot"),
        (kept("result"), "class_result"),
        (kept("tournament"), "claim"),
        (kept("deal"), "invitation"),
        (kept("resume"), "invitation"),
    ],
)
def test_a_link_becomes_the_page_of_its_content(text: str, name: str) -> None:
    for address in (text, f"{text}.", f"{text[:9]} {text[9:]}"):
        assert told("link", address).instead == Instead(name, (text,))


@pytest.mark.parametrize("text", [SET[:-1], "1" + "a" * 20_000, "?"])
def test_a_link_that_does_not_open_has_one_sentence_and_two_ways_out(text: str) -> None:
    page = told("link", text)
    assert alerts_of(page) == [Say("link-fault-bad")]
    assert [one.does for one in keys_of(page)] == [Go("#/"), Go("#/g")]
    assert (page.title, page.keep, page.goes) == (Say("link-broken"), {}, None)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("older-box", "link-fault-older"),
        ("newer-box", "link-fault-newer"),
        ("bad-request", "link-fault-other"),
    ],
)
def test_a_link_from_another_time_says_so(
    monkeypatch: pytest.MonkeyPatch, fault: str, words: str
) -> None:
    def refuse(_: str) -> None:
        raise RequestError(fault, "Secret English.")

    monkeypatch.setattr("chocobox.pages.link.contents_of", refuse)
    assert alerts_of(told("link", SET)) == [Say(words)]


def test_in_the_box_the_first_link_of_a_text_is_opened() -> None:
    page = told(
        "paste", act={"name": "find", "of": f"See https://a.example/#/g/{SET[:40]}\n{SET[40:]}"}
    )
    assert page.goes == Go(f"#/g/{SET}")
    assert page.answer == {"words": None}


def test_an_old_deal_goes_to_its_own_page() -> None:
    text = "https://a.example/#/new/schokoly?seed=5&players=person,nibbler \n"
    page = told("paste", act={"name": "find", "of": text})
    assert page.goes == Go("#/new/schokoly?seed=5&players=person,nibbler")


def test_a_text_without_a_link_is_told_beside_the_field_until_the_next_one() -> None:
    page = told("paste", act={"name": "find", "of": "Hello?"})
    assert page.goes is None
    assert page.answer == {"words": Say("link-fault-bad")}
    again = told("paste", fields=page.holds)
    [tool] = [one for one in parts_of(again) if isinstance(one, Tool)]
    assert tool.given == {"part": "", "fault": Say("link-fault-bad")}


def test_a_part_of_a_link_goes_to_the_scanner_with_a_line_about_it() -> None:
    assert "link-part" not in says_of(told("paste"))
    page = told("scan", "1.3.1aB-_.xyz")
    assert "link-part" in says_of(page)
    [tool] = [one for one in parts_of(page) if isinstance(one, Tool)]
    assert tool.given["part"] == "#/scan/1.3.1aB-_.xyz"
