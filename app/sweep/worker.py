"""Relocates in a process of its own: `python -m app.sweep.worker`.

Asked as app.matrix.worker is. It says of each run what has come of it ({"outcome": {...}}), or why nothing
has ({"reason": "..."}). The kernels are loaded once, with the first run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from app.matrix.worker import serve
from engine.studies.probes import Run
from engine.studies.sweeps.run import Outcome, result


def answers(study: str, scenario: str, settings: list[str], place: int) -> Iterator[dict[str, Any]]:
    """What is said about one run."""
    found = result(Run(scenario, tuple(settings)), place)
    yield {"outcome": asdict(found)} if isinstance(found, Outcome) else {"reason": found}


if __name__ == "__main__":
    serve(answers)
