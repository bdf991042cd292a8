"""Storage from z/VM 6.3 on: laws at every turn, and the consequences of the published rules in the small."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.explain.taken import why_taken
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import behaviour, group, kind, small, step
from tests.engine.storage.aging_laws import check_aging

QUICK = {"least_low": "40p", "low_time": "10ms", "high_time": "20ms", "demand_time": "100ms"}
SEVERAL = {"app": group("app", 2, "APP"), "db": group("db", 2, "DB")}


def on_63(method: str = "stop", parameters: dict[str, Any] | None = None, **changes: Any) -> Scenario:
    """A small machine of 6.3, without expanded storage unless `lpar` says otherwise."""
    lpar = {"release": "6.3", "xstor": 0} | changes.pop("lpar", {})
    return small(method, lpar=lpar, parameters=QUICK | (parameters or {}), **changes)


def run_checked(scenario: Scenario, seed: int, every: int) -> Simulation:
    """Run to the end, and check all laws every so many events."""
    sim = Simulation(scenario, seed)
    frames = int(sim.state.tables["available"][0])
    while not sim.finished:
        sim.run(scenario.until, every)
        check_aging(sim.state, frames)
        check_dispatch(sim.state)
    return sim


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"early_writes": False},
    {"keep_slot": False},
    {"early_writes": False, "keep_slot": False, "agelist": "10%"},
    {"xstor": 300},
    {"xstor": 1500, "below_2g": "900p", "agelist": "100p"},
    {"paging_space": "600p"},
)


@pytest.mark.parametrize("method", ["suspend", "stop"])
@pytest.mark.parametrize("lpar", OPTIONS, ids=str)
def test_laws_hold(method: str, lpar: dict[str, Any]) -> None:
    """A machine may run out of paging space: it says so then, and the laws held until then."""
    ends = (SimulationError,) if "paging_space" in lpar else ()
    with contextlib.suppress(*ends):
        sim = run_checked(on_63(method, lpar=lpar), 1, 211)
        a = sim.state.tables[0]["aging"]
        for name in ("invalidated", "from_ibr", "from_aging", "taken"):
            assert a[name] > 0, name


@pytest.mark.slow
@settings(max_examples=25)
@given(
    st.sampled_from(OPTIONS),
    st.integers(0, 2**64 - 1),
    st.integers(40, 180),
    st.sampled_from(["random", "sweep", "skewed"]),
)
def test_laws_hold_in_any_machine(lpar: dict[str, Any], seed: int, every: int, pattern: str) -> None:
    tiers = [{"title": "hot", "pages": 192, "pattern": pattern}, {"title": "cold", "pattern": pattern}]
    kinds = {"app": kind("poll", tiers=tiers), "db": kind("idle")}
    with contextlib.suppress(SimulationError):
        run_checked(on_63("suspend", lpar=lpar, kinds=kinds), seed, every)


def test_a_run_repeats_itself() -> None:
    digests = set()
    for _ in range(2):
        sim = Simulation(on_63("suspend"), 3)
        sim.run(sim.scenario.until)
        digests.add(sim.digest())
    assert len(digests) == 1


def test_without_pressure_nothing_is_invalidated() -> None:
    sim = run_checked(on_63(lpar={"frames": "9000p"}), 1, 997)
    a = sim.state.tables[0]["aging"]
    assert a["asked"] > 0
    assert all(a[name] == 0 for name in ("invalidated", "aged", "taken", "written_out", "count", "ibr"))


def _polled(every: str, wait: str = "1ms") -> dict[str, Any]:
    """Two guests that use all their pages: of one all are touched often, of the other none ever."""
    used = behaviour("1ms", wait, "random", [every, every], growth=60_000)
    unused = behaviour("1ms", wait, "random", ["never", "never"], growth=60_000)
    return {
        "kinds": {
            "used": kind("idle", activities={"idle": used, "load": used}),
            "unused": kind("idle", activities={"idle": unused, "load": unused}),
            "grows": kind("idle"),
        },
        "guests": {
            "used": group("used", 1, "USED"),
            "unused": group("unused", 1, "SPARE"),
            "grows": group("grows", 1, "GROWS"),
        },
        "timeline": [
            step("0s", "boot", "used", "unused"),
            step("40ms", "load", "used", "unused"),
            step("200ms", "boot", "grows"),
            step("240ms", "load", "grows"),
        ],
        "until": "1s",
    }


def test_pages_that_are_used_stay_and_those_that_are_not_go() -> None:
    """What is touched before it has crossed both lists comes back without an I/O, and is never read."""
    made = on_63(lpar={"frames": "2200p", "agelist": "10%"}, **_polled("2ms"))
    sim = run_checked(made, 1, 499)
    used, unused = sim.state.tables[0]["guest"][:2]
    assert sim.state.tables[0]["owner"]["revalidated"][0] > 100
    assert unused["dasd"] > 200
    assert used["dasd"] < unused["dasd"] / 10
    assert used["page_reads"] < used["stolen"] + 1
    assert unused["page_reads"] == 0


def test_reserved_pages_stay() -> None:
    """SET RESERVED is honored in every scan, though no page of that guest is used."""
    made = on_63(lpar={"frames": "2200p"}, **_polled("2ms"))
    sim = Simulation(made, 1)
    sim.run(150_000_000)
    before = int(sim.state.tables[0]["guest"]["real"][1])
    sim.execute("set reserved spa0001 4000")
    sim.run(made.until)
    u = sim.state.tables[0]["guest"][1]
    assert u["real"] >= before
    assert u["stolen"] == 0
    assert sim.state.tables[0]["aging"]["below_reserve"] == 0


def test_a_longer_list_saves_reads_and_keeps_pages_longer() -> None:
    """The time on the list is its length by the rate at which pages enter it."""
    stays, back = [], []
    for size in ("1%", "10%"):
        sim = Simulation(on_63(lpar={"frames": "2200p", "agelist": size}, **_polled("40ms")), 1)
        sim.run(sim.scenario.until)
        a = sim.state.tables[0]["aging"]
        stays.append(float(a["target"]) / float(a["aged"]))
        back.append(int(a["from_aging"]))
    assert stays[1] > 2 * stays[0]
    assert back[1] > back[0]


def test_a_kept_slot_is_not_written_again() -> None:
    """A page that is read and not changed is written once: with KEEPSLOT NO, each time that it goes."""
    written = {}
    for keep in (True, False):
        sim = Simulation(on_63("suspend", lpar={"keep_slot": keep}), 1)
        sim.run(sim.scenario.until)
        a = sim.state.tables[0]["aging"]
        written[keep] = float(a["written_out"]) / float(a["taken"])
    assert written[True] < 0.9 * written[False]


def test_late_writes_are_fewer() -> None:
    """With EARLYWRITES NO, what comes back from the aging list was not written in vain."""
    wasted = {}
    for early in (True, False):
        sim = Simulation(on_63("suspend", lpar={"early_writes": early, "agelist": "20%"}), 1)
        sim.run(sim.scenario.until)
        a = sim.state.tables[0]["aging"]
        wasted[early] = float(a["written_out"]) / float(a["taken"])
    assert wasted[False] < wasted[True]


def test_the_answer_why_names_the_moment_and_the_lists() -> None:
    """Pages are taken when the answer says, from the end of the aging list."""
    sim = Simulation(on_63("suspend"), 1)
    sim.run(300_000_000)
    answer = why_taken(sim, 2)
    assert answer.end is not None
    stolen = int(sim.state.tables[0]["guest"]["stolen"][2])
    sim.run(answer.end - 1)
    assert int(sim.state.tables[0]["guest"]["stolen"][2]) == stolen
    sim.run(answer.end)
    assert int(sim.state.tables[0]["guest"]["stolen"][2]) > stolen
    assert [step.lane for step in answer.chain][1:3] == ["available list", "aging list"]
    assert "aging list" in answer.text
    assert "pass" not in answer.text.split()  # of a demand scan: here there are lists
