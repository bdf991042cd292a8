"""Admission to the dispatch list: the barriers of SET SRM, classes, and who comes first."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import MONITOR_TESTS, QueueList, VcpuState
from engine.kernel.units import MS, SECOND
from engine.mechanisms.processors.admission import fits
from engine.mechanisms.processors.scheduler import admit, set_quick
from engine.state.tables import State
from tests.engine.loaded import TIERS, advance, busy_guests, loaded
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import behaviour

NAP = behaviour("8ms", "50ms", "random", TIERS)


def crowd(state: State, *rows: tuple[int, int, int]) -> Any:
    """Say by hand what is on the dispatch list: (class, working set, loading) of each guest."""
    s = state.tables[0]
    for name in ("listed", "class_wss", "loading"):
        s[name] = 0
    for class_number, pages, loading in rows:
        s["listed"][class_number] += 1
        s["class_wss"][class_number] += pages
        s["loading"][class_number] += loading
    return s


def may_enter(s: Any, class_number: int, pages: int, loading: int = 0) -> bool:
    u = s["guest"][0]
    u["transaction_class"], u["wss"], u["loading"] = class_number, pages, loading
    return bool(fits(s, u))


@pytest.fixture
def empty() -> State:
    """1,000 frames and 10 paging volumes."""
    state = loaded(busy_guests({}))
    s = state.tables[0]
    s["frames"], s["n_volume"] = 1000, 10
    s["param"]["storbuf"][1:] = 1.25, 1.05, 0.95
    return state


def test_storbuf_looks_at_the_class_and_the_longer_ones(empty: State) -> None:
    s = crowd(empty, (1, 300, 0), (2, 400, 0), (3, 300, 0))
    assert may_enter(s, 1, 250)  # 125% of 1,000 frames in classes 1 to 3
    assert not may_enter(s, 1, 251)
    s = crowd(empty, (2, 400, 0), (3, 300, 0))
    assert may_enter(s, 2, 350)  # 105% in classes 2 and 3
    assert not may_enter(s, 2, 351)
    s = crowd(empty, (2, 50, 0), (3, 300, 0))
    assert may_enter(s, 3, 650)  # 95% in class 3
    assert not may_enter(s, 3, 651)


def test_a_longer_class_must_pass_the_barriers_of_the_shorter_ones(empty: State) -> None:
    s = crowd(empty, (1, 1200, 0))
    assert may_enter(s, 3, 50)
    assert not may_enter(s, 3, 51)


def test_ldubuf_holds_up_loading_guests_alone(empty: State) -> None:
    """10 paging volumes: at most 10, 7 and 6 loading guests of the classes from 1, 2, 3 on."""
    s = crowd(empty, *[(3, 1, 1)] * 6)
    assert not may_enter(s, 3, 1, loading=1)
    assert may_enter(s, 3, 1)
    assert may_enter(s, 2, 1, loading=1)
    s = crowd(empty, *[(3, 1, 1)] * 6, (2, 1, 1))
    assert not may_enter(s, 2, 1, loading=1)
    assert may_enter(s, 1, 1, loading=1)


def test_dspbuf_counts_guests(empty: State) -> None:
    s = crowd(empty, (3, 1, 0), (1, 1, 0))
    s["param"]["dspbuf"][1:] = 3, 2, 1
    assert not may_enter(s, 3, 1)
    assert may_enter(s, 2, 1)
    s["listed"][1] += 1
    assert not may_enter(s, 1, 1)


def test_a_first_guest_and_quick_dispatch_always_fit(empty: State) -> None:
    s = crowd(empty, (0, 5000, 1))
    assert may_enter(s, 3, 90_000, loading=1)
    s = crowd(empty, (1, 5000, 0))
    assert not may_enter(s, 1, 1)
    assert may_enter(s, 0, 90_000)


def test_quick_dispatch_never_waits() -> None:
    groups: list[dict[str, Any]] = [{"quickdsp": True, "load": dict(NAP)}, {"count": 6, "load": dict(NAP)}]
    state = loaded(busy_guests(*groups, parameters={"dspbuf": [2, 1, 1], "test_idle": "20ms"}))
    advance(state, 20 * SECOND)
    eligible = state.tables[0]["vcpu"]["time_in"][:7, VcpuState.ELIGIBLE]
    assert eligible[0] == 0
    assert (eligible[1:] > 0).all()


def test_short_transactions_come_before_long_ones() -> None:
    """Those of class 1 should be on the dispatch list sooner, so they wait less for their turn."""
    groups: list[dict[str, Any]] = [{"count": 4, "load": dict(NAP)}, {"count": 4}]
    limits = {"dspbuf": [3, 3, 3], "elapsed_slice": ["100ms", "600ms", "5s"], "test_idle": "20ms"}
    state = loaded(busy_guests(*groups, parameters=limits, processors=2))
    advance(state, 60 * SECOND)
    s = state.tables[0]
    waited = s["vcpu"]["time_in"][:8, VcpuState.ELIGIBLE] / np.maximum(s["guest"]["wakes"][:8], 1)
    assert waited[:4].max() < waited[4:].min()
    assert (s["guest"]["emul_ns"][:8] > 0).all()


@pytest.mark.slow
@settings(max_examples=15)
@given(
    st.sampled_from([[30, 20, 10], [3, 2, 1], [1, 0, 0]]),
    st.sampled_from([[1.25, 1.05, 0.95], [0.4, 0.3, 0.2], [0.0, 0.0, 0.0]]),
    st.integers(1, 3),
    st.integers(0, 1000),
)
def test_never_more_than_allowed(dspbuf: list[int], storbuf: list[float], processors: int, seed: int) -> None:
    """Classes come and go while guests wait; when SET SRM opens the doors, all come in."""
    groups: list[dict[str, Any]] = [{"count": 4, "load": dict(NAP)}, {"count": 3, "processors": 2}]
    limits = {
        "dspbuf": dspbuf,
        "storbuf": storbuf,
        "test_idle": "20ms",
        "elapsed_slice": ["30ms", "90ms", "1s"],
    }
    state = loaded(busy_guests(*groups, parameters=limits, processors=processors), pages=300, seed=seed)
    s = state.tables[0]
    for look in range(1, 40):
        advance(state, look * 15 * MS)
        check_dispatch(state)
    s["param"]["dspbuf"][1:], s["param"]["storbuf"][1:] = 50, 9.9
    admit(s)
    check_dispatch(state)
    assert s["n_eligible"] == 0


@settings(max_examples=15)
@given(st.lists(st.tuples(st.integers(0, 6), st.booleans()), max_size=20), st.integers(0, 1000))
def test_quick_dispatch_set_and_reset_on_any_list(changes: list[tuple[int, bool]], seed: int) -> None:
    """Counts by class stay right, and who is quick now does not wait."""
    groups: list[dict[str, Any]] = [{"count": 4, "load": dict(NAP)}, {"count": 3}]
    state = loaded(busy_guests(*groups, parameters={"dspbuf": [2, 1, 1], "test_idle": "20ms"}), seed=seed)
    s = state.tables[0]
    guests = s["guest"][:7]
    for n, (g, quick) in enumerate(changes):
        advance(state, (n + 1) * 15 * MS)
        set_quick(s, np.int64(g), np.int64(quick))
        assert not quick or guests["list"][g] != QueueList.ELIGIBLE
        for class_number in range(4):
            own = guests[guests["transaction_class"] == class_number]
            assert s["listed"][class_number] == (own["list"] == QueueList.DISPATCH).sum()
            assert s["waiting_class"][class_number] == (own["list"] == QueueList.ELIGIBLE).sum()


def test_monitor_samples_count_the_dispatch_list() -> None:
    """Each minute; who is on the limit list counts among the others."""
    groups: list[dict[str, Any]] = [{}, {}, {"limit": "hard", "limit_share": 0.1}]
    state = loaded(busy_guests(*groups, parameters={"monitor": "2s", "sample": "1s"}))
    advance(state, 20 * SECOND)
    counts = state.tables[0]["vcpu"]["monitored"][:3]
    assert counts.sum(axis=1).tolist() == [10, 10, 10]
    assert counts[2, 0] >= 9  # limited nearly always
    known = [int(state) for state in MONITOR_TESTS]
    assert counts[:2, known].sum() == 20
    assert state.tables[0]["vcpu"]["samples"][2, VcpuState.LIMITED] >= 19
