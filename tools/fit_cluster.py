"""Repeat the fits of the cluster study: `python tools/fit_cluster.py [ROUNDS]`; a round is 13 s of CPU time.

Prints what each value fitted to facts, or derived from them, is in the scenario, what comes out, and the
difference. Runs (seed 1) start with what the round before gave. CP's part of a transaction is taken off its
instructions, and fits the cost of a moved page; other busy exposures lengthen a service (both least squares);
pages on DASD are read as often as they are touched. No `predict` fact is looked at, nothing is written: the
results belong into engine/studies/ssi/ and engine/scenario/model/system_parameters.py.
"""

from __future__ import annotations

import sys

import numpy as np
from cluster_facts import PACKS, Values, base_cycles, closed, fact, now

from engine.kernel.units import SECOND
from engine.scenario.derived.instruction_cost import CLOCK
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.run_view import RunView
from engine.studies.ssi.figures import figure, figures, measured

WARM_UP, SECONDS, LONG = 20, 60, 600  # of a run; LONG where a mean of service times is wanted
COSTS = [f"memory-1 parameters.cost_{name}" for name in ("page_in", "steal")]  # alike: their sum is view
LOAD = "memory-1 kinds.client.load_share"
TIERS = {"client": 2, "server": 3}  # what is seldom used: as often by the clock in both kinds
TOUCHED = {kind: f"memory-1 kinds.{kind}.activities.load.touched_every.{TIERS[kind]}" for kind in TIERS}
SHARING = [f"{pack}.sharing" for pack in PACKS]


def run(scenario: str, given: Values, seconds: int = SECONDS) -> RunView:
    """Run with these values and measure for this long."""
    settings = [f"{name}={WARM_UP + seconds}s" for name in ("until", "phases.2.to")]
    for name, value in given.items():
        settings.append(f"{name.split()[1]}={f'{value:.0f}ns' if isinstance(now(name), int) else value}")
    machine = Simulation(load_scenario(f"ssi-{scenario}", settings), 1)
    machine.run(machine.scenario.until)
    return RunView(machine.recording())


def by_cp(scenario: str, given: Values) -> float:
    """Return the instructions of CP for a transaction."""
    found = figures(run(scenario, given))
    return found["instructions_per_tx"] * found["cp"] / (found["cp"] + found["emulation"])


def page_cost(guests: float, given: Values) -> float:
    """Return the cost of a moved page from runs without it. guests: their instructions per transaction."""
    names = [f"memory-{n}" for n in (1, 2, 4)]
    wanted = np.array([fact(f"table6.instructions_per_tx.{n}-member") for n in (1, 2, 4)])
    rest = np.array([by_cp(name, given | dict.fromkeys(COSTS, 0)) for name in names])
    moves = (np.array([by_cp(name, given) for name in names]) - rest) / given[COSTS[0]]
    return float(moves @ (wanted - guests - rest) / (moves @ moves))


def sharing(given: Values) -> float:
    """Return what each other busy exposure adds to a service time, from runs with two and four members."""
    alone, *wanted = (fact(f"table5_1.avg_service_time.{n}-member") for n in (1, 2, 4))
    found = [figure("avg_service_time", run(f"io-{n}", given, LONG)) for n in (2, 4)]
    busy = (np.array(found) / alone - 1) / given[SHARING[0]]
    slope = busy * alone / wanted  # of the relative error
    return float(slope @ (1 - alone / np.array(wanted)) / (slope @ slope))


def paging(given: Values) -> Values:
    """Return pages of clients in use and their touch times, from published reads of one and two members."""
    (one, size), (two, _) = (absent(run(f"memory-{n}", given)) for n in (1, 2))
    first, second = (fact(f"table6.dasd_paging.{n}-member") for n in (1, 2))
    there = [sum(own[kind][0] * own[kind][1] / one[kind][1] for kind in TIERS) for own in (one, two)]
    faster = two["client"][1] / one["client"][1]
    more = (there[0] * second - there[1] * first) / (faster * first - second)  # pages of clients
    clock = (there[0] + more) / first * SECOND  # between touches of a page, one member
    return {LOAD: given[LOAD] + more / size} | {TOUCHED[kind]: clock * one[kind][1] for kind in TIERS}


def absent(view: RunView) -> tuple[dict[str, tuple[float, float]], int]:
    """Return by kind: pages on DASD, and CPU time of a guest per second; and the pages of all clients."""
    found = {}
    for kind in TIERS:
        own = [guest.index for guest in view.guests(kind=kind)]
        pages, used = (view.together(f"guest.{what}", own, *measured(view)) for what in ("dasd", "emulation"))
        found[kind] = pages, used / len(own)
    return found, sum(guest.size for guest in view.guests(kind="client"))


def terabyte(guests: float) -> Values:
    """Return the mix whose misses leave three fully used processors the published throughput."""
    used = fact("table3.processors_total.1-member") * fact("table7.total_util_per_proc.1-member") / 100
    executed = fact("table7.tx_per_s.1-member") * (guests + by_cp("terabyte-1", {}))
    cycles = used * CLOCK["z10"] * 1e9 / executed - base_cycles()
    mix = cycles / (now("terabyte-1 parameters.miss_alone") + 2 * now("terabyte-1 parameters.miss_shared"))
    return {f"terabyte-{n} parameters.miss_mix": mix for n in (1, 2, 4)}


def show(values: Values) -> None:
    """Print a line for each value."""
    for name, found in values.items():
        had = now(name)
        print(f"{name:<60} {had:>14.7g} {found:>14.7g} {100 * (found / had - 1):>+7.2f} %", flush=True)


def main(rounds: int) -> None:
    """Print the values, those of runs after each round."""
    show(closed())
    given = {name: now(name) for name in (*COSTS, *SHARING, LOAD, *TOUCHED.values())}
    for _ in range(rounds):
        guests = fact("table4.instructions_per_tx.1-member") - by_cp("cpu-1", given)
        found = {"cpu-1 sessions.web.instructions": guests} | dict.fromkeys(COSTS, page_cost(guests, given))
        found |= dict.fromkeys(SHARING, sharing(given)) | paging(given)
        show(found | terabyte(guests))
        given = found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
