"""The pages that are told when the site is built: about, can, rules, addresses and others."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games import BOTS, GAMES
from chocobox.pages import ASKED, PAGES, page_of
from chocobox.pages.built import Built, built_pages
from chocobox.pages.built.box_proofs import EVERY
from chocobox.pages.page import Group, Key, Page, Picture, Table, Text, Tool
from chocobox.pages.press import Go, Local
from chocobox.pages.words import Say, When
from chocobox.request import RequestError
from support.page_parts import keys_of, messages_in, parts_of, says_of

LIDS = ["schokoly", "choco_boom", "choco_challenge", "kaboom"]
LICENCES = [
    {"name": "Chocobox", "version": "1.2.3", "licence": "MIT", "homepage": ""},
    {"name": "zlib", "version": "", "licence": "Zlib", "homepage": "https://zlib.example/"},
]
DAY = 1_790_000_000_000
LANGUAGES = [
    {"name": "English", "read": True, "missing": 0, "all": 9},
    {"name": "Français", "read": False, "missing": 2, "all": 9},
]
BOX = {"version": "1.2.3", "day": DAY, "licences": LICENCES, "languages": LANGUAGES}
ALL = built_pages(BOX)


def shown(name: str, *params: str, query: bool = False, **device: Any) -> Built:
    """The first variant that fits an address and the facts of a device, as the page's script."""
    return next(
        one
        for one in ALL
        if (one.name, one.params) == (name, params)
        and query >= bool(one.query)
        and all(device[it] == fact for facts in one.given.values() for it, fact in facts.items())
    )


def test_each_address_of_a_built_page_has_a_page_and_nobody_asks_the_engine_for_one() -> None:
    assert {one.name for one in ALL} == {name for name, it in PAGES.items() if it.built}
    assert all(set(one.given) == set(PAGES[one.name].needs) for one in ALL)
    for name in PAGES.keys() - ASKED.keys():
        with pytest.raises(RequestError):
            page_of({"name": name, "given": {}})


# --- about ---


def test_about_names_whose_games_these_are_and_all_that_is_shipped() -> None:
    page = shown("about", platform=False).page
    credits = [it for it in says_of(page) if it.startswith("credit-")]
    assert credits == [f"credit-{name}" for name in LIDS]
    this = Say("about-this", {"version": "1.2.3", "day": When(DAY, "day")})
    assert this in messages_in(page)
    assert this in messages_in(shown("privacy").page)
    [table] = [one for one in parts_of(page) if isinstance(one, Table)]
    assert len(table.columns) == 3
    texts = [one.says for one in parts_of(table) if isinstance(one, Text | Key)]
    assert texts == ["Chocobox", "1.2.3", "MIT", "zlib", "", "Zlib"]
    assert [key.does for key in keys_of(table)] == [Go("https://zlib.example/")]


def test_about_tells_what_a_learning_platform_hears() -> None:
    for platform, says in ((True, "about-private-platform"), (False, "about-private-text")):
        assert says in says_of(shown("about", platform=platform).page)


def test_the_licences_lead_back_to_about() -> None:
    page = shown("licences").page
    assert (page.back, page.parts) == ("#/about", (Tool(kind="licences"),))


def test_about_leads_to_what_the_box_can_do_and_that_leads_back() -> None:
    about, can = shown("about", platform=False).page, shown("can").page
    assert Go("#/can") in [key.does for key in keys_of(about)]
    assert (can.back, can.back_says) == ("#/about", "about-title")


def test_what_the_box_can_do_is_a_sentence_with_its_names_that_opens_its_tests() -> None:
    page = shown("can").page
    folds = [it for it in parts_of(page) if isinstance(it, Group) and it.kind == "fold"]
    for one, (claim, *proofs) in zip(EVERY, (it.parts for it in folds), strict=True):
        assert isinstance(claim, Group)
        assert says_of(claim) == [f"can-{one.code}"]
        names = [it.says for it in parts_of(claim) if isinstance(it, Text)][1:]
        assert names == [*one.tags, *(f"WCAG\u00a0{it}" for it in one.criteria)]
        texts = [it for proof in proofs for it in parts_of(proof) if isinstance(it, Text)]
        assert [it.says for it in texts] == [it.replace("::", ": ") for it in one.tests]
    held = next(it for it in messages_in(page) if it.id == "can-held")
    assert held.args["all"] == 24
    assert says_of(page)[-1] == "can-limit-tags"


# --- rules ---


@pytest.mark.parametrize("name", LIDS)
def test_rules_have_their_card_then_all_paragraphs_in_order_with_drawings(name: str) -> None:
    page = shown("rules", name).page
    pictures = [one for one in parts_of(page) if isinstance(one, Picture)]
    assert pictures[0] == Picture(kind="card", given={"game": name})
    assert [one.given["section"] for one in pictures[1:]] == list(GAMES[name].sections)
    wanted = [
        f"rules-{name}-{section}{f'-{number}' if number else ''}"
        for section, count in GAMES[name].sections.items()
        for number in range(count + 1)
    ]
    assert [it for it in says_of(page) if it.startswith("rules-") and it != "setup-play"] == wanted
    assert [key.does for key in keys_of(page) if key.current] == [Go(f"#/rules/{name}")]


