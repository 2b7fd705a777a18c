"""What teachers and hosts take home: its files, its version, and the workflows that make it."""

from __future__ import annotations

import io
import json
import os
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from e2e.links import result_text, set_text, task

from runtime.release import check_tag, everything, scorm, site_files, version_of, zipped
from runtime.scorm import HEAD, TaskSet, package, read_set

ROOT = Path(__file__).parent.parent
PAGE = f"<!doctype html><head>{HEAD}<title>Box</title>{HEAD}"
IMS = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}"
ADL = "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"
TITLE = 'Zählen & <mehr> "heute"'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project that is built."""
    for name, text in {
        "package.json": '{"version": "1.2.3"}',
        "dist/index.html": '<script src="./js/main.js">',
        "dist/js/main.js": "go()",
        "dist/chocobox.html": "one file",
        "build/scorm.html": PAGE,
        "build/wheel/chocobox-1.2.3-py3-none-any.whl": "wheel",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_a_release_has_five_files_and_always_the_same_bytes(tree: Path) -> None:
    files = everything(tree)
    sums = files["SHA256SUMS"].decode().split()[1::2]
    assert [*sums, "SHA256SUMS"] == [
        "chocobox-1.2.3-py3-none-any.whl",
        "chocobox-1.2.3-scorm.zip",
        "chocobox-1.2.3-site.zip",
        "chocobox-1.2.3.html",
        *["SHA256SUMS"],
    ]
    assert {*files} == {*sums, "SHA256SUMS"}
    for path in tree.rglob("*"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    (tree / "dist" / "js" / "main.js").chmod(0o600)
    assert everything(tree) == files
    with zipfile.ZipFile(io.BytesIO(files["chocobox-1.2.3-site.zip"])) as site:
        assert site.namelist() == ["index.html", "js/main.js"], "nothing lies above the front page"
    reverse = dict(reversed(site_files(tree / "dist").items()))
    assert zipped(reverse) == files["chocobox-1.2.3-site.zip"]


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
    assert f"\n## {version}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
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
        assert all(
            re.fullmatch(r"actions/[\w-]+@v\d+", it) for it in re.findall(r"uses: (\S+)", text)
        )
