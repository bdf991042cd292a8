"""What a command prints first: why its answer does not hold for the real system of the scenario."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.commands.support.console import PlainConsole
from app.commands.support.files import is_printed
from engine.against.cautions import cautions
from engine.scenario.scenario import Scenario, load_scenario


def cautious(scenario: str, settings: Sequence[str], data: Path | None = None) -> Scenario:
    """Return a scenario of a command; print first what does not hold for its site. data: file of its answer.

    Raises ScenarioError.
    """
    loaded = load_scenario(scenario, settings)
    print_caution(cautions(loaded), data)
    return loaded


def print_caution(text: str, data: Path | None = None) -> None:
    """Print a caution, if there is one; on the error output where standard output is for data alone."""
    if text:
        PlainConsole(stderr=is_printed(data)).print(text, style="yellow", soft_wrap=True)


def with_caution(answer: dict[str, Any], scenario: Scenario) -> dict[str, Any]:
    """Return an answer with the caution, if there is one."""
    text = cautions(scenario)
    return answer | {"caution": text} if text else answer
