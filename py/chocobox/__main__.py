"""The command line: games, tournaments, links, looking back, and commands of games."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from chocobox import jobs
from chocobox.analysis import commands as values
from chocobox.bridge import Bridge
from chocobox.core.bots import Bot
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, cards_of, commands
from chocobox.links import link
from chocobox.perft import perft
from chocobox.request import SEEDS, RequestError, check_option, parse
from chocobox.sandbox.entries import entries_of, guests_of
from chocobox.sandbox.ranking import ranking_of
from chocobox.sandbox.rounds import whole
from chocobox.sandbox.trouble import BotError
from chocobox.sandbox.written import Written
from chocobox.tournament import Contest, each, run


class _Parser(argparse.ArgumentParser):
    """Reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_fail(message))


def _fail(message: str) -> int:
    print("chocobox:", " ".join(message.split()), file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return 0, or 2 after one line on standard error."""
    try:
        given = _parser().parse_args(arguments)
        result = given.run(given)
        print(end="" if result is None else json.dumps(result) + "\n", flush=True)
    except OSError as error:
        if error.filename is None:  # standard output is closed: nothing more can be written to it
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0 if isinstance(error, BrokenPipeError) else _fail(str(error))
    except (RequestError, ValueError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return _fail("stopped")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="chocobox", description=__doc__)
    words = parser.add_subparsers(required=True, metavar="command", parser_class=_Parser)
    bridge = words.add_parser("bridge", help="one JSON request a line in, one reply a line out")
    bridge.set_defaults(run=_bridge)
    play = words.add_parser("play", help="a whole game between bots")
    play.add_argument("--transcript", action="store_true", help="print every move, and its cards")
    play.set_defaults(run=_play)
    for add_to in commands():
        add_to(words)
    count = words.add_parser("perft", help="the number of lines of play")
    count.add_argument("--seats", type=_whole, required=True)
    count.add_argument("--depth", type=_whole, required=True)
    count.set_defaults(run=_perft)
    tournament = words.add_parser("tournament", help="many games, and who is stronger")
    tournament.add_argument("--games", type=_whole, required=True)
    pairs = "files, and bots of the box: each against each"
    tournament.add_argument("--pairs", action="store_true", help=pairs)
    jobs.add_to(tournament)
    tournament.set_defaults(run=_tournament)
    for command in (play, count, tournament):
        command.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
        command.add_argument("--seed", type=_whole, default=0)
    for command in (play, tournament):
        command.add_argument("--bots", required=True, help="names or files, seat by seat: a,b.py")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    _add_links(words)
    values.add_to(words)
    return parser


def _add_links(words: Any) -> None:
    share = words.add_parser("link", help="the link of a recorded game")
    share.add_argument("file", help="a file with a record as JSON, or - for standard input")
    share.add_argument("--use", default="replay", help=", ".join(link.USES))
    share.add_argument("--no-names", action="store_true", help="leave out who played")
    share.set_defaults(run=_link)
    read = words.add_parser("open", help="what a link holds, as JSON")
    read.add_argument("link", help="the link, or what follows #/g/ in it")
    read.set_defaults(run=_open)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def _bridge(_: argparse.Namespace) -> None:
    handle = Bridge().handle
    # a wrong byte makes a bad request, and the next line is still read
    with open(0, encoding="utf-8", errors="replace", closefd=False) as lines:
        for line in lines:
            if line.strip():
                print(handle(line), flush=True)


def _play(given: argparse.Namespace) -> None:
    game = GAMES[given.game]
    bots = _bots(given)
    players = [{"kind": "bot", "bot": bot.name} for bot in bots]
    session = Session(game, _options(game, given.option), _seated(game, players), given.seed)
    session.bots = dict(enumerate(bots))
    for line in transcript(session):
        if given.transcript:
            print(line)
    outcome = session.update().outcome
    print(json.dumps(encode(outcome), separators=(",", ":")))


def transcript(session: Session) -> Any:
    """Play a game of bots to its end; one line a move: ply, seat, number of actions, action, cards.

    It names the cards that nobody saw, too.
    """
    named = cards_of(session.game.name)
    while (wake := session.update().wake) is not None:
        before, ply = session.state, len(session.moves)
        session.tick(wake)
        if len(session.moves) > ply:
            seat, index, at = session.moves[-1]
            offered = _offered(session.game, before, seat)
            cards = named(before, Move(seat, offered[index], at), session.state)
            told = f"{offered[index]}: {', '.join(cards)}" if cards else offered[index]
            yield f"{ply + 1} seat {seat} at {at}: {index + 1} of {len(offered)} {told}"


def _offered(game: Game[Any, Any], state: Any, seat: int) -> Sequence[Any]:
    """The actions of a seat or of the table."""
    table = game.table(state) if seat == TABLE else None
    return [table.action] if table else game.actions(state, seat)


def _seated(game: Game[Any, Any], players: Sequence[Any]) -> Sequence[Any]:
    if len(players) not in game.seats:
        raise ValueError(f"{game.name} has seats for {', '.join(map(str, game.seats))}")
    return players


def _bots(given: argparse.Namespace) -> list[Bot]:
    return [_bot(given.game, name) for name in given.bots.split(",")]


def _bot(game: str, name: str) -> Bot:
    """A bot of the game, or one that was written into a file."""
    if name.endswith(".py"):
        return _written(Path(name))
    named = {bot.name: bot for bot in BOTS[game]}
    if name not in named:
        choices = f"it has {', '.join(named)}, and files such as mybot.py"
        raise ValueError(f"{game} has no bot named {name!r}; {choices}")
    return named[name]


def _written(file: Path) -> Bot:
    try:
        return Written(file.stem, file.read_text(encoding="utf-8"))
    except BotError as error:
        raise ValueError(f"{file} cannot play, {error}") from error


def _options(game: Game[Any, Any], given: Sequence[str]) -> Any:
    choices = {choice.name: choice for choice in game.choices}
    values: dict[str, int | bool | str] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in choices:
            raise ValueError(f"{game.name} has no option named {name!r}")
        is_number = value.isascii() and value.isdigit() and len(value) < 10
        values[name] = int(value) if is_number else {"true": True, "false": False}.get(value, value)
        check_option(choices[name], values[name])
    return game.options(**values)


def _perft(given: argparse.Namespace) -> None:
    game = GAMES[given.game]
    _seated(game, range(given.seats))
    state = game.start(game.options(), given.seats, Rng(given.seed))
    print(perft(game, state, given.seats, given.depth))


def _tournament(given: argparse.Namespace) -> None:
    if given.pairs:
        return _all_pairs(given)
    game = GAMES[given.game]
    contest = Contest(game, _bots(given), given.seed, _options(game, given.option))
    with jobs.chosen(given) as pool:
        print(json.dumps(asdict(run(contest, given.games, pool))))
    return None


def _all_pairs(given: argparse.Namespace) -> None:
    """The tournament of a class: so many games of each pair, with the workshop's house rules.

    Its bots are files, or bots of the box by their names.
    """
    if given.option or given.games % 2:
        raise ValueError("--pairs takes an even number of games, and no --option")
    box = {bot.name for bot in guests_of(given.game)}
    bots = [{"bot": it} if it in box else _of_file(Path(it)) for it in given.bots.split(",")]
    wanted = {"game": given.game, "seed": given.seed, "deals": given.games // 2, "bots": bots}
    entries = entries_of(wanted)
    with jobs.chosen(given) as pool:
        rounds = list(each(pool, partial(whole, entries), range(len(entries.pairs))))
    ranking = encode(ranking_of({**wanted, "bots": len(bots), "rounds": encode(rounds)}))
    for row in ranking["rows"]:
        bot = bots[row["bot"]]
        row["bot"] = bot.get("name") or bot["bot"]
    print(json.dumps(ranking))


def _of_file(path: Path) -> dict[str, str]:
    """A written bot, with the name of its file."""
    return {"name": path.stem, "code": path.read_text(encoding="utf-8")}


def _link(given: argparse.Namespace) -> None:
    with open(0 if given.file == "-" else given.file, encoding="utf-8") as file:
        found = parse(file.read())
    wanted = found if "use" in found else {"use": given.use, "record": found.get("record", found)}
    print(link.PLACE + link.write(wanted, not given.no_names))


def _open(given: argparse.Namespace) -> None:
    print(json.dumps(link.as_json(link.read(given.link.strip())), separators=(",", ":")))


if __name__ == "__main__":
    sys.exit(main())
