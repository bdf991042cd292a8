"""Answers hold: what is said to end a wait ends it, shares add up, and the machine stays as it was."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from engine.explain.questions import where_time_went, why_passes
from engine.explain.taken import why_taken
from engine.explain.waiting import why_waiting
from engine.kernel.kinds import QueueList, VcpuState
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
    sim = machine(after, ("lpar.xstor=0p", "lpar.frames=7000p", "lpar.volids=['M01P01', 'M01P02']"))
    while VcpuState.PAGE_WAIT not in (states := [_state(sim, guest) for guest in range(2)]):
        assert not sim.finished
        sim.run(sim.now + 20 * MS)
    guest = states.index(VcpuState.PAGE_WAIT)
    (answer,) = why_waiting(sim, guest)
    assert "waits for a page" in answer.headline
    assert any("Volume M01P0" in reason for reason in answer.reasons), answer.reasons
    assert any(step.lane.startswith("volume M01P0") for step in answer.chain), answer.chain
    assert answer.end is not None
    sim.run(answer.end - 1)
    assert _state(sim, guest) == VcpuState.PAGE_WAIT


def _state(sim: Simulation, guest: int) -> VcpuState:
    return VcpuState(int(sim.state.tables[0]["vcpu"]["state"][guest]))


def _number(headline: str) -> str:
    return headline.partition("takes ")[2].partition(" ")[0]


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
    assert "its limit share holds it back" in heads
    assert len(heads) >= 4


def test_a_wait_for_a_processor_leads_to_its_holder_and_to_the_lock_that_this_one_spins_for() -> None:
    sim = Simulation(load_scenario("timers-430-900"))
    sim.run(1_000 * MS)
    while int(sim.state.tables[0]["lock"]["waiting"][0]) < 4:  # most of the processors spin
        sim.run(sim.now + MS // 20)
    ready = (guest for guest in range(900) if _state(sim, guest) == VcpuState.READY)
    asked = (why_waiting(sim, guest)[0].chain for guest in ready)
    chains = list(islice((one for one in asked if any("lock" in step.lane for step in one)), 2))
    own, *_, lock, holder, last = max(chains, key=len)
    s = sim.state.tables[0]
    assert lock.lane == "scheduler lock"
    assert holder.lane == f"processor {int(s['lock']['owner'][0])}"
    assert own.end == last.start == last.end
    assert own.guest == own.lane
    assert all(step.end is None or step.end >= step.start for chain in chains for step in chain)


def test_a_wait_for_a_page_leads_over_the_reads_before_it() -> None:
    sim = machine(7_000, ("lpar.xstor=0p", "lpar.frames=7000p"))
    while VcpuState.PAGE_WAIT not in (states := [_state(sim, guest) for guest in range(2)]):
        sim.run(sim.now + 20 * MS)
    (answer,) = why_waiting(sim, states.index(VcpuState.PAGE_WAIT))
    own, *reads, last = answer.chain
    assert reads
    assert all(one.lane.startswith("volume ") for one in reads)
    assert [one.start for one in reads[1:]] == [one.end for one in reads[:-1]]
    assert reads[-1].end == last.start == answer.end == own.end
    assert reads[-1].guest == own.guest


def test_the_barrier_that_keeps_a_guest_on_the_eligible_list_is_the_one_of_the_admission() -> None:
    sim = Simulation(load_scenario("pause-suspend", ("parameters.dspbuf=[2, 2, 2]",)))
    s = sim.state.tables[0]
    while not (s["guest"]["list"][: int(s["n_guest"])] == QueueList.ELIGIBLE).any():
        assert not sim.finished
        sim.run(sim.now + SECOND)
    guest = int((s["guest"]["list"] == QueueList.ELIGIBLE).nonzero()[0][0])
    answer = why_waiting(sim, guest)[0]
    assert "eligible list" in answer.headline
    assert "DSPBUF" in {step.lane for step in answer.chain}
    assert any(
        "DSPBUF of SET SRM keeps it there: with this guest, 3 users, 2 allowed" in one
        for one in answer.reasons
    )


def test_shares_of_time_add_up_to_all_of_it() -> None:
    sim = machine(40_000)
    for guest in range(2):
        answer = where_time_went(sim, guest, 0, sim.now)
        shares = [float(line.split("%")[0]) for line in answer.reasons if "%: " in line]
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
    assert [step.lane for step in answer.chain][1:3] == ["available list", "demand scan"]
    assert answer.chain[-1].guest == "LNK00001"
    assert f"it loses {_number(answer.headline)} pages" in answer.chain[-1].text
    assert "demand scan" in answer.text
    assert "pass" in answer.text


@pytest.mark.parametrize("ms", [20_500, 24_000])
def test_the_frames_that_were_available_fit_the_threshold_that_is_named(ms: int) -> None:
    """The threshold is that of both lists together; more frames before than that were used up meanwhile."""
    sim = machine(ms)
    reason = why_taken(sim, 0).reasons[0]
    available, low = (int(text) for text in re.findall(r"\d+", reason.replace(",", "")))
    s = sim.state.tables[0]
    assert low == int(s["param"]["low"] + s["param"]["low_2g"]) * sim.scenario.lpar.granule
    assert ("no more than" in reason) == (available <= low)
    assert ("brought them down" in reason) == (available > low)


@pytest.mark.slow
def test_the_passes_of_a_relocation_have_a_reason() -> None:
    sim = Simulation(load_scenario("relocation-oltp"))
    sim.run(30 * SECOND)
    (answer,) = why_passes(sim, 0)
    assert "made no progress" in answer.headline
    assert len(answer.reasons) >= 3
    assert len(answer.chain) == len(answer.reasons) + 1
    assert [step.lane for step in answer.chain if "progress" in step.text] == ["CP decides"]
    assert [step.start for step in answer.chain] == sorted(step.start for step in answer.chain)
    assert why_passes(machine(1_000), 0) == ()
