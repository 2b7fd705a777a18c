"""What the laws know of Schokoly's best place."""

from __future__ import annotations

from chocobox.games import GAMES
from games.schokoly.tasks_plain import hidden, pieces, recount_place
from support.laws import Subject, in_fields

SUBJECT = Subject(
    GAMES["schokoly_best"],
    pieces,
    hidden,
    recount_place,
    in_fields("card"),
    most={"cards": 14},
    count=None,
)
