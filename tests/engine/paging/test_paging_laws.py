"""Laws of paging I/O between any two events, and what aliases and transport mode are good for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.units import MS
from engine.measures.selectors import find_measure
from engine.sim import Simulation
from tests.engine.paging.paged import check, drawn, paged

SWITCHED = ["set paging hpf on", "set paging alias on", "set paging alias off", "set paging hpf off"]


@pytest.mark.parametrize("seed", range(12))
def test_laws_hold_between_any_two_events(seed: int) -> None:
    sim = Simulation(drawn(seed))
    frames = int(sim.state.tables["available"][0])
    sim.run(120 * MS)
    for events in [1] * 60 + [97] * 40:
        sim.run(sim.scenario.until, budget=events)
        check(sim, frames)
    assert sim.state.tables[0]["paging"]["ios"] > 100


@pytest.mark.parametrize("seed", range(0, 12, 3))
def test_a_run_can_be_repeated_in_any_slices(seed: int) -> None:
    whole, sliced = (Simulation(drawn(seed)) for _ in range(2))
    until = whole.scenario.until
    whole.run(until)
    while not sliced.finished:
        sliced.run(min(sliced.now + 37 * MS, until), budget=1000)
    assert sliced.digest() == whole.digest()
    sliced.seek(until // 3)
    for sim in (sliced, sliced.fork()):
        sim.run(until)
        assert sim.digest() == whole.digest()


def test_commands_and_the_end_of_cp_keep_the_laws() -> None:
    """Aliases that are switched off end what they do; an IPL of the LPAR drops all I/Os."""
    sim = Simulation(paged(until="2s", ipl="200ms", aliases=3))
    frames = int(sim.state.tables["available"][0])
    for line in SWITCHED:
        sim.run(sim.now + 90 * MS)
        sim.execute(line)
        for events in [0, 1, 1, 50]:
            sim.run(sim.scenario.until, budget=events)
            check(sim, frames)
    sim.seek(199 * MS)
    assert sim.state.tables[0]["paging"]["bases_busy"]
    sim.run(210 * MS)
    check(sim, frames)
    assert not sim.state.tables[0]["paging"]["bases_busy"], "an I/O continues after the end of CP"


def moved(**paging: Any) -> float:
    """Return the pages that paging I/Os have moved with such settings, over three seeds."""
    pages = 0.0
    for seed in range(3):
        sim = Simulation(paged(guests=14, channels=4, **paging), seed)
        sim.run(sim.scenario.until)
        pages += float(sim.state.tables[0]["paging"]["pages"])
    return pages


def test_more_pages_move_with_aliases_and_with_transport_mode() -> None:
    base, aliases = moved(), moved(aliases=3, use_aliases=True)
    transport, both = moved(transport_mode=True), moved(aliases=3, use_aliases=True, transport_mode=True)
    assert aliases > 1.05 * base
    assert transport > 1.05 * base
    assert both > max(aliases, transport)
    assert moved(aliases=3) == base, "aliases that CP does not use change nothing"


def test_measures_are_those_of_the_tables() -> None:
    sim = Simulation(paged(aliases=3, use_aliases=True))
    sim.run(sim.scenario.until)
    g, until = sim.state.tables[0]["paging"], sim.scenario.until

    def value(name: str) -> float:
        return find_measure(f"system.{name}").value(sim.recording(), [0], 0, until)

    assert value("bases_busy") == pytest.approx(g["base_ns"] / until)
    assert 0 < value("aliases_busy") <= 6
    assert value("bases_busy") <= 3
    assert value("paging_ios") == pytest.approx(g["ios"] / until * 1e9)
    assert value("io_pages") == pytest.approx(g["pages"] / g["ios"])
    assert 0 < value("paging_channels") <= 100
    assert value("io_time") * value("paging_ios") / 1000 == pytest.approx(
        value("bases_busy") + value("aliases_busy")
    ), "Little's law"
    assert value("io_wait") * value("paging_ios") / 1000 == pytest.approx(value("paging_queue"))
