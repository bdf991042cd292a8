"""A job with the outcome of a relocation, without the seconds that it takes; some settings fail or hold."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.app.run_sets.sweep.made_up import HOLDS, outcome

JOB = f"{__name__}:relocate"


def relocate(
    report: Callable[[Any], None], study: str, scenario: str, settings: list[str], place: int
) -> dict[str, Any]:
    if scenario == HOLDS:
        time.sleep(600)
    return outcome(scenario, settings, place)
