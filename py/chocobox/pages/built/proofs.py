"""All that is claimed of access: nothing is claimed here that no test shows.

`tests/house/test_can.py` looks for each test, so whoever renames one finds it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chocobox.pages.built.capabilities import TAGS, Capability

_SCREENS: Final = "e2e/test_screens.py::test_every_screen_can_be_read_spoken_and_touched"
_LOOKS: Final = "e2e/nightly/test_looks.py::test_every_screen_in_every_look"


def _can(code: str, names: tuple[str, ...], *tests: str) -> Capability:
    return Capability(code, names, tests)


_SEE: Final = (
    _can(
        "colours",
        ("Color Alternatives", "1.4.1"),
        "e2e/nightly/test_pictures.py::test_pictures_are_known_without_their_colours",
        "tests/js/games/choco_boom/boom-scene.test.mjs::"
        "without any hue the colours still differ: each is clearly darker than the one before",
    ),
    _can(
        "contrast",
        ("1.4.3",),
        _LOOKS,
        "e2e/nightly/test_ends.py::test_every_end_can_be_read",
    ),
    _can(
        "edges",
        ("1.4.11", "2.4.7"),
        "tests/js/app/ground.test.mjs::"
        "edges of keys, the ring of the focus and marks of seats stand out from paper and table",
        "tests/house/test_senses.py::test_whatever_has_the_focus_shows_it",
    ),
    _can(
        "system",
        ("1.4.11",),
        "e2e/nightly/test_contrast.py::test_every_screen_keeps_its_edges_and_its_words",
    ),
    _can(
        "large",
        ("1.4.4",),
        "e2e/nightly/test_ends.py::test_a_full_table_can_be_read",
        "e2e/nightly/test_looks.py::test_a_table_has_room_on_every_screen_and_grows_with_it",
    ),
    _can(
        "spacing",
        ("1.4.12",),
        "e2e/nightly/test_contrast.py::test_every_screen_keeps_its_edges_and_its_words",
    ),
    _can(
        "far",
        ("1.4.10",),
        "e2e/nightly/test_looks.py::test_far_enlarged_all_is_in_reach_and_every_table_has_a_board",
    ),
    _can(
        "turned",
        ("1.3.4",),
        _LOOKS,
        "e2e/nightly/test_ends.py::test_a_full_table_can_be_read",
    ),
    _can(
        "calm",
        ("Camera Comfort", "2.2.2"),
        "tests/js/table/motion.test.mjs::whoever wants no motion waits for nothing",
        "tests/js/table/ending.test.mjs::without motion the same is told by still pictures",
        "tests/house/test_senses.py::test_no_movement_of_a_style_repeats_for_ever",
        "tests/js/replay/replay.test.mjs::keys: space, arrows, brackets, speeds",
        "tests/js/table/table.test.mjs::"
        "on a large screen a finger means what lies under it, and moves the board as far as itself",
    ),
    _can(
        "flashes",
        ("2.3.1",),
        "tests/house/test_flashes.py::test_nothing_flashes_more_than_three_times_a_second",
    ),
)

_HEAR: Final = (
    _can(
        "reader",
        ("Narrated Menus", "1.1.1", "1.3.1", "2.4.1", "2.4.2", "2.4.4", "4.1.2"),
        _SCREENS,
        _LOOKS,
    ),
    _can(
        "told",
        ("4.1.3",),
        "e2e/nightly/test_by_reader.py::test_a_whole_game_by_a_screen_reader",
        "e2e/nightly/test_listening.py::test_a_game_is_heard_from_its_start_to_its_end",
        "tests/js/app/announce.test.mjs::"
        "each sentence is an element of its own, also the same one and those of one drawing",
        "tests/js/table/coach.test.mjs::"
        "what comes with a move is heard after the move, in one sentence for the reader",
    ),
    _can(
        "quiet",
        ("1.4.2",),
        "tests/js/device/sound.test.mjs::nothing is made before the first touch, and then once",
        "tests/js/device/sound.test.mjs::"
        "with the sound off a touch makes nothing; switched on by a touch it is heard at once",
    ),
    _can(
        "volumes",
        ("Multiple Volume Controls",),
        "tests/js/device/sound.test.mjs::"
        "signals and things have volumes of their own below that of all, and each may be silent",
    ),
    _can(
        "mono",
        ("Mono Sound",),
        "tests/js/device/sound.test.mjs::who has set so hears the same in both ears, at once",
        "e2e/nightly/test_sound.py::test_mono_sends_the_same_to_both_ears",
    ),
)

_HANDS: Final = (
    _can(
        "keys",
        ("Playable with Keyboard Only", "Playable without Touch Controls", "2.1.1", "2.1.2"),
        "e2e/nightly/test_by_ear.py::test_a_whole_game_by_ear",
        "e2e/test_by_keys.py::test_from_the_shelf_to_the_end",
        "e2e/test_workshop.py::test_a_bot_is_written_by_keys_plays_and_is_told_its_mistake",
        "e2e/nightly/test_class_by_ear.py::test_a_class_from_its_set_to_its_table",
        "tests/js/games/choco_challenge/challenge-pick.test.mjs::"
        "Enter plays the thing under the cursor, or asks why not; it ends no turn early",
        "tests/js/games/kaboom/kaboom-pick.test.mjs::"
        "each key taps something, none belongs to the table, and each is told",
        "tests/js/games/choco_boom/boom-pick.test.mjs::"
        "each key taps something, none belongs to the table, and each is told",
    ),
    _can(
        "switch",
        ("Playable with Buttons Only",),
        "tests/js/input/scanning.test.mjs::with one switch time leads on, and a press does it",
        "tests/js/input/scanning.test.mjs::"
        "once a second switch is used, Space leads on, Enter does it, and time does nothing",
        "tests/js/table/choices.test.mjs::"
        "one key leads through all that can be done, there and back;"
        " what lies open, first the best",
    ),
    _can(
        "letters",
        ("2.1.4",),
        "tests/js/input/letters.test.mjs::"
        "keys of one letter are on, and can be switched off; space, Enter and arrows never are",
        "tests/js/input/letters.test.mjs::"
        "whatever hears the keys of a whole page asks whether letters are off",
    ),
    _can(
        "focus",
        ("3.2.1",),
        "tests/house/test_senses.py::test_nothing_happens_only_because_something_has_the_focus",
    ),
    _can(
        "touch",
        ("Playable with Touch Only",),
        "e2e/test_games.py::test_from_the_shelf_to_the_end_and_another_game",
    ),
    _can(
        "mouse",
        ("Playable with Mouse Only",),
        "e2e/nightly/test_by_mouse.py::test_each_game_is_played_by_a_mouse_alone",
        "e2e/test_engines.py::test_it_starts_from_a_plain_host_and_plays_on_without_any",
    ),
    _can(
        "holds",
        ("Playable without Button Holds",),
        "tests/js/games/kaboom/kaboom-eyes.test.mjs::"
        "by key or reader the eye stays open until the next tap, which covers",
        "tests/js/games/kaboom/kaboom-eyes.test.mjs::"
        "on a screen of one's own a short tap leaves the eye open until the next one",
    ),
    _can(
        "single",
        ("2.5.1",),
        "tests/js/games/schokoly/schokoly-pick.test.mjs::"
        "a tap on a hand card takes it, a tap on the held card turns it: in the hand and on its "
        "place",
        "tests/js/table/table.test.mjs::the board fits whole and in the middle",
    ),
    _can(
        "drags",
        ("2.5.7",),
        "tests/house/test_taps.py::test_each_drag_has_its_tap",
        "tests/house/test_taps.py::test_a_test_proves_that_tap",
    ),
    _can(
        "slips",
        ("2.5.2",),
        "tests/js/input/taps.test.mjs::a finger that is taken away presses nothing",
        "tests/js/input/touch.test.mjs::a cancelled touch ends what is carried and nothing else",
        "tests/core/test_session.py::test_undo_takes_back_the_own_last_move_only",
    ),
    _can(
        "room",
        ("2.5.8",),
        _SCREENS,
        "e2e/nightly/test_looks.py::test_a_table_has_room_on_every_screen_and_grows_with_it",
    ),
    _can(
        "motion",
        ("Playable without Motion Controls", "2.5.4"),
        "tests/house/test_senses.py::test_nothing_listens_to_the_motion_of_the_device",
    ),
)

_PLAY: Final = (
    _can(
        "hurry",
        ("Playable without Rapid Button Presses",),
        "tests/games/choco_boom/test_choco_boom_calm.py::test_b18_nothing_happens_by_itself",
        "tests/games/kaboom/test_kaboom_powers.py::"
        "test_with_slaps_off_only_the_power_holds_the_next_turn_back",
        "tests/games/kaboom/test_kaboom_turns.py::test_k4_the_next_draw_is_held_back_by_the_window",
    ),
    _can(
        "levels",
        ("Difficulty Levels",),
        "tests/games/test_habits.py::test_each_level_is_visibly_harder_than_the_one_before",
        "tests/games/test_habits.py::"
        "test_every_bot_has_one_of_three_levels_and_each_level_a_bot_that_is_proposed",
    ),
    _can(
        "save",
        ("Save Anytime",),
        "e2e/test_link.py::test_a_game_goes_on_on_another_tablet_and_comes_back_further",
        "tests/links/test_link.py::test_a_whole_game_comes_back_as_it_was",
    ),
    _can(
        "sure",
        ("3.3.4",),
        "e2e/test_saves.py::test_deleting_asks_first_and_what_is_damaged_stays",
        "tests/js/app/page.test.mjs::"
        "something is deleted only after a question, which can be taken back",
    ),
    _can(
        "login",
        ("3.3.8",),
        "e2e/test_games.py::test_from_the_shelf_to_the_end_and_another_game",
    ),
    _can(
        "languages",
        ("3.1.1", "3.1.2"),
        _SCREENS,
        _LOOKS,
    ),
    _can(
        "reasons",
        ("3.3.1", "3.3.3"),
        "tests/house/test_words.py::test_every_reason_and_every_question_is_a_sentence",
        "tests/house/test_live_words.py::test_every_reason_is_a_sentence",
    ),
)

PARTS: Final[Mapping[str, tuple[Capability, ...]]] = {
    "see": _SEE,
    "hear": _HEAR,
    "hands": _HANDS,
    "play": _PLAY,
}
"""All of them, by what they are about."""

ALL: Final = tuple(one for part in PARTS.values() for one in part)
HELD: Final = tuple(tag for tag in TAGS if any(tag in one.tags for one in ALL))
"""The tags that hold."""

MISSING: Final = tuple(tag for tag in TAGS if tag not in HELD)
