"""Measures of Linux guests and of users against recordings worked out by hand, and by their names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engine.conditions.condition import parse_condition
from engine.conditions.reader import ConditionError
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.measures.selectors import UnknownName, find_measure, loads_of, members_of
from engine.recording.linux_samples import LINUX_SAMPLE, LOAD_SAMPLE
from engine.recording.recorder import CPU_SAMPLE, GUEST_SAMPLE, SYSTEM_SAMPLE, VCPU_SAMPLE, Recording
from engine.scenario.derived.linux import load_groups
from engine.scenario.scenario import Scenario, load_scenario
from engine.state.tables import LOG, TRACE

M = measures()
SAMPLES = 3  # at 0, 1 and 2 s
LAST = (SECOND, 2 * SECOND)
MEMORY = "kernel huge anonymous shared buffers page_cache free pool".split()
LINUX = {  # at the last sample, of the first Linux guest
    "online": 2,
    "average": 3 * 2048,
    "total": 1000,
    "overhead": 24,
    "free": 100,
    "kernel": 50,
    "shmem": 40,
    "cached": 200,
    "once": 60,
    "buffers": 10,
    "huge": 0,
    "pool": 300,
    "target": 320,
    "swapped": 7,
    "scan_kswapd": 500,
    "scan_direct": 30,
    "swap_ins": 4,
    "pool_moves": 128,
    "ooms": 1,
    "waiting": 5,
    "system_ns": 300 * MS,
    "iowait_ns": 100 * MS,
}


def recording(name: str = "cpuplugd-manual") -> Recording:
    """Two seconds of a run in which all that happens happens in the last one."""
    scenario = load_scenario(name)
    guests = len(scenario.guests)
    owner = np.repeat(np.arange(guests), [guest.processors for guest in scenario.guests])
    made: dict[str, Any] = {
        "system": np.zeros(SAMPLES, SYSTEM_SAMPLE),
        "guests": np.zeros((SAMPLES, guests), GUEST_SAMPLE),
        "vcpus": np.zeros((SAMPLES, len(owner)), VCPU_SAMPLE),
        "cpus": np.zeros((SAMPLES, scenario.lpar.processors), CPU_SAMPLE),
        "linux": np.zeros((SAMPLES, guests), LINUX_SAMPLE),
        "loads": np.zeros((SAMPLES, len(load_groups(scenario))), LOAD_SAMPLE),
    }
    _fill(made, owner)
    time = np.arange(SAMPLES, dtype=np.int64) * SECOND
    rest: dict[str, Any] = {"trace": np.zeros(0, TRACE), "log": np.zeros(0, LOG)}
    rest |= {"trace_at": np.zeros(SAMPLES, np.int64), "vcpu_guest": owner, "time": time}
    return Recording(scenario=scenario, seed=1, now=2 * SECOND, **made, **rest)


def _fill(made: dict[str, Any], owner: Any) -> None:
    """Guest 0 has run for 700 ms on one CPU, which for 50 ms was ready and for 250 ms had nothing to do."""
    for field, value in LINUX.items():
        made["linux"][field][-1, 0] = value
    made["guests"]["emul_ns"][-1, 0] = 700 * MS
    times = made["vcpus"]["time_in"][-1, np.flatnonzero(owner == 0)[0]]
    times[VcpuState.RUNNING], times[VcpuState.READY] = 700 * MS, 50 * MS
    times[VcpuState.DORMANT], times[VcpuState.IO_WAIT] = 150 * MS, 100 * MS
    made["loads"]["done"][-1, :2] = 20, 5
    made["loads"]["response_ns"][-1, :2] = 400 * MS, 350 * MS


def value(name: str, of: list[int], span: tuple[int, int] = LAST) -> float:
    return M[name].value(recording(), of, *span)


def test_time_of_cpus_is_split_as_linux_does() -> None:
    """700 ms busy, of these 300 in the kernel; of 250 ms idle 100 waiting for a disk; 50 ready."""
    wanted = {"busy": 0.7, "system": 0.3, "user": 0.4, "idle": 0.15, "iowait": 0.1, "steal": 0.05}
    found = {name: value(f"linux.{name}", [0]) for name in wanted}
    assert found == pytest.approx(wanted)
    assert found["busy"] + found["idle"] + found["iowait"] + found["steal"] == pytest.approx(1.0)


def test_what_is_in_memory_adds_up_to_what_the_guest_was_given() -> None:
    at = (2 * SECOND, 2 * SECOND)
    parts = {name: value(f"linux.{name}", [0], at) for name in MEMORY}
    assert parts["anonymous"] == 1000 - (100 + 50 + 40 + 260 + 10 + 300)
    assert parts["kernel"] == 50 + 24
    assert sum(parts.values()) == value("linux.memory", [0], at) == 1024
    assert value("linux.size", [0], at) == 1024 - 300


def test_gauges_and_rates() -> None:
    at = (2 * SECOND, 2 * SECOND)
    wanted = {"cpus": 2, "load_average": 3.0, "pool_target": 320, "swapped": 7, "kills": 1, "waiting": 5}
    assert {name: value(f"linux.{name}", [0], at) for name in wanted} == pytest.approx(wanted)
    rates = {"scans": 530, "kswapd_scans": 500, "direct_scans": 30, "swap_in": 4, "pool_changes": 128}
    assert {name: value(f"linux.{name}", [0]) for name in rates} == pytest.approx(rates)


def test_guests_are_added_up_and_others_have_nothing() -> None:
    assert value("linux.pool_changes", [0, 1, 2]) == pytest.approx(128)
    assert value("linux.busy", [1, 2]) == value("linux.steal", [1, 2]) == 0


def test_transactions_of_users() -> None:
    assert value("load.transactions", [0, 1]) == pytest.approx(25)
    assert value("load.transactions", [1]) == pytest.approx(5)
    assert value("load.response", [0]) == pytest.approx(20)  # ms
    assert value("load.response", [0, 1]) == pytest.approx(750 / 25)
    assert value("load.response", [2]) == 0  # nothing was done


def test_guests_without_a_simulated_linux_have_nothing() -> None:
    whole = recording()
    empty = np.zeros((0, 0))
    other = replace(whole, scenario=load_scenario("pause-suspend"), linux=empty, loads=empty, daemons=empty)
    for measure in M.values():
        if measure.linux:
            assert measure.value(other, [0], *LAST) == 0, measure.id


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return load_scenario("cpuplugd-manual")


def test_loads_have_names(scenario: Scenario) -> None:
    found = find_measure("load.transactions")
    assert members_of(scenario, found, None) == [0, 1, 2, 3]
    assert members_of(scenario, found, "triplet2") == [1]
    assert loads_of(scenario, "Users of combo 2") == loads_of(scenario, "lncombo2") == [3]
    with pytest.raises(UnknownName, match=r'"triplet3": expected a load of cpuplugd-manual; the nearest'):
        members_of(scenario, found, "triplet3")
    assert members_of(load_scenario("pause-suspend"), found, None) == []


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("transactions > 24", True),
        ("transactions of triplet1 >= 20 /s", True),
        ("transactions of combo1 > 0", False),
        ("mean response time of triplet1 < 21 ms", True),
        ("LNWEB1 CPUs online = 2", True),
        ("page scans of LNWEB1 > 500 pages/s", True),
        ("cmm pool of LNWEB1 > 2 MB", False),
        ("LNWEB1 load average > 2.9 and direct scans > 29", True),
        ("Linux size of LNWEB1 < 1%", True),
    ],
)
def test_conditions_name_them(text: str, true: bool, scenario: Scenario) -> None:
    assert parse_condition(text, scenario).holds(recording(), 2 * SECOND) == true


def test_a_load_that_is_not_there_is_refused(scenario: Scenario) -> None:
    with pytest.raises(ConditionError, match=r"expected a load \(triplet1"):
        parse_condition("transactions of triplet9 > 5", scenario)


def test_every_unit_can_be_written_in_a_condition(scenario: Scenario) -> None:
    for measure in M.values():
        if measure.linux:
            parse_condition(f"{measure.id} > 1 {measure.unit}".strip(), scenario)
