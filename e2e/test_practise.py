"""Puzzles of one's own mistakes: from a look back to their page, without a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, Profile
from e2e.games import record_of
from e2e.serving import serving
from e2e.test_looking import CUT, game, without_host

from chocobox.analysis.looking import Looking, looking_at
from chocobox.analysis.puzzles import worst_of
from chocobox.games.choco_challenge.rules.actions import Done, Draw, Stop
from chocobox.kit.value import MISTAKES, weighed
from chocobox.records import session_of

KEYS = {Stop(): "stop", Draw(): "draw", Done(): "done"}
"""Choices that have a key of their own beside the table."""


def key_at(looking: Looking, ply: int, right: bool) -> str:
    """A key that is a right choice at a ply, or a wrong one."""
    state, seat = looking.session.states[ply], looking.session.moves[ply][0]
    for place, action in enumerate(looking.session.game.actions(state, seat)):
        lost = weighed(looking.value, state, seat, place).lost
        if action in KEYS and (lost < MISTAKES[-1][0]) == right:
            return KEYS[action]
    raise AssertionError(f"no key at ply {ply} is {'right' if right else 'wrong'}")


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_own_mistakes_become_puzzles_of_which_one_is_missed_and_one_solved(
    profile: Profile, dist: Path
) -> None:
    looking = looking_at(session_of(record_of(game())))
    first, second, _ = sorted(worst_of(looking), key=lambda it: it.id)
    wrong, right = key_at(looking, first.ply, False), key_at(looking, second.ply, True)
    with serving(dist) as site:
        visitor = without_host(profile, site, "replay/over?look=back")
        visitor.wait_for(".looking[data-done]")
        visitor.tap(".looking a[href='#/practise']", "Practise: 3 puzzles of your own moves")
        visitor.tap(".practise a", "Begin")
        visitor.wait_for(f".table.practise[data-ply='{first.ply}']")
        assert visitor.count(".hinted") == 0
        visitor.tap(f".practise .tools [data-on={wrong}]")
        visitor.wait_for(".practise .coach button", "Next")
        visitor.wait_for(".practise .hinted")
        visitor.tap(".practise .coach button", "Next")
        visitor.wait_for(f".table.practise[data-ply='{second.ply}']")
        visitor.tap(f".practise .tools [data-on={right}]")
        visitor.wait_for(".practise .coach button", "Next")
        said = visitor.evaluate("() => document.querySelector('.coach-words').textContent")
        assert said.startswith("Right!")
        visitor.tap(".practise .coach button", "Next")
        visitor.tap(".practise .menu-key")
        visitor.wait_for(".practise h2", "One puzzle waits today")
        visitor.reload()
        visitor.wait_for(".practise h2", "One puzzle waits today")
        profile.close(site.address, *CUT)
