"""A stranger's Python, without any of the limits that bots are read with: behind both walls."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, READY, Profile
from e2e.strangers import box_with

from support.serving import serving

ANSWER = "exec(code, space := {}); told = f\"did: {space.get('found')}\"[:200]"


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


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_no_stranger_gets_over_the_wall_and_the_page_stays_alive(
    profile: Profile, dist: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    box, elsewhere = box_with(ANSWER, dist, tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    with serving(box) as site, serving(elsewhere) as foreign:
        visitor = profile.open(site.address)
        visitor.wait_for(READY)
        assert visitor.evaluate(OPEN) == "ready"
        for name, code in (REFUSED | ENDED).items():
            if name in LONG and "webkit" in request.node.name:
                continue
            told, alive, mains = visitor.evaluate(ASK, code.replace("THERE", foreign.address))
            assert alive, name
            assert mains == 1, name
            assert not told.startswith("did:") or name in ENDED, (name, told)
        assert foreign.answers == []
        profile.leave()


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_from_the_boxs_own_python_nothing_leaves_the_worker_and_no_text_becomes_code(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    box, elsewhere = box_with(ANSWER, dist, tmp_path), tmp_path / "elsewhere"
    elsewhere.mkdir()
    with serving(box) as site, serving(elsewhere) as foreign:
        visitor = profile.open(site.address)
        visitor.wait_for(READY)
        there = f"{foreign.address}stolen"
        tries = {name: code.replace("THERE", there) for name, code in LOCKED.items()}
        told = {name: visitor.evaluate(ASK_THE_BOX, code) for name, code in tries.items()}
        visitor.tap("a", "Play Schokoly")
        visitor.tap("a", "Just play")
        visitor.wait_for(".dock")
        profile.leave()
        assert {name: how for name, how in told.items() if how.startswith("did:")} == {}
        assert foreign.answers == []


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_a_strangers_sets_have_the_same_order_on_every_device(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    code = "found = [*{'nibbler', 'taster', 'sleepy'}, hash('a')]"
    box, told = box_with(ANSWER, dist, tmp_path), list[str]()
    for _ in range(2):
        with serving(box) as site:  # at another address: nothing is left of the first visit
            visitor = profile.open(site.address)
            visitor.wait_for(READY)
            visitor.evaluate(OPEN)
            told.append(visitor.evaluate(ASK, code)[0])
            profile.leave()
    assert told[0].startswith("did:")
    assert told[0] == told[1]
