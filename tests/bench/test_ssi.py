"""The benchmark of clusters: its runs exist, and its measure of the machine is that of `core`."""

from __future__ import annotations

from bench.__main__ import BENCHMARKS
from bench.runs.ssi import IDS, PROCESSORS, TERABYTE, Core
from engine.scenario.files.catalog import catalog


def test_its_runs_are_scenarios_that_come_with_the_lab() -> None:
    assert {PROCESSORS, TERABYTE} <= set(IDS) <= {entry.id for entry in catalog()}
    assert "ssi" in BENCHMARKS


def test_the_core_tells_events_a_second() -> None:
    core = Core()
    before = int(core.model["events"][0])
    assert core.round() > 1e5
    assert int(core.model["events"][0]) > before + 100_000
