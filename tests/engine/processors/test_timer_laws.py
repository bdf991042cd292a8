"""Laws of locks and timers, over many small machines of the releases whose locks are simulated."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Doing, Lock
from engine.kernel.queue import due_of, next_source
from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.processors.lock_laws import check_locks, queue_of
from tests.engine.processors.timed import RELEASES, linux, timed, timed_scenarios
from tests.engine.runs.test_repeat import run, same
from tests.engine.small import behaviour, group
from tests.engine.storage.storage_laws import check_storage

USERS = ("LIN0001", "LIN0002", "OTH0001")
COMMANDS = (
    "for {} cmd stop",
    "for {} cmd stop cpu all",
    "for {} cmd stop cpu 0",
    "for {} cmd begin",
    "for {} cmd begin",
    "for {} cmd cpu 1 begin",
    "force {}",
    "xautolog {}",
    "set share {} rel 10000",
    "set share {} rel 10 abs 2% limithard",
    "set quickdsp {} on",
    "set quickdsp {} off",
    "set srm dspbuf 1 1 1",
    "set srm dspbuf initial",
)
LINES = st.builds(str.format, st.sampled_from(COMMANDS), st.sampled_from(USERS))
MOMENTS = st.lists(st.tuples(st.integers(0, 120), LINES), max_size=25)


class Watch:
    """Sums up what processors do and how locks go round, from one event to the next."""

    def __init__(self, sim: Simulation) -> None:
        self.sim, self.s = sim, sim.state.tables[0]
        self.time = 0
        self.cpus = int(self.s["n_cpu"])
        self.idle = np.zeros(self.cpus, np.int64)
        self.spin = np.zeros(self.cpus, np.int64)
        self.held, self.waited = (np.zeros(len(Lock), np.int64) for _ in range(2))
        self.look()

    def look(self) -> None:
        """Note the present state, which lasts until the next event."""
        self.doing = self.s["cpu"]["doing"][: self.cpus].copy()
        self.owners = self.s["lock"]["owner"].copy()
        self.queues = [queue_of(self.s, lock) for lock in Lock]
        self.ticks = self.s["vcpu"]["tick_at"][: self.s["n_vcpu"]].copy()

    def step(self) -> None:
        """Run the next event, or to the scenario's end."""
        until = self.sim.scenario.until
        self.sim.run(min(until, int(due_of(self.s["queue"], next_source(self.s["queue"])))), 1)
        passed, self.time = int(self.s["now"]) - self.time, int(self.s["now"])
        assert passed >= 0, "the clock goes backwards"
        self.idle += passed * (self.doing <= Doing.WAKING)
        self.spin += passed * (self.doing == Doing.SPIN)
        self.held += passed * (self.owners >= 0)
        self.waited += passed * np.array([len(queue) for queue in self.queues])
        before, ticks = self.queues, self.ticks
        self.look()
        for lock, now in enumerate(self.queues):
            assert first_come(before[lock], now), f"{Lock(lock).name}: {before[lock]}, then {now}"
        assert (self.ticks >= ticks).all() or self.booted(), "a tick that was done comes again"

    def booted(self) -> bool:
        """Return whether a guest has been booted in this run, which restarts its ticks."""
        return bool((self.s["guest"]["boots"] > 1).any())

    def check(self) -> None:
        """Check that the engine has booked the same."""
        now, cpus, locks = int(self.s["now"]), self.s["cpu"][: self.cpus], self.s["lock"]
        open_ns = now - cpus["began"]
        assert (cpus["idle_ns"] + open_ns * (cpus["doing"] <= Doing.WAKING) == self.idle).all()
        spinning = open_ns * (cpus["doing"] == Doing.SPIN)
        assert (cpus["spin_ns"] + spinning == self.spin).all()
        for lock, row in enumerate(locks):
            mine = cpus["lock"] == lock
            assert row["spin_ns"] + spinning[mine].sum() == self.waited[lock]
            holds = mine & (cpus["doing"] >= Doing.POP) & (cpus["doing"] <= Doing.PAGE)
            assert row["held_ns"] + open_ns[holds].sum() == self.held[lock]


def first_come(before: list[int], now: list[int]) -> bool:
    """Check first come, first served: owners leave from the front, newcomers join at the end."""
    return any(now[: len(rest)] == rest for rest in (before[n:] for n in range(len(before) + 1)))


def check(sim: Simulation, start: tuple[int, Any]) -> None:
    """Check all laws."""
    check_storage(sim.state, *start)
    check_dispatch(sim.state, lowered=True)
    check_locks(sim.state)


def beginning(sim: Simulation) -> tuple[int, Any]:
    """Return the frames that are available at time 0, and the guests then."""
    s = sim.state.tables[0]
    return int(s["available"]), s["guest"][: s["n_guest"]].copy()


