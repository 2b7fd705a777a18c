"""The bot that is proposed after each game, and why it is another one than before."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.game import Outcome
from chocobox.proposal import proposal_of
from chocobox.records import start_of
from support.talk import NIBBLER, PERSON, Talk, error_of


class Device:
    """What a device keeps of its games of Schokoly."""

    def __init__(self, kept: Any = None) -> None:
        self.kept = kept

    def over(self, players: str, *winners: int, position: str = "", **more: Any) -> str:
        """The bot that is proposed from now on, after a game of these players."""
        names = players.split()
        sitting = [PERSON if it == "person" else {"kind": "bot", "bot": it} for it in names]
        session = start_of({"game": "schokoly", "options": {}, "players": sitting, "seed": 7})
        session.position = position
        outcome = Outcome((0,) * len(names), winners, tuple(range(len(names))))
        over: Any = SimpleNamespace(name="schokoly", outcome=lambda _: outcome)
        session.game = over
        proposal = proposal_of(session, {"kept": self.kept, "own": True, **more})
        if proposal.kept:
            self.kept = encode(proposal.kept)
        return proposal.bot

    @property
    def proposed(self) -> str:
        """The proposal for the next game."""
        return f"{self.kept['bot']} {self.kept['why']}".strip()


def test_two_wins_in_a_row_make_the_bot_harder_and_a_lost_game_easier() -> None:
    device = Device()
    for players, winner, now, then in (
        ("person nibbler", 0, "", "nibbler"),
        ("person nibbler", 0, "hamster", "hamster won"),
        ("person hamster", 0, "", "hamster"),
        ("person hamster", 1, "nibbler", "nibbler lost"),
        ("nibbler person", 1, "", "nibbler"),
        ("nibbler person", 0, "", "nibbler"),
        ("person master", 0, "", "master"),
        ("person master", 0, "", "master"),
        ("person nibbler master", 1, "chocolatier", "chocolatier lost"),
    ):
        assert device.over(players, winner) == now, players
        assert device.proposed == then, players


def test_a_win_that_all_share_counts_neither_way_and_with_a_partner_one_wins_too() -> None:
    device = Device()
    device.over("person taster", 0)
    device.over("person taster", 0, 1)
    device.over("person taster", 0)
    assert device.proposed == "taster"
    assert device.over("person taster taster taster", 0, 2) == "chocolatier"


def test_only_an_own_game_of_one_person_against_bots_changes_the_proposal() -> None:
    device = Device()
    device.over("person taster", 0)
    device.over("person taster", 0, own=False)
    device.over("person person taster", 0)
    device.over("person own", 0)
    assert device.proposed == "taster"
    assert device.over("person taster", 0) == "chocolatier"
    others = Device()
    others.over("person person", 0)
    assert others.kept["bot"] == "", "a game was finished, and no bot was met"


def test_a_prepared_table_is_no_whole_game() -> None:
    device = Device()
    assert device.over("person nibbler", 1, position="lesson:1") == ""
    assert device.kept is None


@pytest.mark.parametrize("kept", ["x", [], 7, {"bot": 7, "wins": "2", "why": ["won"]}, {}])
def test_whatever_was_kept_the_first_game_counts_as_one(kept: Any) -> None:
    device = Device(kept)
    assert device.over("person nibbler", 0) == ""
    assert device.kept == {"type": "Met", "bot": "nibbler", "wins": 1, "why": ""}


def test_before_the_end_nothing_is_proposed() -> None:
    talk = Talk()
    talk.new([PERSON, NIBBLER])
    assert error_of(talk.ask("proposal", kept=None, own=True)) == "bad-request"
