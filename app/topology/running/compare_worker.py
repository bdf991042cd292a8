"""Runs a drawn machine in a process of its own: `python -m app.topology.running.compare_worker`.

Asked as app.matrix.worker is, with the file of a scenario. It says how far it is ({"share": 0.5}), what came
of it ({"outcome": {...}}), or why nothing did ({"reason": "..."}).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from time import monotonic
from typing import Any

from app.matrix.worker import serve
from engine.ficon.drawing.running.outcome import Outcome, steps
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import SimulationError

APART = 0.1  # s between two words


def answers(file: str) -> Iterator[dict[str, Any]]:
    """What is said about one run."""
    said = 0.0
    try:
        for found in steps(load_scenario(file)):
            if isinstance(found, Outcome):
                yield {"outcome": asdict(found)}
            elif monotonic() - said > APART:
                said = monotonic()
                yield {"share": found}
    except (ScenarioError, SimulationError, ValueError) as error:
        yield {"reason": str(error)}


if __name__ == "__main__":
    serve(answers)
