"""A table as it lay, with a question, for a sheet of paper; on a second sheet its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chocobox.analysis.watch import Watch, watch_of
from chocobox.boxes import main_of
from chocobox.games import paper_of
from chocobox.kit.paper import Line, Question
from chocobox.links.watched import watched
from chocobox.pages.asked import Asked, place_in
from chocobox.pages.page import Choice, Group, Key, Page, Part, Picture, Text, Tool
from chocobox.pages.press import Local
from chocobox.pages.remembered import remembered
from chocobox.pages.words import Say, Several, say
from chocobox.request import Request, RequestError, fault
from chocobox.tasks.stand_in import StandIn


def page(asked: Asked) -> Page:
    """The sheets of the question that was chosen; of a game that is nowhere, a missing page."""
    try:
        record = _record(asked)
        questions = _found({"record": record, "query": asked.query})
    except RequestError:
        return Page(title=say("paper-title"), parts=(), look="sheet", is_missing=True)
    at = place_in(str(asked.fields.get("ask", 0)))
    parts = _sheets(main_of(record["game"]), questions, at if 0 <= at < len(questions) else 0)
    return Page(
        title=say("paper-title"),
        look="paper-page",
        back=_back(asked.query),
        back_says="replay-leave",
        parts=parts,
    )


# --- which table ---


def _record(asked: Asked) -> Any:
    """The record of a saved game, or of the game in a link."""
    query = asked.query
    if "link" in query:
        task, nth = (place_in(query.get(name, "0")) for name in ("task", "try"))
        record = watched({"text": query["link"], "task": task, "nth": nth}).record
    else:
        played = asked.given["played"]
        record = played["record"] if played and not played["closed"] else None
    if record is None:
        raise fault("There is no such game.")
    return record


@remembered
def _found(given: Request) -> Sequence[Question]:
    """All questions of that table; the hard bot may think for a while about some."""
    record, query = given["record"], given["query"]
    watch, paper = watch_of(record), paper_of(main_of(record["game"]))
    state = watch.game.lying(watch.session.states[_ply(watch, query)])
    if paper is None or state is None:
        return ()
    game = watch.game.game if isinstance(watch.game, StandIn) else watch.game
    seat = None if query.get("open") else place_in(query.get("seat", ""))
    return paper.questions(game, state, seat)


def _ply(watch: Watch, query: Request) -> int:
    """Where the game was looked at; without a place, as it stands."""
    ply = place_in(query.get("ply", ""))
    return ply if 0 <= ply <= watch.plies else watch.plies


def _back(query: Request) -> str:
    """The address of the table or the replay from which one came."""
    if "link" in query:
        numbers = {name: query.get(name, "") for name in ("task", "try")}
        place = "&".join(f"{name}={one}" for name, one in numbers.items() if one.isdecimal())
        return f"#/watch/{query['link']}" + (f"?{place}" if place else "")
    return f"#/{'replay' if 'ply' in query else 'game'}/{query.get('game', '')}"


# --- the sheets ---


def _sheets(game: str, questions: Sequence[Question], at: int) -> tuple[Part, ...]:
    """Which question, then both sheets."""
    if not questions:
        return (Text(says=say("paper-none"), look="calm"),)
    values = tuple((i, _title(game, one)) for i, one in enumerate(questions))
    which = Choice(name="ask", says=say("paper-which"), value=at, values=values)
    prints = Key(says=say("paper-print"), does=Local("print"), sign="file")
    keys = (*((which,) if len(questions) > 1 else ()), prints)
    return (
        Picture(kind="symbols", given={"games": [game]}),
        Group(kind="row", look="paper-keys", parts=keys),
        _sheet(game, questions[at]),
        _key(game, questions[at]),
    )


def _sheet(game: str, question: Question) -> Part:
    """A place for the name, the board, the question, and room to write."""
    head = (Text(says=say("paper-name")), Text(says=say("paper-date")))
    lines = tuple(Text(says="", look="paper-line", aloud="") for _ in range(question.room))
    return Group(
        kind="section",
        look="paper-sheet",
        game=game,
        name=_title(game, question),
        parts=(
            Group(kind="row", look="paper-head", parts=head),
            Text(says=_title(game, question), kind="title"),
            Text(says=_words(game, question.asks), look="paper-asks"),
            _drawn(game, question, "board"),
            *lines,
        ),
    )


def _key(game: str, question: Question) -> Part:
    """What is right, marked on the board and told."""
    title = say("paper-key", title=_title(game, question))
    told = tuple(Text(says=_words(game, line)) for line in question.key)
    return Group(
        kind="section",
        look="paper-sheet paper-key",
        game=game,
        name=title,
        parts=(Text(says=title, kind="title"), _drawn(game, question, "key"), *told),
    )


def _drawn(game: str, question: Question, shows: str) -> Part:
    """The board, as its game draws it."""
    given = {"game": game, "asks": question.asks.code, "shows": shows, "view": question.view}
    marks = {"marks": question.marks} if shows == "key" else {}
    return Tool(kind="paper", given={**given, **marks})


def _title(game: str, question: Question) -> Say:
    return say(f"paper-{game}-{question.asks.code}-title")


def _words(game: str, line: Line) -> Say:
    """A sentence."""
    facts = {name: _fact(fact) for name, fact in line.facts.items()}
    return say(f"paper-{game}-{line.code}", **facts)


def _fact(fact: Any) -> Any:
    """A fact as its message takes it; several are counted up as the language does it."""
    if isinstance(fact, tuple):
        return Several(tuple(map(str, fact)), "and")
    return str(fact).lower() if isinstance(fact, bool) else fact
