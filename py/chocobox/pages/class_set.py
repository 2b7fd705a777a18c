"""One set: its code for the pupils, the results that came back, their table, and what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from chocobox.classes.terms import SWITCHES, Terms
from chocobox.links.results import MOST
from chocobox.pages.asked import Asked
from chocobox.pages.class_deeds import Deed, deed_of
from chocobox.pages.class_facts import Facts
from chocobox.pages.class_kept import Kept
from chocobox.pages.class_table import table_parts
from chocobox.pages.page import Field, Group, Key, Page, Part, Text, Tool, fold
from chocobox.pages.parts.names import called
from chocobox.pages.parts.tasks import (
    help_line,
    numbered_names,
    older_task,
    only_here,
    tasks_line,
    tray,
)
from chocobox.pages.parts.verdict import verdict_parts
from chocobox.pages.press import Act, Local, go
from chocobox.pages.words import Several, Words, say
from chocobox.request import MOST_NAME

MOST_EXPECTED = 100
"""No class is larger."""


def page(asked: Asked) -> Page:
    """The whole page, after what somebody has just done on it."""
    if asked.given["class"] is None:
        return Page(title=say("class-title"), parts=(), look="class-page", is_missing=True)
    done = deed_of(asked, MOST_EXPECTED)
    kept = done.kept
    facts = Facts.of(kept, {**asked.fields, **done.holds})
    return Page(
        title=kept.set["title"] or say("class-untitled"),
        look="class-page class-set",
        back="#/class",
        back_says="class-title",
        parts=(
            _for_pupils(facts, asked.given["device"]),
            _results(facts, asked, done),
            Group(kind="row", look="class-remove", parts=(_removal(facts),)),
        ),
        keep=done.keep,
        tells=done.tells,
        goes=done.goes,
        goes_how=done.goes_how,
        focus=done.focus,
        holds=done.holds,
        answer=done.answer,
    )


# --- for the pupils ---


def _for_pupils(facts: Facts, device: Mapping[str, Any]) -> Part:
    """The code with which pupils find the tasks, if it leads to any; the tasks open when wanted."""
    words = Group(kind="row", look="for-words", parts=tuple(_before(facts, device)))
    code = _code(facts, device) if facts.state.opens else ()
    does = go(f"#/class/{facts.kept.id}/onlook")
    key = Key(says=say("onlook-title"), does=does, look="quiet")
    onlook = (Group(kind="row", look="class-links", parts=(key,)),) if facts.state.opens else ()
    return Group(kind="card", look="for-pupils", parts=(words, *code, _tasks(facts), *onlook))


def _before(facts: Facts, device: Mapping[str, Any]) -> Iterator[Part]:
    """What to do with the code, and what can no longer be played."""
    yield Text(says=say("class-for-pupils"), kind="title")
    yield from only_here(device)
    if device["addressed"] and facts.state.opens:
        yield Text(says=say("class-for-line"))
    yield from _older_note(facts)


def _tasks(facts: Facts) -> Part:
    """What the set asks of pupils, and what else can be done with it."""
    kept, state = facts.kept, facts.state
    look = Key(says=say("class-look"), does=Act("preview"), look="quiet")
    copy = Key(says=say("class-copy-set"), does=Act("copy"), look="quiet")
    return fold(
        say("class-set-tasks", count=len(facts.tasks)),
        tray(facts.tasks, lambda i: (older_task(),) if i in state.older else ()),
        Text(says=_terms_line(kept.terms), look="small"),
        *help_line(kept.set),
        Group(kind="row", look="class-links", parts=(look, copy) if state.opens else (copy,)),
        look="class-asked",
    )


def _code(facts: Facts, device: Mapping[str, Any]) -> tuple[Part, ...]:
    """The code of the tasks; on paper with a line about it."""
    kept = facts.kept
    print_code = Key(says=say("class-print-code"), does=Local("print", "code"), look="quiet")
    title = kept.set["title"] or say("class-untitled")
    given = {"text": kept.key, "title": title, "fold": say("class-send")}
    more = {"more": print_code} if device["addressed"] else {}
    line = Text(says=say("class-for-line"), look="print-only", aloud="")
    tasks = Text(says=tasks_line(facts.tasks), look="print-only", aloud="")
    return line, tasks, Tool(kind="link", given=given | more)


def _older_note(facts: Facts) -> tuple[Part, ...]:
    """Which tasks cannot be played any more."""
    state, tasks = facts.state, facts.kept.set["tasks"]
    if not state.older and state.opens:
        return ()
    names = numbered_names(tasks, state.older)
    some = (
        say("class-older-some", tasks=names) if state.opens else say("class-older-all", tasks=names)
    )
    return (Text(says=(some, say("class-older-anew")), kind="note", look="only-here"),)


def _terms_line(terms: Terms) -> Words:
    """What the set settles, in one line."""
    kind, count = (terms.picks.kind, terms.picks.count) if terms.picks else ("typed", 0)
    names = say("class-names-told", kind=kind, count=count)
    on = (say(f"class-{name}-told") for name in SWITCHES if getattr(terms, name))
    return Several((names, say("class-counts-line", counts=terms.counts), *on))


# --- the results ---


def _results(facts: Facts, asked: Asked, done: Deed) -> Part:
    """What came back: ways to add more, who is missing, and the table."""
    kept, table = facts.kept, facts.table
    count, pupils = len(kept.results), len(table.pupils)
    device = asked.given["device"]
    unkept = () if device["keeps"] else (Text(says=say("class-not-kept"), kind="status"),)
    verdict = verdict_parts(done.verdict)
    adding = {"most": MOST, "here": count, "verdict": verdict}
    calm = Text(says=say("class-no-results"), look="calm")
    return Group(
        kind="card",
        look="class-results",
        parts=(
            Text(says=say("class-results", pupils=pupils), kind="title"),
            *unkept,
            Tool(kind="results", given=adding),
            *_missing(facts),
            *(table_parts(facts, asked.given["forget"]) if count else (calm,)),
            *(() if kept.terms.picks else (_expected(kept),)),
        ),
    )


def _missing(facts: Facts) -> tuple[Part, ...]:
    """Whose results have not come: of all names to pick from, or of those that were typed."""
    kept, missing = facts.kept, facts.table.missing
    picks = kept.terms.picks
    everybody = picks.count if picks else len(kept.expected)
    if not everybody or not kept.results:
        return ()
    names = Several(tuple(called(picks, it) for it in missing), "unit")
    parts: tuple[Part, ...] = (
        Text(says=say("class-missing", count=len(missing), all=everybody), kind="strong"),
        Text(says=names, kind="words"),
    )
    there = (Text(says=say("class-all-there", all=everybody), kind="words"),)
    return (Group(kind="status", look="class-missing", parts=parts if missing else there),)


def _expected(kept: Kept) -> Part:
    """The names of those whose results the teacher awaits, to be typed."""
    return fold(
        say("class-expected"),
        Field(
            name="expected",
            says=say("class-expected"),
            value="\n".join(kept.expected),
            most=MOST_EXPECTED * (MOST_NAME + 2),
            kind="text",
        ),
        Text(says=say("class-expected-line"), look="small"),
        look="class-expected",
    )


def _removal(facts: Facts) -> Part:
    """The key that deletes all, after a question."""
    return Key(
        says=say("class-remove"),
        does=Act("remove_set"),
        sure=say("class-remove-sure", count=len(facts.kept.results)),
        look="quiet",
    )
