"""One run of a scenario in a process of its own.

`python -m bench.runs.headless ID [UNTIL [KEY=VALUE ...]]` prints figures as JSON.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Run:
    """Measurements of a process; times in s of wall clock, memory in MB."""

    start_s: float  # imports, scenario file to machine, kernels from the cache
    run_s: float
    cpu_s: float  # processor time of the run: what run_s would be on an idle machine
    simulated_s: float
    events: int
    digest: str
    peak_mb: float

    @property
    def ratio(self) -> float:
        """Simulated time to real time."""
        return self.simulated_s / self.run_s

    @property
    def cpu_ratio(self) -> float:
        """Simulated time to processor time."""
        return self.simulated_s / self.cpu_s


def peak_mb(process: int | str = "self") -> float:
    """Return the largest resident size so far of this process, or (Linux) of another running one, MB."""
    if sys.platform == "win32":
        return float(psutil.Process().memory_info().peak_wset) / 2**20
    status = Path(f"/proc/{process}/status")
    if status.exists():  # ru_maxrss would begin with that of the process that started this one
        found = re.findall(r"VmHWM:\s*(\d+) kB", status.read_text())
        return int(found[0]) / 2**10 if found else 0.0  # nothing of one that has just ended
    import resource  # late: Windows has none

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)


def measure(scenario_id: str, until: int | None, settings: Sequence[str] = ()) -> Run:
    """Run a scenario, to `until` (ns) or its end (None, 0)."""
    began = time.perf_counter()
    from engine.scenario.scenario import load_scenario
    from engine.sim import Simulation

    simulation = Simulation(load_scenario(scenario_id, settings))
    simulation.run(0)  # loads the kernels
    built, cpu = time.perf_counter(), time.process_time()
    simulation.run(min(until or simulation.scenario.until, simulation.scenario.until))
    done = time.perf_counter()
    return Run(
        start_s=built - began,
        run_s=done - built,
        cpu_s=time.process_time() - cpu,
        simulated_s=simulation.now / 1e9,
        events=simulation.events,
        digest=simulation.digest(),
        peak_mb=peak_mb(),
    )


def in_process(scenario_id: str, until: int | None = None, settings: Sequence[str] = ()) -> Run:
    """Run the same in a fresh process."""
    command = [sys.executable, "-m", "bench.runs.headless", scenario_id, str(until or 0), *settings]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return Run(**json.loads(run.stdout))


if __name__ == "__main__":
    given = sys.argv[1:]
    print(json.dumps(asdict(measure(given[0], int(given[1]) if len(given) > 1 else None, given[2:]))))
