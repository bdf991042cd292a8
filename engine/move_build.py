"""Scenario -> the relocations that its timeline plans."""

from __future__ import annotations

from engine.scenario_models import Scenario
from engine.state import Array


def move_tables(tables: Array, scenario: Scenario) -> None:
    """Make room for relocations and write down those that are planned. tables: (systems,)."""
