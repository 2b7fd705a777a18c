"""Requests about the game in progress."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from chocobox.bridge.ops import Op, Ops, Reply, without_moves
from chocobox.core.bots import OWN, WantedError
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.records import bots_of, series_of, session_of
from chocobox.request import LATEST, Request, RequestError, whole_of, wish_of, with_sentence

if TYPE_CHECKING:
    from chocobox.near.held import Held
    from chocobox.sandbox.asking import Question

Guests = tuple[int, ...] | None
"""The seats of persons at other devices; None where nobody asks for such."""

MOST_GAMES = 8
"""More games than seats are in no series."""

UPDATE: Final = {"update": "core.update:Update"}
PRAISE: Final = {"praise": "kit.praise:Praises", "rule": "kit.praise:Rule"}
SHARED: Final = {**UPDATE, "guests": "near.seats:elsewhere"}
UPDATE_OR_ASK: Final = {**UPDATE, "ask": "sandbox.asking:Ask"}


class Play:
    """The game in progress, and the written bot that was asked last."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.asked: tuple[int, Question] | None = None
        self.held: Held | None = None

    def new(self, request: Request) -> Reply:
        """Start a game, or continue the record of these `moves`, by the rules of its `edition`.

        Without one it is the newest.
        """
        session = session_of(request)
        if OWN in [one.get("bot") for one in session.players]:
            from chocobox.sandbox.asking import take_seats  # no start waits for it

            take_seats(session)
        guests = _guests(request, session)
        session.resume()
        self.session, self.asked = session, None
        if self.held is not None:
            self.held.touches.clear()
        return self.told(guests)

    def play(self, request: Request) -> Reply:
        """A person acts; `action` is one of `update.actions[seat]`, unchanged.

        A live table with guests holds it until no sooner touch can be on its way, and then a
        `tick` makes it.
        """
        session, seat = self._person(request)
        at = whole_of(request, "at", 0, LATEST)
        guests = _guests(request, session)
        wish = wish_of(request)
        if held := self._holding(guests):
            with_sentence(lambda: session.game.why(session.state, seat, wish))
            held.add(seat, wish, at)
        else:
            with_sentence(lambda: session.play(seat, wish, at))
        return self.told(guests)

    def tick(self, request: Request) -> Reply:
        """The time that an update named as `wake` has come; a bot needs two: to think, and to act.

        The reply is `{ask}` where a written bot (`{"kind":"bot","bot":"own"}`) is to choose: it has
        the `table` for `choose`.
        """
        guests, at = _guests(request, self.going()), whole_of(request, "at", 0, LATEST)
        if held := self._holding(guests):
            at = held.make(self.going(), at)
        return self._at(at, guests)

    def answer(self, request: Request) -> Reply:
        """The choice of a written bot that a `tick` asked for: an action's place, null to wait."""
        from chocobox.sandbox.asking import place_in

        session, (ply, question) = self.going(), self.asked or (-1, None)
        place, self.asked = place_in(request), None
        if question and ply == len(session.moves):
            session.keep_plan(question.seat, question.move(place))
        return self._at(session.clock)

    def waits(self, _: Request) -> Reply:
        """Whether all wait for a written bot that waits itself."""
        from chocobox.sandbox.asking import is_awaited

        return {"waits": is_awaited(self.going())}

    def _at(self, at: int, guests: Guests = None) -> Reply:
        session = self.going()
        try:
            session.tick(at)
        except WantedError as wanted:
            self.asked = len(session.moves), wanted.question
            return {"ask": encode(wanted.question.ask)}
        return self.told(guests)

    def undo(self, request: Request) -> Reply:
        """Back to this person's last choice; refused if something new was shown since."""
        session, seat = self._person(request)
        guests = _guests(request, session)
        session.undo(seat)
        return self.told(guests)

    def hint(self, request: Request) -> Reply:
        """The strongest bot's action, with reason codes, and the odds if the game knows them.

        In a lesson it is the right action.
        """
        session, seat = self._person(request)
        *_, strongest = bots_of(session.game).values()
        return {"hint": encode(session.hint(seat, strongest))}

    def why(self, request: Request) -> Reply:
        """The codes of the rules that forbid an action; an empty list for an offered one."""
        session, seat = self._person(request)
        wish = wish_of(request)
        if session.find(seat, wish) is not None:
            return {"why": []}
        codes = with_sentence(lambda: session.game.why(session.state, seat, wish))
        return {"why": encode(codes or ("not_offered",))}

    def foresee(self, request: Request) -> Reply:
        """The view after an action, nothing recorded; null if it would show something hidden."""
        session, seat = self._person(request)
        return {"try": encode(session.foresee(seat, wish_of(request)))}

    def ask(self, request: Request) -> Reply:
        """An answer for one seat's ears: `about` is card, table, score, turn, beside, rows …

        `number` is that of an own card, from 1; `action` is what is pointed at, or null.
        """
        from chocobox.asked import answered  # no start waits for it

        session, seat = self._person(request)
        return {"answer": encode(answered(session, seat, request))}

    def choices(self, request: Request) -> Reply:
        """What a seat may do now, in groups: places in its actions, the best first."""
        from chocobox.asked import choices_of

        session, seat = self._person(request)
        return {"choices": encode(choices_of(session, seat))}

    def praise(self, _: Request) -> Reply:
        """At the end: for each seat a code and a number, `{code:"slap", value:410}`.

        And `rule`, the code of the rule that decides. Both are empty before the end, and for a
        game without such words.
        """
        session = self.going()
        if session.game.outcome(session.state) is None:
            return {"praise": [], "rule": ""}
        rule = session.game.rule(session.state)
        return {"praise": encode(session.game.praise(session.states)), "rule": rule}

    def series(self, request: Request) -> Reply:
        """At the end of a return game: it and the games `before` it, counted together.

        They have the same deal and everybody one seat on. The reply has each seat's `points`, and
        the `winners`.
        """
        before = request.get("before")
        if not isinstance(before, list) or not all(isinstance(one, dict) for one in before):
            raise RequestError("bad-request", "before must be a list of records.")
        return {"series": encode(series_of(self.going(), before[:MOST_GAMES]))}

    def proposal(self, request: Request) -> Reply:
        """At the end of a game: the bot that is proposed for the next one, from what was `kept`.

        The reply has what is to be `kept`, null if nothing; and the `bot` that is proposed from now
        on instead, or "". Only a game that is the device's `own`, from no link and no class, of one
        person against bots changes the proposal.
        """
        from chocobox.proposal import proposal_of  # no start waits for it

        return {"proposal": encode(proposal_of(self.going(), request))}

    def position(self, _: Request) -> Reply:
        """The table as a text that `new` takes as `position`; null in games without such texts."""
        session = self.going()
        return {"position": session.game.position(session.state)}

    def told(self, guests: Guests = None) -> Reply:
        """The update; where there are guests, the part that the table may know, and theirs."""
        session = self.going()
        update = session.update()
        if guests is None and self.held is None:
            return {"update": without_moves(update)}
        from chocobox.near.seats import elsewhere, here

        if held := self._holding(guests):
            update = replace(update, wake=held.wakes(update.wake))
        told = {} if guests is None else {"guests": encode(elsewhere(update, guests))}
        return {**told, "update": without_moves(here(update, session, guests or ()))}

    def _holding(self, guests: Guests) -> Held | None:
        """Who holds the touches of a live table, while it has guests or holds some."""
        if not self.going().game.grace:
            return None
        if guests and self.held is None:
            from chocobox.near.held import Held, lag

            self.held = Held(lag(()))
        return self.held if guests or (self.held and self.held.touches) else None

    def going(self) -> Session:
        """The game that is played; refused where there is none."""
        if self.session is None:
            raise RequestError("no-game", "No game has been started.")
        return self.session

    def ops(self) -> Ops:
        """The requests, by name."""
        return {
            "new": Op(
                ("game", "edition", "options", "players", "seed", "position", "moves", "guests"),
                self.new,
                SHARED,
            ),
            "play": Op(("seat", "action", "at", "guests"), self.play, SHARED),
            "tick": Op(("at", "guests"), self.tick, {**UPDATE_OR_ASK, **SHARED}),
            "answer": Op(("place", "stumbled"), self.answer, UPDATE_OR_ASK),
            "waits": Op((), self.waits, {"waits": "sandbox.asking:is_awaited"}),
            "undo": Op(("seat", "guests"), self.undo, SHARED),
            "hint": Op(("seat",), self.hint, {"hint": "core.session:Session.hint"}),
            "why": Op(("seat", "action"), self.why, {"why": "core.game:Game.why"}),
            "try": Op(("seat", "action"), self.foresee, {"try": "core.session:Session.foresee"}),
            "ask": Op(
                ("seat", "about", "number", "action"), self.ask, {"answer": "kit.asking:Answer"}
            ),
            "choices": Op(("seat",), self.choices, {"choices": "asked:choices_of"}),
            "praise": Op((), self.praise, PRAISE),
            "series": Op(("before",), self.series, {"series": "records:series_of"}),
            "proposal": Op(("kept", "own"), self.proposal, {"proposal": "proposal:Proposal"}),
            "position": Op((), self.position, {"position": "core.game:Game.position"}),
        }

    def moves_text(self, reply: Reply) -> str | None:
        """The moves that the record of this reply lacks, as JSON; None where it has no record."""
        return self.session.moves_text if self.session and "update" in reply else None

    def _person(self, request: Request) -> tuple[Session, int]:
        session = self.going()
        seat = whole_of(request, "seat", 0, len(session.players) - 1)
        if seat in session.bots:
            raise RequestError("bad-request", f"Seat {seat} is played by a bot.")
        return session, seat


def _guests(request: Request, session: Session) -> Guests:
    """The seats at other devices that a request names."""
    if "guests" not in request:
        return None
    from chocobox.near.seats import guests_of  # no start waits for it

    return guests_of(request, session)
