"""Every screen: its address, the touches on the way, and a sign of arrival."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator

from e2e.conftest import PHONE
from e2e.fingers import Fingers
from e2e.games import damage, save_game
from e2e.page import ARRIVED, AWAY, DRAWN, GO
from e2e.person import ECHO, STATE
from e2e.table import Table
from playwright.sync_api import Page

from support.links import (
    ALONE,
    BOTS,
    PICKED,
    SEEN,
    bot_text,
    kept_bots,
    kept_class,
    result_texts,
    set_text,
    text_of,
    tournament_text,
)
from support.moments import LIES_FLAT, SAVED, saved

Screen = tuple[str, ...]
"""An address, what is there at last, and the acts that lead to it.

Acts are what is tapped; or `key h`, `type words`, `until .film`, and what `act` knows.
"""


def set_up(name: str, seats: int) -> Screen:
    """So many seats, two of them persons', who may lay the tablet flat."""
    many = f'.seat-count label:has-text("{seats}")'
    return f"set-up/{name}", ".seat-sheet .field", many, ".place >> nth=1", ".who label"


TURN = ".dock[data-own-turn]"
ITS_ME = (".curtain button", "as slow as a person")
LATER = ".count-bar .tool >> nth=-1"
"""The next picture of the count."""
TO_COUNT = ('.end-sheet [data-sign="dots"]', '[data-sign="count"]', LATER, LATER)
MENU = ".menu-key"
PICTURE = (MENU, '.menu-entry:has([data-icon="picture"])')
PAPER = (*PICTURE, ".paper-ways a")
SHEET = "dialog.over:not(:has(.menu-list))"
PRACTISE = (".set-up-go button", '[data-on="begin"]')
LAID = ".table.replay, .table:not(.waiting, [data-resting])"
TOLD = (".ranking-more .tool", ".ranking-games summary")
TOGETHER = "class/monday/together"
LYING = '.table[data-live]:not([data-resting]) [data-on^="slap:"]'


def entry(number: int) -> tuple[str, ...]:
    return MENU, f".menu-entry >> nth={number}"


