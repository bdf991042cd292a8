"""STOP and BEGIN, and the prefix CPU."""

from __future__ import annotations

import re

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import Word
from engine.cp.reply import invalid_option, ours
from engine.kinds import PAUSE_LABELS, Pause
from engine.mechanisms.pausing import begin_guest, begin_vcpu, stop_guest, stop_vcpu

_RANGE = re.compile(r"([0-9A-F]{1,2})(?:-([0-9A-F]{1,2}))?")


@command("STOP", classes="G", acts=True)
def stop(call: Call) -> None:
    """Stop all virtual CPUs of your virtual machine; BEGIN sets them going again.

    A soft stop: each virtual CPU finishes the instruction it is at, which is the same here as STOP CPU ALL.
    """
    stop_guest(call.s, stoppable(call))


@command("STOP CPU", classes="G", acts=True, tail="ALL | n[-n] ...")
def stop_cpu(call: Call, cpus: Word, *more: Word) -> None:
    """Stop virtual CPUs at once: all, or those with these hexadecimal addresses."""
    guest = stoppable(call)
    named = addresses(call, (cpus, *more))
    rows = call.vcpus(int(guest))
    if all(place in named or row["stopped"] for place, row in enumerate(rows)):
        stop_guest(call.s, guest)
        return
    for place in sorted(named):
        if not rows[place]["stopped"]:
            stop_vcpu(call.s, call.guests[guest]["first_vcpu"] + place)


@command("Begin", classes="G", acts=True)
def begin(call: Call) -> None:
    """Set your stopped virtual CPUs going again.

    For one of them alone put CPU n in front: CPU 1 BEGIN.
    """
    guest = call.own_guest()
    rows = call.vcpus(int(guest))
    named = call.cpus or tuple(range(len(rows)))
    if call.guests[guest]["pause"] == Pause.STOPPED and len(named) == len(rows):
        begin_guest(call.s, guest)
        return
    for place in named:
        if rows[place]["stopped"]:
            begin_vcpu(call.s, call.guests[guest]["first_vcpu"] + place)


def stoppable(call: Call) -> np.int64:
    """The issuer's guest. Raises CPError when it runs no software."""
    guest = call.own_guest()
    pause = Pause(call.guests[guest]["pause"])
    if pause not in (Pause.RUNNING, Pause.STOPPED):
        ours(f"{call.userid} is not running: {PAUSE_LABELS[pause]}. This model stops running guests only")
    return guest


def addresses(call: Call, words: tuple[str, ...]) -> set[int]:
    """The virtual CPUs that ALL or a list like 0 2-3 names. Raises CPError."""
    count = len(call.vcpus(int(call.own_guest())))
    if words == ("ALL",):
        return set(range(count))
    named: set[int] = set()
    for word in words:
        found = _RANGE.fullmatch(word)
        if not found:
            invalid_option(word)
        first, last = int(found[1], 16), int(found[2] or found[1], 16)
        if first > last:
            invalid_option(word)
        if last >= count:
            ours(f"Virtual CPU {last:02X} is not defined; {call.userid} has 00 to {count - 1:02X}")
        named |= set(range(first, last + 1))
    return named
