"""The job that simulates the runs of a plot template, in parallel threads that share no lock."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import closing
from threading import Lock
from typing import Any

from app.jobs.tasks.registry import JobError, Report
from app.plot.measured import Recorded
from app.plot.series import Series
from engine.runs.pool import Threads
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError
from engine.studies.plotted import figure
from engine.studies.run_view import Open, RunView

STEPS = 50  # parts of a run, after each of which progress is reported
Found = dict[
    str, Any
]  # "figures": by name; "curves": by key, lists of series; "reasons": why some are missing


def simulate_plotted(report: Report, study: str, runs: dict[str, Any]) -> dict[str, Found]:
    """Return the results of each run, by run name; report the number of finished runs, and each finished run.

    runs: by name, tables of scenario, settings, figures (names for engine.studies.plotted) and curves (keys).
    """
    found: dict[str, Found] = {}
    shares, lock = dict.fromkeys(runs, 0.0), Lock()

    def say(name: str, share: float, **more: Any) -> None:
        with lock:
            shares[name] = share
            report({"done": sum(shares.values()), "total": len(runs), **more})

    try:
        jobs = [(study, asked, name, say) for name, asked in runs.items()]
        with closing(Threads()) as threads, closing(threads.answers(_run, jobs)) as answers:
            for answer in answers:
                if answer.error is not None:
                    raise answer.error
                name = jobs[answer.place][2]
                found[name] = answer.value
                say(name, 1.0, run=name, found=found[name])
    except (ScenarioError, SimulationError, ValueError) as error:
        raise JobError(str(error)) from error
    return found


def _run(study: str, asked: dict[str, Any], name: str, say: Callable[..., None]) -> Found:
    scenario = load_scenario(asked["scenario"], asked["settings"])
    simulation = Simulation(scenario, scenario.seed)
    for step in range(1, STEPS + 1):
        simulation.run(scenario.until * step // STEPS)
        say(name, step / STEPS)
    recording = simulation.recording()
    found: Found = {"figures": {}, "curves": {}, "reasons": []}
    _take_figures(found, study, asked["figures"], RunView(recording))
    source = Recorded(recording, name)
    for key in asked["curves"]:
        try:
            keys = source.each(key.removesuffix("/each")) if key.endswith("/each") else [key]
            found["curves"][key] = [_table(source.series(key)) for key in keys]
        except LookupError as error:
            found["reasons"].append(str(error))
    return found


def _take_figures(found: Found, study: str, names: list[str], view: RunView) -> None:
    for name in names:
        try:
            value = figure(study, name, view)
        except Open as reason:
            found["reasons"].append(str(reason))
            continue
        if math.isfinite(value):
            found["figures"][name] = value


def _table(series: Series) -> dict[str, Any]:
    values = [value if math.isfinite(value) else None for value in series.values.tolist()]
    return {"name": series.name, "unit": series.unit, "times": series.times.tolist(), "values": values}
