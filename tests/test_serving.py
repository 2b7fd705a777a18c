"""The web servers: what they send, and that a watched one can be counted, held and killed."""

from __future__ import annotations

import gzip
import http.client
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.serving import ROOT, Line, Site, serving

BIG = bytes(range(256)) * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyodide-1.2.3-0123abcd").mkdir()
    (tmp_path / "index.html").write_text("<p>front page")
    (tmp_path / "library-0123abcd.zip").write_bytes(BIG)
    (tmp_path / "pyodide-1.2.3-0123abcd" / "big.wasm").write_bytes(BIG)
    return tmp_path


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with serving(folder, "/deep/") as site:
        yield site


def fetch(site: Site, path: str, **headers: str) -> http.client.HTTPResponse:
    request = urllib.request.Request(f"{site.address}{path}", headers=headers)
    answer = urllib.request.urlopen(request)
    assert isinstance(answer, http.client.HTTPResponse)
    return answer


def test_only_names_that_hold_their_version_may_be_kept(site: Site) -> None:
    for path in ("library-0123abcd.zip", "pyodide-1.2.3-0123abcd/big.wasm"):
        assert "immutable" in fetch(site, path).headers["Cache-Control"]
    assert fetch(site, "").headers["Cache-Control"] == "no-cache"
    with pytest.raises(urllib.error.HTTPError) as missing:
        fetch(site, "engine-0123abcd.zip")
    assert missing.value.headers["Cache-Control"] == "no-cache"


def test_bodies_are_counted_and_answers_without_one_are_not(site: Site) -> None:
    since = fetch(site, "").headers["Last-Modified"]
    with pytest.raises(urllib.error.HTTPError, match="304"):
        fetch(site, "", **{"If-Modified-Since": since})
    for _ in range(2):
        fetch(site, "library-0123abcd.zip?again").read()
    assert site.bodies() == {"": 1, "library-0123abcd.zip": 2}
    assert [one.bytes for one in site.answers] == [13, 0, len(BIG), len(BIG)]


def test_whoever_reads_gzip_gets_it_and_zips_stay_as_they_are(folder: Path) -> None:
    with serving(folder, zips=True) as site:
        big = fetch(site, "pyodide-1.2.3-0123abcd/big.wasm", **{"Accept-Encoding": "gzip"})
        assert big.headers["Content-Type"] == "application/wasm"
        body = big.read()
        assert gzip.decompress(body) == BIG
        assert site.answers[-1].bytes == len(body) < len(BIG)
        for path, reads in (
            ("pyodide-1.2.3-0123abcd/big.wasm", ""),
            ("library-0123abcd.zip", "gzip"),
        ):
            plain = fetch(site, path, **{"Accept-Encoding": reads})
            assert "Content-Encoding" not in plain.headers
            assert plain.read() == BIG
        front = fetch(site, "", **{"Accept-Encoding": "gzip"})
        assert front.headers["Content-Type"].startswith("text/html")
        assert gzip.decompress(front.read()) == b"<p>front page"


def test_a_file_is_held_in_its_middle_and_then_goes_on(site: Site) -> None:
    hold = site.hold(".zip", after=100_000)

    def let_go_in_time() -> None:
        hold.await_reached()
        hold.let_go()

    threading.Thread(target=let_go_in_time).start()
    assert fetch(site, "library-0123abcd.zip").read() == BIG
    assert hold.reached.is_set()
    assert fetch(site, "library-0123abcd.zip").read() == BIG


def test_a_killed_site_ends_in_mid_file_and_comes_back_at_the_same_address(site: Site) -> None:
    hold = site.hold(".zip", after=100_000)
    answer = fetch(site, "library-0123abcd.zip")
    hold.await_reached()
    site.kill()
    with pytest.raises(http.client.IncompleteRead) as torn:
        answer.read()
    assert 100_000 <= len(torn.value.partial) < len(BIG)
    with pytest.raises(OSError, match="refused"):
        fetch(site, "")
    site.start()
    assert fetch(site, "library-0123abcd.zip").read() == BIG


def test_a_slow_line_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("e2e.serving.time.sleep", waits.append)
    monkeypatch.setattr("e2e.serving.time.monotonic", lambda: 5.0)
    line = Line(rate=8_000_000)
    for _ in range(3):
        line.carry(500_000)
    assert waits == [0.5, 1.0, 1.5]


def test_the_command_serves_a_folder_and_says_where(folder: Path) -> None:
    command = [sys.executable, str(ROOT / "py/runtime/serve.py"), str(folder), "--under", "deep"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if "://" in word)
        with urllib.request.urlopen(f"{address}/") as answer:
            assert answer.read() == b"<p>front page"
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(address.removesuffix("deep"))
        server.terminate()
