"""`make words`: what each language lacks, and what it says of an English text that has changed.

A language is a folder of `assets/locales`. Its `sums.json` names the English text that each of its
messages was written for, by a sum; a message whose English text has another sum by now is stale.
Who has looked at all stale messages of a language tells so: `make words READ=fr`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

LOCALES: Final = Path(__file__).parent.parent.parent / "assets" / "locales"
ENGLISH: Final = "en"
SUMS: Final = "sums.json"
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))
"""Beside `other`, only a selector on a number has these."""


@dataclass(frozen=True)
class Language:
    """A folder of messages."""

    tag: str
    root: Path = LOCALES

    @property
    def folder(self) -> Path:
        """Where its files lie."""
        return self.root / self.tag

    @cached_property
    def about(self) -> Mapping[str, Any]:
        """Its own name, direction, and plural categories."""
        return json.loads((self.folder / "about.json").read_text("utf-8"))  # type: ignore[no-any-return]

    @cached_property
    def files(self) -> Mapping[str, Mapping[str, ast.Message]]:
        """The messages of each file, by path and name; ValueError names one that is not sound."""
        paths = sorted(self.folder.rglob("*.ftl"))
        return {it.relative_to(self.folder).as_posix(): dict(_messages(it)) for it in paths}

    @cached_property
    def messages(self) -> Mapping[str, ast.Message]:
        """All messages by name."""
        return {name: it for file in self.files.values() for name, it in file.items()}

    @cached_property
    def sums(self) -> Mapping[str, str]:
        """The sum of the English text that each message was written for."""
        path = self.folder / SUMS
        return json.loads(path.read_text("utf-8")) if path.exists() else {}

    @property
    def words(self) -> int:
        """How many words it says, without comments and names."""
        parts = (part for message in self.messages.values() for part in parts_of(message))
        return sum(len(it.value.split()) for it in parts if isinstance(it, ast.TextElement))


def _messages(path: Path) -> Iterator[tuple[str, ast.Message]]:
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path} has what is no message: {entry.content!r}")
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


def languages(root: Path = LOCALES) -> list[Language]:
    """All languages, English first."""
    tags = sorted(path.name for path in root.iterdir() if path.is_dir())
    return [Language(tag, root) for tag in sorted(tags, key=lambda tag: tag != ENGLISH)]


def sum_of(message: ast.Message) -> str:
    """The sum of a message's text; its comment is not part of it."""
    bare = ast.Message(message.id, message.value, message.attributes)
    return sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:8]


def missing(own: Language, english: Language) -> list[str]:
    """The messages that only English has; they are said in English."""
    return [name for name in english.messages if name not in own.messages]


def stale(own: Language, english: Language) -> list[str]:
    """The messages whose English text has changed since they were written."""
    both = ((name, english.messages.get(name)) for name in own.messages)
    return [name for name, it in both if it and own.sums.get(name) != sum_of(it)]


def faults(own: Language, english: Language) -> Iterator[str]:
    """All that no language may have: messages, files, arguments or kinds of numbers of its own."""
    for path, messages in own.files.items():
        known = english.files.get(path, {})
        for name, message in messages.items():
            if name not in known:
                yield f"{path} has {name}, English has not"
            elif more := arguments(message) - arguments(known[name]):
                yield f"{name} has ${', $'.join(sorted(more))}, English has not"
            yield from (f"{name} tells apart {', '.join(it)}" for it in _wrong(own, message))
    strange = (name for name in own.sums if name not in own.messages)
    yield from (f"{SUMS} has {name}, {own.tag} has not" for name in strange)


def _wrong(own: Language, message: ast.Message) -> Iterator[list[str]]:
    """The kinds of numbers of each selector that are not those of the language."""
    for kinds in selectors(message):
        if kinds & PLURALS and "other" in kinds and kinds != {*own.about["plurals"]}:
            yield sorted(kinds)


def parts_of(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a message, and all that lies in it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from parts_of(one)


def arguments(message: ast.Message) -> set[str]:
    """The names of what a message is given."""
    return {it.id.name for it in parts_of(message) if isinstance(it, ast.VariableReference)}


def selectors(message: ast.Message) -> Iterator[set[str]]:
    """The words that each of its selectors tells apart."""
    for it in parts_of(message):
        if isinstance(it, ast.SelectExpression):
            keys = (variant.key for variant in it.variants)
            yield {key.name for key in keys if isinstance(key, ast.Identifier)}


def keep_sums(own: Language, english: Language) -> None:
    """Write down that each message says what English says now."""
    sums = {name: sum_of(english.messages[name]) for name in sorted(own.messages)}
    (own.folder / SUMS).write_text(json.dumps(sums, indent=0) + "\n", "utf-8")


def main() -> None:
    """List them, or write down that a language has been read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", help="a language whose stale messages were all looked at")
    read = parser.parse_args().read
    english, *others = languages()
    print(f"{english.tag}: {len(english.messages)} messages, {english.words} words")
    for own in others:
        if own.tag == read:
            keep_sums(own, english)
            own = Language(own.tag)
        lists = {"missing": missing(own, english), "stale": stale(own, english)}
        lists["wrong"] = list(faults(own, english))
        counts = ", ".join(f"{len(names)} {kind}" for kind, names in lists.items())
        print(f"{own.tag}: {len(own.messages)} messages, {own.words} words; {counts}")
        for kind, names in lists.items():
            print(*(f"  {kind}: {name}" for name in names), sep="\n", end="\n" if names else "")


if __name__ == "__main__":
    main()
