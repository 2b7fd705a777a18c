"""Puzzles of one's own mistakes: from a look back to their page, without a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, Door
from e2e.games import record_of
from e2e.serving import serving
from e2e.test_looking import CUT, game, without_host

from chocobox.records import session_of
from chocobox.values.looking import looking_at
from chocobox.values.puzzles import worst_of


@pytest.mark.parametrize("door", ENGINES, indirect=True)
def test_own_mistakes_become_puzzles_of_which_one_is_missed_and_one_solved(
    door: Door, dist: Path
) -> None:
    session = session_of(record_of(game()))
    first, second, _ = sorted(worst_of(looking_at(session)), key=lambda it: it.id)
    with serving(dist) as site:
        visitor = without_host(door, site, "replay/over?look=back")
        visitor.wait_for(".looking[data-done]")
        visitor.tap(".looking a[href='#/practise']", "Practise: 3 puzzles of your own moves")
        visitor.tap(".practise a", "Begin")
        visitor.wait_for(f".table.practise[data-ply='{first.ply}']")
        assert visitor.count(".hinted") == 0
        visitor.tap(".practise .tools [data-on=done]")
        visitor.wait_for(".practise .coach button", "Next")
        visitor.wait_for(".practise .hinted")
        visitor.tap(".practise .coach button", "Next")
        visitor.wait_for(f".table.practise[data-ply='{second.ply}']")
        visitor.tap(".practise [data-on=draw]")
        visitor.wait_for(".practise .coach button", "Next")
        said = visitor.evaluate("() => document.querySelector('.coach-words').textContent")
        assert said.startswith("Right!")
        visitor.tap(".practise .coach button", "Next")
        visitor.tap(".practise .menu-key")
        visitor.wait_for(".practise h2", "One puzzle is due today")
        visitor.reload()
        visitor.wait_for(".practise h2", "One puzzle is due today")
        door.part(site.address, *CUT)
