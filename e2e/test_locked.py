"""The worker after its start: Python reaches neither the net nor what makes code of a text."""

from __future__ import annotations

import base64
import gzip
import io
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.engines import ENGINES, path_of
from e2e.serving import serving
from playwright.sync_api import Playwright

READY = "html[data-engine=ready]"
ASK = "(code) => chocobox.engine.ask({ op: 'stranger', code }).then(({ told }) => told)"
REFUSED = re.compile(r"\w*(Error|Exception):")
PACKED = re.compile(r'(data-packed="engine-[^"]*">)([^<]*)')

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


def open_site(dist: Path, folder: Path) -> str:
    """The site with that bridge; its front page."""
    shutil.copytree(dist, folder, dirs_exist_ok=True)
    (engine,) = folder.glob("engine-*.zip")
    engine.write_bytes(opened(engine.read_bytes()))
    return ""


def open_file(dist: Path, folder: Path) -> str:
    """The one file with that bridge; its name."""
    page = (dist / "chocobox.html").read_text()
    found = PACKED.search(page)
    assert found
    engine = opened(gzip.decompress(base64.b64decode(found[2])))
    text = base64.b64encode(gzip.compress(engine)).decode()
    (folder / "chocobox.html").write_text(PACKED.sub(rf"\g<1>{text}", page))
    return "chocobox.html"


@pytest.mark.parametrize("make", [open_site, open_file], ids=["site", "one file"])
@pytest.mark.parametrize("engine", ENGINES)
def test_from_python_nothing_leaves_the_worker_and_no_text_becomes_code(
    engine: str,
    make: Callable[[Path, Path], str],
    dist: Path,
    tmp_path: Path,
    playwright: Playwright,
) -> None:
    folder, elsewhere = tmp_path / "box", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    front = make(dist, folder)
    with serving(folder) as site, serving(elsewhere) as foreign:
        visitor = ENGINES[engine](path_of(engine), tmp_path / "profile", playwright)
        try:
            visitor.goto(f"{site.address}{front}")
            visitor.wait_for(READY)
            there = f"{foreign.address}stolen"
            told = {it: visitor.evaluate(ASK, it.replace("THERE", there)) for it in TRIES}
            visitor.tap("a", "Play Schokoly")  # the worker still does what it is there for
            visitor.tap("a", "Play")
            visitor.wait_for(".dock")
        finally:
            visitor.close()
        got_through = {it: how for it, how in told.items() if not REFUSED.match(how)}
        assert got_through == {}
        assert foreign.answers == []
