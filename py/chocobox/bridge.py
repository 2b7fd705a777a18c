"""The one function that all clients call: `handle(text) -> text`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from chocobox.boxes import description_of
from chocobox.codec import encode
from chocobox.games import GAMES
from chocobox.records import bots_of, session_of
from chocobox.replays.watch import Watch, watch_of
from chocobox.request import (
    LATEST,
    Request,
    RequestError,
    flag_of,
    parse,
    short,
    text_of,
    whole_of,
    wish_of,
    with_sentence,
)
from chocobox.session import Session

if TYPE_CHECKING:
    from chocobox.values.looking import Looking


class Door:
    """Answers requests; holds the games that are played, watched, and looked back at."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.watched: Watch | None = None
        self.looking: Looking | None = None

    def handle(self, text: str) -> str:
        """Answer one JSON request with JSON; never raises, and an error changes no game."""
        number = None
        try:
            request = parse(text)
            number = request.get("id")
            reply = self._answer(request)
        except RequestError as fault:
            reply = _error(fault.kind, str(fault))
        except Exception as error:  # a client gets an answer whatever happens
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
        session = session_of(request)
        session.resume()
        self.session = session
        return {"update": _update_of(session)}

    def play(self, request: Request) -> dict[str, Any]:
        """A person acts."""
        session, seat = self._person(request)
        at = whole_of(request, "at", 0, LATEST)
        with_sentence(lambda: session.play(seat, wish_of(request), at))
        return {"update": _update_of(session)}

    def tick(self, request: Request) -> dict[str, Any]:
        """The time that an update named as wake has come."""
        session = self._session()
        session.tick(whole_of(request, "at", 0, LATEST))
        return {"update": _update_of(session)}

    def undo(self, request: Request) -> dict[str, Any]:
        """Take back this person's last choice."""
        session, seat = self._person(request)
        session.undo(seat)
        return {"update": _update_of(session)}

    def hint(self, request: Request) -> dict[str, Any]:
        """The strongest bot's action for this seat; in a lesson, the right one."""
        session, seat = self._person(request)
        *_, strongest = bots_of(session.game).values()
        return {"hint": encode(session.hint(seat, strongest))}

    def why(self, request: Request) -> dict[str, Any]:
        """The rules that forbid an action; an empty list for an offered one."""
        session, seat = self._person(request)
        wish = wish_of(request)
        if session.find(seat, wish) is not None:
            return {"why": []}
        codes = with_sentence(lambda: session.game.why(session.state, seat, wish))
        return {"why": encode(codes or ("not_offered",))}

    def foresee(self, request: Request) -> dict[str, Any]:
        """The view after an action; null if it would show something hidden."""
        session, seat = self._person(request)
        return {"try": encode(session.foresee(seat, wish_of(request)))}

    def games(self, request: Request) -> dict[str, Any]:
        """The descriptions of all games."""
        return {"games": [description_of(game) for game in GAMES.values()]}

    def praise(self, request: Request) -> dict[str, Any]:
        """Something kind about each seat, once the game is over."""
        session = self._session()
        is_over = session.game.outcome(session.state) is not None
        return {"praise": encode(session.game.praise(session.states) if is_over else ())}

    def position(self, request: Request) -> dict[str, Any]:
        """The table as a text that `new` takes as position."""
        session = self._session()
        return {"position": session.game.position(session.state)}

    def link(self, request: Request) -> dict[str, Any]:
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

    def open(self, request: Request) -> dict[str, Any]:
        """What a link holds; no game changes."""
        from chocobox.links import link

        return {"opened": link.told(link.read(text_of(request, "text")))}

    def qr(self, request: Request) -> dict[str, Any]:
        """The QR code of a text; null if the text does not fit into one."""
        try:
            from chocobox.links.qr import code_of  # slow to import and often not needed
        except ImportError as error:
            text = "Codes need the Python package segno: python -m pip install segno."
            raise RequestError("no-qr", text) from error
        return {"qr": encode(code_of(text_of(request, "text")))}

    def watch(self, request: Request) -> dict[str, Any]:
        """Replay a record to watch it; the game in progress does not change."""
        self.watched = watch_of(request.get("record"))
        return {"watch": encode(self.watched.told())}

    def look(self, request: Request) -> dict[str, Any]:
        """The watched game after so many moves."""
        watched = self._watched()
        ply = whole_of(request, "ply", 0, watched.plies)
        seat = whole_of(request, "seat", 0, watched.seats - 1)
        return {"look": encode(watched.look(ply, seat, flag_of(request, "open")))}

    def ahead(self, request: Request) -> dict[str, Any]:
        """The bots of the watched game make one more move; null if it is over."""
        return {"ahead": encode(with_sentence(self._watched().ahead))}

    def look_back(self, request: Request) -> dict[str, Any]:
        """Look back at a record of a game that is over; its moves are then judged one by one."""
        from chocobox.values.looking import looking_at  # no start waits for it

        self.looking = looking_at(watch_of(request.get("record")).session)
        return {"look_back": {"plies": len(self.looking.session.moves)}}

    def judge(self, request: Request) -> dict[str, Any]:
        """One move of that game: every seat's chance after it, luck, and what was lost."""
        looking = self._looking()
        ply = whole_of(request, "ply", 0, len(looking.session.moves) - 1)
        return {"judge": encode(looking.judged(ply))}

    def verdict(self, request: Request) -> dict[str, Any]:
        """What that whole game came to: luck, skill, and how each seat played."""
        return {"verdict": encode(self._looking().back())}

    def tries(self, request: Request) -> dict[str, Any]:
        """What a pupil's device has played of a set: which try counts, and which are practice."""
        from chocobox.classes import tries

        return {"tries": encode(tries.tries_of(request))}

    def rows(self, request: Request) -> dict[str, Any]:
        """A class's table: who is who, what counts, and who is missing."""
        from chocobox.classes import kept, pupils  # a teacher's part: no start waits for it

        return {"rows": encode(pupils.table_of(kept.class_of(request)))}

    def who(self, request: Request) -> dict[str, Any]:
        """The people of a class after one more decision of the teacher."""
        from chocobox.classes import pupils

        return {"who": encode(pupils.decided(request))}

    def csv(self, request: Request) -> dict[str, Any]:
        """The table, or every try, as a CSV file."""
        from chocobox.classes import sheet

        return {"csv": sheet.file_of(request)}

    def together(self, request: Request) -> dict[str, Any]:
        """How a class answered, task by task: for all to look at."""
        from chocobox.classes import together
        from chocobox.links import link

        return {"together": encode(together.together_of(request, link.played))}

    def path(self, request: Request) -> dict[str, Any]:
        """One child's path on a day: skills, what comes back, the board of the week."""
        from chocobox import path  # no start waits for it

        return {"path": encode(path.path_of(request))}

    def forget(self, request: Request) -> dict[str, Any]:
        """A class after the names of its old results are gone."""
        from chocobox.links import expiry

        return {"forget": encode(expiry.forgotten(request))}

    def _session(self) -> Session:
        if self.session is None:
            raise RequestError("no-game", "No game has been started.")
        return self.session

    def _watched(self) -> Watch:
        if self.watched is None:
            raise RequestError("no-watch", "No game is being watched.")
        return self.watched

    def _looking(self) -> Looking:
        if self.looking is None:
            raise RequestError("no-look-back", "No game is being looked back at.")
        return self.looking

    def _person(self, request: Request) -> tuple[Session, int]:
        session = self._session()
        seat = whole_of(request, "seat", 0, len(session.players) - 1)
        if seat in session.bots:
            raise RequestError("bad-request", f"Seat {seat} is played by a bot.")
        return session, seat


