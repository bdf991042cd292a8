"""Resource pools: their limits hold in every window, whoever is in them, and both limits of a guest count."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.mechanisms.processors.pools import limit_pool, move_to_pool
from engine.state.tables import State
from tests.engine.loaded import TIERS, advance, busy_guests, loaded, used
from tests.engine.small import behaviour

SLICE = 5 * MS
MEMORY = 4 * SLICE  # what has been left unused for longer is lost


def pooled(*groups: dict[str, Any], processors: int = 4, **pools: dict[str, Any]) -> State:
    """Return a machine whose groups are in pools."""
    more = {"lpar": {"release": "6.3"}, "pools": pools}
    return loaded(busy_guests(*(dict(one) for one in groups), processors=processors, **more))


def ran(s: Any) -> Any:
    """Return the processor time of each guest up to now, ns."""
    guests = s["guest"][: s["n_guest"]]
    return (guests["emul_ns"] + guests["cp_ns"]).copy()


@pytest.mark.parametrize("limit", [{"capacity": 0.5}, {"capacity": 1.5}, {"limithard": 25.0}])
@pytest.mark.parametrize("vcpus", [1, 3])
def test_the_use_of_a_pool_is_its_limit(limit: dict[str, float], vcpus: int) -> None:
    """Of guests that want all there is; the others get the rest."""
    state = pooled(
        {"count": 3, "pool": "LNXTEST", "processors": vcpus, "share": 1000}, {"count": 4}, LNXTEST=limit
    )
    advance(state, 10 * SECOND)
    got, cores = used(state) * 4, limit.get("capacity", 1.0)
    assert got[:3].sum() == pytest.approx(cores, rel=0.01)
    assert got.sum() > 3.99
    assert state.tables[0]["pool"]["used"][0] == pytest.approx(cores * 10 * SECOND, rel=0.01)


@pytest.mark.parametrize("seed", range(4))
def test_the_limit_holds_in_every_window(seed: int) -> None:
    """Beyond it a pool can use what it had left for four slices, and a slice for each of its virtual CPUs."""
    draw = np.random.default_rng(seed)
    burst, wait = (str(draw.choice(["2ms", "30ms", "400ms"])) for _ in range(2))
    load = behaviour(burst, wait, "random", TIERS)
    cores = float(draw.choice([0.3, 1.0, 2.2]))
    members = {"count": 5, "pool": "A", "processors": 2, "load": load}
    state = pooled(members, {"count": 2}, A={"capacity": cores})
    totals = [0]
    for at in range(1, 400):
        advance(state, at * 20 * MS)
        totals.append(int(ran(state.tables[0])[:5].sum()))
    totals_ = np.array(totals)
    for width in (1, 2, 5, 20, 100):
        window = totals_[width:] - totals_[:-width]
        assert window.max() <= cores * (width * 20 * MS + MEMORY) + 10 * SLICE + 1 * MS


def test_a_pool_without_a_limit_changes_nothing() -> None:
    groups = ({"count": 3, "share": 300}, {"count": 2, "limit": "hard", "limit_share": 10.0})
    plain = pooled(*groups, processors=2)
    free = pooled({**groups[0], "pool": "A"}, {**groups[1], "pool": "A"}, processors=2, A={})
    for state in (plain, free):
        advance(state, 3 * SECOND)
    for name in ("emul_ns", "cp_ns", "wakes"):
        assert (plain.tables[0]["guest"][name] == free.tables[0]["guest"][name]).all()


def test_the_order_of_pools_does_not_matter() -> None:
    limits = {"A": {"capacity": 0.4}, "B": {"capacity": 0.9}}
    runs = []
    for names in (("A", "B"), ("B", "A")):
        groups = ({"count": 2, "pool": "A"}, {"count": 3, "pool": "B"}, {"count": 2})
        state = pooled(*groups, processors=2, **{name: limits[name] for name in names})
        advance(state, 2 * SECOND)
        runs.append(ran(state.tables[0]))
    assert (runs[0] == runs[1]).all()


def test_both_limits_of_a_guest_hold() -> None:
    own = {"limit": "hard", "limit_share": 5.0}  # 0.2 of four processors
    state = pooled({"pool": "A", **own}, {"count": 2, "pool": "A"}, A={"capacity": 1.0})
    advance(state, 10 * SECOND)
    got = used(state) * 4
    assert got[0] <= 0.2 * 1.01
    assert got.sum() == pytest.approx(1.0, rel=0.01)


def test_a_soft_limit_of_its_own_gives_way_within_its_pool() -> None:
    state = pooled({"pool": "A", "limit": "soft", "limit_share": 5.0}, A={"capacity": 0.6})
    advance(state, 10 * SECOND)
    assert used(state)[0] * 4 == pytest.approx(0.6, rel=0.02)


def test_what_a_pool_owes_stays_when_its_limit_changes_and_members_move() -> None:
    state = pooled({"count": 2, "pool": "A"}, {"count": 2}, A={"capacity": 0.5})
    s = state.tables[0]
    advance(state, 2 * SECOND)
    owed = (s["pool"]["full_at"][0] - s["now"]) * 0.5
    limit_pool(s, np.int64(0), 2.0)
    assert (s["pool"]["full_at"][0] - s["now"]) * 2.0 == pytest.approx(max(owed, 0.0), abs=4)
    before = ran(s)
    advance(state, 4 * SECOND)
    assert (ran(s) - before)[:2].sum() == pytest.approx(4 * SECOND, rel=0.02)
    move_to_pool(s, np.int64(0), np.int64(0))
    move_to_pool(s, np.int64(2), np.int64(1))
    limit_pool(s, np.int64(0), 0.25)
    before = ran(s)
    advance(state, 8 * SECOND)
    assert (ran(s) - before)[1:3].sum() == pytest.approx(1 * SECOND, rel=0.05)


def test_a_pool_counts_those_that_it_holds() -> None:
    """The sum of what its members have waited on the limit list is the pool's own count."""
    state = pooled({"count": 3, "pool": "A"}, {"count": 3}, A={"capacity": 0.5})
    advance(state, 5 * SECOND)
    s = state.tables[0]
    waited = int(s["vcpu"]["time_in"][:3, VcpuState.LIMITED].sum())
    row = s["pool"][0]
    assert int(row["held_ns"]) == pytest.approx(waited, abs=3 * SLICE)
    assert row["limited_ns"] <= row["held_ns"] <= 3 * row["limited_ns"]
    assert row["puts"] >= row["times"] > 10


def test_a_pool_does_not_count_waits_for_the_limit_of_a_guest_itself() -> None:
    """It is never over its own limit here."""
    state = pooled({"pool": "A", "limit": "hard", "limit_share": 1.0}, {"count": 2}, A={"capacity": 0.9})
    advance(state, 5 * SECOND)
    s = state.tables[0]
    assert int(s["vcpu"]["time_in"][0, VcpuState.LIMITED]) > 4 * SECOND
    assert int(s["pool"][0]["held_ns"]) == 0


@pytest.mark.parametrize("release", ["6.3", "6.4"])
def test_surplus_goes_to_others_by_their_shares(release: str) -> None:
    """A guest that wants a tenth of what it is due leaves the rest to the others, by their shares."""
    idle = behaviour("5ms", "150ms", "random", TIERS)
    groups = ({"share": 600, "load": idle}, {"share": 100}, {"share": 300})
    state = loaded(busy_guests(*(dict(one) for one in groups), lpar={"release": release}))
    advance(state, 20 * SECOND)
    got = used(state)
    assert got[0] < 0.06
    assert got[2] / got[1] == pytest.approx(3.0, rel=0.05)
