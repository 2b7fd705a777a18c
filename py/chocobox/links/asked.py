"""Questions about links: their texts, their contents, and the answers of a class."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, NotRequired, TypedDict, cast

from chocobox.classes.task_set import Score
from chocobox.classes.terms import Counts, Help, Picks
from chocobox.classes.together import Together, together_of
from chocobox.classes.tries import Tries
from chocobox.core.record import RecordData
from chocobox.links.fitting import fitted
from chocobox.links.link import MOST_TEXT, as_json, played, read, write
from chocobox.links.merging import Added
from chocobox.links.of_bot import Bot
from chocobox.request import Request, RequestError, text_of


def written(request: Request) -> str:
    """The text of a link for a game, a set, a result, a bot or a tournament.

    `link` is `{use, record}`, `{use:"set", set}`, `{use:"result", result}`,
    `{use:"bot", bot:{game, author, code}}` or
    `{use:"tournament", tournament:{game, seed, deals, bots:[{name, code}…], points}}`, where a bot
    of the box is `{bot}`. A result may have `played` as in `tries`; it then gets the tries that
    fit. `names` false leaves names out.
    """
    wanted = request.get("link")
    names = request.get("names", True)
    if not isinstance(wanted, dict) or not isinstance(names, bool):
        raise RequestError("bad-request", "link must be an object, names true or false.")
    result = wanted.get("result")
    if wanted.get("use") == "result" and isinstance(result, dict) and "played" in result:
        wanted = {"use": "result", "result": fitted(result)}
    return write(wanted, names)


class TaskSet(TypedDict):
    """A class set; besides title and tasks, only what is not as usual stands there."""

    title: str
    tasks: list[RecordData]
    help: NotRequired[Annotated[Any, Help]]
    counts: NotRequired[Annotated[str, Counts]]
    picks: NotRequired[Annotated[Any, Picks | None]]
    glance: NotRequired[bool]
    kiosk: NotRequired[bool]


class PlayedTask(TypedDict):
    """One task of a result: how many tries were begun, and those that were finished."""

    begun: int
    tries: list[Annotated[Any, Added]]


class Result(TypedDict):
    """A result; moves: of each task, in links of older boxes, which have no tries."""

    set: TaskSet
    name: str
    when: int
    origin: NotRequired[int]
    tries: NotRequired[list[PlayedTask]]
    players: NotRequired[int]
    moves: NotRequired[list[list[list[int]]]]


class Entrant(TypedDict):
    """A bot of a tournament: the name and code of a written one, or bot, the name of the box."""

    name: NotRequired[str]
    code: NotRequired[str]
    bot: NotRequired[str]


class PlayedTournament(TypedDict):
    """A tournament and its points; older: it was played in an older way."""

    game: str
    edition: int
    seed: int
    deals: int
    bots: list[Entrant]
    points: list[int]
    way: int
    older: bool


class OnTable(TypedDict):
    """A game for one that can begin on a link's table."""

    game: str
    options: dict[str, int]


class OpenedGame(TypedDict):
    """A link of a game; use: what it is for. solos: of a table."""

    use: Literal["resume", "replay", "deal", "setup", "position"]
    record: RecordData
    plies: int
    done: bool
    scores: list[int] | None
    solos: NotRequired[list[OnTable]]


class OpenedSet(TypedDict):
    """A link of a class set; older: the places of tasks that this box cannot play."""

    use: Literal["set"]
    set: TaskSet
    key: str
    older: list[int]


class OpenedResult(TypedDict):
    """A link of a result, with its set; the tries are weighed, unless an older box wrote it.

    scores: of the tries that count. unread: the places of tasks with tries that this box cannot
    read.
    """

    use: Literal["result"]
    set: TaskSet
    key: str
    older: list[int]
    unread: list[int]
    result: Result
    tries: NotRequired[list[Annotated[Any, Tries]]]
    scores: list[Annotated[Any, Score]]
    total: int
    most: int


class OpenedBot(TypedDict):
    """A link of a written bot."""

    use: Literal["bot"]
    bot: Annotated[Any, Bot]


class OpenedTournament(TypedDict):
    """A link of a tournament."""

    use: Literal["tournament"]
    tournament: PlayedTournament


Opened = OpenedGame | OpenedSet | OpenedResult | OpenedBot | OpenedTournament
"""The contents of a link."""


def opened(request: Request) -> Opened:
    """The contents of a link, replayed; no game changes.

    Errors `bad-link`, `older-box`, `newer-box`. Of a set and a result, `older` has the places of
    tasks that this box cannot play; of a result, `unread` those with tries that it cannot read. A
    tournament tells in which `way` it was played, and whether that is an `older` one.
    """
    return cast("Opened", as_json(read(text_of(request, "text"))))


@lru_cache(2)
def contents_of(text: str) -> Opened:
    """The contents of a link; nobody changes them, since the same page asks for them again.

    What is far too long is not even read.
    """
    if len(text) > MOST_TEXT:
        raise RequestError("bad-link", "The link is too long.")
    return cast("Opened", as_json(read(text)))


def together(request: Request) -> Together:
    """A class's answers, task by task, for all to look at.

    Each result also has the `text` of its link, which is replayed. The `pupils`, and of each task
    what it `came` to; where a game reveals its solution also each question with its view, the right
    answer, and the answers that were `given`, by `who`.
    """
    return together_of(request, played)
