"""Starts: on a slow line, without any, from memory, and where something is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from e2e.conftest import SUB_PATH, Visit
from e2e.engines import KEPT, Profile
from e2e.person import play_from_shelf
from e2e.visitor import await_true
from playwright.sync_api import Page, expect

from bench import size
from support.places import is_left
from support.serving import Site, serving

MOST_SITE = 3_600_000

SHELF = """(games) => games ===
  [...document.querySelectorAll("h2")].map((one) => one.textContent.trim()).join(", ")"""
GAMES = "Schokoly, Choco-Boom, Choco Challenge, Kaboom!"

FURTHER = """(before) => {
  const now = Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow"));
  return now > before && now;
}"""
"""How far the bar is when it has gone on from there, in percent."""

HALTS = range(400_000, 2_000_001, 400_000)
"""Where a line that falters comes to a halt, in zipped bytes."""


def test_a_visitor_keeps_little(dist: Path) -> None:
    assert 0 < size.weigh(dist)["visit"] <= MOST_SITE


def test_a_first_visit_on_a_slow_line_and_a_second_without_any(
    profile: Profile, dist: Path
) -> None:
    with serving(dist, SUB_PATH, zips=True) as site:
        site.twin(next(dist.rglob("*.wasm")))  # zipped before anybody waits for it
        halts = [site.hold(".wasm", after) for after in HALTS]
        visitor, now = profile.open(site.address), 0
        for halt in halts:
            halt.await_reached()
            visitor.wait(SHELF, GAMES)  # which comes before Python
            now = await_true(profile.page, FURTHER, now)
            halt.let_go()
        visitor.wait_for(KEPT)
        cdp = profile.page.context.new_cdp_session(profile.page)
        manifest = cdp.send("Page.getAppManifest")
        assert manifest["url"] == f"{site.address}manifest.webmanifest"
        assert manifest["errors"] == []
        profile.close(site.address)
        assert_all_fetched_once(site, dist)

        site.kill()
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        play_from_shelf(visitor)
        profile.close(site.address)


def assert_all_fetched_once(site: Site, dist: Path) -> None:
    """Everything is kept, and no file's body was sent twice."""
    found = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    unspoken = {*filter(is_left, found)}
    assert unspoken
    assert not unspoken & {one.path for one in site.answers}, "nobody speaks it here"
    assert found - {size.ONE_FILE} - unspoken <= {one.path or "index.html" for one in site.answers}
    bodies = site.bodies()
    bodies["index.html"] += bodies.pop("", 0)  # the front page has two addresses
    assert Counter({path: count for path, count in bodies.items() if count > 1}) == {}


PAINTED = """() => performance.getEntriesByName("first-contentful-paint").length"""


def test_something_of_the_box_is_seen_before_any_other_file_has_come(
    dist: Path, stranger: Callable[..., Page]
) -> None:
    page = stranger(locale="de-DE")
    with serving(dist, zips=True) as site:
        held = [site.hold(name) for name in (".css", next(dist.glob("assets/start-*.js")).name)]
        page.goto(site.address, wait_until="commit")
        picture = page.locator("#coming")
        expect(picture.get_by_text("Die Schachtel ist unterwegs.")).to_be_visible()
        expect(picture.get_by_text("The box is on its way.")).to_be_hidden()
        await_true(page, PAINTED)
        for file in held:
            file.await_reached()
            file.let_go()
        expect(page.get_by_role("link", name="Schokoly spielen")).to_be_visible()
        expect(picture).to_be_hidden()
        page.close()  # before its site


GAME = "#/new/schokoly?players=person,nibbler"
OTHER_SEED = """(before) => {
  const { seed } = chocobox.engine.record ?? {};
  return seed !== before && seed;
}"""
COUNT_SIGNS = """window.signs = 0;
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => { signs += data.alive ? 1 : 0; });
  }
};"""
"""Counts how often a start says that it goes on."""

CHANGE = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chocobox-snapshot"));
  const cache = await caches.open(names[0]);
  const [key] = await cache.keys();
  const found = await cache.match(key);
  const bytes = new Uint8Array(await found.arrayBuffer());
  bytes[bytes.length >> 1] ^= 255;
  await cache.put(key, new Response(bytes, { headers: found.headers }));
}"""
"""Changes the memory that is kept in one place."""


def start(page: Page) -> bool:
    """Start once more, to the end; whether Python woke from its memory."""
    page.reload()
    page.locator(KEPT).wait_for()
    found: bool = page.evaluate("chocobox.engine.isAwoken")
    return found


def test_python_wakes_from_its_memory_deals_anew_and_trusts_no_memory_that_was_changed(
    visit: Visit,
) -> None:
    page = visit(script=COUNT_SIGNS)
    page.locator(KEPT).wait_for()
    seed = 0
    for _ in range(2):
        assert start(page)
        assert page.evaluate("signs") == 2, "on a slow device the start is given up"
        page.goto(f"{page.url.partition('#')[0]}{GAME}")
        seed = await_true(page, OTHER_SEED, seed)
    page.evaluate(CHANGE)
    assert not start(page), "a memory is used that was changed"
    assert start(page), "the memory that was changed is not replaced"


POLICY = {"Content-Security-Policy": "script-src 'self'; worker-src 'self'"}
SANDBOX = {"Content-Security-Policy": "sandbox allow-scripts"}


def test_where_the_site_is_shut_in_it_says_that_it_cannot_start(
    profile: Profile, dist: Path
) -> None:
    with serving(dist, headers=SANDBOX) as site:
        profile.open(site.address).wait_for("#shut")


def test_what_cannot_start_says_so_at_once_and_can_be_tried_again(
    dist: Path, stranger: Callable[..., Page]
) -> None:
    page = stranger()
    alert = page.get_by_role("alert")
    script = next(dist.glob("assets/main-*.js")).name
    with serving(dist, headers=POLICY, missing=script) as site:
        page.goto(f"{site.address}#/saves")
        expect(alert).to_contain_text("Not all of Chocobox has arrived.")
        site.missing = ""
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Saved games")

        expect(alert).to_contain_text("The box does not open.")
        code = page.evaluate("chocobox.engine.failure.code")
        assert code == "no-webassembly", "only after a long wait"
        expect(page.locator("html[data-engine=failed][data-offline=none]")).to_be_attached()
        expect(alert.get_by_role("button", name="Try again")).to_be_visible()
        page.goto(f"{site.address}#/rules/schokoly")
        expect(page.get_by_role("heading", level=1)).to_contain_text("rules")
        expect(alert).to_be_visible()
