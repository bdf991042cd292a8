"""Lessons about a cluster: what students build or command in other ways, and what fails at which goal."""

from __future__ import annotations

import pytest

from tests.lessons.test_built_solutions import built

SMALL, DOOR, FRAMES = "36_quicker_when_small", "37_one_more_door", "38_frames_nobody_used"
TERABYTE = "39_a_terabyte"
BUILT: dict[tuple[str, str, str], list[tuple[dict[str, str | int], list[int]]]] = {
    # folder, step, until: values of its dials, and which goals do not hold then
    (SMALL, "build", "40s"): [
        ({}, [0]),
        ({"processors": 14}, [0, 1]),
        ({"processors": 15}, [1]),
        ({"members": "2", "processors": 6}, []),
        ({"members": "3", "processors": 4}, []),
        ({"members": "4", "processors": 3}, []),
        ({"members": "2", "processors": 5}, [0]),
    ],
    (DOOR, "build", "40s"): [
        ({}, [0, 1]),
        ({"volumes": "ten"}, [0, 1]),
        ({"mdc": "2"}, [0, 1]),
        ({"mdc": "8"}, [1]),
        ({"memory": "1024"}, [0, 1]),
        ({"volumes": "ten", "mdc": "2"}, []),
        ({"volumes": "ten", "memory": "1024"}, []),
    ],
    (FRAMES, "build", "80s"): [
        ({}, [0, 2]),
        ({"storage": "45"}, []),
        ({"storage": "49"}, []),
        ({"servers": "46"}, [2]),
        ({"storage": "40"}, [0, 1, 2]),
        ({"storage": "33", "servers": "40"}, [0, 1, 2]),
    ],
    (TERABYTE, "build", "40s"): [
        ({}, [0]),
        ({"old": "z196"}, []),
        ({"processors": "4"}, [1]),
        ({"new": "z10", "processors": "4"}, [1]),
        ({"new": "z10"}, [0]),
    ],
}
WAYS = [(*step, values, failed) for step, ways in BUILT.items() for values, failed in ways]


@pytest.mark.parametrize(("folder", "step", "until", "values", "failed"), WAYS)
def test_what_processors_and_doors_are_worth(
    folder: str, step: str, until: str, values: dict[str, str | int], failed: list[int]
) -> None:
    states = built(folder, step, until, **values)
    assert [number for number, state in enumerate(states) if not state.holds] == failed, [
        (state.value, state.why_not) for state in states
    ]
