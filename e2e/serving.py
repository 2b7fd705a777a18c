"""The site on a web server of its own, which can be killed as if a plug were pulled."""

from __future__ import annotations

import functools
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from runtime.serve import TYPES, Handler, Server

ROOT = Path(__file__).resolve().parent.parent
SERVE = ROOT / "py" / "runtime" / "serve.py"
FIRST_PORT = 8650


class Site:
    """A served folder; killed and started again, it keeps its address."""

    def __init__(self, folder: Path, under: str = "/", port: int = FIRST_PORT) -> None:
        self.folder, self.under, self.port = folder, under, port
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def origin(self) -> str:
        """Scheme, host and port: all that a page of ours may ever ask."""
        return f"http://localhost:{self.port}"

    @property
    def address(self) -> str:
        """The front page, with its closing stroke."""
        return f"{self.origin}{self.under}"

    def start(self) -> None:
        """Serve, on the port of the last time if there was one."""
        command = [sys.executable, str(SERVE), str(self.folder)]
        options = ["--port", str(self.port), "--under", self.under]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        words = self.process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http://"))
        self.port = int(address.split(":")[2].split("/")[0])

    def kill(self) -> None:
        """Pull the plug; nothing answers there any more."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def serving(folder: Path, under: str = "/", port: int = FIRST_PORT) -> Iterator[Site]:
    """A site for as long as it is needed."""
    site = Site(folder, under, port)
    try:
        yield site
    finally:
        site.kill()


@contextmanager
def serving_badly(
    folder: Path,
    headers: Mapping[str, str] | None = None,
    types: Mapping[str, str] | None = None,
    missing: str | None = None,
) -> Iterator[str]:
    """The address of a host that adds headers, gives wrong types or has lost a kind of file."""

    class Bad(Handler):
        extensions_map = {**TYPES, **(types or {})}  # noqa: RUF012

        def translate_path(self, path: str) -> str:
            lost = missing is not None and path.endswith(missing)
            return str(folder / "no such file") if lost else super().translate_path(path)

        def end_headers(self) -> None:
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            super().end_headers()

    answer = functools.partial(Bad, directory=str(folder))
    server = Server(("127.0.0.1", 0), answer)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
