"""What is found in anything that was pasted."""

from __future__ import annotations

import json

import pytest

from chocobox.links.pasted import candidates, found_in
from support.places import TESTS

SITE = "https://a.example/"
PASTED = {
    "bare": ("1aB-_9", ["1aB-_9"]),
    "whole": (f"{SITE}box/#/g/1aB-_9", ["1aB-_9"]),
    "with a sentence": (f"Look: {SITE}#/g/1aB-_9 Bye, Anna", ["1aB-_9", "1aB-_9Bye"]),
    "at a sentence's end": (f"It is at {SITE}#/g/1aB-_9.", ["1aB-_9"]),
    "broken by mail": (f"{SITE}#/g/1aB-\n_9\r\n", ["1aB-", "1aB-_9"]),
    "a text broken by mail": ("  1aB-\n_9 ", ["1aB-_9"]),
    "to be watched": (f"{SITE}#/watch/1aB-_9", ["1aB-_9"]),
    "with its mark written out": (f"{SITE}%23/g/1aB-_9", ["1aB-_9"]),
    "with its strokes written out": (f"{SITE}#%2Fg%2F1aB-_9", ["1aB-_9"]),
    "cut short, and then whole": (f"{SITE}#/g/1aB…\n{SITE}#/g/1aB-_9.", ["1aB", "1aB-_9"]),
    "nothing": ("  ", []),
    "chatter": ("What is this?", []),
}


@pytest.mark.parametrize("pasted", PASTED)
def test_in_a_paste_the_link_is_found(pasted: str) -> None:
    text, found = PASTED[pasted]
    assert candidates(text) == found


def test_the_first_link_that_opens_is_taken_and_else_the_fault_is_told() -> None:
    kept = json.loads((TESTS / "links" / "set.json").read_text("utf-8"))
    text = kept["link"]
    for pasted in (f"#/g/1abcdefg and #/g/{text}", f"> {SITE}#/g/{text[:40]}=\n> {text[40:]}"):
        assert (found_in(pasted).content or {})["use"] == "set"
    assert found_in("What is this?").fault == "bad-link"
    assert found_in("#/g/1" + "a" * 20_000).fault == "bad-link"


def test_a_long_text_without_an_end_takes_no_longer_than_reading_it_once() -> None:
    assert candidates("a" + " " * 100_000 + "x") == ["ax"]
    assert len(candidates(f"{SITE}#/g/1aB-_9\n" * 5_000)) <= 3
    assert len(candidates("".join(f"#/g/1{i:05}\n" for i in range(5_000)))) == 40
