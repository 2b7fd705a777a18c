"""`play --transcript` names the cards of each move in words, for all games."""

from __future__ import annotations

import pytest

from chocobox.__main__ import transcript
from chocobox.core.bots import RandomBot
from chocobox.games import GAMES
from chocobox.tournament import seated

MOVES = {
    "choco_boom": """
1 seat 1 at 700: 1 of 1 Flip()
2 seat -1 at 760: 1 of 1 Go(): brown carrot
3 seat 2 at 1460: 1 of 1 Slap(): brown carrot
4 seat -1 at 1520: 1 of 1 Judge(): brown carrot
18 seat 0 at 8860: 1 of 5 Call(item='banana'): yellow carrot
""",
    "choco_challenge": """
1 seat 0 at 900: 1 of 1 Draw(): milk
5 seat 0 at 4100: 2 of 2 Bust(): cocoa
8 seat 1 at 6600: 1 of 2 Spend(tool='whisk'): milk
9 seat 1 at 7500: 2 of 2 Stop()
10 seat 1 at 8400: 2 of 2 Done()
14 seat 2 at 11600: 1 of 2 Buy(place=2): chili
15 seat 2 at 12600: 1 of 1 Done(): vanilla
29 seat 0 at 23800: 1 of 2 TakeIngredient(): rum
""",
    "kaboom": """
1 seat 1 at 700: 1 of 1 Peek(): 6 of hearts, joker
2 seat 1 at 1600: 1 of 1 Cover()
7 seat 1 at 5100: 1 of 1 Flip(): 5 of spades
8 seat 0 at 5800: 1 of 1 Slap(): 5 of spades
13 seat 1 at 8220: 10 of 14 Reveal(seat=2, place=0): 10 of diamonds
38 seat 0 at 22680: 2 of 10 Give(place=2): 5 of hearts
40 seat 0 at 24480: 1 of 2 Draw(): 3 of clubs
41 seat 0 at 25080: 3 of 10 Replace(place=5): 3 of clubs, 4 of diamonds
61 seat -1 at 38380: 1 of 1 Close()
136 seat 0 at 86140: 13 of 13 Discard(): 9 of hearts
140 seat 0 at 88760: 4 of 12 Look(seat=1, place=5): 3 of spades
638 seat 2 at 396880: 35 of 57 Swap(seat=1, place=6, other=1, other_place=7): 9 of hearts, joker
""",
    "schokoly": """
1 seat 0 at 900: 2 of 3 Choose(colour='milk')
2 seat 0 at 1900: 5 of 16 Place(card=20, x=0, y=0, turn=0): white white over white milk
3 seat 0 at 2700: 1 of 2 Guard(card=20): white white over white milk
4 seat 0 at 3500: 1 of 1 Draw(): dark dark over dark white
17 seat 2 at 14800: 109 of 115 Offer(card=37, to=1): dark dark over milk white
18 seat 1 at 15800: 1 of 5 Answer(card=40): milk milk over dark white
19 seat 2 at 16400: 1 of 2 Accept(): milk milk over dark white
""",
}
"""Moves of one game among three that act at random."""


@pytest.mark.parametrize("name", MOVES)
def test_a_move_names_its_cards(name: str) -> None:
    game = GAMES[name]
    told = list(transcript(seated(game, game.options(), [RandomBot()] * 3, 4)))
    wanted = MOVES[name].strip().splitlines()
    assert [line for line in told if line in wanted] == wanted


def test_games_for_one_name_no_cards() -> None:
    game = GAMES["choco_practice"]
    [first, *_] = transcript(seated(game, game.options(), [RandomBot()], 4))
    assert first.endswith(")")
