"""Scenario -> paging I/O tables: exposures, control units and channels."""

from __future__ import annotations

from typing import Any

from engine.scenario.model.paging import PagingSettings
from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import Scenario


def pages_of_io(scenario: Scenario) -> int:
    """Return the maximum number of guest pages that one read from a paging volume brings in."""
    given = scenario.parameters
    larger = scenario.paging is not None and scenario.lpar.has("paging_exposures")
    return given.paging_payload if larger else given.block_read


def paging_tables(s: Any, scenario: Scenario) -> None:
    """Fill the tables, if the scenario has a [paging] table. s: one STATE record."""
    if scenario.paging is None:
        return
    g, granule = s["paging"], scenario.lpar.granule
    g["on"], g["payload"] = 1, max(1, pages_of_io(scenario) // granule)
    _settings(g, scenario.paging, scenario.lpar.volumes)
    _times(g, scenario.parameters, granule)


def _settings(g: Any, given: PagingSettings, volumes: int) -> None:
    g["units"], g["paths"], g["aliases"] = given.control_units, given.channels, given.aliases
    g["exposures"] = volumes + given.control_units * given.aliases
    g["alias"], g["hpf"] = given.use_aliases, given.transport_mode


def _times(g: Any, given: Parameters, granule: int) -> None:
    exchange, page = given.paging_exchange, given.paging_page
    g["access_ns"] = given.paging_access
    g["start_ns"] = given.command_exchanges * exchange, given.transport_exchanges * exchange
    g["page_ns"] = granule * (given.command_page_exchanges * exchange + page), granule * page
