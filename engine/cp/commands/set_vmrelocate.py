"""SET VMRELOCATE, QUERY VMRELOCATE: whether a guest may be relocated, and within which domain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.multisystem import DomainName, domain_level, domain_mask, domain_of, in_ssi
from engine.cp.operands import ChoiceOperand
from engine.cp.relocations import Relocatable
from engine.cp.reply import CPError

Guest = Annotated[np.int64, Relocatable()]
OnOff = Annotated[str, ChoiceOperand("ON", "OFF")]
Domain = Annotated[str, DomainName()]


@command("Query VMRELOcate user", classes="ABCE")
def query_vmrelocate(call: Call, user: Guest) -> Iterator[str]:
    """Show whether this guest may be relocated, and its domain. Example: QUERY VMRELOCATE LNXJAVA.

    The layout is not certain.
    """
    in_ssi(call)
    u = call.guests[int(user)]
    setting = "ON" if u["relocatable"] else "OFF"
    yield f"USER {call.name(int(user)):8} RELOCATION {setting:3} DOMAIN {domain_of(call, int(user))}"


@command("SET VMRELOcate user setting", classes="A", acts=True)
def set_vmrelocate(call: Call, user: Guest, setting: OnOff) -> Iterator[str]:
    """Allow or prevent relocation of a guest, except one in progress. Example: SET VMRELOCATE LNXJAVA OFF.

    Syntax and answer are not certain.
    """
    in_ssi(call)
    _set(call, user, "relocatable", int(setting == "ON"))
    return query_vmrelocate(call, user)


@command("SET VMRELOcate user setting DOMAIN name", classes="A", acts=True)
def set_domain(call: Call, user: Guest, setting: OnOff, name: Domain) -> Iterator[str]:
    """Allow or prevent relocation and set its domain. Example: SET VMRELOCATE LNXJAVA ON DOMAIN SSI.

    SSI is the domain of all members, and each member is also a separate domain; other domains are the
    scenario's. A guest that uses facilities that not all members of the domain have needs FORCE ARCHITECTURE.
    Syntax and answer are not certain.
    """
    return _change(call, user, setting, name, False)


@command("SET VMRELOcate user setting DOMAIN name FORCE ARCHitecture", classes="A", acts=True)
def set_domain_force(call: Call, user: Guest, setting: OnOff, name: Domain) -> Iterator[str]:
    """Set the domain; the guest loses the facilities that not all members of the domain have.

    Syntax and answer are not certain.
    """
    return _change(call, user, setting, name, True)


def _change(call: Call, user: np.int64, setting: str, name: str, force: bool) -> Iterator[str]:
    in_ssi(call)
    level, had = domain_level(call, name), int(call.guests[int(user)]["facilities"])
    if had > level and not force:
        text = (
            f"Domain {name} lacks facilities that {call.name(int(user))} has; FORCE ARCHITECTURE is required"
        )
        raise CPError(1822, text)
    _set(call, user, "domain", domain_mask(call.scenario, name))
    _set(call, user, "facilities", min(level, had))
    return set_vmrelocate(call, user, setting)


def _set(call: Call, user: np.int64, name: str, value: int) -> None:
    """Set the fields on every system, so that they apply wherever the guest goes."""
    for s in call.tables:
        s["guest"][int(user)][name] = value
