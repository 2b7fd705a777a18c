"""Persons play against a bot that one of them wrote: it is asked in the sandbox, move by move."""

from __future__ import annotations

import pytest

from support.talk import NIBBLER, PERSON, Reply, Talk, error_of

OWN = {"kind": "bot", "bot": "own"}
LAST = "def choose(table, actions, rng):\n    return actions[-1]\n"
WAITS = "def choose(table, actions, rng):\n    return None\n"
WRONG = "def choose(table, actions, rng):\n    return actions / 0\n"


def begun(game: str, *players: dict[str, str]) -> Talk:
    talk = Talk()
    talk.ask("new", game=game, players=list(players), seed=7, moves=[])
    return talk


def wake(talk: Talk, code: str) -> int:
    """Time passes; what that wants of the bot is chosen by another engine. How often it was."""
    reply, asked = talk.wait(), 0
    while "ask" in reply:
        chosen = Talk().ask("choose", table=reply["ask"]["table"], code=code)["choose"]
        stumbled = chosen["trouble"] is not None
        reply, asked = talk.ask("answer", place=chosen["place"], stumbled=stumbled), asked + 1
    return asked


def moves(talk: Talk) -> list[list[int]]:
    found: list[list[int]] = talk.update["record"]["moves"]
    return found


@pytest.mark.parametrize("game", ["schokoly", "choco_boom", "kaboom"])
@pytest.mark.parametrize("code", [LAST, WRONG])
def test_a_person_plays_against_an_own_bot(game: str, code: str) -> None:
    talk = begun(game, PERSON, OWN)
    while len({seat for seat, *_ in moves(talk)} & {0, 1}) < 2 and len(moves(talk)) < 50:
        if talk.update["wake"] is None:
            talk.play_first(at=1000 * len(talk.said))
        else:
            wake(talk, code)
    made = [seat for seat, *_ in moves(talk)]
    assert {0, 1} <= set(made)
    watched = Talk().ask("watch", record=talk.update["record"])["watch"]
    assert watched["plies"] == len(made)
    assert moves(talk.taken_up())[: len(made)] == moves(talk)


@pytest.mark.parametrize("game", ["choco_boom", "kaboom"])
@pytest.mark.parametrize("players", [(PERSON, OWN), (OWN, PERSON), (PERSON, OWN, PERSON)])
def test_all_wait_for_a_bot_that_waits_only_when_no_person_can_go_on(
    game: str, players: tuple[dict[str, str], ...]
) -> None:
    talk, is_over = begun(game, *players), False
    while not is_over:
        while talk.update["wake"] is not None:
            assert not talk.ask("waits")["waits"]
            wake(talk, WAITS)
        offered = talk.update["actions"].items()
        on = [(int(seat), it) for seat, all_ in offered for it in all_ if it["type"] != "Slap"]
        is_over = talk.ask("waits")["waits"]
        assert is_over is (on == [])
        if on:
            seat, action = on[0]
            talk.ask("play", seat=seat, action=action, at=1000 * len(talk.said))


def test_nobody_waits_for_bots_at_a_table_of_persons() -> None:
    assert not begun("choco_boom", PERSON, PERSON).ask("waits")["waits"]


def test_it_takes_the_action_that_was_chosen_and_is_asked_once_for_it() -> None:
    talk = begun("schokoly", OWN, PERSON)
    offered: Reply = talk.wait()
    assert offered["ask"]["bot"] == "own"
    assert talk.ask("answer", place=1, stumbled=False)["update"]["wake"] is not None
    assert wake(talk, LAST) == 0
    assert [move[:2] for move in moves(talk)] == [[0, 1]]


def test_an_answer_that_nobody_waits_for_changes_nothing() -> None:
    talk = begun("schokoly", PERSON, OWN)
    before = talk.update["record"]
    assert talk.ask("answer", place=2, stumbled=False)["update"]["record"] == before
    assert error_of(talk.ask("answer", place="x", stumbled=False)) == "bad-request"
    assert error_of(Talk().ask("answer", place=0, stumbled=False)) == "no-game"


def test_a_class_task_has_the_bots_of_the_box() -> None:
    for bot, fault in ((NIBBLER, None), (OWN, "bad-request")):
        task = {"game": "schokoly", "players": [PERSON | {"name": ""}, bot], "seed": 5, "moves": []}
        link = {"use": "set", "set": {"title": "", "tasks": [task]}}
        reply = Talk().ask("link", link=link, names=True)
        assert (error_of(reply) if fault else None) == fault
        assert ("link" in reply) == (fault is None)
