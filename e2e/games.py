"""Games put among the saved games of a page."""

from __future__ import annotations

from itertools import count

from e2e.page import AWAY, GO
from playwright.sync_api import Page

from chocobox.core.session import Session
from support.moments import is_over, record_of

PUT = """async ([id, record, done, flat]) => {
  const names = record.players.map((player) => player.name ?? "");
  await chocobox.saves.put({ id, record, names, flat, done });
}"""
WRITE = """([name, value]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("chocobox");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const change = opening.result.transaction("games", "readwrite");
    change.objectStore("games").put(value, name);
    change.oncomplete = () => { opening.result.close(); resolve(); };
    change.onerror = reject;
  };
})"""

NUMBERS = count()


def save_game(page: Page, name: str, session: Session, flat: bool = False) -> None:
    """Save a game under this name."""
    page.evaluate(PUT, [name, record_of(session), is_over(session), flat])


def lay_out(page: Page, session: Session, flat: bool = False) -> Page:
    """The page leaves its table and shows this game."""
    page.evaluate(GO, AWAY)
    name = f"laid-out-{next(NUMBERS)}"
    save_game(page, name, session, flat)
    page.evaluate(GO, f"#/game/{name}")
    return page


def damage(page: Page, name: str, value: object) -> None:
    """Write anything at all where a saved game would be."""
    page.evaluate(WRITE, [name, value])
