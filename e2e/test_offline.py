"""The line breaks wherever it hurts; a newer version comes whole, and only when it is wanted."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest
from e2e.engines import KEPT, READY, Profile
from e2e.fingers import Fingers
from e2e.person import play_from_shelf
from e2e.table import Table
from e2e.visitor import STORED, Visitor, await_true
from playwright.sync_api import Page, expect

from support.serving import ROOT, Site, serving

CUT = ("An unknown error occurred when fetching the script.", "net::ERR_")
"""What the browser itself says of a line that was cut."""

SPOIL = """async (name) => {
  const cache = await caches.open((await caches.keys()).find((one) => one.includes("-site ")));
  const key = (await cache.keys()).find(({ url }) => url.includes(name));
  await cache.put(key, new Response("spoiled", { headers: { "Content-Type": "text/plain" } }));
}"""


@pytest.mark.nightly
def test_a_line_that_breaks_is_told_of_and_what_is_kept_needs_none(
    profile: Profile, dist: Path
) -> None:
    with serving(dist) as site:
        broken = site.hold(".wasm", 3_000_000)
        visitor = profile.open(site.address)
        page = profile.page
        broken.await_reached()
        site.kill()  # while Python comes
        failed = page.get_by_role("alert")
        expect(failed).to_contain_text("Perhaps the connection broke off")
        visitor.wait_for("html[data-offline=none]")  # the service worker did not come either
        site.start()
        broken = site.hold("licences.txt", 1)
        failed.get_by_role("button", name="Try again").click()
        broken.await_reached()
        site.kill()  # while the rest is kept
        visitor.wait_for(READY)
        assert_not_kept_until_online(page, site)

        page.evaluate(SPOIL, "pyodide.asm.wasm")
        site.kill()
        page.reload()
        assert_not_kept_until_online(page, site)
        visitor.wait_for(READY)

        site.kill()
        visitor.reload()
        person = play_from_shelf(visitor)
        page.evaluate("chocobox.engine.worker.terminate()")  # the next one has only what is kept
        person.play_round()
        visitor.wait_for(KEPT)
        profile.close(site.address, *CUT)


def assert_not_kept_until_online(page: Page, site: Site) -> None:
    """The page says that it needs the internet, and no longer when that is there again."""
    expect(page.locator("html[data-offline=none]")).to_be_attached()
    expect(page.locator(".offline")).to_have_text(re.compile("Needs internet"))
    site.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(KEPT)).to_be_attached()
    expect(page.locator(".offline")).to_have_text(re.compile("Plays without internet"))


NAMED = re.compile(r"-[\w-]{8}(\.(?:js|bin))$")
ENTRY = re.compile(r'"integrity":"[^"]*","revision":(null|"\w+"),"url":"([^"]*)"')


def publish(dist: Path, folder: Path, number: int = 2) -> None:
    """Put the release of version `number` where the older one was."""
    shutil.rmtree(folder, ignore_errors=True)
    make_version(dist, folder, number)


def make_version(dist: Path, folder: Path, number: int) -> None:
    """A version with other scripts, engine, build and editions; all files have the same sizes."""
    shutil.copytree(dist, folder)
    build = json.loads((ROOT / "build" / "engine.json").read_text())["build"]
    changes = {build: f"{number:08x}", "<html ": f'<html data-build="{number}" '}
    for path in [*folder.glob("assets/*.js"), *folder.glob("engine-*.bin")]:
        name = NAMED.sub(rf"-Newer{number:03}\1", path.name)
        changes[path.name] = name
        path.rename(path.with_name(name))
    for path in [*folder.glob("assets/*.js"), folder / "index.html", folder / "sw.js"]:
        text = path.read_text()
        for old, new in changes.items():
            text = text.replace(old, new)
        path.write_text(text)
    editions = json.loads((folder / "editions.json").read_text())
    numbers = ("edition", "newest")
    raised = [one | {name: one[name] + number for name in numbers} for one in editions]
    (folder / "editions.json").write_text(json.dumps(raised, separators=(",", ":")) + "\n")
    count_anew(folder)


def count_anew(folder: Path) -> None:
    """Let the service worker's list say how the files are now."""

    def entry(found: re.Match[str]) -> str:
        revision, url = found.groups()
        data = (folder / url.replace("./", "index.html")).read_bytes()
        revision = "null" if revision == "null" else f'"{hashlib.md5(data).hexdigest()}"'
        digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
        return f'"integrity":"sha256-{digest}","revision":{revision},"url":"{url}"'

    worker = folder / "sw.js"
    text, count = ENTRY.subn(entry, worker.read_text())
    assert count > 10, "the service worker's list was not found"
    worker.write_text(text)


GIVEN_UP = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}"""
"""Whether the browser no longer tries to fetch a newer version, and has none."""

WAITING = "async () => (await navigator.serviceWorker.ready).waiting !== null"
VERSIONS = """async () => {
  const name = (await caches.keys()).find((one) => one.includes("-site "));
  const keys = await (await caches.open(name)).keys();
  const found = keys.flatMap(({ url }) => url.match(/Newer00(\\d)/)?.[1] ?? []);
  return [...new Set(found)].sort().join(" ");
}"""
"""Of which versions the box holds files."""


def test_a_newer_version_comes_whole_and_never_under_an_open_game(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        person = play_from_shelf(visitor)
        before = person.record()
        visitor.wait(STORED)
        page = profile.page

        publish(dist, tmp_path / "site", 3)
        broken = site.hold("main-Newer003.js", 50_000)
        visitor.reload()  # a new visit in mid-game: the browser looks for a newer version
        broken.await_reached()
        site.kill()
        await_true(page, GIVEN_UP)
        visitor.reload()
        visitor.wait_for(f"{KEPT}[data-build='2']")

        site.start()
        visitor.reload()
        await_true(page, WAITING)
        person.play_on(before)
        take_the_newer(visitor, page, site)

        publish(dist, tmp_path / "site", 4)
        visitor.reload()
        await_true(page, WAITING)
        profile.close(site.address, *CUT)  # all windows
        profile.open(site.address).wait_for(f"{KEPT}[data-build='4']")
        profile.close(site.address)


def take_the_newer(visitor: Visitor, page: Page, site: Site) -> None:
    """On the shelf alone; a game in another window goes on in the old one."""
    expect(page.locator(".newer")).to_have_count(0)
    other = page.context.new_page()
    other.goto(f"{site.address}#/new/schokoly?seed=11&players=person,nibbler")
    table = Table(other).ready()

    page.bring_to_front()
    Table(page).choose_in_menu("Back to the shelf")
    newer = page.locator(".newer")
    expect(newer).to_contain_text("newer Chocobox")
    expect(newer).to_contain_text("cannot open 2 of your 2 saved games")
    expect(page.locator("html[data-build='2']")).to_be_attached()
    with visitor.comes_anew():
        Fingers(page).tap(newer.get_by_role("button"))
    visitor.wait_for(f"{KEPT}[data-build='3']")
    expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()

    other.bring_to_front()
    other.evaluate("chocobox.engine.worker.terminate()")  # the box alone has its files now
    table.play_turn()
    expect(other.locator("html[data-build='2']")).to_be_attached()
    assert visitor.evaluate(VERSIONS) == "2 3"

    other.close()
    visitor.reload()
    visitor.wait_for(KEPT)
    visitor.wait(f"async () => await ({VERSIONS})() === '3'")
