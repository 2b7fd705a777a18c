"""Requests about a game whose persons sit at several devices."""

from __future__ import annotations

from chocobox.bridge.ops import Op, Ops, Reply
from chocobox.bridge.play import SHARED, Play
from chocobox.request import Request


class Near:
    """The guests at the game in progress."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def share(self, request: Request) -> Reply:
        """The game now, where `guests` are the seats of persons at other devices.

        Each of them gets an update of its own, by seat; `update` is for the table itself. So it is
        with every change that names `guests`.
        """
        from chocobox.near.seats import guests_of  # no start waits for it

        return self.play.told(guests_of(request, self.play.going()))

    def guest(self, request: Request) -> Reply:
        """What the device at a `seat` has sent as its `request`: play, undo, or a question.

        A question is answered by `{guest: <its reply>}`. In a live game a touch counts from `since`
        ms after its device showed the position with `ply` moves, as if the table had `shown` that
        at the same time, but not later than it came (`at`).
        """
        from chocobox.near.seats import asked_by

        op, asked = asked_by(request, self.play.going())
        reply = self.play.ops()[op].answer(asked)
        return reply if "update" in reply else {"guest": reply}

    def lag(self, request: Request) -> Reply:
        """How long, in ms, a live table is behind, from the round `trips` in ms of each guest.

        From then on the table of this engine is.
        """
        from chocobox.near.held import Held, lag
        from chocobox.near.seats import trips_of

        late = lag(trips_of(request))
        self.play.held = self.play.held or Held(late)
        self.play.held.lag = late
        return {"lag": late}

    def ops(self) -> Ops:
        """The requests, by name."""
        told = {**SHARED, "guest": "near.seats:Told"}
        return {
            "share": Op(("guests",), self.share, SHARED),
            "lag": Op(("trips",), self.lag, {"lag": "near.held:lag"}),
            "guest": Op(("seat", "request", "guests", "at", "shown"), self.guest, told),
        }
