"""The one function that all clients call: `handle(text) -> text`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from chocobox.bots import OWN, WantedError
from chocobox.codec import encode
from chocobox.questions import QUESTIONS
from chocobox.records import bots_of, series_of, session_of
from chocobox.replays.watch import Watch, watch_of
from chocobox.request import (
    LATEST,
    Request,
    RequestError,
    flag_of,
    parse,
    short,
    whole_of,
    wish_of,
    with_sentence,
)
from chocobox.session import Session
from chocobox.update import Update

if TYPE_CHECKING:
    from chocobox.values.looking import Looking
    from chocobox.workshop.asking import Question
    from chocobox.workshop.match import Match, Report
    from chocobox.workshop.rounds import Rounds


MOST_GAMES = 8
"""More games than seats are in no series."""


class Door:
    """Answers requests; holds the games that are played, watched, and looked back at."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.asked: tuple[int, Question] | None = None
        self.watched: Watch | None = None
        self.looking: Looking | None = None
        self.matched: Match | None = None
        self.rounds: Rounds | None = None

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
        told = self.session if "update" in reply else self.matched if "match" in reply else None
        return text.removesuffix(_NO_MOVES) + told.moves_text + _NO_MOVES[2:] if told else text

    def _answer(self, request: Request) -> dict[str, Any]:
        op = request.get("op")
        if not isinstance(op, str) or op not in OPS:
            raise RequestError("bad-request", f"op must be one of: {', '.join(OPS)}.")
        fields = QUESTIONS[op][0] if op in QUESTIONS else _OPS[op][0]
        unknown = [name for name in request if name not in ("id", "op", *fields)]
        if unknown:
            raise RequestError("bad-request", f"{op} has no field named {short(unknown[0])}.")
        return QUESTIONS[op][1](request) if op in QUESTIONS else _OPS[op][1](self, request)

    def new(self, request: Request) -> dict[str, Any]:
        """Start a game, or continue one from its moves."""
        session = session_of(request)
        if OWN in [one.get("bot") for one in session.players]:
            from chocobox.workshop.asking import take_seats  # no start waits for it

            take_seats(session)
        session.resume()
        self.session, self.asked = session, None
        return {"update": _without_moves(session.update())}

    def play(self, request: Request) -> dict[str, Any]:
        """A person acts."""
        session, seat = self._person(request)
        at = whole_of(request, "at", 0, LATEST)
        with_sentence(lambda: session.play(seat, wish_of(request), at))
        return {"update": _without_moves(session.update())}

    def tick(self, request: Request) -> dict[str, Any]:
        """The time that an update named as wake has come."""
        return self._at(self._session(), whole_of(request, "at", 0, LATEST))

    def answer(self, request: Request) -> dict[str, Any]:
        """What a written bot chooses in the game in progress, after a tick asked for it."""
        from chocobox.workshop.asking import place_in

        session, (ply, question) = self._session(), self.asked or (-1, None)
        place, self.asked = place_in(request), None
        if question and ply == len(session.moves):
            session.hold(question.seat, question.move(place))
        return self._at(session, session.clock)

    def _at(self, session: Session, at: int) -> dict[str, Any]:
        try:
            session.tick(at)
        except WantedError as wanted:
            self.asked = len(session.moves), wanted.question
            return {"ask": encode(wanted.question.ask)}
        return {"update": _without_moves(session.update())}

    def undo(self, request: Request) -> dict[str, Any]:
        """Take back this person's last choice."""
        session, seat = self._person(request)
        session.undo(seat)
        return {"update": _without_moves(session.update())}

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

    def praise(self, request: Request) -> dict[str, Any]:
        """Something kind about each seat, once the game is over."""
        session = self._session()
        is_over = session.game.outcome(session.state) is not None
        return {"praise": encode(session.game.praise(session.states) if is_over else ())}

    def series(self, request: Request) -> dict[str, Any]:
        """A game that is over, counted together with those whose return game it is."""
        before = request.get("before")
        if not isinstance(before, list) or not all(isinstance(one, dict) for one in before):
            raise RequestError("bad-request", "before must be a list of records.")
        return {"series": encode(series_of(self._session(), before[:MOST_GAMES]))}

    def position(self, request: Request) -> dict[str, Any]:
        """The table as a text that `new` takes as position."""
        session = self._session()
        return {"position": session.game.position(session.state)}

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

        own = self.looking = looking_at(watch_of(request.get("record")).session)
        return {"look_back": {"plies": len(own.session.moves), "value": own.seen(0)}}

    def judge(self, request: Request) -> dict[str, Any]:
        """One move of that game: every seat's chance after it, luck, and what was lost."""
        looking = self._looking()
        ply = whole_of(request, "ply", 0, len(looking.session.moves) - 1)
        return {"judge": encode(looking.judged(ply))}

    def verdict(self, request: Request) -> dict[str, Any]:
        """What that whole game came to: luck, skill, and how each seat played."""
        return {"verdict": encode(self._looking().back())}

    def worst(self, request: Request) -> dict[str, Any]:
        """The worst mistakes of persons in that game, as puzzles."""
        from chocobox.values.puzzles import worst_of

        return {"worst": encode(worst_of(self._looking()))}

    def match(self, request: Request) -> dict[str, Any]:
        """Begin a match of bots, of which some are written; no other game changes."""
        from chocobox.workshop.match import match_of

        self.matched = match_of(request)
        return {"match": _without_moves(self.matched.go())}

    def go(self, request: Request) -> dict[str, Any]:
        """The match goes on, with the choice of a written bot if one was wanted."""
        from chocobox.workshop.match import answered

        if self.matched is None:
            raise RequestError("no-match", "No match has been started.")
        if "bot" in request:
            answered(self.matched, request)
        return {"match": _without_moves(self.matched.go())}

    def tournament(self, request: Request) -> dict[str, Any]:
        """Begin a tournament of written bots; asked behind the wall."""
        from chocobox.workshop.rounds import rounds_of

        self.rounds = rounds_of(request)
        return {"tournament": encode(self.rounds.begun)}

    def round(self, request: Request) -> dict[str, Any]:
        """Some games of one pair of that tournament."""
        from chocobox.workshop.rounds import played

        if self.rounds is None:
            raise RequestError("no-tournament", "No tournament has been started.")
        return {"round": encode(played(self.rounds, request))}

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


