"""What the laws know of Kaboom!."""

from __future__ import annotations

from chocobox.games import GAMES
from games.kaboom.cards import hidden, pieces, recount, texts
from games.kaboom.walks import lively_move
from support.laws import Subject

SUBJECT = Subject(
    GAMES["kaboom"], pieces, hidden, recount, texts, most={"rounds": 2}, lively=lively_move
)
