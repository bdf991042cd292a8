"""Guests that are up at time 0, and the storage that they have filled by then.

Each of them uses all the pages of its kind. Storage is filled by use (residency_by_use.py) or evenly. In the
latter case, a guest's most used pages get the frames available to it, spread evenly over its first tier when
that is larger; the other pages of that tier, and then the rest up to its filled part, are in expanded
storage; what remains is on paging volumes. All these guests are treated alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from engine.build.residency_by_use import Uses, even
from engine.kernel.kinds import QueueList, VcpuState
from engine.kernel.options import late_kernel
from engine.scenario.derived.timeline import mixed
from engine.scenario.model.central_storage import fair_share
from engine.scenario.scenario import Guest, Scenario
from engine.state.tables import MAX_TIER, Array, State

Mask = npt.NDArray[np.bool_]
wake_first = late_kernel("engine.mechanisms.guests.power", "wake_first")
_BLOCK = 64  # pages
_MOST = 64  # kinds of guests whose places are kept: members and successive machines are alike
_PLACES = 1 << 32  # that a drawn number can have


def fill(state: State, scenario: Scenario, system: int = 0) -> None:
    """Place the guests that are up at time 0, and their pages, in a system that is otherwise complete."""
    s = state.tables[system]
    up = [
        guest
        for guest in scenario.guests
        if guest.up and scenario.kinds[guest.kind].linux is None and s["guest"][guest.index]["here"]
    ]
    if not up:
        return
    shares = (Uses if scenario.lpar.filled == "by use" else Shares).of(s, scenario, up)
    place_all(state, s, up, shares)
    _start(s, scenario, up)
    _count(s, up)


class Places(Protocol):
    """Determines the locations of the pages of a guest, and the times of their last touches.

    field: the field of `u` that counts them; key: the values on which the places depend, besides the guest.
    """

    @property
    def field(self) -> str: ...

    @property
    def key(self) -> Hashable: ...

    def places(self, u: Any) -> tuple[Mask, Mask]: ...

    def age(self, s: Any, blocks: Array, u: Any) -> None: ...

    @property
    def low(self) -> float: ...


def place_all(state: State, s: Any, up: Sequence[Guest], shares: Places) -> None:
    """Place the pages that each guest uses as `shares` specifies."""
    alike: dict[tuple[int, int, int, bytes], list[int]] = {}
    for guest in up:
        alike.setdefault(_alike(s["guest"][guest.index], shares.field), []).append(guest.index)
    for pair, same in alike.items():
        u = s["guest"][same[0]]
        placed = _kept(pair, u, shares)
        _book(s, state.blocks, np.array(same), placed, int(u[shares.field]))
    for guest in up:
        shares.age(s, state.blocks, s["guest"][guest.index])


class Shares:
    """Real and expanded storage, in pages, of each guest that is up."""

    field = "load_pages"

    def __init__(self, real: int, xstor: int, low: float) -> None:
        self.real, self.xstor, self.low = real, xstor, low

    @classmethod
    def of(cls, s: Any, scenario: Scenario, up: Sequence[Guest]) -> Shares:
        """Distribute all but the available frames, and the filled part of expanded storage, equally.

        The part that a small guest does not need goes to the others.
        """
        param, used = s["param"], [int(s["guest"][guest.index]["load_pages"]) for guest in up]
        spare = (param["low"] + param["high"] + param["low_2g"] + param["high_2g"]) // 2
        real = fair_share(max(0, int(s["frames"] - spare)), used)
        xstor = int(int(s["xstor"]) * scenario.lpar.filled_xstor) // len(used)
        return cls(real, xstor, float(s["frames_low"]) / float(s["frames"]))

    @property
    def key(self) -> Hashable:
        """The values on which the places depend."""
        return self.real, self.xstor, self.low

    def places(self, u: Any) -> tuple[Mask, Mask]:
        """Return a guest's resident pages and its pages in expanded storage."""
        used = int(u["load_pages"])
        first_tier = min(used, int(u["tier_end"][0]) * _BLOCK)
        real = _spread(u, first_tier, min(self.real, used))
        absent = ~real
        absent[used:] = False
        return real, _first(absent, self.xstor)

    def age(self, s: Any, blocks: Array, u: Any) -> None:
        """Mark all resident pages as just touched."""


@dataclass(frozen=True)
class Placed:
    """The locations of a guest's pages. Guests with equal pages in equal tiers have the same placement."""

    bits: Mapping[str, Array]  # field of a block -> a mask for each block
    dasd: Array  # pages on paging volumes, by block
    absent: Array  # tree of counts of nonresident pages
    counts: Mapping[str, int]  # field of a guest -> pages
    tier_real: Sequence[int]
    tier_inst: Sequence[int]


def _alike(u: Any, field: str) -> tuple[int, int, int, bytes]:
    """Return the values that determine the locations of a guest's pages."""
    return int(u["kind"]), int(u["n_block"]), int(u[field]), u["tier_end"].tobytes()


_known: dict[Hashable, Placed] = {}


