"""Serves a folder on this machine as a static host does, to play from a checkout."""

import argparse
import functools
import http.server
import os
import re
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TypeVar

FIRST_PORT = 8000
TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
HASHED = re.compile(r"-[\w-]{8}\.\w+$|/pyodide-[\d.]+(-[\da-f]{8})?/")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends the types that browsers need; only files with a version in their name are cached."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"
    under = "/"
    status = 0

    def translate_path(self, path: str) -> str:
        """The file of an address; addresses outside the sub-path have none."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path[len(self.under) :])

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember the status of the answer."""
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Files with a version in their name may be cached for ever; others are asked for."""
        is_cached = self.status in (200, 304) and HASHED.search(self.path.partition("?")[0])
        value = "public, max-age=31536000, immutable" if is_cached else "no-cache"
        self.send_header("Cache-Control", value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print no requests."""


class Server(http.server.ThreadingHTTPServer):
    """Ignores a browser that closes the connection early."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report every other error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


Served = TypeVar("Served", bound=Server)


def is_taken(port: int) -> bool:
    """Whether a program answers on this port, by IPv4 or IPv6."""
    try:
        socket.create_connection(("localhost", port), timeout=0.3).close()
    except OSError:
        return False
    return True


def make_server(folder: Path, port: int, handler: type[Handler], kind: type[Served]) -> Served:
    """A server for the folder on this port, or on the next free one."""
    answer = functools.partial(handler, directory=str(folder))
    for wanted in range(port, min(port + 100, 65536)):
        if is_taken(wanted):
            continue
        try:
            return kind(("127.0.0.1", wanted), answer)
        except OSError:
            continue
    raise SystemExit(f"chocobox: no free port from {port} on")


def has_desktop() -> bool:
    """Whether a browser can open a window here."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")


def main() -> None:
    """Serves until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=FIRST_PORT)
    parser.add_argument("--under", default="/", help="sub-path, as on a shared static host")
    parser.add_argument("--open", action="store_true", help="open a browser if there is a desktop")
    args = parser.parse_args()
    under = f"/{args.under.strip('/')}/".replace("//", "/")
    handler = type("Handler", (Handler,), {"under": under})
    server = make_server(args.folder, args.port, handler, Server)
    address = f"http://localhost:{server.server_address[1]}{under.rstrip('/')}"
    print(f"Chocobox is at {address}  (Ctrl-C ends it)", flush=True)
    if args.open and has_desktop():
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
