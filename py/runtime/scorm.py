"""Packs the one file for learning platforms: SCORM 1.2, with or without a class set."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from xml.sax.saxutils import escape, quoteattr

from chocobox.links import link
from chocobox.request import RequestError

PAGE = "chocobox.html"
HEAD = '<meta charset="utf-8">'
MANIFEST = """<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier={name} version="1.1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd
    http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="box">
    <organization identifier="box">
      <title>{title}</title>
      <item identifier="tasks" identifierref="page" isvisible="true">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{page}">
      <file href="{page}"/>
    </resource>
  </resources>
</manifest>
"""


@dataclass(frozen=True, slots=True)
class TaskSet:
    """The class set that a package opens: the text of its link, and its title."""

    text: str = ""
    title: str = ""

    @property
    def name(self) -> str:
        """A part of a file name; without a set it is empty."""
        words = re.sub(r"[\W_]+", "-", self.title.lower()).strip("-")
        return self.text and f"-{words or 'set'}"


def read_set(address: str) -> TaskSet:
    """The set of a link; whatever else is given, one sentence says what is needed."""
    try:
        opened = link.as_json(link.read(address))
    except RequestError as fault:
        raise SystemExit(f"chocobox: SET: {fault}") from fault
    if opened["use"] != "set":
        raise SystemExit("chocobox: SET must be the link of a class set, from the teachers' page.")
    return TaskSet(opened["key"], opened["set"]["title"])


def package(page: str, version: str, tasks: TaskSet) -> dict[str, bytes]:
    """The files of a package, by their names."""
    if tasks.text:
        meta = f'{HEAD}\n    <meta name="class-set" content="{tasks.text}">'
        assert HEAD in page, f"the page lacks {HEAD}"
        page = page.replace(HEAD, meta, 1)
    mark = f"-{sha256(tasks.text.encode()).hexdigest()[:8]}" if tasks.text else ""
    name, title = quoteattr(f"chocobox-{version}{mark}"), escape(tasks.title or "Chocobox")
    manifest = MANIFEST.format(name=name, title=title, page=PAGE)
    return {"imsmanifest.xml": manifest.encode(), PAGE: page.encode()}
