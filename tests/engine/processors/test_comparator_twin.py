"""Clock comparators and the list of timer requests beside their twin, event by event."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Doing
from engine.sim import Simulation
from tests.engine.followed import Followed
from tests.engine.processors.test_lock_twin import crowd
from tests.engine.processors.timed import RELEASES, linux, timed
from tests.engine.small import group

MS = 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("release", RELEASES)
def test_each_request_is_taken_once_and_by_whom_it_should(release: str) -> None:
    machine = Followed(Simulation(crowd(release)))
    takers: set[int] = set()
    for _ in machine.events():
        machine.compare()
        takers |= machine.timers.going
    timers = machine.timers
    assert takers == ({0} if release == "4.2" else set(range(7)))
    assert len(timers.served) > 300
    assert timers.pops < len(timers.served)  # several in one hold
    assert timers.set_n == len(timers.served) + timers.given_up + len(timers.due) + len(timers.to_come)


@pytest.mark.parametrize("release", RELEASES)
def test_ticks_come_every_10_ms(release: str) -> None:
    """An idle guest alone: its processor is interrupted at its ticks, to the ns, and at no other time."""
    guests = {"lnx": group("linux", 1, "LNX", up=True)}
    sim = Simulation(timed(release, guests=guests, kinds={"linux": linux(activities={})}))
    first = int(sim.state.tables[0]["vcpu"][0]["tick_at"])
    sim.run(sim.scenario.until)
    rows = sim.closely(0, sim.now).processors
    begins = rows["start"][rows["doing"] == Doing.INTERRUPT].tolist()
    assert begins == list(range(first, sim.now, 10 * MS))
    assert sim.state.tables[0]["timers_served"] == len(begins)


@pytest.mark.parametrize("release", RELEASES)
def test_late_ticks_are_made_up(release: str) -> None:
    """Stopped for 50 ms, a guest finds five ticks past when it begins; none is lost."""
    guests = {"lnx": group("linux", 1, "LNX", up=True, userids=["LNX0001"])}
    sim = Simulation(timed(release, guests=guests))
    first = int(sim.state.tables[0]["vcpu"][0]["tick_at"])
    sim.run(23 * MS)
    assert sim.execute("for lnx0001 cmd stop cpu all").number == 0
    sim.run(73 * MS)
    assert sim.execute("for lnx0001 cmd begin").number == 0
    sim.run(sim.scenario.until)
    s = sim.state.tables[0]
    assert 4 <= s["late_ticks"] <= 5
    assert (s["vcpu"][0]["tick_at"] - first) % (10 * MS) == 0
    assert sim.now < s["vcpu"][0]["tick_at"] <= sim.now + 10 * MS


@pytest.mark.slow
@settings(max_examples=6)
@given(
    st.sampled_from(RELEASES),
    st.integers(0, 2**64 - 1),
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 40), st.booleans()), min_size=1, max_size=30),
)
def test_stops_at_any_moment(release: str, seed: int, stops: list[tuple[int, int, bool]]) -> None:
    """Some of a crowd are stopped and begun while their requests are set, due or being taken."""
    machine = Followed(Simulation(crowd(release), seed))
    events = machine.events()
    for skipped, number, stop in stops:
        for _ in range(skipped):
            next(events)
        machine.compare()
        machine.command(f"for lnx{number:04} cmd {'stop cpu all' if stop else 'begin'}")
        machine.compare()
    for _ in range(200):
        next(events)
        machine.compare()
