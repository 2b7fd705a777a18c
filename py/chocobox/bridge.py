"""The one door between Python and everything else: `handle(text) -> text`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from chocobox.codec import encode
from chocobox.core import Choice, Game
from chocobox.games import BOTS, GAMES
from chocobox.session import Session

MOST_TEXT = 1_000_000
MOST_MOVES = 20_000
MOST_NAME = 60
LATEST = 1 << 53
"""The last instant that JavaScript can count, in ms."""

SEEDS = 1 << 64

Request = Mapping[str, Any]


class RequestError(Exception):
    """A request that cannot be met: a type for the program, a sentence for a person."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Door:
    """Requests in, replies out, and the game that is being played behind it."""

    def __init__(self) -> None:
        self.session: Session | None = None

    def handle(self, text: str) -> str:
        """Answer one request, both JSON; never raises, and a fault leaves the game untouched."""
        number = None
        try:
            request = _parse(text)
            number = request.get("id")
            reply = self._answer(request)
        except RequestError as fault:
            reply = _error(fault.kind, str(fault))
        except Exception as error:  # the door stays open whatever happens behind it
            reply = _error("internal", f"The engine stumbled: {type(error).__name__}: {error}.")
        return json.dumps({"id": number, **reply}, separators=(",", ":"))

    def _answer(self, request: Request) -> dict[str, Any]:
        op = request.get("op")
        if not isinstance(op, str) or op not in _OPS:
            raise RequestError("bad-request", f"op must be one of: {', '.join(_OPS)}.")
        fields, answer = _OPS[op]
        unknown = [name for name in request if name not in ("id", "op", *fields)]
        if unknown:
            raise RequestError("bad-request", f"{op} has no field named {_short(unknown[0])}.")
        return answer(self, request)

    def new(self, request: Request) -> dict[str, Any]:
        """Start a game, or continue one from its moves."""
        game = GAMES.get(_text(request, "game"))
        if game is None:
            raise RequestError(
                "bad-request", f"The box has no game named {_short(request['game'])}."
            )
        edition = request.get("edition", game.edition)
        if edition != game.edition:
            text = f"This game is from an older box (edition {_short(edition)})."
            raise RequestError("older-box", text)
        players = _players(request, game)
        seed = _whole(request, "seed", 0, SEEDS - 1)
        try:
            session = Session(game, _options(request, game), players, seed)
        except ValueError as error:
            raise RequestError("bad-request", f"{error}.") from error
        bots = {bot.name: bot for bot in BOTS[game.name]}
        session.bots = {
            seat: bots[player["bot"]]
            for seat, player in enumerate(players)
            if player["kind"] == "bot"
        }
        try:
            session.replay(_moves(request))
        except ValueError as error:
            raise RequestError("bad-record", f"The saved game is damaged: {error}.") from error
        self.session = session
        return {"update": encode(session.update())}

    def play(self, request: Request) -> dict[str, Any]:
        """A person acts."""
        session, seat = self._person(request)
        at = _whole(request, "at", 0, LATEST)
        with_sentence(lambda: session.play(seat, _wish(request), at))
        return {"update": encode(session.update())}

    def tick(self, request: Request) -> dict[str, Any]:
        """The time that was asked for has come."""
        session = self._session()
        session.tick(_whole(request, "at", 0, LATEST))
        return {"update": encode(session.update())}

    def undo(self, request: Request) -> dict[str, Any]:
        """Back to this person's last choice."""
        session, seat = self._person(request)
        session.undo(seat)
        return {"update": encode(session.update())}

    def hint(self, request: Request) -> dict[str, Any]:
        """The strongest bot's action for this seat."""
        session, seat = self._person(request)
        return {"hint": encode(session.hint(seat, BOTS[session.game.name][-1]))}

    def why(self, request: Request) -> dict[str, Any]:
        """The rules that forbid an action; none for one that is offered."""
        session, seat = self._person(request)
        wish = _wish(request)
        if session.find(seat, wish) is not None:
            return {"why": []}
        codes = with_sentence(lambda: session.game.why(session.state, seat, wish))
        return {"why": encode(codes or ("not_offered",))}

    def foresee(self, request: Request) -> dict[str, Any]:
        """The view after an action that shows nothing hidden, else null."""
        session, seat = self._person(request)
        return {"try": encode(session.foresee(seat, _wish(request)))}

    def games(self, request: Request) -> dict[str, Any]:
        """What is in the box."""
        return {"games": [_box(game) for game in GAMES.values()]}

    def _session(self) -> Session:
        if self.session is None:
            raise RequestError("no-game", "No game has been started.")
        return self.session

    def _person(self, request: Request) -> tuple[Session, int]:
        session = self._session()
        seat = _whole(request, "seat", 0, len(session.players) - 1)
        if seat in session.bots:
            raise RequestError("bad-request", f"Seat {seat} is played by a bot.")
        return session, seat


