"""ACTIVATE ISLINK, DEACTIVE ISLINK, QUERY ISLINK: FCTC devices as part of a logical link."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from engine.cp import wiring
from engine.cp.call import Call, names
from engine.cp.command import command
from engine.cp.multisystem import (
    MAX_LINK,
    TYPE,
    CpDevice,
    RealDevice,
    channel,
    devices,
    in_ssi,
    is_up,
    links,
    node,
)
from engine.cp.operands import HintedWord, Keyword
from engine.cp.reply import CPError, extra_option, missing_operand, refuse
from engine.kernel.kinds import Transfer

Rdev = Annotated[CpDevice, RealDevice()]
More = Annotated[str, HintedWord("NODE")]
_REAL = RealDevice()
_NODE, _BUFFERS = Keyword("NODe"), Keyword("BUffers")


@command("ACTivate ISLINK rdev", classes="B", acts=True, tail="[rdev ...] [NODe nodeid] [BUffers n]")
def activate_islink(call: Call, rdev: Rdev, *more: More) -> Iterator[str]:
    """Make up to 16 FCTC devices part of the logical link to the system at their other end.

    Example: ACTIVATE ISLINK D000 D001 NODE LPAR1. BUFFERS is ignored. Unlike in CP, one command activates
    both ends: CP requires a command on each system. Message numbers are CP's; the texts are not certain.
    """
    wanted, nodeid, buffers = _operands(call, rdev, more)
    for device in wanted:
        _check(call, device, nodeid)
    nodes = {node(call, device): device.link for device in wanted}
    added = [name for name, link in nodes.items() if not wiring.link_is_up(call, link)]
    for device in wanted:
        wiring.activate(call, device.k)
    wiring.changed(call)
    if buffers:
        yield "HCP2722I The option BUFFERS is ignored"
    for device in wanted:
        yield f"Link {device.name} activated."
        yield f"HCP2706I Link {device.name} activated by user {call.userid}"
    yield from (f"HCP2702I Link {device.name} came up" for device in wanted if is_up(call, device))
    for name in added:
        if wiring.link_is_up(call, nodes[name]):
            yield f"HCP2704I Node {name} added to collection"


@command("DEActive ISLINK rdev", classes="B", acts=True, tail="rdev [rdev ...]")
@command("DEACTIVATE ISLINK rdev", classes="B", acts=True, tail="rdev [rdev ...]")
def deactivate_islink(call: Call, rdev: Rdev, *more: Rdev) -> Iterator[str]:
    """Remove FCTC devices from their logical link; data in transit on them is sent again on others.

    Example: DEACTIVE ISLINK D000. Without its last device, the link is down: relocations over it end with
    finish code 03. The spelling of the command and the texts of its messages are not certain.
    """
    wanted = _once([rdev, *more])
    for device in wanted:
        if not device.row["active"]:
            refuse(f"Device {device.name} is not part of a logical link. QUERY ISLINK lists those that are")
    up = {node(call, device): device.link for device in wanted}
    up = {name: link for name, link in up.items() if wiring.link_is_up(call, link)}
    for device in wanted:
        wiring.deactivate(call, device.k)
    wiring.changed(call)
    yield from (f"Link {device.name} deactivated." for device in wanted)
    for name, link in up.items():
        if not wiring.link_is_up(call, link):
            yield f"The logical link to {name} is down"


@command("Query ISLINK", classes="ABCE")
def query_islink(call: Call) -> Iterator[str]:
    """Show the devices of this system's logical links, and the traffic that each device has sent.

    The layout is general knowledge, not confirmed. Sending and Receiving, and the lines for links without an
    active device, are not CP's. QUERY FCTC shows which of its ends may write to a device.
    """
    in_ssi(call)
    mine = devices(call)
    for link, side, name in links(call):
        yield f"Node  {name}"
        active = [device for device in mine if device.link == link and device.row["active"]]
        if not active:
            yield "  No active link device"
        for device in active:
            yield (
                f"  Link device: {device.name}    Type: {TYPE}   Node: {name:8}   "
                f"Bytes Sent: {int(device.row['sent'][side])}"
            )
            yield f"               State: {_state(call, device)}   Status: {_status(device)}"


def _operands(call: Call, rdev: CpDevice, more: Sequence[str]) -> tuple[list[CpDevice], str, bool]:
    """Return the devices, the node ID ("" = none), and whether BUFFERS is given. Raises CPError."""
    words, found, nodeid, buffers = list(more), [rdev], "", False
    while words and not _NODE.takes(words[0]) and not _BUFFERS.takes(words[0]):
        found.append(_REAL.parse(words.pop(0), call))
        if len(found) > MAX_LINK:
            extra_option(found[-1].name)
    while words:
        word = words.pop(0)
        if not words:
            missing_operand()
        if _NODE.takes(word) and not nodeid:
            nodeid = words.pop(0)
        elif _BUFFERS.takes(word) and not buffers:
            buffers = _is_number(words.pop(0))
        else:
            extra_option(word)
    return _once(found), nodeid, buffers


def _is_number(word: str) -> bool:
    if not (word.isdecimal() and word.isascii()):
        raise CPError(2, f"Invalid operand - {word}")
    return True


def _once(found: list[CpDevice]) -> list[CpDevice]:
    """Return the devices. Raises CPError if one is listed twice."""
    seen: set[str] = set()
    for device in found:
        if device.name in seen:
            raise CPError(2721, f"Device {device.name} is specified more than once")
        seen.add(device.name)
    return found


def _check(call: Call, device: CpDevice, nodeid: str) -> None:
    """Raise CPError if the device cannot be activated for that node."""
    other = node(call, device)
    if nodeid and nodeid != other:
        known = "" if nodeid in names(call.scenario) else f"; there is no system {nodeid}"
        refuse(f"Device {device.name} leads to {other}, not to {nodeid}{known}")
    if not device.online or not channel(call, device, device.side)["up"]:
        raise CPError(46, f"{TYPE} {device.name} offline")
    if device.row["active"]:
        raise CPError(49, f"{TYPE} {device.name} in use")


def _state(call: Call, device: CpDevice) -> str:
    return "Up" if is_up(call, device) else "Down"


def _status(device: CpDevice) -> str:
    if device.row["state"] == Transfer.IDLE:
        return "Idle"
    return "Sending" if device.row["side"] == device.side else "Receiving"
