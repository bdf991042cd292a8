"""Shares: a processor's time goes by them, limits hold, and short transactions are favoured."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Limit, VcpuState
from engine.kernel.units import MS, SECOND
from engine.mechanisms.processors.shares import boost, normal_share, set_share
from engine.state.copying import digest
from engine.state.tables import State
from tests.engine.loaded import TIERS, advance, busy_guests, loaded, used
from tests.engine.small import behaviour

SHARES = st.lists(st.sampled_from([50, 100, 300, 1000]), min_size=2, max_size=6)


def run(*groups: dict[str, Any], seconds: int = 20, **more: Any) -> Any:
    """Return the part of all processors that each guest got."""
    state = loaded(busy_guests(*groups, **more))
    advance(state, seconds * SECOND)
    return used(state)


def give(state: State, g: int, relative: int, limit: Limit = Limit.NONE, most: float = 100.0) -> None:
    """SET SHARE with a relative share."""
    set_share(
        state.tables[0], np.int64(g), np.int64(0), np.float64(relative), np.int64(limit), np.float64(most)
    )


@settings(max_examples=15)
@given(SHARES)
def test_relative_shares_on_one_processor(shares: list[int]) -> None:
    got = run(*({"share": share} for share in shares), seconds=30)
    assert got == pytest.approx(np.array(shares) / sum(shares), rel=0.03, abs=0.005)


@settings(max_examples=10)
@given(st.integers(2, 4), st.integers(0, 2))
def test_shares_are_of_all_processors_and_split_over_virtual_cpus(processors: int, kind: int) -> None:
    """No virtual CPU is due more than a processor, so the parts must come out as the shares say."""
    of_four = ([100, 100, 100, 100], [100, 200, 100, 200], [100, 300, 200, 200])[kind]
    got = run(*({"share": share, "processors": processors} for share in of_four), processors=processors)
    assert got == pytest.approx(np.array(of_four) / sum(of_four), rel=0.04)


def test_three_guests_on_two_processors_get_two_thirds_each() -> None:
    assert run({}, {}, {}, processors=2) == pytest.approx(np.full(3, 1 / 3), rel=0.03)


def test_an_absolute_share_is_that_part_of_the_system() -> None:
    got = run({"share_absolute": 30.0}, {"share": 100}, {"share": 300})
    assert got == pytest.approx([0.30, 0.70 / 4, 0.70 * 3 / 4], rel=0.03)


def test_absolute_shares_of_more_than_the_system_are_scaled() -> None:
    got = run({"share_absolute": 90.0}, {"share_absolute": 60.0}, {"share": 100}, seconds=40)
    assert got[:2] == pytest.approx([0.99 * 0.6, 0.99 * 0.4], rel=0.03)
    assert 0.003 < got[2] < 0.03


def test_a_guest_that_waits_now_and_then_gets_most_of_its_share() -> None:
    """After each short wait it keeps its place; a slice of another one must end before its turn comes."""
    got = run({}, {}, {"load": behaviour("2ms", "500us", "io", TIERS)}, seconds=30)
    assert got[2] > 0.25  # with a new place each time it gets 0.16


def test_a_guest_that_wakes_waits_for_nobody_for_long() -> None:
    """Not even when the others have been running alone for long."""
    nap = behaviour("300us", "2s", "timer", TIERS)
    state = loaded(busy_guests({}, {}, {"load": nap}))
    advance(state, 60 * SECOND)
    s = state.tables[0]
    naps = s["guest"][2]["wakes"]
    assert naps > 20
    assert s["vcpu"][2]["time_in"][VcpuState.READY] / naps < 5 * MS  # a slice of the one that runs


def test_shares_that_change_on_the_way() -> None:
    state = loaded(busy_guests({}, {}))
    advance(state, 10 * SECOND)
    before = state.tables[0]["guest"]["emul_ns"][:2].copy()
    give(state, 1, 400)
    advance(state, 30 * SECOND)
    ran = state.tables[0]["guest"]["emul_ns"][:2] - before
    assert ran / ran.sum() == pytest.approx([0.2, 0.8], rel=0.03)
    assert normal_share(state.tables[0], state.tables[0]["guest"][1]) == pytest.approx(0.8)


@settings(max_examples=10)
@given(st.integers(1, 10_000), st.sampled_from(Limit), st.booleans(), st.integers(1, 2000))
def test_a_share_set_and_set_back_changes_nothing(value: int, limit: Limit, absolute: bool, at: int) -> None:
    """Not what is in the tables then, and not what happens afterwards."""
    groups: tuple[dict[str, Any], ...] = (
        {"limit": "hard", "limit_share": 20.0, "processors": 2},
        {"share": 300},
        {},
    )
    left, right = (loaded(busy_guests(*(dict(g) for g in groups), processors=2)) for _ in range(2))
    for state in (left, right):
        advance(state, at * MS)
    s, percent = right.tables[0], np.float64(min(value, 1000) / 10)
    number = percent if absolute else np.float64(value)
    set_share(s, np.int64(0), np.int64(absolute), number, np.int64(limit), np.float64(50.0))
    give(right, 0, 100, Limit.HARD, 20.0)
    for state in (left, right):
        advance(state, (at + 3000) * MS)
        state.tables["events"] = state.tables["last_of"] = 0  # a look at the limit list that changed nothing
    assert digest(left) == digest(right)


@pytest.mark.parametrize("most", [5.0, 20.0, 45.0])
@pytest.mark.parametrize("vcpus", [1, 3])
@pytest.mark.parametrize("others", [0, 3])
def test_a_hard_limit_holds(most: float, vcpus: int, others: int) -> None:
    """Alone and among others, who get the rest."""
    groups = [{"limit": "hard", "limit_share": most, "processors": vcpus, "share": 10_000}]
    got = run(*groups, *({} for _ in range(others)), processors=2)
    assert got[0] == pytest.approx(most / 100, rel=0.02)
    assert not others or got.sum() > 0.99


def test_a_soft_limit_holds_while_others_want_the_processor() -> None:
    limited: dict[str, Any] = {"limit": "soft", "limit_share": 20.0, "share": 10_000}
    alone = run(dict(limited))
    assert alone[0] > 0.99
    among = run(dict(limited), {}, {})
    assert among[0] == pytest.approx(0.2, rel=0.02)


def test_a_soft_limit_is_not_held_against_what_nobody_wanted() -> None:
    """After ten seconds alone it gets its maximum at once, as if it had used none of it."""
    state = loaded(busy_guests({"limit": "soft", "limit_share": 20.0}, {"limit": "hard", "limit_share": 0.1}))
    advance(state, 10 * SECOND)
    before = state.tables[0]["guest"]["emul_ns"][:2].copy()
    assert before[0] > 9.8 * SECOND
    give(state, 1, 100)
    advance(state, 20 * SECOND)
    ran = state.tables[0]["guest"]["emul_ns"][:2] - before
    assert ran[0] / (10 * SECOND) == pytest.approx(0.2, rel=0.03)


def test_without_its_limit_a_guest_leaves_the_limit_list() -> None:
    state = loaded(busy_guests({"limit": "hard", "limit_share": 1.0}))
    s = state.tables[0]
    advance(state, 100 * MS)
    assert s["vcpu"][0]["state"] == VcpuState.LIMITED
    give(state, 0, 100)
    advance(state, 101 * MS)
    assert s["vcpu"][0]["state"] == VcpuState.RUNNING


def response(intensity: float, seed: int) -> float:
    """Mean time of a short transaction (four slices) among five guests that compute without end, s."""
    ask = behaviour("14ms", "900ms", "timer", TIERS)
    groups: list[dict[str, Any]] = [{"load": ask}, {"count": 5}]
    state = loaded(busy_guests(*groups, parameters={"ia_intensity": intensity}), seed=seed)
    advance(state, 120 * SECOND)
    w = state.tables[0]["vcpu"][0]
    away = w["time_in"][VcpuState.READY] + w["time_in"][VcpuState.RUNNING]
    return float(away) / float(state.tables[0]["guest"][0]["wakes"]) / SECOND


def test_interactive_bias_shortens_the_response() -> None:
    assert np.mean([response(0.9, seed) / response(0.0, seed) for seed in (1, 2, 3)]) < 0.8


def test_interactive_bias_by_slice() -> None:
    """Two slices get all of it, the third half, the fourth none; in class 2 none does."""
    state = loaded(busy_guests({}, {}))
    s = state.tables[0]
    u, w = s["guest"][0], s["vcpu"][0]
    u["transaction_class"] = 1
    found = []
    for slices in range(1, 6):
        w["slices"] = slices
        found.append(float(boost(s, u, w)))
    assert found == pytest.approx([0.9, 0.9, 0.45, 0.0, 0.0])
    u["transaction_class"], w["slices"] = 2, 1
    assert boost(s, u, w) == 0.0


def test_a_guest_that_is_due_more_than_a_processor_gets_a_whole_one() -> None:
    """The others split what is left by their shares."""
    got = run({"share": 10_000}, {"share": 100}, {"share": 200}, {"share": 300}, processors=2)
    assert got == pytest.approx([1 / 2, 1 / 12, 2 / 12, 3 / 12], rel=0.04)


def test_requests_that_queue_give_a_guest_its_share_of_a_full_processor() -> None:
    """A guest that waits after each answer asks for less when answers are late."""
    loads = {queue: behaviour("2ms", "860us", "io", TIERS, queue=queue) for queue in (0, 7)}
    alone = {queue: run({"load": load})[0] for queue, load in loads.items()}
    full = {queue: run({"load": load}, {})[0] for queue, load in loads.items()}
    assert alone[0] == pytest.approx(0.7, rel=0.03)
    assert alone[7] == pytest.approx(0.7, rel=0.03)
    assert full[7] == pytest.approx(0.5, rel=0.03)
    assert full[0] < 0.46
