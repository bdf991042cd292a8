"""Scenario -> the tables of channels, connections and links."""

from __future__ import annotations

from engine.scenario_models import Scenario
from engine.state import Array


def link_tables(tables: Array, scenario: Scenario) -> None:
    """Fill the tables of the complex, which are those of the first system. tables: (systems,)."""
