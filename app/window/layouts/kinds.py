"""Kinds of scenarios, and the default panels for each kind: columns, tabs and shares of the height."""

from __future__ import annotations

from typing import Any

from app.panels import specs

USUAL, LOCKS, LINUX, SYSTEMS = "usual", "locks", "linux", "systems"  # kinds of scenarios
PAGED = "linux-paged"  # a site whose guests, with a simulated Linux, do not fit into its storage
AGED = "aged"  # storage has an aging list
LPARS = "lpars"  # physical cores are shared with other LPARs
HIPERDISPATCH = "hiperdispatch"  # the same, and CP parks cores and keeps virtual CPUs near their caches
CLUSTER, WEB = "cluster", "web"  # web servers on several systems, on one
CACHED = {CLUSTER: "cluster-cached", WEB: "web-cached"}  # the same, when no I/O comes to a volume
OF_SYSTEMS = tuple("relocation passes device_heat steal system_cpu link_rates moves".split())
OF_CLUSTERS = ("cluster", "members", "efficiency", "packs")
OF_LINUX = tuple("linux_memory guest_size linux_cpus throughput scans pool".split())
BY_THE_WAY = tuple("cpu processors throughput steal device_heat lock timers scans pool".split())
Column = tuple[tuple[str, ...], ...]  # places from above; the panels of one place are tabs
# Of each kind, left and right; panels that are not here follow the panels that they specify as their place.
COLUMNS: dict[str, tuple[Column, Column]] = {
    USUAL: (
        (
            ("memory", *OF_SYSTEMS[:1], "cluster"),
            ("timeline", "lanes", "rules", *OF_LINUX[:3], *OF_SYSTEMS[1:3], "packs"),
            ("storage",),
        ),
        (
            ("cpu", "processors", "throughput", *OF_SYSTEMS[3:5], "efficiency"),
            ("paging", "lock", "timers", "scans", "pool", *OF_SYSTEMS[5:6], "members"),
            ("guests", *OF_SYSTEMS[6:]),
        ),
    ),
    LOCKS: (
        (
            ("lanes", "memory", "storage", *OF_SYSTEMS[:1], "cluster"),
            ("timeline", "rules", *OF_LINUX[:3], *OF_SYSTEMS[1:3], "packs"),
        ),
        (
            ("processors", "cpu", "throughput", *OF_SYSTEMS[3:5], "efficiency"),
            ("lock", "paging", "scans", "pool", *OF_SYSTEMS[5:6], "members"),
            ("timers", "guests", *OF_SYSTEMS[6:]),
        ),
    ),
    LPARS: (
        (
            ("physical", "lanes", "memory", "storage", *OF_SYSTEMS[:1], "cluster"),
            ("timeline", "rules", *OF_LINUX[:3], *OF_SYSTEMS[1:3], "packs"),
        ),
        (
            ("lpars", "processors", "cpu", "throughput", *OF_SYSTEMS[3:5], "efficiency"),
            ("guests", "paging", "lock", "timers", "scans", "pool", *OF_SYSTEMS[5:], "members"),
        ),
    ),
    LINUX: (
        (
            ("linux_memory", "guest_size", "memory", "storage", *OF_SYSTEMS[:1], "cluster"),
            ("linux_cpus", "timeline", "rules", "matrix", "study", "lanes", *OF_SYSTEMS[1:3], "packs"),
        ),
        (
            ("throughput", "cpu", "processors", *OF_SYSTEMS[3:5], "efficiency"),
            ("scans", "pool", "paging", "lock", "timers", *OF_SYSTEMS[5:6], "members"),
            ("guests", *OF_SYSTEMS[6:]),
        ),
    ),
    SYSTEMS: (
        (
            ("relocation", "cluster", "memory", "storage", "lanes", *OF_LINUX[:1]),
            ("passes", "timeline", "rules", *OF_LINUX[1:3]),
            ("device_heat", "paging", "packs"),
        ),
        (
            ("steal", "system_cpu", "cpu", "processors", "throughput", "efficiency"),
            ("link_rates", "lock", "timers", "scans", "pool", "members"),
            ("moves", "guests"),
        ),
    ),
    CLUSTER: (
        (
            ("cluster", "memory", "relocation", "lanes", *OF_LINUX[:1]),
            ("members", "timeline", "passes", "rules", *OF_LINUX[1:3]),
            ("storage",),
        ),
        (
            (*"efficiency system_cpu link_rates paging".split(), *BY_THE_WAY),
            ("packs", "guests", "moves"),
        ),
    ),
    WEB: (
        (
            ("members", "memory", "cluster", "relocation", "lanes", *OF_LINUX[:1]),
            ("packs", "timeline", "passes", "rules", *OF_LINUX[1:3]),
            ("storage",),
        ),
        ((*"efficiency paging system_cpu link_rates".split(), *BY_THE_WAY), ("guests", "moves")),
    ),
}
CLOSED = {  # besides the panels that are closed at first with scenarios of all kinds
    USUAL: (
        *"sweep experiment lanes processors lock timers rules".split(),
        *OF_LINUX,
        *OF_SYSTEMS,
        *OF_CLUSTERS,
    ),
    LOCKS: (
        *"sweep experiment memory storage cpu paging rules".split(),
        *OF_LINUX,
        *OF_SYSTEMS,
        *OF_CLUSTERS,
    ),
    LPARS: (
        *"sweep experiment memory storage paging cpu lock timers rules".split(),
        *OF_LINUX,
        *OF_SYSTEMS,
        *OF_CLUSTERS,
    ),
    LINUX: (
        *"sweep experiment memory storage lanes processors paging lock timers".split(),
        *OF_SYSTEMS,
        *OF_CLUSTERS,
    ),
    SYSTEMS: (*"storage lanes processors paging lock timers rules".split(), *OF_LINUX, *OF_CLUSTERS[1:]),
    CLUSTER: (
        *"sweep experiment lanes processors cpu lock timers rules passes relocation".split(),
        *"steal device_heat moves".split(),
        *OF_LINUX,
    ),
    WEB: (
        *"sweep experiment lanes cluster processors lock timers rules".split(),
        *OF_LINUX,
        *OF_SYSTEMS,
    ),
}
COLUMNS[PAGED] = (
    (("memory", "linux_memory", *COLUMNS[LINUX][0][0][1:2], *COLUMNS[LINUX][0][0][3:]), COLUMNS[LINUX][0][1]),
    (COLUMNS[LINUX][1][0], ("paging", "scans", "pool", *COLUMNS[LINUX][1][1][3:]), COLUMNS[LINUX][1][2]),
)
CLOSED[PAGED] = tuple(name for name in CLOSED[LINUX] if name not in ("memory", "paging"))
COLUMNS[AGED] = (
    COLUMNS[USUAL][0],
    (COLUMNS[USUAL][1][0], ("aging", *COLUMNS[USUAL][1][1]), *COLUMNS[USUAL][1][2:]),
)
CLOSED[AGED] = CLOSED[USUAL]
for _kind in {*CLOSED} - {AGED}:
    CLOSED[_kind] = (*CLOSED[_kind], "aging")
