"""Jobs that run the machine in a drawing."""

from __future__ import annotations

from dataclasses import asdict
from time import monotonic
from typing import Any

from app.jobs.tasks.registry import JobError, Report
from engine.ficon.drawing.best import SearchProgress, search
from engine.ficon.drawing.best.tables import read_question, said_table
from engine.ficon.drawing.running.outcome import DrawingOutcome, steps
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import SimulationError

PAUSE = 0.1  # s between two reports


def best_layout(report: Report, question: dict[str, Any]) -> dict[str, Any] | None:
    """Return the best layouts of a logical link, as tables in the form of
    engine.ficon.drawing.best.tables.
    """
    ranking = None
    for found in search(read_question(question)):
        if isinstance(found, SearchProgress):
            report(said_table(found))
        else:
            ranking = said_table(found)
    return ranking


def run_drawing(report: Report, file: str) -> dict[str, Any]:
    """Return the outcome of the scenario that was made from a drawing; report the share that is done."""
    reported = 0.0
    try:
        for found in steps(load_scenario(file)):
            if isinstance(found, DrawingOutcome):
                return asdict(found)
            if monotonic() - reported > PAUSE:
                reported = monotonic()
                report(found)
    except (ScenarioError, SimulationError, ValueError) as error:
        raise JobError(str(error)) from error
    raise AssertionError("a run has an outcome")
