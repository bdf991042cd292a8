"""lparlab cpuplugd: replay and check (both use the daemon's rule language without a simulated system), and
grade.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.cpuplugd_grade import grade_rules
from app.commands.support.console import SEVERITY_STYLES, console
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.group import Commands
from app.commands.support.options import ALONE, file_option
from engine.cpuplugd.daemon.cases import MAX_FILE_BYTES, CasesError, load_cases
from engine.cpuplugd.daemon.checks import cpu_max
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.replay import ReplayDifference, Replayed
from engine.cpuplugd.daemon.replay import replay as play
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.lines import RuleFileError, bounded, load
from engine.cpuplugd.language.messages import DaemonEnded, RuleMessage
from engine.cpuplugd.lints.finding import GuestFacts
from engine.cpuplugd.lints.lint import lint

_SHOWN = 20  # differences


@click.group(cls=Commands)
def cpuplugd() -> None:
    """Check rule files of cpuplugd, the daemon that sizes Linux guests, and replay cases."""


@cpuplugd.command("replay")
@click.argument("cases", type=click.Path(path_type=Path))
@file_option("--json", f"Write the differences to FILE{ALONE}")
@reported_errors()
def replay_cases(cases: Path, json: Path | None) -> None:
    """Replay the recorded cases in the file CASES and compare them with the real daemon.

    Compares the result, messages, decisions and values of each case, and prints the first difference in each
    case. Exits with 1 if a case differs.
    """
    check_file(json)
    try:
        content = bounded(cases, MAX_FILE_BYTES, str(cases))
        found = play(load_cases(content))
    except RuleFileError as error:
        raise Failure(str(error)) from None
    except CasesError as error:
        raise Failure(f"{cases}: {error}") from None
    if not is_printed(json):
        _print_replayed(found)
    write_json(found.as_json(), json)
    if found.differ:
        raise click.exceptions.Exit(FAILED)


@cpuplugd.command("check")
@click.argument("file")
@click.option(
    "--present",
    type=click.IntRange(1, 4096),
    default=4,
    show_default=True,
    metavar="CPUS",
    help="Number of guest CPUs.",
)
@click.option(
    "--online",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="CPUS",
    help="Number of online CPUs.",
)
@click.option("--zvm/--lpar", default=True, help="Whether Linux runs in z/VM or in an LPAR.  [default: zvm]")
@click.option("--cmm/--no-cmm", default=True, help="Whether the cmm module is loaded. [default: cmm]")
@click.option(
    "--middleware",
    type=click.Choice(["websphere", "database", "combo", "web"]),
    help="Middleware in the guest; combo: WebSphere and a database.",
)
@click.option(
    "--kernel", type=click.Choice(["old", "new"]), help="Kernel up to 4.7 (old) or from 4.8 on (new)."
)
@click.option("--vmrm-cmm", is_flag=True, help="VMRM-CMM also manages the guest's memory.")
@click.option("--cpuset", is_flag=True, help="cpuset or taskset binds processes to CPUs.")
@file_option("--json", f"Write the findings to FILE{ALONE}")
@reported_errors()
def check_rules(file: str, **options: Any) -> None:
    """Print the daemon's messages for the rules in FILE, and warnings about probable mistakes.

    FILE is a configuration file, or the name of a shipped file, such as cpu-load, memory-4 or server-was.
    Exits with 1 if the daemon would not start.
    """
    facts = GuestFacts(*(options[name] for name in ("middleware", "vmrm_cmm", "cpuset", "kernel")))
    guest = RuleGuest(options["present"], options["online"], options["zvm"], options["cmm"], facts)
    json: Path | None = options["json"]
    check_file(json)
    machine = guest.machine()
    try:
        configuration = read(load(file))
    except RuleFileError as error:
        raise Failure(str(error)) from None
    answer = _answer(Daemon(machine, configuration), guest)
    if not is_printed(json):
        _print_checked(file, answer)
    write_json({"file": file, **answer}, json)
    if not answer["starts"]:
        raise click.exceptions.Exit(FAILED)


cpuplugd.add_command(grade_rules)


def _print_replayed(found: Replayed) -> None:
    out = console()
    for difference in found.differ[:_SHOWN]:
        out.print(_difference(difference), soft_wrap=True)
    if len(found.differ) > _SHOWN:
        out.print(f"... and {len(found.differ) - _SHOWN} more")
    out.print(f"{found.agree} of {found.cases} cases agree with the daemon")


def _difference(difference: ReplayDifference) -> str:
    expected, got = json.dumps(difference.expected), json.dumps(difference.got)
    return f"{difference.id}: {difference.where}: expected {expected[:200]}, got {got[:200]}"


@dataclass(frozen=True)
class RuleGuest:
    """The options that describe the guest."""

    present: int
    online: int
    zvm: bool
    cmm: bool
    facts: GuestFacts

    def machine(self) -> LinuxMachine:
        """Return a machine to start the daemon on. Raises Failure."""
        if not 1 <= self.online <= self.present:
            raise Failure(f"--online = {self.online}: expected a number of CPUs from 1 to {self.present}")
        return LinuxMachine(self.present, set(range(self.online)), zvm=self.zvm, cmm=self.cmm)


def _answer(daemon: Daemon, guest: RuleGuest) -> dict[str, Any]:
    configuration = daemon.configuration
    said, starts = _started(daemon)
    return {
        "starts": starts,
        "messages": [message._asdict() for message in said],
        "cpu": _cpus(configuration, daemon.machine) if starts and daemon.managed.cpu else None,
        "memory": _pool(configuration) if starts and daemon.managed.memory else None,
        "update": configuration.value("update") if starts else None,
        "history": configuration.depth,
        "lint": [finding._asdict() for finding in lint(configuration, guest.facts)],
    }


def _started(daemon: Daemon) -> tuple[list[RuleMessage], bool]:
    try:
        return daemon.start(), True
    except DaemonEnded as ended:
        return [*daemon.managed.messages, *ended.said, ended.message], False


def _cpus(configuration: Configuration, machine: LinuxMachine) -> dict[str, int]:
    return {"min": configuration.value("cpu_min"), "max": cpu_max(configuration, machine)}


def _pool(configuration: Configuration) -> dict[str, int]:
    return {name: configuration.value(f"cmm_{name}") for name in ("min", "max")}


def _print_checked(name: str, answer: dict[str, Any]) -> None:
    out = console()
    for item in answer["messages"]:
        message = RuleMessage(**item)
        told = message.sentence if message.code else message.text
        out.print(f"{message.severity}: {told}", style=SEVERITY_STYLES[message.severity], soft_wrap=True)
    out.print(f"{name}: {_state(answer)}", soft_wrap=True)
    for item in answer["lint"]:
        place = f"line {item['line']}, column {item['column']}"
        style = SEVERITY_STYLES[item["severity"]]
        out.print(f"{place}: {item['severity']}: {item['what']}", style=style, soft_wrap=True)
        for line in (item["why"], item["fix"]):
            out.print(f"    {line}", soft_wrap=True)


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
