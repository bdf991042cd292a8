"""Measures against their twin, which goes through trace and samples row by row."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import get_args

import numpy as np
import pytest

from engine.kernel.kinds import Activity, Pause, VcpuState
from engine.kernel.units import MS
from engine.measures import measures
from engine.measures.measure import Of
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.small import kind, small
from tests.naive import figures

M = measures()
STATES = {
    "running": {VcpuState.RUNNING},
    "ready": {VcpuState.READY},
    "limited": {VcpuState.LIMITED},
    "page_wait": {VcpuState.PAGE_WAIT},
    "io_wait": {VcpuState.IO_WAIT},
    "sim_wait": {VcpuState.SIM_WAIT},
    "test_idle": {VcpuState.TEST_IDLE},
    "eligible": {VcpuState.ELIGIBLE},
    "dormant": {VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED},
    "stopped": {VcpuState.STOPPED},
    "suspended": {VcpuState.SUSPENDED},
    "off": {VcpuState.OFF},
}
EDGES = [0, 100 * MS, 200 * MS, 400 * MS, 500 * MS, 800 * MS]  # samples
SPANS = list(zip(EDGES, EDGES[1:], strict=False))
GUESTS = [0, 2]


def _run(method: str) -> Recording:
    """Two guests on the eligible list now and then, pages on DASD, three of four waiting for a processor."""
    lpar = {"processors": 1, "xstor": 300, "granule": 1}
    sim = Simulation(small(method, lpar=lpar, parameters={"storbuf": [0.1, 0.08, 0.05]}), 3)
    sim.run(sim.scenario.until)
    return sim.recording()


RUNS = {method: _run(method) for method in ("suspend", "stop")}
EVERY_RUN = pytest.mark.parametrize("r", RUNS.values(), ids=RUNS)


@EVERY_RUN
@pytest.mark.parametrize("name", STATES)
def test_shares_of_time_and_of_samples(r: Recording, name: str) -> None:
    exact = M[f"guest.{name}"].values(r, GUESTS, EDGES)
    sampled = M[f"guest.sampled.{name}"].values(r, GUESTS, EDGES)
    for n, (start, end) in enumerate(SPANS):
        assert exact[n] == pytest.approx(figures.share(r, GUESTS, STATES[name], start, end), abs=1e-12)
        assert sampled[n] == pytest.approx(figures.sampled(r, GUESTS, STATES[name], start, end), abs=1e-12)


@EVERY_RUN
def test_the_states_that_matter_occur(r: Recording) -> None:
    """Else the comparison above compares zeros."""
    names = {"running", "ready", "page_wait", "io_wait", "test_idle", "eligible", "dormant"}
    everyone = range(4)
    for name in names | ({"suspended", "sim_wait"} if r is RUNS["suspend"] else {"stopped"}):
        assert M[f"guest.{name}"].value(r, everyone, 0, EDGES[-1]) > 0, name


@EVERY_RUN
def test_all_shares_make_a_whole(r: Recording) -> None:
    names = [name for name in STATES if name not in ("stopped", "suspended")]  # part of dormant
    for prefix in ("guest.", "guest.sampled."):
        total = sum(M[prefix + name].values(r, GUESTS, EDGES) for name in names)
        assert total == pytest.approx(1.0, abs=1e-12)


@EVERY_RUN
def test_wakes(r: Recording) -> None:
    for guest in range(4):
        for start, end in SPANS:
            counted = figures.wakes(r, guest, start, end) / ((end - start) / 60e9)
            assert M["guest.wakes"].value(r, [guest], start, end) == pytest.approx(counted)


@EVERY_RUN
def test_processor_time_is_running_time(r: Recording) -> None:
    for start, end in SPANS:
        running = [figures.time_in(r, g, STATES["running"], start, end) / (end - start) for g in range(4)]
        for g in range(4):
            assert M["guest.cpu"].value(r, [g], start, end) == pytest.approx(running[g], abs=1e-12)
        parts = (
            M["guest.emulation"].value(r, range(4), start, end),
            M["guest.cp"].value(r, range(4), start, end),
        )
        assert sum(parts) == pytest.approx(sum(running))
        assert M["processor.emulation"].value(r, [0], start, end) == pytest.approx(parts[0])
        assert M["processor.cp"].value(r, [0], start, end) == pytest.approx(parts[1])
        assert M["processor.idle"].value(r, [0], start, end) == pytest.approx(1 - sum(running), abs=1e-12)
        assert M["processor.busy"].value(r, [0], start, end) == pytest.approx(sum(running), abs=1e-12)


@EVERY_RUN
def test_users_are_those_who_are_up_and_not_paused(r: Recording) -> None:
    for row, at in zip(r.guests, r.time, strict=True):
        up = sum(guest["activity"] != Activity.OFF and guest["pause"] == Pause.RUNNING for guest in row)
        assert M["system.users"].value(r, [0], at, at) == up


GAUGES = {name: name for name in "real real_low xstor both dasd wss".split()} | {"pages": "inst"}


@EVERY_RUN
@pytest.mark.parametrize("name", GAUGES)
def test_page_counts(r: Recording, name: str) -> None:
    """Averages over odd intervals, too."""
    values = [float(row[GUESTS][GAUGES[name]].sum()) for row in r.guests]
    edges = [*EDGES, 800 * MS, 800 * MS]
    odd = [1, 33 * MS, 34 * MS, 350 * MS, 655 * MS]
    for at in (EDGES, odd):
        got = M[f"guest.{name}"].values(r, GUESTS, at)
        wanted = [figures.held(r, values, start, end) for start, end in zip(at, at[1:], strict=False)]
        assert got == pytest.approx(wanted)
    assert M[f"guest.{name}"].values(r, GUESTS, edges)[-1] == values[-1]
    assert M[f"guest.{name}"].value(r, GUESTS, 250 * MS, 250 * MS) == values[2]


@EVERY_RUN
def test_frames_of_the_system(r: Recording) -> None:
    for name in ("available", "available_low", "mdc"):
        values = [float(row[name]) for row in r.system]
        wanted = [figures.held(r, values, start, end) for start, end in SPANS]
        assert M[f"system.{name}"].values(r, [0], EDGES) == pytest.approx(wanted)


def test_minidisk_cache_and_reorders_are_counted() -> None:
    """With a granule: frames are those of the scenario, I/Os and reorders are single ones."""
    reads = {"load": kind()["activities"]["load"] | {"reads": 8.0}}
    kinds = {name: kind(activities=reads, file_pages=300) for name in ("app", "db")}
    lpar = {"granule": 2, "frames": 3000, "mdc": 400, "mdc_min": 60}
    low = {"low_2g": 80, "high_2g": 120, "reorder_share": 0.01}
    sim = Simulation(small("stop", kinds=kinds, lpar=lpar, parameters=low), 4)
    sim.run(sim.scenario.until)
    r, end = sim.recording(), sim.scenario.until
    first, last = r.system[0], r.system[-1]
    for name in ("mdc_hits", "mdc_misses"):
        grown = int(last[name]) - int(first[name])
        assert M[f"system.{name}"].value(r, [0], 0, end) == pytest.approx(grown / (end / 1e9))
        assert grown > 0
    assert M["system.mdc"].value(r, [0], end, end) == 2 * last["mdc"] > 0
    reorders = int(r.guests[-1]["reorders"].sum())
    assert M["guest.reorders"].value(r, range(4), 0, end) == pytest.approx(reorders / (end / 60e9))
    assert reorders > 0


RATES = {
    "system.page_rate": ("page_ins", "page_outs"),
    "system.page_in": ("page_ins",),
    "system.page_out": ("page_outs",),
    "system.page_reads": ("page_reads",),
    "system.migration": ("migrated",),
    "system.steals": ("page_outs", "clean_steals"),
    "system.first_touches": ("first_touches",),
}


@EVERY_RUN
@pytest.mark.parametrize("name", RATES)
def test_rates_of_the_system(r: Recording, name: str) -> None:
    totals = [float(sum(row[field] for field in RATES[name])) for row in r.system]
    got = M[name].values(r, [0], EDGES)
    assert got == pytest.approx([figures.rate(r, totals, start, end) for start, end in SPANS])
    assert got.max() > 0


@EVERY_RUN
def test_rates_of_guests_add_up(r: Recording) -> None:
    for guest, system in (("page_in", "page_in"), ("page_read", "page_reads"), ("stolen", "steals")):
        of_all = M[f"guest.{guest}"].values(r, range(4), EDGES)
        assert of_all == pytest.approx(M[f"system.{system}"].values(r, [0], EDGES))


@EVERY_RUN
def test_storage_in_use(r: Recording) -> None:
    for name, parts in (("xstor", "xstor"), ("dasd", "dasd")):
        used = M[f"system.{name}_used"].values(r, [0], EDGES)
        assert used == pytest.approx(M[f"guest.{parts}"].values(r, range(4), EDGES))
    held = M["guest.real"].values(r, range(4), EDGES) + M["system.available"].values(r, [0], EDGES)
    held += M["system.mdc"].values(r, [0], EDGES)
    assert held == pytest.approx(held[0])


@EVERY_RUN
@pytest.mark.parametrize("name", M)
def test_nothing_is_made_up(r: Recording, name: str) -> None:
    """Beyond the record there is no value; the part of an interval that is recorded counts."""
    measure, end = M[name], EDGES[-1]
    of = [0]
    assert math.isnan(measure.value(r, of, end, end + MS))
    assert math.isnan(measure.value(r, of, end + MS, end + 5 * MS))
    assert math.isnan(measure.value(r, of, 2 * end, 2 * end))
    assert measure.value(r, of, 400 * MS, 2 * end) == measure.value(r, of, 400 * MS, end)
    assert not np.isnan(measure.values(r, of, EDGES)).any()
    assert np.isnan(measure.values(r, [], EDGES)).all() or measure.of == "system"


def test_nothing_is_known_before_the_first_event() -> None:
    r = Simulation(small()).recording()
    for measure in M.values():
        assert np.isnan(measure.values(r, [0], [0, 1, 2])).all()


def test_pages_are_pages_of_the_guests() -> None:
    """Whatever the granule: sizes are those of the scenario."""
    lpar = {"granule": 4, "frames": 100_000, "xstor": 40_000}
    parameters = {"low_2g": 160, "high_2g": 240}
    sim = Simulation(small("stop", lpar=lpar, parameters=parameters))
    sim.run(240 * MS)
    pages = M["guest.pages"].value(sim.recording(), [0], 200 * MS, 200 * MS)
    assert pages == 900  # load_pages
    assert M["system.available"].value(sim.recording(), [0], 200 * MS, 200 * MS) == 100_240 - 4 * 900


def test_measures_have_what_a_legend_needs() -> None:
    for id, measure in M.items():
        assert id == measure.id
        assert measure.title
        assert measure.source
        assert measure.of in get_args(Of)


def test_two_measures_of_one_id_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = SimpleNamespace(MEASURES=(M["guest.real"], M["guest.real"]))
    monkeypatch.setattr("engine.measures.import_module", lambda name: twice)
    with pytest.raises(ValueError, match=r"guest\.real is defined twice"):
        measures.__wrapped__()


def test_pages_move_to_expanded_storage_only_where_there_is_some() -> None:
    scenario = load_scenario("tests/data/two-guests.toml", ["lpar.xstor=0", "lpar.frames=9000p"])
    sim = Simulation(scenario)
    sim.run(scenario.until)
    recording, span = sim.recording(), (0, scenario.until)
    names = ("page_rate", "paging_rate", "page_reads", "page_out")
    rates = {name: measures()[f"system.{name}"].value(recording, [0], *span) for name in names}
    assert rates["page_rate"] == 0
    assert rates["paging_rate"] == pytest.approx(rates["page_reads"] + rates["page_out"])
    assert rates["paging_rate"] > 0
    parts = ("available", "available_low", "available_high")
    whole, low, high = (measures()[f"system.{part}"].value(recording, [0], *span) for part in parts)
    assert whole == pytest.approx(low + high)
