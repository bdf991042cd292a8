"""Scenario -> storage management tables from z/VM 6.3 on."""

from __future__ import annotations

from typing import Any

from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import LparSettings, Scenario


def rows_of_block(scenario: Scenario) -> int:
    """Return the number of rows for each block of pages."""
    return 2 if scenario.lpar.has("aging") else 1


def aging_tables(s: Any, scenario: Scenario) -> None:
    """Fill the table, if the release has an aging list. s: one STATE record, already with its frames."""
    lpar, a = scenario.lpar, s["aging"]
    if not lpar.has("aging"):
        return
    a["on"], a["beyond"], a["pageable"] = 1, s["n_block"], lpar.frames // lpar.granule
    a["oldest"] = a["youngest"] = a["first_written"] = -1
    set_agelist(s, lpar)
    _parameters(a, scenario.parameters, lpar.granule)
    a["low_share"] = float(s["frames_low"]) / float(s["frames"])
    least = int(a["least"])
    for least_is, names in ((least, ("low", "low_2g")), (2 * least, ("high", "high_2g"))):
        below = int(least_is * a["low_share"])
        s["param"][names[0]], s["param"][names[1]] = least_is - below, below


def set_agelist(s: Any, lpar: LparSettings) -> None:
    """Set the size and options of the aging list."""
    a = s["aging"]
    a["target"] = min(int(a["pageable"]), lpar.agelist_pages // lpar.granule)
    a["early"], a["keep"] = lpar.early_writes, lpar.keep_slot


def _parameters(a: Any, given: Parameters, granule: int) -> None:
    a["ibr_share"], a["ibr_least"] = given.ibr_share, max(1, given.ibr_least // granule)
    a["least"] = max(1, given.least_low // granule)
    a["low_ns"], a["high_ns"], a["demand_ns"] = given.low_time, given.high_time, given.demand_time
    a["retry_ns"] = given.retry
    a["cost_look"], a["cost_requeue"] = given.cost_visit * granule, given.cost_requeue * granule
    a["cost_revalidate"] = given.cost_revalidate * granule
