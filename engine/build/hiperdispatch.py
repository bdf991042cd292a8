"""Scenario -> HiperDispatch tables."""

from __future__ import annotations

from typing import Any

from engine.kernel.options import late_kernel
from engine.scenario.derived.cec import has_hiperdispatch, srm_of
from engine.scenario.model.cec import CecSettings
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.srm import SrmSettings, unparking_of
from engine.scenario.scenario import Scenario
from engine.state.hiperdispatch import ExcessUse, Unparking

make_homes = late_kernel("engine.mechanisms.prsm.parking", "make_homes")


def hiperdispatch_tables(s: Any, scenario: Scenario) -> None:
    """Fill the tables, if the scenario has HiperDispatch. s: one STATE record."""
    if not has_hiperdispatch(scenario) or scenario.cec is None:
        return
    s["hiper"]["on"] = 1
    srm = srm_of(scenario)
    _settings(s["hiper"], srm, scenario.lpar.release)
    _parameters(s["hiper"], scenario.parameters, scenario.cec)
    s["hiper"]["warning"] = srm.warningtrack is not False and scenario.lpar.has("warning_track")
    s["dsv"]["first"] = s["dsv"]["last"] = -1
    own = s["homed"][: int(s["n_vcpu"])]
    for name in ("physical", "before", "after"):
        own[name] = -1
    own["load"] = 1


def _settings(h: Any, srm: SrmSettings, release: str) -> None:
    h["vertical"], h["rebalance"] = srm.polarization == "vertical", srm.dspwdmethod == "rebalance"
    h["unparking"] = Unparking[unparking_of(srm, release).upper()]
    h["excess_use"], h["pad"] = ExcessUse[srm.excessuse.upper()], srm.cpupad / 100


def _parameters(h: Any, given: Parameters, cec: CecSettings) -> None:
    h["gpd"], h["chip"], h["node"] = cec.gpd, cec.chip_cores, cec.chip_cores * cec.node_chips
    shares = (0.0, given.cache_node * given.cache_chip, given.cache_node, 1.0)
    h["move_ns"] = [given.cache_move * share for share in shares]
    h["interval"], h["most"] = given.parking_interval, given.parking_step
    h["ceiling_z"], h["floor_z"][1:] = given.ceiling_deviations, given.excess_deviations


def start_hiperdispatch(s: Any, source: int) -> None:
    """Assign each virtual CPU its home, and schedule the first parking decision."""
    if s["hiper"]["on"]:
        s["hiper"]["source"] = source
        make_homes(s)
