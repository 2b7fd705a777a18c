"""The worker after its start: Python reaches neither the net nor what makes code of a text."""

from __future__ import annotations

import io
import re
import shutil
import zipfile
from pathlib import Path

from e2e.engines import Door
from e2e.serving import serving

READY = "html[data-engine=ready]"
ASK = "(code) => chocobox.engine.ask({ op: 'stranger', code }).then(({ told }) => told)"
REFUSED = re.compile(r"\w*(Error|Exception):")

DOOR = """import json
from chocobox import own_bridge

def handle(text):
    request = json.loads(text)
    if request["op"] != "stranger":
        return own_bridge.handle(text)
    try:
        told = repr(eval(request["code"], {}))
    except BaseException as error:
        told = f"{type(error).__name__}: {error}"
    return json.dumps({"id": request["id"], "told": told})
"""
"""A bridge behind which a stranger's Python is run."""

JS = "__import__('js').globalThis"
RUN = "__import__('pyodide.code').code.run_js"
PYODIDE = "__import__('pyodide_js')"
TRIES = [
    f"{JS}.fetch('THERE')",
    f"{JS}.Object.getPrototypeOf({JS}.Object.getPrototypeOf({JS})).fetch.call({JS}, 'THERE')",
    f"{JS}.XMLHttpRequest.new()",
    f"{JS}.WebSocket.new('THERE')",
    f"{JS}.EventSource.new('THERE')",
    f"{JS}.WebTransport.new('THERE')",
    f"{JS}.importScripts('THERE')",
    f"{JS}.Worker.new('THERE')",
    f"{JS}.FontFace.new('x', 'url(THERE)').load()",
    f"{JS}.indexedDB.open('x')",
    f"{JS}.caches.open('x')",
    f"{JS}.BroadcastChannel.new('x')",
    f"{JS}.navigator.storage.getDirectory()",
    f"{JS}.navigator.locks.query()",
    f"{JS}.eval('1')",
    f"{JS}.Function('return 1')()",
    f"{JS}.setTimeout('import(\"THERE\")')",
    f"{RUN}('1')",
    f"{RUN}('import(\"THERE\")')",
    f"{PYODIDE}.constructor.constructor('return 1')()",
    f"{PYODIDE}.loadPackage.constructor('return 1')()",
    f"[{PYODIDE}.FS.createLazyFile('/', 'x', 'THERE', True, False), {PYODIDE}.FS.readFile('/x')]",
    f"{PYODIDE}.loadPackage('THERE.whl')",
]
"""What a stranger would try; without the lock most give something, or are heard over there."""


def opened(engine: bytes) -> bytes:
    """The engine's zip with that bridge."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(engine)) as own, zipfile.ZipFile(made, "w") as new:
        for name in own.namelist():
            new.writestr(name.replace("/bridge.", "/own_bridge."), own.read(name))
        new.writestr("chocobox/bridge.py", DOOR)
    return made.getvalue()


def assert_locked(door: Door, folder: Path, front: str) -> None:
    """Nothing that a stranger tries gets through, and the worker still does its own work."""
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    with serving(folder) as site, serving(elsewhere) as foreign:
        visitor = door.open(f"{site.address}{front}")
        visitor.wait_for(READY)
        there = f"{foreign.address}stolen"
        told = {it: visitor.evaluate(ASK, it.replace("THERE", there)) for it in TRIES}
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Play")
        visitor.wait_for(".dock")
        door.leave()
        assert {it: how for it, how in told.items() if not REFUSED.match(how)} == {}
        assert foreign.answers == []


def test_from_python_nothing_leaves_the_worker_and_no_text_becomes_code(
    door: Door, dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / "box")
    (engine,) = (tmp_path / "box").glob("engine-*.zip")
    engine.write_bytes(opened(engine.read_bytes()))
    assert_locked(door, tmp_path / "box", "")
