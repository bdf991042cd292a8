"""The runs that the timer study's facts, claims and tables are taken from."""

from __future__ import annotations

from engine.studies.probes import Run, Search

# Tables 1 and 2, by the condition that facts.csv names: users/release/patch
RUNS = {
    "600/4.2.0/nopatch": Run("timers-420-600", name="600 on 4.2"),
    "600/4.3.0/nopatch": Run("timers-430-600", name="600 on 4.3"),
    "900/4.3.0/nopatch": Run("timers-430-900", name="900 on 4.3"),
    "600/4.2.0/patch": Run("timers-420-600-patch", name="600 on 4.2, patch"),
    "600/4.3.0/patch": Run("timers-430-600-patch", name="600 on 4.3, patch"),
    "900/4.2.0/patch": Run("timers-420-900-patch", name="900 on 4.2, patch"),
    "900/4.3.0/patch": Run("timers-430-900-patch", name="900 on 4.3, patch"),
}

# the scenario that could not be run, and from how many users on that is so
TOO_MANY = Run("timers-420-900", name="900 on 4.2")
# 20 s of each run show it as well as 50 s, since nothing changes any more
SATURATION = Search(
    "timers-420-600",
    of="users",
    until="master=100%",
    settings=("until=30s", "phases.2.to=30s"),
    name="4.2",
)

BUSY = Run("timers-busy-430", name="no patch")
BUSY_PATCH = Run("timers-busy-430-patch", name="patch")

# 12 GB, split otherwise: 3 + 9, and 1.5 + 10.5
MORE_CENTRAL = Run("timers-split-430-600", name="3 GB central")
LESS_CENTRAL = Run(
    "timers-split-430-600", ("lpar.frames=342300p", "lpar.xstor=10752M"), name="1.5 GB central"
)
