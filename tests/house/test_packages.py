"""The engine's wheel needs no other package; each extra brings what one part of it needs."""

from __future__ import annotations

import subprocess
import sys
import tomllib

import pytest

from support.places import ROOT

WITHOUT = """
import sys
from importlib import import_module
from pkgutil import walk_packages

sys.modules["segno"] = None
import chocobox
from chocobox.bridge import Bridge

names = [it.name for it in walk_packages(chocobox.__path__, "chocobox.")]
for name in names:
    if name not in ("chocobox.env", "chocobox.__main__"):
        import_module(name)
print(len(names), Bridge().handle('{"id": 1, "op": "qr", "text": "#/g/1"}'))
"""


def test_the_wheel_needs_no_other_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    [wanted] = project["optional-dependencies"]["qr"]
    assert wanted.startswith("segno==")
    pinned = (ROOT / "py/runtime/pyodide.lock.txt").read_text(encoding="utf-8")
    assert f"{wanted} " in pinned  # the page draws codes with the same one


@pytest.mark.processes
def test_without_segno_all_is_there_but_codes_of_which_a_sentence_tells_the_extra() -> None:
    command, where = [sys.executable, "-c", WITHOUT], {"PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, env=where, capture_output=True, check=True, text=True)
    count, reply = done.stdout.split(maxsplit=1)
    assert int(count) > 200
    assert '"no-qr"' in reply
    assert "A QR code needs the extra chocobox[qr]: python -m pip install segno." in reply
