"""The worker after its start: Python reaches neither the net nor what makes code of a text."""

from __future__ import annotations

import io
import re
import shutil
import zipfile
from pathlib import Path

from e2e.engines import READY, Door
from e2e.serving import serving

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
MADE = ("XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "Worker", "BroadcastChannel")
CALLED = ("fetch", "importScripts", "indexedDB.open", "caches.open")
PROTO = f"{JS}.Object.getPrototypeOf({JS}.Object.getPrototypeOf({JS}))"
TRIES = [
    *(f"{JS}.{name}.new('THERE')" for name in MADE),
    *(
        f"{JS}.{call}('THERE')"
        for call in ("fetch", "importScripts", "indexedDB.open", "caches.open")
    ),
    f"{JS}.navigator.storage.getDirectory()",
    f"{JS}.navigator.locks.query()",
    f"{PROTO}.fetch.call({JS}, 'THERE')",
    f"{JS}.FontFace.new('x', 'url(THERE)').load()",
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


def test_from_python_nothing_leaves_the_worker_and_no_text_becomes_code(
    door: Door, dist: Path, tmp_path: Path
) -> None:
    box, elsewhere = shutil.copytree(dist, tmp_path / "box"), tmp_path / "elsewhere"
    (engine,) = box.glob("engine-*.zip")
    engine.write_bytes(opened(engine.read_bytes()))
    elsewhere.mkdir()
    with serving(box) as site, serving(elsewhere) as foreign:
        visitor = door.open(site.address)
        visitor.wait_for(READY)
        there = f"{foreign.address}stolen"
        told = {it: visitor.evaluate(ASK, it.replace("THERE", there)) for it in TRIES}
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Just play")
        visitor.wait_for(".dock")
        door.leave()
        assert {it: how for it, how in told.items() if not REFUSED.match(how)} == {}
        assert foreign.answers == []
