"""What is done to a page from outside, and by touch before a game: who plays, and how."""

from __future__ import annotations

from re import Pattern

from e2e.fingers import Fingers
from playwright.sync_api import Locator, Page, expect

AWAY = "#/nowhere"
"""Nothing happens here."""

GO = """async (hash) => {
  if (location.hash === hash) return;
  await new Promise((gone) => {
    addEventListener("hashchange", gone, { once: true });
    location.hash = hash;
  });
  const place = document.getElementById("page");
  while (place.ariaBusy) await new Promise((soon) => setTimeout(soon, 10));
}"""
"""Goes to a screen as a link does; comes when it is drawn."""

ANSWERED = """async () => {
  const { engine } = chocobox;
  for (let before; before !== engine.record;) {
    before = engine.record;
    for (let i = 0; i < 2; i += 1) await engine.ask({ op: "games" });
  }
}"""
"""Comes when nothing that fingers did waits any more: between two answers there is one for them."""

SETTLED = """(width) => new Promise((go) => {
  const places = () => JSON.stringify([...document.querySelectorAll(
    ".field-space, .pile-bed, .morsel, .plate, .panel")].map((one) => one.getBoundingClientRect()));
  let [before, frames] = ["", 0];
  const look = () => {
    const now = width && innerWidth !== width ? "" : places();
    frames = now && now === before ? frames + 1 : 0;
    before = now;
    return frames > 5 ? go() : requestAnimationFrame(look);
  };
  look();
})"""
"""Comes when nothing has moved for some frames; a table lays itself out anew when it is turned."""

KILL = "chocobox.engine.worker.terminate()"
"""So a worker dies; the page must start another."""

STAYS_DEAF = """() => addEventListener("animationstart", function stay({ target, animationName }) {
  if (animationName !== "deaf") return;
  removeEventListener("animationstart", stay);
  for (const one of target.getAnimations()) one.pause();
})"""
"""For one question, the moment does not pass in which an answer would be an echo."""

DOM = """() => {
  const words = [];
  const walk = (node) => {
    if (typeof node.data === "string") words.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const { name, value } of node.attributes) words.push(`${name}=${value}`);
    if ("value" in node) words.push(String(node.value));
    if (node.shadowRoot) node.shadowRoot.childNodes.forEach(walk);
    const inside = node instanceof HTMLTemplateElement ? node.content : node;
    inside.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  return words;
}"""
"""All words and attributes of the page."""

ARRIVED = """async () => {
  const moving = () => document.getAnimations().filter((one) => {
    const { iterations, endTime } = one.effect?.getComputedTiming() ?? {};
    const isSeen = one.effect?.target?.checkVisibility({ contentVisibilityAuto: true });
    return isSeen && one.playState === "running" && iterations !== Infinity && endTime < 5000;
  });
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(moving().map((one) => one.finished));
}"""
"""Comes when everything is drawn and has stopped flying; in a closed fold nothing ever arrives."""

DRAWN = """() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"""


def tick(page: Page, label: Locator) -> None:
    Fingers(page).tap(label)
    expect(label.locator("input")).to_be_checked()


def seats(page: Page, count: int) -> None:
    tick(page, page.locator(".seat-count label", has_text=str(count)))
    expect(page.locator(".place")).to_have_count(count)


def turn_to(page: Page, place: int) -> None:
    """What is asked now is asked of whoever sits at that place."""
    at = page.locator(".place").nth(place)
    Fingers(page).tap(at)
    expect(at).to_have_attribute("aria-pressed", "true")


def sit(page: Page, place: int, who: str | None = None) -> None:
    """Who sits at that place: a bot by its name, or a person, who stands first in the list."""
    turn_to(page, place)
    labels = page.locator(".who label")
    tick(page, labels.first if who is None else labels.filter(has_text=who))


def choose(page: Page, choice: str, value: str | Pattern[str]) -> None:
    tick(page, page.get_by_role("radiogroup", name=choice).locator("label", has_text=value))


def as_far_as_it_goes(page: Page, name: str, way: str) -> None:
    """All steps of something, to "less" or to "more"."""
    key = page.get_by_role("button", name=f"{name}: {way}")
    key.wait_for()
    while key.is_enabled():
        Fingers(page).tap(key)


def step(page: Page, name: str, *values: str) -> None:
    """More and more of something, through these values."""
    for value in values:
        Fingers(page).tap(page.get_by_role("button", name=f"{name}: more"))
        expect(page.get_by_role("spinbutton", name=name)).to_have_text(value)
