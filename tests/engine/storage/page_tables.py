"""Page tables made up for tests: a State with any pages anywhere, and the twin's view of a State."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.build.system import build
from engine.kernel.kinds import QueueList
from engine.mechanisms.processors.lists import join_dormant
from engine.mechanisms.storage.nonresident_tree import add_absent
from engine.mechanisms.storage.paging_volumes import use_slots
from engine.state.tables import State
from tests.engine.small import group, kind, small, step
from tests.naive.storage import BLOCK, Guest, Storage

_LISTS = {QueueList.DISPATCH: "dispatch", QueueList.ELIGIBLE: "eligible", QueueList.SHARED: "shared"}
_PLACES = ("nowhere", "real", "xstor", "both", "dasd")


def storage_of(state: State) -> Storage:
    """Return the twin's view of a machine."""
    s = state.tables[0]
    same = "xstor xstor_free now reclaim_hand migrate_hand migrate_age mdc_hand".split()
    counters = "page_ins page_outs clean_steals reclaimed migrated".split()
    return Storage(
        guests=[_guest(state, g) for g in range(s["n_guest"])],
        dormant=_dormant(s),
        taken=s["taken"].tolist(),
        ended=s["scan_ended"].tolist(),
        most_age=int(s["param"]["migration_age"]) // 10**9,
        reclaim_pages=int(s["param"]["reclaim"]),
        frames=_split(s, "frames"),
        available=_split(s, "available"),
        mdc=_split(s, "mdc"),
        cursor=s["cursor"].tolist(),
        low=[int(s["param"][name]) for name in ("low", "low_2g")],
        high=[int(s["param"][name]) for name in ("high", "high_2g")],
        slots=s["volume"]["slots"][: s["n_volume"]].tolist(),
        used=s["volume"]["used"][: s["n_volume"]].tolist(),
        **{name: int(s["param"][name]) for name in ("reclaim_low", "long_term", "mdc_min")},
        **{name: int(s[name]) for name in same + counters},
    )


def _split(s: Any, name: str) -> list[int]:
    """Return the frames above and below 2 GB."""
    return [int(s[name] - s[f"{name}_low"]), int(s[f"{name}_low"])]


def _dormant(s: Any) -> list[int]:
    found, g = [], int(s["dormant_head"])
    while g >= 0:
        found.append(g)
        g = int(s["guest"][g]["dormant_next"])
    return found


def _guest(state: State, g: int) -> Guest:
    u = state.tables[0]["guest"][g]
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    places = {"real": "res", "low": "low", "xstor": "xs", "dasd": "ds", "ref": "ref", "chg": "chg"}
    numbers = "dropped_at wss reserved inst first_block page_ins page_reads stolen cached".split()
    guest = Guest(
        where=_LISTS.get(QueueList(u["list"]), "dormant"),
        locked={page for page in range(BLOCK) if int(u["locked"]) >> page & 1},
        blocks=len(blocks),
        hand=u["hand"].tolist(),
        moved={block: int(at) for block, at in enumerate(blocks["moved"]) if at},
    )
    for mine, theirs in places.items():
        setattr(guest, mine, pages_in(blocks[theirs]))
    for name in numbers:
        setattr(guest, name, int(u[name]))
    return guest


def pages_in(masks: Any) -> set[int]:
    """Return the numbers of the pages whose bits are set."""
    bits = np.unpackbits(np.ascontiguousarray(masks).view(np.uint8), bitorder="little")
    return {int(page) for page in np.flatnonzero(bits)}


