"""Answers hold: what is said to end a wait ends it, shares add up, and the machine stays as it was."""

from __future__ import annotations

import pytest

from engine.explain.passes import why_passes
from engine.explain.taken import why_taken
from engine.explain.time_use import where_time_went
from engine.explain.waiting import why_waiting
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.copying import digest

SMALL = "tests/data/two-guests.toml"
MOMENTS = (1, 2_500, 7_000, 16_000, 21_000, 30_000, 46_000, 52_000)  # ms


def machine(ms: int, settings: tuple[str, ...] = ()) -> Simulation:
    sim = Simulation(load_scenario(SMALL, settings))
    sim.run(ms * MS)
    return sim


@pytest.mark.parametrize("ms", MOMENTS)
def test_a_state_ends_when_the_answer_says_and_not_before(ms: int) -> None:
    for guest in range(2):
        sim = machine(ms)
        (answer,) = why_waiting(sim, guest)
        state = _state(sim, guest)
        assert answer.start <= sim.now
        if answer.end is None:
            continue
        sim.run(answer.end - 1)
        assert _state(sim, guest) == state
        sim.run(answer.end + 1)
        trace = sim.recording().trace
        own = trace[(trace["vcpu"] == guest) & (trace["time"] == answer.end)]
        assert len(own) > 0


@pytest.mark.parametrize("after", [7_000, 9_000, 11_000])
def test_a_wait_for_a_page_names_its_volume_and_ends_with_the_read(after: int) -> None:
    sim = machine(after, ("lpar.xstor=0p", "lpar.frames=7000p"))
    while VcpuState.PAGE_WAIT not in (states := [_state(sim, guest) for guest in range(2)]):
        assert not sim.finished
        sim.run(sim.now + 20 * MS)
    guest = states.index(VcpuState.PAGE_WAIT)
    (answer,) = why_waiting(sim, guest)
    assert "waits for a page" in answer.headline
    assert any("Volume" in reason for reason in answer.reasons), answer.reasons
    assert answer.end is not None
    sim.run(answer.end - 1)
    assert _state(sim, guest) == VcpuState.PAGE_WAIT


def _state(sim: Simulation, guest: int) -> VcpuState:
    return VcpuState(int(sim.state.tables[0]["vcpu"]["state"][guest]))


def test_asking_leaves_the_machine_as_it_was() -> None:
    sim = machine(21_000)
    before, events = digest(sim.state), sim.events
    why_waiting(sim, 0), why_taken(sim, 0), why_passes(sim, 0), where_time_went(sim, 0, 0, sim.now)
    assert (digest(sim.state), sim.events) == (before, events)


def test_every_state_of_a_crowded_machine_has_words() -> None:
    heads = set()
    settings = ("lpar.processors=1", "guests.all.limit=hard", "guests.all.limit_share=20")
    for ms in range(500, 30_000, 1_500):
        sim = machine(ms, settings)
        heads |= {
            why_waiting(sim, guest)[0].headline.split(": ", 1)[1].partition(",")[0] for guest in range(2)
        }
    assert "its limit share holds it" in heads
    assert len(heads) >= 4


def test_shares_of_time_add_up_to_all_of_it() -> None:
    sim = machine(40_000)
    for guest in range(2):
        answer = where_time_went(sim, guest, 0, sim.now)
        shares = [float(line.split(" %")[0]) for line in answer.reasons if " %: " in line]
        assert sum(shares) == pytest.approx(100, abs=3)


def test_pages_are_taken_at_the_moment_that_the_answer_names() -> None:
    sim = machine(20_500)
    answer = why_taken(sim, 0)
    assert answer.end is not None
    stolen = int(sim.state.tables[0]["guest"]["stolen"][0])
    sim.run(answer.end - 1)
    assert int(sim.state.tables[0]["guest"]["stolen"][0]) == stolen
    sim.run(answer.end)
    assert int(sim.state.tables[0]["guest"]["stolen"][0]) > stolen
    assert "demand scan" in answer.text
    assert "pass" in answer.text


@pytest.mark.slow
def test_the_passes_of_a_relocation_have_a_reason() -> None:
    sim = Simulation(load_scenario("relocation-oltp"))
    sim.run(30 * SECOND)
    (answer,) = why_passes(sim, 0)
    assert "made no progress" in answer.headline
    assert len(answer.reasons) >= 3
    assert why_passes(machine(1_000), 0) == ()
