"""A member that is dead does nothing: no I/O begins, nothing is served, no time of processors is used."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Action
from engine.kernel.units import MS
from engine.sim import Simulation
from engine.state.web import At
from tests.engine.ssi.clusters import TIMES
from tests.engine.web.disturbed import all_go_on, check, do, home
from tests.engine.web.machines import NAMES, kind, machine, machines, packs, sessions

COUNTS = (
    "tx tx_ns virtual_ios mdc_hits mdc_misses page_ins page_outs page_reads clean_steals reclaimed migrated "
    "first_touches scans"
).split()
WORK = ("emul_ns", "cp_ns", "spin_ns")
SLOW: dict[str, Any] = {"lpar": {"mdc": "0p"}, "packs": packs(1, "3ms")}


def counts(sim: Simulation, system: int) -> dict[str, Any]:
    """Return the counters of a system, except for I/O that ends."""
    s = sim.state.tables[system]
    own = s["guest"]["here"][: s["n_guest"]] == 1
    return (
        {name: int(s[name]) for name in COUNTS}
        | {name: int(s["cpu"][name][: s["n_cpu"]].sum()) for name in WORK}
        | {"started": s["shared_volume"]["started"].tolist(), "wait": s["shared_volume"]["wait_ns"].tolist()}
        | {"served": int(s["guest"]["served"][: s["n_guest"]][own].sum())}
        | {name: s["volume"][name][: s["n_volume"]].tolist() for name in ("reads", "writes", "busy_ns")}
    )


def run_until_one_waits(sim: Simulation, system: int) -> None:
    """Run until an I/O is at the device and another one waits behind it."""
    sim.run(sim.now + 30 * MS)
    while waiting(sim, system) == 0 or not sim.state.tables[system]["shared_volume"][0]["busy"]:
        sim.run(sim.now + MS, 20)
        assert sim.now < 2000 * MS


def waiting(sim: Simulation, system: int) -> int:
    """Return the requests that wait for an exposure of a system and have not begun."""
    s = sim.state.tables[system]
    own = s["shared_volume"][: s["n_shared_volume"]]
    return int((own["queued"] - own["busy"]).sum())


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(machines(least=2), st.integers(5, 80), st.integers(0, 2), st.booleans())
def test_a_dead_member_does_nothing(scenario: Any, ms: int, lost: int, orderly: bool) -> None:
    sim = Simulation(scenario)
    sim.change("parameters.shutdown_ns=5ms")
    sim.run(ms * MS)
    lost %= len(sim.state.tables)
    do(sim, Action.SHUTDOWN if orderly else Action.CRASH, 0, lost)
    while sim.state.tables[0]["member"][lost]["up"]:
        sim.run(sim.now + MS)
    was = counts(sim, lost)
    assert waiting(sim, lost) == 0
    for _ in range(20):
        sim.run(sim.now + 5 * MS)
        check(sim)
        assert counts(sim, lost) == was


def test_what_is_at_the_device_ends_and_is_for_nobody() -> None:
    sim = Simulation(machine(2, **SLOW, parameters=TIMES))
    run_until_one_waits(sim, 1)
    s = sim.state.tables[1]
    own = s["shared_volume"][0]
    ended, served = int(own["ended"]), int(s["tx"])
    sim.execute(f"#LAB CRASH {NAMES[1]}")
    assert (own["queued"], own["busy"]) == (1, 1)
    sim.run(sim.now + 50 * MS)
    assert (own["queued"], own["busy"], own["ended"]) == (0, 0, ended + 1)
    assert s["tx"] == served


def test_a_guest_that_is_logged_off_asks_for_nothing_more() -> None:
    sim = Simulation(machine(1, **SLOW))
    run_until_one_waits(sim, 0)
    for guest in range(2):
        do(sim, Action.LOGOFF, guest)
    assert waiting(sim, 0) == 0
    check(sim)


@pytest.mark.parametrize("begun", [True, False])
@pytest.mark.parametrize("how", [Action.CRASH, Action.SHUTDOWN])
def test_a_guest_that_has_been_relocated_reads_again(begun: bool, how: Action) -> None:
    """It has left its system with an I/O at the device there, or about to begin; then that system goes."""
    slow = SLOW | {"packs": packs(1, "400ms"), "sessions": sessions(each=1)}
    sim = Simulation(machine(2, **slow, parameters=TIMES))
    run_until_one_waits(sim, 0)
    s = sim.state.tables[0]
    i = int(s["shared_volume"][0]["head"])
    i = i if begun else int(s["session"][i]["next"])
    server = int(s["session"][i]["server"])
    do(sim, Action.RELOCATE, server, 1)
    while home(sim, server) == 0:
        sim.run(sim.now + MS)
    assert s["session"][i]["at"] == At.SHARED_VOLUME
    u = sim.state.tables[1]["guest"][server]
    assert u["reader"] == i
    before, started = int(u["virtual_ios"]), int(s["shared_volume"][0]["started"])
    do(sim, how, 0, 0)
    while u["reader"] == i:
        sim.run(sim.now + 10 * MS)
        check(sim)
        assert sim.now < 9000 * MS, "it waits for ever"
    assert u["virtual_ios"] > before, "the read has not been repeated"
    assert s["shared_volume"][0]["started"] == started


@pytest.mark.parametrize("how", [Action.CRASH, Action.SHUTDOWN])
def test_paging_volumes_stop(how: Action) -> None:
    busy = {"server": kind("server", "20ms"), "client": kind("client", "20ms")}
    lpar = {"frames": "2200p", "below_2g": "0p", "processors": 3, "volumes": 1}
    slow = TIMES | {"rotation": "40ms", "shutdown_ns": "0s", "join_step": "1ms"}
    sim = Simulation(machine(2, lpar=lpar, kinds=busy, parameters=slow))
    s = sim.state.tables[1]
    own = s["volume"][0]
    while own["queued"] < 2:
        sim.run(sim.now + MS)
        assert sim.now < 900 * MS
    do(sim, how, 0, 1)
    while sim.state.tables[0]["member"][1]["up"]:
        sim.run(sim.now + MS)
    reads = int(own["reads"])
    assert own["queued"] == 0
    assert own["free_at"] <= sim.now
    assert not s["waiting"]["asked"].any()
    sim.run(sim.now + 200 * MS)
    assert own["reads"] == reads


def test_all_go_on_after_the_ipl() -> None:
    sim = Simulation(machine(3, **SLOW, parameters=TIMES))
    sim.run(60 * MS)
    do(sim, Action.CRASH, 0, 2)
    sim.run(sim.now + 20 * MS)
    do(sim, Action.IPL_SYSTEM, 0, 2)
    sim.run(sim.now + 90 * MS)
    all_go_on(sim, 2000 * MS)