def machine(seed: int, **lpar: Any) -> State:
    """Return a State with up to five guests on random lists, whose pages are at random places."""
    draw = np.random.default_rng(seed)
    count = int(draw.integers(1, 6))
    tiers = [{"title": "a", "pages": 200}, {"title": "b", "pages": 64}, {"title": "c"}]
    kinds = {"any": kind(tiers=tiers, activities={}) | _three_tiers()}
    scenario = small(
        lpar={"frames": "9000p", "below_2g": "4000p", "xstor": 100_000, "paging_space": 100_000}
        | {"volumes": int(draw.integers(1, 4)), "mdc": "50p", "mdc_min": "20p"}
        | lpar,
        kinds=kinds,
        guests={"any": group("any", count, "ANY")},
        timeline=[step("0s", "boot", "any")],
        parameters={"locked": int(draw.integers(0, 4)), "long_term": "5s", "migration_age": "8s"},
    )
    state = build(scenario, seed)
    s = state.tables[0]
    s["now"] = 20 * 10**9
    s["available_low"] = draw.integers(0, 41)
    s["available"] = s["available_low"] + draw.integers(0, 41)
    for g in range(count):
        _fill(draw, state, g)
        _enlist(draw, s, g)
    _fill_cache(draw, s, count)
    s["cursor"] = draw.integers(count, size=2)
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
        "res": resident,
        "low": resident & (draw.random(len(place)) < draw.choice([0.0, 0.4, 0.4, 1.0])),
        "xs": (place == 2) | (place == 3),
        "ds": place == 4,
        "ref": referenced,
        "chg": (place == 1) & referenced,
    }
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    for name, bits in masks.items():
        blocks[name] = np.packbits(bits, bitorder="little").view(np.uint64)
    blocks["moved"] = draw.integers(0, 20, len(blocks))
    u["inst"], u["grow_block"] = inst, inst // BLOCK
    u["hand"] = draw.integers(0, inst // BLOCK + 1, size=2)
    for name, number in zip(("real", "xstor", "both", "dasd"), _PLACES[1:], strict=True):
        u[name] = (place == _PLACES.index(number)).sum()
    u["real"], u["xstor"] = u["real"] + u["both"], u["xstor"] + u["both"]
    u["real_low"] = masks["low"].sum()
    s["xstor_free"] -= u["xstor"]
    for block, on_dasd in enumerate(masks["ds"].reshape(-1, BLOCK).sum(axis=1)):
        use_slots(s, u["first_block"] + block, np.int64(on_dasd))
    _count_tiers(state, g, place > 0, resident)


def _fill_cache(draw: Any, s: Any, count: int) -> None:
    """Put some frames into the minidisk cache, on both lists and for all guests."""
    s["guest"]["cached"][:count] = draw.integers(0, 30, count)
    s["mdc"] = s["guest"]["cached"].sum()
    s["mdc_low"] = draw.integers(0, s["mdc"] + 1)
    s["mdc_hand"] = draw.integers(count)


def _count_tiers(state: State, g: int, inst: Any, resident: Any) -> None:
    u = state.tables[0]["guest"][g]
    start = 0
    u["n_tier"] = len(u["tier_end"])
    for tier, end in enumerate(u["tier_end"]):
        part = slice(start * BLOCK, max(start, end) * BLOCK)
        u["tier_inst"][tier], u["tier_real"][tier] = inst[part].sum(), resident[part].sum()
        for block in range(start, end):
            own = slice(block * BLOCK, (block + 1) * BLOCK)
            absent = (inst & ~resident)[own].sum()
            add_absent(state.blocks, u, np.int64(tier), np.int64(block), np.int64(absent))
        start = max(start, int(end))


def _enlist(draw: Any, s: Any, g: int) -> None:
    u = s["guest"][g]
    u["wss"] = draw.integers(0, u["real"] + 2)
    u["reserved"] = g % 2 * (u["wss"] // 2 + g)  # no draw: the others stay what they were
    u["list"] = draw.choice([QueueList.DISPATCH, QueueList.DISPATCH, QueueList.ELIGIBLE, QueueList.DORMANT])
    s["n_eligible"] += u["list"] == QueueList.ELIGIBLE
    if u["list"] == QueueList.DORMANT:
        u["dropped_at"] = draw.choice([2, 9, 16, 18, 19]) * 10**9
        join_dormant(s, np.int64(g))
