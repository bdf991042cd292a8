"""cpuplugd: its service, and its last decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.cp.reply import CommandOutcome, Reply
from engine.kernel.units import SECOND
from engine.shell.daemon import DUE, OFF, Order, carry_out, named, no_rules, rules_of, stop
from engine.shell.linux import row_of
from engine.shell.program import ShellSession, fail, program
from engine.state.daemon import CpuDecision, MemoryDecision, Rule

ACTIONS = ("reload", "restart", "start", "status", "stop")
USAGE = "cpuplugd start|restart|reload [RULES] | stop | status"


@program("cpuplugd", USAGE, acts=True)
def cpuplugd(session: ShellSession, *words: str) -> CommandOutcome:
    """Start or stop the daemon that sizes this Linux by rules, change its rules, or show its last decision.

    RULES: a rule file that comes with the program, like memory-4 (Tab completes it); if omitted, the daemon's
    last rules. When it starts, the daemon brings CPUs and pool within its limits; when it ends, it restores
    their earlier values. restart ends it and starts it a second later. reload makes it read its rules again
    (SIGHUP): settings that they do not mention are kept. The real daemon cannot find the first variable after
    a reload, and ends if it is used. The output of status is specific to this program.
    """
    row_of(session)
    do, *rest = words or ("",)
    if do not in ACTIONS or len(rest) > (do not in ("status", "stop")):
        fail(f"[usage: {USAGE}]")
    if do == "status":
        return CommandOutcome(Reply(tuple(status(session))))
    if do == "stop":
        return stop(session)
    return _give(session, do, rest[0] if rest else "")


def _give(session: ShellSession, do: str, name: str) -> CommandOutcome:
    order: Order | None = named(do, name, rules_of(session))
    return carry_out(session, order) if order else no_rules(name)


def status(session: ShellSession) -> Iterator[str]:
    """Show whether the daemon runs, its rules and limits, and its decision in the last interval."""
    row = row_of(session)
    r, d, found = session.call.s["linux"][row], session.call.s["daemon"][row], rules_of(session)
    rules = f" with {found.name}" if found else ""
    if r["managed"] == OFF:
        yield "cpuplugd: not running" + (f" [its rules are {found.name}]" if found else "")
        return
    if r["managed"] == DUE:
        yield f"cpuplugd: about to be started{rules}"
        return
    yield f"cpuplugd: running{rules}"
    yield from _limits(d)
    yield from _last(session, d)


def _limits(d: Any) -> Iterator[str]:
    cpus = f"CPUs {d['cpu_min']} to {d['cpu_max']}" if d["cpus"] else "CPUs not managed"
    pool = f"pool {d['cmm_min']} to {d['cmm_max']} pages" if d["memory"] else "pool not managed"
    yield f"[every {d['update'] // SECOND} s; {cpus}; {pool}]"


def _last(session: ShellSession, d: Any) -> Iterator[str]:
    depth = int(session.call.s["program"][int(d["program"]) - 1]["depth"])
    if d["readings"] <= depth:
        yield f"[collects its history: {d['readings']} of {depth} readings]"
        return
    truth = {1: "true", 0: "false", -1: "not evaluated"}
    conditions = [f"{rule.name} {truth[int(value)]}" for rule, value in zip(Rule, d["result"], strict=False)]
    yield f"[last interval: {', '.join(conditions)}]"
    yield f"[CPUs: {_words(CpuDecision(d['cpu']))}; pool: {_words(MemoryDecision(d['mem']))}, {_pool(d)}]"


def _words(decision: CpuDecision | MemoryDecision) -> str:
    return decision.name.lower().replace("_", " ")


def _pool(d: Any) -> str:
    return f"{d['pool']} pages, {d['pool_wanted']} wanted" if d["memory"] else "left alone"
