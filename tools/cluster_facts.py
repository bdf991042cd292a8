"""The parameters of the cluster study that need no run; tools/fit_cluster.py has the rest.

No `predict` fact is used: `fact` rejects them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.units import MS, PAGES_PER_MB
from engine.scenario.derived.instruction_cost import CLOCK
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import load_ledger

Values = dict[str, float]  # "memory-1 parameters.cost_steal" -> value; times in ns, places in lists from 1
PACKS = [f"io-1 packs.LNX02{n}" for n in range(2, 7)]


def fact(name: str) -> float:
    """Return a fact of the study that may be used: a calibrate fact or an input."""
    found = load_ledger("ssi").fact(f"ssi.{name}")
    if found.role in ("predict", "derived"):
        raise ValueError(
            f"{found.id}: expected a fact to calibrate with or an input, this one is {found.role}"
        )
    return found.value


def now(name: str) -> Any:
    """Return the current value in the scenario."""
    scenario, path = name.split()
    found: Any = load_scenario(f"ssi-{scenario}")
    for part in path.split("."):
        found = getattr(found, part) if hasattr(found, part) else found[int(part) - 1 if part < "A" else part]
    return found


def closed() -> Values:
    """Return the values that need no run."""
    found = {"cpu-1 parameters.base_cycles": base_cycles()}
    found |= misses()
    faster = CLOCK["z196"] / CLOCK["z10"]
    found["terabyte-4 parameters.z196_cycles"] = faster / fact("table8.throughput_ratio.member3")
    return found | volumes()


def base_cycles() -> float:
    """Return the cycles per instruction without miss cycles: the mean of six systems."""
    names = [(f"table{t}", f"cycles_per_instruction.{n}-member") for t in (4, 6) for n in (1, 2, 4)]
    return sum(fact(f"{t}.{name}") - fact(f"{t}.cache_miss_{name}") for t, name in names) / len(names)


def misses() -> Values:
    """Return the miss cycles: on one processor, for each further processor, and the mix of runs that are
    short of storage.

    Least squares of the relative errors of the six published figures; the mix is searched in steps of 0.0005.
    """
    ways = np.array([12.0, 6.0, 3.0] * 2)
    name = "cache_miss_cycles_per_instruction"
    wanted = np.array([fact(f"table{t}.{name}.{n}-member") for t in (4, 6) for n in (1, 2, 4)])

    def fit(mix: float) -> tuple[float, float, float, float]:
        scale = np.where(np.arange(6) < 3, 1.0, mix) / wanted
        rows = np.stack([scale, scale * (ways - 1)], axis=1)
        (alone, shared), *_ = np.linalg.lstsq(rows, np.ones(6), rcond=None)
        return float(((rows @ [alone, shared] - 1) ** 2).sum()), mix, float(alone), float(shared)

    _, mix, alone, shared = min(fit(mix) for mix in np.arange(1.0, 2.0, 0.0005))
    found = {"cpu-1 parameters.miss_alone": alone, "cpu-1 parameters.miss_shared": shared}
    return found | {f"memory-{n} parameters.miss_mix": float(mix) for n in (1, 2, 3, 4)}


def volumes() -> Values:
    """Return reads of a file that is not in the page cache, service times, and shares of I/Os (LNX026:
    published).
    """
    cached = fact("in.vio.server_memory_mb") - now("io-1 sessions.web.not_cache") / PAGES_PER_MB
    ios, own = fact("table5.virtual_io_rate.1-member"), fact("table5_1.aggregate_io_rate.1-member")
    reads = ios / fact("table5.tx_per_s.1-member") / (1 - cached / fact("in.vio.html_files_1mb"))
    service = fact("table5_1.avg_service_time.1-member") * MS
    shares = [(1 - own / ios) / 4] * 4 + [own / ios]
    found = {f"{pack}.share": share for pack, share in zip(PACKS, shares, strict=True)}
    return {"io-1 sessions.web.reads": reads} | found | {f"{pack}.service": service for pack in PACKS}
