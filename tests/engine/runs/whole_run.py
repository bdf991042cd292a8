"""Small machines that together go through all that the engine can do, run in a process of their own.

`python -m tests.engine.runs.whole_run [NAME ...]` prints their digests and the kernels that were not
compiled ahead, as JSON. So the same runs can be made with bounds checks and without the JIT.
"""

from __future__ import annotations

import json
import sys

from engine.kernel import cache
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from tests.engine.small import group, small, step

_SEVERAL = {"app": group("app", 2, "APP", processors=3), "db": group("db", 2, "DB", processors=2)}
_COARSE = {"app": group("app", 2, "APP", memory="64M"), "db": group("db", 2, "DB", memory="64M")}
_SHORT = [
    step("0s", "boot", "app", "db"),
    step("30ms", "load", "app", "db"),
    step("90ms", "pause", "app"),
    step("150ms", "resume", "app"),
]
_OF_STUDIES = (  # what the small ones have not: memory of Linux, timers, locks, moves, sessions, members
    *("timers-430-600-patch", "cpuplugd-memory-4", "relocation-mixed", "ssi-io-2", "ssi-memory-2"),
    *("ssi-transitions", "ssi-links"),
)
SCENARIOS: dict[str, Scenario] = {
    "short": small("suspend", until="220ms", lpar={"frames": 2300, "xstor": 300}, timeline=_SHORT),
    "suspend": small("suspend"),
    "stop": small("stop", guests=_SEVERAL),
    "to DASD": small("suspend", lpar={"xstor": 300}, guests=_SEVERAL),
    "no expanded storage": small("stop", lpar={"xstor": 0, "processors": 1}),
    "eligible": small("stop", guests=_SEVERAL, parameters={"storbuf": [0.3, 0.2, 0.1]}),
    "largest": small(
        "suspend",
        lpar={"processors": 64, "frames": 90_000, "xstor": 9000},
        guests={"app": group("app", 30, "A", processors=64), "db": group("db", 60, "D", processors=2)},
        timeline=[step("0s", "boot", "app", "db")],
        until="100ms",
    ),
    "coarse": small(
        "stop",
        lpar={"granule": 4, "frames": 11_000, "xstor": 4000},
        parameters={"low": 160, "high": 240, "low_2g": 160, "high_2g": 240},
        guests=_COARSE,
    ),
} | {name: load_scenario(name) for name in _OF_STUDIES}


def digest(name: str) -> str:
    """Run one of the machines to its end."""
    sim = Simulation(SCENARIOS[name])
    sim.run(sim.scenario.until // 2)
    sim.run(sim.scenario.until)
    return sim.digest()


def compiled() -> list[str]:
    """Return the files of kernels that were compiled one by one, as Python called them."""
    return sorted(file.name for file in cache.folder().glob("engine.*-*"))


def main(names: list[str]) -> None:
    """Print what the test asks for."""
    digests = {name: digest(name) for name in names or SCENARIOS}
    json.dump({"digests": digests, "compiled": compiled()}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
