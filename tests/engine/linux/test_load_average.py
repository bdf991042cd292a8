"""The load average of Linux 2.6.32: a CPU counts when it has had work for a tenth of a second on end."""

from __future__ import annotations

from engine.kernel.units import SECOND
from engine.sim import Simulation
from tests.engine.linux.machines import group, linux, load, machine

UNIT = 2048  # of the load average


def average(users: int, think: str, processors: int = 1) -> tuple[float, float]:
    """Return the load average after five minutes, and the mean of busy CPUs."""
    scenario = machine(
        until="5m",
        kinds={"app": linux(job_every="0s", threads_per_cpu=50.0, reads=0.0, writes=0.0)},
        guests={"app": group("app", 1, processors=processors)},
        loads={"all": load("app", users=users, think=think, swing=0.0)},
        lpar={"processors": 2},
    )
    sim = Simulation(scenario, 1)
    sim.run(300 * SECOND)
    s = sim.state.tables[0]
    return int(s["linux"][0]["average"]) / UNIT, int(s["guest"][0]["emul_ns"]) / (300 * SECOND)


def test_a_cpu_that_is_idle_now_and_then_hardly_counts() -> None:
    counted, busy = average(users=1, think="1ms")
    assert busy > 0.5
    assert counted < 0.2


def test_a_cpu_that_is_never_idle_counts_all_that_want_it() -> None:
    counted, busy = average(users=8, think="1ms")
    assert busy > 0.95
    assert 6 < counted <= 8


def test_what_waits_is_counted_once_on_several_cpus() -> None:
    counted, busy = average(users=13, think="1ms", processors=2)
    assert busy > 1.9
    assert 10 < counted <= 13
