"""Examples of requests and replies, kept in tests/bridge.

The page's own tests read the same files; UPDATE_GOLDEN=1 writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from support import boom_talks, bot_talks, challenge_talks, kaboom_talks, task_talks, watch_talks
from support.places import TESTS
from support.talk import NIBBLER, PERSON, Talk
from support.written import compare

GRACE = {"kind": "person", "name": "Grace"}
HEDY = {"kind": "person", "name": "Hedy"}
PASS = {"type": "Pass"}


def games(talk: Talk) -> None:
    """What is in the box: its games, the kinds of tasks, the limits of what people write."""
    talk.ask("games")
    talk.ask("kinds")
    talk.ask("limits")


def two_persons(talk: Talk) -> None:
    """Two turns: a card, a ghost, a wrong spot, a smartie, taken back, the draw."""
    talk.new([PERSON, GRACE], seed=21)
    talk.play(0, "Choose", at=900)
    first = talk.update["actions"]["0"][5]
    talk.ask("try", seat=0, action=first)
    talk.ask("play", seat=0, action=first, at=2400)
    talk.ask("why", seat=0, action=dict(first, x=7))
    talk.play(0, "Guard", at=3000)
    talk.ask("undo", seat=0)
    talk.ask("try", seat=0, action={"type": "Draw"})
    talk.play(0, "Draw", at=4100)
    talk.ask("undo", seat=0)
    talk.ask("hint", seat=0)
    talk.play(1, "Choose", at=5000, nth=1)
    talk.ask("play", seat=1, action=dict(first, x=40), at=5100)
    talk.play(1, "Place", at=6000)
    talk.play(1, "Draw", at=6500)


def against_a_bot(talk: Talk) -> None:
    """A person's turn, then a bot's: each of its moves takes two ticks."""
    talk.new([PERSON, NIBBLER], seed=5)
    talk.play(0, "Choose", at=1000)
    talk.play(0, "Place", at=2000)
    talk.play(0, "Draw", at=3000)
    while talk.update["wake"] is not None:
        talk.wait()


def three_swap(talk: Talk) -> None:
    """An offer with its announced count, the answer, the swap; each sees only its own card."""
    talk.new([PERSON, GRACE, HEDY], seed=8, options={"first": 1})
    for seat in (1, 2):
        talk.play(seat, "Choose", at=1000)
        talk.play(seat, "Place", at=2000)
        talk.play(seat, "Draw", at=3000)
    talk.play(0, "Offer", at=4000, nth=1)
    talk.ask("why", seat=0, action={"type": "Place", "card": 0, "x": 0, "y": 0, "turn": 0})
    talk.play(2, "Answer", at=5000, nth=2)
    talk.play(0, "Accept", at=6000)
    talk.ask("undo", seat=0)


def four_at_the_end(talk: Talk) -> None:
    """The last cards of a game between two teams, continued from its record, and its count."""
    players = [PERSON, NIBBLER, GRACE, NIBBLER]
    whole = Talk()
    whole.new(players, seed=13)
    while not whole.update["done"]:
        if whole.update["wake"] is None:
            whole.play_first()
        else:
            whole.wait()
    talk.new(players, seed=13, moves=whole.update["record"]["moves"][:-3])
    while not talk.update["done"]:
        if talk.update["wake"] is None:
            talk.play_first()
        else:
            talk.wait()
    talk.ask("praise")


def faults(talk: Talk) -> None:
    """One of each type of error, and a refusal; the game goes on."""
    talk.ask("undo", seat=0)
    talk.ask("bake")
    talk.new([PERSON, GRACE], seed=3)
    talk.new([PERSON, GRACE], seed=-1)
    talk.new([PERSON, GRACE], seed=3, edition=0)
    talk.new([PERSON, GRACE], seed=3, moves=[[0, 5, 0]])
    talk.ask("play", seat=1, action=PASS, at=5)
    talk.ask("play", seat=0, action=PASS, at=5.5)
    talk.play(0, "Choose", at=6)


CONVERSATIONS: tuple[Callable[[Talk], None], ...] = (
    games,
    two_persons,
    against_a_bot,
    three_swap,
    four_at_the_end,
    faults,
    *challenge_talks.TALKS,
    *kaboom_talks.TALKS,
    *boom_talks.TALKS,
    *watch_talks.TALKS,
    *task_talks.TALKS,
    *bot_talks.TALKS,
)


@pytest.mark.parametrize("conversation", CONVERSATIONS, ids=lambda one: one.__name__)
def test_conversation_equals_its_file(conversation: Callable[[Talk], None]) -> None:
    talk = Talk()
    conversation(talk)
    lines = ",\n".join(json.dumps(said, separators=(",", ":")) for said in talk.said)
    compare(TESTS / "bridge" / f"{conversation.__name__}.json", f"[\n{lines}\n]\n")


def test_no_file_is_unused() -> None:
    names = sorted(path.name for path in (TESTS / "bridge").glob("*.json"))
    assert names == sorted(f"{one.__name__}.json" for one in CONVERSATIONS)


def test_the_examples_show_every_op_and_every_kind_of_answer() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / "bridge").glob("*.json")]
    said = [one for text in texts for one in json.loads(text)]
    ops = {"new", "play", "tick", "undo", "hint", "why", "try", "games", "watch", "look", "ahead"}
    ops.add("praise")
    assert ops <= {one["request"]["op"] for one in said}
    told = [one["reply"]["hint"] for one in said if one["reply"].get("hint")]
    assert {hint["odds"] is None for hint in told} == {True, False}
    errors = {one["reply"]["error"]["type"] for one in said if "error" in one["reply"]}
    assert errors == {"no-game", "no-watch", "bad-request", "older-box", "bad-record"}
