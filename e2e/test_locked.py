"""The worker after its start: Python reaches neither the net nor what makes code of a text."""

from __future__ import annotations

import re
from pathlib import Path

from e2e.engines import READY, Profile
from e2e.serving import serving
from e2e.strangers import box_with

ASK = "(code) => chocobox.engine.ask({ op: 'stranger', code }).then(({ told }) => told)"
REFUSED = re.compile(r"\w*(Error|Exception):")

ANSWER = "told = repr(eval(code, {}))"


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


def test_from_python_nothing_leaves_the_worker_and_no_text_becomes_code(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    box, elsewhere = box_with(ANSWER, dist, tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    with serving(box) as site, serving(elsewhere) as foreign:
        visitor = profile.open(site.address)
        visitor.wait_for(READY)
        there = f"{foreign.address}stolen"
        told = {it: visitor.evaluate(ASK, it.replace("THERE", there)) for it in TRIES}
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Just play")
        visitor.wait_for(".dock")
        profile.leave()
        assert {it: how for it, how in told.items() if not REFUSED.match(how)} == {}
        assert foreign.answers == []
