"""Short names of texts, which must be those of the page, or nothing kept would be found again."""

from __future__ import annotations

import pytest

from chocobox.core.short import id_of


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "0wvjl67o803"),
        ("a", "262p94epp1d"),
        ("1AbCdEfGh_-", "0lk424l1pkh"),
        ("ü😀", "0hdxk4te0th"),
        ("1Set", "12q0uwq36y5"),
        ("1KeyOfMonday", "0d4glbrysjm"),
        ("Zoë 🍫", "0qoserzt3dl"),
        ("\U0010ffff", "197ussuz2jm"),
    ],
)
def test_a_text_has_the_short_name_that_the_page_gives_it(text: str, id: str) -> None:
    assert id_of(text) == id
