"""Rules for the [paging] table: the features of the release, and the devices available."""

from __future__ import annotations

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.model.scenario import Scenario
from engine.state.paging import MAX_ALIAS


def check_paging(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    if scenario.paging is None:
        return
    release, given = scenario.lpar.release, scenario.paging
    if not scenario.lpar.has("aging"):
        hint = say(
            "not allowed with z/VM {0}: paging I/O is simulated from 6.3 on; set lpar.release", release
        )
        raise ScenarioError("", "paging", hint)
    if scenario.systems:
        hint = say("not allowed with several systems: relocations read pages from volumes without exposures")
        raise ScenarioError("", "paging", hint)
    if not scenario.lpar.has("paging_exposures"):
        for key in ("aliases", "use_aliases", "transport_mode"):
            if getattr(given, key):
                hint = say("not allowed with z/VM {0}: CP uses it for paging from 6.4 on", release)
                raise ScenarioError("", f"paging.{key}", hint)
    _numbers(scenario)


def _numbers(scenario: Scenario) -> None:
    """Check that there are aliases if they are to be used, and that each control unit has a volume."""
    given = scenario.paging
    assert given is not None
    if given.control_units > scenario.lpar.volumes:
        hint = say(
            "expected at most lpar.volumes ({0}): each control unit has a volume", scenario.lpar.volumes
        )
        raise ScenarioError("", "paging.control_units", hint, value=given.control_units)
    if given.control_units * given.aliases > MAX_ALIAS:
        most = MAX_ALIAS // given.control_units
        hint = say("expected at most {0} for {1} control units", most, given.control_units)
        raise ScenarioError("", "paging.aliases", hint, value=given.aliases)
    if given.use_aliases and not given.aliases:
        hint = say("expected paging.aliases, the number of aliases of each control unit, to be 1 or more")
        raise ScenarioError("", "paging.use_aliases", hint)
