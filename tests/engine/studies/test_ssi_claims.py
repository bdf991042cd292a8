"""The rules of the cluster study's claims: each holds for figures like the study's, and for no others."""

from __future__ import annotations

import pytest

from engine.state.member import MemberState
from engine.studies.probes import Figures
from engine.studies.ssi.claims import CLAIMS, _rounds

CPU = {
    "tx_per_s": 980.0,
    "util": 100.0,
    "cycles_per_instruction": 5.0,
    "miss_cycles": 2.8,
    "instructions": 10.6,
}
TWO = CPU | {"tx_per_s": 1150.0, "cycles_per_instruction": 4.26, "miss_cycles": 2.06}
FOUR = CPU | {"tx_per_s": 1207.0, "cycles_per_instruction": 4.06, "miss_cycles": 1.86}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((CPU, TWO, FOUR), True),
        ((CPU, CPU, FOUR), False),  # nothing comes of two members
        ((CPU, TWO | {"instructions": 9.0}, FOUR), False),  # it comes of shorter transactions
        ((CPU, TWO | {"miss_cycles": 2.9}, FOUR), False),
        ((CPU, TWO | {"tx_per_s": 1240.0}, FOUR), False),  # more than the cycles explain
        ((CPU, TWO, FOUR | {"cycles_per_instruction": 3.9}), False),  # not for the caches' sake
    ],
)
def test_rule_of_smaller_systems(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c01"].holds(*own) is holds


IO = {"tx_per_s": 410.0, "rate": 410.0, "wait": 4.5, "service": 1.9, "response": 6.4, "util": 78.0}
IO |= {"busiest exposure": 78.0}
IO_TWO = IO | {"tx_per_s": 535.0, "rate": 550.0, "wait": 2.4, "service": 2.2, "response": 4.6, "util": 120.0}
IO_FOUR = IO | {"tx_per_s": 600.0, "rate": 600.0, "wait": 1.1, "service": 2.5, "response": 3.6, "util": 160.0}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((IO, IO_TWO, IO_FOUR), True),
        ((IO, IO_TWO | {"service": 1.8}, IO_FOUR), False),
        ((IO, IO_TWO | {"busiest exposure": 101.0}, IO_FOUR), False),  # two I/Os at once through one door
        ((IO, IO_TWO, IO_FOUR | {"tx_per_s": 650.0}), False),
        ((IO, IO_TWO, IO_FOUR | {"response": 5.0}), False),
    ],
)
def test_rule_of_more_doors(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c02"].holds(*own) is holds


MEMORY = {"tx_per_s": 780.0, "resident below 2 GB": 0.0, "available below 2 GB": 515_000.0, "paging": 90.0}
MEMORY_TWO = MEMORY | {"tx_per_s": 925.0, "resident below 2 GB": 515_000.0, "paging": 36.0}
MEMORY_FOUR = MEMORY_TWO | {"tx_per_s": 1030.0, "paging": 30.0}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((MEMORY, MEMORY_TWO, MEMORY_FOUR), True),
        ((MEMORY | {"resident below 2 GB": 1.0}, MEMORY_TWO, MEMORY_FOUR), False),
        ((MEMORY | {"available below 2 GB": 400.0}, MEMORY_TWO, MEMORY_FOUR), False),
        ((MEMORY, MEMORY_TWO | {"resident below 2 GB": 0.0}, MEMORY_FOUR), False),
        ((MEMORY, MEMORY_TWO, MEMORY_FOUR | {"paging": 31.0}), False),  # pages are not missing there
        ((MEMORY, MEMORY_TWO, MEMORY_FOUR | {"tx_per_s": 1180.0}), False),
    ],
)
def test_rule_of_unused_frames(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c03"].holds(*own) is holds


LARGE = {"tx_per_s": 220.0, "member 1": 220.0}
LARGE_TWO = {"tx_per_s": 438.0, "member 1": 219.0, "member 2": 219.0}
LARGE_FOUR = {"tx_per_s": 1030.0, "member 1": 221.0, "member 2": 219.0, "member 3": 294.0, "member 4": 296.0}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((LARGE, LARGE_TWO, LARGE_FOUR), True),
        ((LARGE, LARGE_TWO | {"tx_per_s": 390.0}, LARGE_FOUR), False),  # less than in proportion
        ((LARGE, LARGE_TWO, LARGE_FOUR | {"tx_per_s": 870.0}), False),
        ((LARGE, LARGE_TWO, LARGE_FOUR | {"member 4": 225.0}), False),  # not for the faster processors' sake
        ((LARGE, LARGE_TWO, LARGE_FOUR | {"member 2": 190.0}), False),
    ],
)
def test_rule_of_proportion(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c04"].holds(*own) is holds


IDLE = {"tx_per_s": 990.0, "changes": 0.0, "own changes": 0.0, "fewest rounds": 0.0}
BUSY = IDLE | {"changes": 26.0, "fewest rounds": 1.0}
LINKED = {"tx_per_s": 990.0}
ROUNDS = {"rounds": 6.0, "out of turn": 0.0, "states": 4.0}
AWAY_AND_BACK = {"rounds": 0.0, "out of turn": 40.0, "states": 2.0}
CUT = LINKED | {"suspended": 5.0, "joined again": 5.0, "down": 0.0, "seconds": 150.0}


@pytest.mark.parametrize(
    ("claim", "own", "holds"),
    [
        ("c05", (IDLE, BUSY), True),
        ("c05", (IDLE, BUSY | {"tx_per_s": 970.0}), False),
        ("c05", (IDLE | {"changes": 4.0}, BUSY), False),  # it is no base
        ("c05", (IDLE, BUSY | {"fewest rounds": 0.0}), False),  # one of them has not come back
        ("c05", (IDLE, BUSY | {"own changes": 2.0}), False),
        ("c06", (LINKED, CUT), True),
        ("c06", (LINKED, CUT | {"tx_per_s": 970.0}), False),
        ("c06", (LINKED, CUT | {"suspended": 2.0}), False),
        ("c06", (LINKED, CUT | {"joined again": 2.0}), False),
        ("c06", (LINKED, CUT | {"down": 1.0}), False),
        ("c06", (LINKED, CUT | {"seconds": 3.0}), False),  # too short to matter
        ("c07", (ROUNDS, AWAY_AND_BACK), True),
        ("c07", (ROUNDS | {"rounds": 2.0}, AWAY_AND_BACK), False),
        ("c07", (ROUNDS | {"out of turn": 1.0}, AWAY_AND_BACK), False),
        ("c07", (ROUNDS | {"states": 5.0}, AWAY_AND_BACK), False),
        ("c07", (ROUNDS, AWAY_AND_BACK | {"states": 1.0}), False),
    ],
)
def test_rules_of_members_that_change(claim: str, own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS[f"ssi.{claim}"].holds(*own) is holds


def test_rounds_of_states() -> None:
    down, joining, joined, leaving = (MemberState[name] for name in ("DOWN", "JOINING", "JOINED", "LEAVING"))
    assert _rounds([joined, leaving, down, joining, joined, leaving, down]) == 1
    assert _rounds([joined, leaving, down, joining, joined, leaving, down, joining, joined]) == 2
    assert _rounds([joined, down, joining, joined]) == 0
