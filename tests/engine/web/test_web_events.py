"""Single things that happen to web sessions: a reader that goes, a server that moves, a cache put off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import Action, Activity
from engine.kernel.units import MS, SECOND
from engine.mechanisms.servers.sessions import move_sessions
from engine.sim import Simulation
from engine.state.relocation import Finish
from engine.state.web import At
from tests.engine.relocations.laws import Laws
from tests.engine.web.disturbed import all_go_on, check, do, home
from tests.engine.web.machines import guests, machine, packs, sessions


def until(sim: Simulation, true: Callable[[Any], bool], most: int = SECOND) -> Any:
    """Run event by event until something is true of the first system, which is returned."""
    s = sim.state.tables[0]
    while not true(s):
        assert sim.now < most, "it has not come"
        sim.run(most, 1)
    return s


def rate(sim: Simulation, g: int, span: int = 100 * MS) -> float:
    """Return the transactions per second of server g over the next `span` ns."""
    served = sim.state.tables["guest"]["served"]
    before = int(served[:, g].sum())
    sim.run(sim.now + span)
    check(sim)
    return (int(served[:, g].sum()) - before) / span * SECOND


def test_a_reader_whose_client_is_logged_off_leaves_the_disk_to_others() -> None:
    """Its client stays away; the other client's sessions with the same server go on."""
    sim = Simulation(machine(guests=guests(1, 2), sessions=sessions(each=6, reads=9.0)))
    rows = sim.state.tables["session"][0]

    def reads_at_its_client(s: Any) -> bool:
        reader = int(s["guest"][0]["reader"])
        return reader >= 0 and rows[reader]["at"] == At.CLIENT and s["guest"][0]["reader_head"] >= 0

    s = until(sim, reads_at_its_client)
    gone = int(rows[int(s["guest"][0]["reader"])]["client"])
    do(sim, Action.LOGOFF, gone)
    check(sim)
    assert rate(sim, 0) > 100
    left = rows[:6][rows[:6]["client"] == gone]
    assert (left["at"] == At.TRAVEL).all()


def test_the_same_when_client_and_server_are_in_two_systems() -> None:
    web = sessions(across=True, each=4, reads=9.0, client_share=0.9)
    sim = Simulation(machine(2, guests=guests(2, 2), sessions=web))
    tables = sim.state.tables

    def reads_in_the_other_system(_: Any) -> bool:
        reader = int(tables[1]["guest"][1]["reader"])
        return reader >= 0 and tables[0]["session"][reader]["at"] == At.CLIENT

    until(sim, reads_in_the_other_system)
    do(sim, Action.LOGOFF, 2)
    assert home(sim, 2) == 0
    sim.run(sim.now + 20 * MS)
    assert rate(sim, 1) > 100


def test_a_server_that_is_iplled_begins_with_an_empty_page_cache() -> None:
    sim = Simulation(machine())
    sim.run(50 * MS)
    u = sim.state.tables[0]["guest"][0]
    assert u["files"] == u["files_room"] == 25
    do(sim, Action.IPL, 0)
    assert u["files"] == 0
    check(sim)
    all_go_on(sim, 400 * MS)
    assert 0 < u["files"] <= 25


@pytest.mark.parametrize("g", [0, 4], ids=["server", "client"])
def test_sessions_go_with_a_guest_that_is_relocated(g: int) -> None:
    """Sessions of the others go on meanwhile; the moved one's are served afterwards as before."""
    sim = Simulation(machine(2, until="3s", lpar={"processors": 4}))
    laws = Laws(sim)
    server = 0
    before = rate(sim, server)
    do(sim, Action.RELOCATE, g, 1)
    move = sim.state.tables["move"][0][0]
    while move["finish"] == Finish.NOT_YET:
        sim.run(3 * SECOND, 80)
        check(sim)
        laws.check()
    assert move["finish"] == Finish.COMPLETED
    assert home(sim, g) == 1
    after = rate(sim, server)
    assert 0.3 * before < after < 1.5 * before, (before, after)
    all_go_on(sim, 100 * MS)
    do(sim, Action.RELOCATE, g, 0)
    sim.run(sim.now + 300 * MS)
    assert home(sim, g) == 0
    assert rate(sim, server) == pytest.approx(before, rel=0.25)


