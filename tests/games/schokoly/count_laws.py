"""What the laws know of counting Schokoly."""

from __future__ import annotations

from chocobox.games import GAMES
from games.schokoly.tasks_plain import pieces, recount_answers
from support.laws import Subject, in_fields

SUBJECT = Subject(
    GAMES["schokoly_count"], pieces, lambda state, seat: {}, recount_answers, in_fields("card")
)
