"""Games without a browser: until something is so, bots play; then persons take their seats."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.games.choco_boom.rules.pieces import CARDS, PARROT
from chocobox.games.kaboom.rules.pieces import rank

LONGEST = 500
"""What has not come after so many moves is looked for in another game."""
SLOW = {"choco_boom": {"hesitation": 5000}, "kaboom": {"window": 10_000, "pace": 5000}}
"""House rules that give a slow machine time."""

Fits = Callable[[Any], object]
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida")
FRIENDS = tuple(f"person:{name}" for name in NAMES)
FOUR = FRIENDS[:4]
ALONE, TWO, THREE = ("person",), ("person",) * 2, ("person",) * 3
AGAINST, WITH_BAKERS = ("person", "nibbler"), ("person", "cautious", "baker")
AT_KABOOM, AT_BOOM = ("person", "forgetful", "steady"), ("person", "sleepy", "awake")
ONE_OF_FIVE = (*WITH_BAKERS, "cautious", "baker")


def played(
    seed: int,
    moves: int | None = None,
    players: Sequence[str] = ("person", "nibbler"),
    until: Fits = lambda state: False,
) -> Session:
    """Random moves of Schokoly: so many, or until something is so, or all. Nobody swaps."""
    session = begun(seed, players, "schokoly")
    chance = random.Random(seed)
    while not (is_over(session) or len(session.moves) == moves or until(session.state)):
        lists = [session.game.actions(session.state, seat) for seat in range(len(players))]
        seat = next(seat for seat, actions in enumerate(lists) if actions)
        likely = [i for i, one in enumerate(lists[seat]) if type(one).__name__ != "Offer"]
        session.replay([(seat, chance.choice(likely), 0)])
    return session


def begun(seed: int, players: Sequence[str], game: str, **options: int) -> Session:
    """A game before its first move; bots are only named in it."""
    rules = GAMES[game]
    return Session(rules, rules.options(**options), [player(name) for name in players], seed)


def player(word: str) -> dict[str, str]:
    """A player as an address names it: `person`, `person:Anna`, or a bot."""
    kind, _, name = word.partition(":")
    if kind != "person":
        return {"kind": "bot", "bot": kind}
    return {"kind": kind, "name": name} if name else {"kind": kind}


def is_over(session: Session) -> bool:
    return session.game.outcome(session.state) is not None


def record_of(session: Session) -> dict[str, Any]:
    """The record as the engine sends it to the page."""
    record: dict[str, Any] = json.loads(json.dumps(encode(session.record)))
    return record


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
    session.play_on(lambda: len(session.moves) < moves and not until(session.state))
    return session


def moment(
    game: str,
    until: Fits = lambda state: True,
    who: Sequence[str] = FOUR,
    *,
    first: int = 1,
    most: int = LONGEST,
    **options: int,
) -> Session:
    """A table as it stands when something is so, with the first seed that comes to it."""
    usual = BOTS[game][min(1, len(BOTS[game]) - 1)].name
    bots = [usual if name.startswith("person") else name for name in who]
    for seed in range(first, first + 100):
        session = of_bots(game, bots, seed, most, until, **{**SLOW.get(game, {}), **options})
        if until(session.state):
            session.players, session.bots = tuple(map(player, who)), {}
            return session
    raise AssertionError(f"it never comes to that in {game}")


def offers(game: str, action: str) -> Fits:
    """Whether the first seat may do that."""
    rules = GAMES[game]
    return lambda state: action in [type(one).__name__ for one in rules.actions(state, 0)]


def over(game: str) -> Fits:
    return lambda state: GAMES[game].outcome(state) is not None


def may_lay(state: Any) -> bool:
    """Whether the first seat of Schokoly begins its turn."""
    return state.turn == 0 and state.placed is None


def last_card(state: Any) -> bool:
    """Whether the first seat of Schokoly is to lay its last card."""
    return may_lay(state) and not state.stock and len(state.hands[0]) == 1


# Choco Challenge


def draws(state: Any) -> bool:
    """Whether the first seat has drawn four cards and may go on."""
    is_its = state.turn == 0 and state.round >= 3 and not state.stopped
    return is_its and state.match is None and state.power >= 4


def shops(state: Any) -> bool:
    """Whether the first seat has stopped with much, and may buy and take."""
    is_its = state.turn == 0 and state.stopped and state.bought is None
    return is_its and state.power >= 5 and len(state.costs) >= 2


def matches(seat: int) -> Fits:
    """Whether a seat has drawn a card twice, and holds a tool."""
    return lambda state: state.turn == seat and state.match is not None and state.own.tools


def asks(seat: int, how: str) -> Fits:
    """Whether a seat that drew more or fewer is asked for its extra card."""
    return lambda state: state.asked == seat and state.compared[seat] == how


def nearly_over(state: Any) -> bool:
    """Whether the first seat begins a turn with hardly anything left in the deck."""
    is_its = state.turn == 0 and state.power == 0 and not state.stopped
    return is_its and len(state.deck) <= 3


# Kaboom!


def holds(ranks: str) -> Fits:
    """Whether the first seat has drawn a card of one of those ranks, and all have cards."""
    return lambda state: (
        state.drawer == 0
        and state.drawn is not None
        and rank(state.drawn) in ranks
        and len({seat for seat, _ in state.spots()}) == len(state.grids)
    )


def bot_has_called(state: Any) -> bool:
    """Whether the first seat has its last turn, since the second has called."""
    return (state.caller, state.turn) == (1, 0)


# Choco-Boom


def is_fresh(state: Any) -> bool:
    """Whether a card has just been laid, and nothing else waits."""
    top = state.top
    return is_calm(state) and not (top.settled or top.call or top.window.seats)


def is_double(state: Any) -> bool:
    """Whether the card on top may be slapped, and nobody has done anything yet."""
    return is_fresh(state) and state.top.double


def is_plain(state: Any) -> bool:
    """Whether nothing is to be slapped, nor will be with the next card; no parrot lies on top."""
    if not is_fresh(state) or state.top.double or CARDS[state.pile[-1]].item == PARROT:
        return False
    following = state.decks[state.after(state.top.seat)]
    return not following or CARDS[following[0]].item != CARDS[state.pile[-1]].item


def nearly_out(state: Any) -> bool:
    """Whether somebody has hardly any cards left, and nothing is to be slapped."""
    return min(map(len, state.decks)) < 3 and is_plain(state.changed(won=None))


def is_calm(state: Any) -> bool:
    """Whether a card lies there, and nothing waits."""
    return bool(state.top and not (state.pause or state.reach or state.case or state.won))


def is_asked(state: Any) -> bool:
    """Whether a card lies on another, and nobody has answered it in a calm game."""
    return len(state.awaited) == state.seats and len(state.pile) > 2


# Saved games for every screen

boom, kaboom, count = (partial(moment, game) for game in ("choco_boom", "kaboom", "schokoly_count"))
challenge, schokoly = partial(moment, "choco_challenge"), partial(moment, "schokoly")

SAVED: dict[str, Callable[[Sequence[str]], Session]] = {
    "mid": lambda _: schokoly(lambda it: may_lay(it) and len(it.board.laid) > 8, AGAINST),
    "two": lambda _: schokoly(lambda it: len(it.board.laid) > 8, TWO),
    "three": lambda _: schokoly(offers("schokoly", "Offer"), THREE),
    "over": lambda _: schokoly(over("schokoly"), AGAINST),
    "best": lambda _: moment("schokoly_best", over("schokoly_best"), ALONE, cards=6),
    "counting": lambda _: count(lambda it: it.task and it.task.kind == "size", ALONE, grade=2),
    "explained": lambda _: count(lambda it: len(it.answers) == 2 and it.explains, ALONE, grade=2),
    "whose": lambda _: count(lambda it: it.task and it.task.kind == "who", ALONE, grade=3),
    "counted": lambda _: count(over("schokoly_count"), ALONE),
    "drawing": lambda _: challenge(draws, ONE_OF_FIVE),
    "match": lambda _: challenge(matches(0), ONE_OF_FIVE),
    "shopping": lambda _: challenge(shops, ONE_OF_FIVE),
    "extra card": lambda _: challenge(asks(0, "more"), WITH_BAKERS),
    "extra tool": lambda _: challenge(asks(0, "fewer"), ONE_OF_FIVE),
    "market": lambda _: challenge(lambda it: it.asked == 0 and not it.deck, WITH_BAKERS, first=13),
    "flat": lambda _: challenge(draws),
    "flat question": lambda _: challenge(asks(2, "fewer")),
    "desserts": lambda _: challenge(over("choco_challenge"), ONE_OF_FIVE),
    "look": lambda friends: kaboom(who=friends),
    "slap": lambda friends: kaboom(lambda it: it.window is not None and it.discard, friends),
    "drawn": lambda friends: kaboom(holds("JQ"), friends),
    "upright": lambda _: kaboom(holds("78"), AT_KABOOM),
    "round": lambda _: kaboom(lambda it: it.scores, AT_KABOOM, rounds=2),
    "rounds": lambda friends: kaboom(over("kaboom"), friends, rounds=1),
    "double": lambda friends: boom(is_double, friends),
    "aloud": lambda friends: boom(
        lambda it: is_plain(it) and it.top.seat == 1, friends, aloud=True
    ),
    "flips": lambda _: boom(lambda it: is_calm(it) and it.top.seat == 2 and it.top.heard, AT_BOOM),
    "cards": lambda _: boom(over("choco_boom"), AT_BOOM[:2]),
    "answers": lambda friends: boom(is_asked, friends, calm=True),
    "answer": lambda _: boom(lambda it: is_asked(it) and it.top.seat == 1, AT_BOOM, calm=True),
}
"""Games by name; at a live table so many friends sit round one screen."""

LIES_FLAT = {"flat", "flat question"}


@cache
def saved(name: str, friends: int) -> Session:
    """The game of that name; four sit round a tablet, two at a phone."""
    return SAVED[name](FRIENDS[:friends])