def test_a_burst_takes_longer_on_a_slower_processor() -> None:
    """What is left of a burst is as many instructions after a move, on a virtual CPU or in the queue."""
    scenario = machine(2, systems={"A1": {}, "B1": {"processor": "z196"}})
    sim = Simulation(scenario)
    s, t = sim.state.tables
    sim.run(20 * MS)
    until(sim, lambda s: s["guest"][0]["threads"] > 0)
    g = 0
    factor = float(t["pace"] / s["pace"])
    assert factor == pytest.approx(0.882 * 4.4 / 5.2)
    u = s["guest"][g]
    v = int(u["first_vcpu"])
    t["guest"][g]["n_vcpu"], t["vcpu"][v] = u["n_vcpu"], s["vcpu"][v]
    working = [i for i in range(int(s["n_session"])) if s["session"][i]["at"] == At.SERVER]
    own = [i for i in working if s["session"][i]["server"] == g]
    left = {i: int(s["session"][i]["left"]) for i in own}
    burst = int(s["vcpu"][v]["burst_left"])
    move_sessions(s, t, np.int64(g))
    assert own
    assert all(t["session"][i]["left"] == pytest.approx(left[i] * factor, abs=2) for i in own)
    assert t["vcpu"][v]["burst_left"] == pytest.approx(burst * factor, abs=2)


def test_with_the_minidisk_cache_put_off_all_reads_are_real() -> None:
    sim = Simulation(machine(lpar={"mdc": "2000p", "filled_mdc": 1.0}))
    s = sim.state.tables[0]
    sim.run(100 * MS)
    assert s["mdc_hits"] > 0
    assert sim.execute("SET MDCACHE STORAGE 0M 0M").number == 0
    hits, real = int(s["mdc_hits"]), int(s["shared_volume"]["started"].sum())
    virtual = int(s["virtual_ios"])
    sim.run(200 * MS)
    check(sim)
    assert s["mdc_hits"] == hits
    asked = int(s["virtual_ios"]) - virtual
    assert abs(int(s["shared_volume"]["started"].sum()) - real - asked) <= int(s["n_session"])


def test_a_pack_takes_longer_when_others_use_it() -> None:
    """Service of one exposure alone, and with that of another system busy nearly always."""

    def service(systems: int) -> float:
        web = sessions(each=8, reads=9.0, instructions=20_000.0, rounds=1)
        scenario = machine(
            systems, sessions=web, packs=packs(1, "300us", 1.0), guests=guests(8 * systems, 2 * systems)
        )
        sim = Simulation(scenario)
        sim.run(SECOND)
        p = sim.state.tables["shared_volume"][0, 0]
        assert p["busy_ns"] > 0.9 * SECOND
        return float(p["busy_ns"] / p["ended"])

    assert service(1) == pytest.approx(300_000, rel=0.05)
    assert 560_000 < service(2) < 620_000


def test_sessions_that_think_leave_the_processors_alone() -> None:
    sim = Simulation(machine(sessions=sessions(think="20ms"), packs=packs(1, "10us")))
    sim.run(20 * SECOND)
    s = sim.state.tables[0]
    each = float(s["tx_ns"] / s["tx"]) + 20e6
    assert s["tx"] == pytest.approx(4 * 20 * SECOND / each, rel=0.05)


def test_no_guest_under_load_no_transaction() -> None:
    sim = Simulation(machine())
    sim.run(50 * MS)
    for g in (0, 1):
        do(sim, Action.UNLOAD, g)
    sim.run(60 * MS)
    s = sim.state.tables[0]
    assert s["guest"]["activity"][0] == Activity.IDLE
    before = int(s["tx"])
    sim.run(200 * MS)
    check(sim)
    assert s["tx"] == before
    assert np.isin(s["session"]["at"][:4], (At.SERVER, At.LOCK)).all()
    for g in (0, 1):
        do(sim, Action.LOAD, g)
    all_go_on(sim, 50 * MS)
