"""Laws of PR/SM, between any two events of machines of all sorts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.units import MS, SECOND
from engine.mechanisms.processors.time_accounting import account
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.copying import copied
from tests.engine.prsm.made import alone, in_cec


def busy(seed: int) -> Scenario:
    """Return a machine whose guests have work, with other LPARs that want the same cores."""
    draw = np.random.default_rng(seed)
    own: dict[str, Any] = {"weight": int(draw.choice([1, 100, 500])), "capped": bool(draw.random() < 0.3)}
    if draw.random() < 0.3:
        own["cap"] = float(draw.choice([0.2, 0.9]))
    lpars: dict[str, Any] = {"OWN": own}
    for name in "AB"[: draw.integers(0, 3)]:
        lpars[name] = {
            "weight": 300,
            "cores": int(draw.integers(1, 4)),
            "vertical": bool(draw.random() < 0.5),
            "demand": float(draw.choice([0.2, 0.8, 1.0])),
            "demands": [{"at": "300ms", "demand": 0.5}],
        }
    cec = {"cores": int(draw.integers(1, 4)), "lpars": lpars}
    release = str(draw.choice(["4.3", "5.4", "6.2"]))
    return in_cec(cec, "600ms", int(draw.integers(1, 5)), guests=5, lpar={"release": release})


def check(sim: Simulation) -> None:
    """Raise AssertionError for the first law that is broken. Books nothing in the machine itself."""
    s = copied(sim.state).tables[0]
    p, now = s["prsm"], int(s["now"])
    cores, lpars = s["core"][: p["n_core"]], s["lpar"][: p["n_lpar"]]
    physical, since = s["physical"][: p["n_physical"]], now - int(p["at"])
    held = cores["held"]
    on = held[held >= 0]
    assert len(set(on.tolist())) == len(on), "two logical cores on one physical core"
    assert all(physical["core"][held[j]] == j for j in np.flatnonzero(held >= 0))
    assert (physical["used"].sum(axis=1) <= p["at"]).all(), "more time than there is"
    assert (physical["used"].sum(axis=0)[: len(lpars)] == lpars["used"]).all()
    assert all(cores["used"][cores["lpar"] == k].sum() == lpars["used"][k] for k in range(len(lpars)))
    assert (lpars["running"] == [np.sum(held[cores["lpar"] == k] >= 0) for k in range(len(lpars))]).all()
    ready = (cores["wants"] == 1) & (held < 0)
    free = int(p["n_shared"]) - np.sum(on < p["n_shared"])
    limited = (lpars["capped"] == 1) | (lpars["cap"] > 0) | (lpars["group"] >= 0)
    assert not (ready & ~limited[cores["lpar"]]).any() or free == 0, "a core is free, and another one waits"
    for c in range(int(p["n_own"])):
        account(s, np.int64(c))
        _own(s, c, since)


def _own(s: Any, c: int, since: int) -> None:
    """Check a processor of the z/VM system, whose time has been booked."""
    cpu, core = s["cpu"][c], s["core"][c]
    off = int(core["off"])
    waited = int(core["waited"]) + off * since
    assert cpu["emul_ns"] + cpu["cp_ns"] + cpu["idle_ns"] + waited == s["now"], "time is lost"
    used = int(core["used"]) + (since if core["held"] >= 0 else 0)
    if s["release"] == 0:
        assert cpu["emul_ns"] + cpu["cp_ns"] == used, "the processor ran without a physical core"
    assert off == int(core["wants"] == 1 and core["held"] < 0)


@pytest.mark.parametrize("seed", range(20))
def test_laws_hold_between_any_two_events(seed: int) -> None:
    sim = Simulation(busy(seed))
    sim.run(110 * MS)  # the load has begun
    for events in [1] * 60 + [37] * 20:
        sim.run(sim.scenario.until, budget=events)
        check(sim)


def ran(scenario: Scenario) -> Simulation:
    sim = Simulation(scenario)
    sim.run(scenario.until)
    return sim


@pytest.mark.parametrize("seed", range(0, 25, 3))
def test_a_run_can_be_repeated_in_any_slices(seed: int) -> None:
    scenario = busy(seed)
    whole, sliced = ran(scenario), Simulation(scenario)
    while not sliced.finished:
        sliced.run(min(sliced.now + 7 * MS, scenario.until), budget=1000)
    assert sliced.digest() == whole.digest()
    sliced.seek(scenario.until // 3)
    fork = sliced.fork()
    for sim in (sliced, fork):
        sim.run(scenario.until)
        assert sim.digest() == whole.digest()


@pytest.mark.parametrize("seed", range(8))
def test_virtual_cpus_lose_what_their_processors_lose(seed: int) -> None:
    """Each processor that waits for a physical core holds up the virtual CPU on it, and no other."""
    scenario = busy(seed)
    sim = ran(scenario)
    s = sim.state.tables[0]
    if s["release"] == 0:
        own = int(s["prsm"]["n_own"])
        lost = s["stolen"][: s["n_vcpu"]].sum()
        booked = sum(s["cpu"][name][:own].sum() for name in ("emul_ns", "cp_ns", "idle_ns"))
        assert lost == own * sim.now - booked


def test_dedicated_cores_change_nothing() -> None:
    """A machine that has its own physical cores runs as one without a CEC."""
    cec = {"cores": 6, "lpars": {"OWN": {"dedicated": True}, "A": {"weight": 999, "cores": 8}}}
    with_cec, without = (ran(in_cec(some, "600ms", 2, guests=5)) for some in (cec, None))
    for name in ("emul_ns", "cp_ns", "idle_ns"):
        assert (with_cec.state.tables[0]["cpu"][name] == without.state.tables[0]["cpu"][name]).all()
    assert (with_cec.recording().trace == without.recording().trace).all()


def test_enough_cores_for_all_change_nothing() -> None:
    cec = {"cores": 4, "lpars": {"OWN": {"weight": 1}, "A": {"weight": 999, "cores": 2}}}
    with_cec, without = (ran(in_cec(some, "600ms", 2, guests=5)) for some in (cec, None))
    assert (with_cec.recording().trace == without.recording().trace).all()


@pytest.mark.parametrize("others", [1, 2, 3])
def test_unused_time_goes_to_others_by_their_weights(others: int) -> None:
    """A wants half of what it is entitled to; the others have the rest in proportion to their weights."""
    weights = [100, 200, 300][:others]
    lpars = {"A": {"weight": 600, "cores": 1, "demand": 0.0}}
    lpars |= {f"B{k}": {"weight": weight, "cores": 2} for k, weight in enumerate(weights)}
    s = ran(in_cec(alone(1, **lpars), "4s")).state.tables[0]
    used = s["lpar"]["used"][2 : 2 + others] / (4 * SECOND)
    assert used.sum() == pytest.approx(1.0)
    assert used == pytest.approx([weight / sum(weights) for weight in weights], abs=0.01)


@pytest.mark.parametrize("vertical", [(), ("A",), ("C",), ("A", "C")])
def test_unused_time_goes_by_weights_whatever_the_polarization(vertical: tuple[str, ...]) -> None:
    """A vertical low core, which is entitled to nothing, gets unused time by the weight of its LPAR."""
    given = {"A": (500, 3, 1.0), "B": (300, 3, 0.0), "C": (200, 3, 1.0)}
    lpars = {
        name: {"weight": weight, "cores": cores, "demand": demand, "vertical": name in vertical}
        for name, (weight, cores, demand) in given.items()
    }
    s = ran(in_cec(alone(4, **lpars), "8s")).state.tables[0]
    used = s["lpar"]["used"][1:4] / (8 * SECOND)
    assert used == pytest.approx([4 * 5 / 7, 0, 4 * 2 / 7], abs=0.03)


def test_a_change_of_weights_acts_from_then_on() -> None:
    from engine.mechanisms.prsm.prsm import set_weight

    lpars = {"A": {"weight": 100, "cores": 1}, "B": {"weight": 100, "cores": 1}}
    sim = Simulation(in_cec(alone(1, **lpars), "8s"))
    sim.run(4 * SECOND)
    first = sim.state.tables[0]["lpar"]["used"][1:3].copy()
    set_weight(sim.state.tables[0], np.int64(1), np.int64(300))
    sim.run(8 * SECOND)
    second = sim.state.tables[0]["lpar"]["used"][1:3] - first
    assert first / (4 * SECOND) == pytest.approx([0.5, 0.5], abs=0.01)
    assert second / (4 * SECOND) == pytest.approx([0.75, 0.25], abs=0.01)


def test_a_processor_varied_off_leaves_its_part_to_the_others() -> None:
    cec = {"cores": 2, "lpars": {"OWN": {"weight": 500}, "A": {"weight": 500, "cores": 2}}}
    sim = Simulation(in_cec(cec, "600ms", 4, guests=5))
    sim.run(300 * MS)
    assert sim.state.tables[0]["core"]["entitled"][:4] == pytest.approx([0.25] * 4)
    sim.execute("VARY OFF PROCESSOR 3")
    sim.run(400 * MS)
    check(sim)
    assert sim.state.tables[0]["core"]["entitled"][:3] == pytest.approx([1 / 3] * 3)
    assert not sim.state.tables[0]["core"]["online"][3]
