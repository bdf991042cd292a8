"""Laws of vectors: who waits for a processor is in one heap, each below one that runs before it."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Release, VcpuState

READY, SIM_WAIT = int(VcpuState.READY), int(VcpuState.SIM_WAIT)


def check_vectors(s: Any, cpus: Any, vcpus: Any) -> None:
    """Raise AssertionError for the first law that is broken."""
    there, master = vcpus["vector"], len(cpus)
    heaps = [_heap(s["queued"], first) for first in s["first_queued"][: master + 1].tolist()]
    of_processors = [v for heap in heaps[:-1] for v in heap]
    waits = [v for v, vector in enumerate(there.tolist()) if 0 <= vector != master]
    for members, length, waiting, state in (
        (of_processors, s["ready_n"], waits, READY),
        (heaps[-1], s["master_ready_n"], np.flatnonzero(there == master).tolist(), SIM_WAIT),
    ):
        assert len(members) == length
        assert sorted(members) == waiting, "members of the vectors"
        _queued(vcpus, s["queued"], members, state)
    if s["release"] != Release.LATER:
        for c, heap in enumerate(heaps[:-1]):
            assert (there[heap] == c).all(), "a virtual CPU waits in another vector"


def _queued(vcpus: Any, queued: Any, members: list[int], state: int) -> None:
    for name in ("turn", "priority") if members else ():
        assert (queued[name][members] == vcpus[name][members]).all(), f"{name} of the members of a vector"
    assert (vcpus["state"][members] == state).all(), "state of the members of a vector"


def _heap(queued: Any, first: int, above: int = -1) -> list[int]:
    """Return the members of a heap, each of which runs after the one that it is below."""
    found = []
    before = queued[above] if above >= 0 else None
    beside = above
    while first >= 0:
        row = queued[first]
        assert row["above"] == beside, "the way up a vector"
        assert before is None or _key(before) < _key(row), "not in order of priority"
        found += [first, *_heap(queued, int(row["below"]), first)]
        first, beside = int(row["beside"]), first
    return found


def _key(row: Any) -> tuple[int, int]:
    return int(row["priority"]), int(row["turn"])
