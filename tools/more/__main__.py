"""Write docs/validation/more.md (`make validation`): how well the machine reproduces measurements in other
reports.

The ledger is next to this file. No parameter was fitted to it, and no mechanism was made for it.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.studies.ledger import Fact, Ledger, load_ledger
from engine.studies.report import error
from engine.studies.run_view import RunView
from engine.studies.timers.tables import figures

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "validation" / "more.md"
SEEDS = 3
GUESTS = (5, 6, 7, 8, 10)
WAYS = {3: 300, 9: 900, 16: 900}  # processors -> idle guests; the report's numbers of users are not at hand
FEW = 100  # idle guests that leave three processors room
SHORT = ("until=13s", "phases.1.to=3s", "phases.2.from=3s", "phases.2.to=13s")
Values = dict[str, float]


def median(scenario: Scenario, take: Callable[[RunView], Values]) -> Values:
    """Return the median of each figure over the seeds."""
    found = []
    for seed in range(scenario.seed, scenario.seed + SEEDS):
        machine = Simulation(scenario, seed)
        machine.run(scenario.until)
        found.append(take(RunView(machine.recording())))
    return {name: statistics.median(one[name] for one in found) for name in found[0]}


# ---- database guests that use more memory than there is


def overcommitted(view: RunView) -> Values:
    """Return processors used by guests and by CP, and pages in memory and on DASD."""
    own, span = range(len(view.scenario.guests)), view.phase("measure")
    used, guests, real, dasd = (
        view.together(f"guest.{name}", own, *span) for name in ("cpu", "emulation", "real", "dasd")
    )
    return {"guests": guests, "CP": used - guests, "real": real, "DASD": dasd, "used": used}


def overcommit() -> dict[int, Values]:
    """Return the figures for each number of guests."""
    path = str(HERE / "overcommit.toml")
    return {n: median(load_scenario(path, [f"guests.db.count={n}"]), overcommitted) for n in GUESTS}


# ---- busy guests among idle ones, before and after timer requests have a lock of their own


def busy_among(processors: int, idle: int, release: str) -> Scenario:
    """Return idle guests without the timer patch, and one busy guest for each processor."""
    busy = {"kind": "linux24", "label": "BSY", "role": "busy Linux guests", "userids": ["BUSY001"]}
    own = ", ".join(f"{name} = {json.dumps(value)}" for name, value in busy.items())
    rest = f'count = {processors}, memory = "64M", processors = 1, up = true, timer_patch = false'
    central = 16 if processors == 16 else 6.5  # report: GB; expanded storage 1 and 0.5 GB
    return load_scenario(
        "timers-430-600",
        [
            *SHORT,
            f"lpar.release={release}",
            f"lpar.processors={processors}",
            f"lpar.frames={round(central * PAGES_PER_GB)}p",
            f"lpar.xstor={'1G' if processors == 16 else '512M'}",
            f"guests.linux.count={idle}",
            f"guests.busy={{ {own}, {rest} }}",
            'timeline=[{at="0s", do="load", guests=["busy"]}]',
        ],
    )


def locked(view: RunView) -> Values:
    """Return how much of the processors busy guests get, spins, and CP's time relative to that."""
    own, span = [guest.index for guest in view.guests("busy Linux guests")], view.phase("measure")
    done = view.together("guest.emulation", own, *span)
    found = figures(view)
    cp = found["cp_util_per_proc"] * view.scenario.lpar.processors / 100
    spins = {name: found[name] for name in ("spin_lock_rate", "pct_spin_time")}
    return {"done": done, "CP": cp / done} | spins


def timer_lock() -> dict[tuple[int, int], tuple[Values, Values]]:
    """Return the figures on 4.3 and on 4.4, by processors and idle guests."""
    cases = [(3, FEW), *WAYS.items()]
    return {
        case: (median(busy_among(*case, "4.3"), locked), median(busy_among(*case, "4.4"), locked))
        for case in cases
    }


# ---- the page


def fact_lines(ledger: Ledger, values: Values) -> Iterator[str]:
    """Yield the table of facts."""
    yield from ("| Fact | Published | Simulated | |", "|---|---|---|---|")
    for fact in ledger.facts:
        value = values[fact.id]
        verdict = "within" if _within(fact, value) else "outside"
        yield f"| {fact.quantity}, {fact.condition} | {fact.note or fact.text} | {value:.3g} | {verdict} |"


def _within(fact: Fact, value: float) -> bool:
    if fact.ceiling is not None:
        return value < fact.ceiling
    if fact.floor is not None:
        return value > fact.floor
    return abs(error(fact, value)) <= (fact.tolerance or 0.0)


def claim_lines(ledger: Ledger, holds: Sequence[bool]) -> Iterator[str]:
    """Yield the table of claims."""
    yield from ("| Claim | How it is judged | |", "|---|---|---|")
    for claim, true in zip(ledger.claims, holds, strict=True):
        yield f"| {claim.claim} | {claim.how} | {'holds' if true else 'does not hold'} |"


def main() -> None:
    """Write the page."""
    ledger, memory, lock = load_ledger("more", HERE.parent), overcommit(), timer_lock()
    five, six, ten = (memory[n] for n in (5, 6, 10))
    values = {
        "more.overcommit.util.5": five["used"],
        "more.overcommit.throughput.6": six["guests"] / five["guests"],
        "more.overcommit.dasd.10": ten["DASD"] / ten["real"],
    }
    losses = [memory[n]["guests"] - memory[m]["guests"] for n, m in ((5, 6), (6, 7), (7, 8))]
    gain = {case: after["done"] / before["done"] - 1 for case, (before, after) in lock.items()}
    nine, sixteen = gain[9, WAYS[9]], gain[16, WAYS[16]]
    before, after = lock[9, WAYS[9]]
    holds = (
        max(losses[1:]) < losses[0],
        six["guests"] < five["guests"] and six["CP"] > five["CP"],
        abs(gain[3, FEW]) <= 0.05,
        0.08 <= nine < sixteen,
        all(after[name] < before[name] for name in ("spin_lock_rate", "pct_spin_time", "CP")),
    )
    head = (HERE / "head.md").read_text(encoding="utf-8").rstrip()
    lines = [head, "", "## Facts", "", *fact_lines(ledger, values), "", "## Claims", ""]
    lines += [*claim_lines(ledger, holds), "", "## Database guests on 80 GB and ten processors", ""]
    lines += [
        "| Guests | Processors used by guests | by CP | GB in memory | on DASD |",
        "|---|---|---|---|---|",
    ]
    for n, own in memory.items():
        pages = " | ".join(f"{own[name] / PAGES_PER_GB:.1f}" for name in ("real", "DASD"))
        lines.append(f"| {n} | {own['guests']:.2f} | {own['CP']:.2f} | {pages} |")
    lines += ["", "## Busy guests among idle guests", ""]
    lines += [
        "| Processors | Idle guests | Busy guests use on 4.3 | on 4.4 | Gain | Spinning on 4.3 | on 4.4 |",
        "|---|---|---|---|---|---|---|",
    ]
    for (processors, idle), (old, new) in lock.items():
        spins = " | ".join(f"{own['pct_spin_time']:.1f}%" for own in (old, new))
        got = " | ".join(f"{own['done']:.2f}" for own in (old, new))
        more = f"{100 * gain[processors, idle]:+.0f}%"
        lines.append(f"| {processors} | {idle} | {got} | {more} | {spins} |")
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
