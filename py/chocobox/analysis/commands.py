"""Commands: looking back at a game, learning what counts, and how far that can be trusted."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from typing import Any

from chocobox import jobs
from chocobox.analysis.calibration import HELD_BACK, trust
from chocobox.analysis.fitting import learned
from chocobox.analysis.looking import looking_at
from chocobox.analysis.playouts import Trying, costs
from chocobox.core.codec import encode
from chocobox.games import BOTS, GAMES
from chocobox.records import session_of
from chocobox.request import parse


def add_to(words: Any) -> None:
    """Adds them to the command line."""
    look = words.add_parser("look", help="luck and skill of a recorded game that is over")
    look.add_argument("file", help="a file with a record as JSON, or - for standard input")
    look.set_defaults(run=_look)
    values = words.add_parser("values", help="what counts, as Python, learned from games of bots")
    values.set_defaults(run=_values)
    judge = words.add_parser("trust", help="whether chances come true, and what luck explains")
    judge.add_argument("--seats", type=int, required=True)
    judge.add_argument("--bots", default="", help="kinds of bots; else the strongest alone")
    judge.add_argument("--playouts", type=int, default=0, help="so many of each mistake instead")
    judge.add_argument("--by", default="", help="the bot that plays them; else the strongest")
    judge.add_argument("--seed", type=int, default=0, help="of the first of these games")
    judge.set_defaults(run=_trust)
    for command, games in ((values, 500), (judge, 2000)):
        command.add_argument("game", choices=GAMES, metavar="GAME")
        command.add_argument("--games", type=int, default=games)
        jobs.add_to(command)


def _look(given: argparse.Namespace) -> Any:
    with open(0 if given.file == "-" else given.file, encoding="utf-8") as file:
        found = parse(file.read())
    looking = looking_at(session_of(found.get("record", found)))
    return {"moves": encode(list(looking.moments())), **encode(looking.back())}


def _values(given: argparse.Namespace) -> None:
    with jobs.chosen(given) as pool:
        found = learned(pool, given.game, given.games, 0)
    sys.stdout.write(
        f'"""What counts in {given.game}, in thousandths: `make values` learned it."""\n\n'
        f"from __future__ import annotations\n\nfrom typing import Final\n\n"
        f"WEIGHTS: Final = {found}\n"
    )


def _trust(given: argparse.Namespace) -> Any:
    if given.seats not in GAMES[given.game].seats:
        raise ValueError(f"{given.game} has no table of {given.seats} seats")
    known = {bot.name: bot for bot in BOTS[given.game]}
    kinds = given.bots.split(",") if given.bots else list(known)[-1:]
    by = given.by or list(known)[-1]
    if not {*kinds, by} <= known.keys():
        raise ValueError(f"the bots of {given.game} are {', '.join(known)}")
    first = HELD_BACK + given.seed
    with jobs.chosen(given) as pool:
        if given.playouts:
            trying = Trying(given.game, given.seats, kinds, known[by], given.playouts)
            return [asdict(it) for it in costs(pool, trying, range(first, first + given.games))]
        return asdict(trust(pool, given.game, kinds, given.seats, given.games))
