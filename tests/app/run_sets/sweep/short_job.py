"""A job with the outcome of a relocation, without the seconds that it takes; some settings fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.app.run_sets.sweep.made_up import outcome

JOB = f"{__name__}:relocate"


def relocate(
    report: Callable[[Any], None],
    study: str,
    scenario: str,
    settings: list[str],
    place: int,
    combination: tuple[int, int] | None = None,
) -> dict[str, Any]:
    return outcome(scenario, settings, place if combination is None else 2 * place)
