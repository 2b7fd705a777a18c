"""The link is the game: shared by touch, opened elsewhere, offline too; nothing is kept unasked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from e2e.conftest import Visit, settings_of
from e2e.fingers import Fingers, at_rest
from e2e.games import keep, played, put_away
from e2e.link_screens import text_of
from e2e.serving import Site, serving
from e2e.table import Table
from playwright.sync_api import BrowserContext, Page, expect

from chocobox.links.qr import code_of

SAVED = "() => chocobox.saves.list().then((all) => all.map(({ save }) => save.record))"
SELECTED = """() => {
  const { value, selectionStart, selectionEnd } = document.querySelector(".link-field");
  return value.slice(selectionStart, selectionEnd);
}"""
NO_CODE = """() => {
  const { ask } = chocobox.engine;
  chocobox.engine.ask = (request) => (request.op === "qr" ? { qr: null } : ask(request));
}"""
"""The engine's answer to some 3,000 characters; a game that has as many takes long to play."""
KEPT = "html[data-offline=ready]"


def choose(page: Page, use: str) -> str:
    """The link for another use, from the sheet that lies open."""
    field = page.locator(".link-field")
    before = field.input_value()
    Fingers(page).tap(page.locator(".share-uses label", has_text=use))
    expect(field).not_to_have_value(before)
    expect(field).not_to_have_value("")
    return field.input_value()


def opened_at(visit: Visit, link: str) -> Page:
    """Somebody else comes by that link."""
    page = visit(f"#{link.partition('#')[2]}")
    page.locator(".invitation").wait_for(timeout=60_000)
    return page


def saved(page: Page) -> list[dict[str, Any]]:
    """The records of all games that are kept here."""
    records: list[dict[str, Any]] = page.evaluate(SAVED)
    return records


def whole(record: dict[str, Any]) -> tuple[Any, ...]:
    """All of a game but its times, which links round."""
    moves = [(seat, index) for seat, index, _ in record["moves"]]
    return record["seed"], record["players"], moves


def test_a_game_goes_on_on_another_tablet_and_comes_back_further(visit: Visit) -> None:
    mine = visit(color_scheme="dark")
    keep(mine, "mid", played(3, 20, ("person:Anna", "nibbler")))
    mine.goto(f"{mine.url}#/game/mid")
    table = Table(mine).ready()
    table.choose_in_menu("Share")
    sheet = mine.get_by_role("dialog", name="Share")
    expect(sheet).to_contain_text("Names are in it.")
    expect(sheet.locator(".code path")).to_be_attached()
    link = mine.locator(".link-field").input_value()
    check_code(mine, link)
    for use in ("Same deal", "Set-up", "Board"):
        assert len(choose(mine, use)) < len(link) + 140
        expect(sheet).to_contain_text("No names.")
    mine.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    table.ready()

    theirs = opened_at(visit, link)
    expect(theirs.locator(".invitation")).to_contain_text("Anna")
    assert saved(theirs) == []
    fingers = Fingers(theirs)
    fingers.tap(theirs.get_by_role("button", name="Go on here"))
    other = Table(theirs).ready()
    assert whole(other.record()) == whole(table.record())
    assert sorted(other.numbers(other.hand)) == sorted(table.numbers(table.hand))
    other.lay_card()

    other.choose_in_menu("Share")
    expect(theirs.locator(".share .code path")).to_be_attached()
    back = theirs.locator(".link-field").input_value()
    further = whole(other.record())
    mine.goto(f"{mine.url.partition('#')[0]}#{back.partition('#')[2]}")
    expect(mine.get_by_role("note")).to_contain_text("the saved one is brought up to it")
    table.fingers.tap(mine.get_by_role("button", name="Go on here"))
    Table(mine).ready()
    assert [whole(record) for record in saved(mine)] == [further]


def check_code(page: Page, link: str) -> None:
    """It is the link's own code, dark on light, and fills the screen until a tap or Escape."""
    drawn = page.locator(".share .code path").get_attribute("d")
    code = code_of(link)
    assert code is not None
    assert drawn == code.path
    small, large = page.locator(".share .code"), page.locator(".code-large")
    look = "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    fingers = Fingers(page)
    leaves: list[Callable[[], None]] = [
        lambda: fingers.tap(large.locator(".code")),
        lambda: page.keyboard.press("Escape"),
    ]
    for leave in leaves:
        fingers.tap(small)
        expect(large.locator("path")).to_be_visible()
        assert large.locator(".code").evaluate(look) == ["rgb(27, 17, 12)", "rgb(255, 255, 255)"]
        assert at_rest(large.locator("svg")).height > 700
        leave()
        expect(large).to_have_count(0)
        expect(page.get_by_role("dialog", name="Share")).to_be_visible()


