"""Readings of a recording -> values of terms: at one moment, and over the whole run."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.live import live
from app.rules.readings import Readings, readings_of, values
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.shipped import shipped
from engine.kernel.units import SECOND
from tests.app.rules.made_up import made_up

NAMES = (
    *("loadavg", "onumcpus", "runnable_proc", "user", "idle", "steal", "freemem", "swaprate", "apcr"),
    *("meminfo.MemFree", "meminfo.Cached[1]", "vmstat.pgpgin[2]", "cpustat.total_ticks[1]", "cpustat.idle"),
    *("time[1]", "1", "2.5", "1000"),
)


def readings(count: int = 12, **more: int) -> Readings:
    found = readings_of(made_up(count, **more), 0)
    assert found is not None
    return found


def expressions() -> st.SearchStrategy[str]:
    """Arithmetic, so that every value can be compared."""
    return st.recursive(
        st.sampled_from(NAMES),
        lambda part: st.tuples(part, st.sampled_from("+-*/"), part).map(lambda one: f"({''.join(one)})"),
        max_leaves=6,
    )


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(expressions(), expressions(), st.sampled_from("<>"))
def test_a_term_over_the_run_is_what_the_daemon_finds_at_each_reading(
    left: str, right: str, than: str
) -> None:
    rule = f"{left}{than}{right}"
    text = f'UPDATE="1"\nCPU_MIN="1"\nCPU_MAX="4"\nHOTPLUG="{rule}"\nHOTUNPLUG="0"\n'
    text += 'CMM_MIN="0"\nCMM_MAX="9"\nMEMPLUG="0"\nMEMUNPLUG="0"\nCMM_INC="vmstat.pgpgin[3]"\n'
    configuration, found = read(text), readings()
    term = configuration.term("hotplug")
    assert term is not None
    all_of_them = values(term, found, cpu=True)
    for number in range(configuration.depth + 2, len(found)):
        one = live(configuration, found, int(found.time[number]), processors=4)
        assert one is not None
        expected = one.interval.seen["hotplug"].truths.get(term, math.nan)
        assert np.array_equal(all_of_them[number], float(expected), equal_nan=True) or math.isnan(expected)


def test_the_readings_are_those_of_the_samples_that_are_new() -> None:
    found = readings(5, every=3)
    assert len(found) == 5
    assert found.numbers.tolist() == [1, 2, 3, 4, 5]
    assert found.until(0) == 0
    assert found.until(10 * SECOND) == 5
    assert found.reading(2).time == 1e9 + 2
    assert found.column("vmstat", "pgpgin") is not None
    assert found.column("vmstat", "pgscan_direct") is None  # of newer kernels


def test_a_guest_that_is_not_there_has_none() -> None:
    assert readings_of(made_up(3), 1) is None
    assert readings_of(object(), 0) is None


@pytest.mark.parametrize("name", [one for one in shipped() if one != "manual"])
def test_the_shipped_rules_come_to_something(name: str) -> None:
    configuration = read(shipped()[name])
    found = live(configuration, readings(), 12 * SECOND, processors=4)
    assert found is not None
    assert found.interval.evaluated
    assert found.sentences
    assert set(found.seen) >= {"hotplug", "hotunplug"}  # also the one that was not asked


def test_before_the_history_is_full_nothing_is_decided_and_that_is_said() -> None:
    configuration = read(shipped()["memory-4"])
    found = live(configuration, readings(), 2 * SECOND, processors=4)
    assert found is not None
    assert not found.interval.evaluated
    assert "readings are needed" in found.sentences[0]
    assert live(configuration, readings(), 0, processors=4) is None


def test_a_name_that_the_kernel_has_not_ends_the_daemon_in_a_sentence() -> None:
    text = shipped()["cpu-load"].replace('HOTPLUG="', 'HOTPLUG="vmstat.pgscan_direct>1 | ', 1)
    found = live(read(text), readings(), 12 * SECOND, processors=4)
    assert found is not None
    assert "pgscan_direct not found" in found.sentences[0]


def test_a_gap_in_the_readings_is_noticed() -> None:
    recording = made_up(12)
    recording.linux["readings"][8:] += 3
    found = readings_of(recording, 0)
    assert found is not None
    configuration = read(shipped()["memory-4"])
    late, early = live(configuration, found, 10 * SECOND, 4), live(configuration, found, 7 * SECOND, 4)
    assert late is not None
    assert early is not None
    assert (early.missed, late.missed) == (0, 3)
