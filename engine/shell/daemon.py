"""cpuplugd in a Linux guest, controlled manually: it can be started, stopped, and provided with different
rules during the run.

The actions are among the commands of the run, and thus in session files: the rules of a guest are those of
its scenario as changed by its commands. Checks, limits and the state that a reload keeps are those of the
real daemon; a reload takes effect immediately here, not only at the next interval. Assumption: if rules need
counters that the daemon has not stored so far, their history is collected again after a reload.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, NoReturn

import numpy as np

from engine.cp.reply import UNNUMBERED, CommandOutcome, Reply
from engine.cpuplugd.daemon.checks import check_cpus, managed
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.language.compiler import Program, compile_rules, printed_by
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.messages import DaemonEnded, RuleMessage
from engine.cpuplugd.language.operations import ProgramError
from engine.cpuplugd.language.program import change
from engine.cpuplugd.shipped import shipped
from engine.kernel.units import SECOND
from engine.mechanisms.linux.console import call_daemon, keep_limits_now, kill_daemon, stop_daemon
from engine.recording.command_log import MAX_RULES_GIVEN, GivenCommand
from engine.shell.linux import copied_tables, linux_row, online_cpus, row_of
from engine.shell.program import ShellError, ShellSession, fail

RULES = "/etc/cpuplugd.conf"
PAUSE = SECOND  # between the end of a daemon and the start of the next one; assumed
OFF, DUE = 0, 1  # of managed: it does not run; it must be started
_NAME = re.compile(r"[^\w.-]")


class ParsedRules(NamedTuple):
    """The rules of a guest, and the form into which the daemon parses them."""

    name: str
    text: str
    configuration: Configuration


class Order(NamedTuple):
    """An action on the daemon, with the rules for it."""

    do: str  # start, restart or reload
    name: str
    text: str


# ---- the rules that a guest has


def rules_of(session: ShellSession) -> ParsedRules | None:
    """Return the latest rules of the guest, from the scenario or a command; None = it has no rules."""
    scenario, userid = session.call.scenario, session.call.userid
    group = scenario.groups[scenario.guests[int(session.guest)].group]
    own = group.cpuplugd
    found = ParsedRules(own.name, own.text, read(own.text)) if own else None
    for given in session.call.machine.commands:
        if given.userid.upper() == userid and (order := order_of(given, found)):
            before = found.configuration if found and order.do == "reload" else None
            found = ParsedRules(order.name, order.text, read(order.text, before))
    return found


def order_of(given: GivenCommand, found: ParsedRules | None) -> Order | None:
    """Return the action of a command and its rules; None = no action. found: the guest's rules."""
    if given.how == "rules":
        head, _, text = given.line.partition("\n")
        do, _, name = head.partition(" ")
        return Order(do, name, text)
    words = given.line.split()
    if given.how != "shell" or words[:1] != ["cpuplugd"] or words[1:2] in ([], ["stop"], ["status"]):
        return None
    return named(words[1], words[2] if len(words) > 2 else "", found)


def named(do: str, name: str, found: ParsedRules | None) -> Order | None:
    """Return the shipped rules with this name, or the guest's own rules; None = no such rules."""
    if name in shipped():
        return Order(do, name, shipped()[name])
    if found is not None and name in ("", found.name):
        return Order(do, found.name, found.text)
    return None


def line_of(do: str, name: str, text: str) -> str:
    """Return the log line for rules given as text."""
    plain = text.encode("utf-8", "replace").decode()
    return f"{do} {_NAME.sub('_', name)[:100] or 'rules'}\n{plain}"


# ---- actions


def carry_out(session: ShellSession, order: Order) -> CommandOutcome:
    """Start, restart or reload the daemon. Raises ShellError if nothing was changed."""
    row = row_of(session)
    if order.do not in ("start", "restart", "reload"):
        fail(f"[{order.do[:20]}: expected start, restart or reload]")
    if len(order.text) > MAX_RULES_GIVEN:
        fail(f"[the rules have {len(order.text)} characters; in mid-run {MAX_RULES_GIVEN} is the most]")
    runs = int(session.call.s["linux"][row]["managed"])
    if order.do == "reload":
        return _reload(session, row, order, runs)
    if order.do == "start" and runs != OFF:
        fail("[cpuplugd is already running: use cpuplugd restart, reload or stop]")
    return _start(session, row, order, runs)


def _start(session: ShellSession, row: int, order: Order, runs: int) -> CommandOutcome:
    """Start a daemon with this file; if it cannot start, the old daemon keeps running."""
    configuration = read(order.text)
    said = _tried(configuration, machine_of(session))
    program = _compiled(session, row, configuration)
    s, at = session.call.s, session.call.now
    if runs != OFF:
        stop_daemon(s, np.int64(row))
        at += PAUSE
    change(session.call.machine.state.tables, row, program)
    call_daemon(s, np.int64(row), np.int64(at))
    return CommandOutcome(Reply(tuple(said)), True)


def _tried(configuration: Configuration, machine: LinuxMachine) -> list[str]:
    """Return the daemon's startup messages. Raises ShellError if it would end."""
    try:
        return list(sentences(Daemon(machine, configuration).start()))
    except DaemonEnded as ended:
        said = [*configuration.messages, *ended.said, ended.message]
        raise ShellError(
            1, *sentences(dict.fromkeys(said)), "[cpuplugd does not start: nothing changed]"
        ) from None


