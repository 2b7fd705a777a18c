"""The screens of the practice, one after the other, as a person comes to them."""

from __future__ import annotations

from collections.abc import Callable

from e2e.practice_person import Learner
from playwright.sync_api import Page

Arrange = Callable[[Page, str], object]

FILL = """async () => {
  const rows = [[820, 1190, 1420], [700, null, 1150], [655, 880, 990]];
  for (const [i, medians] of rows.entries()) {
    const kinds = ["agrees", "differs", "parrot"].map((kind, n) => (
      { kind, count: 16, median: medians[n], wrong: n, slow: i }));
    const more = { cards: 48, hesitation: 2000, cost: 300, parrot_cost: null };
    await chocobox.results.put({ id: `r${i}`, when: 1_760_000_000_000 + i * 9e7, kinds, ...more });
  }
  chocobox.store.set("practice", { cards: 24, hesitation: 5000 });
}"""


def fill(page: Page) -> None:
    """Results to look at."""
    page.evaluate(FILL)


def before(page: Page, start: str) -> None:
    """The sheet to begin from, with what was kept."""
    page.goto(f"{start}#/practice")
    page.locator(".practice-kept").wait_for()


def ready(page: Page, start: str) -> Learner:
    """Fingers ready."""
    before(page, start)
    learner = Learner(page)
    learner.fingers.tap(page.locator(".set-up-go button"))
    learner.begin_key.wait_for()
    return learner


def card(page: Page, start: str) -> Learner:
    """A card lies there."""
    learner = ready(page, start).begin()
    learner.await_card()
    return learner


def mistake(page: Page, start: str) -> None:
    """What was due is told."""
    card(page, start).answer(wrong=True)


def pause(page: Page, start: str) -> None:
    """In the middle."""
    learner = card(page, start)
    learner.answer()
    learner.fingers.tap(page.locator(".practice-head button"))
    page.locator(".practice-wait").wait_for()


SCREENS: dict[str, Arrange] = {
    "practice": before,
    "practice ready": ready,
    "practice card": card,
    "practice mistake": mistake,
    "practice pause": pause,
}
