"""`make walks`: the ways of a newcomer, a teacher and a successor, with pictures, to look at.

They lie in test-results/walks/index.html. A walk fails where a step does not lead on.
`ONLY=teacher` takes one walk anew; the others stay on the sheet.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM
from subprocess import PIPE, STDOUT

import pytest
from e2e.conftest import CALM, PHONE, SLOWEST, UPRIGHT, Visit
from e2e.dev import READY, change, clean_tree, serving_sources
from e2e.fingers import Fingers
from e2e.nightly.test_lessons import BY_TOUCH, Learner
from e2e.table import Table
from e2e.test_class import button, filed
from e2e.visitor import await_true
from e2e.walking import Walk, write_sheet
from playwright.sync_api import Browser, Page, ViewportSize, expect

from chocobox.boxes import levels_of
from support.serving import ROOT

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
NO_PAPER = "window.print = () => {};"
TITLE = "Places on Monday"
CHILD = "Ada"


@pytest.fixture(scope="session", autouse=True)
def sheet() -> Iterator[None]:
    """Written when the last walk is over; each of several workers writes it whole."""
    yield
    write_sheet()


# --- a newcomer ---


@pytest.mark.parametrize("device", ["tablet", "phone"])
def test_newcomer(visit: Visit, device: str) -> None:
    page = visit(viewport={"tablet": UPRIGHT, "phone": PHONE}[device], **CALM)
    walk = Walk(f"newcomer, {device}")
    learn(page, walk)
    play(page, walk)
    come_back(page, walk)


def learn(page: Page, walk: Walk) -> None:
    """From the shelf through the first lesson."""
    tap = Fingers(page).tap
    expect(page.locator(".lids .box")).to_have_count(4)
    walk.see(page, "The page opens: four boxes, and nothing to read first.")
    tap(page.get_by_role("link", name="Play Schokoly"))
    page.locator(".place").first.wait_for()
    walk.see(page, "The set-up proposes an easy bot. The great key leads to the lesson.")
    tap(page.get_by_role("link", name="Learn by playing").first)
    page.locator(".coach").wait_for()
    walk.see(page, "The lesson begins with something to do.")
    Learner(page).learn(BY_TOUCH["schokoly"])
    walk.see(page, "The lesson is over. Its great key begins the first game.")
    tap(page.locator(".end-sheet .main-key"))
    expect(page.locator(".end-sheet")).to_have_count(0)


def play(page: Page, walk: Walk) -> None:
    """The first game to its end, and another one."""
    table = Table(page).ready()
    assert table.record()["players"][1]["bot"] == levels_of("schokoly")["easy"]
    walk.see(page, "The first game, against the easy bot.")
    table.play_turn()
    table.await_turn()
    walk.see(page, "The own card lies; the bot has answered.")
    table.play_to_end()
    table.end.wait_for()
    walk.see(page, "The end: who has won, by how much, and one great key.")
    before = table.record()["seed"]
    table.fingers.tap(table.end.get_by_role("button", name="Play again"))
    expect(table.end).to_have_count(0)
    table.ready()
    assert table.record()["seed"] != before
    walk.see(page, "Again: another deal.")
    table.choose_in_menu("Back to the shelf")


def come_back(page: Page, walk: Walk) -> None:
    """What the shelf has for whoever comes back."""
    tap = Fingers(page).tap
    expect(page.get_by_role("link", name="Continue Schokoly")).to_be_visible()
    walk.see(page, "The shelf again: a ribbon leads back into the game.")
    tap(page.get_by_role("link", name="Saved games"))
    expect(page.locator(".save")).to_have_count(3)
    walk.see(page, "Saved games: the lesson, the game that is over, the one that goes on.")
    page.go_back()
    tap(page.locator(".shelf-way.today"))
    today = page.locator(".path-today")
    today.locator(".board, .lid-picture, svg").first.wait_for()
    walk.see(page, "Today: the same for everybody, and the board of the week.")
    tap(today.get_by_role("button", name="Play it"))
    page.locator(".table").first.wait_for()
    expect(page.locator(".table.waiting")).to_have_count(0)
    walk.see(page, "What today brings is on the table.")


# --- a teacher ---


def test_teacher(visit: Visit, tmp_path: Path) -> None:
    teacher, walk = visit(viewport=LAPTOP, script=NO_PAPER, **CALM), Walk("teacher")
    address = make_set(teacher, walk, tmp_path)
    pupil = visit(f"#{address.partition('#')[2]}", viewport=PHONE, **CALM)
    result = do_task(pupil, walk, tmp_path)
    collect(teacher, walk, result, tmp_path)
    take_lesson(teacher, walk)


def make_set(page: Page, walk: Walk, folder: Path) -> str:
    """A set with one task; the address in its code."""
    tap = Fingers(page).tap
    tap(page.get_by_role("link", name="Teachers"))
    page.locator(".ready-cards").wait_for()
    walk.see(page, "The door for teachers: three steps, and ready lessons.", whole=True)
    tap(button(page, "New set"))
    page.get_by_label("Title").fill(TITLE)
    tap(page.locator(".make-kinds label", has_text="The best place"))
    page.locator(".make-board svg").wait_for()
    walk.see(page, "A new set: a title, a kind of task, and its board.", whole=True)
    tap(button(page, "Add this task"))
    expect(page.locator(".task-tray .board-picture")).to_have_count(1)
    tap(button(page, "Make the code"))
    expect(page.locator(".class-panel .code path")).to_be_visible()
    walk.see(page, "The set is a code for the projector.")
    tap(page.locator("summary", has_text="Send or print it"))
    address = filed(page, folder)
    printed(page, walk, "Print the code", "The code on paper speaks to pupils.")
    return address


def printed(page: Page, walk: Walk, key: str, words: str) -> None:
    """What a key for printing brings on paper."""
    Fingers(page).tap(button(page, key))
    page.emulate_media(media="print")
    walk.see(page, words, whole=True)
    page.emulate_media(media="screen")


def do_task(page: Page, walk: Walk, folder: Path) -> str:
    """A pupil plays on another device; the address of the result."""
    tap, table = Fingers(page).tap, Table(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    page.locator(".task-name input").fill(CHILD)
    walk.see(page, "A pupil's phone has read the code: the tasks, and a name to type.")
    tap(page.get_by_role("button", name="Task 1: Play"))
    table.take_fitting()
    walk.see(page, "The task: where would you lay the card?")
    table.lay_card()
    table.end.wait_for()
    walk.see(page, "The answer is told with its reason.")
    table.fingers.tap(table.end.locator(".main-key"))
    expect(page.get_by_role("button", name="Task 1: Practise")).to_be_visible()
    tap(button(page, "Show my result"))
    expect(page.locator(".code path").first).to_be_visible()
    walk.see(page, "The result is a code to hold up.")
    return filed(page, folder)


def collect(page: Page, walk: Walk, result: str, folder: Path) -> None:
    """The result comes into the table, and out of it for a spreadsheet and on paper."""
    tap = Fingers(page).tap
    page.goto(result)
    button(page, "Add to my table").wait_for()
    walk.see(page, "The teacher's device has read the result: every move was checked.")
    tap(button(page, "Add to my table"))
    tap(button(page, "To the table"))
    expect(page.locator(".class-table tbody th")).to_have_text(CHILD)
    walk.see(page, "The table: who has how many points.", whole=True)
    tap(page.locator("summary", has_text="Save or print"))
    with page.expect_download() as down:
        tap(button(page, r"For a spreadsheet \(CSV\)"))
    down.value.save_as(folder / "table.csv")
    sheet = (folder / "table.csv").read_text("utf-8-sig")
    assert CHILD in sheet
    walk.read(sheet, "The table for a spreadsheet.")
    printed(page, walk, "Print the table", "The table on paper.")


def take_lesson(page: Page, walk: Walk) -> None:
    """A ready lesson becomes a set, and a data officer reads what lies where."""
    tap = Fingers(page).tap
    tap(page.locator("a.back"))
    tap(page.locator(".ready-cards a").first)
    page.locator(".ready-code .code path").wait_for()
    walk.see(page, "A ready lesson: goal, course, tasks and code.", whole=True)
    printed(page, walk, "Print this lesson", "The lesson on paper.")
    tap(button(page, "Take these tasks"))
    page.locator(".class-results").wait_for()
    walk.see(page, "Its set is the teacher's own now.")
    tap(page.locator("a.back"))
    tap(page.locator('.class-keep a[href="#/privacy"]'))
    page.locator("main.privacy").wait_for()
    walk.see(page, "Data protection: what lies where, for how long.", whole=True)


# --- a successor ---

SERVED = re.compile(r"Chocobox is at (\S+)")
SEATS = "seats = (2, 3, 4)"


def test_successor(browser: Browser, tmp_path: Path) -> None:
    walk, tree = Walk("successor"), clean_tree(tmp_path / "chocobox")
    walk.read((tree / "README.md").read_text("utf-8"), "README: what it is, and two commands.")
    walk.read("\n".join(sorted(one.name for one in tree.iterdir())), "What a clone holds.")
    page = browser.new_page(locale="en-GB", viewport=LAPTOP)
    page.set_default_timeout(SLOWEST)
    with playing(tree, walk) as address:
        page.goto(address)
        await_true(page, READY)
        walk.see(page, "`make play` has built the site and serves it.")
    guide = (tree / "CONTRIBUTING.md").read_text("utf-8")
    walk.read(guide.partition("## The map")[2].partition("\n## ")[0], "The map says where to look.")
    change_a_rule(page, walk, tree)
    page.close()


@contextmanager
def playing(tree: Path, walk: Walk) -> Iterator[str]:
    """The address at which `make play` serves the tree, after all that it has said."""
    wheels = ROOT / "build" / "wheels"  # fetched once, as all that is installed
    shutil.copytree(wheels, tree / "build" / "wheels")
    plain = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    how = {**plain, "NO_COLOR": "1"}
    with subprocess.Popen(
        ["make", "play"],
        cwd=tree,
        env=how,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        said = list[str]()
        try:
            for line in iter(server.stdout.readline, ""):
                said.append(line)
                if SERVED.search(line):
                    break
            walk.read("".join(said), "What `make play` says.")
            [address] = SERVED.findall("".join(said))
            yield address
        finally:
            os.killpg(server.pid, SIGTERM)


def change_a_rule(page: Page, walk: Walk, tree: Path) -> None:
    """Under `make dev`: a rule is saved, and the page shows it."""
    file = tree / "py/chocobox/games/schokoly/rules/game.py"
    players = page.locator("[data-game=schokoly] .facts dd").first
    with serving_sources(tree) as address:
        page.goto(address)
        await_true(page, READY)
        expect(players).to_have_text(re.compile("^2.4$"))
        walk.see(page, "`make dev` serves the sources.")
        change(file, SEATS, "seats = (2, 3)")
        walk.read(f"- {SEATS}\n+ seats = (2, 3)", f"A rule is changed in {file.name}.")
        expect(players).to_have_text(re.compile("^2.3$"))
        await_true(page, READY)
        walk.see(page, "The page has the changed rule: Schokoly is for two or three.")
