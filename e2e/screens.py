"""Every screen there is: its address, what is touched on the way, and what must be there then."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from e2e.conftest import PHONE
from e2e.fingers import Fingers
from e2e.games import damage, put_away, save_game
from e2e.links import kept_class, result_texts, set_text, text_of
from e2e.moments import LIES_FLAT, SAVED, saved
from e2e.page import DRAWN
from e2e.person import ECHO, STATE
from e2e.table import Table
from playwright.sync_api import Page


@dataclass(frozen=True)
class Screen:
    """Acts are what is tapped; or `key h`, `type words`, `until .film`, and what `act` knows."""

    to: str
    there: str
    acts: tuple[str, ...] = ()


def at(to: str, there: str, *acts: str) -> Screen:
    """A screen, in one line."""
    return Screen(to, there, acts)


def set_up(name: str, seats: int) -> Screen:
    """So many seats, two of them persons', who may lay the tablet flat."""
    many = f'.seat-count label:has-text("{seats}")'
    return at(f"set-up/{name}", ".seat-sheet .field", many, ".place >> nth=1", ".who label")


TURN = ".dock[data-own-turn]"
ITS_ME = (".curtain button", "as slow as a person")
LATER = ".count-bar .tool >> nth=-1"
"""The next picture of the count."""
TO_COUNT = (".end-sheet .main-key", LATER, LATER)
MENU = ".menu-key"
SHEET = "dialog.over:not(:has(.menu-list))"
PRACTISE = (".set-up-go button", "[data-begin]")
LAID = ".table.replay, .table:not(.waiting, [data-resting])"
LYING = '.table[data-live]:not([data-resting]) [data-on^="slap:"]'
READ = '.round-sheet [data-on="read"]'


def entry(number: int) -> tuple[str, ...]:
    return MENU, f".menu-entry >> nth={number}"


