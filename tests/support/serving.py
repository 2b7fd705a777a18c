"""The site on a web server that can be watched, slowed, held in mid-file and killed."""

from __future__ import annotations

import gzip
import os
import socket
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Lock, Thread
from typing import Any, BinaryIO

from runtime.serve import Handler, Server, make_server

ROOT = Path(__file__).resolve().parents[2]
PORTS = 100
"""Each test process has so many ports, so none takes the port of a stopped site."""
FIRST_PORT = 8650 + PORTS * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
PART = 8192
"""So many bytes are sent at once on a slow or held line."""
DRIP = 3.0
"""A held answer sends one byte every so many seconds, so that no browser gives up."""
MUCH = 1 << 20
"""So many bytes are sent at once on any other line."""

ZIPPED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""What static hosts send with gzip."""


@dataclass
class Answer:
    """One answer: to what, with which status, and how many bytes of its body went out."""

    method: str
    path: str
    status: int
    bytes: int = 0


@dataclass
class Hold:
    """An answer held in mid-file: `reached` tells of it, `let_go` sends the rest."""

    name: str
    after: int
    reached: Event = field(default_factory=Event)
    gone_on: Event = field(default_factory=Event)

    def await_reached(self) -> None:
        assert self.reached.wait(60), f"nobody fetched {self.after} bytes of {self.name}"

    def let_go(self) -> None:
        """Go on as if nothing had been."""
        self.gone_on.set()

    def takes(self, answer: Answer) -> bool:
        """Whether the answer stops here: this file, for the first time."""
        fits = answer.path.endswith(self.name) and answer.bytes >= self.after
        if not fits or self.reached.is_set():
            return False
        self.reached.set()
        return True


class Watched(Handler):
    """Answers one browser and tells the site what went out."""

    site: Site
    answer: Answer

    def translate_path(self, path: str) -> str:
        """The file, or its zipped twin for a browser that reads zips."""
        self.is_zipped = False
        if self.site.missing and path.endswith(self.site.missing):
            return str(self.site.folder / "no such file")
        found = Path(super().translate_path(path))
        found = found / "index.html" if path.endswith("/") else found
        self.is_zipped = "gzip" in self.headers.get("Accept-Encoding", "")
        self.is_zipped &= self.site.zips and found.suffix in ZIPPED and found.is_file()
        return str(self.site.twin(found) if self.is_zipped else found)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """A twin has the type of its file."""
        return super().guess_type(str(path).removesuffix(".gz"))

    def send_response(self, code: int, message: str | None = None) -> None:
        """The end of the headers; the body follows."""
        path = self.path.partition("?")[0].removeprefix(self.under)
        self.answer = Answer(self.command or "", path, code)
        self.site.answers.append(self.answer)
        super().send_response(code, message)

    def end_headers(self) -> None:
        if self.is_zipped and self.answer.status == 200:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a body part by part, as fast as the line allows and as far as holds let it.

        While it is held it sends single bytes, so that no browser gives up.
        """
        size = PART if self.site.rate or self.site.holds else MUCH
        while part := source.read(size):
            for hold in [one for one in self.site.holds if one.takes(self.answer)]:
                while not hold.gone_on.wait(DRIP) and len(part) > 1:
                    self.put(part[:1], outputfile)
                    part = part[1:]
                hold.gone_on.wait()
            self.site.carry(len(part))
            self.put(part, outputfile)

    def put(self, part: bytes, outputfile: BinaryIO) -> None:
        self.answer.bytes += len(part)
        outputfile.write(part)


class Plugged(Server):
    """A server that can cut its open connections; it shares its port with nobody."""

    allow_reuse_port = False  # newer Pythons would

    def __init__(self, address: tuple[str, int], answer: Any) -> None:
        self.connections: list[socket.socket] = []
        super().__init__(address, answer)
        Thread(target=self.serve_forever, args=[0.02], daemon=True).start()

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address

    def pull(self) -> None:
        """Go dark, even in the middle of a file."""
        self.shutdown()
        self.server_close()
        for connection in self.connections:
            with suppress(OSError):  # most are closed
                connection.shutdown(socket.SHUT_RDWR)


@dataclass
class Site:
    """A served folder; killed and started again, it keeps its address.

    `rate` is in bits a second for all connections together; `zips` sends gzip as static hosts do;
    `headers` come with each answer; the host has lost all files whose names end with `missing`.
    """

    folder: Path
    under: str = "/"
    rate: float = 0
    zips: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    missing: str = ""
    port: int = 0
    answers: list[Answer] = field(default_factory=list)
    holds: list[Hold] = field(default_factory=list)
    server: Plugged | None = None
    twins: dict[Path, Path] = field(default_factory=dict)
    zipped: TemporaryDirectory[str] = field(default_factory=TemporaryDirectory)
    zipping: Lock = field(default_factory=Lock)
    line: Lock = field(default_factory=Lock)

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def address(self) -> str:
        """The front page, with its closing stroke."""
        return f"{self.origin}{self.under}"

    def start(self) -> None:
        """Serve, on the port of the last time if there was one."""
        handler = type("Handler", (Watched,), {"site": self, "under": self.under})
        self.server = make_server(self.folder, self.port or FIRST_PORT, handler, Plugged)
        port = int(self.server.server_address[1])
        assert self.port in (0, port), f"somebody else has taken port {self.port} meanwhile"
        self.port = port

    def kill(self) -> None:
        """Stop the server and cut all connections."""
        if self.server:
            self.server.pull()
            self.server = None
        while self.holds:
            self.holds.pop().let_go()

    def hold(self, name: str, after: int = 0) -> Hold:
        """Stop in the middle of the next file whose name ends so: `site.hold(".wasm", 500_000)`."""
        self.holds.append(Hold(name, after))
        return self.holds[-1]

    def bodies(self) -> Counter[str]:
        """How often the body of each file was sent, wholly or in part; "" is the front page."""
        return Counter(
            one.path for one in self.answers if one.method == "GET" and one.status == 200
        )

    def carry(self, size: int) -> None:
        """Wait as long as so many bytes take; whoever comes meanwhile waits too."""
        if self.rate:
            with self.line:
                time.sleep(size * 8 / self.rate)

    def twin(self, path: Path) -> Path:
        """The zipped twin of a file, made once."""
        with self.zipping:
            if path not in self.twins:
                twin = Path(self.zipped.name) / f"{len(self.twins)}{path.suffix}.gz"
                twin.write_bytes(gzip.compress(path.read_bytes()))
                self.twins[path] = twin
        return self.twins[path]


@contextmanager
def serving(folder: Path, under: str = "/", **how: Any) -> Iterator[Site]:
    site = Site(folder, under, **how)
    site.start()
    try:
        yield site
    finally:
        site.kill()
        site.zipped.cleanup()
