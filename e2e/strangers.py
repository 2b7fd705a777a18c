"""A copy of the site behind whose bridge something else stands."""

from __future__ import annotations

import io
import lzma
import shutil
import zipfile
from pathlib import Path
from zipimport import zipimporter


def box_behind(bridge: str, dist: Path, folder: Path) -> Path:
    """A copy of the site with another bridge; its own one is `chocobox.bridge.own` there."""
    box = shutil.copytree(dist, folder / "box")
    (engine,) = box.glob("engine-*.bin")
    made = io.BytesIO()
    packed = folder / "engine.zip"
    packed.write_bytes(lzma.decompress(engine.read_bytes()))
    own = zipimporter(str(packed))  # nothing else reads it
    with zipfile.ZipFile(made, "w") as new:
        for name in zipfile.ZipFile(packed).namelist():
            new.writestr(name.replace("/bridge/__init__.", "/bridge/own."), own.get_data(name))
        new.writestr("chocobox/bridge/__init__.py", bridge)
    engine.write_bytes(lzma.compress(made.getvalue(), check=lzma.CHECK_CRC32))
    return box
