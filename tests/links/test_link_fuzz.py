"""A link may be any text: it opens, or one sentence says why not.

Good links of every use and every game are changed a little, with their checksum and without; others
are made of chance, noise and numbers. The changes are chosen by Hypothesis, or by seeds in Pyodide.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from chocobox import request
from chocobox.classes import task_set
from chocobox.games import GAMES
from chocobox.links import link, of_bot, of_class
from chocobox.links.number import Writer
from chocobox.links.starting import write_start
from chocobox.request import MOST_MOVES, RequestError
from support.links_changed import (
    MAKERS,
    a_good_beginning,
    good,
    number_of,
    text_of,
    walked,
    wanted,
)
from support.talk import PERSON, Talk, error_of
from support.walks import Choose, by_hypothesis, by_seed

KINDS = ("bad-link", "older-box", "newer-box")
each_maker = pytest.mark.parametrize("made", MAKERS, ids=lambda one: one.__name__)

# --- what may come of it ---


def check(text: str) -> str:
    """The link opens and would be written the same again, or one sentence says why not.

    Code may be deflated in several ways, and what nobody sees of a name is not written again.
    """
    found = read(text)
    if isinstance(found, RequestError):
        assert found.kind in KINDS
        check_sentence(str(found))
        return found.kind
    opened = link.as_json(found)
    assert opened == json.loads(json.dumps(opened))
    again = link.write(opened)
    is_same = again == text.rpartition(link.PLACE)[2]
    assert is_same or '"code": ' in json.dumps(opened) or with_all_letters(text) != opened
    assert link.as_json(link.read(again)) == opened
    return "opened"


def with_all_letters(text: str) -> dict[str, Any]:
    """What the link holds if its names keep letters that nobody sees."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (request, task_set, of_bot):
            patch.setattr(module, "seen", str)
        return link.as_json(link.read(text))


def read(text: str) -> link.Link | RequestError:
    try:
        return link.read(text)
    except RequestError as fault:
        return fault


def check_sentence(text: str) -> None:
    assert text.endswith(".")
    assert text.isascii()
    assert "\n" not in text
    assert len(text) < 120


def check_door(text: str, talk: Talk) -> None:
    """The same through `handle`; the running game does not change."""
    before = talk.snapshot()
    reply = talk.ask("open", text=text)
    if "error" in reply:
        assert error_of(reply) in KINDS
        check_sentence(reply["error"]["text"])
    else:
        assert reply["opened"]["use"] in link.USES
    assert talk.snapshot() == before


@cache
def running() -> Talk:
    talk = Talk()
    talk.new([PERSON, PERSON])
    return talk


def test_a_name_of_which_nothing_is_seen_is_empty() -> None:
    assert check("1d30UCk1-u78ciJu9aehA") == "opened"


def test_all_that_is_changed_here_is_good() -> None:
    of_classes = 4 * len(of_class.OF_CLASS) + 1  # a set is never shared
    assert len(good()) == 2 * len(GAMES) + len(link.USES) - 1 + of_classes
    for text, made in good().items():
        assert text_of(made.number) == text
        assert check(text) == "opened"
        assert text_of(number_of(text)) == text
        check_door(text, running())


@each_maker
@by_hypothesis(120)
def test_a_changed_link_opens_or_is_refused_with_a_sentence(
    made: Callable[[Choose], str], seed: int, choose: Choose
) -> None:
    check_either(made(choose), seed)


@each_maker
def test_a_changed_link_opens_or_is_refused_with_a_sentence_by_seed(
    made: Callable[[Choose], str],
) -> None:
    for seed in range(30):
        check_either(made(by_seed(seed)), seed)


def check_either(text: str, seed: int) -> None:
    """The text is read; every fourth one through the bridge too."""
    check(text)
    if seed % 4 == 0:
        check_door(text, running())


def test_nothing_is_left_over() -> None:
    for made in good().values():
        assert check(text_of(made.cut(len(made), 1))) == "bad-link"
        assert check(text_of(made.cut(len(made), 1 << 500))) == "bad-link"


