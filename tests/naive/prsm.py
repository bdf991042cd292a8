"""Twin of PR/SM for LPARs that make their own demand: slow, obvious, in plain Python.

It looks at everything anew at each moment at which something may happen, and draws the same random numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

NEVER = (1 << 48) - 1
SCRAP = 10_000
MASK = (1 << 64) - 1


class Draws:
    """The random numbers of the machine: splitmix64, from a given state."""

    def __init__(self, state: int) -> None:
        self.state = state

    def exponential(self, mean: float) -> float:
        """Return the next exponentially distributed number."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return -mean * math.log(1.0 - ((z ^ (z >> 31)) >> 11) / 2**53)


@dataclass(eq=False)
class Bucket:
    """What a cap leaves."""

    cap: float
    carry: float
    left: int = 0

    def refill(self, interval: int) -> None:
        """Add the cap of an interval to what may be kept of the last one."""
        each = int(self.cap * interval)
        self.left = each + min(max(self.left, 0), int(self.carry * each))


@dataclass(eq=False)
class Core:
    """A logical core."""

    lpar: Lpar
    entitled: float = 0.0
    high: bool = False
    home: int = -1
    bucket: Bucket | None = None
    work: int = 0  # left of its piece; 0 or less while it waits
    wants: bool = False
    next_at: int = NEVER
    on: int = -1
    last: int = -1
    run_end: int = 0
    virtual: float = 0.0
    used: int = 0
    waited: int = 0


@dataclass(eq=False)
class Lpar:
    """An LPAR and its demand."""

    weight: int
    dedicated: bool
    vertical: bool
    demand: float
    piece: int
    buckets: list[Bucket]  # of itself, of its group
    capped: bool = False
    cores: list[Core] = field(default_factory=list)
    virtual: float = 0.0