WALKS: dict[str, dict[str, Screen]] = {
    "the box": {
        "shelf": at("", "main.shelf"),
        "saves": at("saves", ".save"),
        "settings": at("settings", ".settings"),
        "asking": at("settings", "[role=dialog], dialog", ".room-empty button >> nth=-1"),
        "about": at("about", "main.about"),
        "addresses": at("addresses", "main.addresses"),
        "licences": at("licences", ".licences-texts"),
        "keep": at("keep", "main.install"),
        "nowhere": at("nowhere", ".sheet:not(.settings)"),
        "a word of JavaScript's own": at("constructor", ".sheet:not(.settings)"),
        "damaged game": at("game/torn", ".lost-table"),
        "damaged address": at("game/%E0%A4%A", ".lost-table"),
        **{
            f"rules of {it}": at(f"rules/{it}", "main.rules")
            for it in ("schokoly", "choco_challenge", "kaboom", "choco_boom")
        },
        "cleared": at("settings", ".emptied", ".room-empty button >> nth=0", ".question .bad"),
    },
    "schokoly": {
        "set-up": set_up("schokoly", 3),
        "choosing": at("new/schokoly?seed=7&players=person,nibbler", '[data-on^="colour:"]'),
        "table": at("game/mid", TURN),
        "laying": at("game/mid", ".ghost", "lay a card"),
        "curtain": at("game/two", ".curtain button"),
        "offering": at("game/three", ".panel", *ITS_ME, '[data-on="swap"]'),
        "menu": at("game/mid", ".menu-list", MENU),
        "story": at("game/mid", SHEET, *entry(0)),
        "help": at("game/mid", SHEET, *entry(6)),
        "sharing": at("game/mid", ".share .code path", *entry(8)),
        "large code": at("game/mid", ".code-large path", *entry(8), ".share .code"),
        "count": at("game/over", ".counted .side-tick", *TO_COUNT),
        "end": at("game/over", ".end-sheet"),
        "boards to count": at("count", ".choc-boxes"),
        "boards for the best place": at("best", ".choc-boxes"),
        "covered replay": at("replay/two", ".curtain button", "key End"),
        "counting": at("game/counting", ".ask .typed"),
        "explained": at("game/explained", ".ask.told"),
        "whose": at("game/whose", '[data-on^="who:"]'),
        "counted": at("game/counted", ".end-sheet"),
        "best": at("game/best", ".best-place"),
    },
    "choco challenge": {
        "set-up": set_up("choco_challenge", 5),
        "drawing": at("game/drawing", TURN),
        "inside a pile": at("game/drawing", ".panel.contents", '[data-on="inside:1"]'),
        "odds": at("game/drawing", ".panel.chances", "key h"),
        "match": at("game/match", TURN),
        "shopping": at("game/shopping", TURN),
        "extra card": at("game/extra card", ".panel.question"),
        "extra tool": at("game/extra tool", ".panel.question"),
        "extra from the market": at("game/market", TURN),
        "flat": at("game/flat", STATE),
        "flat question": at("game/flat question", ".panel.question"),
        "end": at("game/desserts", ".end-sheet"),
        "count": at("game/desserts", ".count-bar", *TO_COUNT[:2]),
        "replay": at("replay/drawing", ".film", "key End"),
    },
    "kaboom": {
        "set-up": set_up("kaboom", 4),
        "first look": at("game/look", ".under-eye", "key e"),
        "slap": at("game/slap", ".slap-hand.won", '[data-on="slap:0"]'),
        "drawn": at("game/drawn", LYING),
        "upright": at("game/upright", LYING),
        "round": at("game/round", ".round-sheet"),
        "end": at("game/rounds", ".end-sheet", READ),
        "count": at("game/rounds", ".count-bar", READ, *TO_COUNT),
        "replay": at(
            "replay/rounds", ".film-on:enabled", "key End", "until .round-sheet", ".film-back"
        ),
    },
    "choco-boom": {
        "set-up": set_up("choco_boom", 3),
        "break": at("game/double", '.tools [data-on^="ready:"]'),
        "double": at("game/double", LYING, "all are ready"),
        "won": at("game/double", ".gain", "all are ready", '[data-on="slap:0"]'),
        "fine": at(
            "game/aloud", '.tray[data-seat="0"] .verdict', "all are ready", '[data-on="slap:0"]'
        ),
        "vote": at("game/aloud", ".vote-yes-key", "all are ready", '[data-on="object:0"]'),
        "upright": at("game/flips", LYING, "all are ready"),
        "end": at("game/cards", ".end-sheet"),
        "replay": at("replay/cards", ".film", "key End"),
        "practice": at("practice", ".practice-kept"),
        "practice ready": at("practice", "[data-begin]", *PRACTISE[:1]),
        "practice card": at("practice", ".practice-card .ring", *PRACTISE),
        "practice mistake": at("practice", ".practice-due", *PRACTISE, "call"),
        "practice pause": at("practice", ".practice-wait", *PRACTISE, ".practice-head button"),
    },
    "links": {
        "game to go on with": at(f"g/{text_of('resume')}", ".link-ways"),
        "board to go on from": at(f"g/{text_of('position')}", ".link-ways"),
        "broken link": at(f"g/{text_of('replay')[:-9]}", ".link-broken"),
        "link box": at(
            "g", "[role=alert]", ".link-box textarea", "type ?", ".link-box form button"
        ),
        "replay": at(f"watch/{text_of('replay')}", ".film", "key End"),
        "playing on": at(f"watch/{text_of('replay')}", "dialog.over", "key End", "key p"),
        "broken replay": at("watch/1nonsense", ".lost-table"),
        "replay of nothing": at("replay/nowhere", ".lost-table"),
        "class": at("class", ".class-page"),
        "class making": at("class/new", ".make-lids", ".make-do button", ".make-kinds label"),
        "class set": at("class/monday", ".class-table .asked", ".class-table td:last-child .tool"),
        "class tasks": at(f"g/{set_text()}", ".class-page"),
        "class result": at(f"g/{result_texts()[0]}", ".class-page"),
    },
}


