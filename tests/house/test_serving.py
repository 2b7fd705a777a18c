"""The web servers: what they send, and that a watched one can be counted, held and killed."""

from __future__ import annotations

import gzip
import http.client
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.serving import ROOT, Site, serving

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
