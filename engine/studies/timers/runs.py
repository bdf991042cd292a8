"""The runs that provide the timer study's facts, claims and tables."""

from __future__ import annotations

from engine.studies.probes import ProbeSearch, StudyRun

# Tables 1 and 2, by the condition that facts.csv names: users/release/patch
RUNS = {
    "600/4.2.0/nopatch": StudyRun("timers-420-600", name="600 on 4.2"),
    "600/4.3.0/nopatch": StudyRun("timers-430-600", name="600 on 4.3"),
    "900/4.3.0/nopatch": StudyRun("timers-430-900", name="900 on 4.3"),
    "600/4.2.0/patch": StudyRun("timers-420-600-patch", name="600 on 4.2, patch"),
    "600/4.3.0/patch": StudyRun("timers-430-600-patch", name="600 on 4.3, patch"),
    "900/4.2.0/patch": StudyRun("timers-420-900-patch", name="900 on 4.2, patch"),
    "900/4.3.0/patch": StudyRun("timers-430-900-patch", name="900 on 4.3, patch"),
}

# the scenario that could not be run, and the number of users from which this applies
TOO_MANY = StudyRun("timers-420-900", name="900 on 4.2")
# 20 s of each run show it as well as 50 s, since nothing changes any more
SATURATION = ProbeSearch(
    "timers-420-600",
    of="users",
    until="master=100%",
    settings=("until=30s", "phases.2.to=30s"),
    name="4.2",
)

# long enough for a cost of about one percent
_LONG = ("until=300s", "phases.2.to=300s")
BUSY = StudyRun("timers-busy-430", _LONG, name="no patch")
BUSY_PATCH = StudyRun("timers-busy-430-patch", _LONG, name="patch")

BUSY_SWITCHES = StudyRun(
    "timers-busy-430-patch",
    ("kinds.linux24.activities.load.switches=100000", *_LONG),
    name="patch, twice the switches",
)

# 12 GB, split otherwise: all central storage beyond CP's own 50,888 frames is the guests'
SPLITS = tuple(
    StudyRun(
        "timers-split-430-600",
        (f"lpar.frames={round(central * 262_144) - 50_888}p", f"lpar.xstor={round((12 - central) * 1024)}M"),
        name=f"{central:g} GB central",
    )
    for central in (1, 1.5, 3, 4)
)

# between both published points; 20 s of each run, as the means change no more after the first seconds
BETWEEN = tuple(
    StudyRun(
        "timers-430-600",
        (f"guests.linux.count={users}", "until=30s", "phases.2.to=30s"),
        name=f"{users} users",
    )
    for users in (650, 700, 750, 800, 850)
)
