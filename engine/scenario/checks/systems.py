"""Rules for scenarios with several systems; links and relocations have separate checks."""

from __future__ import annotations

from engine.language import later, say
from engine.scenario.files.error import nearest, wrong
from engine.scenario.model.guests import GuestGroup
from engine.scenario.model.scenario import Scenario

_ALONE = later("not allowed: the scenario has only one system (no [systems.NAME])")


def check_systems(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    if not scenario.systems:
        _one(scenario)
        return
    if scenario.lpar.system is not None:
        raise wrong("lpar.system", say("not allowed: each table [systems.NAME] names its system"))
    for name, group in scenario.groups.items():
        _group(scenario, f"guests.{name}", group)
    for name, domain in scenario.domains.items():
        for number, system in enumerate(domain.systems, 1):
            known_system(scenario, f"domains.{name}.systems.{number}", system)
    _not_simulated(scenario)


def known_system(scenario: Scenario, key: str, name: str) -> None:
    """Raise ScenarioError if there is no such system."""
    if name not in scenario.systems:
        hint = say("expected one of the systems {0}", ", ".join(scenario.systems))
        raise wrong(key, hint, nearest(name, scenario.systems))


def _one(scenario: Scenario) -> None:
    for table in ("channels", "links", "trunks", "domains"):
        if getattr(scenario, table):
            raise wrong(table, say(_ALONE))
    for name, group in scenario.groups.items():
        for field in ("system", "domain"):
            if getattr(group, field) is not None:
                raise wrong(f"guests.{name}.{field}", say(_ALONE))
    for number, step in enumerate(scenario.timeline, 1):
        if step.do == "relocate":
            raise wrong(f"timeline.{number}.do", say("not allowed: there is no other system to relocate to"))


def _group(scenario: Scenario, key: str, group: GuestGroup) -> None:
    if group.system is not None:
        known_system(scenario, f"{key}.system", group.system)
        if group.spread:
            raise wrong(
                f"{key}.system",
                say("expected none: {0}.spread = true distributes its guests over all systems", key),
            )
    if group.domain is not None and group.domain not in scenario.domains:
        hint = say("expected one of the domains {0}", ", ".join(scenario.domains) or say("(there is none)"))
        raise wrong(f"{key}.domain", hint, nearest(group.domain, scenario.domains))


def _not_simulated(scenario: Scenario) -> None:
    """Reject features that this model simulates for a single system only."""
    if scenario.lpar.locks:
        raise wrong("lpar.release", say("expected 5.4 or later in a scenario with several systems"))
    for name, kind in scenario.kinds.items():
        if kind.linux is not None:
            hint = say("a simulated Linux is not allowed in a scenario with several systems")
            raise wrong(f"kinds.{name}.linux", hint)
        if kind.cluster_processes:
            hint = say(
                "expected 0 in a scenario with several systems: the cluster is simulated in one system only"
            )
            raise wrong(f"kinds.{name}.cluster_processes", hint)
    for number, step in enumerate(scenario.timeline, 1):
        if step.do == "relocate" and scenario.lpar.granule != 1:
            hint = say("expected 1, because guests of this scenario are relocated page by page")
            raise wrong("lpar.granule", f"{hint} (timeline.{number})")
        if step.do in ("lpar-ipl", "fetch"):
            raise wrong(f"timeline.{number}.do", say("not allowed in a scenario with several systems"))
