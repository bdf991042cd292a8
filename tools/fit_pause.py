"""Fit the pause study's guests to the calibrate bars of figure 9: `python tools/fit_pause.py [SEEDS]`.

The free parameters are the pages that three kinds of guests use and the mean time between touches of their
coldest pages. A guest's two bars count a page that is in both places twice, and all guests share the frames,
so everything depends on everything: least squares (engine.experiments.fitting) over the bars in thousands of
pages, each the median over the seeds. The minute of the standby guests sets the scale of the times. The bar
of BASEO in real storage is omitted: it exceeds the size of the guest. No `predict` fact is used. The result
belongs in engine/studies/pause/scenarios/software.toml.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.experiments.axis import ParameterAxis, axis
from engine.experiments.fitting import fit
from engine.measures import measures
from engine.runs.pool import all_answers
from engine.runs.processes import Processes
from engine.runs.request import RunRequest, taken
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger

SCENARIO = "pause-stop"
PAGES = {  # label of the bars -> settings of the pages in use that they fix, and where the fit begins
    "BASEW": (("kinds.was.load_pages",), 187_000),
    "DM": (("kinds.dm.load_pages",), 187_500),
    "SBYW": (("kinds.was.agent_pages", "kinds.dm.agent_pages"), 165_500),
}
_RDB = tuple(f"kinds.rdb.activities.load.touched_every.{tier}" for tier in (3, 4))
TIMES = {  # the same for the time between touches, s
    "BASEW": (("kinds.was.activities.load.touched_every.3",), 42),
    "DM": (("kinds.dm.activities.load.touched_every.2",), 32),
    "BASEO": (_RDB, 18),
}
WIDE = 15_000  # pages to either side of the start
SCALE = 1000.0  # pages that count as one
LEFT_OUT = (("BASEO", 0), ("SBYW1", 0), ("SBYW1", 1), ("SBYW2", 0), ("SBYW2", 1))
Floats = npt.NDArray[np.float64]
Bars = dict[str, tuple[float, float]]  # label -> pages in real storage, in expanded storage


def axes() -> list[tuple[tuple[str, ...], ParameterAxis]]:
    """Return the settings of each parameter, and its axis: linear for pages, in ratios for times."""
    made = []
    for name, (keys, start) in PAGES.items():
        ends = (f"{start - WIDE}p", f"{start + WIDE}p")
        made.append((keys, axis(f"{name} pages", keys[0], ends, start=f"{start}p")))
    for name, (keys, start) in TIMES.items():
        ends = (f"{start / 2}s", f"{start * 2}s")
        made.append((keys, axis(f"{name} touches", keys[0], ends, start=f"{start}s", log=True)))
    return made


def bars(simulation: Simulation) -> Bars:
    """Return the bars at the end of a run; SBYW is the mean of the two standby WebSphere guests."""
    recording, at = simulation.recording(), simulation.now

    def pages(place: str, guest: int) -> float:
        return measures()[f"guest.{place}"].value(recording, [guest], at, at)

    guests = simulation.scenario.guests
    return _with_mean(
        {guest.label: (pages("real", guest.index), pages("xstor", guest.index)) for guest in guests}
    )


def _with_mean(found: Bars) -> Bars:
    pairs = zip(found["SBYW1"], found["SBYW2"], strict=True)
    real, xstor = (sum(pair) / 2 for pair in pairs)
    return found | {"SBYW": (real, xstor)}


def published() -> Bars:
    """Return the calibrate bars of the fitted guests."""
    ledger = load_ledger("pause")
    labels = ("BASEW", "DM", "BASEO", "SBYW1", "SBYW2")
    facts = {
        label: [ledger.fact(f"pause.f9.{place}.{label}") for place in ("real", "xstor")] for label in labels
    }
    assert all(fact.role == "calibrate" for pair in facts.values() for fact in pair)
    return _with_mean({label: (real.value, xstor.value) for label, (real, xstor) in facts.items()})


def residuals(runs: Sequence[Bars], wanted: Bars) -> Floats:
    """Return the medians over the seeds minus the published values, in thousands of pages."""
    pairs = [(label, place) for label in wanted for place in (0, 1) if (label, place) not in LEFT_OUT]
    return np.array(
        [
            (statistics.median(run[label][place] for run in runs) - wanted[label][place]) / SCALE
            for label, place in pairs
        ]
    )


def settings_of(places: Sequence[float]) -> tuple[str, ...]:
    """Return the settings that put these positions on the axes into the scenario."""
    made = []
    for (keys, one), place in zip(axes(), places, strict=True):
        _, _, text = one.setting(one.value(float(place))).partition("=")
        made += [f"{key}={text}" for key in keys]
    return tuple(made)


def main(seeds: int) -> None:
    """Print each step with its sum of squares, and at the end the values determined by the bars and the
    settings.
    """
    wanted, known = published(), axes()
    scenario = load_scenario(SCENARIO)
    until = next(mark.at for mark in scenario.marks if mark.id == "mid-warmup")
    with closing(Processes()) as pool:

        def evaluate(points: Sequence[Floats]) -> list[Floats]:
            jobs = [
                (RunRequest(SCENARIO, bars, settings_of(point.tolist()), seed, until=until),)
                for point in points
                for seed in range(1, seeds + 1)
            ]
            runs: list[Bars] = all_answers(pool, taken, jobs)
            return [residuals(runs[k : k + seeds], wanted) for k in range(0, len(runs), seeds)]

        def heard(step: int, places: Any, squares: float) -> None:
            each = zip(known, places, strict=True)
            values = [f"{one.name} {one.value(at):.5g} {one.unit}" for (_, one), at in each]
            print(f"{step}: {squares:.4g}", *values, sep="; ", flush=True)

        start = [one.place(one.base) for _, one in known]
        found = fit(evaluate, start, heard=heard)
    for (_, one), error, fixed in zip(known, found.errors, found.fixed, strict=True):
        print(f"{one.name}: error {error:.0%} of its range, {'fixed' if fixed else 'NOT fixed'} by the bars")
    print("result:", settings_of(found.places.tolist()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
