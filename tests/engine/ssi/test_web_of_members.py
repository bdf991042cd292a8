"""Web sessions of members that go and come: none is lost or in two places, and all continue."""

from __future__ import annotations

import pytest

from engine.kernel.units import MS
from engine.sim import Simulation
from engine.state.member import MemberState
from tests.engine.ssi.clusters import JOIN, LOAD, TIMES
from tests.engine.web.disturbed import all_go_on, check
from tests.engine.web.machines import NAMES, machine, sessions

GOES = 60 * MS


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("what", ["#LAB CRASH {}", "AT {} CMD SHUTDOWN"])
def test_all_sessions_go_on_when_the_member_is_back(what: str, across: bool) -> None:
    sim = Simulation(machine(2, sessions=sessions(across=across), parameters=TIMES))
    sim.run(GOES)
    assert sim.execute(what.format(NAMES[1])).number == 0
    while sim.state.tables[0]["member"][1]["up"]:
        sim.run(sim.now + MS)
        check(sim)
    gone = sim.state.tables[1]
    served = int(sim.state.tables[0]["tx"])
    assert gone["mdc"] == 0
    assert gone["available"] >= gone["frames"]
    sim.run(sim.now + 20 * MS, 4000)
    check(sim)
    assert int(sim.state.tables[0]["tx"]) > served, "the other member serves on"
    assert sim.execute(f"#LAB LOAD {NAMES[1]}").number == 0
    sim.run(sim.now + LOAD + 5 * JOIN)
    assert sim.state.tables[0]["member"][1]["state"] == MemberState.JOINED
    all_go_on(sim, 500 * MS)
