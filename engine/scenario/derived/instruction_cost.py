"""Cost of an instruction on a processor of an LPAR: its own cycles, and those spent waiting for the caches.

The more processors share storage and the outer cache, the more often an instruction finds lines displaced, or
changed by another processor: miss cycles grow by a constant amount with each processor. A different mix of
instructions waits for more or fewer lines, in proportion. Counters measured at a site may replace this law.
Source: "Workload and resource distribution", tables 4 and 6; the linear law is an assumption.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.elementary import exp, log
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.scenario import LparSettings

_MAX_POWER = 99.0  # of points that are not intended; the result is rejected (web_checks.py)
CLOCK = {"z10": 4.4, "z196": 5.2}  # GHz; 2097 and 2817, general knowledge


@dataclass(frozen=True)
class InstructionCost:
    """Cycles per instruction, the part of these cycles that is due to cache misses, and the time per
    instruction in ns.
    """

    cycles: float
    misses: float
    ns: float


def instruction_cost(lpar: LparSettings, given: Parameters) -> InstructionCost | None:
    """Return the cost of an instruction on an LPAR's processors; None if the LPAR does not specify a
    processor.
    """
    if lpar.processor is None:
        return None
    factor = given.z196_cycles if lpar.processor == "z196" else 1.0
    misses = misses_of(given, lpar.processors)
    cycles = (given.base_cycles + misses) * factor
    return InstructionCost(cycles, misses * factor, cycles / CLOCK[lpar.processor])


def misses_of(given: Parameters, processors: int) -> float:
    """Return the number of cycles for which an instruction waits for the caches on an LPAR with n
    processors.
    """
    if given.miss_cycles:
        return miss_cycles(given.miss_cycles, processors)
    return given.miss_mix * (given.miss_alone + given.miss_shared * (processors - 1))


def miss_cycles(points: Sequence[tuple[int, float]], processors: int) -> float:
    """Return the miss cycles of an n-way: a power law in n through two adjacent points (n, cycles > 0)."""
    ordered = sorted(points)
    if len(ordered) == 1:
        return ordered[0][1]
    pairs = list(pairwise(ordered))
    (n, low), (more, high) = next((pair for pair in pairs if processors <= pair[1][0]), pairs[-1])
    power = log(high / low) * log(processors / n) / log(more / n)
    return low * exp(min(power, _MAX_POWER))
