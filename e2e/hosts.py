"""Hosts as the world has them: a real nginx, and one that knows little and has lost something."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from e2e.conftest import SUB_PATH
from e2e.engines import path_of
from e2e.serving import FIRST_PORT, PORTS, serving_badly

from runtime.serve import is_taken

Host = Callable[[Path, Path], AbstractContextManager[str]]
"""Serves a built site under a sub-path, with a folder for its own files; gives the address."""

OCTETS = "application/octet-stream"
UNKNOWN = (".bin", ".mjs", ".wasm", ".webmanifest", ".woff2", ".zip")
LOST = (".woff2", ".webmanifest")

CONFIG = """
daemon off; {user} worker_processes 1; pid {own}/nginx.pid; error_log stderr;
events {{ worker_connections 768; }}
http {{
  sendfile on; tcp_nopush on; gzip on; access_log off;
  include /etc/nginx/mime.types; default_type application/octet-stream;
  client_body_temp_path {own}/body; proxy_temp_path {own}/proxy; fastcgi_temp_path {own}/fastcgi;
  uwsgi_temp_path {own}/uwsgi; scgi_temp_path {own}/scgi;
  server {{ listen 127.0.0.1:{port}; location {under} {{ alias {site}/; }} }}
}}"""
"""Debian's, but for who it runs as and where it writes and listens."""


@contextmanager
def by_nginx(site: Path, own: Path) -> Iterator[str]:
    """A real nginx that nobody has told of any type."""
    path = path_of("nginx")
    port = next(port for port in range(FIRST_PORT, FIRST_PORT + PORTS) if not is_taken(port))
    user = "user root;" if os.geteuid() == 0 else ""  # else its worker could not read the site
    config = own / "nginx.conf"
    config.write_text(
        CONFIG.format(user=user, own=own, port=port, under=SUB_PATH, site=site.resolve())
    )
    command = [path, "-e", "stderr", "-p", str(own), "-c", str(config)]
    with subprocess.Popen(command) as server:
        try:
            while not is_taken(port):
                assert server.poll() is None, "nginx did not start"
                time.sleep(0.05)
            yield f"http://localhost:{port}{SUB_PATH}"
        finally:
            server.terminate()


def by_little(site: Path, _: Path) -> AbstractContextManager[str]:
    """A host that knows only what is old, and lacks what a browser can do without."""
    types = dict.fromkeys(UNKNOWN, OCTETS)
    return serving_badly(site, types=types, missing=LOST, at=SUB_PATH)


HOSTS: dict[str, Host] = {"nginx": by_nginx, "little": by_little}
