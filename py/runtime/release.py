"""Writes release/: what teachers and hosts take home. The same tree gives the same bytes."""

from __future__ import annotations

import argparse
import io
import json
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from runtime.scorm import PAGE, TaskSet, package, read_set

ROOT = Path(__file__).parents[2]
WHEN = (2000, 1, 1, 0, 0, 0)
READABLE = 0o644 << 16
UNIX = 3


def version_of(root: Path = ROOT) -> str:
    """The version of the box; it stands in package.json alone."""
    return str(json.loads((root / "package.json").read_text("utf-8"))["version"])


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files; it tells nothing of when or where it was made."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            about = zipfile.ZipInfo(name, WHEN)
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
    return {f"chocobox-{version}-scorm{tasks.name}.zip": zipped(files)}


def everything(root: Path) -> dict[str, bytes]:
    """All files of a release, by their names, with their sums."""
    name, dist = f"chocobox-{version_of(root)}", root / "dist"
    wheel = f"{name}-py3-none-any.whl"
    files = {
        f"{name}-site.zip": zipped(site_files(dist)),
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
    given = parser.parse_args()
    check_tag(given.tag, version_of())
    tasks = read_set(given.set) if given.set else TaskSet()
    files = everything(ROOT) if given.set is None else scorm(ROOT, tasks)
    write(ROOT / "release", files)


if __name__ == "__main__":
    main()
