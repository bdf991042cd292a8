"""Web sessions against the theory of closed queueing networks, and laws that hold off any study's points."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.web.disturbed import check
from tests.engine.web.machines import FILES, guests, machine, packs, sessions
from tests.naive.closed_network import throughput

SAME_CYCLES = {"miss_cycles": [[3, 2.0]]}  # of an instruction, however many processors there are
WARM = SECOND // 2
LARGE = {"frames": "300000p", "paging_space": "300000p"}


def measured(scenario: Scenario, *names: str, seconds: float = 4.0) -> list[float]:
    """Return figures of all members, or of all exposures, once the caches are full."""
    sim = Simulation(scenario)
    end = WARM + int(seconds * SECOND)
    sim.run(end)
    check(sim)
    count = len(systems(scenario))
    of = {"member": range(count), "pack": range(count * len(scenario.packs))}
    known = measures()
    return [known[name].value(sim.recording(), of[known[name].of], WARM, end) for name in names]


def alone(count: int, *, processors: int = 32, **web: Any) -> Scenario:
    """Return servers with one session each, asked by one client without waits for a virtual CPU."""
    return machine(
        lpar={"processors": processors} | LARGE,
        parameters=SAME_CYCLES,
        guests=guests(count, 1) | {"clients": guests(1, 1, min(count, 64))["clients"]},
        sessions=sessions(each=1, **web),
    )


def seconds_of(scenario: Scenario, instructions: float) -> float:
    """Return the time of this many instructions."""
    pace = instruction_cost(scenario.lpar, scenario.parameters)
    assert pace is not None
    return instructions * pace.ns / SECOND


@pytest.mark.slow
@pytest.mark.parametrize(("count", "think"), [(1, 0), (4, 0), (16, 0), (24, 0), (24, 8)])
def test_packs_are_the_stations_of_a_closed_network(count: int, think: int) -> None:
    scenario = alone(count, think=f"{think}ms")
    rate, instructions = measured(scenario, "member.tx", "member.instructions")
    reads = 3.3 * (1.0 - 25 / FILES)
    delay = seconds_of(scenario, instructions) + think / 1000
    wanted = throughput(count, delay, [reads * share * 300e-6 for share in (0.5, 0.25, 0.25)])
    assert rate == pytest.approx(wanted, rel=0.03)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "processors", "think"), [(8, 1, 1), (12, 4, 0), (24, 4, 1), (32, 8, 1)])
def test_processors_are_a_station_with_several_servers(count: int, processors: int, think: int) -> None:
    scenario = alone(count, processors=processors, think=f"{think}ms", reads=0.0)
    rate, instructions = measured(scenario, "member.tx", "member.instructions", seconds=2.0)
    demand = seconds_of(scenario, instructions)
    assert rate == pytest.approx(throughput(count, think / 1000, [], (demand, processors)), rel=0.03)


@pytest.mark.slow
def test_sessions_are_throughput_times_response_and_thinking() -> None:
    """Little's law, in members that are not alike."""
    scenario = machine(
        3,
        guests=guests(5, 4, 2),
        sessions=sessions(each=3, think="2ms", across=True),
        systems={"A1": {}, "B1": {"processors": 1}, "C1": {"processor": "z196"}},
    )
    rate, response = measured(scenario, "member.tx", "member.response")
    assert rate * (response / 1000 + 0.002) == pytest.approx(15, rel=0.02)


@pytest.mark.slow
def test_more_processors_never_do_less() -> None:
    """On the same cycles per instruction: twice as much with two, up to what the packs let through."""
    found = []
    for count in (1, 2, 4, 8, 20):
        changed = machine(
            lpar={"processors": count} | LARGE,
            parameters=SAME_CYCLES,
            guests=guests(12, 12),
            sessions=sessions(reads=0.5),
        )
        found += measured(changed, "member.tx", seconds=1.0)
    assert all(more > 0.97 * less for less, more in zip(found, found[1:], strict=False))
    assert found[1] == pytest.approx(2 * found[0], rel=0.03)


def test_more_exposures_never_make_wait_longer() -> None:
    """The same guests on one to four systems, with processors enough: more doors to each pack."""
    found = []
    for members in (1, 2, 3, 4):
        changed = machine(
            members, lpar={"processors": 16} | LARGE, guests=guests(12, 12), packs=packs(2, sharing=0.0)
        )
        found.append(measured(changed, "pack.wait", "member.tx", seconds=1.0))
    waits, rates = zip(*found, strict=True)
    assert all(more < less for less, more in zip(waits, waits[1:], strict=False))
    assert all(more > less for less, more in zip(rates, rates[1:], strict=False))


def served(sim: Simulation, group: str) -> np.ndarray:
    """Return the transactions of each guest of a group."""
    own = [guest.index for guest in sim.scenario.guests if guest.group == group]
    return np.asarray(sim.state.tables["guest"]["served"][:, own].sum(axis=0))


@pytest.mark.parametrize("processors", [1, 2, 3])
def test_equal_servers_serve_equally_much(processors: int) -> None:
    """All processors are used, and whoever waits longest comes first, whatever his number."""
    scenario = machine(
        lpar={"processors": processors} | LARGE, guests=guests(8, 4), sessions=sessions(reads=0.0)
    )
    sim = Simulation(scenario)
    sim.run(2 * SECOND)
    found = served(sim, "servers")
    assert found == pytest.approx(np.full(8, found.mean()), rel=0.06)


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_a_cache_of_a_part_of_the_files_finds_that_part(share: float) -> None:
    """Each file is asked for as often as any other; each server's files have the same part of the cache."""
    size = 4 * FILES * 16  # of four servers
    room = {"mdc": f"{int(share * size)}p", "filled_mdc": 1.0} | LARGE
    scenario = machine(lpar=room, guests=guests(4, 2))
    sim = Simulation(scenario)
    sim.run(100 * MS)
    assert len(set(sim.state.tables["guest"]["cached"][0, :4].tolist())) == 1
    assert measured(scenario, "member.mdc_hits")[0] == pytest.approx(100 * share, rel=0.05)


@pytest.mark.parametrize("each", [1, 2, 3, 4])
def test_across_systems_no_client_is_left_out(each: int) -> None:
    from engine.build.web import pairs

    scenario = machine(4, guests=guests(16, 8), sessions=sessions(each=each, across=True))
    asked = [client.index for _, client, _ in pairs(scenario)]
    assert {asked.count(index) for index in set(asked)} == {len(asked) // 8}
    assert len(set(asked)) == 8
