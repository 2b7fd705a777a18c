"""What the laws know of Choco-Boom's practice."""

from __future__ import annotations

from chocobox.games import GAMES
from games.choco_boom.practice_cards import hidden, pieces, recount, shown
from support.laws import Subject

SUBJECT = Subject(GAMES["choco_practice"], pieces, hidden, recount, shown)
