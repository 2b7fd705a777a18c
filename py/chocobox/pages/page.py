"""A page as a value: its words, its keys, and the meaning of each press. It holds no prose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from chocobox.core.codec import Lasting, Sparse
from chocobox.pages.press import Act, Begin, Go, Press
from chocobox.pages.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Sparse):
    """Words, with smaller words behind them; look: the class of their style, as in all parts.

    kind: "" is a paragraph, "words" stand within a line, "code" is as it is typed, with plain words
    behind it, an "official" name stands in American English in every language. aloud: what readers
    hear in their place; "" for nothing. sign: the icon before a paragraph.
    """

    says: Words | tuple[Words, ...]
    more: Words | None = None
    kind: (
        Literal["", "title", "heading", "name", "strong", "small", "words", "code", "official"]
        | Literal["status", "alert", "note"]
    ) = ""
    look: str = ""
    aloud: Words | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key(Sparse):
    """A key to press: a button, a link in a line, or a small tool.

    name: for readers, where the words on it say too little. sign: its icon. sure: the question
    before something is deleted. line: small words that explain it. off: it cannot be pressed.
    open: of a key that opens more, whether that is open.
    pressed: of a key that stays down, whether it is. current: it leads to where one is.
    """

    says: Words
    does: Press
    kind: Literal["", "link", "tool"] = ""
    name: Words | None = None
    sign: str = ""
    sure: Words | None = None
    line: Words | None = None
    off: bool = False
    look: str = ""
    open: bool | None = None
    pressed: bool | None = None
    current: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Sparse):
    """A question whose answer is a field of the page; values: each with its words.

    Of a switch, values are empty. line: small words about the answer that holds, or of a number
    about the question. lines: small words below each answer. faces: the animal beside each.
    missing: words before these, if an answer must be given. is_quiet: the question is for readers
    only. face: of a bot that a check is about.
    """

    name: str
    says: Words
    value: str | int | bool
    values: tuple[tuple[str | int, Words], ...] = ()
    kind: (
        Literal["radios", "switch", "number", "lids", "bots", "faces", "check"] | Literal["menu"]
    ) = "radios"
    line: Words | None = None
    look: str = ""
    lines: tuple[Words, ...] = ()
    is_quiet: bool = False
    faces: tuple[str, ...] = ()
    missing: Words | None = None
    face: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Sparse):
    """A text to type, which becomes a field of the page as soon as it is left.

    most: letters. kind: a "name" is a person's. at_once: each letter counts, as of what is pasted.
    line: small words about it. missing: words before these, if the text must be given. In a form
    it waits for the key of that.
    """

    name: str
    says: Words
    value: Words
    most: int
    kind: Literal["line", "text", "name"] = "line"
    empty: Words | None = None
    at_once: bool = False
    look: str = ""
    line: Words | None = None
    missing: Words | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture(Sparse):
    """A drawing of this kind, from what it shows.

    piece: of a task, a `count` of a `kind` of chocolate, or the lid of a `game` with a `sign`.
    number: its place in a list, for the eye. symbols: what the boards of puzzles of these games are
    made of, once on a page. guests: who sits at each seat of a record; watched: by somebody who is
    none of them. rules: its house rules that are not as usual, if there are any. plot: results on a
    scale. share: how many of all gave an answer, as a bar. address: of the link with this text, to
    read on paper. card: the card of the rules of a `game`. figures: those of a `section` of its
    rules, if it has some. sign: the icon of that `name`.
    """

    kind: (
        Literal["bar", "lid", "tray", "piece", "number", "face", "symbols", "guests", "rules"]
        | Literal["plot", "share", "address", "card", "figures", "sign", "chance"]
        | Literal["podium", "progress"]
    )
    given: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool(Sparse):
    """A thing of the device that acts by itself.

    whole-file: everything on the device as a file. link: the code, the address and the file of the
    link with this `text`, under this `title`; `file`: the file's own name. board: the table of a
    `record` before its first move; `waits`: its place is kept until it is there; `lid`: of which
    game in place of a picture that is not there.
    question: a part of a question as its game draws it (`shows`): the board, which also tells the
    question and the step (`part`), then what is asked, an answer at its place, and why. tourney:
    plays the tournament of its `entries` while it `runs`, and tells the games; or shows those of a
    bot, each of which can be watched.
    code: Python to read, with its `name` for readers. platform: what a learning platform around
    the page is told of the set of this `key`. licences: the texts of all licences. results: a place
    for links and files that came back, and the camera; `most`: so many are read at once. sheet:
    files for a spreadsheet, between other keys. links: a place for one link, with the `part` of it
    that the camera has already, and its `fault`. practice: the drawings for calls, an
    example of a `kind` of cards, or a plot of what came of it. onlook: lets pupils' devices in that
    show their tasks of the same `set`, in `most` letters, and forgets those that are `gone`;
    showing: shows it what is `told`. paper: a question of a `game` for a sheet of paper as it draws
    it (`shows`): its board, or that of the key.
    """

    kind: (
        Literal["whole-file", "link", "board", "question", "code", "platform"]
        | Literal["licences", "tourney", "results", "sheet", "links", "practice"]
        | Literal["onlook", "showing", "paper"]
    )
    given: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(Sparse):
    """Parts that belong together; those of a list are its items.

    game: whose colours it has. address: where all of it leads, if it is a link. key: its name
    among its neighbours, by which it stays itself when they change places. name: for readers; of a
    fold or a form it stands on its key, of a fieldset above it, of a link it stands for its parts.
    does: what a form is for. Of the kinds, a scroll is a section with a bar of its own, a text a
    line of text and pictures, a status such a line that readers are told at once; a fold opens at a
    press on its name, or without one on its first part. In terms each meaning follows its term.
    """

    kind: (
        Literal["card", "row", "list", "numbered", "item", "link", "lines", "heading", "title"]
        | Literal["text", "section", "scroll", "nav", "terms", "term", "meaning", "fieldset"]
        | Literal["status", "fold", "form"]
    )
    parts: tuple[Part, ...]
    look: str = ""
    game: str = ""
    address: str = ""
    key: str = ""
    name: Words | None = None
    does: Act | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Sparse):
    """A column of a table: its head, and what a press on it does.

    sign: what eyes see in the place of the words, which only readers hear then; " " for nothing.
    order: how the table is sorted by it, if by this one. by: its name, for its style.
    """

    says: Words
    does: Press | None = None
    order: Literal["none", "ascending", "descending"] = "none"
    sign: str = ""
    title: Words | None = None
    by: str = ""
    look: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell(Sparse):
    """A cell of a table; label: its column, where a narrow screen shows each line as a sheet.

    says: its words, before other parts. kind: "name" tells whose line it is; "wide" is as wide as
    the table.
    """

    says: Words | None = None
    parts: tuple[Part, ...] = ()
    label: Words | None = None
    kind: Literal["", "name", "wide"] = ""
    look: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Lasting):
    """A line of a table; key: its name, by which it stays itself wherever it is sorted to."""

    cells: tuple[Cell, ...]
    key: str
    look: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Sparse):
    """A table; room: its least width in pixels, in less its lines are sheets; 0: never."""

    name: Words
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    room: int = 0
    look: str = ""


Part = Text | Key | Choice | Field | Picture | Tool | Group | Table


def card(title: Words, *parts: Part, look: str = "") -> Part:
    """A card with a title."""
    return Group(kind="card", look=look, parts=(Text(says=title, kind="title"), *parts))


def fold(name: Words, *parts: Part, look: str = "") -> Part:
    """Parts that open at a press on their name, and are not on paper."""
    return Group(kind="fold", look=f"class-fold {look}".strip(), name=name, parts=parts)


@dataclass(frozen=True, slots=True)
class Instead(Sparse):
    """Another told page at the same address: its name, and what stands for its stars."""

    name: str
    params: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page(Sparse):
    """A whole page.

    back: where its arrow leads, and its words. keep: what the device stores, by kind. tells: a
    sentence for readers about what was just done. goes: the page or the game that follows, in place
    of this one or not. focus: where the focus goes after a deed, as a style sheet names it. holds:
    answers that the page has from now on, as if somebody gave them. is_partial: more is to come, so
    the page is asked for again at once. is_missing: the address leads to nothing. game: whose
    colours the page has. keys: the meaning of keys of a keyboard, unless a field or a button needs
    them. answer: to the tool whose deed it was. instead: the page that stands in its place.
    """

    title: Words
    parts: tuple[Part, ...]
    look: str
    back: str = "#/"
    back_says: str = "to-shelf"
    keep: Mapping[str, Any] = field(default_factory=dict)
    tells: Words | None = None
    goes: Go | Begin | None = None
    goes_how: Literal["push", "replace"] = "push"
    focus: str = ""
    holds: Mapping[str, Any] = field(default_factory=dict)
    is_partial: bool = False
    is_missing: bool = False
    game: str = ""
    keys: Mapping[str, Press] = field(default_factory=dict)
    answer: Mapping[str, Any] = field(default_factory=dict)
    instead: Instead | None = None
