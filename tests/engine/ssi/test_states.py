"""The states of members: only the published transitions, whatever is done to a cluster and when."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.kinds import Activity, Incident
from engine.member_state import MemberState, Mode
from engine.sim import Simulation
from engine.units import MS
from tests.engine.moves.laws import Laws
from tests.engine.ssi.clusters import NAMES, STALE, cluster

DOWN, JOINING, JOINED, LEAVING, ISOLATED, SUSPENDED, UNKNOWN = MemberState
PUBLISHED = {
    (DOWN, JOINING),
    (JOINING, JOINED),
    (JOINING, ISOLATED),
    (JOINED, LEAVING),
    (JOINED, SUSPENDED),
    (SUSPENDED, JOINED),
    (SUSPENDED, LEAVING),
    (LEAVING, DOWN),
    (ISOLATED, DOWN),
}
MEMBER = st.integers(0, 2)
WAITS = st.integers(1, 90)


def own_states(sim: Simulation, member: int) -> list[MemberState]:
    """What a member has taken itself to be, from time 0 on."""
    log = sim.recording().log
    values = log["value"][log["what"] == Incident.MEMBER_STATE]
    own = values[values // 16 == member * 17]
    joined = sim.recording().systems[member].joined
    return [JOINED if joined else DOWN, *(MemberState(int(value) % 16) for value in own)]


def members(sim: Simulation) -> Any:
    return sim._state.tables["member"][0][: len(sim._state.tables)]


def check_cluster(sim: Simulation) -> None:
    """What is true of a cluster at any moment."""
    tables, rows = sim._state.tables, members(sim)
    on = tables["guest"][:, : tables[0]["n_guest"]]["activity"] != Activity.OFF
    assert (on.sum(axis=0) <= 1).all(), "a guest runs twice"
    fresh = sim.now - rows["pdr_at"] <= STALE
    changing = np.isin(rows["written"], (JOINING, LEAVING)) & fresh
    assert changing.sum() <= 1, "two members join or leave at a time"
    assert (rows["contact"][: len(rows), : len(rows)] == rows["contact"][: len(rows), : len(rows)].T).all()
    for m, row in enumerate(rows):
        assert tables[m]["joined"] == (row["state"] in (JOINED, SUSPENDED))
        assert row["held"] == 1 - (row["state"] == JOINED and row["mode"] == Mode.STABLE)
        if not row["up"]:
            assert row["state"] == DOWN
            assert not on[m].any()
            assert not row["contact"].any()
            assert tables[m]["available"] >= tables[m]["frames"]
    settled = [m for m, row in enumerate(rows) if not row["held"]]
    for one, other in combinations(settled, 2):
        assert rows[one]["contact"][other], "two members take a split cluster to be stable"


class Members(RuleBasedStateMachine):
    """A cluster of three; people shut down, IPL, cut links, lose power, log guests on at any time."""

    @initialize(down=st.sets(MEMBER, max_size=2))
    def begin(self, down: set[int]) -> None:
        self.sim = Simulation(cluster(3, down=sorted(down)))
        self.laws = Laws(self.sim)
        self.crashes = dict.fromkeys(range(3), 0)

    @rule(ms=WAITS)
    def wait(self, ms: int) -> None:
        self.sim.run(self.sim.now + ms * MS)

    @rule(member=MEMBER, again=st.booleans())
    def shut_down(self, member: int, again: bool) -> None:
        self.sim.execute(f"AT {NAMES[member]} CMD SHUTDOWN {'REIPL' * again}")

    @rule(member=MEMBER)
    def load(self, member: int) -> None:
        self.sim.execute(f"#LAB LOAD {NAMES[member]}")

    @rule(member=MEMBER)
    def crash(self, member: int) -> None:
        self.crashes[member] += self.sim.execute(f"#LAB CRASH {NAMES[member]}").number == 0

    @rule(by=MEMBER, member=MEMBER)
    def declare(self, by: int, member: int) -> None:
        self.sim.execute(f"AT {NAMES[by]} CMD SET SSI {NAMES[member]} DOWN")

    @rule(device=st.sampled_from(["D000", "D001", "D010", "D011", "D020"]), by=MEMBER, on=st.booleans())
    def switch(self, device: str, by: int, on: bool) -> None:
        self.sim.execute(f"AT {NAMES[by]} CMD {'ACTIVATE' if on else 'DEACTIVATE'} ISLINK {device}")

    @rule(member=MEMBER, on=st.booleans())
    def cable(self, member: int, on: bool) -> None:
        self.sim.execute(f"AT {NAMES[member]} CMD #LAB {'PLUG' if on else 'UNPLUG'} CHPID 4{member}")

    @rule(member=MEMBER)
    def log_on(self, member: int) -> None:
        self.sim.execute(f"AT {NAMES[member]} CMD XAUTOLOG LATE{member}")

    @rule(member=MEMBER, to=MEMBER)
    def relocate(self, member: int, to: int) -> None:
        self.sim.execute(f"AT {NAMES[member]} CMD VMRELOCATE MOVE APP{member}1 TO {NAMES[to]}")

    @invariant()
    def laws_hold(self) -> None:
        if hasattr(self, "sim"):
            check_cluster(self.sim)
            self.laws.check()

    def teardown(self) -> None:
        if not hasattr(self, "sim"):
            return
        self.sim.run(self.sim.now + 300 * MS)
        check_cluster(self.sim)
        for member in range(3):
            states = own_states(self.sim, member)
            strange = [pair for pair in zip(states, states[1:], strict=False) if pair not in PUBLISHED]
            assert all(new == DOWN for _, new in strange), strange
            assert len(strange) <= self.crashes[member], strange


TestMembers = Members.TestCase
TestMembers.settings = settings(max_examples=8, stateful_step_count=20, deadline=None)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_members_are_joined_at_time_0(count: int) -> None:
    sim = Simulation(cluster(count))
    sim.run(120 * MS)
    rows = members(sim)
    assert (rows["state"] == JOINED).all()
    assert (rows["mode"] == Mode.STABLE).all()
    assert (rows["pdr_at"] == 100 * MS).all()
    assert all(own_states(sim, member) == [JOINED] for member in range(count))
