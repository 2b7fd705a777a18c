"""A tournament in sandboxes: one table for any number of them, also where a bot never answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import Visit
from e2e.fingers import Fingers
from e2e.strangers import box_behind
from playwright.sync_api import Page, expect

from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.sandbox.entries import entries_of
from chocobox.sandbox.ranking import ranking_of
from chocobox.sandbox.rounds import whole
from support.serving import serving

FIRST = "def choose(table, actions, rng):\n    return actions[0]\n"
ANY = FIRST.replace("actions[0]", "rng.choice(actions)")
SETS = FIRST.replace("actions[0]", "[*set(actions)][len(repr(table) + f'{choose}') % len(actions)]")
HANGS = f"# hangs\n{ANY}"

CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{get: () => {count}}});"

SILENT = """from chocobox.bridge.own import handle, sandboxed
from chocobox.sandbox.written import Written

answered = Written.chosen

def chosen(self, game, state, seat, now, rng):
    while self.text.startswith("# hangs") and now > 3000:
        pass
    return answered(self, game, state, seat, now, rng)

Written.chosen = chosen
"""
"""A bridge behind which a bot that says so gives no answer three seconds into its game."""


def tournament(*codes: str, deals: int) -> dict[str, Any]:
    bots = [{"name": f"P{nth}", "code": code} for nth, code in enumerate(codes)]
    return {"game": "schokoly", "seed": 5, "deals": deals, "bots": bots}


def link_of(wanted: dict[str, Any]) -> str:
    """Its link, with the points that the command line finds."""
    entries = entries_of(wanted)
    rounds = [encode(whole(entries, pair)) for pair in range(len(entries.pairs))]
    asked = {"bots": len(entries.bots), "deals": entries.deals, "rounds": rounds}
    told = {**wanted, "points": [*ranking_of(asked).points]}
    return link.write({"use": "tournament", "tournament": told})


@pytest.mark.parametrize("sandboxes", [1, 2, 4])
def test_any_number_of_sandboxes_finds_the_table_of_the_command_line(
    visit: Visit, sandboxes: int
) -> None:
    text = link_of(tournament(SETS, ANY, FIRST, deals=4))
    page = visit(f"#/g/{text}", script=CORES.format(count=sandboxes))
    Fingers(page).tap(page.get_by_role("button", name="Play it again here"))
    expect(page.locator(".tournament-same")).to_have_text("The same ranking came out here.")


def test_who_never_answers_loses_and_plays_no_more_behind_any_number_of_sandboxes(
    stranger: Callable[..., Page], dist: Path, tmp_path: Path
) -> None:
    text, told = link_of(tournament(HANGS, ANY, FIRST, deals=3)), list[list[str]]()
    with serving(box_behind(SILENT, dist, tmp_path)) as site:
        for sandboxes in (1, 3):
            page = stranger()
            page.add_init_script(CORES.format(count=sandboxes))
            page.goto(f"{site.address}#/g/{text}")
            Fingers(page).tap(page.get_by_role("button", name="Play it again here"))
            expect(page.locator(".tournament-same")).to_be_visible()
            told.append(page.locator(".ranking tbody tr").all_inner_texts())
            page.close()
    assert told[0] == told[1]
    assert "P0" in told[0][-1]
    assert "Plays no more" in told[0][-1]
