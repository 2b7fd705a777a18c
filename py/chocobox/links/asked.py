"""What is asked about links: their texts, what they hold, and how a class answered."""

from __future__ import annotations

from typing import Any

from chocobox.classes.together import Together, together_of
from chocobox.links.fitting import fitted
from chocobox.links.link import played, read, told, write
from chocobox.request import Request, RequestError, text_of


def written(request: Request) -> str:
    """The text of a link for a game, a set, a result, a bot or a tournament.

    `link` is `{use, record}`, `{use:"set", set}`, `{use:"result", result}`,
    `{use:"bot", bot:{game, author, code}}` or
    `{use:"tournament", tournament:{game, seed, deals, bots:[{name, code}…], points}}`. A result may
    have `played` as in `tries`; it then gets the tries that fit. `names` false leaves names out.
    """
    wanted = request.get("link")
    names = request.get("names", True)
    if not isinstance(wanted, dict) or not isinstance(names, bool):
        raise RequestError("bad-request", "link must be an object, names true or false.")
    result = wanted.get("result")
    if wanted.get("use") == "result" and isinstance(result, dict) and "played" in result:
        wanted = {"use": "result", "result": fitted(result)}
    return write(wanted, names)


def opened(request: Request) -> dict[str, Any]:
    """The contents of a link, replayed; no game changes.

    Errors `bad-link`, `older-box`, `newer-box`. Of a set and a result, `older` has the places of
    tasks that this box cannot play; of a result, `unread` those with tries that it cannot read. A
    tournament tells in which `way` it was played, and whether that is an `older` one.
    """
    return told(read(text_of(request, "text")))


def together(request: Request) -> Together:
    """How a class answered, task by task: for all to look at.

    Each result also has the `text` of its link, which is replayed. The `pupils`, and of each task
    what it `came` to; where a game reveals its solution also each question with its view, the right
    answer, and the answers that were `given`, by `who`.
    """
    return together_of(request, played)
