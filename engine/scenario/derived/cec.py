"""LPARs of the CEC in the order of PR/SM's tables: the LPAR of the z/VM system comes first."""

from __future__ import annotations

from engine.scenario.derived.systems import systems
from engine.scenario.model.cec import CecLpar
from engine.scenario.model.scenario import Scenario
from engine.scenario.model.srm import SrmSettings


def lpars(scenario: Scenario) -> dict[str, CecLpar]:
    """Return all LPARs by name; empty if the scenario has no [cec] table."""
    if scenario.cec is None:
        return {}
    own = own_lpar(scenario)
    return {own: scenario.cec.lpars[own]} | scenario.cec.lpars


def own_lpar(scenario: Scenario) -> str:
    """Return the name of the z/VM system's LPAR."""
    return systems(scenario)[0].name


def logical_cores(scenario: Scenario, name: str) -> int:
    """Return the number of logical cores of an LPAR."""
    lpar = lpars(scenario)[name]
    return scenario.lpar.processors if name == own_lpar(scenario) else lpar.cores or 0


def core_names(scenario: Scenario) -> list[str]:
    """Return the names of all logical cores, like "PROD 3", in the order of PR/SM's tables."""
    return [f"{name} {k}" for name in lpars(scenario) for k in range(logical_cores(scenario, name))]


def has_hiperdispatch(scenario: Scenario) -> bool:
    """Return whether the z/VM system's dispatcher uses the topology of its logical cores."""
    if scenario.cec is None or not scenario.lpar.has("hiperdispatch"):
        return False
    return not lpars(scenario)[own_lpar(scenario)].dedicated


def srm_of(scenario: Scenario) -> SrmSettings:
    """Return the SRM settings of HiperDispatch."""
    return scenario.srm or SrmSettings()


def is_vertical(scenario: Scenario, name: str) -> bool:
    """Return whether an LPAR's cores are vertical; for the z/VM system, this depends on SRM POLARIZATION."""
    if name == own_lpar(scenario):
        return has_hiperdispatch(scenario) and srm_of(scenario).polarization == "vertical"
    return lpars(scenario)[name].vertical


def shared_cores(scenario: Scenario) -> int:
    """Return the number of physical cores that are not dedicated to an LPAR."""
    if scenario.cec is None:
        return 0
    taken = (logical_cores(scenario, name) for name, lpar in lpars(scenario).items() if lpar.dedicated)
    return scenario.cec.cores - sum(taken)
