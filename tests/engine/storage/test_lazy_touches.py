"""Lazy page references against a model that draws every touch: the same in distribution.

For each quantity the means over several seeds are compared. The bound on the difference, in standard
errors, is wide: with it a comparison of all quantities of equal models would fail less than once in
200 times. The seeds are fixed, so each run of this test gives the same answer.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from engine.mechanisms.storage.blocks import settle
from engine.sim import Simulation
from engine.state.tables import State
from tests.engine.small import behaviour, group, kind, small, step
from tests.engine.storage.page_tables import storage_of
from tests.naive.storage import Storage
from tests.naive.touches import Software, Tier, Touches

SEEDS = 12
UNTIL = 12.0  # s
STOPS, TEST_IDLE, LONG_TERM = 6.0, 0.3, 3.0  # s, of the third guest
BOUND = 7.0  # standard errors; Student's t with 11 degrees of freedom or more, 150 comparisons
GROWTH = 400
BLOCK_READ = 4
TIERS = (("hot", 128, 0.2, 0.5), ("warm", 192, 1.5, 0.1), ("cold", 320, 6.0, 0.7))  # pages, s, stores
PAGES = sum(pages for _, pages, _, _ in TIERS)
FREE = "first_touch page_in steal look migrate read packet dispatch command".split()


def scenario(frames: int, xstor: int) -> Any:
    """Three guests that always run, each on a processor of its own; all of CP's work takes no time."""
    touched = [f"{int(every * 1000)}ms" for _, _, every, _ in TIERS]
    work = behaviour("1h", "1us", "io", touched, store=[store for *_, store in TIERS], growth=GROWTH)
    tiers: list[dict[str, Any]] = [{"title": name, "pages": pages} for name, pages, _, _ in TIERS]
    tiers[-1] = {"title": "cold"}
    pages = dict.fromkeys(("boot_pages", "agent_pages", "load_pages"), PAGES)
    always = dict.fromkeys(("boot", "idle", "poll", "load", "suspend", "restore"), work)
    return small(
        "stop",
        until=f"{UNTIL}s",
        lpar={"processors": 4, "frames": frames, "below_2g": frames // 3, "xstor": xstor, "volumes": 3}
        | {"paging_space": 9000, "reorder": False},
        parameters=dict.fromkeys((f"cost_{name}" for name in FREE), "0s")
        | {"test_idle": f"{TEST_IDLE}s", "long_term": f"{LONG_TERM}s", "sample": "1s"}
        | {"seek_max": "0s", "rotation": "0s", "transfer": "0s", "block_read": BLOCK_READ}
        | {"low": 14, "high": 28, "low_2g": 6, "high_2g": 12, "locked": 2, "storbuf": [9.0, 9.0, 9.0]}
        | {"reclaim_low": 30, "reclaim": 60, "migration_age": "2s"},
        kinds={"any": kind(tiers=tiers, activities=always, traffic_per_minute=0.0) | pages},
        guests={"on": group("any", 2, "ON"), "off": group("any", 1, "OFF")},
        timeline=[
            step("0s", "boot", "on", "off"),
            step("0s", "load", "on", "off"),
            step(f"{STOPS}s", "pause", "off"),
        ],
    )


def lazy(frames: int, xstor: int, seed: int) -> Storage:
    """Return the machine after a run, with the bits of all its pages up to date."""
    sim = Simulation(scenario(frames, xstor), seed)
    sim.run(sim.scenario.until)
    state = sim.state
    _settle(state)
    return storage_of(state)


def _settle(state: State) -> None:
    s = state.tables[0]
    for u in s["guest"][: s["n_guest"]]:
        for block in range(u["n_block"]):
            tier = int(np.searchsorted(u["tier_end"], block, side="right"))
            settle(s, state.blocks, u, np.int64(tier), np.int64(block))


def one_by_one(frames: int, xstor: int, seed: int) -> Storage:
    """Return the twin after the same time."""
    start = storage_of(Simulation(scenario(frames, xstor), seed).state)
    for u in start.guests:
        u.where = "dispatch"
    ends = np.cumsum([pages for _, pages, _, _ in TIERS]).tolist()
    tiers = [
        Tier(e - pages, e, every, store) for e, (_, pages, every, store) in zip(ends, TIERS, strict=True)
    ]
    software = [Software(tiers, PAGES, GROWTH) for _ in range(3)]
    software[2].stops, software[2].drops = STOPS, STOPS + TEST_IDLE
    twin = Touches(start, software, seed, BLOCK_READ)
    twin.run(UNTIL)
    return twin.storage


def quantities(m: Storage) -> dict[str, float]:
    """Return the compared quantities of a machine at the end."""
    found: dict[str, float] = {}
    for name in "page_ins page_outs clean_steals reclaimed migrated".split():
        found[name] = getattr(m, name)
    found["scans"] = sum(m.ended)
    found |= {f"taken {which}": taken for which, taken in enumerate(m.taken)}
    start = 0
    for name, pages, _, _ in TIERS:
        tier = set(range(start, start + pages))
        start += pages
        for place in "real low xstor dasd ref chg".split():
            found[f"on {name} {place}"] = sum(len(getattr(u, place) & tier) for u in m.guests[:2])
        found[f"off {name} real"] = len(m.guests[2].real & tier)
    for g, u in enumerate(m.guests):
        found |= {f"{name} {g}": getattr(u, name) for name in "page_ins page_reads stolen wss".split()}
        found[f"both {g}"] = len(u.real & u.xstor)
    return found


def compared(runs: list[dict[str, float]], twins: list[dict[str, float]]) -> dict[str, tuple[float, ...]]:
    """Return for each quantity both means, and their difference in standard errors."""
    result: dict[str, tuple[float, ...]] = {}
    for name in runs[0]:
        a, b = (np.array([run[name] for run in side], float) for side in (runs, twins))
        error = math.sqrt((a.var(ddof=1) + b.var(ddof=1)) / len(a))
        apart = abs(a.mean() - b.mean())
        result[name] = (
            a.mean(),
            b.mean(),
            apart / error if error else math.inf * bool(apart) if apart else 0,
        )
    return result


@pytest.mark.slow
@pytest.mark.parametrize(("frames", "xstor"), [(1500, 4000), (1100, 4000), (1100, 250)])
def test_the_same_in_distribution(frames: int, xstor: int) -> None:
    """Slight pressure, strong pressure, and strong pressure with expanded storage that is full."""
    runs = [quantities(lazy(frames, xstor, seed)) for seed in range(SEEDS)]
    twins = [quantities(one_by_one(frames, xstor, 1000 + seed)) for seed in range(SEEDS)]
    result = compared(runs, twins)
    bad = {name: values for name, values in result.items() if values[2] > BOUND}
    assert not bad
