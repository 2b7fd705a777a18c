"""What is kept of Choco Challenge: a question that waits for its answer, whatever breaks."""

from __future__ import annotations

from e2e.challenge_games import matched
from e2e.challenge_table import ChallengeTable
from e2e.conftest import Visit
from e2e.games import keep
from e2e.test_trouble import KILL
from e2e.visitor import await_stored
from playwright.sync_api import Page, expect


def test_a_match_waits_for_its_answer_after_the_tab_was_closed_and_the_worker_died(
    visit: Visit,
) -> None:
    page = visit()
    session = matched()
    session.states.pop()  # the draw of the card that matches is done by a finger
    session.moves.pop()
    keep(page, "match", session)
    page.goto(f"{page.url.partition('#')[0]}#/game/match")
    table = ChallengeTable(page).ready()
    table.draw()
    assert_asks(table)
    await_stored(page)
    page.close()

    page = continued(page)
    table = ChallengeTable(page).ready()
    assert_asks(table)
    page.evaluate(KILL)
    held = session.state.own.tools
    table.do(table.question.get_by_role("button", name="Use the whisk"))
    expect(table.question).to_have_count(0)
    expect(page.locator(".drawn.match")).to_have_count(0)
    table.assert_true()
    assert "whisk" in held
    expect(table.own.get_by_text("Has a whisk")).to_have_count(held.count("whisk") - 1)

    table.do(table.on("stop"))
    table.do(table.on("done"))
    page.evaluate(KILL)  # while a bot thinks
    table.await_turn()
    table.assert_true()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def continued(closed: Page) -> Page:
    """The same browser's next tab, back at the game from the shelf."""
    page = closed.context.new_page()
    page.goto(closed.url.partition("#")[0])
    table = ChallengeTable(page)
    table.fingers.tap(page.get_by_role("link", name="Continue Choco Challenge"))
    return page


def assert_asks(table: ChallengeTable) -> None:
    """The card that matches lies there, and each tool is offered, and the bust."""
    expect(table.question).to_contain_text("Two of a kind")
    expect(table.question.locator('[data-on^="spend:"]')).to_have_count(2)
    expect(table.question.locator('[data-on="bust"]')).to_have_count(1)
    expect(table.page.locator(".drawn.match")).to_have_count(1)
    table.assert_true()