def _kept(alike: Hashable, u: Any, shares: Places) -> Placed:
    """Return the placement of one guest's pages, reusing that of an identical guest placed earlier."""
    key = alike, type(shares), shares.key
    found = _known.get(key)  # other threads build machines in the meantime
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[key] = _placed(u, shares)
    return found


def _placed(u: Any, shares: Places) -> Placed:
    """Place the pages of one guest."""
    used = int(u[shares.field])
    real, xstor = shares.places(u)
    absent = ~real
    absent[used:] = False
    low, dasd = _some(real, shares.low), absent & ~xstor
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
    """Return the resident pages: spread evenly over the first tier, or the whole first tier and further
    pages.
    """
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
    """Return the given share of the pages, evenly spread."""
    some = np.zeros_like(pages)
    some[pages] = even(int(np.count_nonzero(pages)), share)
    return some


def _bits(pages: Mask) -> npt.NDArray[np.uint64]:
    """Return a mask for each block, in which bit i is page i."""
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


def _book(s: Any, blocks: Array, places: Array, placed: Placed, used: int) -> None:
    """Write the pages of identical guests, and set their counters and the counters of the storage that they
    use.
    """
    guests, many = s["guest"], len(places)
    own = guests["first_block"][places][:, np.newaxis] + np.arange(len(placed.dasd))
    for name, bits in placed.bits.items():
        blocks[name][own] = bits
    blocks["absent"][own[:, : len(placed.absent)]] = placed.absent
    for name in ("inst", "target"):
        guests[name][places] = used
    last = int(guests["n_block"][places[0]]) - 1
    guests["grow_block"][places] = min(last, used // _BLOCK)
    for name, pages in placed.counts.items():
        guests[name][places] = pages
    guests["wss"][places] = placed.counts["real"]
    s["available"] -= many * placed.counts["real"]
    s["available_low"] -= many * placed.counts["real_low"]
    s["xstor_free"] -= many * placed.counts["xstor"]
    s["dasd_free"] -= many * placed.counts["dasd"]
    volumes = int(s["n_volume"])
    slots = np.bincount((own % volumes).ravel(), np.tile(placed.dasd, many), volumes)
    s["volume"]["used"][:volumes] += slots.astype(np.int64)
    guests["tier_real"][places, :MAX_TIER] = placed.tier_real
    guests["tier_inst"][places, :MAX_TIER] = placed.tier_inst


def _absent(absent: Mask, ends: Array) -> Array:
    """Return the trees that count nonresident pages, one for each tier. ends: the blocks where tiers end."""
    each = absent.reshape(-1, _BLOCK).sum(axis=1)
    trees = [np.zeros(0, np.int64)]
    for start, end in pairwise(ends):
        total = np.concatenate(([0], np.cumsum(each[start:end])))
        node = np.arange(1, end - start + 1)
        trees.append(total[node] - total[node - (node & -node)])
    return np.concatenate(trees)


def _start(s: Any, scenario: Scenario, up: list[Guest]) -> None:
    """Make guests dormant; the seed determines the times of their ticks and of their next piece of work."""
    places = np.array([guest.index for guest in up])
    for guest, place in zip(up, places, strict=True):
        s["guest"]["servers_up"][place] = guest.servers
    own = s["guest"][places]
    idle = s["kind"]["idle_activity"][own["kind"]]
    for name, value in (("activity", idle), ("wanted", idle), ("boots", 1), ("list", QueueList.DORMANT)):
        s["guest"][name][places] = value
    each = np.repeat(np.arange(len(up)), own["n_vcpu"])
    cpus = np.concatenate([np.arange(u["first_vcpu"], u["first_vcpu"] + u["n_vcpu"]) for u in own])
    wait = s["kind"]["do"]["wait"][own["kind"][each], idle[each]].astype(np.float64)
    s["vcpu"]["state"][cpus] = VcpuState.DORMANT
    s["vcpu"]["work_at"][cpus] = (_drawn(s, cpus, 1) * 1.5 * wait).astype(np.int64) + 1
    s["vcpu"]["tick_at"][cpus] = (_drawn(s, cpus, 2) * own["tick"][each].astype(np.float64)).astype(np.int64)
    s["vcpu"]["timer"][cpus] = scenario.lpar.locks
    wake_first(s)


def _drawn(s: Any, cpus: Array, what: int) -> npt.NDArray[np.float64]:
    """Return a number in [0, 1) for each virtual CPU; equal seeds give equal numbers."""
    first = mixed(int(s["seed"]) + what)
    return np.array([mixed(first + int(v)) >> 32 for v in cpus]) / _PLACES


def _count(s: Any, up: list[Guest]) -> None:
    """Link the guests into the dormant list."""
    order = [guest.index for guest in up]
    for before, after in zip([-1, *order], [*order, -1], strict=True):
        if before >= 0:
            s["guest"][before]["dormant_next"] = after
        if after >= 0:
            s["guest"][after]["dormant_prev"] = before
    s["dormant_head"], s["dormant_tail"] = order[0], order[-1]
