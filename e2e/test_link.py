"""The link is the game: it goes on on another tablet, and comes back further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.conftest import Visit
from e2e.fingers import Fingers, at_rest
from e2e.games import save_game
from e2e.table import Table
from playwright.sync_api import Page, expect

from support.moments import played

SAVED = "() => chocobox.saves.list().then((all) => all.map(({ save }) => save.record))"


def whole(record: dict[str, Any]) -> tuple[Any, ...]:
    """All of a game but its times, which links round."""
    moves = [(seat, index) for seat, index, _ in record["moves"]]
    return record["seed"], record["players"], moves


def go_on_here(page: Page) -> Table:
    Fingers(page).tap(page.get_by_role("button", name="Go on here"))
    return Table(page).ready()


def test_a_game_goes_on_on_another_tablet_and_comes_back_further(
    visit: Visit, tmp_path: Path
) -> None:
    mine = visit("#/settings", color_scheme="dark")
    start, field = mine.url.partition("#")[0], mine.locator(".link-field")
    save_game(mine, "mid", played(3, 20, ("person:Anna", "nibbler")))
    mine.goto(f"{start}#/game/mid")
    table = Table(mine).ready()
    table.choose_in_menu("Share")
    check_code(mine)
    link = field.input_value()

    theirs = visit(f"#{link.partition('#')[2]}")
    expect(theirs.locator(".invitation")).to_contain_text("Anna")
    other = go_on_here(theirs)
    assert whole(other.record()) == whole(table.record())
    other.lay_card()
    other.choose_in_menu("Share")
    other.fingers.tap(other.sheet.get_by_role("button", name="Copy"))
    expect(other.sheet.get_by_role("status")).to_contain_text("Copied")
    further = theirs.locator(".link-field").input_value()

    mine.goto(f"{start}#/g")
    file = tmp_path / "link.txt"
    file.write_text(further)
    mine.locator("input[type=file]").set_input_files(file)
    expect(mine.get_by_role("note")).to_contain_text("it catches up")
    go_on_here(mine)
    assert [whole(one) for one in mine.evaluate(SAVED)] == [whole(other.record())]


def check_code(page: Page) -> None:
    """The code is dark on light whatever the theme, and fills the screen until Escape."""
    large = page.locator(".code-large")
    Fingers(page).tap(page.locator(".share .code"))
    assert at_rest(large.locator("svg")).height > 700
    look = "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    assert large.locator(".code").evaluate(look) == ["rgb(27, 17, 12)", "rgb(255, 255, 255)"]
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
