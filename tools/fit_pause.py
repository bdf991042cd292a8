"""Fit the pause study's guests to the calibrate bars of figure 9: `python tools/fit_pause.py [SEEDS]`.

Free are the pages that three kinds of guests use and the mean time between touches of their coldest pages.
A guest's two bars count a page that is in both places twice, and all guests share the frames, so everything
depends on everything: least squares (Gauss and Newton, derivatives from differences) over the bars in pages,
each the median over the seeds. The minute of the standby guests sets the scale of the times. The bar of
BASEO in real storage is left out: it exceeds the size of the guest. No `predict` fact is looked at. The
result belongs into engine/studies/pause/scenarios/software.toml.
"""

from __future__ import annotations

import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import numpy.typing as npt

from engine.measures import measures
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger

ROUNDS = 4
PAGES = {  # label of the bars -> settings of the pages in use that they fix, and their start
    "BASEW": (("kinds.was.load_pages",), 187_000.0),
    "DM": (("kinds.dm.load_pages",), 187_500.0),
    "SBYW": (("kinds.was.agent_pages", "kinds.dm.agent_pages"), 165_500.0),
}
_RDB = tuple(f"kinds.rdb.activities.load.touched_every.{tier}" for tier in (3, 4))
TIMES = {  # the same for the time between touches, s
    "BASEW": (("kinds.was.activities.load.touched_every.3",), 42.0),
    "DM": (("kinds.dm.activities.load.touched_every.2",), 32.0),
    "BASEO": (_RDB, 18.0),
}
Floats = npt.NDArray[np.float64]
Bars = dict[str, tuple[float, float]]  # label -> pages in real storage, in expanded storage


def bars(settings: list[str], seed: int) -> Bars:
    """Return the bars in the middle of the warm-up; SBYW is the mean of the two standby WebSphere guests."""
    scenario = load_scenario("pause-stop", settings)
    at = next(mark.at for mark in scenario.marks if mark.id == "mid-warmup")
    sim = Simulation(scenario, seed)
    sim.run(at)
    recording = sim.recording()

    def pages(place: str, guest: int) -> float:
        return measures()[f"guest.{place}"].value(recording, [guest], at, at)

    found = {
        guest.label: (pages("real", guest.index), pages("xstor", guest.index)) for guest in scenario.guests
    }
    return _with_mean(found)


def _with_mean(found: Bars) -> Bars:
    pairs = zip(found["SBYW1"], found["SBYW2"], strict=True)
    real, xstor = (sum(pair) / 2 for pair in pairs)
    return found | {"SBYW": (real, xstor)}


def published() -> Bars:
    """Return the calibrate bars of the guests that are fitted."""
    ledger = load_ledger("pause")
    labels = ("BASEW", "DM", "BASEO", "SBYW1", "SBYW2")
    facts = {
        label: [ledger.fact(f"pause.f9.{place}.{label}") for place in ("real", "xstor")] for label in labels
    }
    assert all(fact.role == "calibrate" for pair in facts.values() for fact in pair)
    return _with_mean(
        {label: (float(real.value), float(xstor.value)) for label, (real, xstor) in facts.items()}
    )


NAMES = [*(("pages", label) for label in PAGES), *(("time", label) for label in TIMES)]
STEPS = np.array([1500.0] * len(PAGES) + [0.15] * len(TIMES))  # differences: pages, and logarithms of times


def settings_of(values: Floats) -> list[str]:
    """Return the settings that put these values into the scenario."""
    made = []
    for (what, label), value in zip(NAMES, values, strict=True):
        if what == "pages":
            made += [f"{key}={round(value)}p" for key in PAGES[label][0]]
        else:
            made += [f"{key}={np.exp(value):.3f}s" for key in TIMES[label][0]]
    return made


def residuals(found: Bars, wanted: Bars) -> Floats:
    """Simulated less published, pages."""
    pairs = [(label, place) for label in wanted for place in (0, 1) if (label, place) != ("BASEO", 0)]
    pairs = [pair for pair in pairs if pair[0] not in ("SBYW1", "SBYW2")]
    return np.array([found[label][place] - wanted[label][place] for label, place in pairs])


def main(seeds: int) -> None:
    """Print each round: the values, the bars that they give, and the sum of squares."""
    wanted = published()
    values = np.array([start for _, start in PAGES.values()] + [np.log(start) for _, start in TIMES.values()])
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for _ in range(ROUNDS):
            points = [values, *(values + np.eye(len(values))[k] * STEPS[k] for k in range(len(values)))]
            jobs = [(settings_of(point), seed) for point in points for seed in range(1, seeds + 1)]
            runs = list(pool.map(bars, *zip(*jobs, strict=True)))
            found = [median_of(runs[k * seeds : (k + 1) * seeds]) for k in range(len(points))]
            now = residuals(found[0], wanted)
            print(
                [round(float(value), 3) for value in values[:3]], [f"{t:.2f} s" for t in np.exp(values[3:])]
            )
            print(
                "   ",
                {label: tuple(round(bar) for bar in found[0][label]) for label in wanted},
                f"{now @ now:.3g}",
            )
            slope = np.array([residuals(one, wanted) - now for one in found[1:]])  # for one step of each
            change = np.clip(np.linalg.lstsq(slope.T, -now, rcond=None)[0], -1.0, 1.0) * STEPS
            tries = [values + part * change for part in (1.0, 0.6, 0.3)]
            jobs = [(settings_of(point), seed) for point in tries for seed in range(1, seeds + 1)]
            runs = list(pool.map(bars, *zip(*jobs, strict=True)))
            rests = [
                residuals(median_of(runs[k * seeds : (k + 1) * seeds]), wanted) for k in range(len(tries))
            ]
            best = min(range(len(tries)), key=lambda k: float(rests[k] @ rests[k]))
            if rests[best] @ rests[best] >= now @ now:
                break
            values = tries[best]
    print("result:", settings_of(values))


def median_of(runs: list[Bars]) -> Bars:
    """Return the median of each bar."""
    return {
        label: (
            statistics.median(run[label][0] for run in runs),
            statistics.median(run[label][1] for run in runs),
        )
        for label in runs[0]
    }


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
