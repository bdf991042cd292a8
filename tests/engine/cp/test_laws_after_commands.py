"""The laws of storage and of scheduling hold after every command, whatever the guest is doing."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.sim import Simulation
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import TIMELINE, group, kind, small, step
from tests.engine.storage.storage_laws import check_storage

USERS = ("APP0001", "APP0002", "DB0001", "DB0002", "LATE0001")
OWN = (
    "stop",
    "begin",
    "stop cpu all",
    "stop cpu 0",
    "stop cpu 1",
    "cpu 1 begin",
    "ipl 150",
    "ipl 150 parm noresume",
    "logoff",
)
OF_USER = (
    "force {}",
    "signal shutdown {}",
    "xautolog {}",
    "set share {} abs 5% limithard",
    "set share {} rel 10 abs 10% limitsoft",
    "set share {} rel 10000",
    "set quickdsp {} on",
    "set quickdsp {} off",
    "set reserved {} 100000",
    "set reserved {} off",
    "set reorder on for {}",
    "set reorder off for {}",
)
OF_SYSTEM = (
    "shutdown reipl",
    "set srm dspbuf 1 1 1",
    "set srm storbuf 0 0 0",
    "set srm ldubuf 0 0 0",
    "set srm dspbuf initial",
    "set srm storbuf initial",
    "set srm dspslice 100",
    "set reorder off system",
    "set reorder on system",
    "set mdcache storage 0m 0m",
    "set mdcache storage 0m 2m",
    "monitor sample int 3 sec",
    "query frames",
)
SHELL = ("echo disk > /sys/power/state", "vmcp stop cpu all", "vmcp logoff", "vmcp ipl 150", "free")
COMMANDS = st.one_of(
    st.tuples(st.sampled_from(USERS), st.sampled_from(OWN)),
    st.tuples(st.just("MAINT"), st.builds(str.format, st.sampled_from(OF_USER), st.sampled_from(USERS))),
    st.tuples(st.just("MAINT"), st.sampled_from(OF_SYSTEM)),
    st.tuples(st.sampled_from([f"{user}$" for user in USERS]), st.sampled_from(SHELL)),
)


def _machine(seed: int) -> Simulation:
    """The small machine with a minidisk cache, long reorders and a guest that is logged off at first."""
    reader: Any = kind("idle", file_pages=400)
    reader["activities"]["load"] |= {"reads": 4.0}
    guests = {
        "app": group("app", 2, "APP"),
        "db": group("db", 2, "DB", processors=2, userids=["DB0001", "DB0002"]),
        "late": group("db", 1, "LATE", userids=["LATE0001"]),
    }
    steps = [*TIMELINE, step("700ms", "boot", "late")]
    often = {"reorder_share": 0.02, "reorder_page": "20us"}
    kinds = {"app": kind("poll"), "db": reader}
    return Simulation(
        small(guests=guests, kinds=kinds, timeline=steps, lpar={"mdc": "1M"}, parameters=often), seed
    )


def _give(sim: Simulation, userid: str, line: str) -> None:
    if userid.endswith("$"):
        sim.shell(userid[:-1], line)
    else:
        sim.execute(line, userid)


@settings(max_examples=25)
@given(st.lists(st.tuples(st.integers(1, 900), COMMANDS), min_size=1, max_size=25), st.integers(0, 9))
def test_laws_hold_after_every_command(steps: list[tuple[int, tuple[str, str]]], seed: int) -> None:
    sim = _machine(seed)
    frames = int(sim.state.tables["available"][0])
    for budget, (userid, line) in steps:
        sim.run(sim.scenario.until, budget)
        check_storage(sim.state, frames)
        check_dispatch(sim.state, lowered=True)
        _give(sim, userid, line)
        check_storage(sim.state, frames)
        check_dispatch(sim.state, lowered=True)
    sim.run(sim.scenario.until)
    check_storage(sim.state, frames)
    check_dispatch(sim.state, lowered=True)
