"""A sheet of what somebody saw on a walk: one sentence and one picture for each step."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from urllib.parse import quote

from e2e.page import ARRIVED
from playwright.sync_api import Page

from support.serving import ROOT

SHEET = ROOT / "test-results" / "walks"
STEPS = "steps.json"

HEIGHT = "() => document.documentElement.scrollHeight"

HEAD = """<!doctype html><meta charset="utf-8"><title>Chocobox: walks</title>
<style>
  body { margin: 1rem; font: 16px/1.4 system-ui; background: #ddd; color: #222 }
  ol { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style-position: inside }
  li { inline-size: min(40rem, 100%) }
  img { display: block; max-inline-size: 100%; max-block-size: 32rem; box-shadow: 0 1px 4px #0006 }
  pre { max-block-size: 30rem; overflow: auto; padding: .5rem; font-size: 12px; background: #fff }
</style>
"""


class Walk:
    """What is seen on one walk, in its order; a walk that is taken anew forgets the last one."""

    def __init__(self, name: str) -> None:
        self.folder, self.steps = SHEET / name, list[dict[str, str]]()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def see(self, page: Page, words: str, whole: bool = False) -> None:
        """A picture of what is on the screen, once nothing moves; or of the whole page."""
        picture, size = f"{len(self.steps) + 1:02}.jpeg", page.viewport_size
        assert size
        page.evaluate(ARRIVED)
        if whole:  # the light of the table stands still while a page scrolls
            page.set_viewport_size({**size, "height": page.evaluate(HEIGHT)})
            page.evaluate(ARRIVED)
        page.screenshot(path=self.folder / picture, quality=85)
        page.set_viewport_size(size)
        self.note({"words": words, "picture": picture})

    def read(self, text: str, words: str) -> None:
        """A text that somebody reads on the way."""
        assert text.strip(), words
        self.note({"words": words, "text": text})

    def note(self, step: dict[str, str]) -> None:
        """Kept at once, so that a walk that fails shows how far it came."""
        self.steps.append(step)
        (self.folder / STEPS).write_text(json.dumps(self.steps), "utf-8")


def write_sheet() -> None:
    """One page of all walks that were taken."""
    SHEET.mkdir(parents=True, exist_ok=True)
    (SHEET / "index.html").write_text(HEAD + "".join(sections()), "utf-8")


def sections() -> Iterator[str]:
    """Each walk under its name."""
    for path in sorted(SHEET.glob(f"*/{STEPS}")):
        steps = json.loads(path.read_text("utf-8"))
        items = "".join(item(path.parent, step) for step in steps)
        yield f"<h2>{escape(path.parent.name)}</h2>\n<ol>\n{items}</ol>\n"


def item(folder: Path, step: dict[str, str]) -> str:
    """A sentence, and what was seen or read."""
    at = quote(f"{folder.name}/{step.get('picture', '')}")
    text = f"<pre>{escape(step.get('text', ''))}</pre>"
    seen = f'<a href="{at}"><img loading="lazy" src="{at}" alt=""></a>'
    return f"<li>{escape(step['words'])}\n{seen if 'picture' in step else text}</li>\n"
