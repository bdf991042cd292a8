"""Steps through a thin run: to the very change that a close look shows, or a sentence."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from app.run.worker import search as detail
from app.run.worker.machines import Machines
from app.run.worker.requests import Find
from app.time_travel import kinds
from engine.conditions.condition import parse_condition
from engine.conditions.reader import ConditionError
from engine.conditions.states import state_text
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

FEW = ("guests.linux.count=5", "lpar.processors=2", "until=1s", 'lpar.frames="20000p"')
HERE = 400 * MS


@cache
def scenario() -> Any:
    return load_scenario("timers-430-600", tuple(setting for setting in FEW if "until" not in setting))


@pytest.fixture
def machine() -> Simulation:
    sim = Simulation(scenario())
    sim.run(HERE)
    return sim


def changes(machine: Simulation, guest: int, start: int, end: int) -> list[int]:
    """Every change of a guest's states between two moments."""
    rows = machine.closely(start, end).trace[len(machine.recording().vcpu_guest) :]
    return [int(row["time"]) for row in rows if row["vcpu"] == guest]


@pytest.mark.parametrize("guest", [0, 4])
def test_steps_lead_from_change_to_change(machine: Simulation, guest: int) -> None:
    search = kinds.Traced("changes", guest=guest)
    wanted = [at for at in changes(machine, guest, HERE, HERE + 40 * MS) if at > HERE]
    assert len(wanted) > 6
    for at in dict.fromkeys(wanted):
        assert detail.find(Machines(), machine, search, True, "none").error == ""
        assert machine.now == at
    for at in reversed(list(dict.fromkeys(wanted))[:-1]):
        detail.find(Machines(), machine, search, False, "none")
        assert machine.now == at


@pytest.mark.parametrize("state", [VcpuState.RUNNING, VcpuState.READY, VcpuState.TEST_IDLE])
def test_the_next_guest_in_a_quick_state_is_the_first_of_all(machine: Simulation, state: VcpuState) -> None:
    rows = machine.closely(HERE, HERE + 20 * MS).trace[5:]
    wanted = rows["time"][(rows["state"] == state) & (rows["time"] > HERE)]
    detail.find(Machines(), machine, kinds.Traced("x", state=int(state)), True, "none")
    assert machine.now == wanted[0]


def test_what_never_comes_is_said_with_how_far_was_looked(
    machine: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = kinds.Traced("Guest enters state: limit list", state=int(VcpuState.LIMITED))
    monkeypatch.setattr(detail, "LOOKS", 2)
    done = detail.find(Machines(), machine, search, True, "none after")
    assert done.error.startswith("Guest enters state: limit list: none within 0.035 s after")
    assert machine.now == HERE
    monkeypatch.setattr(detail, "LOOKS", 5)
    done = detail.find(Machines(), machine, search, False, "none before")
    assert done.error == "none before"  # all of it has been looked at
    assert machine.now == HERE


def test_a_look_back_with_too_many_rows_looks_less_far(
    machine: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = changes(machine, 1, HERE - 20 * MS, HERE - 1)[-1]
    monkeypatch.setattr(detail, "FIRST", 100 * MS)
    monkeypatch.setattr(detail, "ROWS", 300)
    detail.find(Machines(), machine, kinds.Traced("x", guest=1), False, "none")
    assert machine.now == wanted


def test_slow_states_are_found_in_the_trace_and_quick_ones_are_refused(machine: Simulation) -> None:
    recording = machine.recording()
    assert recording.thin
    assert kinds.Traced("x", state=int(VcpuState.DORMANT)).told_by(recording)
    for search in (kinds.Traced("x", state=int(VcpuState.RUNNING)), kinds.Traced("x", guest=1)):
        assert detail.is_close(search, recording)
        with pytest.raises(ValueError, match="x: this run does not record such changes"):
            search.next(recording, 0)
    assert Find(kinds.Traced("x", guest=1), True).forward  # the request that leads there


@pytest.mark.parametrize("state", ["running", "waiting for CPU", "page wait", "test idle"])
def test_conditions_on_quick_states_are_refused_with_what_to_write(state: str) -> None:
    with pytest.raises(
        ConditionError, match="changes too often; expected a share of time, like guest.running"
    ):
        parse_condition(f"LINUX001 {state}", scenario())


def test_conditions_on_slow_states_are_exact(machine: Simulation) -> None:
    recording = machine.recording()
    for text, truth in (("LINUX001 dormant", False), ("all on the dispatch list", True)):
        assert parse_condition(text, scenario()).holds(recording, HERE - 7) is truth
    assert parse_condition("any of all not eligible", scenario()).holds(recording, HERE)
    why = parse_condition("LINUX001 dormant", scenario()).why_not(recording, HERE - 7)
    assert why == "LINUX001 is on the dispatch list; expected dormant"
    assert state_text(recording, 0, HERE) == "on the dispatch list"


def test_slow_states_are_those_that_the_machine_traces() -> None:
    from engine.conditions.states import SLOW
    from engine.mechanisms.processors.trace import SLOW as MASK

    assert sum(1 << state for state in SLOW) == int(MASK)


def test_shares_are_what_a_close_look_adds_up_to(machine: Simulation) -> None:
    """What the timeline shows of a thin run: time_in at the samples, to the ns."""
    machine.run(SECOND + 1)
    recording = machine.recording()
    rows = machine.closely(0, SECOND, 10**6).trace
    spent = np.zeros(len(VcpuState), np.int64)
    own = rows[rows["vcpu"] == 2]
    np.add.at(spent, own["state"], np.diff(np.append(own["time"], SECOND)))
    k = int(np.searchsorted(recording.time, SECOND))
    assert recording.vcpus["time_in"][k, 2].tolist() == spent.tolist()
