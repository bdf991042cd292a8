"""Digests of runs and of elementary functions, which are the same on Linux and under Windows' Python.

`python -m tests.engine.runs.digests` writes them anew; say in the commit why they differ.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

from engine import elementary
from engine.kernel import rng
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

FILE = Path(__file__).parents[2] / "golden" / "digests.txt"
SCENARIOS = (  # of each study one at least, and all that take logarithms
    *("pause-active", "pause-large-3.3", "timers-420-900", "cpuplugd-compile"),
    *("relocation-idle", "relocation-channels", "ssi-memory-2"),
)
FUNCTIONS: dict[str, Callable[[float], float]] = {
    "exp": elementary.exp,
    "expm1": elementary.expm1,
    "log": lambda x: elementary.log(x + 1e-3),
    "kernel log": lambda x: float(rng.log.py_func(x + 1e-3)),
    "kernel exp_minus": lambda x: float(rng.exp_minus.py_func(x)),
}
INPUTS = 2000  # of each function


def of_run(name: str) -> str:
    """The digest of a scenario at its end, with its seed and its number of events."""
    machine = Simulation(load_scenario(name, ["seed=1"]))
    machine.run(machine.scenario.until)
    return f"{machine.digest()} {machine.events} events"


def of_function(name: str) -> str:
    """A digest of all bits of a function's values from 0 to 40, on numbers with full mantissas."""
    values = [FUNCTIONS[name](40.0 * (number / INPUTS) ** 3) for number in range(INPUTS)]
    return hashlib.blake2b(struct.pack(f"<{INPUTS}d", *values), digest_size=8).hexdigest()


def stored() -> dict[str, str]:
    """What the file says, by scenario or function."""
    lines = (line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {name: text for name, _, text in (line.partition(": ") for line in lines)}


def lines() -> Iterator[str]:
    """The lines of the file."""
    yield "# Seed 1, to the end of each scenario; then values of functions. By tests/engine/runs/digests.py."
    yield from (f"{name}: {of_run(name)}" for name in SCENARIOS)
    yield from (f"{name}: {of_function(name)}" for name in FUNCTIONS)


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8", newline="\n")
