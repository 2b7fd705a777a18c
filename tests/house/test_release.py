"""The release for teachers and hosts: files, version, and workflows."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from runtime.release import check_tag, date_of, everything, scorm, site_files, version_of, zipped
from runtime.scorm import HEAD, TaskSet, package, read_set
from support.links import result_text, set_text, task
from support.places import ROOT

PAGE = f"<!doctype html><head>{HEAD}<title>Box</title>{HEAD}"
IMS = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}"
ADL = "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"
TITLE = 'Zählen & <mehr> "heute"'


MANIFEST = {
    "name": "Chocobox",
    "description": "Games & more",
    "shortcuts": [{"name": "Pig", "url": "./#/set-up/pig"}],
}
"""What a device reads of the box."""

FIRST, NEXT = 1_700_000_000, 1_700_000_002
"""Two dates so near that a zip can just tell them apart."""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that is built, and says of when it is."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(FIRST))
    for name, text in {
        "package.json": '{"version": "1.2.3"}',
        "dist/index.html": '<script src="./js/main.js">',
        "dist/js/main.js": "go()",
        "dist/chocobox.html": "one file",
        "dist/icons/icon-192.png": "icon",
        "dist/manifest.webmanifest": json.dumps(MANIFEST),
        "build/scorm.html": PAGE,
        "build/wheel/chocobox-1.2.3-py3-none-any.whl": "wheel",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_a_release_has_seven_files_and_always_the_same_bytes(tree: Path) -> None:
    files = everything(tree)
    sums = files["SHA256SUMS"].decode().split()[1::2]
    assert [*sums, "SHA256SUMS"] == [
        "chocobox-1.2.3-module.zip",
        "chocobox-1.2.3-py3-none-any.whl",
        "chocobox-1.2.3-scorm.zip",
        "chocobox-1.2.3-site.zip",
        "chocobox-1.2.3.html",
        "chocobox-1.2.3.mobileconfig",
        *["SHA256SUMS"],
    ]
    assert {*files} == {*sums, "SHA256SUMS"}
    for path in tree.rglob("*"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    (tree / "dist" / "js" / "main.js").chmod(0o600)
    assert everything(tree) == files
    with zipfile.ZipFile(io.BytesIO(files["chocobox-1.2.3-site.zip"])) as site:
        names = ["icons/icon-192.png", "index.html", "js/main.js", "manifest.webmanifest"]
        assert site.namelist() == names, "nothing lies above the front page"
    reverse = dict(reversed(site_files(tree / "dist").items()))
    assert zipped(reverse, FIRST) == files["chocobox-1.2.3-site.zip"]


def dates_in(files: dict[str, bytes]) -> set[tuple[int, ...]]:
    """All dates in the zips of a release."""
    zips = [io.BytesIO(data) for name, data in files.items() if name.endswith(".zip")]
    assert len(zips) == 3
    return {about.date_time for it in zips for about in zipfile.ZipFile(it).infolist()}


def test_the_page_of_a_release_says_whose_each_file_is(tree: Path) -> None:
    notes = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    named = re.findall(r"^ *\* `(\S+)` is for", notes, re.M)
    files = sorted(everything(tree))
    assert len(named) == len(files)
    assert all(sum(one.endswith(end) for end in named) == 1 for one in files)


def test_all_that_is_zipped_has_the_date_of_the_tree_and_a_later_one_a_later(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a host that looks at dates and sizes alone knows a newer file of the same size."""
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    assert dates_in(everything(tree)) == {(2023, 11, 14, 22, 13, 20)}, "not in UTC"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(NEXT))
    assert dates_in(everything(tree)) == {(2023, 11, 14, 22, 13, 22)}
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert dates_in(everything(tree)) == {(1980, 1, 1, 0, 0, 0)}
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "today")
    with pytest.raises(SystemExit, match="must be the seconds since 1970"):
        everything(tree)
    monkeypatch.undo()
    time.tzset()