def test_rules_lead_to_a_first_game_and_to_the_games_for_one() -> None:
    page = shown("rules", "schokoly").page
    leads = [key.does.address for key in keys_of(page)[len(LIDS) :] if isinstance(key.does, Go)]
    assert leads == ["#/set-up/schokoly", "#/learn/schokoly", "#/count", "#/best"]
    assert (page.back, page.back_says) == ("#/", "to-shelf")


def test_rules_lead_back_to_the_game_that_a_reader_comes_from() -> None:
    built = shown("rules", "kaboom", query=True)
    assert built.query == {"game": "{game}"}
    assert (built.page.back, built.page.back_says) == ("#/game/{game}", "to-game")
    leads = [key.does.address for key in keys_of(built.page) if isinstance(key.does, Go)]
    assert leads[0] == "#/rules/schokoly?game={game}"
    assert leads[len(LIDS) :] == ["#/game/{game}", "#/learn/kaboom"]


def test_a_game_for_one_has_no_rules_of_its_own() -> None:
    assert {one.params for one in ALL if one.name == "rules"} == {(name,) for name in LIDS}


# --- addresses ---


def test_the_addresses_show_each_bot_and_each_option_of_each_game() -> None:
    page = shown("addresses").page
    codes = [one.says for one in parts_of(page) if isinstance(one, Text) and one.kind == "code"]
    for name in LIDS:
        assert {bot.name for bot in BOTS[name]} <= set(codes)
    seats = {choice.name for name in LIDS for choice in GAMES[name].choices}
    first = {it for it in seats if not it[-1].isdigit() or it.endswith("_0")}
    assert first <= set(codes)
    assert not set(codes) & (seats - first)
    assert "#/count?grade=1&seed=7" in codes
    assert "#/practice" in codes
    assert "#/new/choco_challenge?seed=7&players=person,kitten,kitten" in codes


def test_an_option_tells_its_values_and_the_usual_one() -> None:
    texts = [one.says for one in parts_of(shown("addresses").page) if isinstance(one, Text)]
    told = [says for says in texts if isinstance(says, tuple)]
    candle = next(it for it in told if "addresses-candle" in str(it))
    assert candle[1] == Say("addresses-values", {"values": "0, 1, 2, 3, 5", "usual": "0"})
    rounds = next(it for it in told if "option-rounds" in str(it))
    assert rounds[1] == Say("addresses-values", {"values": "1\u201320", "usual": "10"})
    assert any(len(it) == 3 and "addresses-each" in str(it[2]) for it in told)


# --- privacy ---


def test_the_page_for_a_data_officer_can_be_printed() -> None:
    page = shown("privacy").page
    assert keys_of(page)[0].does == Local("print")
    sections = [one for one in parts_of(page) if isinstance(one, Group) and one.kind == "section"]
    assert [len(says_of(one)) for one in sections] == [3, 7, 5, 7, 3, 5, 5, 4]


# --- installing ---


USUAL = {"done": False, "own": False, "secure": True, "offer": False, "kept": True}


def install_page(device: str, way: str, **facts: bool) -> Page:
    """The page that such a device is shown."""
    told: dict[str, Any] = {"device": device, "way": way, **USUAL, **facts}
    return shown("install", **told).page


def installing(device: str, way: str, **facts: bool) -> list[str]:
    """Its messages."""
    return says_of(install_page(device, way, **facts))


PLAYING = ["install-playing", "install-awake"]


def test_a_computer_is_told_two_steps_and_what_its_browser_offers_comes_in_their_place() -> None:
    steps = ["install-why", "install-step-bar", "install-step-cast", *PLAYING]
    assert installing("computer", "chromium") == steps
    offered = install_page("computer", "chromium", offer=True)
    assert [key.does for key in keys_of(offered)] == [Local("install")]
    assert "install-step-bar" not in says_of(offered)
    done = ["install-done", *PLAYING]
    assert installing("computer", "chromium", done=True, offer=True) == done


def test_an_ipad_is_told_its_own_steps_and_of_its_gestures() -> None:
    steps = [f"install-step-{it}" for it in ("share", "home", "once", "drawer")]
    read = installing("tablet", "ios-safari")
    assert read == ["install-why", *steps, *PLAYING, "table-help-tablet"]
    assert "table-help-tablet" not in installing("phone", "ios-safari")


def test_a_box_with_a_place_of_its_own_asks_for_none() -> None:
    assert installing("phone", "android", own=True) == ["install-done", *PLAYING]


def test_a_window_that_keeps_nothing_says_so_before_the_steps() -> None:
    assert installing("computer", "edge", kept=False)[:2] == ["install-nothing", "install-why"]
    assert installing("tablet", "ios-inside", kept=False)[0] == "install-step-inside"


def test_at_an_address_without_https_that_is_the_reason_and_no_step_follows() -> None:
    assert installing("tablet", "android", secure=False)[:2] == ["install-http", PLAYING[0]]


def test_firefox_has_nothing_to_install_and_is_told_no_reason_to() -> None:
    assert installing("computer", "firefox")[0] == "install-step-bookmark"


def test_about_says_which_languages_are_unread_or_partial() -> None:
    says = [it.says for it in shown("about", platform=False).page.parts if isinstance(it, Text)]
    told = [it for it in says if isinstance(it, Say) and it.id.startswith("about-languages-")]
    assert told == [
        Say("about-languages-mend", {}),
        Say("about-languages-unread", {"language": "Français"}),
        Say("about-languages-partial", {"name": "Français", "missing": 2, "all": 9}),
    ]
