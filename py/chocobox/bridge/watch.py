"""Requests about a record that is watched; the game in progress does not change."""

from __future__ import annotations

from chocobox.analysis.watch import Watch, watch_of
from chocobox.bridge.ops import Op, Ops, Reply
from chocobox.core.codec import encode
from chocobox.request import Request, RequestError, flag_of, whole_of, with_sentence


class Watching:
    """The record that is watched."""

    def __init__(self) -> None:
        self.watched: Watch | None = None

    def watch(self, request: Request) -> Reply:
        """The plies, times, movers and deciding moments of a record, for a replay."""
        self.watched = watch_of(request.get("record"))
        return {"watch": encode(self.watched.overview())}

    def look(self, request: Request) -> Reply:
        """The table after so many moves as one seat sees it; with `open` all cards are face up."""
        watched = self._watched()
        ply = whole_of(request, "ply", 0, watched.plies)
        seat = whole_of(request, "seat", 0, watched.seats - 1)
        return {"look": encode(watched.look(ply, seat, flag_of(request, "open")))}

    def ahead(self, _: Request) -> Reply:
        """In a game of bots only: the next move, made now; null when the game is over."""
        return {"ahead": encode(with_sentence(self._watched().ahead))}

    def ops(self) -> Ops:
        """The requests, by name."""
        return {
            "watch": Op(("record",), self.watch, {"watch": "analysis.watch:Told"}),
            "look": Op(("ply", "seat", "open"), self.look, {"look": "analysis.watch:Look"}),
            "ahead": Op((), self.ahead, {"ahead": "analysis.watch:Watch.ahead"}),
        }

    def _watched(self) -> Watch:
        if self.watched is None:
            raise RequestError("no-watch", "No game is being watched.")
        return self.watched
