"""A newer version of the site, as a build of changed sources would have made it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

from e2e.serving import ROOT

NAMED = re.compile(r"-[\w-]{8}(\.(?:js|zip))$")
ENTRY = re.compile(r'"integrity":"[^"]*","revision":(null|"\w+"),"url":"([^"]*)"')


def publish(dist: Path, folder: Path, number: int = 2) -> None:
    """Put version `number` where the older one was: other scripts, engine and build."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(dist, folder)
    build = json.loads((ROOT / "build" / "engine.json").read_text())["build"]
    changes = {build: f"{number:08x}", "<html ": f'<html data-build="{number}" '}
    for path in [*folder.glob("assets/*.js"), *folder.glob("engine-*.zip")]:
        name = NAMED.sub(rf"-Newer{number:03}\1", path.name)
        changes[path.name] = name
        path.rename(path.with_name(name))
    for path in [*folder.glob("assets/*.js"), folder / "index.html", folder / "sw.js"]:
        text = path.read_text()
        for old, new in changes.items():
            text = text.replace(old, new)
        path.write_text(text)
    count_anew(folder)


def count_anew(folder: Path) -> None:
    """Let the service worker's list say how the files are now."""

    def entry(found: re.Match[str]) -> str:
        revision, url = found.groups()
        data = (folder / url.replace("./", "index.html")).read_bytes()
        revision = "null" if revision == "null" else f'"{hashlib.md5(data).hexdigest()}"'
        digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
        return f'"integrity":"sha256-{digest}","revision":{revision},"url":"{url}"'

    worker = folder / "sw.js"
    text, count = ENTRY.subn(entry, worker.read_text())
    assert count > 10, "the service worker's list was not found"
    worker.write_text(text)
