"""Two languages that nobody speaks, made from English: they show what no translation could change.

One has accents and is a third longer, the other has Hebrew letters and is read from the right.
Both put each message between brackets: where one is missing, a sentence is cut; where brackets lie
within brackets, one is glued into another. Names have brackets of their own, and so have
attributes, which are made for sentences: they may stand in one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from support.serving import ROOT

ENGLISH: Final = ROOT / "assets" / "locales" / "en"
OPEN, SHUT = "⟦", "⟧"
NAMED: Final = ("⟨", "⟩")
NAME: Final = re.compile(r"(game|bot|option|person|animal)-[a-z_]+$|.*-title$")
"""The names of games, bots, persons, options and pages."""

ACCENTS: Final[dict[int, str]] = str.maketrans(
    {
        **dict(zip("aeiouy", ("àá", "èé", "ìí", "òó", "ùú", "ýÿ"), strict=True)),
        **dict(zip("AEIOUY", ("Àá", "Èé", "Ìí", "Òó", "Ùú", "Ýÿ"), strict=True)),
        **dict(zip("bcdfghjklmnprstvwz", "ƀçđƒĝĥĵķłɱñƥŕšţṽŵž", strict=True)),
    }
)
"""Each vowel stands twice, which makes texts a third longer."""

LATIN = "abcdefghijklmnopqrstuvwxyz"
HEBREW = "אבגדהוזחטיכלמנסעפצקרשתאבגד"
LETTERS: Final[dict[int, str]] = {
    ord(case): own for it, own in zip(LATIN, HEBREW, strict=True) for case in (it, it.upper())
}
PSEUDO: Final[dict[str, dict[int, str]]] = {"longer": ACCENTS, "mirrored": LETTERS}


def words(kind: str, part: str) -> list[str]:
    """The texts of one of the two files of such a language: first or later."""
    folder = ENGLISH if part == "first" else ENGLISH / part
    return ["".join(_changed(kind, path)) for path in sorted(folder.glob("*.ftl"))]


def _changed(kind: str, path: Path) -> Iterator[str]:
    """All messages of a file."""
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                ends = NAMED if NAME.match(entry.id.name) else (OPEN, SHUT)
                _change(kind, entry.value)
                _enclose(entry.value, ends)
            for attribute in entry.attributes:
                _change(kind, attribute.value)
                _enclose(attribute.value, NAMED)
            entry.comment = None
            yield FluentSerializer().serialize_entry(entry)


def _enclose(pattern: ast.Pattern, ends: tuple[str, str]) -> None:
    first, last = ends
    pattern.elements = [ast.TextElement(first), *pattern.elements, ast.TextElement(last)]


def _change(kind: str, pattern: ast.Pattern) -> None:
    """Each text in a pattern, and in all that is chosen from."""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            part.value = part.value.translate(PSEUDO[kind])
        elif isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                _change(kind, variant.value)
