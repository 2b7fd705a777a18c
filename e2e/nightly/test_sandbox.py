"""A stranger's Python, without any of the limits that bots are read with: behind both walls."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, READY, Profile
from e2e.strangers import box_behind
from e2e.visitor import Visitor

from support.serving import serving

BRIDGE = """import json
from chocobox.bridge import own

def answering(ask):
    def handle(text):
        request = json.loads(text)
        if request["op"] != "stranger":
            return ask(text)
        try:
            code = request["code"]
            exec(code, space := {})
            told = f"did: {space.get('found')}"[:200]
        except BaseException as error:
            told = f"{type(error).__name__}: {error}"
        return json.dumps({"id": request["id"], "told": told})
    return handle

handle, sandboxed = answering(own.handle), answering(own.sandboxed)
"""
"""A bridge behind which a stranger's Python is run."""


OPEN = """async () => {
  const behind = await chocobox.createSandbox();
  window.behind = behind;
  await new Promise((resolve) => {
    behind.engine.subscribe(() => behind.engine.isOver && resolve());
  });
  return behind.engine.state;
}"""
ASK = """async (code) => {
  const { told, error } = await behind.ask({ op: "stranger", code });
  const alive = await behind.ask({ op: "code", code: "" });
  return [told ?? error.type, "code" in alive, document.querySelectorAll("main").length];
}"""

ASK_THE_BOX = "(code) => chocobox.engine.ask({ op: 'stranger', code }).then(({ told }) => told)"

JS = "import js\n"
RUN = "from pyodide.code import run_js\n"
PYODIDE = "import pyodide_js\n"
LOCKED = {
    "fetch": f"{JS}found = js.fetch('THERE')",
    "xhr": f"{JS}found = js.XMLHttpRequest.new()",
    "socket": f"{JS}found = js.WebSocket.new('THERE')",
    "events": f"{JS}found = js.EventSource.new('THERE')",
    "worker": f"{JS}found = js.Worker.new('THERE')",
    "channel": f"{JS}found = js.BroadcastChannel.new('x')",
    "scripts": f"{JS}found = js.importScripts('THERE')",
    "beacon": f"{JS}found = js.navigator.sendBeacon('THERE')",
    "database": f"{JS}found = js.indexedDB.open('chocobox-saves')",
    "caches": f"{JS}found = js.caches.open('x')",
    "local": f"{JS}found = js.localStorage.length",
    "files": f"{JS}found = js.navigator.storage.getDirectory()",
    "document": f"{JS}found = js.document.title",
    "window": f"{JS}found = js.window.parent",
    "top": f"{JS}found = js.top.location",
    "eval": f"{JS}found = js.eval('1')",
    "function": f"{JS}found = js.Function.new('return 1')()",
    "run_js": f"{RUN}found = run_js('1')",
    "import": f"{RUN}found = run_js('import(\"THERE\")')",
    "constructor": f"{PYODIDE}found = pyodide_js.constructor.constructor('return 1')()",
    "method": f"{PYODIDE}found = pyodide_js.loadPackage.constructor('return 1')()",
    "prototype": f"{JS}proto = js.Object.getPrototypeOf(js.Object.getPrototypeOf(js))\n"
    "found = proto.fetch.call(js, 'THERE')",
    "transport": f"{JS}found = js.WebTransport.new('THERE')",
    "locks": f"{JS}found = js.navigator.locks.query()",
    "font": f"{JS}found = js.FontFace.new('x', 'url(THERE)').load()",
    "timer": f"{JS}found = js.setTimeout('import(\"THERE\")')",
    "lazy": f"{PYODIDE}pyodide_js.FS.createLazyFile('/', 'x', 'THERE', True, False)\n"
    "found = pyodide_js.FS.readFile('/x')",
    "package": f"{PYODIDE}found = pyodide_js.loadPackage('THERE.whl')",
    "open_url": "from pyodide.http import open_url\nfound = open_url('THERE').read()",
    "urllib": "import urllib.request\nfound = urllib.request.urlopen('THERE').read()",
    "socket2": "import socket\nfound = socket.create_connection(('localhost', 80))",
}
"""What would reach the net, what is kept or another thread, or make code of a text."""

REFUSED = LOCKED | {
    "process": "import subprocess\nfound = subprocess.run(['ls'])",
    "bomb": "found = len(bytearray(10 ** 9))",
    "bombs": "found = []\nwhile True: found.append(bytearray(10 ** 7))",
    "recursion": "def go(): go()\ngo()",
}
"""What ends with an error, without harm to anybody."""

FAILED = '{"failed":{"code":"x","text":"y"}}'
ENDED = {
    "loop": "while True: pass",
    "swallow": "while True:\n    try:\n        raise ValueError\n    except BaseException: pass",
    "regex": "import re\nfound = re.match('(a+)+$', 'a' * 60 + 'b')",
    "sum": "found = sum(range(10 ** 13))",
    "power": "found = 10 ** 10 ** 9",
    "repr": "found = []\nfor _ in range(10 ** 6): found = [found]\nrepr(found)",
    "json": "import json\nfound = json.loads('[' * 10 ** 6)",
    "exit": "import os\nos._exit(1)",
    "close": f"{JS}js.close()",
    "deaf": f"{JS}js.self.onmessage = None\nwhile True: pass",
    "modules": "import sys\nsys.modules.clear()",
    "builtins": "import builtins\nbuiltins.__dict__.clear()",
    "forged": f'{JS}for i in range(9999): js.postMessage(js.JSON.parse(\'{{"text":"["}}\'))',
    "failed": f"{JS}js.postMessage(js.JSON.parse('{FAILED}'))",
}
"""What may end its worker; the next one answers."""

LONG = {"sum", "power", "repr", "json", "regex"}
"""Single steps of Python. WebKitGTK does not stop a worker within one, and is busy until its end.

The code of a bot is read so that none of its steps takes long: see `sandbox/reading.py`.
"""


SETS = "import sys\nfound = sys.flags.hash_randomization"
"""Whether sets have another order on each device, which bots must not see."""


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_no_stranger_gets_over_a_wall_and_the_page_stays_alive(
    profile: Profile, dist: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    box, elsewhere = box_behind(BRIDGE, dist, tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    left_out = LONG if "webkit" in request.node.name else set[str]()
    with serving(box) as site, serving(elsewhere) as foreign:
        visitor = profile.open(site.address)
        visitor.wait_for(READY)
        try_the_box(visitor, f"{foreign.address}stolen")
        try_the_sandbox(visitor, foreign.address, left_out)
        profile.leave()
        assert foreign.answers == []


def try_the_box(visitor: Visitor, there: str) -> None:
    """From the box's own Python nothing leaves the worker, and no text becomes code."""
    tries = {name: code.replace("THERE", there) for name, code in LOCKED.items()}
    told = {name: visitor.evaluate(ASK_THE_BOX, code) for name, code in tries.items()}
    assert {name: how for name, how in told.items() if how.startswith("did:")} == {}
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Just play")
    visitor.wait_for(".dock")


def try_the_sandbox(visitor: Visitor, there: str, left_out: set[str]) -> None:
    """What ends its worker ends no more; the next one answers."""
    assert visitor.evaluate(OPEN) == "ready"
    assert visitor.evaluate(ASK, SETS)[0] == "did: 0"
    for name, code in (REFUSED | ENDED).items():
        if name in left_out:
            continue
        told, alive, mains = visitor.evaluate(ASK, code.replace("THERE", there))
        assert alive, name
        assert mains == 1, name
        assert not told.startswith("did:") or name in ENDED, (name, told)
