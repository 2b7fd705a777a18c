"""A box that runs a stranger's Python unread, so that only the sandbox is tested."""

from __future__ import annotations

import gzip
import io
import shutil
import zipfile
from pathlib import Path
from zipimport import zipimporter

BRIDGE = """import json
from chocobox.bridge import own

def answering(ask):
    def handle(text):
        request = json.loads(text)
        if request["op"] != "stranger":
            return ask(text)
        try:
            code = request["code"]
            RUN
        except BaseException as error:
            told = f"{type(error).__name__}: {error}"
        return json.dumps({"id": request["id"], "told": told})
    return handle

handle, sandboxed = answering(own.handle), answering(own.sandboxed)
"""
"""A bridge behind which a stranger's Python is run."""


def box_with(run: str, dist: Path, folder: Path) -> Path:
    """A copy of the site whose engine answers `stranger`: a line makes what is told of `code`."""
    return box_behind(BRIDGE.replace("RUN", run), dist, folder)


def box_behind(bridge: str, dist: Path, folder: Path) -> Path:
    """A copy of the site with another bridge; its own one is `chocobox.bridge.own` there."""
    box = shutil.copytree(dist, folder / "box")
    (engine,) = box.glob("engine-*.bin")
    made = io.BytesIO()
    packed = folder / "engine.zip"
    packed.write_bytes(gzip.decompress(engine.read_bytes()))
    own = zipimporter(str(packed))  # nothing else reads it
    with zipfile.ZipFile(made, "w") as new:
        for name in zipfile.ZipFile(packed).namelist():
            new.writestr(name.replace("/bridge/__init__.", "/bridge/own."), own.get_data(name))
        new.writestr("chocobox/bridge/__init__.py", bridge)
    engine.write_bytes(gzip.compress(made.getvalue()))
    return box
