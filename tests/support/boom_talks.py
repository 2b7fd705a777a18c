"""Examples of requests and replies for Choco-Boom, kept in tests/bridge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from support.linked import played
from support.live_talk import GRACE, HEDY, now, slap, tick, who
from support.talk import PERSON, Reply, Talk

MARY = {"kind": "person", "name": "Mary"}
BOTS = [{"kind": "bot", "bot": name} for name in ("sleepy", "awake", "lightning")]
NAME = "choco_boom"
LAST = 9
"""So many moves of a game are told that is only wanted for its end."""


def start(talk: Talk, players: list[dict[str, str]], seed: int, **options: Any) -> None:
    """A game, down to its first card."""
    talk.new(players, seed=seed, game=NAME, options=options)
    lay(talk)


def act(talk: Talk, kind: str, later: int = 0, **fields: Any) -> Reply:
    """The first seat that may do it does it; if none may yet, the table moves first."""
    while (seat := who(talk, kind)) is None:
        tick(talk)
    reply = talk.ask("play", seat=seat, action={"type": kind, **fields}, at=now(talk) + later)
    assert talk.update["refused"] is None
    return reply


def lay(talk: Talk) -> None:
    """The next card is flipped."""
    act(talk, "Flip")
    tick(talk)


def called(talk: Talk) -> None:
    """The card on top is called correctly, and the call is judged."""
    act(talk, "Call", later=400, item=talk.state.top.due)
    tick(talk)


def lay_until(talk: Talk, wanted: Callable[[Any], bool]) -> None:
    """Cards are flipped and called correctly until a wanted one is on top."""
    while not wanted(talk.state):
        if not talk.state.options.aloud:
            called(talk)
        lay(talk)


def is_double(state: Any) -> bool:
    return bool(state.top.double)


def is_plain(state: Any) -> bool:
    """Whether a slap would be wrong, and the picture would tempt to call wrongly."""
    card = state.top_card
    return state.top.since is None and card.item not in (state.top.due, "parrot")


def all_ready(talk: Talk) -> None:
    """All seats that the game waits for press Ready."""
    act(talk, "Ready")
    while who(talk, "Ready") is not None:
        act(talk, "Ready")
    act(talk, "Flip")
    tick(talk)


def boom_double(talk: Talk) -> None:
    """Three slaps on a double arrive in the wrong order; the late one costs nothing."""
    start(talk, [PERSON, GRACE, HEDY], seed=16)
    talk.ask("hint", seat=who(talk, "Call") or 0)
    lay_until(talk, is_double)
    at = now(talk) + 300
    talk.ask("hint", seat=0)
    slap(talk, 2, at + 31)
    slap(talk, 0, at + 4)
    slap(talk, 1, at)
    talk.ask("why", seat=0, action={"type": "Slap"})
    tick(talk)
    talk.ask("why", seat=0, action={"type": "Slap"})
    talk.ask("undo", seat=1)
    lay(talk)
    slap(talk, 2, now(talk))
    tick(talk)
    called(talk)


def boom_photo(talk: Talk) -> None:
    """Two slaps at the same time: chance decides; no call of a double is wrong."""
    start(talk, [PERSON, GRACE], seed=2)
    lay_until(talk, is_double)
    wrong = next(it for it in ("choco", "banana") if it != talk.state.top.due)
    act(talk, "Call", item=wrong)
    at = now(talk)
    slap(talk, 1, at)
    slap(talk, 0, at)
    tick(talk)


def boom_mistakes(talk: Talk) -> None:
    """Each fault of a game by touch, what it costs, and the pause after it."""
    start(talk, [PERSON, GRACE, HEDY, MARY], seed=11)
    lay_until(talk, is_plain)
    act(talk, "Call", later=500, item=talk.state.top_card.item)
    slap(talk, 3, now(talk) - 70)
    tick(talk)
    tick(talk)
    talk.ask("why", seat=0, action={"type": "Flip"})
    slap(talk, 2, now(talk))
    talk.ask("hint", seat=0)
    all_ready(talk)
    tick(talk)
    all_ready(talk)


def boom_reached(talk: Talk) -> None:
    """A reach for the deck: slaps that landed before it count, later ones do not."""
    start(talk, [PERSON, GRACE, HEDY], seed=2)
    lay_until(talk, is_plain)
    called(talk)
    act(talk, "Flip")
    at = now(talk) - 100
    slap(talk, 1, at + 20)
    tick(talk)
    called(talk)
    act(talk, "Flip")
    at = now(talk) - 100
    slap(talk, 1, at - 20)
    tick(talk)
    all_ready(talk)


def boom_aloud(talk: Talk) -> None:
    """Calls aloud: objections, votes, a tie, and a player who admits a mistake."""
    start(talk, [PERSON, GRACE, HEDY, MARY], seed=7, aloud=True)
    lay_until(talk, is_plain)
    flipper = talk.state.top.seat
    first, second, third = ((flipper + step) % 4 for step in (1, 2, 3))
    at = now(talk)
    talk.ask("play", seat=second, action={"type": "Object"}, at=at + 9)
    talk.ask("play", seat=first, action={"type": "Object"}, at=at)
    tick(talk)
    talk.ask("hint", seat=third)
    talk.ask("play", seat=second, action={"type": "Vote", "guilty": True}, at=at + 900)
    talk.ask("play", seat=third, action={"type": "Vote", "guilty": False}, at=at + 1000)
    all_ready(talk)
    flipper = talk.state.top.seat
    talk.ask("play", seat=(flipper + 1) % 4, action={"type": "Object"}, at=now(talk))
    tick(talk)
    act(talk, "Vote", guilty=True)
    act(talk, "Vote", guilty=True)
    all_ready(talk)
    lay_until(talk, is_plain)
    flipper = talk.state.top.seat
    talk.ask("play", seat=flipper, action={"type": "Object"}, at=now(talk))
    tick(talk)


def boom_advanced(talk: Talk) -> None:
    """A yellow elephant; then a break in the middle of a flip, and all are asked again."""
    start(talk, [PERSON, GRACE], seed=20, advanced=True, handicap_0=50)
    lay_until(talk, lambda state: state.top.since is not None and not is_double(state))
    at = now(talk)
    slap(talk, 0, at)
    slap(talk, 1, at + 40)
    tick(talk)
    act(talk, "Flip")
    talk.goes_on()
    talk.ask("why", seat=0, action={"type": "Flip"})
    all_ready(talk)
    called(talk)


def boom_at_the_end(talk: Talk) -> None:
    """The last moves of a game against every bot, continued from its record, and its count."""
    players = [PERSON, *BOTS]
    whole = Talk()
    whole.new(players, seed=3, game=NAME)
    while not whole.update["done"]:
        play_along(whole)
    moves = whole.update["record"]["moves"]
    talk.new(players, seed=3, game=NAME, moves=moves[:-LAST])
    all_ready(talk)
    while not talk.update["done"]:
        play_along(talk)
    talk.ask("praise")


def play_along(talk: Talk) -> None:
    """A person who flips and calls, but never slaps."""
    for kind in ("Call", "Flip", "Ready"):
        if who(talk, kind) is not None:
            act(talk, kind, **({"item": talk.state.top.due} if kind == "Call" else {}))
            return
    tick(talk)


def boom_practice(talk: Talk) -> None:
    """Calls practised alone: right, wrong, too late, a slap; a pause; then the end of a game."""
    doubles = {"cards": 24, "doubles": True}
    talk.new([PERSON], seed=4, game="choco_practice", options=doubles)
    talk.play(0, "Begin")
    for kind in ("Call", "Slap", "TimeUp", "Call", "Pause"):
        while talk.state.card is None:
            talk.wait()
        if kind == "TimeUp":
            talk.wait()
        else:
            talk.play(0, kind, at=talk.state.shown + 600)
    last = played("choco_practice", 1, 4).record
    talk.new([PERSON], seed=4, game="choco_practice", moves=last.moves[:-3])
    talk.play(0, "Begin", at=last.moves[-1][2])
    while not talk.update["done"]:
        talk.wait()


TALKS: tuple[Callable[[Talk], None], ...] = (
    boom_double,
    boom_photo,
    boom_mistakes,
    boom_reached,
    boom_aloud,
    boom_advanced,
    boom_at_the_end,
    boom_practice,
)