def test_a_good_beginning_is_often_another_game() -> None:
    found = Counter(check(a_good_beginning(by_seed(seed))) for seed in range(200, 400))
    assert min(found["opened"], found["bad-link"]) > 10


# --- what is large, or claims to be ---


def huge() -> Iterator[str]:
    """Texts that are long in one way or another."""
    yield from ("A" * 900_000, "1" * 16_001, "1A" * 8_000, "#/g/" * 100_000, " " * 900_000)
    yield from ("\n".join("1AAAA" * 3_000), "\ud83c\udf6b" * 9_000, "\u0301" * 9_000, "[" * 9_000)
    for bits in (0, 1, 8, 15, 60_000, 95_000):
        yield text_of((1 << bits) - 1)
        yield text_of(1 << bits)
    yield text_of(7**30_000)


def test_huge_links_are_refused() -> None:
    for text in huge():
        assert check(text) in KINDS
        check_door(text, running())


@pytest.mark.parametrize("game", ["kaboom", "choco_boom", "choco_challenge"])
def test_a_short_text_cannot_tell_a_long_game(game: str) -> None:
    """The likeliest moves at the end of a game take no room in a link."""
    seats = min(GAMES[game].seats)
    record = {"game": game, "players": [PERSON] * seats, "seed": 5, "moves": []}
    out = Writer()
    out.below(16, link.USES.index("replay"))
    write_start(out, record)
    out.whole(MOST_MOVES)
    assert check(text_of(out.number)) == "bad-link"


@pytest.mark.parametrize(("limit", "value"), [("MOST_TEXT", 40), ("_most_moves", lambda _: 3)])
def test_unreadable_links_are_not_written(
    limit: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = wanted("replay", [walked("schokoly", 1, by_seed(3))])
    text = link.write(made)
    monkeypatch.setattr(link, limit, value)
    assert check(text) == "bad-link"
    with pytest.raises(RequestError, match="too long") as refused:
        link.write(made)
    assert refused.value.kind == "bad-record"


def checked(text: str) -> str:
    """Takes the place of a check: a careless writer of links checks nothing."""
    return text


@pytest.mark.parametrize(
    ("patched", "changed"),
    [
        ("name_of", {"name": " "}),
        ("name_of", {"name": "a" * 61}),
        ("title_of", {"title": "a" * 61}),
        ("LATEST", {"when": 1 << 40}),
        ("PLAYED", {"use": "deal"}),
        ("PLAYED", {"use": "position"}),
    ],
)
def test_what_a_stranger_writes_is_looked_at_again(
    patched: str, changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = wanted("result", [walked("schokoly", 1, by_seed(3))])
    made |= {name: value for name, value in changed.items() if name == "use"}
    made["result"] |= {name: changed[name] for name in changed if name in ("name", "when")}
    made["result"]["set"] |= {name: changed[name] for name in changed if name == "title"}
    lax = {"LATEST": 1 << 60, "PLAYED": link.USES}.get(patched, checked)
    with monkeypatch.context() as patch:
        patch.setattr(of_class if hasattr(of_class, patched) else link, patched, lax)
        text = link.write(made)
    assert check(text) == "bad-link"


@pytest.mark.parametrize(
    ("name", "title", "told"),
    [("a\u202eb", "c\nd", ("ab", "cd")), ("\u3164", "\u2800", ("?", ""))],
)
def test_what_nobody_sees_of_a_name_is_not_read(
    name: str, title: str, told: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older box wrote some of it, and its links open all the same."""
    made = wanted("result", [walked("schokoly", 1, by_seed(3))])
    made["result"] |= {"name": name, "set": made["result"]["set"] | {"title": title}}
    with monkeypatch.context() as patch:
        for patched in ("name_of", "title_of"):
            patch.setattr(of_class, patched, checked)
        text = link.write(made)
    work = link.read(text).work
    assert work
    assert (work.name, work.title) == told
