"""Parameters that can change during a run, and the reasons why the others cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.kernel.units import PAGES_PER_MB
from engine.language import later, say
from engine.scenario.derived.cec import lpars, own_lpar
from engine.scenario.derived.linux import linux_guests
from engine.scenario.files.error import shown
from engine.scenario.files.quantities import time_text
from engine.scenario.model.aging_parameters import AgingParameters
from engine.scenario.model.hiperdispatch_parameters import HiperDispatchParameters
from engine.scenario.model.linux import LinuxParameters
from engine.scenario.model.lock_parameters import LockParameters
from engine.scenario.model.paging import PagingParameters
from engine.scenario.model.parameters import Parameters, parameter_list
from engine.scenario.model.prsm_parameters import PrsmParameters
from engine.scenario.model.system_parameters import (
    BadChannelParameters,
    LinkParameters,
    MemberParameters,
    RelocationParameters,
)
from engine.scenario.scenario import LparSettings, Scenario

FIXED = {  # parameters that more than one field of the machine, or the recording, depends on
    "sample": later("it is the interval of the recording itself"),
    "monitor": later("measures count its samples"),
    "locked": later("pages are locked when a guest is created"),
    "hold_shared": later("the hold time of locks depends on it"),
    "shared": later("several costs depend on it"),
    "cache_lines": later("several costs, and the work of guests, depend on it"),
    "tick_lines": later("the work of guests depends on it"),
    "dispatch_lines": later("the cost of a dispatch depends on it"),
    "line_time": later("several costs, and the work of guests, depend on it"),
    "base_cycles": later("the cost of an instruction depends on it"),
    "miss_cycles": later("the cost of an instruction depends on it"),
    "miss_alone": later("the cost of an instruction depends on it"),
    "miss_shared": later("the cost of an instruction depends on it"),
    "miss_mix": later("the cost of an instruction depends on it"),
    "z196_cycles": later("the cost of an instruction depends on it"),
    "adapter": later("the times of all channels depend on it, according to their generations"),
    "wire": later(
        "the times of all channels depend on it, according to generation, distance and buffer credits"
    ),
}
FIXED |= {name: later("PR/SM uses it unchanged for the whole run") for name in PrsmParameters.model_fields}
FIXED |= {
    name: later("storage management uses it unchanged for the whole run")
    for name in AgingParameters.model_fields
}
FIXED |= {
    name: later("HiperDispatch uses it unchanged for the whole run")
    for name in HiperDispatchParameters.model_fields
}
FIXED |= {
    name: later("degraded channels use it unchanged for the whole run")
    for name in BadChannelParameters.model_fields
}
FIXED |= {
    name: later("paging I/O uses it unchanged for the whole run") for name in PagingParameters.model_fields
}
CEC = {
    "weight": later("{0}: weight"),
    "cap": later("{0}: absolute cap, cores"),
    "demand": later("{0}: share of time in which each core has work"),
}  # of an LPAR
_LPAR = {
    "mdc": ("MB", later("Maximum size of the minidisk cache (SET MDCACHE)")),
    "mdc_min": ("MB", later("Minimum size of the minidisk cache (SET MDCACHE)")),
    "reorder": ("", later("CP reorders guest frames (SET REORDER SYSTEM)")),
}
_BY_COMMAND = {  # what CP changes for one guest
    "share": "SET SHARE",
    "share_absolute": "SET SHARE",
    "limit": "SET SHARE",
    "limit_share": "SET SHARE",
    "pool": "SCHEDULE",
    "quickdsp": "SET QUICKDSP",
    "reserved": "SET RESERVED",
    "reorder": "SET REORDER",
}
_TIMES = ("ns", "us", "ms", "s")


@dataclass(frozen=True)
class Changeable:
    """A value that can change during a run. value_text: the scenario's value, written as in a setting."""

    key: str
    title: str
    unit: str
    value_text: str
    source: str


def changeable(scenario: Scenario) -> list[Changeable]:
    """Return all values that can change and have an effect, those of LPARs first."""
    right = set(keys(scenario)) - {f"parameters.{name}" for name in _without_effect(scenario)}
    source = f"scenario {scenario.id}"
    own = [
        Changeable(f"lpar.{name}", title, unit, _text(unit, getattr(scenario.lpar, name)), source)
        for name, (unit, title) in _LPAR.items()
    ]
    return [*_of_cec(scenario), *own] + [
        Changeable(f"parameters.{text.name}", text.title, text.unit, _text(text.unit, value), text.source)
        for text in parameter_list()
        if f"parameters.{text.name}" in right
        for value in [getattr(scenario.parameters, text.name)]
    ]


