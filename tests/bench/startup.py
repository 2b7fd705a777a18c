"""How long until Python answers: this site beside a bare Pyodide, on one server, in one browser."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from e2e.serving import ROOT, Site, serving
from playwright.sync_api import BrowserContext, Page, Playwright

PAIRS = 7
PAGES = ("box", "bare")
"""The site, and a page that does nothing but start a stock Pyodide."""

BARE = """<!doctype html><title>bare</title><script type="module">
const { loadPyodide } = await import("./PYODIDE/pyodide.mjs");
await loadPyodide();
performance.mark("engine-ready");
document.documentElement.dataset.engine = "ready";
</script>"""

READY = "html[data-engine=ready]"
READING = "performance.getEntriesByName('engine-ready')[0].startTime"

KEPT = """async () => {
  await navigator.serviceWorker?.ready;
  const count = async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  };
  let [before, now] = [-1, await count()];
  while (before !== now) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    [before, now] = [now, await count()];
  }
}"""
"""Settles when the site keeps nothing more in the browser."""


def lay_out(folder: Path, dist: Path) -> None:
    """Two pages side by side; the bare one has Pyodide's files as they come from npm."""
    (folder / "box").symlink_to(dist)
    stock = next(path.name for path in dist.iterdir() if path.name.startswith("pyodide-"))
    target = folder / "bare" / stock
    target.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, target)
    shutil.copy(ROOT / "node_modules" / "pyodide" / "pyodide-lock.json", target)
    (folder / "bare" / "index.html").write_text(BARE.replace("PYODIDE", stock))


def reading(context: BrowserContext, address: str, settle: bool) -> float:
    """Milliseconds from the page's beginning until Python answers."""
    page: Page = context.new_page()
    page.goto(address)
    page.locator(READY).wait_for(timeout=60_000)
    found = float(page.evaluate(READING))
    if settle:
        page.evaluate(KEPT)
    page.close()
    return found


def pair(start: Any, site: Site, order: tuple[str, ...]) -> dict[str, float]:
    """First and second visit of both pages by a browser that was new; it is restarted between."""
    found: dict[str, float] = {}
    for visit in ("first", "second"):
        context: BrowserContext = start()
        for name in order:
            address = f"{site.address}{name}/"
            found[f"{name} {visit}"] = reading(
                context, address, settle=(name, visit) == ("box", "first")
            )
        context.close()
    return found


def measure(playwright: Playwright, options: dict[str, Any], dist: Path) -> dict[str, list[float]]:
    """All readings in ms, by page and visit; the pages take turns at going first."""
    found: dict[str, list[float]] = {
        f"{name} {visit}": [] for visit in ("first", "second") for name in PAGES
    }
    with TemporaryDirectory() as folder:
        lay_out(Path(folder), dist)
        with serving(Path(folder)) as site:
            for number in range(PAIRS):
                profile = f"{folder}/profile-{number}"
                order = PAGES if number % 2 else PAGES[::-1]

                def start(profile: str = profile) -> BrowserContext:
                    return playwright.chromium.launch_persistent_context(profile, **options)

                for name, value in pair(start, site, order).items():
                    found[name].append(value)
    return found
