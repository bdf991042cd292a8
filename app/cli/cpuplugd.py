"""lparlab cpuplugd replay and check: the rule language of the daemon, without a simulated system."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from app.cli.failure import FAILED, Failure
from app.cli.listing import console
from engine.cpuplugd.daemon import cases
from engine.cpuplugd.daemon.checks import cpu_max
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import Machine
from engine.cpuplugd.daemon.replay import Difference, Replayed
from engine.cpuplugd.daemon.replay import replay as play
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.messages import DaemonEnded, Message
from engine.cpuplugd.language.rule_file import RuleFileError, bounded, load
from engine.cpuplugd.lints.lint import GuestFacts, lint

_SHOWN = 20  # differences
_STYLES = {"error": "bold red", "warning": "yellow", "info": "dim"}


# ---- replay


def replay(path: Path, file: Path | None) -> None:
    """Play recorded cases; exits with 1 if some differ. Raises Failure for a file that cannot be used."""
    _check_writable(file)
    try:
        content = bounded(path, cases.LARGEST_FILE, str(path))
        found = play(cases.load_cases(content))
    except RuleFileError as error:
        raise Failure(str(error)) from None
    except cases.CasesError as error:
        raise Failure(f"{path}: {error}") from None
    if str(file) != "-":
        _print_replayed(found)
    _write(found.as_json(), file)
    if found.differ:
        raise click.exceptions.Exit(FAILED)


def _print_replayed(found: Replayed) -> None:
    out = console()
    for one in found.differ[:_SHOWN]:
        out.print(Text(_difference(one)), soft_wrap=True)
    if len(found.differ) > _SHOWN:
        out.print(f"... and {len(found.differ) - _SHOWN} more")
    out.print(f"{found.agree} of {found.cases} cases agree with the daemon", highlight=False)


def _difference(one: Difference) -> str:
    expected, got = json.dumps(one.expected), json.dumps(one.got)
    return f"{one.id}: {one.where}: expected {expected[:200]}, got {got[:200]}"


# ---- check


@dataclass(frozen=True)
class Guest:
    """What the file does not say: the options of the command."""

    present: int
    online: int
    zvm: bool
    cmm: bool
    facts: GuestFacts

    def machine(self) -> Machine:
        """A machine to start the daemon on. Raises Failure."""
        if not 1 <= self.online <= self.present:
            raise Failure(f"--online = {self.online}: expected a number of CPUs from 1 to {self.present}")
        return Machine(self.present, set(range(self.online)), zvm=self.zvm, cmm=self.cmm)


def check(name: str, guest: Guest, file: Path | None) -> None:
    """Say what the daemon says of a configuration, and the lint; exits with 1 if it does not start."""
    _check_writable(file)
    machine = guest.machine()
    try:
        configuration = read(load(name))
    except RuleFileError as error:
        raise Failure(str(error)) from None
    answer = _answer(Daemon(machine, configuration), guest)
    if str(file) != "-":
        _print_checked(name, answer)
    _write({"file": name, **answer}, file)
    if not answer["starts"]:
        raise click.exceptions.Exit(FAILED)


def _answer(daemon: Daemon, guest: Guest) -> dict[str, Any]:
    configuration = daemon.configuration
    said, starts = _started(daemon)
    return {
        "starts": starts,
        "messages": [one._asdict() for one in said],
        "cpu": _cpus(configuration, daemon.machine) if starts and daemon.managed.cpu else None,
        "memory": _pool(configuration) if starts and daemon.managed.memory else None,
        "update": configuration.value("update") if starts else None,
        "history": configuration.depth,
        "lint": [one._asdict() for one in lint(configuration, guest.facts)],
    }


def _started(daemon: Daemon) -> tuple[list[Message], bool]:
    try:
        return daemon.start(), True
    except DaemonEnded as ended:
        return [*daemon.managed.messages, *ended.said, ended.message], False


def _cpus(configuration: Configuration, machine: Machine) -> dict[str, int]:
    return {"min": configuration.value("cpu_min"), "max": cpu_max(configuration, machine)}


def _pool(configuration: Configuration) -> dict[str, int]:
    return {name: configuration.value(f"cmm_{name}") for name in ("min", "max")}


def _print_checked(name: str, answer: dict[str, Any]) -> None:
    out = console()
    for one in answer["messages"]:
        message = Message(**one)
        told = message.sentence if message.code else message.text
        out.print(Text(f"{message.severity}: {told}", _STYLES[message.severity]), soft_wrap=True)
    out.print(Text(f"{name}: {_state(answer)}"), soft_wrap=True)
    for one in answer["lint"]:
        place = f"line {one['line']}, column {one['column']}"
        out.print(
            Text(f"{place}: {one['severity']}: {one['what']}", _STYLES[one["severity"]]), soft_wrap=True
        )
        out.print(Text(f"    {one['why']}\n    {one['fix']}"), soft_wrap=True)


def _state(answer: dict[str, Any]) -> str:
    if not answer["starts"]:
        return "the daemon does not start"
    cpu, memory = answer["cpu"], answer["memory"]
    parts = [
        f"CPUs {cpu['min']} to {cpu['max']}" if cpu else "CPUs not managed",
        f"pool {memory['min']} to {memory['max']} pages" if memory else "memory not managed",
        f"every {answer['update']} s",
        f"first decision after {answer['history']} readings",
    ]
    return ", ".join(parts)


# ---- files


def _check_writable(file: Path | None) -> None:
    if file is not None:
        from app.cli.measure import check_file

        check_file(file)


def _write(answer: dict[str, Any], file: Path | None) -> None:
    if file is not None:
        from app.cli.measure import write_json

        write_json(answer, file)
