"""What a school takes: the page for administrators, a web clip for iPads, and a module for servers
without internet."""

from __future__ import annotations

import json
import plistlib
import re

import pytest

from runtime.schools import LOGO, MODULE, PLACE, module, site_of, web_clip
from support.places import ROOT

PAGE = ROOT / "py" / "runtime" / "SCHOOLS.md"
MOST_LINES = 25
ADDRESS = "https://games.example/box/"
POLICY = {
    *("url", "default_launch_container", "create_desktop_shortcut", "fallback_app_name"),
    *("custom_name", "custom_icon", "install_as_shortcut"),
}
"""What an entry of Chrome's `WebAppInstallForceList` may say."""

CLIP = {
    *("FullScreen", "Icon", "IgnoreManifestScope", "IsRemovable", "Label", "Precomposed"),
    *("TargetApplicationBundleIdentifier", "URL"),
}
COMMON = {
    *("PayloadDescription", "PayloadDisplayName", "PayloadIdentifier", "PayloadOrganization"),
    *("PayloadType", "PayloadUUID", "PayloadVersion"),
}
"""The keys of Apple's `com.apple.webClip.managed`, and those of each part of a profile."""

SITE = {
    "index.html": b'<script src="./js/main.js">',
    "icons/icon-192.png": b"icon",
    "lessons/en.html": b"lessons",
    "manifest.webmanifest": json.dumps(
        {
            "name": "Chocobox",
            "description": "Cards <& more>",
            "shortcuts": [{"name": "Pig & Co", "url": "./#/set-up/pig"}],
        }
    ).encode(),
}


def test_the_page_for_administrators_is_short_and_one_click_from_the_readme() -> None:
    assert len(PAGE.read_text("utf-8").splitlines()) <= MOST_LINES
    assert "](py/runtime/SCHOOLS.md)" in (ROOT / "README.md").read_text("utf-8")


def test_its_policy_for_chrome_has_only_fields_that_chrome_knows() -> None:
    [block] = re.findall(r"```json\n(.+?)```", PAGE.read_text("utf-8"), re.S)
    [entry] = json.loads(block)
    assert {"url"} <= {*entry} <= POLICY
    assert entry["url"].startswith("https://")
    assert entry["default_launch_container"] in ("tab", "window")


def test_nothing_opens_a_window_so_a_locked_tablet_holds_the_page() -> None:
    scripts = [path.read_text("utf-8") for path in (ROOT / "js").rglob("*.js")]
    assert scripts
    assert not [text for text in scripts if "_blank" in text or "window.open(" in text]


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_a_web_clip_opens_the_address_or_says_what_is_to_be_replaced(address: str) -> None:
    profile = plistlib.loads(web_clip("1.2.3", address, b"icon"))
    [clip] = profile["PayloadContent"]
    assert (profile["PayloadType"], clip["PayloadType"]) == (
        "Configuration",
        "com.apple.webClip.managed",
    )
    assert {*clip} <= CLIP | COMMON
    assert {*profile} <= COMMON | {"PayloadContent"}
    for part in (profile, clip):
        assert part["PayloadVersion"] == 1
        assert re.fullmatch(r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", part["PayloadUUID"])
    assert profile["PayloadUUID"] != clip["PayloadUUID"]
    assert (clip["Label"], clip["Icon"], clip["FullScreen"]) == ("Chocobox", b"icon", True)
    assert clip["URL"] == (address or PLACE)
    assert ("address" in profile["PayloadDescription"]) == (not address)


def test_a_web_clip_whose_address_is_replaced_everywhere_tells_nothing_wrong() -> None:
    clip = web_clip("1.2.3", "", b"")
    before, after = (plistlib.loads(it) for it in (clip, clip.replace(PLACE.encode(), b"own")))
    assert clip.count(PLACE.encode()) == 1
    assert after["PayloadContent"][0]["URL"] == "own"
    assert after["PayloadDescription"] == before["PayloadDescription"]


def test_a_clip_of_another_version_takes_the_place_of_an_older_one() -> None:
    one, same, next_ = (
        plistlib.loads(web_clip(it, ADDRESS, b"")) for it in ("1.2.3", "1.2.3", "1.2.4")
    )
    assert one == same
    assert one["PayloadIdentifier"] == next_["PayloadIdentifier"]
    assert one["PayloadUUID"] != next_["PayloadUUID"]


def test_an_address_is_one_of_the_web() -> None:
    assert [site_of(it) for it in ("", ADDRESS, ADDRESS[:-1])] == ["", ADDRESS, ADDRESS]
    for wrong in ("games.example", "ftp://games.example/", 'https://a.example/"', "https://a/#/g"):
        with pytest.raises(SystemExit, match="SITE must be an address"):
            site_of(wrong)


def test_a_module_is_one_folder_with_the_site_and_what_both_servers_read() -> None:
    files = module("1.2.3", SITE)
    assert {name.partition("/")[0] for name in files} == {MODULE}
    own = {name.removeprefix(f"{MODULE}/"): data for name, data in files.items()}
    assert own.items() >= SITE.items()
    assert {*own} - {*SITE} == {"rachel-index.php", f"{MODULE}.json", LOGO}
    item = json.loads(own[f"{MODULE}.json"])
    assert item["name"] == item["moddir"] == MODULE
    assert (item["intended_use"], item["lang"]) == ("html", MODULE[:2])
    assert item["start_url"] in SITE
    assert item["logo_url"] == f"{MODULE}_{LOGO}", "as that server names a logo which it finds"
    assert item["description"] == "Cards <& more>"


def test_rachel_finds_title_version_and_pages_in_the_module() -> None:
    files = module("1.2.3", SITE)
    index = files[f"{MODULE}/rachel-index.php"].decode()
    assert re.search(r"<!--\s*version\s*=\s*[\"']?([^\"'\s]+?)[\"']?\s*-->", index)
    [title] = re.findall(r"<h2>(.+)</h2>", index)
    assert re.sub(r"<\?php.+?\?>|<.+?>", "", title).endswith("Chocobox")
    assert "<p>Cards &lt;&amp; more&gt;</p>" in index
    addresses = re.findall(r'(?:href|src)="(.+?)"', index)
    within = [it.removeprefix("<?php echo $dir ?>/") for it in addresses]
    assert within != addresses
    assert all(f"{MODULE}/{it.partition('#')[0]}" in files for it in within), within
    assert "index.html#/set-up/pig" in within
    assert "lessons/en.html" in within
    assert ">Pig &amp; Co</a>" in index