def test_the_date_is_the_commits_or_that_of_what_was_changed_since(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "")
    front = tree / "index.html"
    front.write_text("a word")
    (tree / ".gitignore").write_text("dist\nbuild\n")
    for path in (front, tree / "package.json"):
        os.utime(path, (FIRST, FIRST))
    assert date_of(tree) == FIRST, "an archive of a commit gives its files the commit's date"
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"{NEXT} +0000")
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-qm", "first")):
        subprocess.run(["git", "-C", tree, *words], check=True)
    os.utime(front)
    assert date_of(tree) == NEXT, "of the same words, touched later"
    front.write_text("a wood")
    os.utime(front, (NEXT + 60, NEXT + 60))
    assert date_of(tree) == NEXT + 60
    (tree / "js").mkdir()
    (tree / "js" / "fresh.js").write_text("")
    os.utime(tree / "js" / "fresh.js", (NEXT + 90, NEXT + 90))
    assert date_of(tree) == NEXT + 90


@pytest.mark.parametrize("tasks", [TaskSet(), TaskSet("1abcdefg", TITLE)])
def test_a_scorm_package_names_its_files_and_its_set(tasks: TaskSet) -> None:
    files = package(PAGE, "1.2.3", tasks)
    root = ElementTree.fromstring(files["imsmanifest.xml"])
    assert root.tag == f"{IMS}manifest"
    told = [root.findtext(f"{IMS}metadata/{IMS}{name}") for name in ("schema", "schemaversion")]
    assert told == ["ADL SCORM", "1.2"]
    [organizations], [resource] = root.iter(f"{IMS}organizations"), root.iter(f"{IMS}resource")
    [organization], [item] = root.iter(f"{IMS}organization"), root.iter(f"{IMS}item")
    assert organizations.get("default") == organization.get("identifier")
    assert item.get("identifierref") == resource.get("identifier")
    assert {title.text for title in root.iter(f"{IMS}title")} == {tasks.title or "Chocobox"}
    assert (resource.get("type"), resource.get(f"{ADL}scormtype")) == ("webcontent", "sco")
    named = [file.get("href") for file in root.iter(f"{IMS}file")]
    assert {*named, "imsmanifest.xml"} == {*files}
    assert resource.get("href") in named
    baked = re.findall(
        r'<meta name="class-set" content="([^"]*)">', files["chocobox.html"].decode()
    )
    assert baked == ([tasks.text] if tasks.text else [])


def test_a_set_comes_from_its_address_and_nothing_else_does(tree: Path) -> None:
    tasks = {"title": TITLE, "tasks": [task("schokoly_best", 3)]}
    read = read_set(f"https://school.example/box/#/g/{set_text(tasks)}")
    assert read == TaskSet(set_text(tasks), TITLE)
    assert [*scorm(tree, read)] == ["chocobox-1.2.3-scorm-zählen-mehr-heute.zip"]
    assert TaskSet(read.text, "!").name == "-set"
    with pytest.raises(SystemExit, match="damaged"):
        read_set(set_text(tasks)[:-1])
    with pytest.raises(SystemExit, match="must be the link of a class set"):
        read_set(result_text("Ada", 1, tasks))


def test_the_version_stands_in_one_place() -> None:
    """What npm writes beside it agrees; `npm version` changes both."""
    version, lock = version_of(), json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    assert lock["version"] == lock["packages"][""]["version"] == version
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.M)
    check_tag(f"v{version}", version)
    with pytest.raises(SystemExit, match="is not v"):
        check_tag("v0.0.9", version)


def test_workflows_call_targets_that_exist_and_may_do_little() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    paths = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert [path.stem for path in paths] == ["pages", "release"]
    for path in paths:
        text = path.read_text("utf-8")
        targets = re.findall(r"\bmake ([a-z]+)", re.sub(r"^#.*", "", text))
        assert targets
        assert all(re.search(rf"^{target}:", makefile, re.M) for target in targets), path
        assert "\npermissions:\n  contents: read\n" in text, path
        used = re.findall(r"uses: (.+)", text)
        assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v[\d.]+", it) for it in used), used
