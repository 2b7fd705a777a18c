"""Questions that need no game in progress: links, codes, classes, a child's path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chocobox.boxes import description_of
from chocobox.codec import encode
from chocobox.games import GAMES
from chocobox.request import Request, RequestError, text_of

Answer = dict[str, Any]


def games(request: Request) -> Answer:
    """The descriptions of all games."""
    return {"games": [description_of(game) for game in GAMES.values()]}


def link(request: Request) -> Answer:
    """The text of a link for a game, a set or a result."""
    from chocobox.links import fitting, link  # no start waits for links

    wanted = request.get("link")
    names = request.get("names", True)
    if not isinstance(wanted, dict) or not isinstance(names, bool):
        raise RequestError("bad-request", "link must be an object, names true or false.")
    result = wanted.get("result")
    if wanted.get("use") == "result" and isinstance(result, dict) and "played" in result:
        wanted = {"use": "result", "result": fitting.fitted(result)}
    return {"link": link.write(wanted, names)}


def opened(request: Request) -> Answer:
    """What a link holds; no game changes."""
    from chocobox.links import link

    return {"opened": link.told(link.read(text_of(request, "text")))}


def qr(request: Request) -> Answer:
    """The QR code of a text; null if the text does not fit into one."""
    try:
        from chocobox.links.qr import code_of  # slow to import and often not needed
    except ImportError as error:
        text = "Codes need the Python package segno: python -m pip install segno."
        raise RequestError("no-qr", text) from error
    return {"qr": encode(code_of(text_of(request, "text")))}


def tries(request: Request) -> Answer:
    """What a pupil's device has played of a set: which try counts, and which are practice."""
    from chocobox.classes import tries

    return {"tries": encode(tries.tries_of(request))}


def merge(request: Request) -> Answer:
    """What a learning platform has kept joins a device's tries; neither side loses one."""
    from chocobox.links import merging

    return {"merge": encode(merging.merged(request))}


def renew(request: Request) -> Answer:
    """Tasks as they can be given today, and which of them are of an older box."""
    from chocobox.classes import renewed  # a teacher's part: no start waits for it

    return {"renew": encode(renewed.renewed_of(request))}


def rows(request: Request) -> Answer:
    """A class's table: who is who, what counts, and who is missing."""
    from chocobox.classes import kept, pupils  # a teacher's part: no start waits for it

    return {"rows": encode(pupils.table_of(kept.class_of(request)))}


def who(request: Request) -> Answer:
    """The people of a class after one more decision of the teacher."""
    from chocobox.classes import pupils

    return {"who": encode(pupils.decided(request))}


def csv(request: Request) -> Answer:
    """The table, or every try, as a CSV file."""
    from chocobox.classes import sheet

    return {"csv": sheet.file_of(request)}


def together(request: Request) -> Answer:
    """How a class answered, task by task: for all to look at."""
    from chocobox.classes import together
    from chocobox.links import link

    return {"together": encode(together.together_of(request, link.played))}


def path(request: Request) -> Answer:
    """One child's path on a day: skills, what comes back, the board of the week."""
    from chocobox import path  # no start waits for it

    return {"path": encode(path.path_of(request))}


def puzzle(request: Request) -> Answer:
    """A person's own mistake as a puzzle: the table before it, and what could be done."""
    from chocobox.values import puzzles  # no start waits for it

    return {"puzzle": encode(puzzles.posed(request))}


def solve(request: Request) -> Answer:
    """Whether a choice solves a puzzle, and what is best there."""
    from chocobox.values import puzzles

    return {"solve": encode(puzzles.solved(request))}


def code(request: Request) -> Answer:
    """What is wrong with the code of a bot before it plays; null if it can be read."""
    from chocobox.workshop import asking  # no start waits for it

    return {"code": encode(asking.trouble(request))}


def choose(request: Request) -> Answer:
    """What a bot of such code chooses at a table that a match tells; asked behind the wall."""
    from chocobox.workshop import asking

    return {"choose": encode(asking.choice(request))}


def ranking(request: Request) -> Answer:
    """The table of a tournament, from the rounds that have come back."""
    from chocobox.workshop import ranking  # no start waits for it

    return {"ranking": encode(ranking.ranking_of(request))}


def test(request: Request) -> Answer:
    """One test of a task of a game's walk, and how a choice there is."""
    from chocobox.workshop import walk

    return {"test": encode(walk.posed(request))}


def forget(request: Request) -> Answer:
    """A class after the names of its old results are gone."""
    from chocobox.links import expiry

    return {"forget": encode(expiry.forgotten(request))}


_CLASS: Final = ("set", "results", "people", "expected")

QUESTIONS: Final[Mapping[str, tuple[tuple[str, ...], Callable[[Request], Answer]]]] = {
    "games": ((), games),
    "link": (("link", "names"), link),
    "open": (("text",), opened),
    "qr": (("text",), qr),
    "tries": (("set", "played"), tries),
    "merge": (("key", "text", "points", "played"), merge),
    "renew": (("tasks",), renew),
    "rows": (_CLASS, rows),
    "who": (("people", "groups", "same", "name"), who),
    "together": (_CLASS, together),
    "path": (("kept", "puzzles", "day", "done", "came", "solved"), path),
    "puzzle": (("record", "ply"), puzzle),
    "solve": (("record", "ply", "action"), solve),
    "code": (("code",), code),
    "choose": (("table", "code"), choose),
    "ranking": (("bots", "deals", "rounds", "points"), ranking),
    "test": (("game", "task", "number", "place"), test),
    "csv": ((*_CLASS, "tasks", "words", "separator", "every"), csv),
    "forget": ((*_CLASS, "old", "word"), forget),
}
"""Each by its name, with its fields."""
