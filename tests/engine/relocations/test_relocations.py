"""The relocations of a recording: stages, passes and times match the machine."""

from __future__ import annotations

import numpy as np

from engine.kernel.units import MS
from engine.mechanisms.relocation.stages import cancel_move
from engine.recording.relocations import relocations
from engine.sim import Simulation
from engine.state.relocation import Finish, Stage, Why
from tests.engine.relocations.pair import pair
from tests.engine.relocations.test_laws import END, ROW, moved, steps


def test_a_relocation_that_has_been_completed() -> None:
    sim = Simulation(pair())
    sim.run(END)
    row, (found,) = moved(sim), relocations(sim.recording())
    assert (found.guest, found.source, found.target) == (0, 0, 1)
    assert (found.asked_at, found.moving_at) == (50 * MS, row["moving_at"])
    assert (found.quiesced_at, found.resumed_at) == (row["quiesced_at"], row["resumed_at"])
    assert (found.finish, found.ended_at) == (Finish.COMPLETED, row["ended_at"])
    assert found.relocation_ns == row["ended_at"] - row["asked_at"]
    assert found.quiesce_ns == row["resumed_at"] - row["quiesced_at"]
    assert (found.pages, found.bytes) == (row["pages"], row["bytes"])
    each = row["each"][: row["passes"]]
    assert [one.sent for one in found.passes] == each["sent"].tolist()
    assert [one.ended for one in found.passes] == each["ended"].tolist()
    assert [one.changed for one in found.passes[:-1]] == each["listed"][1:].tolist()
    assert sum(one.quiesced for one in found.passes) == 2


def test_its_stages_follow_each_other_without_a_gap() -> None:
    sim = Simulation(pair())
    sim.run(END)
    (found,) = relocations(sim.recording())
    assert [stage for stage, _, _ in found.stages] == list(Stage)[Stage.CHECK : Stage.ENDED]
    ends = [end for _, _, end in found.stages]
    assert [start for _, start, _ in found.stages] == [found.asked_at, *ends[:-1]]
    assert ends[-1] == found.ended_at


def test_a_pass_that_goes_on() -> None:
    """While the guest runs it is not one of those with the guest stopped, and its end is not known."""
    sim = Simulation(pair())
    sim.run(100 * MS)
    (found,) = relocations(sim.recording())
    (one,) = found.passes
    assert (one.number, one.ended, one.quiesced) == (1, None, False)
    assert 0 < one.sent < one.listed == 4096
    assert found.ended_at is None
    assert found.relocation_ns == 50 * MS


def test_one_that_is_cancelled_and_one_that_is_refused() -> None:
    twice = {"at": "60ms"}
    sim = Simulation(pair(timeline=steps({}, twice)))
    sim.run(100 * MS)
    row = np.int64(ROW + 1)  # two rows are plans
    cancel_move(sim.state.tables, sim.state.blocks, row, np.int64(Finish.CANCELLED))
    sim.run(150 * MS)
    first, second = relocations(sim.recording())
    assert (first.finish, first.ended_at, first.quiesced_at) == (Finish.CANCELLED, 100 * MS, None)
    assert first.quiesce_ns == 0
    assert (second.finish, second.relocation_ns) == (Finish.NOT_ELIGIBLE, 0)
    assert second.reasons == (Why.BUSY,)
