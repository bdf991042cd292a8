"""QUERY SSI, SET SSI, QUERY RELODOMAIN: cluster members, and the domains in which guests may move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from engine.cp import wiring
from engine.cp.call import Call, member, names
from engine.cp.command import command
from engine.cp.multisystem import CpMember, DomainName, domain_mask, domains, in_ssi, members
from engine.cp.operands import ChoiceOperand, Word
from engine.cp.reply import date_and_time, refuse
from engine.kernel.units import SECOND
from engine.state.link import MAX_SYSTEM
from engine.state.member import DOWN_LABELS, MODE_LABELS, STATE_LABELS, Down, MemberState, Mode

Domain = Annotated[str, DomainName()]
System = Annotated[int, CpMember()]
Switch = Annotated[str, ChoiceOperand("ENable", "DISable")]
_AVAILABLE = "-" * 8
_PDR = "VMCOM1 on 7000"


@command("Query SSI", classes="ABCE")
def query_ssi(call: Call) -> Iterator[str]:
    """Show the SSI cluster and its members as this system sees them, with their latest heartbeats.

    PDR HEARTBEAT: the time a member last wrote to the persistent data record; RECEIVED HEARTBEAT: the time of
    its last heartbeat over its link. Volume and device of the PDR are not CP's; reasons other than "not
    IPLed" are not certain.
    """
    in_ssi(call)
    own = member(call)
    yield f"SSI Name: {call.scenario.ssi}"
    yield f"SSI Mode: {MODE_LABELS[Mode(own['mode'])]}"
    yield f"Cross-System Timeouts: {'Enabled' if member(call, 0)['timeouts'] else 'Disabled'}"
    yield f"SSI Persistent Data Record (PDR) device: {_PDR}"
    yield "SLOT SYSTEMID STATE     PDR HEARTBEAT       RECEIVED HEARTBEAT"
    called = names(call.scenario)
    for slot in range(MAX_SYSTEM):
        if slot < len(called):
            yield f"{slot + 1:4} {called[slot]:8} {_state(call, slot)}".rstrip()
        else:
            yield f"{slot + 1:4} {_AVAILABLE} Available"


def _state(call: Call, slot: int) -> str:
    """Return a member's state and heartbeats as this system sees them."""
    seen, there = MemberState(member(call)["seen"][slot]), member(call, slot)
    if seen == MemberState.DOWN:
        return f"Down ({DOWN_LABELS[Down(there['down'])]})"
    received = there["pdr_at"] if slot == call.system else member(call)["received_at"][slot]
    return f"{STATE_LABELS[seen]:9} {_heartbeat(there['pdr_at'])} {_heartbeat(received)}"


def _heartbeat(at: Any) -> str:
    return " " * 19 if at < 0 else date_and_time(int(at))


@command("SET SSI system DOWN", classes="B", acts=True)
def set_ssi_down(call: Call, system: System) -> Iterator[str]:
    """Declare down a member that failed without leaving, so that the cluster is stable without it.

    This is refused while the member's heartbeat is recent, since the member may be running. That CP refuses
    it then, the spelling of the command and its response are not certain.
    """
    in_ssi(call)
    name, there = names(call.scenario)[system], member(call, system)
    if there["written"] == MemberState.DOWN:
        refuse(f"{name} is down already")
    stale = int(call.s["param"]["pdr_stale"])
    if there["up"] or call.now - int(there["pdr_at"]) <= stale:
        last = date_and_time(int(there["pdr_at"]))
        wait = f"Wait {stale / SECOND:g} s without one"
        refuse(f"{name} may be running: its last heartbeat is of {last}. {wait}")
    wiring.declare_down(call, system)
    yield f"SSI system {name} has been declared down"


@command("SET SSI TIMEouts switch", classes="B", acts=True)
def set_ssi_timeouts(call: Call, switch: Switch) -> Iterator[str]:
    """ENable or DISable cross-system timeouts: without them, a heartbeat is never too old.

    Example: SET SSI TIMEOUTS DISABLE. The spelling of the command and its response are not certain.
    """
    in_ssi(call)
    member(call, 0)["timeouts"] = switch == "ENABLE"
    yield f"Cross-System Timeouts: {switch.title()}d"


@command("Query RELODOMain", classes="ABCE")
@command("Query RELODOMain ALL", classes="ABCE")
def query_domains(call: Call) -> Iterator[str]:
    """Show the relocation domains and their members. The layout is not certain."""
    in_ssi(call)
    for name in domains(call.scenario):
        yield _line(call, name)


@command("Query RELODOMain name", classes="ABCE")
def query_domain(call: Call, name: Domain) -> Iterator[str]:
    """Show the members of a relocation domain. Example: QUERY RELODOMAIN SSI. The layout is not certain."""
    in_ssi(call)
    yield _line(call, name)


@command("DEFine RELODOMain", classes="B")
def define_domain(call: Call, *words: Word) -> None:
    """Define a relocation domain: not in this model, where all domains come from the scenario."""
    refuse("Relocation domains are defined in the scenario: [domains.NAME] systems = [...]")


def _line(call: Call, name: str) -> str:
    return f"DOMAIN {name:8} MEMBERS: {' '.join(members(call.scenario, domain_mask(call.scenario, name)))}"
