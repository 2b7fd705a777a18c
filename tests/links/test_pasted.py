"""What is found in anything that was pasted."""

from __future__ import annotations

import json

import pytest

from chocobox.links.pasted import Found, candidates, found, found_in, text_at
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


# --- all links of a text, each with its line ---

A, B, C = "1" + "A" * 24 + "_1", "1" + "B" * 24 + "-2", "1" + "C" * 24
WHOLE = A + B + C
G = f"{SITE}play/#/g/"
TEXTS = [
    (f"Ada: {G}{A}\r\n\r\n> Ben ({G}{B}), and {G}{C}.\nbye", [(1, A), (3, B), (3, C)]),
    (f"{A}\n\n{B}\n", [(1, A), (3, B)]),
    (f"{SITE}%23/g/{A}", [(1, A)]),
    (f"{SITE}#%2Fg%2F{A}", [(1, A)]),
    (f"{G}{A[:9]}\u200b{A[9:]}", [(1, A)]),
    ("No link here, only words and Donaudampfschifffahrtsgesellschaft.", []),
]


def links_in(text: str, place: str = "") -> tuple[Found, ...]:
    return found({"text": text, "place": place})


@pytest.mark.parametrize(("text", "links"), TEXTS)
def test_links_are_found_whatever_messengers_do_to_them(
    text: str, links: list[tuple[int, str]]
) -> None:
    assert [(one.line, one.text) for one in links_in(text)] == links


def test_lines_that_mail_has_broken_are_joined_again() -> None:
    text = f"{G}{WHOLE[:30]}=\n{WHOLE[30:60]}\n{WHOLE[60:]}\nRegards"
    assert links_in(text, "a.txt")[0] == Found("a.txt", 1, WHOLE[:30], WHOLE[:60], 2)
    wide = f"{G}{WHOLE}"
    wrapped = "\n> ".join(wide[i : i + 52] for i in range(0, len(wide), 52))
    assert links_in(f"> {wrapped}\n> \n> {G}{C}")[0].joined == WHOLE


def test_a_large_file_of_long_spaces_or_thousands_of_links_is_read_in_a_moment() -> None:
    line = "ab12" * 16 + "\n"
    assert links_in("a" + " " * 400_000 + "x") == ()
    assert len(links_in(line * 7_000)) == len(links_in("#/g/1ab" * 60_000)) == 501
    assert all(len(one.joined) <= 16_100 for one in links_in(line * 600))


@pytest.mark.parametrize("address", ["1aB-_9", "1aB-_9.", "1aB-_9)", "1aB- _9", "1aB-_9&x=1"])
def test_an_address_may_have_gathered_something_at_its_end(address: str) -> None:
    assert text_at(address) == "1aB-_9"
    assert text_at("?") == "?"
