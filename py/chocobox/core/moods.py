"""The faces of the seats: by their last event, and at the end by the winners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chocobox.core.game import Outcome
from chocobox.core.record import Event, Mood

Moods = Mapping[int, Mood]
"""The seats whose faces do not just wait."""


def moods_after(events: Iterable[Event], before: Moods) -> Moods:
    """The faces after some events; if nobody minds these, they stay as they were before."""
    return {seat: mood for event in events for seat, mood in event.moods().items()} or before


def moods_at_end(outcome: Outcome | None) -> Moods:
    """The faces when the game is over: all who have not won are beaten."""
    if outcome is None:
        return {}
    return {seat: "glad" if seat in outcome.winners else "beaten" for seat in outcome.order}
