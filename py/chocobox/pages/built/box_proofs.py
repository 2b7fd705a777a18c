"""What the box itself can do, whoever plays: each with the tests that prove it.

`tests/house/test_can.py` looks for each test, so whoever renames one finds it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chocobox.pages.built.capabilities import Capability
from chocobox.pages.built.proofs import ALL

_ANYWHERE: Final = "e2e/test_engines.py::test_it_starts_from_a_plain_host_and_plays_on_without_any"
_CLASS: Final = (
    "e2e/test_class.py::test_a_teacher_makes_a_set_and_a_pupil_plays_it_and_shows_what_came_of_it"
)


def _can(code: str, *tests: str) -> Capability:
    return Capability(code, (), tests)


_GAMES: Final = (
    _can(
        "four",
        "e2e/test_games.py::test_from_the_shelf_to_the_end_and_another_game",
        "tests/test_laws.py::test_laws_by_seed",
        "tests/test_golden.py::test_a_game_goes_as_it_once_went",
    ),
    _can(
        "lessons",
        "e2e/nightly/test_lessons.py::test_a_lesson_is_learnt_by_touch",
        "tests/tasks/test_lessons.py::test_right_actions_bring_all_stars",
    ),
    _can(
        "strength",
        "tests/games/test_habits.py::test_the_next_level_is_visibly_harder",
        "tests/games/test_habits.py::"
        "test_a_beginner_wins_and_loses_against_the_bots_that_are_proposed_first",
    ),
    _can(
        "honest",
        "tests/core/test_session.py::test_bots_see_only_a_redealt_state",
        "tests/sandbox/test_luck.py::test_no_bot_finds_the_deal_in_its_luck",
    ),
    _can(
        "secret",
        "e2e/test_secrets.py::test_two_persons_never_see_each_others_cards",
        "e2e/test_secrets.py::"
        "test_kabooms_faces_are_in_the_page_only_while_their_seats_hold_their_eyes",
    ),
    _can(
        "first",
        "e2e/test_boom.py::test_whose_hand_was_first_whatever_was_heard_first",
        "tests/kit/test_slaps.py::test_the_order_of_arrival_never_matters",
    ),
    _can(
        "looking",
        "e2e/nightly/test_looking.py::"
        "test_the_end_of_a_game_leads_back_through_it_to_puzzles_without_a_host",
        "tests/analysis/test_values.py::test_a_mistake_is_told_with_what_would_have_been_better",
    ),
    _can(
        "today",
        "tests/test_daily.py::test_each_game_of_the_shelf_has_its_day_and_begins",
        "tests/test_path.py::test_the_board_of_the_week_is_the_same_from_monday_to_sunday",
    ),
    _can(
        "candle",
        "e2e/test_candle.py::test_a_candle_burns_down_and_nothing_else_happens",
        "tests/js/table/candle.test.mjs::"
        "a candle burns down; then it is said once, kindly, and heard, and nothing else happens",
    ),
)

_PLACES: Final = (
    _can(
        "offline",
        _ANYWHERE,
        "e2e/test_start.py::test_a_first_visit_on_a_slow_line_and_a_second_without_any",
    ),
    _can("engines", _ANYWHERE),
    _can(
        "stick",
        "e2e/nightly/test_one_file.py::test_it_plays_from_a_stick_and_a_game_outlives_the_browser",
    ),
    _can(
        "sizes",
        "e2e/nightly/test_looks.py::test_every_screen_in_every_look",
        "e2e/nightly/test_looks.py::test_a_table_has_room_on_every_screen_and_grows_with_it",
    ),
    _can(
        "tongues",
        "tests/house/test_translations.py::test_every_language_says_only_what_english_says",
        "e2e/nightly/test_pseudo.py::test_every_screen_has_room_for_every_language",
    ),
    _can(
        "newer",
        "e2e/test_offline.py::test_a_newer_version_comes_whole_and_never_under_an_open_game",
    ),
    _can(
        "near",
        "e2e/test_near.py::test_a_phone_has_a_seat_at_a_tablets_table",
        "tests/house/test_meeting.py::test_no_server_is_asked_for_the_way",
        "tests/near/test_fair.py::test_whatever_is_not_as_it_was_told_is_found",
    ),
)

_STAYS: Final = (
    _can(
        "link",
        "e2e/test_link.py::test_a_game_goes_on_on_another_tablet_and_comes_back_further",
        "tests/links/test_link.py::test_a_whole_game_comes_back_as_it_was",
    ),
    _can(
        "old",
        "tests/links/test_link_kept.py::"
        "test_every_link_that_was_ever_given_out_is_opened_as_it_was",
        "tests/editions/test_kept_editions.py::test_a_game_of_an_older_edition_opens_as_it_was",
        "tests/editions/test_next_edition.py::test_a_record_of_the_first_edition_comes_to_the_same",
        "tests/kept/test_kept_files.py::test_a_saved_game_in_it_stands_where_it_stood",
    ),
    _can(
        "kept",
        "tests/js/store/whole.test.mjs::"
        "a file from one device makes an empty one the same, and what is damaged stays behind",
        "tests/kept/test_kept_files.py::test_everything_in_a_kept_file_comes_as_it_was",
    ),
    _can(
        "shared",
        "e2e/test_profiles.py::test_two_taps_change_who_plays_and_nobody_sees_the_others_games",
        "e2e/test_profiles.py::test_a_guest_leaves_no_trace",
    ),
    _can(
        "unsent",
        "tests/house/test_policy.py::test_the_page_may_ask_its_own_host_alone",
        _CLASS,
    ),
    _can(
        "wall",
        "e2e/nightly/test_sandbox.py::test_no_stranger_gets_over_a_wall_and_the_page_stays_alive",
        "tests/sandbox/test_hostile_bots.py::test_whoever_reaches_beyond_the_table_is_told_so",
    ),
)

_CLASSES: Final = (
    _can(
        "set",
        _CLASS,
        "tests/classes/test_task_set.py::test_only_moves_that_the_rules_produce",
    ),
    _can(
        "tile",
        "e2e/test_at_play.py::"
        "test_a_tile_says_from_afar_how_a_task_goes_and_the_table_has_the_rest",
    ),
    _can(
        "kiosk",
        "e2e/test_at_play.py::test_a_set_hides_the_rest_of_the_box_until_it_is_done",
        "e2e/test_at_play.py::test_a_grown_up_opens_the_box_by_a_sum",
    ),
    _can(
        "scanned",
        "e2e/test_scan.py::test_one_tap_reads_the_codes_of_a_whole_class_without_a_network",
    ),
    _can(
        "ready",
        "tests/classes/test_task_set.py::"
        "test_the_set_of_every_ready_lesson_can_be_given_to_a_class",
        "tests/classes/test_plan.py::test_a_lesson_leaves_time_to_talk_and_its_minutes_add_up",
    ),
    _can(
        "paper",
        "tests/js/pages/paper.test.mjs::"
        "whatever a seat knows alone is not in the picture: another hand makes the same one",
        "tests/pages/test_paper_page.py::"
        "test_the_board_stands_on_the_first_sheet_and_its_key_on_the_second",
        "tests/test_paper.py::test_a_seat_is_asked_only_by_what_it_knows",
    ),
    _can(
        "names",
        "tests/classes/test_expiry.py::test_each_pupil_with_old_results_only_becomes_a_number",
    ),
    _can(
        "platform",
        "e2e/nightly/test_scorm.py::"
        "test_a_platform_gets_the_marks_and_gives_the_game_back_on_another_device",
    ),
    _can(
        "module",
        "e2e/nightly/test_schools.py::"
        "test_the_module_plays_from_its_folder_and_asks_for_nothing_outside",
    ),
    _can(
        "found",
        "tests/js/app/catalogue.test.mjs::each lesson in each language is said as the profile asks",
        "e2e/nightly/test_schools.py::"
        "test_a_stranger_comes_by_keys_from_the_list_to_a_lesson_and_its_tasks",
    ),
    _can(
        "written",
        "e2e/test_workshop.py::test_a_bot_is_written_by_keys_plays_and_is_told_its_mistake",
        "e2e/nightly/test_tournaments.py::"
        "test_any_number_of_sandboxes_finds_the_table_of_the_command_line",
    ),
)

BOX: Final[Mapping[str, tuple[Capability, ...]]] = {
    "games": _GAMES,
    "places": _PLACES,
    "stays": _STAYS,
    "classes": _CLASSES,
}
"""All of them, by what they are about."""

OWN: Final = tuple(one for part in BOX.values() for one in part)
EVERY: Final = (*OWN, *ALL)
"""All that is claimed: of the box itself, then with official names."""
