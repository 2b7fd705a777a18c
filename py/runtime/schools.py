"""What schools take besides the site: a web clip for iPads, and a module for servers in schools
without internet."""

from __future__ import annotations

import html
import json
import plistlib
import re
from collections.abc import Mapping
from typing import Any
from uuid import NAMESPACE_URL, uuid5

PLACE = "https://replace-this.example/chocobox/"
"""What a person replaces by the box's own address, where nobody told it."""

MODULE = "en-chocobox"
"""The module's folder: a language, a dash and a name, as RACHEL and Internet-in-a-Box name them."""

LOGO = "logo.png"


def site_of(told: str) -> str:
    """The box's own address, with a slash at its end; nothing where it is not told."""
    if told and not re.fullmatch(r"https?://[^\s?#\"'<>]+", told):
        raise SystemExit(
            f"chocobox: SITE must be an address such as https://games.example/, not {told}"
        )
    return told and told.rstrip("/") + "/"


def web_clip(version: str, site: str, icon: bytes) -> bytes:
    """A profile that puts the box on an iPad's home screen, without a browser round it."""
    payload = {
        **_named("chocobox.web-clip.page", "com.apple.webClip.managed", version, site),
        "FullScreen": True,
        "Icon": icon,
        "IsRemovable": True,
        "Label": "Chocobox",
        "Precomposed": True,
        "URL": site or PLACE,
    }
    profile = {
        **_named("chocobox.web-clip", "Configuration", version, site),
        "PayloadContent": [payload],
        "PayloadDescription": "Puts Chocobox on the home screen."
        + ("" if site else " Its address must have been put in first."),
    }
    return plistlib.dumps(profile)


def _named(name: str, kind: str, version: str, site: str) -> dict[str, Any]:
    """What each part of a profile says of itself; a newer one takes the place of an older."""
    told = uuid5(NAMESPACE_URL, f"{name} {version} {site}")
    return {
        "PayloadDisplayName": "Chocobox",
        "PayloadIdentifier": name,
        "PayloadType": kind,
        "PayloadUUID": str(told).upper(),
        "PayloadVersion": 1,
    }


def module(version: str, site: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a module: the site, and what RACHEL and Internet-in-a-Box read of it."""
    told = json.loads(site["manifest.webmanifest"])
    files = {
        **site,
        LOGO: site["icons/icon-192.png"],
        "rachel-index.php": _rachel(told, version).encode(),
        f"{MODULE}.json": _menu(told, version),
    }
    return {f"{MODULE}/{name}": data for name, data in files.items()}


def _rachel(told: Mapping[str, Any], version: str) -> str:
    """What RACHEL shows of the module on its front page; it says where the module lies."""
    links = "\n".join(
        f"<li>{_link(one['url'].removeprefix('./'), one['name'])}</li>"
        for one in [*told["shortcuts"], {"url": "lessons/en.html", "name": "Ready lessons"}]
    )
    return f"""<!-- version="{version}" -->
<div class="indexmodule">
<a href="<?php echo $dir ?>/index.html"><img src="<?php echo $dir ?>/{LOGO}" alt=""></a>
<h2>{_link("", told["name"])}</h2>
<p>{html.escape(told["description"])}</p>
<ul class="double">
{links}
</ul>
</div>
"""


def _link(to: str, says: str) -> str:
    """A link into the module; the front page by its name, since not every server adds that."""
    page = to if to.endswith(".html") else f"index.html{to}"
    return f'<a href="<?php echo $dir ?>/{page}">{html.escape(says)}</a>'


def _menu(told: Mapping[str, Any], version: str) -> bytes:
    """What Internet-in-a-Box shows of the module in its menu, beside others of that folder."""
    item = {
        "name": MODULE,
        "lang": "en",
        "intended_use": "html",
        "moddir": MODULE,
        "start_url": "index.html",
        "title": told["name"],
        "logo_url": f"{MODULE}_{LOGO}",
        "description": told["description"],
        "extra_description": "",
        "extra_html": "",
        "footnote": f"Version {version}",
    }
    return (json.dumps(item, ensure_ascii=False, indent=2) + "\n").encode()
