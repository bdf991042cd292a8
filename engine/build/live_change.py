"""Parameter changes during a run, for parameters whose effect is one field of the running machine.

The scenario of the run is left unchanged: a change is a command, like those for CP, and is replayed when the
run is repeated. It affects everything that begins from then on; intervals that have already begun end as they
would have without the change, except for the test-idle period, which ends for all virtual CPUs according to
the new limit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from pydantic import ValidationError

from engine.build.live_parameters import keys, why_fixed
from engine.build.system import parameter_row
from engine.cp.call import RunningMachine
from engine.cp.commands.mdcache import shrink
from engine.cp.reply import UNNUMBERED, CommandOutcome, Reply
from engine.language import later, say
from engine.mechanisms.processors.lists import rearm_test_idle
from engine.mechanisms.prsm.prsm import set_cap, set_demand_now, set_weight
from engine.scenario.checks.scenario import check_scenario
from engine.scenario.derived.cec import lpars
from engine.scenario.derived.systems import SystemOf, seen_by, systems
from engine.scenario.files.error import Key, ScenarioError, key_text, nearest
from engine.scenario.files.layers import parse_setting
from engine.scenario.files.model_errors import first_wrong
from engine.scenario.model.cec import CecLpar
from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import LparSettings, Scenario

_RENAMED = {  # fields of the PARAM table whose name differs from the parameter's
    "freeze_time": "freeze_ns",
    "ipl_time": "ipl_ns",
    "restore_time": "restore_ns",
    "lpar_ipl_time": "lpar_ipl_ns",
    "heartbeat": "heartbeat_ns",
    "detection": "detect_ns",
    "recovery": "recovery_ns",
    "syn_timeout": "syn_ns",
    "image_rate": "image_page_ns",
    "swap_rate": "swap_page_ns",
}


class LiveChange(NamedTuple):
    """A possible change: the scenario as it would be with the change, and the new value."""

    scenario: Scenario
    section: str  # "parameters", "lpar" or "cec"
    name: str  # of an LPAR's value: "NAME.weight" and the like
    text: str  # the value as it was written

    @property
    def key(self) -> str:
        """The key as users write it."""
        return f"{self.section}.{'lpars.' if self.section == 'cec' else ''}{self.name}"


def perform(machine: RunningMachine, setting: str, userid: str = "") -> CommandOutcome:
    """Make a change like "parameters.test_idle=100ms" now. Every text gets a response, never an exception."""
    try:
        change = read_change(_in_force(machine), setting)
        acted = _apply(machine, change)
    except ScenarioError as error:
        return CommandOutcome(Reply((str(error),), UNNUMBERED))
    key = change.key
    return CommandOutcome(Reply((f"{key} is {change.text} {'from now on' if acted else 'already'}",)), acted)


def read_change(scenario: Scenario, setting: str) -> LiveChange:
    """Return the change that a setting describes. Raises ScenarioError if it is impossible during a run."""
    change = _read(scenario, setting)
    check_scenario(change.scenario)
    return change


def _read(scenario: Scenario, setting: str) -> LiveChange:
    """Return the change without checking the rules that span several keys."""
    key, value = parse_setting(setting, "")
    section, name = _place(scenario, key, value)
    if section == "cec":
        return _read_lpar(scenario, name, value, setting)
    model: Any = getattr(scenario, section)
    try:
        if section == "parameters":
            read: Any = Parameters.model_validate({name: value})
        else:
            read = LparSettings.model_validate({**scenario.lpar.model_dump(), name: value})
    except ValidationError as error:
        raise ScenarioError("", key_text(key), _expected(error, name, value), value=value) from None
    changed = model.model_copy(update={name: getattr(read, name)})
    result = scenario.model_copy(update={section: changed})
    return LiveChange(result, section, name, setting.partition("=")[2].strip())


def _read_lpar(scenario: Scenario, place: str, value: Any, setting: str) -> LiveChange:
    """Return the change of a value of an LPAR of the CEC."""
    assert scenario.cec is not None
    name, field = place.split(".")
    lpar = scenario.cec.lpars[name]
    try:
        read = CecLpar.model_validate({field: value})
    except ValidationError as error:
        expected = first_wrong(error, CecLpar, {field: value}).expected
        raise ScenarioError("", f"cec.lpars.{place}", expected, value=value) from None
    changed = lpar.model_copy(update={field: getattr(read, field)})
    cec = scenario.cec.model_copy(update={"lpars": {**scenario.cec.lpars, name: changed}})
    result = scenario.model_copy(update={"cec": cec})
    return LiveChange(result, "cec", place, setting.partition("=")[2].strip())


_EXPECTED = later(
    'no such key; expected a value that can change during a run, like "parameters.test_idle=100ms"'
)


def _place(scenario: Scenario, key: Key, value: Any) -> tuple[str, str]:
    """Return the section and name of the value that the key changes. Raises ScenarioError."""
    text, right = key_text(key), keys(scenario)
    if text not in right:
        why = why_fixed(scenario, str(key[0]), str(key[-1]))
        near = "" if why else nearest(text, right)
        raise ScenarioError("", text, why or say(_EXPECTED), value=value, nearest=near)
    return str(key[0]), ".".join(map(str, key[2:] if key[0] == "cec" else key[1:]))


def _expected(error: ValidationError, name: str, value: Any) -> str:
    return first_wrong(error, Parameters, {name: value}).expected


def _in_force(machine: RunningMachine) -> Scenario:
    """Return the scenario with the changes so far."""
    scenario = machine.scenario
    for key, text in machine.settings_in_force.items():
        scenario = _read(scenario, f"{key}={text}").scenario
    return scenario


def _apply(machine: RunningMachine, change: LiveChange) -> bool:
    """Change the machine; return False if the value was already set. Raises ScenarioError."""
    if change.section == "cec":
        return _apply_to_lpar(machine.state.tables[0], change)
    acted = [
        _apply_to(s, change, system)
        for s, system in zip(machine.state.tables, systems(change.scenario), strict=True)
    ]
    return any(acted)


def _apply_to(s: Any, change: LiveChange, system: SystemOf) -> bool:
    """Change one system; return False if the value was already set."""
    if change.name == "reorder":
        acted = bool(s["reorder"]) != change.scenario.lpar.reorder
        s["reorder"] = change.scenario.lpar.reorder
        return acted
    row, field = parameter_row(seen_by(change.scenario, system)), field_of(change.name)
    old, new = np.copy(s["param"][field]), row[field]
    _check_cache(s["param"], change.name, int(new) if change.section == "lpar" else 0)
    if (old == new).all():
        return False
    s["param"][field] = new
    if change.name == "test_idle":
        _move_ends(s, int(new) - int(old))
    elif change.section == "lpar":
        shrink(s)
    return True


_SETTERS = {
    "weight": (set_weight, np.int64),
    "cap": (set_cap, np.float64),
    "demand": (set_demand_now, np.float64),
}


def _apply_to_lpar(s: Any, change: LiveChange) -> bool:
    """Change an LPAR of the CEC; return False if the value was already set."""
    name, field = change.name.split(".")
    all_lpars = lpars(change.scenario)
    row, value = list(all_lpars).index(name), getattr(all_lpars[name], field)
    if s["lpar"][row][field] == value:
        return False
    setter, kind = _SETTERS[field]
    setter(s, np.int64(row), kind(value))
    return True


def field_of(name: str) -> str:
    """Return the field of the PARAM table that holds a parameter."""
    return {"mdc": "mdc_max"}.get(name, _RENAMED.get(name, name))


def _check_cache(param: Any, name: str, pages: int) -> None:
    """Check the limits of the cache, which CP may have changed in the meantime."""
    least = pages if name == "mdc_min" else param["mdc_min"]
    most = pages if name == "mdc" else param["mdc_max"]
    if name in ("mdc", "mdc_min") and least > most:
        why = say("expected a minimum cache size that is not larger than the maximum")
        raise ScenarioError("", f"lpar.{name}", why)


def _move_ends(s: Any, longer: int) -> None:
    """End the current test-idle periods as if they had always been longer by `longer` ns."""
    v = int(s["idle_head"])
    while v >= 0:
        w = s["vcpu"][v]
        w["idle_until"] = max(int(s["now"]), int(w["idle_until"]) + longer)
        v = int(w["idle_next"])
    rearm_test_idle(s)
