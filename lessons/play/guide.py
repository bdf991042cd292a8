"""The text before the first step of a lesson, and next to a scenario: what to watch, what to try."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.language import say
from lessons.format.folder import Folder
from lessons.format.lesson import Lesson
from lessons.format.translation import ENGLISH, GUIDE, read

_ONE, _PRESSURE, _LARGE = (
    "09_pausing_one_guest",
    "11_pausing_under_pressure",
    "15_resume_of_larger_guests",
)
_MASTER, _ANY, _PATCH = "21_the_master_processor", "23_timers_on_any_processor", "25_the_timer_patch"
_RULES, _COMPILE, _SHIFT = "36_five_rule_sets", "42_apar_vm65060", "44_when_the_load_moves"
_PICTURE, _PASSES, _CHANNEL = "47_ssi_and_relocation", "48_passes_and_quiesce", "49_filling_a_channel"
_LAYOUTS, _ONE_WAY, _SIXTEEN = (
    "50_straight_crossed_not_shared",
    "53_unidirectional_devices",
    "54_spreading_connections",
)
_WORKLOADS, _FULL, _FIRST = "55_what_a_workload_does", "60_a_constrained_system", "62_order_of_relocations"
_SMALL, _DOOR, _FRAMES = "63_members_and_processors", "64_members_and_disks", "65_frames_below_2_gb"
_TERABYTE, _MEMBERS = "66_a_terabyte", "68_members_come_and_go"
_WEIGHTS, _AGING, _VOLUMES = "73_weights_of_lpars", "74_the_aging_list", "75_volumes_and_aliases"
_PARKED, _POOLS = "76_parked_cores", "78_resource_pools"
_RIGHT = "81_a_constrained_site"
_ENDINGS = {"-patch": _PATCH}  # the end of a scenario's id comes first
_FOLDERS = {  # the beginning of a scenario's id -> where its text is
    "pause-suspend": _PRESSURE,
    "pause-stop": _PRESSURE,
    "pause-one": _ONE,
    "pause-active": _ONE,
    "pause-lpar": _ONE,
    "pause-logoff": _ONE,
    "pause-large": _LARGE,
    "pause-start": _LARGE,
    "timers-42": _MASTER,
    "timers-43": _ANY,
    "timers-44": _ANY,
    "timers-split": _ANY,
    "timers-busy": _PATCH,
    "cpuplugd-compile": _COMPILE,
    "cpuplugd-shift": _SHIFT,
    "cpuplugd": _RULES,
    "relocation-four-members": _PICTURE,
    "relocation-steal": _PASSES,
    "relocation-one": _CHANNEL,
    "relocation-two-at-once": _FIRST,
    "relocation-two": _LAYOUTS,
    "relocation-non-shared": _LAYOUTS,
    "relocation-rates": _LAYOUTS,
    "relocation-unidirectional": _ONE_WAY,
    "relocation-optimised": _SIXTEEN,
    "relocation-channels": _SIXTEEN,
    "relocation-mixed": _FULL,
    "relocation": _WORKLOADS,
    "lesson-put-right": _RIGHT,
    "ssi-cpu": _SMALL,
    "ssi-io": _DOOR,
    "ssi-memory": _FRAMES,
    "ssi-terabyte": _TERABYTE,
    "ssi": _MEMBERS,
    "prsm": _WEIGHTS,
    "aging": _AGING,
    "hiperdispatch-pool": _POOLS,
    "hiperdispatch": _PARKED,
    "paging": _VOLUMES,
}
_HERE = Path(__file__).parents[1]


def guide(scenario_id: str, language: str = ENGLISH) -> str | None:
    """Return the Markdown guide for a shipped scenario, in a language; None if there is no guide."""
    ends = (place for end, place in _ENDINGS.items() if scenario_id.endswith(end))
    starts = (place for start, place in _FOLDERS.items() if scenario_id.startswith(start))
    folder = next(ends, None) or next(starts, None)
    if folder is None:
        return None
    english = (_HERE / folder / GUIDE).read_text(encoding="utf-8")
    translation = read(Folder(_HERE / folder), language)
    return translation.text(GUIDE, english) if translation else english


def title_over(lesson: Lesson, place: int) -> str:
    """Return the title above the text of a step: above the introduction, it is the lesson's title."""
    return lesson.title if _opens(lesson, place) else lesson.steps[place].title


def with_opening(lesson: Lesson, place: int, text: str) -> str:
    """Return the text of a step (Markdown); for the first step, the introduction and the step's title
    come before it.
    """
    if not _opens(lesson, place):
        return text
    return "\n\n".join([*_opening(lesson), f"### {lesson.steps[place].title}", text])


def _opens(lesson: Lesson, place: int) -> bool:
    return place == 0 and bool(lesson.introduction or lesson.objectives)


def _opening(lesson: Lesson) -> Iterator[str]:
    if lesson.introduction:
        yield lesson.introduction
    if lesson.objectives:
        yield f"**{say('After this lesson you can:')}**"
        yield "\n".join(f"* {objective}" for objective in lesson.objectives)