def _without_effect(scenario: Scenario) -> Iterator[str]:
    """Yield the parameters of components that the scenario does not have."""
    if len(scenario.systems) < 2:
        for part in (LinkParameters, RelocationParameters, MemberParameters):
            yield from part.model_fields
    if not linux_guests(scenario):
        yield from LinuxParameters.model_fields
    if not scenario.lpar.locks:
        yield from LockParameters.model_fields


def _of_cec(scenario: Scenario) -> Iterator[Changeable]:
    """Yield the changeable values of the CEC's LPARs."""
    for key in cec_keys(scenario):
        _, _, name, field = key.split(".")
        value = getattr(lpars(scenario)[name], field)
        default = {"cap": "0", "demand": "1.0"}.get(field, "")
        text = default if value is None else str(value)
        yield Changeable(key, say(CEC[field], name), "", text, f"scenario {scenario.id}")


def cec_keys(scenario: Scenario) -> list[str]:
    """Return the keys of the changeable values of the CEC's LPARs."""
    return [
        f"cec.lpars.{name}.{field}"
        for name, lpar in lpars(scenario).items()
        for field in CEC
        if not (lpar.dedicated and field != "demand")
        and not (name == own_lpar(scenario) and field == "demand")
        and not (field == "cap" and lpar.cap is None)
    ]


def keys(scenario: Scenario) -> list[str]:
    """Return the keys of all values that can change."""
    fixed = (*FIXED, *_without_frames(scenario), *_replaced(scenario))
    names = [f"parameters.{name}" for name in Parameters.model_fields if name not in fixed]
    return names + [f"lpar.{name}" for name in _LPAR] + cec_keys(scenario)


def _replaced(scenario: Scenario) -> tuple[str, ...]:
    """Return the paging volume parameters that a [paging] table replaces."""
    if not scenario.paging:
        return ()
    arm = "seek_max", "rotation", "transfer"
    return ("block_read", *arm) if scenario.lpar.has("paging_exposures") else arm


def _without_frames(scenario: Scenario) -> list[str]:
    """Return the thresholds of an available list that has no frames."""
    lpar = scenario.lpar
    below = [] if lpar.frames_below_2g >= lpar.granule else ["low_2g", "high_2g"]
    return below + ([] if lpar.frames - lpar.frames_below_2g >= lpar.granule else ["low", "high"])


def why_fixed(scenario: Scenario, section: str, name: str) -> str:
    """Return why a value cannot change during a run; "" if there is no such value."""
    if section == "parameters" and name in _without_frames(scenario):
        return say("this LPAR has no frames to which it applies")
    if section == "parameters" and name in _replaced(scenario):
        return say("has no effect here, because the table paging sets other times and sizes for paging I/O")
    if section == "cec" and name == "cap":
        return say("expected an LPAR that has an absolute cap from the start")
    if section == "guests" and name in _BY_COMMAND:
        return say("expected a CP command for each guest: {0}", _BY_COMMAND[name])
    fields = {"parameters": Parameters.model_fields, "lpar": LparSettings.model_fields}.get(section)
    if name not in fields if fields else section not in _OTHERS:
        return ""
    why = FIXED.get(name, "") if section == "parameters" else ""
    if why:
        return say("is fixed at time 0 ({0}); compare with a run that starts with the new value", say(why))
    return say("is fixed at time 0; compare with a run that starts with the new value")


_OTHERS = {field.alias or name for name, field in Scenario.model_fields.items()}


def _text(unit: str, value: Any) -> str:
    """Return a value as users write it in a setting."""
    if isinstance(value, tuple):
        return f"[{', '.join(_quoted(_text(unit, item)) for item in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    if unit in _TIMES:
        return time_text(value)
    if unit == "MB":
        return f"{value}p" if value % PAGES_PER_MB else f"{value // PAGES_PER_MB}M"
    return str(value)


def _quoted(text: str) -> str:
    return text if text.replace(".", "").isdigit() else shown(text)
