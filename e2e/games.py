"""Games made without a browser, and put among the saved games of a page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from e2e.page import AWAY, GO
from playwright.sync_api import Page

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.records import session_of

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

Record = dict[str, Any]
NUMBERS = count()

replayed = session_of
"""The game of a record, played again by the rules."""


def played(
    seed: int,
    moves: int | None = None,
    players: Sequence[str] = ("person", "nibbler"),
    until: Callable[[Any], bool] = lambda state: False,
) -> Session:
    """Random moves of Schokoly: so many, or until something is so, or all. Nobody swaps."""
    session = begun(seed, players, "schokoly")
    chance = random.Random(seed)
    while not (is_over(session) or len(session.moves) == moves or until(session.state)):
        lists = [session.game.actions(session.state, seat) for seat in range(len(players))]
        seat = next(seat for seat, actions in enumerate(lists) if actions)
        likely = [i for i, one in enumerate(lists[seat]) if type(one).__name__ != "Offer"]
        session.replay([(seat, chance.choice(likely), 0)])
    return session


def begun(seed: int, players: Sequence[str], game: str, **options: int) -> Session:
    """A game before its first move; bots are only named in it."""
    rules = GAMES[game]
    return Session(rules, rules.options(**options), [player(name) for name in players], seed)


def player(word: str) -> dict[str, str]:
    """A player as an address names it: `person`, `person:Anna`, or a bot."""
    kind, _, name = word.partition(":")
    if kind != "person":
        return {"kind": "bot", "bot": kind}
    return {"kind": kind, "name": name} if name else {"kind": kind}


def is_over(session: Session) -> bool:
    return session.game.outcome(session.state) is not None


def record_of(session: Session) -> Record:
    """The record as the engine sends it to the page."""
    record: Record = json.loads(json.dumps(encode(session.record)))
    return record


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


def put_away(page: Page) -> None:
    """Leave what is shown for the settings: what comes next is not mistaken for it."""
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.locator(".settings").wait_for()


def damage(page: Page, name: str, value: object) -> None:
    """Write anything at all where a saved game would be."""
    page.evaluate(WRITE, [name, value])
