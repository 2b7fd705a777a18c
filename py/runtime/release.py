"""Writes release/: what teachers and hosts take home. The same tree gives the same bytes."""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import time
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from runtime.schools import module, site_of, web_clip
from runtime.scorm import PAGE, TaskSet, package, read_set

ROOT = Path(__file__).parents[2]
SOURCES = ("assets", "js", "py", "index.html", "package.json", "vite.config.js")
OLDEST = 315_532_800
"""A zip knows no date before 1980, in seconds since 1970."""
READABLE = 0o644 << 16
UNIX = 3


def version_of(root: Path = ROOT) -> str:
    """The version of the box; it stands in package.json alone."""
    return str(json.loads((root / "package.json").read_text("utf-8"))["version"])


def date_of(root: Path) -> int:
    """When this tree last changed, in seconds since 1970; hosts know a newer release by that."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if epoch and not epoch.isdecimal():
        raise SystemExit("chocobox: SOURCE_DATE_EPOCH must be the seconds since 1970, a number.")
    return int(epoch) if epoch else max(dates(root))


def dates(root: Path) -> Iterator[int]:
    """The commit's date and those of files changed since; of all files where there is no git.

    An archive of a commit gives each file that commit's date, so it keeps it too.
    """
    commit = git(root, "log", "-1", "--format=%ct")
    yield from map(int, commit)
    changed = git(root, "ls-files", "-mo", "--exclude-standard", "--", *SOURCES)
    for path in map(root.joinpath, changed if commit else SOURCES):
        found = (one for one in [path, *path.rglob("*")] if "__pycache__" not in one.parts)
        yield from (int(one.stat().st_mtime) for one in found if one.is_file())


def git(root: Path, *words: str) -> list[str]:
    """The lines that git tells of this very tree; none where it knows nothing of it."""
    if not (root / ".git").exists():
        return []
    try:
        log = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True)
    except FileNotFoundError:
        return []
    return log.stdout.splitlines()


def zipped(files: Mapping[str, bytes], when: int) -> bytes:
    """A zip of these files, all with one date in UTC; nothing in it tells where it was made."""
    date, made = time.gmtime(max(when, OLDEST))[:6], io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            about = zipfile.ZipInfo(name, date)
            about.external_attr, about.create_system = READABLE, UNIX
            archive.writestr(about, files[name], zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def site_files(dist: Path) -> dict[str, bytes]:
    """What a static host serves; the one file is a file of its own."""
    paths = [path for path in dist.rglob("*") if path.is_file()]
    found = {path.relative_to(dist).as_posix(): path.read_bytes() for path in paths}
    del found[PAGE]
    return found


def scorm(root: Path, tasks: TaskSet) -> dict[str, bytes]:
    """The package for learning platforms, by its name."""
    version, page = version_of(root), (root / "build" / "scorm.html").read_text("utf-8")
    files = package(page, version, tasks)
    return {f"chocobox-{version}-scorm{tasks.name}.zip": zipped(files, date_of(root))}


def schools(root: Path, address: str) -> dict[str, bytes]:
    """What schools take besides the site, by its name. address: where the site will stand."""
    version, site = version_of(root), site_files(root / "dist")
    name, icon = f"chocobox-{version}", site["icons/icon-192.png"]
    return {
        f"{name}-module.zip": zipped(module(version, site), date_of(root)),
        f"{name}.mobileconfig": web_clip(version, address, icon),
    }


def everything(root: Path, address: str = "") -> dict[str, bytes]:
    """All files of a release, by their names, with their sums."""
    name, dist = f"chocobox-{version_of(root)}", root / "dist"
    wheel = f"{name}-py3-none-any.whl"
    files = {
        f"{name}-site.zip": zipped(site_files(dist), date_of(root)),
        **schools(root, address),
        f"{name}.html": (dist / PAGE).read_bytes(),
        wheel: (root / "build" / "wheel" / wheel).read_bytes(),
        **scorm(root, TaskSet()),
    }
    sums = "".join(f"{sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))
    return {**files, "SHA256SUMS": sums.encode()}


def check_tag(tag: str, version: str) -> None:
    """A tag that names another version is refused."""
    if tag and tag != f"v{version}":
        raise SystemExit(f"chocobox: the tag {tag} is not v{version}: package.json says {version}.")


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files, and say their names and sizes."""
    folder.mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
        print(f"{len(data) / 1e6:7.2f} MB  {folder.name}/{name}")


def main() -> None:
    """Writes a whole release, or only a package with a class set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", default="", help="must name this version, with a v before it")
    parser.add_argument("--set", help="the link of a class set: writes its SCORM package only")
    parser.add_argument("--site", default="", help="the address where the site will stand")
    given = parser.parse_args()
    check_tag(given.tag, version_of())
    tasks = read_set(given.set) if given.set else TaskSet()
    address = site_of(given.site)
    files = everything(ROOT, address) if given.set is None else scorm(ROOT, tasks)
    write(ROOT / "release", files)


if __name__ == "__main__":
    main()
