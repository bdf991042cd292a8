"""The STOP and BEGIN commands, and the CPU prefix."""

from __future__ import annotations

import re
from typing import Annotated

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import HintedWord, Word
from engine.cp.reply import invalid_option, refuse
from engine.kernel.kinds import Pause
from engine.mechanisms.guests.pausing import begin_guest, begin_one, stop_guest, stop_one, stop_soft

Cpus = Annotated[str, HintedWord("ALL")]
_RANGE = re.compile(r"([0-9A-F]{1,2})(?:-([0-9A-F]{1,2}))?")


@command("STOP", classes="G", acts=True)
def stop(call: Call) -> None:
    """Stop all virtual CPUs of your virtual machine; BEGIN restarts them.

    This is a soft stop: each virtual CPU finishes its current instruction. CP gives no response: this, as for
    STOP CPU and BEGIN, is general knowledge, not confirmed.
    """
    stop_soft(call.s, stoppable(call))


@command("STOP CPU", classes="G", acts=True, tail="ALL | n[-n] ...")
def stop_cpu(call: Call, cpus: Cpus, *more: Word) -> None:
    """Stop virtual CPUs at once: all, or those with these hexadecimal addresses.

    Ranges of addresses, and the message about an address that does not exist, are not certain.
    """
    guest = stoppable(call)
    named = addresses(call, (cpus, *more))
    if len(named) == len(call.vcpus(int(guest))):
        stop_guest(call.s, guest)
    else:
        for v in _numbers(call, guest, named):
            stop_one(call.s, v)


@command("Begin", classes="G", acts=True)
def begin(call: Call) -> None:
    """Restart your stopped virtual CPUs.

    To restart only one of them, put CPU n in front: CPU 1 BEGIN. The messages of BEGIN are not certain.
    """
    guest = stoppable(call)
    if call.cpus:
        for v in _numbers(call, guest, set(call.cpus)):
            begin_one(call.s, v)
    else:
        begin_guest(call.s, guest)


def _numbers(call: Call, guest: np.int64, named: set[int]) -> list[np.int64]:
    """Return the rows of these virtual CPUs of a guest."""
    return [call.guests[int(guest)]["first_vcpu"] + place for place in sorted(named)]


def stoppable(call: Call) -> np.int64:
    """Return the issuer's guest. Raises CPError if it is powered off or held by a relocation."""
    guest = call.own_guest()
    if call.guests[int(guest)]["pause"] == Pause.QUIESCED:
        refuse(f"{call.userid} is quiesced: its relocation decides when and where it continues")
    if call.guests[int(guest)]["pause"] == Pause.SUSPENDED:
        refuse(f"{call.userid} is suspended: STOP and BEGIN have no effect on it here. IPL resumes it")
    return guest


def addresses(call: Call, words: tuple[str, ...]) -> set[int]:
    """Return the virtual CPUs that ALL or a list like 0 2-3 names. Raises CPError."""
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
            refuse(f"Virtual CPU {last:02X} is not defined; {call.userid} has 00 to {count - 1:02X}")
        named |= set(range(first, last + 1))
    return named
