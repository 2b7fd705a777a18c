"""Examples of requests and replies for Choco Challenge, kept in tests/bridge."""

from __future__ import annotations

from collections.abc import Callable

from support.talk import PERSON, Talk
from support.walks import by_seed

GRACE = {"kind": "person", "name": "Grace"}
HEDY = {"kind": "person", "name": "Hedy"}
CAUTIOUS = {"kind": "bot", "bot": "cautious"}
THREE = [PERSON, GRACE, HEDY]
NAME = "choco_challenge"
END = 38
"""The seed of a game whose last turn takes all the deck and some of the market."""


def challenge_shopping(talk: Talk) -> None:
    """Four cards, odds before each, a card and a dessert; what can be taken back and what not."""
    talk.new(THREE, seed=59, game=NAME)
    talk.ask("hint", seat=0)
    talk.does("Draw")
    talk.ask("undo", seat=0)
    talk.ask("hint", seat=0)
    talk.ask("why", seat=0, action={"type": "Buy", "place": 1})
    talk.does("Draw", "Draw", "Draw")
    talk.ask("hint", seat=0)
    talk.ask("try", seat=0, action={"type": "Draw"})
    talk.does("Stop")
    talk.ask("undo", seat=0)
    talk.does("Stop")
    for action in ({"type": "Buy", "place": 1}, {"type": "Take", "cost": 5}, {"type": "Draw"}):
        talk.ask("why", seat=0, action=action)
    talk.ask("play", seat=0, action={"type": "Take", "cost": 5}, at=20_000)
    talk.does("Buy", "Take")
    talk.ask("undo", seat=0)
    talk.does("Take", "Done")
    talk.ask("undo", seat=0)
    talk.ask("hint", seat=0)


def challenge_match(talk: Talk) -> None:
    """A match while a tool is at hand; the table is closed and opened again; then both answers."""
    talk.new(THREE, seed=17, game=NAME)
    talk.does("Draw", "Draw", "Draw", "Draw")
    talk.ask("hint", seat=0)
    for kind in ("Draw", "Stop"):
        talk.ask("why", seat=0, action={"type": kind})
    talk.goes_on()
    talk.does("Bust")
    talk.ask("undo", seat=0)
    talk.does("Spend")
    talk.ask("undo", seat=0)
    talk.does("Spend", "Stop", "Buy", "Done")


def challenge_extras(talk: Talk) -> None:
    """In the second round one who drew more is asked, then one who drew fewer; others wait."""
    talk.new(THREE, seed=9, game=NAME, options={"first": 0, "odds": False})
    talk.does(
        "Draw", "Stop", "Done", "Draw", "Draw", "Draw", "Stop", "Done", "Draw", "Stop", "Done"
    )
    talk.does("Draw", "Draw")
    talk.ask("hint", seat=0)
    talk.does("Stop", "Done")
    talk.ask("why", seat=2, action={"type": "TakeTool", "tool": "pastry_bag"})
    talk.ask("why", seat=1, action={"type": "TakeTool", "tool": "pastry_bag"})
    talk.ask("try", seat=1, action={"type": "TakeIngredient"})
    talk.does("TakeIngredient")
    talk.ask("undo", seat=1)
    talk.ask("why", seat=2, action={"type": "TakeTool", "tool": "whisk"})
    talk.does("TakeTool")
    talk.ask("undo", seat=2)
    talk.does("Decline", "Draw")


def challenge_with_bots(talk: Talk) -> None:
    """One turn of a person, then the turns of four bots."""
    talk.new([PERSON, *[CAUTIOUS] * 4], seed=5, game=NAME)
    talk.does("Draw", "Stop", "Buy", "Done")
    while talk.update["wake"] is not None:
        talk.wait()


def challenge_at_the_end(talk: Talk) -> None:
    """The last moves of a game that took the whole deck: extra cards from the market, the count."""
    whole, choose = Talk(), by_seed(END)
    whole.new(THREE, seed=END, game=NAME)
    while not whole.update["done"]:
        seat = whole.whose()
        actions = whole.update["actions"][str(seat)]
        whole.ask("play", seat=seat, action=actions[choose(len(actions))], at=1000)
    moves = whole.update["record"]["moves"]
    talk.new(THREE, seed=END, game=NAME, moves=moves[:-6])
    for seat, index, _ in moves[-6:]:
        talk.ask("play", seat=seat, action=talk.update["actions"][str(seat)][index], at=2000)
    talk.ask("why", seat=0, action={"type": "Draw"})
    talk.ask("praise")


TALKS: tuple[Callable[[Talk], None], ...] = (
    challenge_shopping,
    challenge_match,
    challenge_extras,
    challenge_with_bots,
    challenge_at_the_end,
)
