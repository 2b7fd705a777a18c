"""Games made without a browser, and put among the saved games of a page."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

from chocobox.codec import encode
from chocobox.games import GAMES
from chocobox.games.schokoly.words import Offer
from chocobox.session import Session

Record = dict[str, Any]

PUT = """async ([id, record, done]) => {
  const names = record.players.map((player) => player.name ?? "");
  await chocobox.saves.put({ id, record, names, flat: false, done });
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


def played(
    seed: int, moves: int | None = None, players: tuple[str, ...] = ("person", "nibbler")
) -> Session:
    """A Schokoly game of so many random moves, or to its end; nobody offers a swap."""
    game, chance = GAMES["schokoly"], random.Random(seed)
    who = [
        {"kind": "person"} if name == "person" else {"kind": "bot", "bot": name} for name in players
    ]
    session = Session(game, game.options(), who, seed)
    while game.outcome(session.state) is None and (moves is None or len(session.moves) < moves):
        seat = next(seat for seat in range(len(who)) if game.actions(session.state, seat))
        actions = list(enumerate(game.actions(session.state, seat)))
        index = chance.choice([i for i, action in actions if not isinstance(action, Offer)])
        session.replay([(seat, index, 0)])
    return session


def record_of(session: Session) -> Record:
    """The record as the engine tells it to the page."""
    record: Record = json.loads(json.dumps(encode(session.record)))
    return record


def keep(page: Page, name: str, session: Session) -> None:
    """Put a game among the saved ones under this name."""
    done = session.game.outcome(session.state) is not None
    page.evaluate(PUT, [name, record_of(session), done])


def damage(page: Page, name: str, value: object) -> None:
    """Write anything at all where a saved game would be."""
    page.evaluate(WRITE, [name, value])
