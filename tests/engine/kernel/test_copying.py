"""The bytes in use of a machine: all that a run writes, and no more."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.build.system import build
from engine.kernel.units import MS
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.copying import RECORDED, copied, digest, packed, parts, unpack
from engine.state.tables import STATE, State, new_state
from tests.engine.small import small

SCENARIO = small("suspend")


def ran(time: int = 400 * MS) -> State:
    sim = Simulation(SCENARIO)
    sim.run(time)
    return sim.state


RAN = ran()


def _unused(state: State) -> bytes:
    """Return the machine's bytes that are in no part."""
    whole = state.tables.view(np.uint8).copy()
    twin = State(whole.view(state.tables.dtype), state.blocks)
    for part in parts(twin):
        part[:] = 0
    assert STATE.fields is not None
    return whole[: STATE.fields[RECORDED][1]].tobytes()


def test_a_run_writes_only_what_is_in_use() -> None:
    assert _unused(RAN) == _unused(build(SCENARIO, SCENARIO.seed))


def test_a_new_machine_writes_into_no_room_but_that_of_its_queue() -> None:
    written = np.count_nonzero(np.frombuffer(_unused(build(SCENARIO, SCENARIO.seed)), np.uint8))
    assert written <= STATE["queue"].itemsize


def test_a_machine_costs_what_it_uses() -> None:
    assert sum(len(part) for part in parts(RAN)) < 100_000 < STATE.itemsize // 50
    names = ("guest", "vcpu")
    used = sum(int(RAN.tables[f"n_{name}"][0]) * RAN.tables[name].dtype.itemsize for name in names)
    assert used < sum(len(part) for part in parts(RAN))


@given(st.data())
def test_no_byte_in_use_goes_unnoticed(data: st.DataObject) -> None:
    """A change of any one of them makes another digest, and other rows."""
    twin = copied(RAN)
    assert (digest(twin), packed(twin).tobytes()) == (digest(RAN), packed(RAN).tobytes())
    # `n_guest`, `leaves` and the like say which bytes are in use: the machine with another number is no twin
    changed = [part for part in parts(twin)[1:] if len(part)] + [twin.blocks.view(np.uint8)]
    part = data.draw(st.sampled_from(changed))
    part[data.draw(st.integers(0, len(part) - 1))] ^= 1
    assert digest(twin) != digest(RAN)


@pytest.mark.parametrize("name", ["prsm-weights", "aging-pause-63", "relocation-mixed"])
def test_machines_with_parts_of_their_own_are_copied_whole(name: str) -> None:
    """PR/SM's tables and the aging list are in use in such machines alone."""
    sim = Simulation(load_scenario(name))
    sim.run(100 * MS)
    assert digest(copied(sim.state)) == digest(sim.state)


@pytest.mark.parametrize("name", ["now", "events", "available", "rng"])
def test_the_header_counts(name: str) -> None:
    twin = copied(RAN)
    twin.tables[name] += 1
    assert digest(twin) != digest(RAN)


def test_rows_put_back_are_the_machine() -> None:
    state = Simulation(SCENARIO).state
    state.blocks[:] = RAN.blocks
    unpack(packed(RAN), state)
    assert digest(state) == digest(RAN)


def test_a_copy_has_empty_buffers_and_traces_as_the_machine_does() -> None:
    state = copied(RAN)
    state.tables["tracing"], state.tables["trace_n"], state.tables["log_n"] = 2, 5, 7
    twin = copied(state)
    assert (int(twin.tables["tracing"][0]), int(twin.tables["trace_n"][0])) == (2, 0)
    assert int(twin.tables["log_n"][0]) == 0
    assert new_state(1).tables["tracing"][0] == 0
