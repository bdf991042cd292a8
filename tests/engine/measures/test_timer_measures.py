"""Measures of timer requests, locks and processors against the totals of a run, for each release."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from engine.kernel.kinds import Lock
from engine.kernel.units import MS, SECOND, US
from engine.measures import measures
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.recording.recorder import Recording
from engine.sim import Simulation
from tests.engine.small import kind, small
from tests.naive import figures

M = measures()
END = 500 * MS
SPANS = [(0, END), (100 * MS, 200 * MS), (200 * MS, 500 * MS)]
TICKS = {"tick": "2ms", "tick_burst": "30us", "tick_touch": 1.0}
DEAR = {"interrupt": "4us", "hold": "20us", "hold_more": "4us", "before": "20us", "after": "20us"}
every = pytest.mark.parametrize("release", ["4.2", "4.3", "4.4"])
spans = pytest.mark.parametrize("span", SPANS, ids=str)


@cache
def run(release: str) -> Recording:
    kinds = {"app": kind("poll") | TICKS, "db": kind("idle") | TICKS}
    sim = Simulation(small("stop", lpar={"release": release}, kinds=kinds, parameters=DEAR))
    sim.run(END)
    return sim.recording()


def total(r: Recording, field: str) -> list[float]:
    return [float(row) for row in r.system[field]]


def of_locks(r: Recording, field: str, *locks: Lock) -> list[float]:
    return [float(sum(row[field][lock] for lock in locks)) for row in r.system["lock"]]


FIELDS = {
    "requests": "timer_requests",
    "served": "timers_served",
    "cancelled": "timers_cancelled",
    "interrupts": "timer_interrupts",
    "pops": "pops",
    "late": "late_ticks",
}


@every
@spans
def test_rates_of_timer_requests(release: str, span: tuple[int, int]) -> None:
    r = run(release)
    for name, field in FIELDS.items():
        wanted = figures.rate(r, total(r, field), *span)
        assert M[f"timers.{name}"].value(r, [], *span) == pytest.approx(wanted), name


@every
@spans
def test_so_much_each_time(release: str, span: tuple[int, int]) -> None:
    """A ratio of two counters is the ratio of their rates."""
    r = run(release)
    served, pops = (figures.rate(r, total(r, name), *span) for name in ("timers_served", "pops"))
    assert M["timers.batch"].value(r, [], *span) == pytest.approx(served / pops)
    assert served / pops >= 1
    for lock, name in ((tuple(Lock), "lock"), ((Lock.SCHEDULER,), "lock.scheduler")):
        spin, spins = (figures.rate(r, of_locks(r, field, *lock), *span) for field in ("spin_ns", "spins"))
        assert spins > 0
        assert M[f"{name}.spin_time"].value(r, [], *span) == pytest.approx(spin / spins / US)


@every
def test_nothing_each_time_where_nothing_happens(release: str) -> None:
    r = run(release)
    if release != "4.4":
        assert M["lock.timer.spin_time"].value(r, [], 0, END) == 0.0
        assert M["lock.timer.requests"].value(r, [], 0, END) == 0.0
    else:
        assert M["lock.timer.requests"].value(r, [], 0, END) > 0


@every
@pytest.mark.parametrize("name", ["requests", "spins", "share", "held", "waiting"])
def test_all_locks_are_the_sum_of_each(release: str, name: str) -> None:
    r = run(release)
    parts = [M[f"lock.{lock.name.lower()}.{name}"].value(r, [], 0, END) for lock in Lock]
    assert M[f"lock.{name}"].value(r, [], 0, END) == pytest.approx(sum(parts))
    assert sum(parts) > 0


@every
@spans
def test_spinning_is_the_same_from_locks_and_from_processors(release: str, span: tuple[int, int]) -> None:
    """Over samples: a spin that is going on is booked with its processor, and with its lock when it ends."""
    r, everyone = run(release), [0, 1]
    waiting = M["lock.waiting"].value(r, [], *span)
    assert M["processor.spin"].value(r, everyone, *span) == pytest.approx(waiting, abs=2e-3)
    assert M["lock.share"].value(r, [], *span) == pytest.approx(waiting / 2)
    assert M["processor.spin"].value(r, everyone, *span) <= M["processor.cp"].value(r, everyone, *span)


@every
@spans
def test_the_time_of_a_processor_is_whole(release: str, span: tuple[int, int]) -> None:
    r = run(release)
    for processor in (0, 1):
        parts = [M[f"processor.{name}"].value(r, [processor], *span) for name in ("emulation", "cp", "idle")]
        assert sum(parts) == pytest.approx(1.0, abs=1e-6)
        assert M["processor.busy"].value(r, [processor], *span) == pytest.approx(parts[0] + parts[1])


def test_due_requests_are_those_at_the_samples() -> None:
    r = run("4.2")
    at = [int(time) for time in r.time]
    values = M["timers.due"].values(r, [], np.repeat(at, 2))[::2]
    np.testing.assert_allclose(values, r.system["due_n"])


def test_they_are_per_second() -> None:
    r = run("4.3")
    served = r.system["timers_served"][-1] - r.system["timers_served"][0]
    assert M["timers.served"].value(r, [], 0, END) == pytest.approx(served / (END / SECOND))


def test_who_a_processor_is() -> None:
    scenario, measure = run("4.3").scenario, find_measure("processor.busy")
    wanted = {None: [0, 1], "all": [0, 1], "master": [0], "Master": [0], "others": [1], "1": [1]}
    wanted |= {"processor 1": [1], "Processor  0": [0]}
    for name, numbers in wanted.items():
        assert members_of(scenario, measure, name) == numbers, name
    for name in ("2", "processor 2", "-1", "processor", "", "master 1"):
        with pytest.raises(UnknownName, match="number of a processor, 0 to 1, master or others"):
            members_of(scenario, measure, name)
    with pytest.raises(UnknownName, match="nearest valid name is master"):
        members_of(scenario, measure, "mastre")
