"""What the laws know of Choco-Boom."""

from __future__ import annotations

from chocobox.games import GAMES
from games.choco_boom.cards import faces, hidden, pieces, recount, with_few
from games.choco_boom.walks import lively_move
from support.laws import Subject

SUBJECT = Subject(
    GAMES["choco_boom"],
    pieces,
    hidden,
    recount,
    faces,
    begin=with_few,
    lively=lively_move,
    houses=({}, {"aloud": True}, {"calm": True}),
)
