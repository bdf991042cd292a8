"""Lessons about relocations: what students build or command in other ways, and what fails at which goal."""

from __future__ import annotations

import pytest

from tests.lessons.shipped.test_built_solutions import built
from tests.lessons.shipped.test_other_solutions import reached

WRITER, LAYOUTS, ONE_WAY = (
    "48_passes_and_quiesce",
    "50_straight_crossed_not_shared",
    "53_unidirectional_devices",
)
SIXTEEN, WORKLOADS, BUDGET = "54_spreading_connections", "55_what_a_workload_does", "61_link_for_a_given_time"
BUILT: dict[tuple[str, str, str], list[tuple[dict[str, str | int], list[int]]]] = {
    # folder, step, until: values of its dials, and which goals do not hold then
    (WRITER, "still", "60s"): [({"link": "1"}, [1, 2]), ({"link": "2"}, []), ({"link": "4"}, [2])],
    (LAYOUTS, "build", "9s"): [({}, [0]), ({"layout": "own"}, [0]), ({"layout": "crossed"}, [])],
    (ONE_WAY, "mend", "12s"): [({}, [0, 1]), ({"numbers": "turns"}, []), ({"numbers": "five"}, [])],
    (SIXTEEN, "build", "40s"): [
        ({}, [0, 1]),
        ({"spread": "four"}, [0, 1]),
        ({"spread": "low"}, [1]),
        ({"spread": "ends"}, []),
    ],
    (WORKLOADS, "preset", "35s"): [({}, [0]), ({"rate": "391"}, []), ({"rate": "48"}, [2])],
    (BUDGET, "challenge", "35s"): [
        ({"layout": "s4", "cards": "own"}, [1, 2, 3, 4]),  # too few channels
        ({"layout": "s5", "cards": "own"}, [1, 3, 4]),
        ({"layout": "s7", "cards": "own"}, [3, 4]),  # enough
        ({"layout": "o7", "cards": "two"}, [3, 4]),
        ({"layout": "o8", "cards": "four"}, [4]),  # good
        ({"layout": "o7", "cards": "own"}, []),  # very good
    ],
}
WAYS = [(*step, values, failed) for step, ways in BUILT.items() for values, failed in ways]


@pytest.mark.parametrize(("folder", "step", "until", "values", "failed"), WAYS)
def test_what_links_and_rates_are_worth(
    folder: str, step: str, until: str, values: dict[str, str | int], failed: list[int]
) -> None:
    states = built(folder, step, until, **values)
    assert [number for number, state in enumerate(states) if not state.holds] == failed, [
        state.why_not for state in states
    ]


def move(userid: str, options: str = "") -> str:
    return f"VMRELOCATE MOVE {userid} TO LPAR1 {options}".strip()


FEWER = {  # devices that are taken away: which goals hold
    "D004 D005 D006 D007": [True, True, False],
    "D000 D001 D002 D003": [True, True, False],
    "D002 D003 D004 D005 D006 D007": [True, False, True],  # two are left, of which one is used
    "D007": [False, True, False],
}


@pytest.mark.parametrize("devices", FEWER)
def test_how_many_connections_can_go(devices: str) -> None:
    acts = f"DEACTIVATE ISLINK {devices}"
    assert reached("49_filling_a_channel", "fewer", acts, wait="+16s") == FEWER[devices]


RESCUES = {
    "nothing is done": ((), "+85s", [False, False]),
    "another limit on the way": (
        ("VMRELOCATE MODIFY LNXJAVA MAXQUIESCE NOLIMIT",),
        "+85s",
        [True, False],
    ),
    "anew and at once": (
        ("VMRELOCATE CANCEL LNXJAVA", "+1s", move("LNXJAVA", "IMMEDIATE")),
        "+55s",
        [True, True],
    ),
    "cancelled and no more": (("VMRELOCATE CANCEL LNXJAVA",), "+60s", [False, False]),
}


@pytest.mark.parametrize("way", RESCUES)
def test_what_rescues_a_relocation_that_is_late(way: str) -> None:
    acts, wait, holds = RESCUES[way]
    assert reached("58_limits_and_cancel", "challenge", *acts, wait=wait) == holds


@pytest.mark.slow
def test_two_java_guests_at_once_stand_still_for_too_long() -> None:
    acts = (move("LNXJAVA1"), move("LNXJAVA2"))
    assert reached("60_a_constrained_system", "two", *acts, wait="+50s") == [True, True, False]


FIRST = {  # goals: steal, quiesce, three, four, five guests
    "the database and the small ones": (
        (move("LNXDB"), "+12s", move("LNXDIO"), "+3s", move("LNXIDLE")),
        "+10s",
        [True, True, True, False, False],
    ),
    "all but the database and Java": (
        (move("LNXDIO"), "+3s", move("LNXIDLE"), "+3s", move("LNXFILE")),
        "+30s",
        [False, True, True, False, False],
    ),
    "the database alone": ((move("LNXDB"),), "+20s", [True, True, False, False, False]),
    "too late": ((move("LNXDB"), move("LNXDIO"), move("LNXIDLE")), "+81s", [False] * 5),
}


@pytest.mark.parametrize("way", FIRST)
def test_which_guests_go_first(way: str) -> None:
    acts, wait, holds = FIRST[way]
    assert reached("62_order_of_relocations", "challenge", *acts, wait=wait) == holds
