"""Checks each part of a request, and writes a sentence about each fault."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from itertools import accumulate
from math import isfinite
from typing import Any

from chocobox.core.bots import OWN
from chocobox.core.game import Choice, Game
from chocobox.core.letters import is_seen, seen
from chocobox.games import BOTS

MOST_TEXT = 1_000_000
"""So many letters pages put into one request, where they can send the rest in another one."""

MOST_REQUEST = 16_000_000
"""The table of a class cannot be sent in parts: 5,000 full results have some 12 million letters."""

MOST_DEPTH = 50
"""The deepest nesting of JSON: at some thousands Pyodide's stack breaks for good."""

MOST_MOVES = 20_000
MOST_NAME = 60
MOST_POSITION = 2_000
MOST_CODE = 10_000
"""The code of a bot is at most so long."""

LATEST = 1 << 52
"""The latest time that a request may name, in ms; no game comes near it."""

SEEDS = 1 << 64

_NO_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[^"\[\]{}]+', re.DOTALL)
"""Matches all but brackets: whole texts, in which brackets do not count, and what lies between."""

_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}
"""How much deeper it goes behind each bracket."""

Request = Mapping[str, Any]


class RequestError(Exception):
    """A refused request: a type for programs and a sentence for persons."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def fault(text: str) -> RequestError:
    """The error of a request whose content cannot be; its text says what would be right."""
    return RequestError("bad-request", text)


def parse(text: str) -> Request:
    """The request as a mapping; RequestError unless it is a JSON object of allowed size."""
    if len(text) > MOST_REQUEST:
        raise RequestError("bad-json", f"A request has at most {MOST_REQUEST} characters.")
    if _is_deep(text):
        raise RequestError("bad-json", f"A request is nested at most {MOST_DEPTH} deep.")
    try:
        request = json.loads(text, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-json", "The request is not valid JSON.") from error
    if not isinstance(request, dict):
        raise RequestError("bad-json", "A request is a JSON object.")
    return request


def _is_deep(text: str) -> bool:
    brackets = _NO_BRACKETS.sub("", text)
    return max(accumulate(map(_DEEPER.__getitem__, brackets)), default=0) > MOST_DEPTH


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"JSON cannot hold {text}")
    return value


def short(value: object) -> str:
    """A value of the request, cut to 40 characters, for an error sentence."""
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:39] + "…"


def with_sentence(act: Callable[[], Any]) -> Any:
    """The result of act; a ValueError becomes a RequestError with its sentence."""
    try:
        return act()
    except ValueError as error:
        raise RequestError("bad-request", f"{error}.") from error


def text_of(request: Request, name: str) -> str:
    """A field that must be a text."""
    value = request.get(name)
    if not isinstance(value, str):
        raise RequestError("bad-request", f"{name} must be a text.")
    return value


def code_of(request: Request, name: str = "code") -> str:
    """A field that must be the code of a bot, with plain line ends; nobody reads it as Python."""
    code = re.sub("\r\n?", "\n", text_of(request, name).removeprefix("\ufeff"))
    if not code.strip() or len(code) > MOST_CODE or not is_seen(code):
        text = f"{name} must have 1 to {MOST_CODE} letters, all of which can be seen."
        raise RequestError("bad-request", text)
    return code


def object_of(request: Request, name: str) -> Request:
    """A field that must be a JSON object."""
    value = request.get(name)
    if not isinstance(value, Mapping):
        raise RequestError("bad-request", f"{name} must be a JSON object.")
    return value


def list_of(request: Request, name: str) -> list[Any]:
    """A field that must be a list."""
    value = request.get(name)
    if not isinstance(value, list):
        raise RequestError("bad-request", f"{name} must be a list.")
    return value


def whole_of(request: Request, name: str, least: int, most: int) -> int:
    """A field that must be a whole number in that range."""
    value = request.get(name)
    if type(value) is not int or not least <= value <= most:
        raise RequestError("bad-request", f"{name} must be a whole number from {least} to {most}.")
    return value


def wish_of(request: Request) -> Mapping[str, object]:
    """The action that a person wishes for, offered or not; it must have a type."""
    wish = request.get("action")
    if not isinstance(wish, dict) or not isinstance(wish.get("type"), str):
        raise RequestError("bad-request", "action must be one of the actions that were offered.")
    return wish


def players_of(request: Request, game: Game[Any, Any]) -> list[dict[str, str]]:
    """The players, persons and bots, in a number that the game allows."""
    players = request.get("players")
    if not isinstance(players, list) or len(players) not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise RequestError(
            "bad-request", f"players must be a list; {game.name} has seats for {seats}."
        )
    return [_player(player, game) for player in players]


def _player(player: object, game: Game[Any, Any]) -> dict[str, str]:
    match player:
        case {"kind": "person", **rest} if set(rest) <= {"name"}:
            name = rest.get("name", "")
            if isinstance(name, str) and len(name) <= MOST_NAME:
                return {"kind": "person", "name": seen(name)}
        case {"kind": "bot", "bot": str(name), **rest} if not rest:
            if name == OWN or any(bot.name == name for bot in BOTS[game.name]):
                return {"kind": "bot", "bot": name}
            raise _unknown("bot", name, game)
    bots = ", ".join(bot.name for bot in BOTS[game.name])
    kinds = '{"kind":"person","name":…} or {"kind":"bot","bot":…}'
    raise RequestError("bad-request", f"A player is {kinds}; the bots are {bots}.")


def options_of(request: Request, game: Game[Any, Any], players: list[dict[str, str]]) -> Any:
    """The house rules for these players; missing ones have their defaults."""
    given = request.get("options", {})
    if not isinstance(given, dict):
        raise RequestError("bad-request", "options must be a JSON object.")
    values = {name: value for name, value in given.items() if name != "type"}
    choices = {choice.name: choice for choice in game.choices}
    for name, value in values.items():
        if name not in choices:
            raise _unknown("option", name, game)
        check_option(choices[name], value)
        if value != choices[name].default and not choices[name].bots and _has_bot(players):
            raise RequestError("bad-request", f"{name} needs persons at all seats.")
    return game.options(**values)


def _unknown(kind: str, name: str, game: Game[Any, Any]) -> RequestError:
    """The error of a name that is not in this box: new names come with a newer one, only there."""
    return RequestError("newer-box", f"{game.name} has no {kind} named {short(name)} in this box.")


def flag_of(request: Request, name: str) -> bool:
    """Whether something is so; false if it is not told."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise RequestError("bad-request", f"{name} must be true or false.")
    return value


