"""The box in a learning platform: its class set is played, and the platform knows the result."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, cast

import pytest
from e2e.engines import Framed, Profile
from e2e.person import SHEET, Person
from e2e.visitor import Hands

from chocobox.classes.task_set import score
from chocobox.records import session_of
from runtime.release import version_of
from runtime.scorm import package, read_set
from support.links import set_text, task
from support.serving import ROOT, serving

PLATFORM = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<script src="scorm12.min.js"></script><script>
const kept = JSON.parse(localStorage.course ?? "{}");
window.API = new Scorm12API({ autocommit: false });
API.loadFromJSON({ ...kept, core: { ...kept.core, student_id: "ada" } });
for (const word of ["LMSCommit", "LMSFinish"])
  API.on(word, () => { localStorage.course = JSON.stringify(API.renderCMIToJSONObject().cmi); });
</script><iframe src="chocobox.html"></iframe>"""
"""A platform that keeps what it is told, under the pupil's name."""

TITLE = "One card & one place"
OTHER_DEVICE = """async () => {
  localStorage.removeItem("chocobox");
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""
LINE = '[role="status"]'
GOES = "Your points and moves go to your learning platform."


def course(folder: Path, *, kiosk: bool) -> Path:
    """A folder with a platform's page around the package of a set with one small task."""
    tasks = {"title": TITLE, "tasks": [task("schokoly_best", 4, cards=6)], "kiosk": kiosk}
    box = (ROOT / "build" / "scorm.html").read_text("utf-8")
    for name, data in package(box, version_of(), read_set(set_text(tasks))).items():
        (folder / name).write_bytes(data)
    (folder / "index.html").write_text(PLATFORM)
    shutil.copy(ROOT / "node_modules/scorm-again/dist/scorm12.min.js", folder)
    return folder


def known(profile: Profile) -> dict[str, Any]:
    """What the platform keeps."""
    return cast("dict[str, Any]", json.loads(profile.page.evaluate("localStorage.course")))


def play(hands: Hands) -> str:
    """The task, to its end and back; the marks that the rules give for it."""
    hands.tap("button", "Task 1: Play")
    person = Person(hands)
    person.lay_card()
    hands.wait_for(SHEET)
    marks = score(session_of(person.record())).marks
    hands.tap(f"{SHEET} .main-key")
    return str(marks)


@pytest.mark.parametrize("kiosk", [False, True], ids=["open", "kiosk"])
def test_a_platform_gets_the_marks_and_gives_the_game_back_on_another_device(
    profile: Profile, tmp_path: Path, kiosk: bool
) -> None:
    """A set that hides the rest of the box does so here as elsewhere, until it is done."""
    with serving(course(tmp_path, kiosk=kiosk)) as platform:
        profile.make = Framed
        visitor = profile.open(platform.address)
        visitor.wait_for("h1", TITLE)
        visitor.wait_for("html[data-kiosk]" if kiosk else "html:not([data-kiosk])")
        visitor.wait_for(LINE, GOES)
        assert known(profile)["core"]["lesson_status"] == "incomplete"
        marks = play(visitor)
        assert marks not in ("0", "100"), "the platform must tell these from its own"
        has = f"Your learning platform has your result: {marks} of 100 points."
        visitor.wait_for(LINE, has)
        visitor.wait_for("html:not([data-kiosk])")
        profile.page.goto(f"{platform.origin}/imsmanifest.xml")  # the page is left
        core = known(profile)["core"]
        assert core["score"]["raw"] == marks
        assert (core["score"]["min"], core["score"]["max"]) == ("0", "100")
        assert (core["lesson_status"], core["exit"]) == ("completed", "suspend")
        assert core["session_time"] > "0000:00:00"

        profile.page.evaluate(OTHER_DEVICE)
        visitor.goto(platform.address)
        visitor.wait_for(".task-done")
        visitor.wait_for("button", "Task 1: Practise")
        visitor.wait_for(LINE, has)
        profile.close(platform.origin)
