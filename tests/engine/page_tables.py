"""Page tables made up for tests: a State with any pages anywhere, and the twin's view of a State."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.build import build
from engine.kinds import QueueList
from engine.mechanisms.absent import add_absent
from engine.mechanisms.lists import join_dormant
from engine.state import State
from tests.engine.small import group, kind, small, step
from tests.naive.storage import BLOCK, Guest, Storage

_LISTS = {QueueList.DISPATCH: "dispatch", QueueList.ELIGIBLE: "eligible", QueueList.SHARED: "shared"}
_PLACES = ("nowhere", "real", "xstor", "both", "dasd")


def storage_of(state: State) -> Storage:
    """What the twin sees of a machine."""
    s = state.tables[0]
    same = "available xstor xstor_free dasd_free now cursor reclaim_hand migrate_hand migrate_age".split()
    counters = "page_ins page_outs clean_steals reclaimed migrated".split()
    return Storage(
        guests=[_guest(state, g) for g in range(s["n_guest"])],
        dormant=_dormant(s),
        taken=s["taken"].tolist(),
        ended=s["scan_ended"].tolist(),
        most_age=int(s["param"]["migration_age"]) // 10**9,
        reclaim_pages=int(s["param"]["reclaim"]),
        **{name: int(s["param"][name]) for name in ("low", "high", "reclaim_low", "long_term")},
        **{name: int(s[name]) for name in same + counters},
    )


def _dormant(s: Any) -> list[int]:
    found, g = [], int(s["dormant_head"])
    while g >= 0:
        found.append(g)
        g = int(s["guest"][g]["dormant_next"])
    return found


def _guest(state: State, g: int) -> Guest:
    u = state.tables[0]["guest"][g]
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    places = {"real": "res", "xstor": "xs", "dasd": "ds", "ref": "ref", "chg": "chg"}
    numbers = "dropped_at wss inst hand page_ins page_reads stolen".split()
    guest = Guest(
        where=_LISTS.get(QueueList(u["list"]), "dormant"),
        locked={page for page in range(BLOCK) if int(u["locked"]) >> page & 1},
        blocks=len(blocks),
        moved={block: int(at) for block, at in enumerate(blocks["moved"]) if at},
    )
    for mine, theirs in places.items():
        setattr(guest, mine, pages_in(blocks[theirs]))
    for name in numbers:
        setattr(guest, name, int(u[name]))
    return guest


def pages_in(masks: Any) -> set[int]:
    """The numbers of the pages whose bits are set."""
    bits = np.unpackbits(np.ascontiguousarray(masks).view(np.uint8), bitorder="little")
    return {int(page) for page in np.flatnonzero(bits)}


def machine(seed: int, **lpar: Any) -> State:
    """A State with up to five guests on random lists, whose pages are at random places."""
    draw = np.random.default_rng(seed)
    count = int(draw.integers(1, 6))
    tiers = [{"title": "a", "pages": 200}, {"title": "b", "pages": 64}, {"title": "c"}]
    kinds = {"any": kind(tiers=tiers, activities={}) | _three_tiers()}
    scenario = small(
        lpar={"frames": "9000p", "xstor": 100_000, "paging_space": 100_000} | lpar,
        kinds=kinds,
        guests={"any": group("any", count, "ANY")},
        timeline=[step("0s", "boot", "any")],
        parameters={"locked": int(draw.integers(0, 4)), "long_term": "5s", "migration_age": "8s"},
    )
    state = build(scenario, seed)
    s = state.tables[0]
    s["now"], s["available"] = 20 * 10**9, int(draw.integers(0, 41))
    for g in range(count):
        _fill(draw, state, g)
        _enlist(draw, s, g)
    s["cursor"] = draw.integers(count)
    s["reclaim_hand"], s["migrate_hand"] = draw.integers(len(state.blocks), size=2)
    return state


def _three_tiers() -> dict[str, Any]:
    activities = kind()["activities"]
    three = {"touched_every": ["never"] * 3, "store": [0.0] * 3}
    return {"activities": {name: given | three for name, given in activities.items()}}


def _fill(draw: Any, state: State, g: int) -> None:
    """Put the pages of a guest anywhere, and count them."""
    s = state.tables[0]
    u = s["guest"][g]
    inst = int(draw.integers(1, 500))
    weights = draw.dirichlet([3.0, 1.0, 1.0, 1.0])
    place = np.zeros(u["n_block"] * BLOCK, np.int64)
    place[:inst] = draw.choice([1, 2, 3, 4], inst, p=weights)
    resident = (place == 1) | (place == 3)
    referenced = resident & (draw.random(len(place)) < draw.choice([0.0, 0.3, 0.9, 1.0]))
    masks = {
        "inst": place > 0,
        "res": resident,
        "xs": (place == 2) | (place == 3),
        "ds": place == 4,
        "ref": referenced,
        "chg": (place == 1) & referenced,
    }
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    for name, bits in masks.items():
        blocks[name] = np.packbits(bits, bitorder="little").view(np.uint64)
    blocks["moved"] = draw.integers(0, 20, len(blocks))
    u["inst"], u["grow_block"], u["hand"] = inst, inst // BLOCK, draw.integers(0, inst // BLOCK + 1)
    for name, number in zip(("real", "xstor", "both", "dasd"), _PLACES[1:], strict=True):
        u[name] = (place == _PLACES.index(number)).sum()
    u["real"], u["xstor"] = u["real"] + u["both"], u["xstor"] + u["both"]
    s["xstor_free"] -= u["xstor"]
    s["dasd_free"] -= u["dasd"]
    _count_tiers(state, g, masks)


def _count_tiers(state: State, g: int, masks: dict[str, Any]) -> None:
    u = state.tables[0]["guest"][g]
    start = 0
    for tier, end in enumerate(u["tier_end"]):
        part = slice(start * BLOCK, max(start, end) * BLOCK)
        u["tier_inst"][tier], u["tier_real"][tier] = (masks[name][part].sum() for name in ("inst", "res"))
        for block in range(start, end):
            own = slice(block * BLOCK, (block + 1) * BLOCK)
            absent = (masks["inst"] & ~masks["res"])[own].sum()
            add_absent(state.blocks, u, np.int64(tier), np.int64(block), np.int64(absent))
        start = max(start, int(end))


def _enlist(draw: Any, s: Any, g: int) -> None:
    u = s["guest"][g]
    u["wss"] = draw.integers(0, u["real"] + 2)
    u["list"] = draw.choice([QueueList.DISPATCH, QueueList.DISPATCH, QueueList.ELIGIBLE, QueueList.DORMANT])
    if u["list"] == QueueList.DORMANT:
        u["dropped_at"] = draw.choice([2, 9, 16, 18, 19]) * 10**9
        join_dormant(s, np.int64(g))
