"""A box in which a stranger's Python is run as it is, so that only what holds it is tested."""

from __future__ import annotations

import gzip
import io
import shutil
import zipfile
from pathlib import Path

DOOR = """import json
from chocobox import own_bridge

def handle(text):
    request = json.loads(text)
    if request["op"] != "stranger":
        return own_bridge.handle(text)
    try:
        code = request["code"]
        RUN
    except BaseException as error:
        told = f"{type(error).__name__}: {error}"
    return json.dumps({"id": request["id"], "told": told})
"""
"""A bridge behind which a stranger's Python is run."""


def box_with(run: str, dist: Path, folder: Path) -> Path:
    """A copy of the site whose engine answers `stranger`: a line makes what is told of `code`."""
    return box_behind(DOOR.replace("RUN", run), dist, folder)


def box_behind(door: str, dist: Path, folder: Path) -> Path:
    """A copy of the site with another door; its own one is `own_bridge` there."""
    box = shutil.copytree(dist, folder / "box")
    (engine,) = box.glob("engine-*.bin")
    made = io.BytesIO()
    packed = io.BytesIO(gzip.decompress(engine.read_bytes()))
    with zipfile.ZipFile(packed) as own, zipfile.ZipFile(made, "w") as new:
        for name in own.namelist():
            new.writestr(name.replace("/bridge.", "/own_bridge."), own.read(name))
        new.writestr("chocobox/bridge.py", door)
    engine.write_bytes(gzip.compress(made.getvalue()))
    return box
