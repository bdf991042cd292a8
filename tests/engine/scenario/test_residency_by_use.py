"""Storage at time 0, filled by use: against pages put one by one where there is room for them."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.build.initial_residency import _known
from engine.build.residency_by_use import even, tier_pages
from engine.build.system import build
from engine.kernel.kinds import Activity
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.tables import State

LISTS = ("low", "high", "low_2g", "high_2g")  # thresholds of the available lists


def bits(masks: Any) -> np.ndarray[Any, np.dtype[np.bool_]]:
    return np.unpackbits(np.ascontiguousarray(masks).view(np.uint8), bitorder="little").astype(bool)


def places(state: State, guest: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Where each page of a guest is: 3 = resident, 2 = expanded storage, 1 = DASD, 0 = nowhere."""
    u = state.tables[0]["guest"][guest]
    own = state.blocks[int(u["first_block"]) : int(u["first_block"] + u["n_block"])]
    found = 3 * bits(own["res"]) + 2 * bits(own["xs"]) + 1 * bits(own["ds"])
    return np.asarray(found, np.int64)


def made(storage: int, xstor: int, filled: float, servers: int, clients: int) -> State:
    """A machine with pages of 256 KB; sizes in MB."""
    settings = (
        f"lpar.storage={storage}M",
        f"lpar.xstor={xstor}M",
        f"lpar.filled_xstor={filled}",
        f"guests.servers.count={servers}",
        f"guests.clients.count={clients}",
        "lpar.granule=64",
    )
    return build(load_scenario("ssi-memory-1", settings), 1)


MACHINES = st.tuples(
    st.integers(600, 9000), st.integers(0, 3000), st.floats(0.0, 1.0), st.integers(1, 5), st.integers(1, 3)
)


@settings(max_examples=20, deadline=None)
@given(machine=MACHINES)
def test_every_page_is_in_one_place_and_the_counts_say_so(machine: tuple[int, int, float, int, int]) -> None:
    state = made(*machine)
    s = state.tables[0]
    for guest in range(int(s["n_guest"])):
        u, where = s["guest"][guest], places(state, guest)
        used = int(u["load_pages"])
        assert (where[:used] > 0).all()
        assert (where[used:] == 0).all()
        assert set(np.unique(where)) <= {0, 1, 2, 3}
        for name, place in (("real", 3), ("xstor", 2), ("dasd", 1)):
            assert u[name] == (where == place).sum()
    own = s["guest"][: s["n_guest"]]
    assert own["real"].sum() + s["available"] == s["frames"] + s["param"]["high"] + s["param"]["high_2g"]
    assert own["xstor"].sum() + s["xstor_free"] == s["xstor"]
    assert s["xstor_free"] >= 0
    spare, rounded = sum(int(s["param"][name]) for name in LISTS) // 2, 3 * int(s["n_guest"])
    if own["real"].sum() < own["inst"].sum():
        assert s["available"] <= spare + rounded
    if own["dasd"].sum() > 0:
        assert own["xstor"].sum() >= int(s["xstor"] * machine[2]) - rounded


@settings(max_examples=20, deadline=None)
@given(machine=MACHINES)
def test_what_is_touched_more_often_has_the_better_place(machine: tuple[int, int, float, int, int]) -> None:
    """As one by one, the most used first, while there is room. Tiers are rounded, by a page each."""
    state = made(*machine)
    s = state.tables[0]
    tiers = []
    for guest in range(int(s["n_guest"])):
        u, where = s["guest"][guest], places(state, guest)
        touch = s["kind"][u["kind"]]["do"][Activity.LOAD]["touch"]
        tiers += [(float(touch[k]), where[a:b]) for k, (a, b) in enumerate(tier_pages(u))]
    tiers.sort(key=lambda tier: -tier[0])
    pages = np.concatenate([where for _, where in tiers])
    one_by_one = np.repeat([3, 2, 1], [int((pages == place).sum()) for place in (3, 2, 1)])
    ends = dict(zip([rate for rate, _ in tiers], np.cumsum([len(where) for _, where in tiers]), strict=True))
    for end in ends.values():  # of all pages that are touched so often, or more often
        for place in (3, 2):
            few = abs((pages[:end] >= place).sum() - (one_by_one[:end] >= place).sum())
            assert few <= 2 * s["n_guest"]


def test_even_takes_as_many_pages_as_the_share_says_and_spreads_them() -> None:
    for pages, share in product((0, 1, 63, 1000, 4097), (0.0, 1e-9, 0.3, 1 / 3, 0.999, 1.0)):
        at = np.arange(pages)
        plain = np.floor((at + 1) * share) > np.floor(at * share)
        assert np.array_equal(even(pages, share), plain), (pages, share)


def test_a_machine_is_the_same_whether_others_were_built_before_it() -> None:
    settings = ("guests.servers.count=3",)
    _known.clear()
    alone = Simulation(load_scenario("ssi-memory-2", settings)).state
    _known.clear()
    for other in ((), ("lpar.storage=40G",), ("guests.servers.memory=2G",)):
        Simulation(load_scenario("ssi-memory-2", other))
    after = Simulation(load_scenario("ssi-memory-2", settings)).state
    assert after.tables.tobytes() == alone.tables.tobytes()
    assert after.blocks.tobytes() == alone.blocks.tobytes()
    again = Simulation(load_scenario("ssi-memory-2", settings)).state
    assert again.blocks.tobytes() == alone.blocks.tobytes()