def _compiled(session: ShellSession, row: int, configuration: Configuration) -> Program:
    """Return the compiled rules for this guest, which must fit into the tables. Raises ShellError."""
    try:
        program = compile_rules(configuration, machine_of(session), printed_by())
        change(copied_tables(session.call.machine.state), row, program)
    except ProgramError as error:
        fail(f"[{error}; nothing changed]", UNNUMBERED)
    return program


def _reload(session: ShellSession, row: int, order: Order, runs: int) -> CommandOutcome:
    """Make the daemon read this file instead of its current one; an error in the file ends the daemon."""
    if runs == OFF:
        fail("[cpuplugd is not running: use cpuplugd start]")
    if runs == DUE:
        fail("[cpuplugd is about to be started: let time pass first]")
    before = rules_of(session)
    configuration = read(order.text, before.configuration if before else None)
    said = ["cpuplugd restarted", *_lost(configuration)]
    try:
        said += sentences(_checked(session, row, configuration))
        program = _compiled(session, row, configuration)
    except DaemonEnded as ended:
        kill_daemon(session.call.s, np.int64(row))
        said += [
            *sentences([*ended.said, ended.message]),
            "[cpuplugd has ended: CPUs and pool are what they were]",
        ]
        return CommandOutcome(Reply(tuple(said), 1), True)
    kept = _exchange(session, row, program)
    keep_limits_now(session.call.s, np.int64(row))
    waits = [] if kept else [f"Waiting {program.depth} intervals to accumulate history."]
    return CommandOutcome(Reply((*said, *waits)), True)


def _exchange(session: ShellSession, row: int, program: Program) -> bool:
    """Set the daemon's program to one that runs these rules; its history is kept if it is deep enough and
    contains everything that they need.
    """
    s = session.call.s
    before, history = s["daemon"][row].copy(), _history(s, row, program)
    change(session.call.machine.state.tables, row, program)
    d = s["daemon"][row]
    d["rate"] = before["rate"]
    if history is None:
        return False
    d["at"], d["readings"] = before["at"], before["readings"]
    s["ring"][int(d["ring"]) : int(d["ring"]) + program.kept] = history.ravel()
    return True


def _history(s: Any, row: int, program: Program) -> Any:
    """Return a guest's history in the form that this program keeps; None = it cannot be derived from the
    old history.
    """
    d = s["daemon"][row]
    p = s["program"][int(d["program"]) - 1]
    slots = p["slot"][: int(p["n_slot"])].tolist()
    if p["depth"] != program.depth or not set(program.slots) <= set(slots):
        return None
    first = int(d["ring"])
    old = s["ring"][first : first + (program.depth + 1) * len(slots)].reshape(-1, len(slots))
    return old[:, [slots.index(slot) for slot in program.slots]].copy()


def _lost(configuration: Configuration) -> Iterator[str]:
    if configuration.lost:
        name = shown_line(configuration.lost[:40])
        yield f"[warning: after a reload the daemon cannot find the first variable, {name}: use restart]"


def _checked(session: ShellSession, row: int, configuration: Configuration) -> Iterable[RuleMessage]:
    """Run the daemon's checks after a reload; like the real daemon, it discards the state to restore before
    it ends.

    Raises DaemonEnded.
    """
    if configuration.fatal:
        raise DaemonEnded(configuration.fatal)
    r, d, machine = linux_row(session), session.call.s["daemon"][row], machine_of(session)
    try:
        parts = managed(configuration, machine)
    except DaemonEnded:
        d["memory"] = 0
        raise
    try:
        check_cpus(configuration, machine)
    except DaemonEnded:
        if parts.cpu and configuration.value("cpu_min") > machine.present:
            r["cpus_before"] = r["online"]
            raise
    return parts.messages


def machine_of(session: ShellSession) -> LinuxMachine:
    """Return the machine that the daemon sees in this guest."""
    pool = int(linux_row(session)["pool"])
    return LinuxMachine(int(session.u["n_vcpu"]), set(online_cpus(session)), pool=pool)


def stop(session: ShellSession) -> CommandOutcome:
    """End the daemon: restore the CPUs and the pool to their state when the daemon started."""
    row = row_of(session)
    if session.call.s["linux"][row]["managed"] == OFF:
        fail("[cpuplugd is not running]")
    stop_daemon(session.call.s, np.int64(row))
    return CommandOutcome(Reply(), True)


def sentences(messages: Iterable[RuleMessage]) -> Iterator[str]:
    """Return messages as terminal lines."""
    for message in messages:
        yield shown_line(message.sentence if message.code else message.text)


def shown_line(line: str) -> str:
    """Return a line in a form that a terminal can show."""
    return "".join(character if character.isprintable() else "." for character in line[:400])


def no_rules(name: str) -> NoReturn:
    """Fail because there are no rules with this name."""
    known = ", ".join(shipped())
    if not name:
        fail(f"[this guest has no rules: name a rule file: {known}]")
    fail(f"[{name[:40]}: no such rule file; the shipped ones are {known}]")