@pytest.mark.slow
@settings(max_examples=10)
@given(timed_scenarios(), st.integers(0, 2**64 - 1))
def test_laws_hold_in_any_machine(scenario: Scenario, seed: int) -> None:
    """After each event, until storage runs out."""
    sim = Simulation(scenario, seed)
    watch, start = Watch(sim), beginning(sim)
    with contextlib.suppress(SimulationError):
        while not sim.finished and sim.events < 600:
            watch.step()
            check_locks(sim.state)
            if sim.events % 40 == 0:
                check(sim, start)
        watch.check()


def test_work_that_the_master_leaves_does_not_wait_beside_an_idle_processor() -> None:
    """On 4.2: woken for any work, the master takes a timer request first, then what only it may run."""
    kinds = {
        name: linux(
            activities={"idle": behaviour("5us", wait, "timer", ["never", "never"])},
            tick=None,
            traffic_per_minute=traffic,
        )
        for name, wait, traffic in (("linux", "5ms", 60_000.0), ("other", "50us", 0.0))
    }
    guests = {name: group(name, 1, name.upper(), up=True) for name in kinds}
    costs = dict.fromkeys("interrupt pop hold leave before steal cost_packet".split(), "0s")
    shares = {"dispatch_lock": 0.0, "master_share": 1.0, "master_wake": 0.0}
    sim = Simulation(
        timed("4.2", kinds=kinds, guests=guests, parameters=costs | shares | {"waking": "6us"}), 0
    )
    while sim.events < 3000:
        sim.run(sim.scenario.until, 1)
        check_locks(sim.state)


@pytest.mark.slow
@settings(max_examples=10)
@given(timed_scenarios(), st.integers(0, 2**64 - 1), MOMENTS)
def test_laws_hold_after_every_command(scenario: Scenario, seed: int, moments: list[tuple[int, str]]) -> None:
    sim = Simulation(scenario, seed)
    start = beginning(sim)
    with contextlib.suppress(SimulationError):
        for events, line in moments:
            for _ in range(events):
                sim.run(scenario.until, 1)
                check_locks(sim.state)
            check(sim, start)
            sim.execute(line)
            check(sim, start)
        sim.run(scenario.until)
        check(sim, start)


@settings(max_examples=8)
@given(
    timed_scenarios(),
    st.integers(0, 2**64 - 1),
    st.lists(st.sampled_from([1, 2, 50, 777]), min_size=1, max_size=20),
    st.data(),
)
def test_slices_and_ways_back_change_nothing(
    scenario: Scenario, seed: int, slices: list[int], data: st.DataObject
) -> None:
    """Nor does a fork, or somebody who looks closely on the way."""
    whole = run(scenario, seed)
    sliced = Simulation(scenario, seed)
    sliced.history.work = 300  # events between two moments that are kept
    moments = [0]
    with contextlib.suppress(SimulationError):
        while sliced.now < scenario.until and len(moments) < 200:
            sliced.run(scenario.until, slices[len(moments) % len(slices)])
            moments.append(sliced.events)
        sliced.run(scenario.until)
    same_run(sliced, whole)
    sliced.seek_event(data.draw(st.sampled_from(moments)))
    time = data.draw(st.integers(0, whole.now))
    with contextlib.suppress(SimulationError):
        sliced.closely(time, min(whole.now, time + MS))
    fork = sliced.fork()
    for sim in (sliced, fork):
        with contextlib.suppress(SimulationError):
            sim.run(scenario.until)
        same_run(sim, whole)


def same_run(a: Simulation, b: Simulation) -> None:
    """Check that two runs are equal."""
    assert a.digest() == b.digest()
    same(a.recording(), b.recording())


@pytest.mark.parametrize("release", RELEASES)
def test_a_run_with_commands_repeats(release: str) -> None:
    """Also from a moment in the middle of a hold of the lock."""
    guests = {"linux": group("linux", 20, "LIN", up=True)}
    lpar = {"processors": 3, "frames": "9000p", "paging_space": "20000p"}
    sim = Simulation(timed(release, guests=guests, lpar=lpar, parameters={"hold": "60us"}), 3)
    sim.history.work = 200
    for at, line in ((20, "for lin0001 cmd stop"), (30, "force lin0002"), (44, "for lin0001 cmd begin")):
        sim.run(at * MS)
        assert sim.execute(line).number == 0
    sim.run(sim.scenario.until)
    end, rows = sim.digest(), sim.closely(0, sim.now).processors
    for at in rows["start"][rows["doing"] == Doing.POP][::7].tolist():
        sim.seek(at)
        check_locks(sim.state)
        sim.run(sim.scenario.until)
        assert sim.digest() == end
    straight = Simulation(sim.scenario, 3)
    straight.repeat(sim.all_commands)
    straight.run(sim.scenario.until)
    assert straight.digest() == end
