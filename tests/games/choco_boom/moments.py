"""Choco-Boom in the middle of a game, and fingers that land at almost the same time there."""

from __future__ import annotations

from games.choco_boom.arrival import any_touch, is_bound, soon, table_for, touched, waits
from games.live_orders import Moment, Touch
from support.walks import Choose


def any_moment(choose: Choose) -> Moment:
    """A table some touches after the start, and up to four fingers there."""
    session = table_for(2 + choose(3), choose(1000), choose)
    touched(session, choose(25), choose)
    now = soon(session, session.clock, choose)
    waits(session, now)
    touches = list[Touch]()
    for _ in range(2 + choose(3)):
        touch = any_touch(session, now + 5 * choose(24), choose)
        if not any(is_bound(touch, other, session.options.calm) for other in touches):
            touches.append(touch)
    return Moment(session.options, session.state, max(now, session.clock), tuple(touches))
