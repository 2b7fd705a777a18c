"""Every code that Schokoly's tasks for one can send is a sentence in every language."""

from __future__ import annotations

import pytest

from chocobox.games import BOTS, GAMES
from chocobox.games.schokoly import counting
from chocobox.games.schokoly.count_words import KINDS
from test_live_words import parsed, texts_in
from test_words import LANGUAGES, in_kebab, messages

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
WHY = {
    *("largest", "smaller", "other_colour", "counted"),
    *("more_sides", "equal_sides", "too_small"),
}


def test_the_reasons_are_all_known() -> None:
    assert texts_in(parsed(counting)) - {*KINDS} == WHY - {"largest"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_reason_is_a_sentence(language: str) -> None:
    asked = {f"count-ask-{kind}" for kind in KINDS}
    told = {f"count-told-{in_kebab(code)}" for code in WHY}
    assert asked | told <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["schokoly_count", "schokoly_best"])
def test_each_task_and_who_can_do_it_has_a_name(language: str, name: str) -> None:
    bots = {f"bot-{bot.name}" for bot in BOTS[name]}
    told = {f"{start}-{GAMES[name].name}" for start in ("game", "line", "credit")}
    assert {*bots, *(f"{bot}-line" for bot in bots), *told} <= messages(language)
