"""The first set of kernels: the same bits for small machines, and a message for what it leaves out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel import store
from tests.engine.runs.whole_run import digest

WITH_THE_FIRST_SET = """
import sys
from engine.kernel import store
store.SETS["engine."] = (store.FIRST,)
store.ENGINE = "nothing"  # as if it were not compiled
store.leave_compiling()
from engine.sim import SimulationError
from tests.engine.runs.whole_run import digest
try:
    print(digest(sys.argv[1]), "numba" in sys.modules)
except (store.NotCompiledError, SimulationError) as error:
    print(error)
"""


def said(machine: str) -> str:
    """Return what a process says that runs the machine with the first set alone."""
    command = [sys.executable, "-c", WITH_THE_FIRST_SET, machine]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip()


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path) -> None:
    """`lparlab warm` leaves the first set beside the other one, unless it copied those of a room."""
    if store.usable(store.FIRST) is None:
        command = [sys.executable, "-m", "engine.warm", str(tmp_path)]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as compiler:  # it ends when its input does
            compiler.wait()
    assert store.usable(store.FIRST) is not None


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["suspend", "stop", "eligible", "timers-430-600-patch"])
def test_small_machines_run_with_it_bit_by_bit(machine: str) -> None:
    assert said(machine) == f"{digest(machine)} False"


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["cpuplugd-memory-4", "relocation-mixed", "ssi-io-2"])
def test_what_it_leaves_out_says_so(machine: str) -> None:
    assert said(machine).endswith(store.NOT_COMPILED)
