"""The relocations of a recording: passes add up, and an interrupted pass counts as far as it came."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation, relocations
from engine.state.relocation import MOVE_LOG, Finish, MoveEntry, Stage

Row = dict[str, int]


def relocation(*rows: Row, at: int = 100) -> Relocation:
    """Return the relocation of these rows (times in s)."""
    made = np.zeros(len(rows), MOVE_LOG)
    known: Row = {"finish": Finish.NOT_YET, "asked_at": SECOND}
    for place, row in enumerate(rows):
        known |= {"time": row["s"] * SECOND, "what": MoveEntry.STAGE} | {
            k: v for k, v in row.items() if k != "s"
        }
        for name, value in known.items():
            made[name][place] = value
    empty: dict[str, Any] = dict.fromkeys(
        "time system guests vcpus cpus vcpu_guest trace trace_at log".split(), np.zeros(0)
    )
    run = Recording(scenario=None, seed=1, now=at * SECOND, moves=made, **empty)
    (found,) = relocations(run)
    return found


START = (
    {"s": 1, "stage": Stage.CHECK},
    {"s": 2, "stage": Stage.MOVING, "passes": 1, "began": 2 * SECOND, "listed": 900},
)
FIRST = {"s": 5, "what": MoveEntry.PASS, "sent": 900, "pages": 900, "live": 1}
SECOND_PASS = {
    "s": 6,
    "what": MoveEntry.NOW,
    "passes": 2,
    "began": 5 * SECOND,
    "listed": 300,
    "sent": 100,
    "pages": 1000,
}


def test_what_changed_in_a_pass_is_listed_for_the_next() -> None:
    first, second = relocation(*START, FIRST, SECOND_PASS).passes
    assert (first.listed, first.sent, first.changed) == (900, 900, 300)
    assert (second.listed, second.sent, second.ended) == (300, 100, None)
    assert not second.quiesced


@pytest.mark.parametrize("finish", [Finish.CANCELLED, Finish.MAXTOTAL, Finish.LINK_LOST])
def test_a_pass_that_is_broken_off_is_told_as_far_as_it_came(finish: Finish) -> None:
    move = relocation(*START, FIRST, SECOND_PASS, {"s": 7, "stage": Stage.ENDED, "finish": finish})
    assert [one.sent for one in move.passes] == [900, 100]
    assert sum(one.sent for one in move.passes) == move.pages
    assert move.passes[1].ended == move.ended_at == 7 * SECOND
    assert not any(one.quiesced for one in move.passes)
    assert move.stages == ((Stage.CHECK, SECOND, 2 * SECOND), (Stage.MOVING, 2 * SECOND, 7 * SECOND))


def test_a_pass_after_the_stop_is_one_of_a_stopped_guest() -> None:
    stop = {"s": 8, "stage": Stage.PENULTIMATE, "quiesced_at": 7 * SECOND}
    last = {"s": 9, "what": MoveEntry.NOW, "passes": 3, "began": 8 * SECOND, "listed": 50, "sent": 20}
    end_of_second = SECOND_PASS | {"s": 7, "what": MoveEntry.PASS, "sent": 300}
    move = relocation(*START, FIRST, SECOND_PASS, end_of_second, stop, last, at=10)
    assert [one.quiesced for one in move.passes] == [False, False, True]
    assert move.quiesce_ns == 3 * SECOND
    assert move.relocation_ns == 9 * SECOND
