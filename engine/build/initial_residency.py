"""Guests that are up at time 0, and storage as they have filled it by then.

Each of them uses all the pages of its kind. Storage is filled by use (filled_by_use.py), or evenly: a guest's
most used pages have what frames there are for it, spread evenly over its first tier when that is larger; the
others of that tier, and then the rest as far as it is filled, are in expanded storage; what remains is on
paging volumes. All these guests are treated alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.build.residency_by_use import Uses
from engine.kernel.kinds import Activity, EventKind, QueueList, VcpuState
from engine.kernel.queue import schedule
from engine.mechanisms.servers.application_cluster import membership
from engine.scenario.derived.timeline import mixed
from engine.scenario.model.central_storage import fair_share
from engine.scenario.scenario import Guest, Scenario
from engine.state.tables import MAX_TIER, Array, State

Mask = npt.NDArray[np.bool_]
_BLOCK = 64  # pages
_PLACES = 1 << 32  # that a drawn number can have
_WAKE = np.int64(EventKind.WAKE)


def fill(state: State, scenario: Scenario, system: int = 0) -> None:
    """Put the guests that are up at time 0, and their pages, into a system that is otherwise ready."""
    s = state.tables[system]
    up = [
        guest
        for guest in scenario.guests
        if guest.up and scenario.kinds[guest.kind].linux is None and s["guest"][guest.index]["here"]
    ]
    if not up:
        return
    shares = (Uses if scenario.lpar.filled == "by use" else Shares).of(s, scenario, up)
    alike: dict[tuple[int, int, int, bytes], Placed] = {}
    for guest in up:
        u = s["guest"][guest.index]
        placed = alike.get(shape := _alike(u)) or alike.setdefault(shape, _placed(u, shares))
        _book(s, state.blocks, u, placed)
        shares.age(s, state.blocks, u)
        _start(s, scenario, guest)
    _count(s, up)


class Shares:
    """Real and expanded storage, pages, of each guest that is up."""

    def __init__(self, real: int, xstor: int, low: float) -> None:
        self.real, self.xstor, self.low = real, xstor, low

    @classmethod
    def of(cls, s: Any, scenario: Scenario, up: Sequence[Guest]) -> Shares:
        """Even parts of all frames but those available, and of what is filled of expanded storage.

        What a small guest leaves over the others have.
        """
        param, used = s["param"], [int(s["guest"][guest.index]["load_pages"]) for guest in up]
        spare = (param["low"] + param["high"] + param["low_2g"] + param["high_2g"]) // 2
        real = fair_share(max(0, int(s["frames"] - spare)), used)
        xstor = int(int(s["xstor"]) * scenario.lpar.filled_xstor) // len(used)
        return cls(real, xstor, float(s["frames_low"]) / float(s["frames"]))

    def places(self, u: Any) -> tuple[Mask, Mask]:
        """Return the pages of a guest that are resident, and those in expanded storage."""
        used = int(u["load_pages"])
        first_tier = min(used, int(u["tier_end"][0]) * _BLOCK)
        real = _spread(u, first_tier, min(self.real, used))
        absent = ~real
        absent[used:] = False
        return real, _first(absent, self.xstor)

    def age(self, s: Any, blocks: Array, u: Any) -> None:
        """Mark all that is resident as touched a moment ago."""


@dataclass(frozen=True)
class Placed:
    """Where the pages of a guest are. Guests that use equal pages in equal tiers have it alike."""

    bits: Mapping[str, Array]  # field of a block -> a mask for each block
    dasd: Array  # pages on paging volumes, by block
    absent: Array  # tree of counts of nonresident pages
    counts: Mapping[str, int]  # field of a guest -> pages
    tier_real: Sequence[int]
    tier_inst: Sequence[int]


def _alike(u: Any) -> tuple[int, int, int, bytes]:
    """Return what decides where the pages of a guest are."""
    return int(u["kind"]), int(u["n_block"]), int(u["load_pages"]), u["tier_end"].tobytes()


def _placed(u: Any, shares: Shares | Uses) -> Placed:
    """Place the pages of one guest."""
    used = int(u["load_pages"])
    real, xstor = shares.places(u)
    absent = ~real
    absent[used:] = False
    low, dasd = real & _some(real, shares.low), absent & ~xstor
    counts = {"real": real, "real_low": low, "xstor": xstor, "dasd": dasd}
    ends = np.maximum.accumulate([0, *(int(end) for end in u["tier_end"][:MAX_TIER])])
    tiers = [(int(start) * _BLOCK, int(end) * _BLOCK) for start, end in pairwise(ends)]
    return Placed(
        _masks(real, low, xstor, dasd),
        dasd.reshape(-1, _BLOCK).sum(axis=1),
        _absent(absent, ends),
        {name: int(np.count_nonzero(pages)) for name, pages in counts.items()},
        [int(np.count_nonzero(real[start:end])) for start, end in tiers],
        [max(0, min(used, end) - start) for start, end in tiers],
    )


def _spread(u: Any, tier: int, frames: int) -> Mask:
    """Return the resident pages: evenly spread over the first tier, or all of it and more."""
    pages = np.zeros(int(u["n_block"]) * _BLOCK, np.bool_)
    if frames >= tier:
        pages[:frames] = True
        return pages
    at = np.arange(tier)
    pages[:tier] = (at + 1) * frames // tier > at * frames // tier
    return pages


def _first(pages: Mask, n: int) -> Mask:
    """Return the first n of these pages."""
    return np.asarray(pages & (np.cumsum(pages) <= n))


def _some(pages: Mask, share: float) -> Mask:
    """Return this share of the pages, evenly spread."""
    at = np.cumsum(pages)
    return np.asarray(np.floor(at * share) > np.floor((at - 1) * share))


def _bits(pages: Mask) -> npt.NDArray[np.uint64]:
    """Return a mask for each block; bit i is page i."""
    return np.packbits(pages, bitorder="little").view("<u8")


def _masks(real: Mask, low: Mask, xstor: Mask, dasd: Mask) -> dict[str, Array]:
    resident = _bits(real)
    return {
        "res": resident,
        "ref": resident,
        "chg": resident,
        "low": _bits(low),
        "xs": _bits(xstor),
        "ds": _bits(dasd),
    }


def _book(s: Any, blocks: Array, u: Any, placed: Placed) -> None:
    """Write the guest's pages, and set its counts and those of the storage that it takes."""
    first = int(u["first_block"])
    own = blocks[first : first + len(placed.dasd)]
    for name, bits in placed.bits.items():
        own[name] = bits
    own["absent"][: len(placed.absent)] = placed.absent
    u["inst"] = u["target"] = used = int(u["load_pages"])
    u["grow_block"] = min(int(u["n_block"]) - 1, used // _BLOCK)
    for name, pages in placed.counts.items():
        u[name] = pages
    u["wss"] = u["real"]
    s["available"] -= u["real"]
    s["available_low"] -= u["real_low"]
    s["xstor_free"] -= u["xstor"]
    s["dasd_free"] -= u["dasd"]
    volumes = (first + np.arange(len(placed.dasd))) % s["n_volume"]
    np.add.at(s["volume"]["used"], volumes, placed.dasd)
    u["tier_real"][:MAX_TIER], u["tier_inst"][:MAX_TIER] = placed.tier_real, placed.tier_inst


def _absent(absent: Mask, ends: Array) -> Array:
    """Return the trees of counts of nonresident pages, one for each tier. ends: the blocks where they end."""
    each = absent.reshape(-1, _BLOCK).sum(axis=1)
    trees = [np.zeros(0, np.int64)]
    for start, end in pairwise(ends):
        total = np.concatenate(([0], np.cumsum(each[start:end])))
        node = np.arange(1, end - start + 1)
        trees.append(total[node] - total[node - (node & -node)])
    return np.concatenate(trees)


def _start(s: Any, scenario: Scenario, guest: Guest) -> None:
    """Make the guest dormant; the seed draws the moments of its ticks and its next piece of work."""
    u, kind = s["guest"][guest.index], scenario.kinds[guest.kind]
    u["activity"] = u["wanted"] = Activity[kind.idle.upper()]
    u["boots"], u["servers_up"], u["list"] = 1, guest.servers, QueueList.DORMANT
    behaviour = s["kind"][u["kind"]]["do"][u["activity"]]
    for v in range(int(u["first_vcpu"]), int(u["first_vcpu"] + u["n_vcpu"])):
        w = s["vcpu"][v]
        w["state"] = VcpuState.DORMANT
        w["work_at"] = int(_drawn(s, v, 1) * 1.5 * float(behaviour["wait"])) + 1
        w["tick_at"] = int(_drawn(s, v, 2) * float(u["tick"]))
        w["timer"] = scenario.lpar.locks
        due = w["tick_at"] if scenario.lpar.locks and u["tick"] > 0 else w["work_at"]
        schedule(s["queue"], np.int64(v), _WAKE, np.int64(due))
        s["timer_requests"] += int(scenario.lpar.locks)
    membership(s, np.int64(guest.index))


def _drawn(s: Any, v: int, what: int) -> float:
    """Return a number in [0, 1), equal for equal seeds."""
    return (mixed(mixed(int(s["seed"]) + what) + v) >> 32) / _PLACES


def _count(s: Any, up: list[Guest]) -> None:
    """Link the dormant list."""
    order = [guest.index for guest in up]
    for before, after in zip([-1, *order], [*order, -1], strict=True):
        if before >= 0:
            s["guest"][before]["dormant_next"] = after
        if after >= 0:
            s["guest"][after]["dormant_prev"] = before
    s["dormant_head"], s["dormant_tail"] = order[0], order[-1]
