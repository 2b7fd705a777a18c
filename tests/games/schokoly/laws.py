"""What the laws know of Schokoly."""

from __future__ import annotations

from chocobox.games import GAMES
from games.schokoly.plain import hidden, pieces, recount
from support.laws import Subject, in_fields

SUBJECT = Subject(GAMES["schokoly"], pieces, hidden, recount, in_fields("card", "answer_card"))
