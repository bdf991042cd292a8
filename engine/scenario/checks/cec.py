"""Rules for the [cec] table: PR/SM and the LPARs of the CEC."""

from __future__ import annotations

from engine.language import say
from engine.scenario.derived.cec import has_hiperdispatch, logical_cores, own_lpar, shared_cores
from engine.scenario.files.error import nearest, wrong
from engine.scenario.files.quantities import time_text
from engine.scenario.model.cec import CecLpar, CecSettings
from engine.scenario.model.scenario import Scenario
from engine.state.prsm import MAX_CORE, MAX_DEMAND


def check_cec(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    if scenario.cec is None:
        _srm(scenario)
        return
    if scenario.systems:
        raise wrong(
            "cec",
            say("not allowed in a scenario with several systems: PR/SM is simulated for one system only"),
        )
    own = own_lpar(scenario)
    if own not in scenario.cec.lpars:
        expected = say("expected a table cec.lpars.{0}: the LPAR of the z/VM system (lpar.system)", own)
        raise wrong("cec.lpars", expected, nearest(own, scenario.cec.lpars))
    for name, lpar in scenario.cec.lpars.items():
        _shares(scenario.cec, f"cec.lpars.{name}", lpar)
        (_own if name == own else _other)(f"cec.lpars.{name}", lpar)
        _steps(f"cec.lpars.{name}", lpar)
    _cores(scenario)
    _srm(scenario)


def _shares(cec: CecSettings, key: str, lpar: CecLpar) -> None:
    """Check weight, caps and polarization."""
    if lpar.dedicated:
        for field in ("weight", "vertical", "capped", "cap", "group"):
            if getattr(lpar, field):
                raise wrong(
                    f"{key}.{field}", say("not allowed: a dedicated LPAR does not share physical cores")
                )
    elif lpar.weight is None:
        raise wrong(f"{key}.weight", say("expected a weight from 1 to 999, or dedicated = true"))
    if lpar.group is not None and lpar.group not in cec.groups:
        hint = say("expected one of the groups {0}", ", ".join(cec.groups) or say("(there is none)"))
        raise wrong(f"{key}.group", hint, nearest(lpar.group, cec.groups))


def _own(key: str, lpar: CecLpar) -> None:
    if lpar.cores is not None:
        raise wrong(
            f"{key}.cores", say("not allowed here: lpar.processors are the logical cores of this LPAR")
        )
    for field in ("demand", "demands"):
        if getattr(lpar, field):
            raise wrong(
                f"{key}.{field}", say("not allowed here: the guests determine the demand of this LPAR")
            )
    if lpar.vertical:
        raise wrong(f"{key}.vertical", say("not allowed here: srm.polarization sets it for this LPAR"))


def _other(key: str, lpar: CecLpar) -> None:
    if lpar.cores is None:
        raise wrong(f"{key}.cores", say("expected the number of logical cores of this LPAR, 1 to 64"))


def _steps(key: str, lpar: CecLpar) -> None:
    times = [step.at for step in lpar.demands]
    for number, (before, at) in enumerate(zip(times, times[1:], strict=False), 2):
        if at <= before:
            hint = say("expected a time after that of the previous step ({0})", time_text(before))
            raise wrong(f"{key}.demands.{number}.at", hint)


def _cores(scenario: Scenario) -> None:
    """Check that the dedicated cores exist, that they leave cores for other LPARs, and that all cores fit
    into the tables.
    """
    assert scenario.cec is not None
    names = scenario.cec.lpars
    most = MAX_CORE
    if sum(logical_cores(scenario, name) for name in names) > most:
        raise wrong("cec.lpars", say("expected at most {0} logical cores in all LPARs", most))
    if sum(len(lpar.demands) for lpar in names.values()) > MAX_DEMAND:
        raise wrong("cec.lpars", say("expected at most {0} changes of demand in all LPARs", MAX_DEMAND))
    shared, sharing = shared_cores(scenario), any(not lpar.dedicated for lpar in names.values())
    if shared < sharing:
        expected = say("expected at least {0}: the dedicated logical cores", scenario.cec.cores - shared)
        more = say("{0}, and one core for the LPARs that share cores", expected) if sharing else expected
        raise wrong("cec.cores", more)


def _srm(scenario: Scenario) -> None:
    """Check that the LPAR has the cores and the release has the features that the SRM settings need."""
    given, lpar = scenario.srm, scenario.lpar
    if given is None:
        return
    if not has_hiperdispatch(scenario):
        expected = say("expected a table cec in which this LPAR shares cores, and z/VM 6.3 or later")
        raise wrong("srm", expected)
    for field, known in (("unparking", lpar.has("unparking")), ("warningtrack", lpar.has("warning_track"))):
        if getattr(given, field) is not None and not known:
            raise wrong(f"srm.{field}", say("not allowed: z/VM {0} does not support it", lpar.release))