_OPS: dict[str, tuple[tuple[str, ...], Callable[[Door, Request], dict[str, Any]]]] = {
    "new": (("game", "edition", "options", "players", "seed", "position", "moves"), Door.new),
    "play": (("seat", "action", "at"), Door.play),
    "tick": (("at",), Door.tick),
    "answer": (("place", "stumbled"), Door.answer),
    "undo": (("seat",), Door.undo),
    "hint": (("seat",), Door.hint),
    "why": (("seat", "action"), Door.why),
    "try": (("seat", "action"), Door.foresee),
    "praise": ((), Door.praise),
    "series": (("before",), Door.series),
    "position": ((), Door.position),
    "watch": (("record",), Door.watch),
    "look": (("ply", "seat", "open"), Door.look),
    "ahead": ((), Door.ahead),
    "look_back": (("record",), Door.look_back),
    "judge": (("ply",), Door.judge),
    "verdict": ((), Door.verdict),
    "worst": ((), Door.worst),
    "match": (("game", "bots", "count", "seed", "code"), Door.match),
    "go": (("bot", "place", "stumbled", "hung"), Door.go),
    "tournament": (("game", "edition", "seed", "deals", "bots"), Door.tournament),
    "round": (("pair", "first", "count", "records", "singly", "hangs"), Door.round),
}
OPS = (*_OPS, *QUESTIONS)
"""The names of all requests."""


_NO_MOVES = "[]}}}"
"""The end of a reply with a record, until its moves replace the empty list."""


def _without_moves(told: Update | Report) -> Any:
    """An update or a report as JSON, without the moves of its record."""
    return encode(replace(told, record=replace(told.record, moves=())))


def _error(kind: str, text: str) -> dict[str, Any]:
    return {"error": {"type": kind, "text": text}}


handle = Door().handle
