"""Ends to look at: each lesson's, and each game's with every number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, lesson_of
from chocobox.records import session_of, start_of
from chocobox.tasks.lesson import Guide, position_of
from support.moments import FRIENDS, SAVED, moment, over, record_of

LONGEST = 5000
SEEDS, SOON = 50, 12
"""Games in which a bot makes the last of at most so many moves are looked for."""
ROUNDS = {"kaboom": {"rounds": 3}}
"""So many that there is a table of scores."""

LESSONS = [name for name in GAMES if lesson_of(name)]
BOXES = [name for name, game in GAMES.items() if game.shelf is not None]
"""The games for several, by name."""

Ends = dict[str, Callable[[], Session]]


def lesson_begun(game: str) -> Session:
    """A lesson whose person does what is right."""
    lesson = lesson_of(game)
    assert lesson is not None
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    players = [{"kind": "person", "name": ""}, *bots]
    position = position_of(lesson)
    session = start_of({"game": game, "players": players, "seed": 7, "position": position})
    session.bots[0] = Guide()
    return session


def learnt(game: str) -> Session:
    """A lesson at its end."""
    session = lesson_begun(game)
    while session.advance():
        pass
    return session


def lesson_steps(game: str) -> Iterator[tuple[str, Session]]:
    """A lesson each time something new is said, by what is said."""
    session, said = lesson_begun(game), ""
    while True:
        say = session.game.view(session.state, 0)["lesson"].say
        if say != said and session.offered(0):
            yield say, session
            said = say
        if not session.advance():
            return


def seated(game: str, seats: int) -> list[str]:
    """One person among bots; names are taken again where there are not enough."""
    bots = [bot.name for bot in BOTS[game]]
    return ["person:Anna", *(bots[seat % len(bots)] for seat in range(seats - 1))]


def ended(game: str, who: tuple[str, ...]) -> Session:
    return moment(game, over(game), who, most=LONGEST, **ROUNDS.get(game, {}))


def ends(game: str) -> Ends:
    """All ends of a game, by what is special to them; those round a flat table begin so."""
    found: Ends = {"lesson": partial(learnt, game)} if game in LESSONS else {}
    for seats in GAMES[game].seats:
        found[f"{seats} seats"] = partial(ended, game, tuple(seated(game, seats)))
        found[f"flat {seats}"] = partial(ended, game, FRIENDS[:seats])
    return found


SOLOS: Ends = {name: partial(SAVED[name], ()) for name in ("best", "counted")}


def almost_over(game: str, flat: bool) -> Session:
    """With the most seats: all that is left is what bots do; two persons sit round a flat table."""
    persons, seats = 1 + flat, max(GAMES[game].seats)
    who = (*FRIENDS[:persons], *seated(game, seats)[persons:])
    for seed in range(1, SEEDS):
        whole = moment(game, over(game), who, first=seed, most=LONGEST, **ROUNDS.get(game, {}))
        cut = 1 + max(n for n, (seat, *_) in enumerate(whole.moves) if 0 <= seat < persons)
        if 0 < len(whole.moves) - cut < SOON:
            return session_of({**record_of(whole), "moves": [*map(list, whole.moves[:cut])]})
    raise AssertionError(f"a person always ends {game}")