@dataclass(eq=False)
class Cec:
    """Physical cores and LPARs; times in ns."""

    shared: int
    physical: int
    lpars: list[Lpar]
    draws: Draws
    behind: int
    run_min: int = 12_500_000
    run_max: int = 25_000_000
    run_high: int = 100_000_000
    interval: int = 100_000_000
    now: int = 0
    clock: float = 0.0
    refill_at: int = 0
    begun: bool = False

    def __post_init__(self) -> None:
        self.holders: list[Core | None] = [None] * self.physical
        self.cores = [core for lpar in self.lpars for core in lpar.cores]
        for lpar in self.lpars:
            self._share(lpar)
        homes, own = 0, self.shared
        for core in self.cores:
            if core.lpar.dedicated:
                core.home, own = own, own + 1
            elif core.high:
                core.home, homes = homes, homes + 1
        started = sum(not core.lpar.dedicated for core in self.cores)
        self.run = max(self.run_min, min(self.run_max, self.run_max * self.shared // max(started, 1)))
        for core in self.cores:
            self._begin(core) if core.lpar.demand >= 1 else self._rest(core)

    def entitlement(self, lpar: Lpar) -> float:
        """Return the physical cores that an LPAR is entitled to."""
        if lpar.dedicated:
            return float(len(lpar.cores))
        return self.shared * lpar.weight / sum(other.weight for other in self.lpars if not other.dedicated)

    def _share(self, lpar: Lpar) -> None:
        cores, whole = lpar.cores, self.entitlement(lpar)
        parts = [whole / len(cores)] * len(cores)
        if lpar.vertical:
            parts = vertical_parts(whole, len(cores))
        for core, part in zip(cores, parts, strict=True):
            core.entitled = 1.0 if lpar.dedicated else part
            core.high = lpar.vertical and part == 1.0
            core.bucket = Bucket(core.entitled, 1.0) if lpar.capped else None

    def _begin(self, core: Core) -> None:
        core.wants, core.work = True, int(self.draws.exponential(core.lpar.piece)) + 1

    def _rest(self, core: Core) -> None:
        core.wants, demand = False, core.lpar.demand
        core.next_at = NEVER
        if demand > 0:
            pause = self.draws.exponential(core.lpar.piece * (1 - demand) / demand)
            core.next_at = min(NEVER, self.now + int(pause) + 1)

    def buckets(self, core: Core) -> list[tuple[Bucket, int]]:
        """Return the caps of a core, with the number of cores that use each one now."""
        found = [] if core.bucket is None else [(core.bucket, 0)]
        for bucket in core.lpar.buckets:
            users = [other for other in self.cores if other.on >= 0 and bucket in other.lpar.buckets]
            found.append((bucket, max(1, len(users) + (core.on < 0))))
        return found

    def allowed(self, core: Core) -> int:
        """Return how long a core may run by its caps."""
        most = min([NEVER, *(bucket.left // max(users, 1) for bucket, users in self.buckets(core))])
        return most if most >= SCRAP else 0

    def due(self) -> int:
        """Return when something happens next."""
        times = [self.refill_at] if self.begun else [0]
        self.begun = True
        for core in self.cores:
            if core.on >= 0:
                most = min(self.allowed(core), NEVER - self.now)
                times += [core.run_end, self.now + core.work, self.now + most]
            elif not core.wants:
                times.append(core.next_at)
        return max(self.now, min(times))

    def step(self) -> None:
        """Go to the next moment and do what is due."""
        self._pass(self.due())
        if self.now >= self.refill_at:
            self.refill_at += self.interval
            unique = {
                id(b): b for c in self.cores for b in [*c.lpar.buckets, *([c.bucket] if c.bucket else [])]
            }
            for bucket in unique.values():
                bucket.refill(self.interval)
        for core in self.cores:
            if core.wants and core.work <= 0:
                if core.lpar.demand >= 1:
                    self._begin(core)
                else:
                    self._leave(core)
                    self._rest(core)
            elif not core.wants and core.next_at <= self.now:
                self._begin(core)
            if core.on >= 0 and (core.run_end <= self.now or self.allowed(core) == 0):
                self._leave(core)
        self._dispatch()

    def _pass(self, until: int) -> None:
        ns, self.now = until - self.now, until
        for core in self.cores:
            if core.on >= 0:
                core.used += ns
                core.work -= ns
                core.lpar.virtual += ns / self.entitlement(core.lpar)
                core.virtual += ns / core.entitled if core.entitled else 0.0
                for bucket, _ in self.buckets(core):
                    bucket.left -= ns
            elif core.wants:
                core.waited += ns

    def _leave(self, core: Core) -> None:
        if core.on >= 0:
            self.holders[core.on] = None
            core.on = -1

    def _enter(self, core: Core, place: int) -> None:
        self.holders[place] = core
        core.on = core.last = place
        used = self.used_by(core)
        if core.entitled:
            core.virtual = used
        else:
            core.lpar.virtual = used
        core.run_end = NEVER
        if not core.lpar.dedicated:
            self.clock = max(self.clock, used)
            core.run_end = self.now + (self.run_high if core.high else self.run)

    def used_by(self, core: Core) -> float:
        """Return what a core has used by its entitlement, or its LPAR if the core has none."""
        used = core.virtual if core.entitled else core.lpar.virtual
        return max(used, self.clock - self.behind)

    def ready(self) -> list[Core]:
        """Return the cores that have work and may run but do not."""
        return [core for core in self.cores if core.wants and core.on < 0 and self.allowed(core) > 0]

    def _dispatch(self) -> None:
        for core in self.cores:
            if core.home >= 0 and core in self.ready():
                other = self.holders[core.home]
                if other is not None:
                    self._leave(other)
                self._enter(core, core.home)
        while True:
            free = [place for place in range(self.shared) if self.holders[place] is None]
            waiting = [core for core in self.ready() if not core.lpar.dedicated]
            if not free or not waiting:
                return
            core = min(waiting, key=lambda core: (not core.high, self.used_by(core)))
            homes = {other.home for other in self.cores}
            loose = [place for place in free if place not in homes]
            own = core.last in loose
            self._enter(core, core.last if own else loose[0] if loose else free[-1])


def vertical_parts(whole: float, cores: int) -> list[float]:
    """Return what each vertical core is entitled to: high ones first, then medium ones, then low ones."""
    full = math.floor(whole + 1e-9)
    rest = whole - full
    if full >= cores:
        parts = [1.0] * cores
    elif rest <= 1e-9:
        parts = [1.0] * full
    elif rest >= 0.5 or full == 0:
        parts = [1.0] * full + [rest]
    else:
        parts = [1.0] * (full - 1) + [(1 + rest) / 2] * 2
    return (parts + [0.0] * cores)[:cores]
