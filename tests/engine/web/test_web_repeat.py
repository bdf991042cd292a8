"""Runs with web sessions repeat: in slices, after a way back, in a fork; traces come in order."""

from __future__ import annotations

import contextlib

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import MS
from engine.mechanisms.processors.trace import merge_traces
from engine.recording.recorder import in_time
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from engine.state.tables import TRACE, TRACE_ROWS, new_state
from tests.engine.web.laws import check_web
from tests.engine.web.machines import machines

END = 80 * MS
RECORDED = "time system others guests vcpus cpus packs trace log".split()


@settings(max_examples=15)
@given(machines(), st.integers(0, 2**32), st.integers(100, 2000), st.integers(1, END - 1))
def test_a_run_repeats_in_slices_and_after_a_way_back(
    scenario: Scenario, seed: int, every: int, back: int
) -> None:
    whole, sliced = Simulation(scenario, seed), Simulation(scenario, seed)
    with contextlib.suppress(SimulationError):
        whole.run(END)
        while sliced.now < END:
            sliced.run(END, every)
        assert whole.digest() == sliced.digest()
        sliced.seek(back)
        check_web(sliced.state)
        twin = sliced.fork()
        for sim in (sliced, twin):
            sim.run(END)
            assert sim.digest() == whole.digest()
            for name in RECORDED:
                rows = (getattr(one.recording(), name) for one in (sim, whole))
                assert np.array_equal(*rows), name


@settings(max_examples=30)
@given(st.lists(st.lists(st.integers(0, 9), max_size=30), min_size=1, max_size=4))
def test_traces_of_systems_are_merged_in_order_of_time(times: list[list[int]]) -> None:
    """Rows of one time: those of the first system first, each system's in its own order."""
    tables = new_state(1, len(times)).tables
    parts = []
    for system, (s, own) in enumerate(zip(tables, times, strict=True)):
        rows = np.zeros(len(own), TRACE)
        rows["time"], rows["vcpu"], rows["state"] = sorted(own), system, np.arange(len(own))
        s["trace"][: len(own)], s["trace_n"] = rows, len(own)
        parts.append(rows)
    out = np.zeros(len(times) * TRACE_ROWS, TRACE)
    count = merge_traces(tables, out, np.zeros(len(times), np.int64))
    assert np.array_equal(out[:count], in_time(parts))
