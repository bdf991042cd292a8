"""FORCE, SIGNAL SHUTDOWN, LOGOFF, XAUTOLOG, IPL and SHUTDOWN: start and end virtual machines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from engine.cp import manual, wiring
from engine.cp.call import Call, is_member_down, logged_on, names
from engine.cp.command import command
from engine.cp.commands.indicate.user import DEVICE
from engine.cp.commands.query.names import users
from engine.cp.commands.query.time import used
from engine.cp.multisystem import CpMember, home, in_ssi, logons_held
from engine.cp.operands import DirectoryGuest, Guest, HintedWord, Word
from engine.cp.reply import CPError, invalid_option, missing_operand, refuse, stamp
from engine.kernel.kinds import Activity, Pause
from engine.mechanisms.guests.power import ipl_guest, ipl_lpar, logoff_guest
from engine.mechanisms.guests.workload import want_activity

Device = Annotated[str, HintedWord(DEVICE)]
Within = Annotated[str, HintedWord("WITHIN")]
Parameter = Annotated[str, HintedWord("CLEAR", "PARM", "NORESUME")]
System = Annotated[int, CpMember()]
NO, YES = np.int64(0), np.int64(1)


@command("FORCE user", classes="A", acts=True)
def force(call: Call, user: Guest) -> Iterator[str]:
    """Log a guest off; its memory is lost. A suspend image on its swap device stays.

    The response shown is the one that CP sends to the system operator. Its layout is not certain.
    """
    logoff_guest(call.s, call.blocks, user)
    wiring.guests_changed(call)
    left = f"USERS = {len(users(call)):<5}"
    yield f"USER DSC   LOGOFF AS  {call.name(int(user)):8} {left} FORCED BY {call.userid}"


@command("SIGnal SHUTDOWN user", classes="AC", acts=True)
@command("SIGnal SHUTDOWN USER user", classes="AC", acts=True)
def signal_shutdown(call: Call, user: Guest, *words: Within) -> Iterator[str]:
    """Ask the Linux of a guest to shut down; the guest is then logged off. WITHIN n (seconds) may follow.

    A guest that is stopped, suspended or still booting does not react, and stays. The time that Linux takes
    to shut down is not in this model: the guest is logged off at once, so WITHIN has no effect. The texts of
    the responses are not certain.
    """
    if words and (words[0] != "WITHIN" or not re.fullmatch(r"[0-9]{1,5}", " ".join(words[1:]))):
        invalid_option(words[-1])
    u, name = call.guests[int(user)], call.name(int(user))
    if not logged_on(u):
        raise CPError(45, f"{name} not logged on")
    if u["pause"] != Pause.RUNNING or u["activity"] == Activity.BOOT:
        refuse(f"{name} does not react to the signal: its Linux does not run")
    logoff_guest(call.s, call.blocks, user)
    wiring.guests_changed(call)
    yield f"Shutdown signal sent to {name}"
    yield f"USER DSC   LOGOFF AS  {name:8} USERS = {len(users(call)):<5} SHUTDOWN SIGNAL"


@command("LOGoff", classes="G", acts=True)
@command("LOGout", classes="G", acts=True)
def logoff(call: Call) -> Iterator[str]:
    """End your virtual machine; its memory is lost. A suspend image on its swap device stays.

    The layout of the response is not certain.
    """
    guest = call.own_guest()
    yield used(call)
    yield f"LOGOFF AT {stamp(call.now)}"
    logoff_guest(call.s, call.blocks, guest)
    wiring.guests_changed(call)


@command("XAUTOLOg user", classes="ABG", acts=True)
def xautolog(call: Call, user: DirectoryGuest, *options: Word) -> Iterator[str]:
    """Log a guest on and IPL its Linux, which resumes if it finds a suspend image.

    A general user may do so only for users whose directory entry allows it, which in this model is none.
    While the SSI cluster is not stable, logons are held: the text of that response is not CP's. The message
    number for a guest that is already logged on, and the layout of the response, are not certain.
    """
    if not set(call.classes) & set("AB"):
        refuse(f"{call.userid} is not authorized to XAUTOLOG {call.name(int(user))}")
    if options:
        refuse(manual.explanation(["XAUTOLOG", call.name(int(user)), options[0]]))
    u = call.guests[int(user)]
    if logged_on(u):
        raise CPError(54, "Already logged on")
    _check_home(call, int(user))
    if logons_held(call):
        booted = u["wanted"] != Activity.OFF
        wiring.hold_logon(call, user, np.int64(u["wanted"] if booted else Activity.IDLE), bool(booted))
        yield "The logon is held until the SSI cluster is stable"
        return
    if u["wanted"] == Activity.OFF:  # no request has been sent to it so far
        want_activity(call.s, user, np.int64(Activity.IDLE))
    else:
        ipl_guest(call.s, call.blocks, user, NO)
    yield "Command accepted"
    yield f"AUTO LOGON  ***       {call.name(int(user)):8} USERS = {len(users(call))}"


@command("Ipl device", classes="G", acts=True, tail="[CLEAR] [PARM NORESUME]")
def ipl(call: Call, device: Device, *words: Parameter) -> None:
    """Start the Linux of your virtual machine from its disk (0150). The contents of its memory are lost.

    It resumes if it finds a suspend image; with PARM NORESUME it boots and the image is lost. Other
    parameters are not modeled; which ones CP rejects is not certain.
    """
    if device in names(call.scenario):
        refuse(f"{device} is a z/VM system, not a device: #LAB LOAD {device} IPLs it when it is down")
    guest = call.own_guest()
    if not re.fullmatch(r"[0-9A-F]{1,4}", device):
        refuse(f"This model IPLs the Linux on device {DEVICE} only")
    if device.rjust(4, "0") != DEVICE:
        raise CPError(40, f"Device {device.rjust(4, '0')} does not exist")
    ipl_guest(call.s, call.blocks, guest, _noresume(words))
    wiring.guests_changed(call)


def _check_home(call: Call, user: int) -> None:
    """Raise CPError if the guest is on, or belongs to, another system."""
    where = home(call, user)
    if logged_on(call.tables[where]["guest"][user]):
        raise CPError(54, "Already logged on")
    if where != call.system:
        name = names(call.scenario)[where]
        refuse(f"{call.name(user)} belongs to {name} in this model: AT {name} CMD XAUTOLOG {call.name(user)}")


def _noresume(words: tuple[str, ...]) -> Any:
    """Parse the words after the device; return 1 for NORESUME. Raises CPError."""
    rest = [word for word in words[:1] if word != "CLEAR"] + list(words[1:])
    if not rest:
        return NO
    if rest[0] != "PARM":
        invalid_option(rest[0])
    if len(rest) == 1:
        missing_operand()
    if rest[1:] != ["NORESUME"]:
        refuse("This model knows one kernel parameter: PARM NORESUME")
    return YES


@command("SHUTDOWN REIPL", classes="A", acts=True)
def shutdown_reipl(call: Call) -> Iterator[str]:
    """End z/VM and IPL it again: every guest loses its memory and is restarted afterward.

    A member of an SSI cluster leaves, is IPLed and joins again; then its guests are started again. A single
    system does not answer until its guests are started. Suspend images on the guests' swap devices stay. The
    text of the response is not certain.
    """
    if call.scenario.systems:
        _shut_down(call, True)
    else:
        ipl_lpar(call.s, call.blocks)
    yield "SYSTEM SHUTDOWN STARTED"


@command("SHUTDOWN", classes="A", acts=True)
def shutdown(call: Call) -> Iterator[str]:
    """End z/VM: a member of an SSI cluster logs its guests off, leaves and is down. #LAB LOAD IPLs it again.

    A single system accepts only SHUTDOWN REIPL. The text of the response is not certain.
    """
    if not call.scenario.systems:
        refuse("This model has no operator to IPL z/VM again: use SHUTDOWN REIPL")
    _shut_down(call, False)
    yield "SYSTEM SHUTDOWN STARTED"


def _shut_down(call: Call, again: bool) -> None:
    """Shut the member down. Raises CPError if a shutdown is in progress."""
    if not wiring.shut_member_down(call, again):
        refuse(f"{names(call.scenario)[call.system]} is already being shut down")


@command("#LAB LOAD system", classes="ABC", acts=True)
def load(call: Call, system: System) -> Iterator[str]:
    """IPL a member of the cluster that is down. Example: #LAB LOAD LPAR1.

    This command is not CP's: it does the same as LOAD at a Hardware Management Console.
    """
    in_ssi(call)
    name = names(call.scenario)[system]
    if not wiring.load(call, system):
        refuse(f"{name} is up or being IPLed: AT {name} CMD SHUTDOWN REIPL IPLs it again once it is up")
    yield f"LOAD of {name} has begun"


@command("#LAB CRASH system", classes="ABC", acts=True)
def crash(call: Call, system: System) -> Iterator[str]:
    """Crash a member at once, without leaving the cluster. Example: #LAB CRASH LPAR1.

    This command is not CP's: it has the effect of a power loss.
    """
    in_ssi(call)
    name = names(call.scenario)[system]
    if is_member_down(call, system):
        refuse(f"{name} is down already: #LAB LOAD {name} IPLs it")
    wiring.crash_member(call, system)
    yield f"{name} has lost its power"
