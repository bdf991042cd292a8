"""A job with the answers of a run, without the seconds that it takes; some settings hold it or kill it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from app.jobs.tasks.registry import JobError
from tests.app.run_sets.matrix.printed import FAILS, figures

JOB = f"{__name__}:simulate"


def simulate(
    report: Callable[[Any], None], study: str, scenario: str, settings: list[str], place: int
) -> dict[str, float]:
    if any("4999" in setting for setting in settings):
        sys.exit("no memory")
    if any("4998" in setting for setting in settings):
        report(0.25)
        time.sleep(600)
    report(0.5)
    if scenario == FAILS:
        raise JobError("The master processor cannot keep up.")
    return figures(scenario, tuple(settings), place)
