"""Games made without a browser, and put among the saved games of a page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from e2e.regulars import AWAY, GO
from playwright.sync_api import Page

from chocobox.codec import encode
from chocobox.games import BOTS, GAMES
from chocobox.session import Session

SAME_CHANCE = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (to) =>
  to instanceof BigUint64Array && !window.isFree ? to.fill(%dn << 11n) : draw(to);
"""
"""The seed that the page draws is that number, until chance is free."""

Record = dict[str, Any]

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


LIKES: dict[str, dict[str, int]] = {
    "schokoly": {"Offer": 0},
    "choco_challenge": {
        **dict.fromkeys(("Spend", "Buy", "Take", "TakeIngredient", "TakeTool"), 9),
        "Draw": 3,
    },
}
"""How much likelier than once a kind of action is chosen; nobody offers a swap."""


def played(
    seed: int,
    moves: int | None = None,
    players: Sequence[str] = ("person", "nibbler"),
    game: str = "schokoly",
    until: Callable[[Any], bool] = lambda state: False,
) -> Session:
    """A game of so many random moves, or until something is so, or to its end."""
    session = begun(seed, players, game)
    chance = random.Random(seed)
    while not (is_over(session) or len(session.moves) == moves or until(session.state)):
        rules, state = session.game, session.state
        seat = next(seat for seat in range(len(players)) if rules.actions(state, seat))
        kinds = [type(action).__name__ for action in rules.actions(state, seat)]
        likely = [i for i, kind in enumerate(kinds) for _ in range(LIKES[game].get(kind, 1))]
        session.replay([(seat, chance.choice(likely), 0)])
    return session


def begun(seed: int, players: Sequence[str], game: str, **options: int) -> Session:
    """A game before its first move; bots are only named in it."""
    who = [player(name) for name in players]
    rules = GAMES[game]
    return Session(rules, rules.options(**options), who, seed)


def player(word: str) -> dict[str, str]:
    """A player as an address names it: `person`, `person:Anna`, or a bot."""
    kind, _, name = word.partition(":")
    if kind != "person":
        return {"kind": "bot", "bot": kind}
    return {"kind": kind, "name": name} if name else {"kind": kind}


def is_over(session: Session) -> bool:
    """Whether the game has ended."""
    return session.game.outcome(session.state) is not None


def replayed(record: Record) -> Session:
    """The game that the page keeps, played again by the rules."""
    game = GAMES[record["game"]]
    options = {name: value for name, value in record["options"].items() if name != "type"}
    players = record["players"]
    session = Session(game, game.options(**options), players, record["seed"])
    bots = {bot.name: bot for bot in BOTS[game.name]}
    session.bots = {i: bots[who["bot"]] for i, who in enumerate(players) if who["kind"] == "bot"}
    session.replay([(seat, index, at) for seat, index, at in record["moves"]])
    return session


def record_of(session: Session) -> Record:
    """The record as the engine tells it to the page."""
    record: Record = json.loads(json.dumps(encode(session.record)))
    return record


def keep(page: Page, name: str, session: Session, flat: bool = False) -> None:
    """Put a game among the saved ones under this name."""
    page.evaluate(PUT, [name, record_of(session), is_over(session), flat])


def lay_out(page: Page, session: Session, flat: bool = False) -> Page:
    """The page shows this game, and nothing more of the one before."""
    page.evaluate(GO, AWAY)
    keep(page, "laid out", session, flat)
    page.evaluate(GO, "#/game/laid%20out")
    return page


def put_away(page: Page) -> None:
    """Leave what is shown for the settings: what comes next is not mistaken for it."""
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.locator(".settings").wait_for()


def turn_to(name: str) -> Callable[[Page, str], None]:
    """From the settings to another page, which is there when they have gone."""

    def turn(page: Page, start: str) -> None:
        page.goto(f"{start}#/{name}")
        page.locator(".settings").wait_for(state="detached")

    return turn


def damage(page: Page, name: str, value: object) -> None:
    """Write anything at all where a saved game would be."""
    page.evaluate(WRITE, [name, value])
