"""Games to look at: bots play until something is so; then persons take their seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from e2e.games import begun, player

from chocobox.games import BOTS, GAMES
from chocobox.games.choco_boom.pieces import CARDS, PARROT
from chocobox.games.kaboom.pieces import rank
from chocobox.session import Session

LONGEST = 400
"""What has not come after so many moves is looked for in another game."""
SLOW = {"choco_boom": {"hesitation": 5000}, "kaboom": {"window": 10_000, "pace": 5000}}
"""House rules that give a slow machine time."""

FRIENDS = ("person:Anna", "person:Ben", "person:Cleo", "person:Dora")
ONE_OF_FIVE = ("person", "cautious", "baker", "cautious", "baker")

Fits = Callable[[Any], object]


def of_bots(
    game: str,
    bots: Sequence[str],
    seed: int,
    moves: int = 5000,
    until: Fits = lambda state: False,
    **options: int,
) -> Session:
    """So many moves of a game of bots, or until something is so, or the whole."""
    session = begun(seed, bots, game, **options)
    kinds = {bot.name: bot for bot in BOTS[game]}
    session.bots = {seat: kinds[name] for seat, name in enumerate(bots)}
    while len(session.moves) < moves and not until(session.state):
        if (wake := session.update().wake) is None:
            break
        session.tick(wake)
    return session


def moment(
    game: str,
    players: Sequence[str],
    until: Fits,
    first: int = 1,
    most: int = LONGEST,
    **options: int,
) -> Session:
    """A table as it stands when something is so, with the first seed that comes to it."""
    usual = BOTS[game][min(1, len(BOTS[game]) - 1)].name
    bots = [usual if who.startswith("person") else who for who in players]
    for seed in range(first, first + 100):
        session = of_bots(game, bots, seed, most, until, **{**SLOW.get(game, {}), **options})
        if until(session.state):
            session.players, session.bots = tuple(map(player, players)), {}
            return session
    raise AssertionError(f"it never comes to that in {game}")


def offers(game: str, action: str) -> Fits:
    """Whether the first seat may do that."""
    rules = GAMES[game]
    return lambda state: action in [type(one).__name__ for one in rules.actions(state, 0)]


def over(game: str) -> Fits:
    """Whether it is over."""
    return lambda state: GAMES[game].outcome(state) is not None


def may_lay(state: Any) -> bool:
    """Whether the first seat of Schokoly begins its turn."""
    return state.turn == 0 and state.placed is None


def draws(state: Any) -> bool:
    """Whether the first seat of Choco Challenge has drawn four cards and may go on."""
    is_its = state.turn == 0 and state.round >= 3 and not state.stopped
    return is_its and state.match is None and state.power >= 4


def shops(state: Any) -> bool:
    """Whether it has stopped with much, and may buy and take."""
    is_its = state.turn == 0 and state.stopped and state.bought is None
    return is_its and state.power >= 5 and len(state.costs) >= 2


def asks(seat: int, how: str) -> Fits:
    """Whether a seat that drew more or fewer is asked for its extra card."""
    return lambda state: state.asked == seat and state.compared[seat] == how


def holds(ranks: str) -> Fits:
    """Whether the first seat of Kaboom! has drawn one of those."""
    return lambda state: (
        state.drawer == 0 and state.drawn is not None and rank(state.drawn) in ranks
    )


def is_double(state: Any) -> bool:
    """Whether a card of Choco-Boom may be slapped, and nobody has called."""
    return state.top is not None and state.top.double and not (state.top.settled or state.top.heard)


def is_plain(state: Any) -> bool:
    """Whether nothing is to be slapped, nor will be with the next card; no parrot lies on top."""
    if state.top is None or state.top.double or state.pause or state.reach:
        return False
    item = CARDS[state.pile[-1]].item
    return item != PARROT and all(CARDS[deck[0]].item != item for deck in state.decks if deck)


boom, kaboom, count = (partial(moment, game) for game in ("choco_boom", "kaboom", "schokoly_count"))
challenge, schokoly = partial(moment, "choco_challenge"), partial(moment, "schokoly")
ALONE, TWO, THREE = ("person",), ("person",) * 2, ("person",) * 3
AGAINST, WITH_BAKERS = ("person", "nibbler"), ("person", "cautious", "baker")
AT_KABOOM, AT_BOOM = ("person", "forgetful", "steady"), ("person", "sleepy", "awake")

SAVED: dict[str, Callable[[Sequence[str]], Session]] = {
    "mid": lambda _: schokoly(AGAINST, lambda it: may_lay(it) and len(it.board.laid) > 8),
    "two": lambda _: schokoly(TWO, lambda it: len(it.board.laid) > 8),
    "three": lambda _: schokoly(THREE, offers("schokoly", "Offer")),
    "over": lambda _: schokoly(AGAINST, over("schokoly")),
    "best": lambda _: moment("schokoly_best", ALONE, over("schokoly_best"), cards=6),
    "counting": lambda _: count(ALONE, lambda it: it.task and it.task.kind == "size", grade=2),
    "explained": lambda _: count(ALONE, lambda it: len(it.answers) == 2 and it.explains, grade=2),
    "whose": lambda _: count(ALONE, lambda it: it.task and it.task.kind == "who", grade=3),
    "counted": lambda _: count(ALONE, over("schokoly_count")),
    "drawing": lambda _: challenge(ONE_OF_FIVE, draws),
    "match": lambda _: challenge(ONE_OF_FIVE, lambda it: it.turn == 0 and it.match is not None),
    "shopping": lambda _: challenge(ONE_OF_FIVE, shops),
    "extra card": lambda _: challenge(WITH_BAKERS, asks(0, "more")),
    "extra tool": lambda _: challenge(ONE_OF_FIVE, asks(0, "fewer")),
    "market": lambda _: challenge(WITH_BAKERS, lambda it: it.asked == 0 and not it.deck, first=13),
    "flat": lambda _: challenge(FRIENDS, draws),
    "flat question": lambda _: challenge(FRIENDS, asks(2, "fewer")),
    "desserts": lambda _: challenge(ONE_OF_FIVE, over("choco_challenge")),
    "look": lambda friends: kaboom(friends, lambda it: True),
    "slap": lambda friends: kaboom(friends, lambda it: it.window is not None and it.discard),
    "drawn": lambda friends: kaboom(friends, holds("JQ")),
    "upright": lambda _: kaboom(AT_KABOOM, holds("78")),
    "round": lambda _: kaboom(AT_KABOOM, lambda it: it.scores, rounds=2),
    "rounds": lambda friends: kaboom(friends, over("kaboom"), rounds=1),
    "double": lambda friends: boom(friends, is_double),
    "aloud": lambda friends: boom(
        friends, lambda it: is_plain(it) and it.top.seat == 1, aloud=True
    ),
    "flips": lambda _: boom(AT_BOOM, lambda it: is_plain(it) and it.top.seat == 2 and it.top.heard),
    "cards": lambda _: boom(AT_BOOM[:2], over("choco_boom")),
}
"""Games by name; at a live table so many friends sit round one screen."""

LIES_FLAT = {"flat", "flat question"}


@cache
def saved(name: str, friends: int) -> Session:
    """The game of that name; four sit round a tablet, two at a phone."""
    return SAVED[name](FRIENDS[:friends])
