"""The one door between Python and everything else: `handle(text) -> text`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from chocobox.codec import encode
from chocobox.core import Game
from chocobox.games import BOTS, GAMES
from chocobox.request import (
    LATEST,
    SEEDS,
    Request,
    RequestError,
    moves_of,
    options_of,
    parse,
    players_of,
    short,
    text_of,
    whole_of,
    wish_of,
    with_sentence,
)
from chocobox.session import Session


class Door:
    """Requests in, replies out, and the game that is being played behind it."""

    def __init__(self) -> None:
        self.session: Session | None = None

    def handle(self, text: str) -> str:
        """Answer one request, both JSON; never raises, and a fault leaves the game untouched."""
        number = None
        try:
            request = parse(text)
            number = request.get("id")
            reply = self._answer(request)
        except RequestError as fault:
            reply = _error(fault.kind, str(fault))
        except Exception as error:  # the door stays open whatever happens behind it
            reply = _error("internal", f"The engine stumbled: {type(error).__name__}: {error}.")
        text = json.dumps({"id": number, **reply}, separators=(",", ":"))
        if self.session is None or "update" not in reply:
            return text
        return text.removesuffix(_NO_MOVES) + self.session.moves_text + _NO_MOVES[2:]

    def _answer(self, request: Request) -> dict[str, Any]:
        op = request.get("op")
        if not isinstance(op, str) or op not in _OPS:
            raise RequestError("bad-request", f"op must be one of: {', '.join(_OPS)}.")
        fields, answer = _OPS[op]
        unknown = [name for name in request if name not in ("id", "op", *fields)]
        if unknown:
            raise RequestError("bad-request", f"{op} has no field named {short(unknown[0])}.")
        return answer(self, request)

    def new(self, request: Request) -> dict[str, Any]:
        """Start a game, or continue one from its moves."""
        game = GAMES.get(text_of(request, "game"))
        if game is None:
            raise RequestError(
                "bad-request", f"The box has no game named {short(request['game'])}."
            )
        edition = request.get("edition", game.edition)
        if edition != game.edition:
            text = f"This game is from an older box (edition {short(edition)})."
            raise RequestError("older-box", text)
        players = players_of(request, game)
        seed = whole_of(request, "seed", 0, SEEDS - 1)
        try:
            session = Session(game, options_of(request, game), players, seed)
        except ValueError as error:
            raise RequestError("bad-request", f"{error}.") from error
        bots = {bot.name: bot for bot in BOTS[game.name]}
        session.bots = {
            seat: bots[player["bot"]]
            for seat, player in enumerate(players)
            if player["kind"] == "bot"
        }
        try:
            session.replay(moves_of(request))
        except ValueError as error:
            raise RequestError("bad-record", f"The saved game is damaged: {error}.") from error
        session.resume()
        self.session = session
        return {"update": _told(session)}

    def play(self, request: Request) -> dict[str, Any]:
        """A person acts."""
        session, seat = self._person(request)
        at = whole_of(request, "at", 0, LATEST)
        with_sentence(lambda: session.play(seat, wish_of(request), at))
        return {"update": _told(session)}

    def tick(self, request: Request) -> dict[str, Any]:
        """The time that was asked for has come."""
        session = self._session()
        session.tick(whole_of(request, "at", 0, LATEST))
        return {"update": _told(session)}

    def undo(self, request: Request) -> dict[str, Any]:
        """Back to this person's last choice."""
        session, seat = self._person(request)
        session.undo(seat)
        return {"update": _told(session)}

    def hint(self, request: Request) -> dict[str, Any]:
        """The strongest bot's action for this seat."""
        session, seat = self._person(request)
        return {"hint": encode(session.hint(seat, BOTS[session.game.name][-1]))}

    def why(self, request: Request) -> dict[str, Any]:
        """The rules that forbid an action; none for one that is offered."""
        session, seat = self._person(request)
        wish = wish_of(request)
        if session.find(seat, wish) is not None:
            return {"why": []}
        codes = with_sentence(lambda: session.game.why(session.state, seat, wish))
        return {"why": encode(codes or ("not_offered",))}

    def foresee(self, request: Request) -> dict[str, Any]:
        """The view after an action that shows nothing hidden, else null."""
        session, seat = self._person(request)
        return {"try": encode(session.foresee(seat, wish_of(request)))}

    def games(self, request: Request) -> dict[str, Any]:
        """What is in the box."""
        return {"games": [_box(game) for game in GAMES.values()]}

    def _session(self) -> Session:
        if self.session is None:
            raise RequestError("no-game", "No game has been started.")
        return self.session

    def _person(self, request: Request) -> tuple[Session, int]:
        session = self._session()
        seat = whole_of(request, "seat", 0, len(session.players) - 1)
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


_NO_MOVES = "[]}}}"
"""How the reply to an update ends before the record's moves are put in: they are many."""


def _told(session: Session) -> Any:
    """What happened, as JSON, but for the record's moves."""
    update = session.update()
    return encode(replace(update, record=replace(update.record, moves=())))


def _error(kind: str, text: str) -> dict[str, Any]:
    return {"error": {"type": kind, "text": text}}


def _box(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "type": "Box",
        "name": game.name,
        "edition": game.edition,
        "seats": list(game.seats),
        "teams": list(game.teams),
        "options": encode(game.choices),
        "bots": [bot.name for bot in BOTS[game.name]],
    }


handle = Door().handle
