"""Reads a told page as its reader does: all its parts, words and keys, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from chocobox.pages.page import Cell, Choice, Field, Group, Key, Page, Part, Table, Text
from chocobox.pages.words import Say


def parts_of(part: Page | Part) -> Iterator[Part]:
    """All parts within a part, in the order of reading."""
    for one in _within(part):
        yield one
        yield from parts_of(one)


def _within(part: Page | Part) -> tuple[Part, ...]:
    if isinstance(part, Table):
        return tuple(it for line in part.lines for cell in line.cells for it in _in_cell(cell))
    return part.parts if isinstance(part, Page | Group) else ()


def _in_cell(cell: Cell) -> tuple[Part, ...]:
    words = () if cell.says is None else (Text(says=cell.says, kind="words"),)
    return (*words, *cell.parts)


def messages_in(part: Page | Part) -> list[Say]:
    """All messages, in the order of reading."""
    all_says = (one.says for one in parts_of(part) if isinstance(one, Text | Key | Choice))
    flat = (it for says in all_says for it in (says if isinstance(says, tuple) else (says,)))
    return [it for it in flat if isinstance(it, Say)]


def says_of(part: Page | Part) -> list[str]:
    """The names of all messages, in the order of reading."""
    return [it.id for it in messages_in(part)]


def keys_of(part: Page | Part) -> list[Key]:
    """All keys, in the order of reading."""
    return [one for one in parts_of(part) if isinstance(one, Key)]


def controls_at_first(part: Page | Part) -> int:
    """So many things can be pressed or typed in before anything is opened; a back key is none."""
    if isinstance(part, Key):
        return not part.off
    if isinstance(part, Choice):
        return len(part.values) or 1
    if isinstance(part, Group) and part.kind == "fold":
        return 1
    return isinstance(part, Field) + sum(map(controls_at_first, _within(part)))


def named_keys(part: Page | Part) -> list[tuple[Say, Key]]:
    """All keys with a message of their own for readers, and that message."""
    return [(one.name, one) for one in keys_of(part) if isinstance(one.name, Say)]
