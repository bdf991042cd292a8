"""Long runs keep their recording on disk: it is the same recording, and memory does not grow with time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import platform
from engine.kernel.units import MS
from engine.recording import recorder
from engine.sim import Simulation
from engine.state.sparse import HUGE, sparse_zeros
from tests.engine.runs.test_repeat import same
from tests.engine.small import small
from tests.systems import needs_linux

FEW = 2000  # bytes: then even a short run goes on in files


def there_and_back(sim: Simulation) -> list[Simulation]:
    """Return a run that has gone back and on, a fork of it, and one with another past."""
    sim.run(900 * MS)
    sim.seek(400 * MS)
    fork = sim.fork()
    sim.execute("for db0001 cmd stop cpu all")
    sim.run(1200 * MS)
    fork.run(1500 * MS)
    return [sim, fork, sim.fork()]


@pytest.mark.parametrize("rows", [1, HUGE // 40 + 1])
def test_rows_begin_as_zeros_that_can_be_written(rows: int) -> None:
    """Whether NumPy would ask for huge pages or not."""
    made = sparse_zeros((rows, 5), "i8")
    assert made.shape == (rows, 5)
    assert not made.any()
    made[-1] = 7
    assert made.sum() == 35


@pytest.mark.parametrize("full", [False, True])
def test_a_recording_on_disk_is_the_one_in_memory(monkeypatch: pytest.MonkeyPatch, full: bool) -> None:
    """Also when the disk is full from the beginning."""
    in_memory = there_and_back(Simulation(small()))
    monkeypatch.setattr(recorder, "IN_MEMORY", FEW)
    room = platform.reserve
    asked = []

    def reserve(file: int, size: int) -> None:
        asked.append(size)
        if full:
            raise OSError(28, "No space left on device")
        room(file, size)

    monkeypatch.setattr(platform, "reserve", reserve)
    early = Simulation(small())
    early.run(300 * MS)
    seen = early.recording()
    kept = seen.trace.copy()
    for one, other in zip(in_memory, there_and_back(early), strict=True):
        assert one.digest() == other.digest()
        same(one.recording(), other.recording())
    assert asked
    assert (seen.trace == kept).all()  # what was handed out does not change


GROWTH = """
import sys
from engine.kernel.units import MINUTE
HOUR = 60 * MINUTE
from engine.recording import recorder
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.sparse import HUGE, sparse_zeros

recorder.IN_MEMORY = 1 << 20
sim = Simulation(load_scenario(sys.argv[1], ["until=5h"]))
def used():
    return int(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1])
sim.run(HOUR); before = used(); sim.run(4 * HOUR); print((used() - before) // 1024)
"""


@pytest.mark.slow
@needs_linux("memory is measured as Linux tells it")
def test_memory_hardly_grows_with_simulated_time() -> None:
    """Three hours of two guests are 45 MB of rows; moments to go back to take 6 MB of memory."""
    file = Path(__file__).parents[2] / "data" / "two-guests.toml"
    command = [sys.executable, "-c", GROWTH, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert int(done.stdout) < 30
