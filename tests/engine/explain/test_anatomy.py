"""Steal anatomy: the parts add up to the measures, stretches are in the trace, a moment finds its peak."""

from __future__ import annotations

from functools import cache

import pytest

from engine.explain.anatomy import StealPart, anatomy, peak, steal_parts
from engine.explain.questions import answers
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.measures.selectors import find_measure
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation


@cache
def machine(id: str, seconds: int, *settings: str) -> Simulation:
    sim = Simulation(load_scenario(id, settings))
    sim.run(seconds * SECOND)
    return sim


def parts(sim: Simulation, guest: int, start: int, end: int) -> dict[str, StealPart]:
    return {part.what: part for part in steal_parts(sim.recording(), guest, start, end)}


def count(sim: Simulation) -> int:
    return sim.scenario.lpar.processors


@pytest.mark.parametrize("span", [(0, 50), (22, 30), (24, 26), (30, 50)])
def test_the_parts_are_the_steal_of_a_relocated_guest(span: tuple[int, int]) -> None:
    sim = machine("relocation-steal", 50)
    start, end = (at * SECOND for at in span)
    total = 100 * sum(part.share for part in steal_parts(sim.recording(), 0, start, end))
    assert total == pytest.approx(
        find_measure("guest.steal").value(sim.recording(), [0], start, end), abs=0.2
    )


@pytest.mark.parametrize("guest", range(3))
def test_the_parts_are_the_steal_by_cp_and_by_prsm(guest: int) -> None:
    sim = machine("prsm-weights", 20)
    found = parts(sim, guest, 5 * SECOND, 20 * SECOND)
    by_prsm, by_cp = (
        find_measure(f"guest.steal_{name}").value(sim.recording(), [guest], 5 * SECOND, 20 * SECOND)
        for name in ("prsm", "cp")
    )
    prsm = found.pop("PR/SM gave the physical core to other logical cores")
    assert 100 * prsm.share == pytest.approx(by_prsm, abs=0.01)
    assert 100 * sum(part.share for part in found.values()) == pytest.approx(by_cp, abs=0.2)
    assert "LPB" in prsm.reasons[0]
    who, away = found["other work used the processors"].reasons
    assert "COMP" in who
    lost = find_measure("processor.away").value(sim.recording(), range(count(sim)), 5 * SECOND, 20 * SECOND)
    assert away == f"{lost:.2f} of the {count(sim)} processors on average had work and no physical core."
    assert sim.scenario.guests[guest].userid not in who.replace(",", " ").split()


def test_parked_processors_are_among_the_causes() -> None:
    """The sum is that of all guests, and the parked processors are those that the measure counts."""
    sim = machine("hiperdispatch-parking", 10)
    guests, end = range(len(sim.scenario.guests)), 10 * SECOND
    used, parked, *_ = parts(sim, 0, 0, end)["other work used the processors"].reasons
    busy = find_measure("guest.cpu").value(sim.recording(), guests, 0, end)
    assert used.startswith(f"All guests together used {busy:.2f} of {count(sim)} processors meanwhile")
    lost = find_measure("processor.parked").value(sim.recording(), range(count(sim)), 0, end)
    assert lost > 1
    said = float(parked.removeprefix("CP had parked ").split()[0])
    assert said == pytest.approx(lost, abs=0.1)


def test_the_longest_stretch_is_the_longest_of_the_trace() -> None:
    sim = machine("prsm-weights", 20)
    start, end = 5 * SECOND, 20 * SECOND
    rows = [row for row in sim.recording().trace if sim.recording().vcpu_guest[row["vcpu"]] == 0]
    lengths = {0: 0}
    for vcpu in {int(row["vcpu"]) for row in rows}:
        own = [row for row in rows if row["vcpu"] == vcpu and row["time"] < end]
        ends = [*(int(row["time"]) for row in own[1:]), end]
        for row, last in zip(own, ends, strict=True):
            if row["state"] == VcpuState.READY and last > start:
                first = max(start, int(row["time"]))
                lengths[first] = max(lengths.get(first, 0), last - first)
    first, last = parts(sim, 0, start, end)["other work used the processors"].stretch
    assert last - first == max(lengths.values()) == lengths[first]


def test_a_moment_finds_the_peak_around_it_and_its_cause() -> None:
    sim = machine("relocation-steal", 50)
    start, end = peak(sim.recording(), 0, 0, 50 * SECOND, 25 * SECOND)
    assert 22 * SECOND <= start < 25 * SECOND < end <= 30 * SECOND
    head, first, *_ = answers("anatomy", sim, 0, 0, 50 * SECOND, 25 * SECOND)
    assert (head.start, head.end) == (start, end)
    assert first.headline.endswith("a relocation had stopped it.")
    (step,) = first.chain
    assert start <= step.start < step.end <= end
    assert step.guest == "LNXJAVA"


def test_a_limit_names_its_share() -> None:
    limited = ("guests.all.limit=hard", "guests.all.limit_share=20.0", "lpar.processors=1")
    sim = machine("tests/data/two-guests.toml", 25, *limited)
    found = parts(sim, 0, 0, 25 * SECOND)
    assert found["a limit held it back"].reasons == ("Its maximum share is 20%.",)
    assert found["a limit held it back"].share == pytest.approx(
        find_measure("guest.limited").value(sim.recording(), [0], 0, 25 * SECOND), abs=1e-3
    )


def test_a_run_that_has_not_begun_has_no_parts() -> None:
    assert anatomy(Simulation(load_scenario("tests/data/two-guests.toml")), 0, 0, 50 * MS) == ()


def test_a_thin_recording_says_that_it_has_no_single_stretches() -> None:
    found = anatomy(machine("timers-busy-430", 10), 0, 0, 10 * SECOND)
    texts = {answer.chain[0].lane: answer.chain[0].text for answer in found if answer.chain}
    assert texts["other work used the processors"] == "individual periods are not recorded"
    assert texts["CP worked on its processor"].startswith("highest in these")


def test_guests_that_move_count_while_they_are_on_the_same_system() -> None:
    sim = machine("relocation-workloads", 36, "lpar.processors=2")
    recording, together, seconds = sim.recording(), 0.0, 36
    place = recording.guest_system
    assert place[0, 2] != place[-1, 2]
    for row in range(1, len(recording.time)):
        for other in range(3):
            if place[row, other] == place[row, 0]:
                for field in ("emul_ns", "cp_ns"):
                    counted = recording.guests[field][:, other]
                    together += (int(counted[row]) - int(counted[row - 1])) / SECOND
    (said, *_) = parts(sim, 0, 0, seconds * SECOND)["other work used the processors"].reasons
    assert together < 2 * seconds
    assert said.startswith(f"All guests together used {together / seconds:.2f} of 2 processors")


def test_the_time_since_the_last_sample_is_in_no_part() -> None:
    sim = Simulation(load_scenario("prsm-weights"))
    sim.run(4 * SECOND + 30 * MS)
    last, start = int(sim.recording().time[-1]), 4 * SECOND - 20 * MS
    assert start < last < sim.now
    head, *_ = anatomy(sim, 0, start, sim.now)
    steal = find_measure("guest.steal").value(sim.recording(), [0], start, last)
    assert (head.start, head.end) == (start, last)
    assert f"did not run for {steal:.1f}%" in head.headline
    assert anatomy(sim, 0, last, sim.now) == ()
