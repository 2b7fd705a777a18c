"""Who stumbles or gives no answer in a tournament has lost, whoever plays which of its games."""

from __future__ import annotations

from typing import Any

from sandbox.test_rounds import (
    ANY,
    FIRST,
    FIRST_BOTS,
    asked,
    each_game,
    games_in,
    played,
    ranking,
    rounds_in,
    three,
)
from support.talk import Talk, error_of

FALLS = "def choose(table, actions, rng):\n    return actions[0] if rng.random() < 0.9 else 1 / 0\n"


@each_game
def test_a_bot_that_only_stumbles_beats_none_that_runs(name: str) -> None:
    runs, falls = (FIRST_BOTS / name / "bot.py").read_text("utf-8"), FIRST.replace("[0]", "[-9999]")
    told = games_in(played(asked(name, falls, runs, ANY)))
    assert {tuple(game["wins"]) for game in told[:4]} == {(0, 1000)}
    assert {tuple(game["stumbled"]) for game in told[:4]} == {(1, 0)}


def test_who_stumbles_first_has_lost_that_game_at_once() -> None:
    found = games_in(played(asked("schokoly", FALLS, FALLS, ANY, deals=4)))
    for game in found:
        assert sum(game["stumbled"]) <= 1
        if sum(game["stumbled"]):
            assert game["wins"] == [0 if fell else 1000 for fell in game["stumbled"]]
    assert 0 < sum(map(sum, (game["stumbled"] for game in found))) <= len(found)
    assert {sum(game["wins"]) for game in found} == {1000}


def singly(talk: Talk, **wanted: Any) -> tuple[list[dict[str, Any]], list[tuple[int, int]]]:
    """A game, question by question, and which ones were put."""
    asked = list[tuple[int, int]]()
    while not (told := talk.ask("round", **wanted, singly=True)["round"])["games"]:
        asked.append((told["asked"]["bot"], told["asked"]["ply"]))
    return told["games"], asked


@each_game
def test_where_each_question_is_put_by_itself_the_game_is_the_same(name: str) -> None:
    wanted, told = three(name)
    talk = Talk()
    talk.ask("tournament", **wanted)
    found, asked = singly(talk, pair=1, first=0, count=1)
    assert found == games_in([it for it in told if it["pair"] == 1])[:1]
    assert {bot for bot, _ in asked} == {0, 2}
    assert len(asked) > 4
    assert asked == sorted(asked, key=lambda it: it[1])


@each_game
def test_a_bot_without_an_answer_has_lost_and_stumbled(name: str) -> None:
    talk = Talk()
    talk.ask("tournament", **three(name)[0])
    _, asked = singly(talk, pair=1, first=1, count=1)
    for bot, ply in (asked[0], asked[3]):
        hang = {"pair": 1, "number": 1, "bot": bot, "ply": ply}
        [game] = games_in(rounds_in(talk, 1, 1, 1, hangs=[hang], records=True))
        lost = [0, 2].index(bot)
        assert (game["hung"], game["moves"], len(game["record"]["moves"])) == (lost, ply, ply)
        assert game["wins"] == [0 if side == lost else 1000 for side in range(2)]
        assert game["stumbled"] == [int(side == lost) for side in range(2)]
        assert talk.ask("watch", record=game["record"])["watch"]["plies"] == ply
    for wrong in ({"bot": 1}, {"pair": 3}, {"number": 2}, {"ply": -1}):
        assert error_of(talk.ask("round", pair=1, first=1, count=1, hangs=[hang | wrong]))
    assert error_of(talk.ask("round", pair=1, first=1, count=1, hangs=[7])) == "bad-request"


def test_after_three_games_without_an_answer_a_bot_plays_no_more() -> None:
    wanted = asked("schokoly", FIRST, ANY, FIRST, deals=3)
    talk = Talk()
    talk.ask("tournament", **wanted)
    hangs = [{"pair": pair, "number": number, "bot": 0, "ply": 0} for pair, number in THREE]
    told = [rounds_in(talk, pair, 0, 6, hangs=hangs) for pair in range(3)]
    third, *rest = games_in(told[0])[2:]
    assert (third["wins"], third["hung"]) == ([0, 1000], 0)
    missed = {"wins": [0, 1000], "stumbled": [0, 0], "hung": None, "moves": 0, "record": None}
    assert [{name: game[name] for name in missed} for game in rest] == [missed] * 3
    others = games_in(told[2])
    assert min(game["moves"] for game in others) > 20, "who answers plays on"
    found = ranking(3, 3, [it for one in told for it in one])
    [row] = [row for row in found["rows"] if row["bot"] == 0]
    assert (row["out"], row["stumbled"], row["place"]) == (True, 3, 3)
    both = [game["wins"][1] + game["wins"][0] for game in games_in(told[0] + told[1])]
    assert both == [1000] * 12


THREE = [(0, 0), (1, 1), (0, 2)]
"""Three games in which the first bot gave no answer."""


def test_the_table_is_the_same_whoever_played_ahead_when_a_bot_was_out() -> None:
    """Another sandbox may have played games that would not have been played here."""
    wanted = asked("schokoly", FIRST, ANY, FIRST, deals=3)
    talk = Talk()
    talk.ask("tournament", **wanted)
    hangs = [{"pair": pair, "number": number, "bot": 0, "ply": 0} for pair, number in THREE]
    one_wall = [it for pair in range(3) for it in rounds_in(talk, pair, 0, 6, hangs=hangs)]
    many = [
        it
        for pair in (2, 1, 0)
        for number in range(6)
        for it in rounds_in(
            talk, pair, number, 1, hangs=[one for one in hangs if one["number"] == number]
        )
    ]
    assert ranking(3, 3, many) == ranking(3, 3, one_wall)
