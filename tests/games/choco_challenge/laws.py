"""What the laws know of Choco Challenge."""

from __future__ import annotations

from chocobox.games import GAMES
from games.choco_challenge.cards import hidden, pieces, recount
from support.laws import Subject, in_fields

SUBJECT = Subject(
    GAMES["choco_challenge"],
    pieces,
    hidden,
    recount,
    in_fields("card", "bought", "drawn_cards", "discard_cards", "market_cards"),
)
