"""What cannot be seen is neither a name nor in code; what belongs to what is seen stays."""

from __future__ import annotations

import pytest

from chocobox.classes.task_set import name_of
from chocobox.core.letters import is_seen, seen
from chocobox.games import GAMES
from chocobox.links.of_bot import bot_of
from chocobox.request import RequestError, code_of, players_of
from support.written_bots import bot, chosen, stumbled

UNSEEN = [
    *("\u3164", "\u115f", "\u1160", "\uffa0", "\u034f", "\u2800", "\u180e", "\u180b", "\u17b4"),
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u061c", "\u2060", "\u2066", "\u202e", "\ufeff"),
    *("\ufe0f", "\ufe0e", "\ufe00", "\U000e0001", "\U000e0041", "\U000e007f", "\U000e0100"),
    *("\xad", "\x00", "\x1f", "\x7f", "\u2028", "\ufff9", "\U0001d173", "\ud83d"),
]
each_unseen = pytest.mark.parametrize("letter", UNSEEN, ids=ascii)

NAMES = {
    "a family": "👨‍👩‍👧‍👦",
    "a hand": "Zoe 👋🏽",
    "a pilot": "👩🏿‍✈️ Ada",
    "a heart on fire": "❤️‍🔥",
    "a flag": "🇩🇪",
    "a flag of colours": "🏳️‍🌈",
    "Scotland": "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "a key": "1️⃣",
    "the sun": "☀️ Sol",
    "in Persian": "می‌خواهم",
    "in Hindi": "क्‍ष",
    "in Sinhala": "ශ්‍රී",
    "in Malayalam": "അവന്‍",
    "in Japanese": "葛\U000e0100城",
    "in Mongolian": "ᠠ\u180bᠨ",
    "in Thai": "กิ่ง",
    "in Hebrew": "שָׁלוֹם",
    "in Vietnamese": "Nguyễn",
    "in Korean": "김철수",
    "in Burmese": "မြွှေ့",
    "a letter of three marks": "a\u0323\u0302\u0301",
}
each_name = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


@each_unseen
def test_a_letter_that_nobody_sees_is_no_name(letter: str) -> None:
    assert seen(letter) == seen(f" {letter * 3}\t") == ""
    assert seen(f"A{letter}da{letter}") == "Ada"
    with pytest.raises(RequestError, match="characters that can be seen") as found:
        name_of(letter)
    assert found.value.kind == ("no-name" if letter.strip() else "bad-request")


@each_unseen
def test_it_is_in_no_code_of_a_bot(letter: str) -> None:
    text = bot("return actions[0]", f"# a{letter}")
    assert not is_seen(text)
    found = stumbled(text)
    assert (found.code, found.line) == ("unseen", 3)
    with pytest.raises(RequestError, match="all of which can be seen"):
        code_of({"code": text})


@each_name
def test_marks_of_visible_letters_stay(name: str) -> None:
    assert seen(name) == name_of(name)
    assert is_seen(name)
    assert len(seen(name)) >= len(name) - 2, "only what is written as one letter too"
    assert seen(seen(name)) == seen(name)
    text = bot(f"return actions[0]  # {name}")
    assert chosen(text).trouble is None
    assert code_of({"code": text}) == text


def test_a_letter_has_three_marks_at_most() -> None:
    assert seen("Za\u0316\u0317\u0318\u0319\u031c\u031do") == "Za\u0316\u0317\u0318o"
    assert not is_seen("a\u0316\u0317\u0318\u0319")
    assert stumbled(bot("x = 'a\u0316\u0317\u0318\u0319'")).line == 2


def test_a_name_is_the_same_from_every_keyboard() -> None:
    assert seen("  Jose\u0301 \n") == "Jos\xe9"
    assert seen("☀️️") == "☀️"


def test_a_player_or_an_author_has_a_name_that_is_seen() -> None:
    players = [{"kind": "person", "name": name} for name in ("A\u3164da", "\u3164")]
    told = players_of({"players": players}, GAMES["schokoly"])
    assert [one["name"] for one in told] == ["Ada", ""]
    made = bot_of({"game": "schokoly", "author": "\u3164", "code": "x"})
    assert made.author == ""