PRACTISED = """async () => {
  const rows = [[820, 1190, 1420], [700, null, 1150], [655, 880, 990]];
  for (const [i, medians] of rows.entries()) {
    const kinds = ["agrees", "differs", "parrot"].map((kind, n) => (
      { kind, count: 16, median: medians[n], wrong: n, slow: i }));
    const more = { cards: 48, hesitation: 2000, cost: 300, parrot_cost: null };
    await chocobox.results.put({ id: `r${i}`, when: 1_760_000_000_000 + i * 9e7, kinds, ...more });
  }
  chocobox.store.set("practice", { cards: 24, hesitation: 5000 });
}"""
"""Results of a practice, and one that gives a slow machine time."""

CLASS = "async (things) => { for (const thing of things) await chocobox.sets.put(thing); }"

ARRIVED = """async () => {
  const moving = () => document.getAnimations().filter((one) => {
    const { iterations, endTime } = one.effect?.getComputedTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity && endTime < 5000;
  });
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(moving().map((one) => one.finished));
}"""
"""Settles when everything is drawn and has stopped flying."""

WRONG = """() => {
  const parts = [...document.querySelectorAll(".practice-card use")];
  return parts.some((one) => one.href.baseVal.endsWith("-yellow")) ? "strawberry" : "banana";
}"""
"""What the first card, which is no parrot, does not ask for."""


def walk(page: Page, name: str) -> Iterator[str]:
    """Leads the page from screen to screen, each from the settings; their names are told."""
    start, screens = page.url.partition("#")[0], WALKS[name]
    fill(page, {screen.to.partition("/")[2] for screen in screens.values()})
    hand = Hand(page)
    for title, screen in screens.items():
        put_away(page)  # so that the next address is always a change
        page.goto(f"{start}#/{screen.to}")
        for what in screen.acts:
            hand.act(what)
        page.locator(screen.there).first.wait_for()
        page.evaluate(ARRIVED)
        yield title


def fill(page: Page, games: Collection[str]) -> None:
    """Things to look at: those games, and what a class and a practice have left behind."""
    size = page.viewport_size
    assert size
    friends = 4 if min(size["width"], size["height"]) > PHONE["width"] else 2
    for name in SAVED.keys() & games:
        save_game(page, name, saved(name, friends), flat=name in LIES_FLAT)
    damage(page, "torn", {"record": None})
    page.evaluate(CLASS, kept_class())
    page.evaluate(PRACTISED)


class Hand:
    """What a person does on the way to a screen."""

    def __init__(self, page: Page) -> None:
        self.page, self.fingers = page, Fingers(page)

    def act(self, what: str) -> None:
        """Tap the first such thing, or do something else; all is drawn then."""
        word, _, rest = what.partition(" ")
        known = {"all are ready": self.all_ready, "lay a card": self.lay, "call": self.call}
        if what in known:
            known[what]()
        elif word == "key":
            self.page.locator(LAID).wait_for()
            self.page.keyboard.press(rest)
        elif word == "type":
            self.page.keyboard.insert_text(rest)
        elif word == "until":
            self.page.locator(rest).first.wait_for()
        elif what == "as slow as a person":
            time.sleep(ECHO)
        else:
            self.fingers.tap(self.page.locator(what).first)
        self.page.evaluate(DRAWN)

    def all_ready(self) -> None:
        """At a live table every person for whom the others wait presses Ready."""
        keys = self.page.locator('.tools [data-on^="ready:"]')
        keys.first.wait_for()
        for name in keys.evaluate_all("all => all.map((one) => one.dataset.on)"):
            self.fingers.tap(self.page.locator(f'.tools [data-on="{name}"]'))

    def lay(self) -> None:
        """A card in the fingers, and its ghost on the board."""
        table = Table(self.page).ready()
        self.fingers.tap_at(table.take_fitting()[0])

    def call(self) -> None:
        """Call wrongly for the first card of a practice."""
        self.page.locator(".practice-card .ring").wait_for()
        time.sleep(ECHO)  # nobody calls sooner
        item = self.page.evaluate(WRONG)
        self.fingers.tap(self.page.locator(f'[data-on="call:0:{item}"]'))
