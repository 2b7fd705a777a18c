"""Questions about links: their texts, their contents, and the answers of a class."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict, cast

from chocobox.classes.terms import Counts, Help, Picks
from chocobox.classes.together import Together, together_of
from chocobox.classes.tries import Tries
from chocobox.core.record import RecordData
from chocobox.links.fitting import fitted
from chocobox.links.link import as_json, played, read, write
from chocobox.links.merging import Added
from chocobox.links.of_bot import Bot
from chocobox.request import Request, RequestError, text_of
from chocobox.sandbox.entries import Entry


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


class OpenedSet(TypedDict):
    """A class set; help, counts and picks stand there only where they are not as usual."""

    title: str
    tasks: list[RecordData]
    help: NotRequired[Annotated[Any, Help]]
    counts: NotRequired[Annotated[str, Counts]]
    picks: NotRequired[Annotated[Any, Picks | None]]


class OpenedTask(TypedDict):
    """One task of a result: how many tries were begun, and those that were finished."""

    begun: int
    tries: list[Annotated[Any, Added]]


class OpenedResult(TypedDict):
    """A result; moves: of each task, in links of older boxes, which have no tries."""

    set: OpenedSet
    name: str
    when: int
    origin: NotRequired[int]
    tries: NotRequired[list[OpenedTask]]
    players: NotRequired[int]
    moves: NotRequired[list[list[list[int]]]]


class OpenedTournament(TypedDict):
    """A tournament and its points; older: it was played in an older way."""

    game: str
    edition: int
    seed: int
    deals: int
    bots: list[Annotated[Any, Entry]]
    points: list[int]
    way: int
    older: bool


class OnTable(TypedDict):
    """A game for one that can begin on a link's table."""

    game: str
    options: dict[str, int]


class Opened(TypedDict):
    """The contents of a link.

    use: "set", "result", "bot", "tournament", or what a game's link is for. older: the places of
    tasks that this box cannot play. unread: of those with tries that it cannot read. solos: of a
    table.
    """

    use: str
    record: NotRequired[RecordData]
    plies: NotRequired[int]
    done: NotRequired[bool]
    scores: NotRequired[list[Any] | None]
    solos: NotRequired[list[OnTable]]
    set: NotRequired[OpenedSet]
    key: NotRequired[str]
    older: NotRequired[list[int]]
    unread: NotRequired[list[int]]
    result: NotRequired[OpenedResult]
    tries: NotRequired[list[Annotated[Any, Tries]]]
    total: NotRequired[int]
    most: NotRequired[int]
    bot: NotRequired[Annotated[Any, Bot]]
    tournament: NotRequired[OpenedTournament]


def opened(request: Request) -> Opened:
    """The contents of a link, replayed; no game changes.

    Errors `bad-link`, `older-box`, `newer-box`. Of a set and a result, `older` has the places of
    tasks that this box cannot play; of a result, `unread` those with tries that it cannot read. A
    tournament tells in which `way` it was played, and whether that is an `older` one.
    """
    return cast("Opened", as_json(read(text_of(request, "text"))))


def together(request: Request) -> Together:
    """A class's answers, task by task, for all to look at.

    Each result also has the `text` of its link, which is replayed. The `pupils`, and of each task
    what it `came` to; where a game reveals its solution also each question with its view, the right
    answer, and the answers that were `given`, by `who`.
    """
    return together_of(request, played)
