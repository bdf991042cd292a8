"""The sweep of the relocation study: workloads, layouts of the link, and the grids of its charts."""

from __future__ import annotations

from dataclasses import replace

from engine.studies.probes import StudyRun
from engine.studies.relocation import layouts, runs, workloads
from engine.studies.sweeps.grid import Layout, Preset, StudySweep, SweepGrid, SweepLink

JAVA, CACHED, DIRECT, DATABASE, IDLE = "java", "cached", "direct", "oltp", "idle"
UNLIMITED = "unlimited"


def _rate(rate: float) -> str:
    """Return a preset rate as shown in the name of a workload: "48.8"."""
    return UNLIMITED if rate == workloads.UNLIMITED else f"{rate:g}"


def _workloads() -> dict[str, StudyRun]:
    found = {JAVA: replace(runs.ONE[4], name="Java")}
    for kind, own in ((CACHED, runs.CACHED), (DIRECT, runs.DIRECT)):
        for rate, run in own.items():
            speed = "no preset" if rate == workloads.UNLIMITED else f"{rate:g} MiB/s"
            found[f"{kind}-{_rate(rate)}"] = replace(run, name=f"{kind.capitalize()}, {speed}")
    for size, run in runs.DATABASES.items():
        found[f"{DATABASE}-{size}g"] = replace(run, name=f"Database, {size} GiB")
    return found | {IDLE: replace(runs.IDLE, name="Idle")}


WORKLOADS = _workloads()
REFERENCES = {kind: f"{kind}-{_rate(runs.REFERENCE)}" for kind in (CACHED, DIRECT)}
REFERENCES |= {DATABASE: f"{DATABASE}-{workloads.REFERENCE_GB}g"}
KINDS = (JAVA, *REFERENCES.values(), IDLE)  # one of each kind, and one that does nothing
ALL = (1, 2, 3, 4, 5, 6, 7, 8)


def spread(kind: str, channels: int, connections: int, each: bool) -> SweepLink:
    """Spread connections evenly over channels. each: connections per channel, at most as many as a link
    may have.
    """
    total = min(channels * connections, layouts.MAX_CONNECTIONS) if each else connections
    if total < channels:
        raise ValueError("fewer connections than channels: expected a connection for each channel")
    made = layouts.layout(kind, channels, total)
    return SweepLink(made.settings(), total)


_BEST_EACH = f"{layouts.ENOUGH} connections per channel, as many as saturate it"
_BEST = "the best total number of connections for the channels"


def best(channels: int, connections: int, each: bool) -> SweepLink:
    """Return the optimized link with its number of connections, or with as many connections on each channel
    as fill it.
    """
    made = layouts.optimised(channels)
    total = len(made.connections)
    wanted = layouts.ENOUGH if each else total
    if connections != wanted:
        raise ValueError(f"optimised: expected {_BEST_EACH if each else _BEST}")
    return SweepLink(made.settings(), total)


def _spread(kind: str) -> Layout:
    return lambda channels, connections, each: spread(kind, channels, connections, each)


SWEEP = StudySweep(
    "relocation",
    WORKLOADS,
    {
        "straight": _spread("straight"),
        "crossed": _spread("crossed"),
        "non-shared": _spread("non-shared"),
        "optimised": best,
    },
    (
        Preset("Connections and channels", SweepGrid((1, 2, 3, 4), ALL, ("straight", "crossed"), (JAVA,))),
        Preset("One channel", SweepGrid((1,), ALL, ("straight",), (JAVA,))),
        Preset(
            "Straight, crossed, not shared",
            SweepGrid((1, 2), ALL, ("straight", "crossed", "non-shared"), (JAVA,), each=True),
        ),
        Preset("Channels", SweepGrid(ALL, (layouts.ENOUGH,), ("straight", "optimised"), (JAVA,), each=True)),
        Preset(
            "Workloads by number of channels",
            SweepGrid((1, 2, 3, 4, 7), (layouts.ENOUGH,), ("optimised",), KINDS, each=True),
        ),
        Preset(
            "Workloads and presets",
            SweepGrid((4,), (layouts.MAX_CONNECTIONS,), ("optimised",), tuple(WORKLOADS)),
        ),
    ),
    REFERENCES
    | {"plain": "straight", "nonshared": "non-shared", "not-shared": "non-shared", "optimized": "optimised"},
)
