"""Scenario -> PR/SM tables: the CEC's LPARs, their logical cores, and the physical cores."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import late_kernel
from engine.kernel.queue import NEVER, schedule
from engine.scenario.derived.cec import is_vertical, logical_cores, lpars, own_lpar, shared_cores
from engine.scenario.derived.timeline import mixed
from engine.scenario.model.cec import CecLpar
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.scenario import Scenario
from engine.state.prsm import MAX_CORE

start_work = late_kernel("engine.mechanisms.prsm.demand", "start_work")
share_out = late_kernel("engine.mechanisms.prsm.entitlement", "share_out")
_STREAM = 100  # beyond those of the machine: PR/SM draws from its own


def prsm_tables(s: Any, scenario: Scenario, seed: int) -> None:
    """Fill the PR/SM tables, if the scenario has a CEC. s: one STATE record."""
    if scenario.cec is None:
        return
    p, names = s["prsm"], list(lpars(scenario))
    _parameters(p, scenario.parameters)
    p["rng"] = mixed(mixed(seed) + _STREAM)
    p["n_physical"], p["n_lpar"] = scenario.cec.cores, len(names)
    p["n_own"], p["n_shared"] = logical_cores(scenario, own_lpar(scenario)), shared_cores(scenario)
    groups = list(scenario.cec.groups)
    p["n_cap_group"] = len(groups)
    s["cap_group"]["cap"][: len(groups)] = [group.cap for group in scenario.cec.groups.values()]
    s["physical"]["core"] = -1
    for row, (name, lpar) in enumerate(lpars(scenario).items()):
        _lpar(s, row, lpar, logical_cores(scenario, name), groups)
        s["lpar"][row]["vertical"] = is_vertical(scenario, name)
    _demands(s, scenario)
    capped = any(lpar.capped or lpar.cap or lpar.group for lpar in scenario.cec.lpars.values())
    p["refill_at"] = 0 if capped else NEVER
    share_out(s)


def _parameters(p: Any, given: Parameters) -> None:
    p["run_high"], p["run_min"], p["run_max"] = given.prsm_run_high, given.prsm_run_min, given.prsm_run_max
    p["interval"], p["carry"], p["carry_weight"] = given.prsm_interval, given.prsm_excess, given.prsm_kept
    p["behind"] = given.prsm_behind


def _lpar(s: Any, row: int, lpar: CecLpar, cores: int, groups: list[str]) -> None:
    own, p = s["lpar"][row], s["prsm"]
    own["first"], own["n"], own["weight"] = p["n_core"], cores, lpar.weight or 0
    own["dedicated"], own["capped"] = lpar.dedicated, lpar.capped
    own["cap"] = lpar.cap or 0.0
    own["group"] = -1 if lpar.group is None else groups.index(lpar.group)
    own["demand"] = (1.0 if lpar.demand is None else lpar.demand) if row else 0.0
    own["piece"] = lpar.piece
    some = s["core"][int(p["n_core"]) : int(p["n_core"]) + cores]
    some["lpar"], some["online"] = row, 1
    for name in ("held", "last", "home", "left"):
        some[name] = -1
    some["next_at"] = NEVER
    p["n_core"] += cores
    assert p["n_core"] <= MAX_CORE


def _demands(s: Any, scenario: Scenario) -> None:
    """Record the demand changes of all LPARs in time order."""
    rows = sorted(
        (step.at, row, step.demand)
        for row, lpar in enumerate(lpars(scenario).values())
        for step in lpar.demands
    )
    s["prsm"]["n_demand"] = len(rows)
    for place, row in enumerate(rows):
        s["demand"][place] = row


def start_prsm(s: Any, source: int) -> None:
    """Assign the first work to other LPARs, and start PR/SM immediately. The queue must exist already."""
    p = s["prsm"]
    if p["n_core"] == 0:
        return
    p["source"] = source
    start_work(s)
    schedule(s["queue"], np.int64(source), np.int64(EventKind.PRSM), np.int64(0))
