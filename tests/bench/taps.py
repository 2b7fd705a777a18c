"""From a tap to the picture that answers it, over a whole game of each kind against bots."""

from __future__ import annotations

from e2e.challenge_table import ChallengeTable
from e2e.table import BaseTable, Table
from playwright.sync_api import Browser, ViewportSize

from bench.figures import Found, Row, Setting, percentile
from bench.painting import visiting, watching
from support.serving import Site

GAMES: dict[str, tuple[str, type[BaseTable]]] = {
    "Schokoly": ("#/new/schokoly?seed=7&players=person,taster", Table),
    "Choco Challenge": ("#/new/choco_challenge?seed=7&players=person,baker,baker", ChallengeTable),
}
TABLET: ViewportSize = {"width": 1180, "height": 820}

WATCH = watching("""
  window.answers = [];
  let lifted = null;
  let isOwn = false;
  addEventListener("pointerdown", () => {
    isOwn = document.querySelector(".dock[data-own-turn]") !== null;
  }, true);
  addEventListener("pointerup", ({ timeStamp }) => { lifted = isOwn ? timeStamp : null; }, true);
  new MutationObserver(() => {
    if (lifted === null) return;
    const at = lifted;
    lifted = null;
    painted(() => window.answers.push(performance.now() - at));
  }).observe(document, { attributes: true, childList: true, subtree: true });
""")
"""Notes for each tap when the first change after it has been painted, counted from the finger's
lift. Taps while a bot plays, which only hurry it, are left out."""


def measure(setting: Setting) -> Found:
    """The middle and the worst of a whole game of each kind."""
    with visiting(setting) as (browser, site):
        games = {name: summary(readings(browser, site, name)) for name in GAMES}
        return {"chromium": browser.version, "games": games}


def summary(answers: list[float]) -> Found:
    """The count, the median and the maximum."""
    halves = {"p50": percentile(answers, 0.5), "p98": percentile(answers, 0.98)}
    return {"count": len(answers), **halves}


def rows(found: Found) -> list[Row]:
    """The answer to a finger."""

    def beside(game: Found) -> str:
        return f"half of all; 98 %: {game['p98']} ms; {game['count']} taps of a whole game"

    games = found["games"].items()
    return [(f"tap to paint, {name}", f"{game['p50']} ms", beside(game)) for name, game in games]


def readings(browser: Browser, site: Site, name: str) -> list[float]:
    """One reading in ms for each tap that changed something."""
    context = browser.new_context(viewport=TABLET, has_touch=True, locale="en-GB")
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    address, table = GAMES[name]
    page.goto(f"{site.address}{address}")
    table(page).play_to_end()
    found: list[float] = page.evaluate("window.answers")
    context.close()
    return found