WALKS: dict[str, dict[str, Screen]] = {
    "the box": {
        "shelf": ("", "main.shelf"),
        "who plays": ("", ".profile-faces", ".shelf-who"),
        "somebody new": ("", ".profile-form", ".shelf-who", ".profile >> nth=-1"),
        "saves": ("saves", ".save"),
        "settings": ("settings", ".settings"),
        "asking": ("settings", "[role=dialog], dialog", ".space-empty button >> nth=-1"),
        "path": ("path", "main.path"),
        "practise": ("practise", "main.path h2"),
        "workshop": ("workshop", ".workshop-games"),
        "bench": ("workshop/schokoly", ".bench .pce-line >> nth=0"),
        "walk": ("workshop/schokoly/walk", ".walk-test >> nth=0"),
        "about": ("about", "main.about"),
        "can": ("can", "main.can"),
        "privacy": ("privacy", "main.privacy"),
        "addresses": ("addresses", "main.addresses"),
        "licences": ("licences", ".licences-texts"),
        "keep": ("keep", "main.install"),
        "meeting": ("near", ".meet-code [data-code], .meet-code svg"),
        "nowhere": ("nowhere", ".sheet:not(.settings)"),
        "question of nothing": ("paper?game=nowhere", ".sheet:not(.settings)"),
        "a word of JavaScript's own": ("constructor", ".sheet:not(.settings)"),
        "damaged game": ("game/torn", ".lost-table"),
        "damaged address": ("game/%E0%A4%A", ".lost-table"),
        **{
            f"rules of {it}": (f"rules/{it}", "main.rules")
            for it in ("schokoly", "choco_challenge", "kaboom", "choco_boom")
        },
        "cleared": ("settings", ".emptied", ".space-empty button >> nth=0", ".question .bad"),
    },
    "schokoly": {
        "set-up": set_up("schokoly", 3),
        "lesson": ("learn/schokoly", ".coach"),
        "choosing": ("new/schokoly?seed=7&players=person,nibbler", '[data-on^="colour:"]'),
        "table": ("game/mid", TURN),
        "laying": ("game/mid", ".ghost", "lay a card"),
        "curtain": ("game/two", ".curtain button"),
        "offering": ("game/three", ".panel", *ITS_ME, '[data-on="swap"]'),
        "menu": ("game/mid", ".menu-list", MENU),
        "story": ("game/mid", SHEET, *entry(0)),
        "rules": ("game/mid", ".rules-sheet", *entry(6)),
        "help": ("game/mid", SHEET, *entry(7)),
        "picture": ("game/mid", ".paper-still", *PICTURE),
        "paper": ("game/mid", ".paper-hand", *PAPER),
        "sharing": ("game/mid", ".share .code path", *entry(-3)),
        "large code": ("game/mid", ".code-large path", *entry(-3), ".share .code"),
        "seats": ("game/mid", ".near-seats", *entry(-2)),
        "count": ("game/over", ".counted .side-tick", *TO_COUNT),
        "end": ("game/over", ".end-sheet"),
        "end, more": ("game/over", ".menu-list", *TO_COUNT[:1]),
        "boards to count": ("count", ".choc-boxes"),
        "boards for the best place": ("best", ".choc-boxes"),
        "covered replay": ("replay/two", ".curtain button", "key End"),
        "counting": ("game/counting", ".ask .typed"),
        "explained": ("game/explained", ".ask.told"),
        "whose": ("game/whose", '[data-on^="who:"]'),
        "counted": ("game/counted", ".end-sheet"),
        "best": ("game/best", ".best-place"),
        "best before": ("game/best", ".why-areas", ".why-key >> nth=0"),
    },
    "choco challenge": {
        "set-up": set_up("choco_challenge", 5),
        "lesson": ("learn/choco_challenge", ".coach"),
        "drawing": ("game/drawing", TURN),
        "inside a pile": ("game/drawing", ".panel.contents", '[data-on="inside:1"]'),
        "odds": ("game/drawing", ".panel.chances", "key i"),
        "picture": ("game/drawing", ".paper-still", *PICTURE),
        "paper": ("game/drawing", ".paper-sheet svg", *PAPER),
        "match": ("game/match", TURN),
        "shopping": ("game/shopping", TURN),
        "extra card": ("game/extra card", ".panel.question"),
        "extra tool": ("game/extra tool", ".panel.question"),
        "extra from the market": ("game/market", TURN),
        "flat": ("game/flat", STATE),
        "flat question": ("game/flat question", ".panel.question"),
        "end": ("game/desserts", ".end-sheet"),
        "count": ("game/desserts", ".count-bar", *TO_COUNT[:2]),
        "replay": ("replay/drawing", ".film", "key End"),
        "looking back": ("replay/desserts?look=back", ".looking[data-done]"),
    },
    "kaboom": {
        "set-up": set_up("kaboom", 4),
        "lesson": ("learn/kaboom", ".coach"),
        "first look": ("game/look", ".under-eye", "key e"),
        "slap": ("game/slap", ".slap-hand.won", '[data-on="slap:0"]'),
        "drawn": ("game/drawn", LYING),
        "upright": ("game/upright", LYING),
        "round": ("game/round", ".round-sheet"),
        "end": ("game/rounds", ".end-sheet"),
        "count": ("game/rounds", ".count-bar", *TO_COUNT),
        "replay": (
            "replay/rounds",
            ".film-on:enabled",
            "key End",
            "until .round-sheet",
            ".film-back",
        ),
        "paper": (
            "replay/rounds",
            ".paper-rows",
            "key End",
            "until .round-sheet",
            ".round-sheet button",
            *PAPER,
        ),
    },
    "choco-boom": {
        "set-up": set_up("choco_boom", 3),
        "lesson": ("learn/choco_boom", ".coach"),
        "break": ("game/double", '.tools [data-on^="ready:"]'),
        "double": ("game/double", LYING, "all are ready"),
        "won": ("game/double", ".gain", "all are ready", '[data-on="slap:0"]'),
        "fine": (
            "game/aloud",
            '.tray[data-seat="0"] .verdict',
            "all are ready",
            '[data-on="slap:0"]',
        ),
        "vote": ("game/aloud", ".vote-yes-key", "all are ready", '[data-on="object:0"]'),
        "upright": ("game/flips", LYING, "all are ready"),
        "answers": ("game/answers", '.tools [data-on^="pass:"]'),
        "picture": ("game/answers", ".paper-still", *PICTURE),
        "answer": ("game/answer", '.tools [data-on^="pass:"]'),
        "end": ("game/cards", ".end-sheet"),
        "replay": ("replay/cards", ".film", "key End"),
        "practice": ("practice", ".practice-kept"),
        "practice ready": ("practice", PRACTISE[1], *PRACTISE[:1]),
        "practice card": ("practice", ".ring", *PRACTISE),
        "practice mistake": ("practice", ".practice-due", *PRACTISE),
        "practice pause": ("practice", ".practice-wait", *PRACTISE, ".pause-key"),
    },
    "links": {
        "game to go on with": (f"g/{text_of('resume')}", ".link-ways"),
        "board to go on from": (f"g/{text_of('position')}", ".link-ways"),
        "broken link": (f"g/{text_of('replay')[:-9]}", ".link-broken"),
        "link box": ("g", "[role=alert]", ".link-box textarea", "type ?", ".link-box form button"),
        "replay": (f"watch/{text_of('replay')}", ".film", "key End"),
        "playing on": (f"watch/{text_of('replay')}", "dialog.over", "key End", "key p"),
        "broken replay": ("watch/1nonsense", ".lost-table"),
        "replay of nothing": ("replay/nowhere", ".lost-table"),
        "class": ("class", ".ready-cards"),
        "class lesson": ("class/lesson-neutral", ".ready-code .code path"),
        "class lesson taken": ("class/lesson-count", ".class-results", ".ready-set .button.big"),
        "class making": ("class/new", ".make-lids", ".make-do button", ".make-kinds label"),
        "class set": ("class/monday", ".class-table .opened", "[data-more]"),
        "class at play": ("class/monday/onlook", ".class-page .button.big"),
        "class together": (TOGETHER, ".together-board"),
        "class answers": (TOGETHER, ".together-answers", ".together-on"),
        "class found": (
            TOGETHER,
            ".together-why",
            *(".together-tasks button >> nth=1", ".together-on", ".together-on"),
            '.together-bar [aria-pressed="false"]',
        ),
        "class leads": (
            "class/monday/together",
            ".together-words",
            ".together-tasks button >> nth=2",
        ),
        "class scanning": ("class/monday", ".scan-fault", ".scan-key"),
        "part of a link": ("scan/2.3.1abcd.efgh", ".scan-pieces", ".scan-key"),
        "class tasks": (f"g/{set_text()}", ".class-page"),
        "class animals": (f"g/{set_text(PICKED)}", ".picks", ".picks label"),
        "class alone": (f"g/{set_text(ALONE)}", ".kiosk-answers .button", ".kiosk summary"),
        "class seen": (f"g/{set_text(SEEN)}", TURN, ".task-state .button >> nth=2"),
        "class stuck": (
            f"g/{set_text(SEEN)}",
            '[data-state="stuck"]',
            *(".task-state .button >> nth=0", ".glance-tile"),
        ),
        "class result": (f"g/{result_texts()[0]}", ".class-page"),
        "sharing a bot": (
            "workshop/kaboom",
            ".bot-share .code path",
            *(".bench-head .tool >> nth=-1", ".menu-entry >> nth=0"),
        ),
        "shared bot": (f"g/{bot_text()}", ".shared-bot .pce-line >> nth=0"),
        "bot to hand in": (f"workshop/schokoly?set={set_text(BOTS)}&task=0", ".hand-in"),
        "who plays the tournament": ("class/bots/tournament", ".entrants"),
        "ranking": (f"g/{tournament_text()}", ".ranking-games pre", *TOLD),
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


def walk(page: Page, name: str, only: Collection[str] = ()) -> Iterator[str]:
    """Leads the page from screen to screen, each from nowhere; their names are told."""
    screens = {title: it for title, it in WALKS[name].items() if not only or title in only}
    fill(page, {to.partition("/")[2] for to, *_ in screens.values()})
    for title, (to, there, *acts) in screens.items():
        page.evaluate("chocobox.store.set('kiosk', undefined)")  # nobody is kept anywhere
        page.evaluate(GO, AWAY)  # so that the next address is always a change
        page.evaluate(GO, f"#/{to}")
        for what in acts:
            act(page, what)
        page.locator(there).first.wait_for()
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
    page.evaluate(CLASS, [*kept_class(), *kept_bots()])
    page.evaluate(PRACTISED)


def act(page: Page, what: str) -> None:
    """Tap the first such thing, or do something else; all is drawn then."""
    fingers, (word, _, rest) = Fingers(page), what.partition(" ")
    if what == "all are ready":
        everybody_is_ready(page)
    elif what == "lay a card":
        fingers.tap_at(Table(page).ready().take_fitting()[0])
    elif what == "as slow as a person":
        time.sleep(ECHO)
    elif word == "key":
        page.locator(LAID).wait_for()
        page.keyboard.press(rest)
    elif word == "type":
        page.keyboard.insert_text(rest)
    elif word == "until":
        page.locator(rest).first.wait_for()
    else:
        fingers.tap(page.locator(what).first)
    page.evaluate(DRAWN)


def everybody_is_ready(page: Page) -> None:
    """At a live table every person for whom the others wait presses Ready."""
    keys = page.locator('.tools [data-on^="ready:"]')
    keys.first.wait_for()
    for name in keys.evaluate_all("all => all.map((one) => one.dataset.on)"):
        Fingers(page).tap(page.locator(f'.tools [data-on="{name}"]'))
