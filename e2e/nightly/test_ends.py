"""All ends and the beats before them, lessons, questions: each can be read on every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from e2e.conftest import CALM, PHONE, Visit
from e2e.games import lay_out
from e2e.page import ARRIVED
from e2e.reading import LARGE, unread
from e2e.screens import LAID, everybody_is_ready
from e2e.table import lay
from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as LateError

from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES, lesson_of
from chocobox.records import session_of, start_of
from chocobox.tasks.lesson import Guide, position_of
from support.moments import FRIENDS, SAVED, moment, over, record_of, saved

SCREENS: dict[str, ViewportSize] = {
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 768, "height": 1024},
    "phone": PHONE,
    "side": {"width": 844, "height": 390},
    "tiny": {"width": 320, "height": 568},
    "large": {"width": 1920, "height": 1080},
}
TEXTS = (100, 200)
"""Type in hundredths of the usual."""
FIRST = ".result h2, .result li:first-child strong, .stars"
"""Who has won, and with how much, is seen at once."""
ASKED = ".panel, .coach"
"""What speaks to a person, or asks; it may lie upon what others have."""
TOO_SMALL = "tiny, 200 %"
"""Here a question has no room beside the cards that it is about."""
QUESTIONS = ("extra card", "extra tool", "market")  # one that is turned scrolls the other way
FULL = ("mid", "drawing", "match", "shopping", "extra tool", "drawn", "upright", "double")
"""Tables that are full of things, also in the longer language."""
HELD = ("tablet", "upright", "phone")
LOOKS = [("en-GB", "light"), ("de-DE", "dark")]
READY = '.tools [data-on^="ready:"]'
TOLD_OR_ASKED = f".told-bar, {READY}"
SOON = 20_000
"""In ms: a bot takes no longer for a move."""
TRIES = 4
"""On a busy machine a bot may slip, and the game goes on; opened anew it ends."""
SLOW = """() => {
  const real = setTimeout;
  for (let timer = real(() => {}, 0); timer; timer -= 1) clearTimeout(timer);
  window.setTimeout = (then, span = 0) => (span < 1000 ? real(then, span) : 0);
}"""
"""From now on what would come later than in a second never comes by itself."""
BEATS = 3
"""No game tells more of them before the joy."""
ON = """() => {
  const joy = document.querySelector(".joy");
  if (!joy) document.querySelector(".skip-key")?.click();
  return joy !== null;
}"""
"""Skips a beat, but not the joy; returns whether that is there."""
NEVER = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""Python never comes."""

LONGEST = 5000
SEEDS, LEFT = 50, 12
"""Games in which a bot makes the last of at most so many moves are looked for."""
ROUNDS = {"kaboom": {"rounds": 3}}
"""So many that there is a table of scores."""

LESSONS = [name for name in GAMES if lesson_of(name)]
BOXES = [name for name, game in GAMES.items() if game.shelf is not None]
"""The games for several, by name."""

Ends = dict[str, Callable[[], Session]]
SOLOS: Ends = {name: partial(SAVED[name], ()) for name in ("best", "counted")}


def lesson_begun(game: str) -> Session:
    """A lesson whose person does what is right."""
    lesson = lesson_of(game)
    assert lesson is not None
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    players = [{"kind": "person", "name": ""}, *bots]
    position = position_of(lesson)
    session = start_of({"game": game, "players": players, "seed": 7, "position": position})
    session.bots[0] = Guide()
    return session


def learnt(game: str) -> Session:
    """A lesson at its end."""
    session = lesson_begun(game)
    while session.advance():
        pass
    return session


def lesson_steps(game: str) -> Iterator[tuple[str, Session]]:
    """A lesson each time something new is said, by what is said."""
    session, said = lesson_begun(game), ""
    while True:
        say = session.game.view(session.state, 0)["lesson"].say
        if say != said and session.offered(0):
            yield say, session
            said = say
        if not session.advance():
            return


def seated(game: str, seats: int) -> list[str]:
    """One person among bots; names are taken again where there are not enough."""
    bots = [bot.name for bot in BOTS[game]]
    return ["person:Anna", *(bots[seat % len(bots)] for seat in range(seats - 1))]


def ended(game: str, who: tuple[str, ...]) -> Session:
    return moment(game, over(game), who, most=LONGEST, **ROUNDS.get(game, {}))


def ends(game: str) -> Ends:
    """All ends of a game, by what is special to them; those round a flat table begin so."""
    found: Ends = {"lesson": partial(learnt, game)} if game in LESSONS else {}
    for seats in GAMES[game].seats:
        found[f"{seats} seats"] = partial(ended, game, tuple(seated(game, seats)))
        found[f"flat {seats}"] = partial(ended, game, FRIENDS[:seats])
    return found


