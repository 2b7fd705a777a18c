"""Sliders: which numbers of the code of a bot they move, and where these stand."""

from __future__ import annotations

import re

import pytest

from chocobox.games import GAMES
from chocobox.request import MOST_CODE, RequestError
from chocobox.sandbox.sliders import Slider, sliders_of
from house.test_words import LANGUAGES
from support.places import ROOT

ASSETS = ROOT / "assets"
FIRST = {game: path for game in GAMES if (path := ASSETS / "games" / game / "bot.py").exists()}


def sliders(code: str) -> tuple[Slider, ...]:
    """The sliders of a code."""
    return sliders_of({"code": code})


def moved(code: str, value: int) -> str:
    """The code with another number at its first slider, as a browser writes it."""
    letters, slider = code.encode("utf-16-le"), sliders(code)[0]
    start, end = letters[: 2 * slider.start], letters[2 * slider.end :]
    return (start + str(value).encode("utf-16-le") + end).decode("utf-16-le")


def test_a_number_with_a_name_in_capitals_and_its_limits_has_a_slider() -> None:
    code = (
        "import math\nRISK = 3  # 0 to 10: how much I dare\nx = 3\ndef choose(table):\n    return"
    )
    assert sliders(code) == (Slider("RISK", 3, 0, 10, "how much I dare", 19, 20),)
    assert moved(code, 10) == code.replace("3  #", "10  #")
    assert moved("A=-12#-20 bis 5", 4) == "A=4#-20 bis 5"
    assert moved("A = 1  # 0 עד 5", 4) == "A = 4  # 0 עד 5"
    assert moved("# 🍫\nA = 1  # 0 to 5", 4) == "# 🍫\nA = 4  # 0 to 5"


@pytest.mark.parametrize(
    "none",
    [
        "risk = 3  # 0 to 10",
        "RISK = 3",
        "RISK = 3  # many",
        "RISK = 0.5  # 0 to 1",
        "RISK = 3  # 5 to 5",
        "RISK = 3  # 0 perhaps 9",
        "RISK = 3  # 0 to 1.5",
        "  RISK = 3  # 0 to 9",
        "RISK = 3 + 4  # 0 to 9",
        "RISK = ٣  # 0 to 9",
    ],
)
def test_other_lines_have_none(none: str) -> None:
    assert sliders(none) == ()


def test_the_first_line_of_a_name_counts_and_a_broken_code_has_its_sliders() -> None:
    twice = sliders("A = 1  # 0 to 2: one\r\nA = 2  # 0 to 2\nB = 1  # 0 to 2\ndef choose(:")
    assert [(one.name, one.value, one.about) for one in twice] == [("A", 1, "one"), ("B", 1, "")]
    many = "".join(f"{name} = 1  # 0 to 2\n" for name in "ABCDEFG")
    assert [one.name for one in sliders(many)] == ["A", "B", "C", "D"]


def test_a_code_that_is_too_long_is_refused() -> None:
    with pytest.raises(RequestError):
        sliders("A" * (MOST_CODE + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_each_slider_of_a_first_bot_has_its_words(game: str, language: str) -> None:
    text = (ASSETS / "locales" / language / "later" / "workshop.ftl").read_text(encoding="utf-8")
    for one in sliders(FIRST[game].read_text(encoding="utf-8")):
        name = f"workshop-slider-{game}-{one.name}".lower().replace("_", "-")
        assert re.search(f"^{name} =", text, re.M), name


def test_first_bots_have_sliders() -> None:
    assert sliders(FIRST["schokoly"].read_text(encoding="utf-8"))
    assert sliders(FIRST["choco_challenge"].read_text(encoding="utf-8"))
