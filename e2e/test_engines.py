"""Chromium, Firefox and WebKit, an iPad's next of kin: from a plain host, then without it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from e2e.conftest import SUB_PATH
from e2e.engines import ENGINES, KEPT, Profile, path_of
from e2e.person import Person, play_from_shelf
from e2e.visitor import STORED

from runtime.serve import is_taken
from support.serving import FIRST_PORT, PORTS

CONFIG = """
daemon off; {user} worker_processes 1; pid {own}/nginx.pid; error_log stderr;
events {{ worker_connections 768; }}
http {{
  sendfile on; tcp_nopush on; gzip on; access_log off;
  types {{ text/html html; text/css css; application/javascript js; image/svg+xml svg; }}
  default_type application/octet-stream;
  client_body_temp_path {own}/body; proxy_temp_path {own}/proxy; fastcgi_temp_path {own}/fastcgi;
  uwsgi_temp_path {own}/uwsgi; scgi_temp_path {own}/scgi;
  server {{ listen 127.0.0.1:{port}; location {under} {{ alias {site}/; }} }}
}}"""
"""Debian's, but for who it runs as, where it writes and listens, and how few types it knows."""


@contextmanager
def by_nginx(site: Path, own: Path) -> Iterator[str]:
    """The address of a built site under a sub-path; the server keeps its own files elsewhere."""
    path = path_of("nginx")
    port = next(port for port in range(FIRST_PORT, FIRST_PORT + PORTS) if not is_taken(port))
    user = "user root;" if os.geteuid() == 0 else ""  # else its worker could not read the site
    config = own / "nginx.conf"
    where = {"own": own, "port": port, "under": SUB_PATH, "site": site.resolve()}
    config.write_text(CONFIG.format(user=user, **where))
    command = [path, "-e", "stderr", "-p", str(own), "-c", str(config)]
    with subprocess.Popen(command) as server:
        try:
            while not is_taken(port):
                assert server.poll() is None, "nginx did not start"
                time.sleep(0.05)
            yield f"http://localhost:{port}{SUB_PATH}"
        finally:
            server.terminate()


@pytest.mark.parametrize("profile", ENGINES, indirect=True)
def test_it_starts_from_a_plain_host_and_plays_on_without_any(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    with by_nginx(dist, tmp_path) as address:
        visitor = profile.open(address)
        visitor.wait_for(KEPT)
        before = play_from_shelf(visitor).record()
        visitor.wait(STORED)
        profile.close(address)
    visitor = profile.open(address)
    visitor.wait_for(KEPT)
    visitor.tap("a.ribbon")
    Person(visitor).play_on(before)
    profile.close(address)
