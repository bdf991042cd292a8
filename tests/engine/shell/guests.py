"""A small machine with Linux guests whose memory is simulated: one with a daemon, one without."""

from __future__ import annotations

from typing import Any

from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.small import checked

RULES = """UPDATE="1"
CPU_MIN="1"
CPU_MAX="0"
CMM_MIN="0"
CMM_MAX="1000"
HOTPLUG="loadavg>100"
HOTUNPLUG="onumcpus>2"
MEMPLUG="0"
MEMUNPLUG="1"
CMM_INC="100"
"""
WITH_VARIABLE = RULES.replace('HOTPLUG="loadavg>100"', 'busy="loadavg"\nHOTPLUG="busy>100"')
MOMENT = 1500 * MS
END = 8 * SECOND


def scenario() -> Scenario:
    """AUTO0001 has a daemon with RULES, HAND0001 has none; 3 virtual CPUs and 16 MB each."""
    software: dict[str, Any] = {"base": 300, "buffers": 40, "heap": 500, "buffer": 200, "files": 600}
    kind = {"title": "small Linux", "linux": software | {"reads": 2.0, "threads_per_cpu": 4.0}}
    guest = {"kind": "small", "role": "small", "count": 1, "memory": "16M", "up": True, "processors": 3}
    auto = guest | {"label": "AUTO", "userids": ["AUTO0001"], "cpuplugd": {"name": "own", "text": RULES}}
    return checked(
        {
            "id": "console",
            "title": "Console",
            "seed": 1,
            "until": "8s",
            "lpar": {"processors": 2, "frames": "9000p", "xstor": 0, "paging_space": "9000p", "volumes": 1},
            "parameters": {"sample": "500ms", "storbuf": [3.0, 2.5, 2.0]},
            "kinds": {"small": kind},
            "guests": {"auto": auto, "hand": guest | {"label": "HAND", "userids": ["HAND0001"]}},
            "loads": {
                "users": {
                    "title": "users",
                    "users": 3,
                    "think": "400ms",
                    "way": [{"guests": "auto", "cpu": "5ms", "io": "5ms"}, {"guests": "hand", "cpu": "5ms"}],
                }
            },
        }
    )


def machine(until: int = MOMENT) -> Simulation:
    """The machine at a moment; the daemon has taken two readings by MOMENT."""
    sim = Simulation(scenario())
    sim.run(until)
    return sim
