"""Lessons about a cluster: what students build or command in other ways, and what fails at which goal."""

from __future__ import annotations

import re

import pytest

from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.lessons.shipped.test_built_solutions import LESSONS, built
from tests.lessons.shipped.test_other_solutions import reached

SMALL, DOOR, FRAMES = "63_members_and_processors", "64_members_and_disks", "65_frames_below_2_gb"
TERABYTE, MEMBERS = "66_a_terabyte", "68_members_come_and_go"
BUILT: dict[tuple[str, str, str], list[tuple[dict[str, str | int], list[int]]]] = {
    # folder, step, until: values of its dials, and which goals do not hold then
    (SMALL, "build", "40s"): [
        ({}, [0]),
        ({"processors": 14}, [0, 1]),
        ({"processors": 16}, [1]),
        ({"members": "2", "processors": 6}, []),
        ({"members": "3", "processors": 4}, []),
        ({"members": "4", "processors": 3}, []),
        ({"members": "2", "processors": 5}, [0]),
    ],
    (DOOR, "build", "40s"): [
        ({}, [0, 1]),
        ({"volumes": "ten"}, [0, 1]),
        ({"mdc": "2"}, [0, 1]),
        ({"mdc": "20"}, [1]),
        ({"memory": "1024"}, [0, 1]),
        ({"volumes": "ten", "mdc": "2"}, []),
        ({"volumes": "ten", "memory": "1024"}, [1]),
    ],
    (FRAMES, "build", "80s"): [
        ({}, [0, 2, 3]),
        ({"storage": "45"}, []),
        ({"storage": "49"}, [3]),
        ({"servers": "46"}, [2]),
        ({"storage": "40"}, [0, 1, 2, 3]),
        ({"storage": "33", "servers": "40"}, [0, 1, 2, 3]),
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


MAINTENANCE = {  # goals: left, joined again, LNXNEW logged on, SYSTEM01 joined
    "nothing is done": ((), "+60s", [False, False, False, True]),
    "down, and no more": (("AT SYSTEM02 CMD SHUTDOWN",), "+30s", [True, False, False, True]),
    "LNXNEW while it leaves": (
        ("AT SYSTEM02 CMD SHUTDOWN", "+5s", "XAUTOLOG LNXNEW"),
        "+5s",
        [True, False, False, True],
    ),
    "all at once": (
        ("XAUTOLOG LNXNEW", "AT SYSTEM02 CMD SHUTDOWN REIPL"),
        "+100s",
        [True, True, True, True],
    ),
}


@pytest.mark.parametrize("way", MAINTENANCE)
def test_how_a_member_is_maintained(way: str) -> None:
    acts, wait, holds = MAINTENANCE[way]
    assert reached(MEMBERS, "maintain", *acts, wait=wait) == holds


REPAIRS = {  # goals: SYSTEM02 and SYSTEM03 joined, stable, SYSTEM01 works
    "IPL again": (("AT SYSTEM02 CMD SHUTDOWN REIPL",), "+110s", [False, False, False, True]),
    "SYSTEM03 is there again first": (
        ("#LAB LOAD SYSTEM03", "+75s", "AT SYSTEM02 CMD SHUTDOWN REIPL"),
        "+100s",
        [True, True, True, True],
    ),
    "declared down, and no more": (("SET SSI SYSTEM03 DOWN",), "+60s", [False, False, False, True]),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", REPAIRS)
def test_how_an_isolated_member_comes_back(way: str) -> None:
    acts, wait, holds = REPAIRS[way]
    assert reached("69_lost_links_and_lost_power", "repair", *acts, wait=wait) == holds


GUIDES = {  # a scenario in which all that a guide says to type can be typed
    SMALL: "ssi-cpu-2",
    FRAMES: "ssi-memory-2",
    TERABYTE: "ssi-terabyte-4",
    MEMBERS: "ssi-idle",
}


@pytest.mark.parametrize("folder", GUIDES)
def test_what_a_guide_says_to_type_is_answered(folder: str) -> None:
    text = (LESSONS / folder / "guide.md").read_text("utf-8")
    simulation = Simulation(load_scenario(GUIDES[folder]))
    simulation.run(SECOND)
    typed = re.findall(r"`([A-Z][A-Z0-9 ]+)`", text)
    assert typed
    for line in typed:
        reply = simulation.execute(line, "MAINT")
        assert not reply.number, (line, reply.lines)
