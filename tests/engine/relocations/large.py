"""`python -m tests.engine.relocations.large` relocates a guest of 64 GiB and says what it took.

It writes: finish code, pages of the first pass, peak memory in MB, the system where the guest is then.
"""

from __future__ import annotations

import sys

from bench.runs.headless import peak_mb
from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.relocations.pair import link, pair, writer
from tests.engine.small import group

MEMORY = 64 * 262_144  # pages


def scenario() -> Scenario:
    """Return a database guest of 64 GiB with a pool that is written unevenly, and a fast link."""
    kind = writer("skewed", MEMORY // 2, 200_000.0, load_pages=MEMORY - 64)
    return pair(
        until="60s",
        lpar={"frames": "70G", "below_2g": "500000p"},
        kinds={"writer": kind},
        guests={"lin": group("writer", 1, "LIN", up=True, memory="64G")},
        parameters={"message_pages": 1024, "message_chunks": 4, "adapter": "100us", "wire": "100us"},
        **link(4, 4),
    )


def main() -> None:
    """Run it."""
    sim = Simulation(scenario(), 1)
    sim.run(60 * SECOND)
    row = sim.state.tables["move"][0, 1]
    system = sim.recording().guest_system[-1, 0]
    sys.stdout.write(f"{row['finish']} {row['each'][0]['sent']} {peak_mb():.0f} {system}\n")


if __name__ == "__main__":
    main()
