"""What a language may say, which kinds of numbers it tells apart, and what of it is stale."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("fluent.syntax", reason="inside Pyodide nobody translates")

from fluent.syntax import ast

from runtime.translations import (
    Language,
    faults,
    keep_sums,
    languages,
    missing,
    parts_of,
    stale,
)

ENGLISH = """
# How many there are.
cakes = { $n ->
    [one] One cake
   *[other] { $n } cakes
  }
hello = Hello, { $name }
"""
FRENCH = """
cakes = { $n ->
    [one] Un gâteau
    [many] { $n } de gâteaux
   *[other] { $n } gâteaux
  }
"""


def tongue(root: Path, tag: str, text: str, plurals: tuple[str, ...]) -> Language:
    """A language of one file."""
    (root / tag).mkdir(exist_ok=True)
    (root / tag / "a.ftl").write_text(text, "utf-8")
    (root / tag / "about.json").write_text(json.dumps({"plurals": plurals}), "utf-8")
    return Language(tag, root)


def both(root: Path, french: str = FRENCH, english: str = ENGLISH) -> tuple[Language, Language]:
    plurals = ("one", "many", "other")
    return tongue(root, "fr", french, plurals), tongue(root, "en", english, ("one", "other"))


@pytest.mark.parametrize("own", languages(), ids=lambda own: own.tag)
def test_every_language_says_only_what_english_says(own: Language) -> None:
    assert not [*faults(own, Language("en"))]


NO_BREAK, NARROW = "\u00a0", "\u202f"
SPACED = re.compile(
    f"(?<!{NO_BREAK})»|«(?!{NO_BREAK})|[ {NARROW}]:|[ {NO_BREAK}][;!?]"
    r"|(?<!Kaboom)(?<=\w)[;!?]"
)
"""What no French text has: another space by these signs, or none."""


def test_no_sign_in_french_stands_at_the_beginning_of_a_line() -> None:
    for name, message in Language("fr").messages.items():
        texts = [it.value for it in parts_of(message) if isinstance(it, ast.TextElement)]
        assert not SPACED.search("\0".join(texts)), name
    for wrong in ("Oui !", "Oui!", f"Oui{NO_BREAK}!", "Oui : non", "« non »", "«non»"):
        assert SPACED.search(wrong), wrong


def test_what_is_missing_is_listed_and_is_no_fault(tmp_path: Path) -> None:
    own, english = both(tmp_path)
    assert missing(own, english) == ["hello"]
    assert not [*faults(own, english)]


def test_a_selector_on_a_number_has_the_kinds_of_the_language(tmp_path: Path) -> None:
    assert [*faults(*both(tmp_path, FRENCH.replace("    [many] { $n } de gâteaux\n", "")))] == [
        "cakes tells apart one, other"
    ]
    named = "cakes = { $of ->\n    [me] Mon gâteau\n   *[other] Un gâteau\n  }\n"
    assert [*faults(*both(tmp_path, named))] == ["cakes has $of, English has not"]


def test_no_language_has_a_message_of_its_own(tmp_path: Path) -> None:
    assert [*faults(*both(tmp_path, FRENCH + "adieu = Adieu\n"))] == [
        "a.ftl has adieu, English has not"
    ]
    with pytest.raises(ValueError, match="no message"):
        assert both(tmp_path, "cakes { = 3")[0].messages


def test_a_changed_english_text_makes_the_others_stale_and_a_comment_does_not(
    tmp_path: Path,
) -> None:
    own, english = both(tmp_path)
    assert stale(own, english) == ["cakes"]
    keep_sums(own, english)
    assert not stale(*both(tmp_path))
    assert not stale(*both(tmp_path, english=ENGLISH.replace("How many", "So many")))
    assert stale(*both(tmp_path, english=ENGLISH.replace("One", "A"))) == ["cakes"]
