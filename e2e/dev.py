"""The developer's server over a tree of its own, in which files are changed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM
from subprocess import PIPE

from support.serving import ROOT

ADDRESS = re.compile(r"Local: +(\S+)")
READY = "() => document.documentElement.dataset.engine === 'ready'"
SEATS = """async () => {
  const { games } = await window.chocobox.engine.ask({ op: "games" });
  return games.find(({ name }) => name === "schokoly").seats;
}"""
"""For how many Schokoly is, as Python in the page says."""


def clean_tree(folder: Path) -> Path:
    """The project as just cloned, with what `make` installs and nothing that it builds."""
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    subprocess.run(["cp", "-al", ROOT / "node_modules", folder], check=True)
    for name in (".stamps", ".venv"):
        (folder / name).symlink_to(ROOT / name)
    return folder


@contextmanager
def serving_sources(tree: Path) -> Iterator[str]:
    """The address where `make dev` shows that tree."""
    plain = {**os.environ, "NO_COLOR": "1"}
    server = subprocess.Popen(
        ["make", "dev"], cwd=tree, env=plain, stdout=PIPE, text=True, start_new_session=True
    )
    with server:
        assert server.stdout is not None
        try:
            told = iter(server.stdout.readline, "")
            yield next(found[1] for line in told if (found := ADDRESS.search(line)))
        finally:
            os.killpg(server.pid, SIGTERM)


def change(file: Path, old: str, new: str) -> None:
    """Save the file with one place changed."""
    text = file.read_text()
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    file.write_text(text.replace(old, new))