_OPS: dict[str, tuple[tuple[str, ...], Callable[[Door, Request], dict[str, Any]]]] = {
    "new": (("game", "edition", "options", "players", "seed", "moves"), Door.new),
    "play": (("seat", "action", "at"), Door.play),
    "tick": (("at",), Door.tick),
    "undo": (("seat",), Door.undo),
    "hint": (("seat",), Door.hint),
    "why": (("seat", "action"), Door.why),
    "try": (("seat", "action"), Door.foresee),
    "games": ((), Door.games),
}


def with_sentence(act: Callable[[], Any]) -> Any:
    """Do it; what does not make sense to the game becomes a sentence."""
    try:
        return act()
    except ValueError as error:
        raise RequestError("bad-request", f"{error}.") from error


def _error(kind: str, text: str) -> dict[str, Any]:
    return {"error": {"type": kind, "text": text}}


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _parse(text: str) -> Request:
    if len(text) > MOST_TEXT:
        raise RequestError("bad-json", f"A request has at most {MOST_TEXT} characters.")
    try:
        request = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-json", "The request is not valid JSON.") from error
    if not isinstance(request, dict):
        raise RequestError("bad-json", "A request is a JSON object.")
    return request


def _text(request: Request, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise RequestError("bad-request", f"{name} must be a text.")
    return value


def _whole(request: Request, name: str, least: int, most: int) -> int:
    value = request.get(name)
    if type(value) is not int or not least <= value <= most:
        raise RequestError("bad-request", f"{name} must be a whole number from {least} to {most}.")
    return value


def _wish(request: Request) -> Mapping[str, object]:
    wish = request.get("action")
    if not isinstance(wish, dict):
        raise RequestError("bad-request", "action must be one of the actions that were offered.")
    return wish


def _players(request: Request, game: Game[Any, Any]) -> list[dict[str, str]]:
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
                return {"kind": "person", "name": name}
        case {"kind": "bot", "bot": str(name), **rest} if not rest:
            if any(bot.name == name for bot in BOTS[game.name]):
                return {"kind": "bot", "bot": name}
    bots = ", ".join(bot.name for bot in BOTS[game.name])
    kinds = '{"kind":"person","name":…} or {"kind":"bot","bot":…}'
    raise RequestError("bad-request", f"A player is {kinds}; the bots are {bots}.")


def _options(request: Request, game: Game[Any, Any]) -> Any:
    given = request.get("options", {})
    if not isinstance(given, dict):
        raise RequestError("bad-request", "options must be a JSON object.")
    values = {name: value for name, value in given.items() if name != "type"}
    choices = {choice.name: choice for choice in game.choices}
    for name, value in values.items():
        if name not in choices:
            raise RequestError("bad-request", f"{game.name} has no option named {_short(name)}.")
        check_option(choices[name], value)
    return game.options(**values)


def check_option(choice: Choice, value: object) -> None:
    """RequestError unless the value is one that this house rule may have."""
    if isinstance(choice.default, bool):
        if not isinstance(value, bool):
            raise RequestError("bad-request", f"{choice.name} must be true or false.")
    elif type(value) is not int or not choice.least <= value <= choice.most:
        text = f"{choice.name} must be a whole number from {choice.least} to {choice.most}."
        raise RequestError("bad-request", text)


def _moves(request: Request) -> list[tuple[int, int, int]]:
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


def _box(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "type": "Box",
        "name": game.name,
        "edition": game.edition,
        "seats": list(game.seats),
        "options": encode(game.choices),
        "bots": [bot.name for bot in BOTS[game.name]],
    }


handle = Door().handle
