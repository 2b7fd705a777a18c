"""Conversations about Kaboom!, kept in tests/bridge like the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chocobox.games.kaboom.rules.pieces import CARDS, rank
from support.live_talk import GRACE, HEDY, now, slap, tick, who
from support.talk import PERSON, Talk

BOTS = [{"kind": "bot", "bot": name} for name in ("forgetful", "steady", "shark")]
NAME = "kaboom"
SHORT = {"rounds": 1}
LAST = 12
"""So many moves of a game are told that is only wanted for its end."""


def start(talk: Talk, players: list[dict[str, str]], seed: int, **options: Any) -> None:
    """A game of one round, down to its first flip or draw."""
    talk.new(players, seed=seed, game=NAME, options=SHORT | options)
    for seat in talk.update["actions"]:
        talk.play(int(seat), "Peek", at=500 + int(seat))
    for seat in talk.update["actions"]:
        talk.play(int(seat), "Cover", at=2000 + int(seat))


def turn(talk: Talk, *kinds: str, nth: int = 0) -> None:
    """Whoever can does the first of each kind, when the table has done what it waits for."""
    for kind in kinds:
        while (seat := who(talk, kind)) is None:
            tick(talk)
        talk.play(seat, kind, at=now(talk), nth=nth)
        assert talk.update["refused"] is None


def match_of(talk: Talk, owner: int | None = None) -> dict[str, Any] | None:
    """A card that matches the top of the discard, as somebody may turn it up who knows it."""
    state = talk.bridge.play.session.state if talk.bridge.play.session else None
    assert state is not None
    wanted = rank(CARDS.index(talk.update["views"]["0"]["discard"][-1]))
    for seat, place in state.spots(owner):
        if rank(state.at((seat, place)).card) == wanted:
            return {"type": "Reveal", "seat": seat, "place": place}
    return None


def flip_until(talk: Talk, owner: int) -> dict[str, Any]:
    """Cards are flipped until that seat has one that matches."""
    for _ in range(20):
        turn(talk, "Flip")
        while not any(it["type"] == "Flipped" for it in talk.update["events"]):
            tick(talk)
        found = match_of(talk, owner)
        if found:
            return found
    raise LookupError("no card of that seat matches soon")


def kaboom_slap_fight(talk: Talk) -> None:
    """Two fingers 3 ms apart, heard of in the wrong order; a break before the match is shown."""
    start(talk, [PERSON, GRACE], seed=9)
    match = flip_until(talk, owner=1)
    at = now(talk)
    slap(talk, 0, at + 3)
    slap(talk, 1, at)
    talk.ask("why", seat=0, action={"type": "Slap"})
    talk.ask("undo", seat=1)
    talk.wait()
    talk.ask("why", seat=0, action=match)
    talk.goes_on()
    talk.ask("hint", seat=1)
    talk.ask("try", seat=1, action=match)
    talk.ask("play", seat=1, action=match, at=now(talk))
    turn(talk, "Enough")
    talk.ask("hint", seat=1)
    turn(talk, "Draw")
    talk.ask("hint", seat=1)
    turn(talk, "Replace")


def kaboom_mistakes(talk: Talk) -> None:
    """Fingers that landed shortly before and after a hand on the stock; what mistakes cost."""
    start(talk, [PERSON, GRACE], seed=9)
    turn(talk, "Flip")
    tick(talk)
    turn(talk, "Flip")
    at = now(talk)
    slap(talk, 0, at - 120)
    talk.wait()
    turn(talk, "GiveUp")
    talk.ask("undo", seat=0)
    slap(talk, 1, now(talk))
    talk.wait()
    wrong = next(it for it in talk.update["actions"]["1"] if it != match_of(talk, 1))
    talk.ask("play", seat=1, action=wrong, at=now(talk))
    turn(talk, "Flip")
    turn(talk, "Flip")
    seat = int(talk.update["views"]["0"]["turn"])
    slap(talk, 1 - seat, now(talk) - 90)
    talk.wait()


def kaboom_gift(talk: Talk) -> None:
    """A match before another seat, for which the slapper gives a card of its own."""
    start(talk, [PERSON, GRACE, HEDY], seed=12)
    match = flip_until(talk, owner=1)
    slap(talk, 2, now(talk))
    talk.wait()
    talk.ask("play", seat=2, action=match, at=now(talk))
    talk.ask("hint", seat=2)
    talk.ask("why", seat=1, action={"type": "Keep"})
    talk.goes_on()
    turn(talk, "Give", "Enough", "Kaboom")
    talk.ask("why", seat=0, action={"type": "Look", "seat": 2, "place": 2})


def kaboom_powers(talk: Talk) -> None:
    """Where nobody slaps: every power is used once, one is left, a look ends by itself."""
    start(talk, [PERSON, GRACE, HEDY], seed=33, slaps=False)
    left = ["Look", "Swap", "LookBoth", "SkipPower"]
    while left:
        turn(talk, "Draw", "Discard")
        found = next((kind for kind in left if who(talk, kind) is not None), None)
        if found:
            use(talk, found)
            left.remove(found)


def use(talk: Talk, kind: str) -> None:
    """A power is used; what it shows is looked at."""
    seat = who(talk, kind) or 0
    talk.ask("hint", seat=seat)
    turn(talk, kind, nth=0 if kind == "SkipPower" else 2)
    if kind == "LookBoth":
        talk.ask("hint", seat=seat)
        talk.ask("undo", seat=seat)
        turn(talk, "Decide")
    elif kind == "Look":
        tick(talk)


def act(talk: Talk) -> None:
    """A person who never slaps does what is asked of it; else time passes."""
    kinds = ("Discard", "SkipPower", "Flip", "Draw")
    kind = next((kind for kind in kinds if who(talk, kind) is not None), None)
    if kind:
        turn(talk, kind)
    else:
        tick(talk)


def kaboom_at_the_end(talk: Talk) -> None:
    """The last moves of a round against every bot, continued from its record, and its count."""
    players = [PERSON, *BOTS]
    whole = Talk()
    start(whole, players, seed=13)
    while not whole.update["done"]:
        act(whole)
    moves = whole.update["record"]["moves"]
    talk.new(players, seed=13, game=NAME, options=SHORT, moves=moves[:-LAST])
    while not talk.update["done"]:
        act(talk)
    talk.ask("praise")


TALKS: tuple[Callable[[Talk], None], ...] = (
    kaboom_slap_fight,
    kaboom_mistakes,
    kaboom_gift,
    kaboom_powers,
    kaboom_at_the_end,
)
