"""The daemon's checks after it has read its file: which parts it manages, and whether it can run."""

from __future__ import annotations

from typing import NamedTuple

from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.language import messages
from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.messages import ERROR, INFO, WARNING, DaemonEnded, RuleMessage

_CPU_RULES, _MEMORY_RULES = ("hotplug", "hotunplug"), ("memplug", "memunplug", "cmm_inc")
_NO_CPU = "No valid CPU hotplug configuration detected."
_NO_MEMORY = "No valid memory hotplug configuration detected."
_NO_CMM = "Can not open /proc/sys/vm/cmm_pages. The memory hotplug function will be disabled."
_LPAR = (
    "Valid memory hotplug configuration detected inside LPAR. The memory hotplug function will be disabled."
)
_NEITHER = "Exiting, because neither a valid cpu nor a valid memory hotplug configuration was found."


class Managed(NamedTuple):
    """The parts that the daemon manages, and its messages about the others."""

    cpu: bool
    memory: bool
    messages: tuple[RuleMessage, ...]


def cpu_max(configuration: Configuration, machine: LinuxMachine) -> int:
    """Return the maximum number of CPUs: 0 means all that are present; -1: not set."""
    return machine.present if configuration.value("cpu_max") == 0 else configuration.value("cpu_max")


def managed(configuration: Configuration, machine: LinuxMachine) -> Managed:
    """Return the parts of this file that work on this machine. Raises DaemonEnded if no part works."""
    if configuration.value("update") < 0:
        raise _ended(configuration, messages.UPDATE_MISSING, "No valid update interval specified.", "update")
    if cpu_max(configuration, machine) < configuration.value("cpu_min"):
        text = "cpu_max below cpu_min, aborting."
        raise _ended(configuration, messages.CPU_MAX_BELOW_MIN, text, "cpu_max", "cpu_min")
    cpu, memory = _cpu_off(configuration), _memory_off(configuration, machine)
    if cpu and memory:
        ended = _ended(configuration, messages.NOTHING_MANAGED, _NEITHER, hint=f"{cpu.hint}; {memory.hint}")
        ended.said = (cpu, memory)
        raise ended
    return Managed(not cpu, not memory, tuple(message for message in (cpu, memory) if message))


def check_cpus(configuration: Configuration, machine: LinuxMachine) -> None:
    """Check the CPUs after the daemon has tried to reach CPU_MIN. Raises DaemonEnded if it failed."""
    least = configuration.value("cpu_min")
    if least > machine.present:
        text = f"Detected {machine.present} available cpus"
        raise _ended(
            configuration, messages.CPU_MIN_ABOVE_PRESENT, text, "cpu_min", hint=f"CPU_MIN is {least}"
        )
    if len(machine.online) < least:
        hint = f"CPU_MIN is {least}, but only {len(machine.online)} could be brought online"
        raise _ended(configuration, messages.CPU_MIN_NOT_REACHED, "Aborting.", "cpu_min", hint=hint)


def _cpu_off(configuration: Configuration) -> RuleMessage | None:
    missing = _missing(configuration, ("cpu_min", "cpu_max"), _CPU_RULES)
    return _message(configuration, WARNING, messages.CPU_OFF, _NO_CPU, missing) if missing else None


def _memory_off(configuration: Configuration, machine: LinuxMachine) -> RuleMessage | None:
    missing = _missing(configuration, ("cmm_min", "cmm_max"), _MEMORY_RULES)
    if missing:
        return _message(configuration, WARNING, messages.MEMORY_OFF, _NO_MEMORY, missing)
    if configuration.value("cmm_max") < configuration.value("cmm_min"):
        hint = "CMM_MAX is below CMM_MIN"
        return _message(configuration, WARNING, messages.MEMORY_OFF, _NO_MEMORY, hint, "cmm_max")
    if not machine.zvm:
        return _message(configuration, INFO, messages.MEMORY_OFF_LPAR, _LPAR, "Linux runs in an LPAR")
    if not machine.cmm:
        return _message(
            configuration,
            INFO,
            messages.MEMORY_OFF_NO_CMM,
            _NO_CMM,
            "the module cmm is not loaded",
        )
    return None


def _missing(configuration: Configuration, values: tuple[str, ...], rules: tuple[str, ...]) -> str:
    names = [value for value in values if configuration.value(value) < 0]
    names += [rule for rule in rules if configuration.term(rule) is None]
    return f"missing: {', '.join(name.upper() for name in names)}" if names else ""


def _ended(configuration: Configuration, code: str, text: str, *names: str, hint: str = "") -> DaemonEnded:
    return DaemonEnded(_message(configuration, ERROR, code, text, hint, *names))


def _message(
    configuration: Configuration, severity: str, code: str, text: str, hint: str, *names: str
) -> RuleMessage:
    """Return a message located at the first of these settings in the file, or else at the last setting of the
    file.
    """
    found = next(filter(None, map(configuration.setting_of, names)), None)
    if found is None and configuration.settings:
        found = configuration.settings[-1]
    line, column = (found.line.number, found.name_column) if found else (1, 1)
    return RuleMessage(severity, code, text, line, column, hint)
