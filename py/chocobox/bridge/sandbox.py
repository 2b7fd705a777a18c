"""Requests about matches and tournaments of written bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chocobox.bridge.ops import Op, Ops, Reply, without_moves
from chocobox.core.codec import encode
from chocobox.request import Request, RequestError

if TYPE_CHECKING:
    from chocobox.sandbox.match import Match
    from chocobox.sandbox.rounds import Rounds


class Sandbox:
    """The match and the tournament of written bots."""

    def __init__(self) -> None:
        self.matched: Match | None = None
        self.rounds: Rounds | None = None

    def match(self, request: Request) -> Reply:
        """Begin a match of bots, of which some are written; no other game changes.

        It goes on until a written bot is `wanted`, with the `table` for `choose`. With `code` all
        is played here.
        """
        from chocobox.sandbox.match import match_of

        self.matched = match_of(request)
        return {"match": without_moves(self.matched.go())}

    def go(self, request: Request) -> Reply:
        """The match goes on, with the choice of a written `bot` if one was wanted."""
        from chocobox.sandbox.match import answered

        if self.matched is None:
            raise RequestError("no-match", "No match has been started.")
        if "bot" in request:
            answered(self.matched, request)
        return {"match": without_moves(self.matched.go())}

    def tournament(self, request: Request) -> Reply:
        """Begin a tournament of `bots` (`{name, code}`, or `{bot}` for one of the box).

        The reply has its `pairs`, the number of `games` of each, and the `troubles` of code that
        cannot be read.
        """
        from chocobox.sandbox.rounds import rounds_of

        self.rounds = rounds_of(request)
        return {"tournament": encode(self.rounds.begun)}

    def round(self, request: Request) -> Reply:
        """The `games` of a pair from one on, as many as end before an answer is due, perhaps none.

        Asked again it goes on. Of each game: the `wins` of both in thousandths, how often they
        `stumbled`, who `hung`, and with `records` a `record` to watch. With `singly` only the
        question is put that was told as `asked`, `{bot, ply}`, and the next one told. `hangs` are
        questions without an answer: `{pair, number, bot, ply}`.
        """
        from chocobox.sandbox.rounds import played

        if self.rounds is None:
            raise RequestError("no-tournament", "No tournament has been started.")
        return {"round": encode(played(self.rounds, request))}

    def ops(self) -> Ops:
        """The requests, by name."""
        return {
            "match": Op(
                ("game", "bots", "count", "seed", "code"),
                self.match,
                {"match": "sandbox.match:Report"},
            ),
            "go": Op(
                ("bot", "place", "stumbled", "hung"), self.go, {"match": "sandbox.match:Report"}
            ),
            "tournament": Op(
                ("game", "edition", "seed", "deals", "bots"),
                self.tournament,
                {"tournament": "sandbox.rounds:Begun"},
            ),
            "round": Op(
                ("pair", "first", "count", "records", "singly", "hangs"),
                self.round,
                {"round": "sandbox.rounds:Round"},
            ),
        }

    def moves_text(self, reply: Reply) -> str | None:
        """The moves that the record of this reply lacks, as JSON; None where it has no record."""
        return self.matched.moves_text if self.matched and "match" in reply else None