_CLASS = ("set", "results", "people", "expected")
_OPS: dict[str, tuple[tuple[str, ...], Callable[[Door, Request], dict[str, Any]]]] = {
    "new": (("game", "edition", "options", "players", "seed", "position", "moves"), Door.new),
    "play": (("seat", "action", "at"), Door.play),
    "tick": (("at",), Door.tick),
    "undo": (("seat",), Door.undo),
    "hint": (("seat",), Door.hint),
    "why": (("seat", "action"), Door.why),
    "try": (("seat", "action"), Door.foresee),
    "games": ((), Door.games),
    "praise": ((), Door.praise),
    "position": ((), Door.position),
    "link": (("link", "names"), Door.link),
    "open": (("text",), Door.open),
    "qr": (("text",), Door.qr),
    "watch": (("record",), Door.watch),
    "look": (("ply", "seat", "open"), Door.look),
    "ahead": ((), Door.ahead),
    "look_back": (("record",), Door.look_back),
    "judge": (("ply",), Door.judge),
    "verdict": ((), Door.verdict),
    "tries": (("set", "played"), Door.tries),
    "rows": (_CLASS, Door.rows),
    "who": (("people", "groups", "same", "name"), Door.who),
    "together": (_CLASS, Door.together),
    "path": (("kept", "day", "done"), Door.path),
    "csv": ((*_CLASS, "tasks", "words", "separator", "every"), Door.csv),
    "forget": ((*_CLASS, "old", "word"), Door.forget),
}


_NO_MOVES = "[]}}}"
"""The end of a reply with an update, until the moves of the record replace the empty list."""


def _update_of(session: Session) -> Any:
    """The next update as JSON, without the record's moves."""
    update = session.update()
    return encode(replace(update, record=replace(update.record, moves=())))


def _error(kind: str, text: str) -> dict[str, Any]:
    return {"error": {"type": kind, "text": text}}


handle = Door().handle
