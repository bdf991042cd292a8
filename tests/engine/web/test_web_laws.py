"""Web sessions in any machine, whatever happens to their guests: none is lost, all continue."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Action
from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from tests.engine.ssi.clusters import TIMES
from tests.engine.web.disturbed import TO_LINKS, TO_MEMBERS, Step, all_go_on, check, disturb, set_right, steps
from tests.engine.web.laws import check_web
from tests.engine.web.machines import machine, machines, sessions

SEEDS = st.integers(0, 2**32)


@pytest.mark.slow
@pytest.mark.parametrize("systems", [1, 2])
def test_laws_hold_after_each_event(systems: int) -> None:
    sim = Simulation(machine(systems))
    while sim.now < 20 * MS:
        sim.run(SECOND, 1)
        check_web(sim.state)
    tables = sim.state.tables
    assert (tables["tx"] > 20).all()
    assert (tables["shared_volume"]["ended"][:, :3] > 10).all()


@pytest.mark.slow
@settings(max_examples=20)
@given(machines(), SEEDS, st.integers(60, 400))
def test_laws_hold_in_any_machine(scenario: Scenario, seed: int, every: int) -> None:
    sim = Simulation(scenario, seed)
    with contextlib.suppress(SimulationError):
        while sim.now < 40 * MS:
            sim.run(40 * MS, every)
            check(sim)


@pytest.mark.slow
@settings(max_examples=30)
@given(machines(), SEEDS, steps())
def test_laws_hold_whatever_happens_to_guests(scenario: Scenario, seed: int, plan: list[Step]) -> None:
    sim = Simulation(scenario, seed)
    with contextlib.suppress(SimulationError):
        disturb(sim, plan)


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(1, 3), st.booleans(), SEEDS, steps(8))
def test_all_sessions_go_on_afterwards(systems: int, across: bool, seed: int, plan: list[Step]) -> None:
    """With all guests up again every session ends its transaction and begins another one."""
    web = sessions(across=across and systems > 1)
    sim = Simulation(machine(systems, sessions=web), seed)
    disturb(sim, plan)
    for _ in range(6):  # an IPL under way, a suspend that has to end first
        set_right(sim)
        sim.run(sim.now + 200 * MS)
        check(sim)
    all_go_on(sim, 400 * MS)


@pytest.mark.slow
@settings(max_examples=25)
@given(st.integers(2, 3), st.booleans(), SEEDS, steps(8, (*TO_MEMBERS, *TO_LINKS, Action.RELOCATE)))
def test_all_sessions_go_on_after_members_went(
    systems: int, across: bool, seed: int, plan: list[Step]
) -> None:
    """Members crash, leave and come back, links are cut: no session is lost, none is in two places."""
    sim = Simulation(machine(systems, sessions=sessions(across=across), parameters=TIMES), seed)
    disturb(sim, plan)
    for _ in range(8):
        set_right(sim)
        sim.run(sim.now + 400 * MS)
        check(sim)
    all_go_on(sim, 400 * MS)
