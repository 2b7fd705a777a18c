"""Requests about a finished game that is looked back at: its luck, its skill, its mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict

from chocobox.analysis.watch import watch_of
from chocobox.bridge.ops import Op, Ops, Reply
from chocobox.core.codec import encode
from chocobox.request import Request, RequestError, whole_of

if TYPE_CHECKING:
    from chocobox.analysis.looking import Looking


class Dealt(TypedDict):
    """A finished game before its first move: its plies, and every seat's chance."""

    plies: int
    value: Sequence[int]


class Analysis:
    """The finished game that is looked back at."""

    def __init__(self) -> None:
        self.looking: Looking | None = None

    def look_back(self, request: Request) -> Reply:
        """The number of `plies` of a finished game, and every seat's chance before the first move.

        The moves are then judged one by one. Errors `no-chances`, `not-over`.
        """
        from chocobox.analysis.looking import looking_at  # no start waits for it

        own = self.looking = looking_at(watch_of(request.get("record")).session)
        dealt: Dealt = {"plies": len(own.session.moves), "value": own.seen(0)}
        return {"look_back": dealt}

    def judge(self, request: Request) -> Reply:
        """One move: every seat's chance after the move, and its luck and loss.

        Chances are parts of a million, as the curve shows them: before a choice, where the best one
        leads. The choice `lost` games of a hundred, no more than its seat's line fell by without
        luck. A `mistake` has its name, and the choice that would have been `best`.
        """
        looking = self._looking()
        ply = whole_of(request, "ply", 0, len(looking.session.moves) - 1)
        return {"judge": encode(looking.judged(ply))}

    def verdict(self, _: Request) -> Reply:
        """The whole game: `start`, `luck`, `skill`, and the `moments` worth telling.

        The game itself names some of persons (of bots if only bots play); the others are mistakes
        and great luck. Each has the `ply` where it is seen.
        """
        return {"verdict": encode(self._looking().back())}

    def worst(self, _: Request) -> Reply:
        """At most three mistakes of persons that are worth practising, the worst first.

        Each is a puzzle's `id` and `ply`; none in games with live time.
        """
        from chocobox.analysis.puzzles import worst_of

        return {"worst": encode(worst_of(self._looking()))}

    def ops(self) -> Ops:
        """The requests, by name."""
        return {
            "look_back": Op(("record",), self.look_back, {"look_back": "bridge.analyse:Dealt"}),
            "judge": Op(("ply",), self.judge, {"judge": "analysis.looking:Looking.judged"}),
            "verdict": Op((), self.verdict, {"verdict": "analysis.looking:Looking.back"}),
            "worst": Op((), self.worst, {"worst": "analysis.puzzles:worst_of"}),
        }

    def _looking(self) -> Looking:
        if self.looking is None:
            raise RequestError("no-look-back", "No game is being looked back at.")
        return self.looking
