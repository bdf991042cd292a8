"""The parameters of the cluster study that need no run; tools/fit_cluster.py has the rest.

No `predict` fact is looked at: `fact` refuses them.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.units import MS, PAGES_PER_MB
from engine.scenario.derived.instruction_cost import CLOCK
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import load_ledger

Values = dict[str, float]  # "memory-1 parameters.cost_steal" -> value; times in ns, places in lists from 1
PACKS = [f"io-1 packs.LNX02{n}" for n in range(2, 7)]


def fact(name: str) -> float:
    """Return a fact of the study that may be used: one to calibrate with, or an input."""
    found = load_ledger("ssi").fact(f"ssi.{name}")
    if found.role in ("predict", "derived"):
        raise ValueError(
            f"{found.id}: expected a fact to calibrate with or an input, this one is {found.role}"
        )
    return found.value


def now(name: str) -> Any:
    """Return the value in the scenario."""
    scenario, path = name.split()
    found: Any = load_scenario(f"ssi-{scenario}")
    for part in path.split("."):
        found = getattr(found, part) if hasattr(found, part) else found[int(part) - 1 if part < "A" else part]
    return found


def closed() -> Values:
    """Return the values for which no run is needed."""
    found = {"cpu-1 parameters.base_cycles": base_cycles()}
    for scenario in ("cpu-1", "memory-1", "memory-2", "memory-3", "memory-4"):
        name = f"table{4 if scenario == 'cpu-1' else 6}.cache_miss_cycles_per_instruction"
        for point, n in enumerate((4, 2, 1), 1):  # four members have the fewest processors
            found[f"{scenario} parameters.miss_cycles.{point}.2"] = fact(f"{name}.{n}-member")
    faster = CLOCK["z196"] / CLOCK["z10"]
    found["terabyte-4 parameters.z196_cycles"] = faster / fact("table8.throughput_ratio.member3")
    return found | volumes()


def base_cycles() -> float:
    """Return the cycles of an instruction without those of misses: the mean of six systems."""
    names = [(f"table{t}", f"cycles_per_instruction.{n}-member") for t in (4, 6) for n in (1, 2, 4)]
    return sum(fact(f"{t}.{name}") - fact(f"{t}.cache_miss_{name}") for t, name in names) / len(names)


def volumes() -> Values:
    """Return reads of a file not in page cache, service times, and shares of I/Os (LNX026: published)."""
    cached = fact("in.vio.server_memory_mb") - now("io-1 sessions.web.not_cache") / PAGES_PER_MB
    ios, own = fact("table5.virtual_io_rate.1-member"), fact("table5_1.aggregate_io_rate.1-member")
    reads = ios / fact("table5.tx_per_s.1-member") / (1 - cached / fact("in.vio.html_files_1mb"))
    service = fact("table5_1.avg_service_time.1-member") * MS
    shares = [(1 - own / ios) / 4] * 4 + [own / ios]
    found = {f"{pack}.share": share for pack, share in zip(PACKS, shares, strict=True)}
    return {"io-1 sessions.web.reads": reads} | found | {f"{pack}.service": service for pack in PACKS}
