"""The states of members: only the published transitions, whatever is done to a cluster and when."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from engine.kernel.units import MS
from engine.sim import Simulation
from engine.state.member import Mode
from tests.engine.relocations.laws import Laws
from tests.engine.ssi.clusters import NAMES, cluster
from tests.engine.ssi.laws import (
    DOWN,
    JOINED,
    PUBLISHED,
    check_cluster,
    check_modes,
    check_quiet,
    check_told,
    members,
    own_states,
)

MEMBER = st.integers(0, 3)
WAITS = st.integers(1, 90)


class Members(RuleBasedStateMachine):
    """A cluster of one to four; people shut down, IPL, cut links, lose power, log guests on at any time."""

    @initialize(count=st.integers(1, 4), down=st.sets(MEMBER, max_size=2))
    def begin(self, count: int, down: set[int]) -> None:
        self.sim = Simulation(cluster(count, down=[one for one in sorted(down) if one < count]))
        self.laws = Laws(self.sim)
        self.crashes = dict.fromkeys(range(count), 0)

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
        if self.sim.execute(f"#LAB CRASH {NAMES[member]}").number == 0:
            self.crashes[member] += 1

    @rule(by=MEMBER, member=MEMBER)
    def declare(self, by: int, member: int) -> None:
        self.sim.execute(f"AT {NAMES[by]} CMD SET SSI {NAMES[member]} DOWN")

    @rule(by=MEMBER, on=st.booleans())
    def time_out(self, by: int, on: bool) -> None:
        self.sim.execute(f"AT {NAMES[by]} CMD SET SSI TIMEOUTS {'ENABLE' if on else 'DISABLE'}")

    @rule(
        device=st.sampled_from(["D000", "D001", "D010", "D011", "D020", "D030"]), by=MEMBER, on=st.booleans()
    )
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

    @rule(ms=WAITS, every=st.integers(1, 300))
    def repeat(self, ms: int, every: int) -> None:
        """Compare a fork in one go with this run in slices."""
        twin, until = self.sim.fork(), self.sim.now + ms * MS
        twin.run(until)
        while self.sim.now < until:
            self.sim.run(until, every)
        assert twin.digest() == self.sim.digest()

    @invariant()
    def laws_hold(self) -> None:
        if hasattr(self, "sim"):
            check_cluster(self.sim)
            check_modes(self.sim)
            self.laws.check()

    def teardown(self) -> None:
        if not hasattr(self, "sim"):
            return
        self.sim.run(self.sim.now + 1500 * MS)
        check_cluster(self.sim)
        check_modes(self.sim)
        check_quiet(self.sim)
        check_told(self.sim)
        for member in self.crashes:
            states = own_states(self.sim, member)
            strange = [pair for pair in zip(states, states[1:], strict=False) if pair not in PUBLISHED]
            assert all(new == DOWN for _, new in strange), strange
            assert len(strange) <= self.crashes[member], strange


TestMembers = pytest.mark.slow(Members.TestCase)
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
