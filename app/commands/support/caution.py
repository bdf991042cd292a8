"""The caution printed before a command's output: the reason why it does not apply to the scenario's real
system.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.commands.support.console import PlainConsole
from app.commands.support.files import is_printed
from engine.against.cautions import cautions
from engine.scenario.scenario import Scenario, load_scenario


def cautious(scenario: str, settings: Sequence[str], data: Path | None = None) -> Scenario:
    """Return a command's scenario after printing the limitations for its site. data: file for the answer.

    Raises ScenarioError.
    """
    loaded = load_scenario(scenario, settings)
    print_caution(cautions(loaded), data)
    return loaded


def print_caution(text: str, data: Path | None = None) -> None:
    """Print a caution, if there is one, on standard error if standard output is reserved for data."""
    if text:
        PlainConsole(stderr=is_printed(data)).print(text, style="yellow", soft_wrap=True)


def with_caution(answer: dict[str, Any], scenario: Scenario) -> dict[str, Any]:
    """Return an answer with its caution, if there is one."""
    text = cautions(scenario)
    return answer | {"caution": text} if text else answer