def test_a_deal_a_set_up_and_a_board_are_played_from_their_links(visit: Visit) -> None:
    page = opened_at(visit, f"#/g/{text_of('deal')}")
    fingers = Fingers(page)
    page.evaluate("chocobox.store.set('name', 'Zoe')")
    fingers.tap(page.get_by_role("button", name="Play the same deal"))
    Table(page).ready()
    [record] = saved(page)
    assert (record["seed"], record["moves"]) == (7, [])
    assert record["players"][0]["name"] == "Zoe"

    start = page.url.partition("#")[0]
    page.goto(f"{start}#/g/{text_of('setup')}")
    fingers.tap(page.get_by_role("link", name="Change something first"))
    expect(page.locator(".place").nth(0)).to_contain_text("Anna")
    expect(page.locator(".place").nth(1)).to_contain_text("Nibbler")

    page.goto(f"{start}#/g/{text_of('position')}")
    lying = len(played(7, 21).state.board.laid)
    picture = page.get_by_role("img", name=f"A board of {lying} cards")
    expect(picture.locator("use[href='#tray']")).to_have_count(lying)
    fingers.tap(page.get_by_role("button", name="Go on from here"))
    board = Table(page).ready()
    expect(board.lying).to_have_count(lying)
    page.go_back()
    fingers.tap(page.get_by_role("button", name="Count it"))
    expect(page.locator(".table[data-game=schokoly_count] .lying")).to_have_count(lying)
    kept = {record["game"] for record in saved(page)}
    assert kept == {"schokoly", "schokoly_count"}


def test_what_is_pasted_is_found_and_what_is_none_is_told_calmly(visit: Visit, site: Site) -> None:
    page = visit()
    fingers, field = Fingers(page), page.locator(".link-box").get_by_role("textbox")
    start = page.url.partition("#")[0]
    text = text_of("resume", who="person:<img src=x onerror=alert(1)>")
    for wrong in ("Hello?", f"{site.address}#/g/{text[:-5]}"):
        put_away(page)  # and with it what was said
        page.goto(f"{start}#/g")
        field.fill(wrong)
        fingers.tap(page.get_by_role("button", name="Open"))
        expect(page.get_by_role("alert")).to_contain_text("copy it as a whole")
    field.fill(f"Look here: {site.address}#/g/{text[:30]}\n{text[30:]}\n")
    fingers.tap(page.get_by_role("button", name="Open"))
    expect(page.locator(".guests")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.url == f"{start}#/g/{text}"

    for address, words in ((text[:-5], "copy it as a whole"), ("2" + text[1:], "from a newer box")):
        page.goto(f"{start}#/g/{address}")
        expect(page.get_by_role("alert")).to_contain_text(words)
    fingers.tap(page.get_by_role("link", name="To the shelf"))
    expect(page.get_by_role("link", name="Play Schokoly")).to_be_visible()
    assert saved(page) == []


def test_a_link_too_long_for_a_code_is_handed_on_as_a_file_and_comes_back(visit: Visit) -> None:
    page = visit(script="delete Navigator.prototype.clipboard")
    keep(page, "long", played(5, 9))
    page.goto(f"{page.url}#/saves")
    page.evaluate(NO_CODE)
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("button", name="Share: Schokoly"))
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet).to_contain_text("too long for a code")
    fingers.tap(sheet.get_by_role("button", name="Copy"))
    expect(sheet.get_by_role("status")).to_contain_text("The link is selected")
    assert page.evaluate(SELECTED) == page.locator(".link-field").input_value()
    with page.expect_download() as waiting:
        fingers.tap(sheet.get_by_role("button", name="As a file"))
    file = waiting.value.path()
    link = page.locator(".link-field").input_value()
    assert Path(file).read_text() == f"{link}\n"

    page.goto(f"{page.url.partition('#')[0]}#/g")
    page.locator("input[type=file]").set_input_files(
        {"name": "link.txt", "mimeType": "text/plain", "buffer": Path(file).read_bytes()}
    )
    expect(page.get_by_role("note")).to_contain_text("just as far")


def test_the_first_visit_by_a_link_brings_the_box_which_then_needs_no_server(
    dist: Path, start_browser: Callable[[Site], BrowserContext]
) -> None:
    with serving(dist) as site:
        first = start_browser(site)
        page = first.new_page()
        page.goto(f"{site.address}#/g/{text_of('deal')}")
        page.locator(".invitation").wait_for(timeout=60_000)
        expect(page.locator(KEPT)).to_be_attached(timeout=60_000)
        page.close()
        first.close()
        site.kill()

        page = start_browser(site).new_page()
        page.goto(f"{site.address}#/g/{text_of('resume')}")
        page.locator(".invitation").wait_for(timeout=60_000)
        Fingers(page).tap(page.get_by_role("button", name="Go on here"))
        table = Table(page).ready()
        assert len(table.record()["moves"]) >= 21


def test_the_box_in_one_file_gives_the_text_alone_and_takes_it(
    dist: Path, new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    box = tmp_path / "box.html"
    box.write_bytes((dist / "chocobox.html").read_bytes())
    page = new_context(**settings_of({})).new_page()
    page.goto(f"{box.as_uri()}#/set-up/schokoly")
    fingers = Fingers(page)
    fingers.tap(page.get_by_role("button", name="Share this set-up"))
    field = page.locator(".link-field")
    expect(field).to_have_value(re.compile(r"^1[\w-]+$"), timeout=60_000)
    expect(page.locator(".share .code")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_contain_text("they paste it")
    text = field.input_value()
    page.goto(f"{box.as_uri()}#/g")
    page.locator(".link-box").get_by_role("textbox").fill(text)
    fingers.tap(page.get_by_role("button", name="Open"))
    expect(page.locator(".invitation")).to_contain_text("New cards are dealt each time.")