def position_of(request: Request) -> str:
    """The table at the start as a text; "" means the game's own deal."""
    position = request.get("position", "")
    if not isinstance(position, str) or len(position) > MOST_POSITION:
        text = f"position must be a text of at most {MOST_POSITION} characters."
        raise RequestError("bad-request", text)
    return position


def _has_bot(players: list[dict[str, str]]) -> bool:
    return any(player["kind"] == "bot" for player in players)


def check_option(choice: Choice, value: object) -> None:
    """RequestError unless this house rule may have the value."""
    if isinstance(choice.default, bool):
        if not isinstance(value, bool):
            raise RequestError("bad-request", f"{choice.name} must be true or false.")
    elif type(value) is not int or not choice.least <= value <= choice.most:
        text = f"{choice.name} must be a whole number from {choice.least} to {choice.most}."
        raise RequestError("bad-request", text)
    elif choice.values and value not in choice.values:
        values = ", ".join(map(str, choice.values))
        raise RequestError("bad-request", f"{choice.name} must be one of {values}.")


def moves_of(request: Request) -> list[tuple[int, int, int]]:
    """The moves of a record: seat, index into its actions, time."""
    moves = request.get("moves", [])
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise RequestError("bad-record", f"moves must be a list of at most {MOST_MOVES}.")
    if not all(_is_move(move) for move in moves):
        raise RequestError("bad-record", "Each move is a seat, a place in its actions, and a time.")
    return [(seat, index, at) for seat, index, at in moves]


def _is_move(move: object) -> bool:
    return (
        isinstance(move, list)
        and len(move) == 3
        and all(type(value) is int and -1 <= value <= LATEST for value in move)
    )