def almost_over(game: str, flat: bool) -> Session:
    """With the most seats: all that is left is what bots do; two persons sit round a flat table."""
    persons, seats = 1 + flat, max(GAMES[game].seats)
    who = (*FRIENDS[:persons], *seated(game, seats)[persons:])
    for seed in range(1, SEEDS):
        whole = moment(game, over(game), who, first=seed, most=LONGEST, **ROUNDS.get(game, {}))
        cut = 1 + max(n for n, (seat, *_) in enumerate(whole.moves) if 0 <= seat < persons)
        if 0 < len(whole.moves) - cut < LEFT:
            return session_of({**record_of(whole), "moves": [*map(list, whole.moves[:cut])]})
    raise AssertionError(f"a person always ends {game}")


def everywhere(page: Page, first: str = "", within: str = "body") -> Iterator[str]:
    """What cannot be read on one screen or another, with type of one size or another."""
    for text in TEXTS:
        page.evaluate(LARGE, text)
        for name, size in SCREENS.items():
            lay(page, size)
            yield from (f"{name}, {text} %: {fault}" for fault in unread(page, first, within))
    page.evaluate(LARGE, TEXTS[0])


def show(page: Page, session: Session, there: str, flat: bool = False) -> None:
    """The page shows that game, and what is there then."""
    lay_out(page, session, flat)
    page.locator(there).first.wait_for()
    page.evaluate(ARRIVED)


@pytest.mark.parametrize(("locale", "light"), LOOKS)
@pytest.mark.parametrize("game", [*BOXES, ""])
def test_every_end_can_be_read(visit: Visit, game: str, locale: str, light: str) -> None:
    page = visit("#/settings", viewport=PHONE, locale=locale, color_scheme=light, **CALM)
    faults = []
    for name, end in (ends(game) if game else SOLOS).items():
        show(page, end(), ".end-sheet", name.startswith("flat"))
        faults += [f"{name}, {fault}" for fault in everywhere(page, FIRST)]
    assert not faults, "\n".join(faults)


def bots_end(page: Page, session: Session, flat: bool) -> bool:
    """The game is opened, and its bots end it soon; False if they do not.

    After each fine everybody presses Ready.
    """
    show(page, session, TOLD_OR_ASKED, flat)
    try:
        while not page.locator(".told-bar").is_visible():
            page.locator(TOLD_OR_ASKED).first.wait_for(timeout=SOON)
            if page.locator(READY).first.is_visible():
                everybody_is_ready(page)
    except LateError:
        return False
    return True


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("game", BOXES)
def test_every_beat_before_an_end_can_be_read(visit: Visit, game: str, flat: bool) -> None:
    page = visit("#/settings", viewport=PHONE, locale="de-DE", **CALM)
    session = almost_over(game, flat)
    assert any(bots_end(page, session, flat) for _ in range(TRIES))
    page.evaluate(SLOW)
    faults = [f"counted, {fault}" for fault in everywhere(page)]
    for _ in range(BEATS):
        if not page.evaluate(ON):
            page.wait_for_timeout(500)
    page.locator(".joy").wait_for()
    faults += [f"joy, {fault}" for fault in everywhere(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_of_a_lesson_can_be_read(visit: Visit, game: str) -> None:
    page = visit("#/settings", viewport=PHONE, locale="de-DE", **CALM)
    faults = []
    for name, session in lesson_steps(game):
        show(page, session, ".coach")
        faults += [f"{name}, {fault}" for fault in everywhere(page, within=ASKED)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_asked_can_be_read_and_answered(visit: Visit, name: str) -> None:
    page = visit("#/settings", viewport=PHONE, locale="de-DE", **CALM)
    show(page, saved(name, 4), ".panel.question, [data-own-turn]")
    faults = [it for it in everywhere(page, within=ASKED) if not it.startswith(TOO_SMALL)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", FULL)
def test_a_full_table_can_be_read(visit: Visit, name: str) -> None:
    page = visit("#/settings", locale="de-DE", **CALM)
    show(page, saved(name, 4), LAID)
    faults = []
    for size in HELD:
        lay(page, SCREENS[size])
        faults += [f"{size}: {fault}" for fault in unread(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("locale", "light"), LOOKS)
@pytest.mark.parametrize("game", BOXES)
def test_what_is_said_while_python_comes_can_be_read(
    visit: Visit, game: str, locale: str, light: str
) -> None:
    page = visit(f"#/new/{game}", script=NEVER, locale=locale, color_scheme=light, **CALM)
    page.locator(".waiting .opening").wait_for()
    faults = list(everywhere(page))
    assert not faults, "\n".join(faults)
