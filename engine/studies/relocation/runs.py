"""The runs that provide the study's facts, claims and tables.

Part I moves the Java guest over links of all kinds: a shipped scenario is used if a chart has one; otherwise,
one of these scenarios with a different layout on top. Each run ends some seconds after the guest has arrived.
"""

from __future__ import annotations

from engine.studies.probes import StudyRun
from engine.studies.relocation import layouts
from engine.studies.relocation.layouts import Layout
from engine.studies.relocation.workloads import PRESETS, UNLIMITED, database, preset

# ---- part I


def over(layout: Layout, name: str, *more: str) -> StudyRun:
    """Return the Java guest over another link."""
    return StudyRun("relocation-one-channel", (*layout.settings(), f"until={_seconds(layout)}s", *more), name)


def _seconds(layout: Layout) -> int:
    """Return a run time long enough for the 13 GB that a relocation sends: a single connection moves 160
    MB/s, a shared channel 200.
    """
    lone = sum(layout.writes(0).values()) == 1
    return 100 if lone else 22 + 80 // len(layout.writes(0))


ONE = {n: over(layouts.straight(1, n), f"{n}") for n in (1, 2, 3, 6, 8)}
ONE[4] = StudyRun("relocation-one-channel", name="4")
TWO_STRAIGHT = {n: over(layouts.straight(2, n), f"{n} straight") for n in (2, 4, 6, 12, 16)}
TWO_STRAIGHT[8] = StudyRun("relocation-two-straight", name="8 straight")
TWO_CROSSED = {n: over(layouts.crossed(2, n), f"{n} crossed") for n in (2, 4, 12, 16)}
TWO_CROSSED[8] = StudyRun("relocation-two-crossed", name="8 crossed")
OWN_ONE = {n: over(layouts.non_shared(1, n), f"{n} non-shared") for n in (1, 2, 3, 4, 8, 12)}
OWN_TWO = {n: over(layouts.non_shared(2, n), f"{n} non-shared") for n in (4, 6, 12, 16)}
OWN_TWO[8] = StudyRun("relocation-non-shared", name="8 non-shared")
SHARED = {n: over(layouts.straight(n), f"{n} channels") for n in (3, 5, 6, 7, 8)}
SHARED |= {1: ONE[4], 2: TWO_STRAIGHT[8], 4: StudyRun("relocation-channels", name="4 channels")}
PLAIN_7 = SHARED[7]
BEST_7 = StudyRun("relocation-optimised", name="7 channels, optimised")
THREE = StudyRun("relocation-unidirectional", name="3 x 3")
# a shared link of two channels with as few connections as one channel of each system's own
EQUAL = {n: over(layouts.straight(2, n), f"{n} shared") for n in (1, 3)}
EQUAL |= {n: TWO_STRAIGHT[n] for n in (2, 4, 8, 12)}


def small(connections: int, *more: str, name: str = "") -> StudyRun:
    """Return an idle guest over one channel, which shows within seconds which connections carry data."""
    link = layouts.straight(1, connections).settings()
    return StudyRun("relocation-idle", (*link, "until=15s", *more), name or f"{connections}")


USABLE = {n: small(n) for n in range(1, layouts.MAX_CONNECTIONS + 1)}
# the other way: the guest is on the system with the lesser name
BACK = {n: small(n, 'guests.idle.system="LPAR1"', 'timeline.1.to="LPAR2"', name=f"{n}, back") for n in (8, 9)}

# ---- part II, by the preset rate of all jobs in MiB/s

JAVA = StudyRun("relocation-java", name="Java")
OLTP = StudyRun("relocation-oltp", name="database")
IDLE = StudyRun("relocation-idle", name="idle")
REFERENCE = PRESETS[1]  # which rate the study's comparison has is not published: the one in the middle
CACHED = {rate: StudyRun("relocation-cached", preset("cached", rate), f"cached {rate:g}") for rate in PRESETS}
CACHED[UNLIMITED] = StudyRun("relocation-cached", preset("cached", None), "cached, no preset")
DIRECT = {rate: StudyRun("relocation-direct", preset("direct", rate), f"direct {rate:g}") for rate in PRESETS}
DIRECT[UNLIMITED] = StudyRun("relocation-direct", preset("direct", None), "direct, no preset")
SIZES = (2, 4, 8, 16)  # GiB
DATABASES = {size: StudyRun("relocation-oltp", database(size), f"{size} GiB") for size in SIZES}
DATABASES[4] = OLTP
TWICE = StudyRun("relocation-two-at-once", name="both at once")

# ---- part III

MIXED = StudyRun("relocation-mixed")