COLUMNS[HIPERDISPATCH] = (
    COLUMNS[LPARS][0],
    (COLUMNS[LPARS][1][0], ("hiperdispatch", *COLUMNS[LPARS][1][1])),
)
CLOSED[HIPERDISPATCH] = CLOSED[LPARS]
for _kind in {*CLOSED} - {LPARS, HIPERDISPATCH}:
    CLOSED[_kind] = (*CLOSED[_kind], "physical", "lpars")
for _kind in {*CLOSED} - {HIPERDISPATCH}:
    CLOSED[_kind] = (*CLOSED[_kind], "hiperdispatch")
for _kind, _cached in CACHED.items():
    COLUMNS[_cached], CLOSED[_cached] = COLUMNS[_kind], (*CLOSED[_kind], "packs")
SHARES = {  # of the height, in each column
    LOCKS: ((0.42, 0.58), (0.28, 0.33, 0.39)),
    LPARS: ((0.5, 0.5), (0.6, 0.4)),
    HIPERDISPATCH: ((0.5, 0.5), (0.5, 0.5)),
    LINUX: ((0.5, 0.5), (0.32, 0.33, 0.35)),
    SYSTEMS: ((0.36, 0.32, 0.32), (0.29, 0.34, 0.37)),
    CLUSTER: ((0.4, 0.42, 0.18), (0.38, 0.62)),
    WEB: ((0.46, 0.46, 0.08), (0.45, 0.55)),
}
SHARES[PAGED] = SHARES[LINUX]
SHARES |= {_cached: SHARES[_kind] for _kind, _cached in CACHED.items()}


def kind_of(scenario: Any) -> str:
    """Return the kind of a scenario; each kind has its own layout."""
    if scenario.sessions:
        kind = CLUSTER if len(scenario.systems) > 1 else WEB
        return CACHED[kind] if _all_is_cached(scenario) else kind
    if len(scenario.systems) > 1:
        return SYSTEMS
    if scenario.cec is not None:
        return HIPERDISPATCH if _has_hiperdispatch(scenario) else LPARS
    if any(kind.linux is not None for kind in scenario.kinds.values()):
        return PAGED if _is_paged(scenario) else LINUX
    if scenario.lpar.has("aging") and scenario.paging is None:  # otherwise it is about paging I/O
        return AGED
    return LOCKS if scenario.lpar.locks else USUAL


def _has_hiperdispatch(scenario: Any) -> bool:
    from engine.scenario.derived.cec import has_hiperdispatch  # imported late to keep the start fast

    return has_hiperdispatch(scenario)


def _is_paged(scenario: Any) -> bool:
    """Return True for a site that pages according to its own figures, or if its guests do not fit into
    storage.
    """
    if scenario.site is None:
        return False
    shown = scenario.site.figures.get("paging")
    memory = sum(guest.size for guest in scenario.guests)
    return bool(memory > scenario.lpar.frames or (shown is not None and shown.most > 0))


def _all_is_cached(scenario: Any) -> bool:
    """Return True if minidisk caches hold all files from the start, so that the volumes have nothing to
    do.
    """
    from engine.scenario.derived.systems import systems  # imported late to keep the start fast

    files = sum(session.files * session.file_size for session in scenario.sessions.values())
    return all(system.lpar.filled_mdc >= 1.0 and system.lpar.mdc >= files for system in systems(scenario))


def shown(kind: str) -> list[str]:
    """Return the panels in the default layout for a kind of scenario."""
    return [spec.id for spec in specs.panels() if spec.shown and spec.id not in CLOSED[kind]]


def columns(kind: str) -> tuple[Column, Column]:
    """Return the columns for a kind of scenario with all panels."""
    left, right = COLUMNS[kind]
    placed = {name for tabs in (*left, *right) for name in tabs}
    after: dict[str, list[str]] = {}
    for spec in specs.panels():
        if spec.place and spec.id not in placed:
            after.setdefault(spec.place, []).append(spec.id)

    def with_followers(name: str) -> list[str]:
        return [name, *(each for follower in after.get(name, ()) for each in with_followers(follower))]

    def complete(column: Column) -> Column:
        return tuple(tuple(each for name in tabs for each in with_followers(name)) for tabs in column)

    return complete(left), complete(right)
