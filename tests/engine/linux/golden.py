"""Golden trace of memory pressure: a Linux guest of 16 MB whose pool grows, and a job that wants too much.

`python -m tests.engine.linux.golden` writes it anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.kernel.kinds import INCIDENT_LABELS, Incident
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.linux.machines import group, linux, load, machine

PATH = Path(__file__).parents[2] / "golden" / "linux.txt"
COUNTERS = {  # field of the Linux table: what it is called here; first times and totals are told
    "wakeups": "kswapd is woken",
    "scan_kswapd": "kswapd scans",
    "steal_kswapd": "kswapd frees pages",
    "scan_direct": "a task scans itself",
    "swap_outs": "pages are swapped out",
    "swap_ins": "pages are swapped in",
    "ooms": "the OOM killer comes",
}
SHOWN = "free kernel anon shmem cached once pool swapped fresh".split()
_COSTS = {  # all of them, so that other parameters leave the trace alone
    "scan_page": "1us",
    "free_page": "1us",
    "fill_page": "20us",
    "cold_file": 0.3,
    "cold_anon": 0.1,
    "swappiness": 60.0,
    "disk_read": "2ms",
    "read_cluster": 8,
    "direct_nap": "20ms",
    "linux_slice": "6ms",
    "hop": "100us",
    "pool_page": "2us",
    "diag_page": "1us",
    "diag_block": "75us",
    "daemon_cost": "1ms",
    "cpu_switch": "5ms",
}


def scenario(rules: str) -> Scenario:
    """Return one guest with two users; "greedy": a fast growing pool; "none": jobs that are too large."""
    jobs = {"job_every": "400ms", "job_pages": 150 if rules == "greedy" else 2200, "job_hold": "200ms"}
    return machine(
        until="8s",
        kinds={"app": linux(**jobs)},
        guests={"app": group("app", 1, rules, processors=1, swap=[{"size": 600}])},
        loads={"all": load("app", users=2)},
        parameters=_COSTS,
    )


def text() -> str:
    """Both guests, one after the other."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    yield "# Memory pressure in a Linux guest of 16 MB: the first time of each event, and memory"
    yield "# when it has changed by more than 64 pages. Written by `python -m tests.engine.linux.golden`."
    for rules, title in (("greedy", "A pool that grows"), ("none", "Jobs that want more than there is")):
        yield f"## {title}"
        yield from _run(Simulation(scenario(rules)))


def _run(sim: Simulation) -> Iterator[str]:
    seen: set[str] = set()
    shown: Any = None
    while not sim.finished:
        sim.run(sim.scenario.until, 1)
        row = sim.state.tables[0]["linux"][0]
        for name, title in COUNTERS.items():
            if row[name] > 0 and name not in seen:
                seen.add(name)
                yield f"{sim.now / 1e6:11.6f}  {title}"
        parts = [int(row[name]) for name in SHOWN]
        if shown is None or max(abs(a - b) for a, b in zip(parts, shown, strict=True)) > 64:
            shown = parts
            pairs = zip(SHOWN, parts, strict=True)
            yield f"{sim.now / 1e6:11.6f}  {' '.join(f'{name} {value}' for name, value in pairs)}"
    yield from _ending(sim)


def _ending(sim: Simulation) -> Iterator[str]:
    row = sim.state.tables[0]["linux"][0]
    yield "# At the end"
    yield ", ".join(f"{name} {row[name]}" for name in COUNTERS)
    log = sim.recording().log
    for what in (Incident.OOM, Incident.SERVER_UP, Incident.SERVER_ENDED):
        yield f"{INCIDENT_LABELS[what]}: {(log['what'] == what).sum()}"
    yield f"# {sim.events} events"


def main() -> None:
    """Rewrite the trace."""
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
