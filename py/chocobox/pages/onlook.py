"""For a teacher, while a class plays: a tile for each child whose device shows its tasks here."""

from __future__ import annotations

from chocobox.classes.onlook import MOST_TOLD, Shown, shown_of
from chocobox.core.short import id_of
from chocobox.pages.asked import Asked
from chocobox.pages.class_kept import Kept, kept_of
from chocobox.pages.page import Group, Page, Part, Picture, Text, Tool
from chocobox.pages.parts.names import called
from chocobox.pages.words import Several, Words, say

Tiles = dict[str, tuple[Shown, bool]]
"""The children in the order in which they came, each with whether its device is away."""


def page(asked: Asked) -> Page:
    """The whole page; its tool tells what the devices have sent, and nothing of it is stored."""
    if asked.given["class"] is None:
        return Page(title=say("onlook-title"), parts=(), look="class-page", is_missing=True)
    kept = kept_of(asked.given["class"])
    tiles = _tiles(kept, asked.fields.get("children", []))
    before = asked.fields.get("seen", {})
    news = tuple(
        say("onlook-away" if is_away else "onlook-came", name=called(kept.terms.picks, one.name))
        for key, (one, is_away) in tiles.items()
        if before.get(key) != is_away
    )
    items = tuple(_tile(kept, key, *one) for key, one in tiles.items())
    return Page(
        title=say("onlook-title"),
        look="class-page",
        back=f"#/class/{kept.id}",
        back_says="class-to-table",
        parts=(
            Text(says=say("onlook-text", key=say("onlook-show"))),
            Tool(kind="onlook", given={"set": id_of(kept.key), "most": MOST_TOLD}),
            *((Group(kind="list", look="onlook-tiles", parts=items),) if items else ()),
        ),
        tells=Several(news) if news else None,
        holds={"seen": {key: is_away for key, (_, is_away) in tiles.items()}},
    )


def _tiles(kept: Kept, children: list[dict[str, object]]) -> Tiles:
    """Those that can be pupils of this set; one who came again is no longer away."""
    picks, tiles = kept.terms.picks, Tiles()
    for place, child in enumerate(children):
        if shown := shown_of(child["sent"], picks, len(kept.tasks)):
            again = [key for key, (one, away) in tiles.items() if away and one.name == shown.name]
            tiles[again[0] if again else str(place)] = shown, bool(child["away"])
    return tiles


def _tile(kept: Kept, key: str, one: Shown, is_away: bool) -> Part:
    """A child, its task, and how far it is."""
    picks = kept.terms.picks
    animal = picks.animal(one.name) if picks else ""
    face = (Picture(kind="face", given={"name": animal}),) if animal else ()
    name: Words = called(picks, one.name)
    parts: tuple[Part, ...] = (
        Group(kind="heading", parts=(*face, Text(says=name, kind="words"))),
        *((Text(says=say("class-task-of", number=one.task), kind="strong"),) if one.task else ()),
        *((Text(says=say("onlook-wrong", wrong=one.wrong)),) if one.wrong else ()),
        Text(says=say("class-done", done=one.done, all=one.of), kind="small"),
        *((Text(says=say("near-away"), sign="away", look="onlook-away"),) if is_away else ()),
    )
    return Group(kind="item", key=key, parts=parts)
