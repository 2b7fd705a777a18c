"""Whatever a bot raises, returns or prints, its choice ends, and is told in one short sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.sandbox.shown import bare, excerpt
from chocobox.sandbox.trouble import trouble_of
from support.written_bots import bot, chosen, stumbled

VAST = "vast = 2 ** 2040"
WIDE = ("wide = []", "for _ in range(60):", "    wide = [wide, wide]")
DEEP = ("deep = 1", "for _ in range(50000):", "    deep = (deep,)")

RAISED = {
    "a number of 600 digits": ("key", [VAST, "raise KeyError(vast)"]),
    "such a number, not alone": ("value", [VAST, "raise ValueError('a', [vast])"]),
    "a list that holds itself twice, sixty times": ("deep", [*WIDE, "raise KeyError(wide)"]),
    "the same among others": ("deep", [*WIDE, "raise ValueError(1, {2: wide})"]),
    "a very deep tuple": ("deep", [*DEEP, "raise KeyError(deep)"]),
    "an error in an error": ("key", ["raise KeyError(ValueError(KeyError({})))"]),
    "a function": ("key", ["raise KeyError(lambda: 1)"]),
    "a class": ("value", ["raise ValueError(ValueError)"]),
    "a thing of no value": ("other", ["raise Exception(map, table, rng.choice, print)"]),
    "a long text": ("key", ["raise KeyError('x' * 100000)"]),
    "many things": ("steps", ["raise ValueError(*range(100000))"]),
    "no error at all": ("kind", ["raise actions[0]"]),
    "an end": ("other", ["raise StopIteration(actions)"]),
    "many causes": (
        "zero",
        [
            *("last = None", "for _ in range(30000):", "    try:"),
            *("        raise ZeroDivisionError from last", "    except ZeroDivisionError as one:"),
            *("        last = one", "raise last"),
        ],
    ),
    "one error again and again": (
        "zero",
        [
            *("last = ZeroDivisionError()", "for _ in range(30000):", "    try:"),
            *("        raise last", "    except ZeroDivisionError:", "        pass", "raise last"),
        ],
    ),
    "many notes": (
        "part",
        [
            *("error = ValueError()", "for _ in range(30000):"),
            *("    error.add_note('x' * 99)", "raise error"),
        ],
    ),
    "no error of a bot": ("name", ["raise SystemExit"]),
    "a key of the keyboard": ("name", ["raise KeyboardInterrupt"]),
    "a group": ("name", ["raise BaseExceptionGroup('a', [KeyError()])"]),
    "a vast number that is no action": ("no-action", [VAST, "return vast"]),
    "a wide list that is no action": ("steps", [*WIDE, "return wide"]),
    "an action that nobody offers": ("deep", [*WIDE, "return Buy(wide)"]),
    "what was printed before": ("zero", [VAST, "print(vast, [vast], lambda: 1)", "1 / 0"]),
}


@pytest.mark.parametrize("case", RAISED)
def test_whatever_a_bot_raises_is_told_and_its_game_goes_on(case: str) -> None:
    code, lines = RAISED[case]
    found = stumbled(bot(*lines))
    assert (found.code, len(found.about) <= 60, len(found.whole) <= 600) == (code, True, True)
    assert "0x" not in found.about + found.whole
    assert json.loads(json.dumps(encode(found)))["code"] == code


def wide() -> Any:
    found: Any = []
    for _ in range(60):
        found = [found, found]
    return found


def deep() -> Any:
    found: Any = 1
    for _ in range(50000):
        found = (found,)
    return found


VALUES = {"vast": 1 << 120_000, "wide": wide(), "deep": deep(), "long": [*range(100_000)]}
"""What no bot can make any more without being stopped: the next gap may let it through."""


@pytest.mark.parametrize("value", VALUES)
def test_an_error_on_which_anything_hangs_is_told(value: str) -> None:
    one = VALUES[value]
    noted = ValueError(one)
    for _ in range(30000):
        noted.add_note("x" * 99)
    for error in (KeyError(one), ValueError("a", [one]), ValueError(1, {2: one}), noted):
        found = trouble_of(error)
        assert (len(found.about) <= 60, len(found.whole) <= 600) == (True, True)
    assert len(excerpt(one)) <= 60


def test_an_error_without_a_text_is_still_an_error() -> None:
    class DumbError(ValueError):
        def __str__(self) -> str:
            raise SystemError

        __repr__ = __str__

    assert trouble_of(DumbError("a")).code == "value"
    assert trouble_of(DumbError(DumbError())).code == "value"


def test_values_are_told_as_python_tells_them_but_without_places() -> None:
    for value in (
        1,
        -2.5,
        True,
        None,
        [1, ["a"]],
        (),
        (1,),
        (1, 2),
        {},
        {"a": [1]},
        range(3),
        b"x",
    ):
        assert excerpt(value) == repr(value)
    assert excerpt("as it is") == "as it is"
    assert excerpt({1: 2}.keys()) == "dict_keys([1])"
    assert excerpt(KeyError("a")) == "KeyError('a')"
    assert excerpt([len, bare, KeyError]) == (
        "[<builtin_function_or_method len>, <function bare>, <class …"
    )
    assert len(excerpt(["x" * 99] * 99)) == 60


def test_a_printed_line_shows_the_beginning_of_everything() -> None:
    found = chosen(bot("print(*range(30000))", "print([*range(30000)])", "return actions[0]"))
    assert found.trouble is None
    assert [len(line) for line in found.printed] == [200, 200]
    assert found.printed[0].startswith("0 1 2 3")
