"""The publisher of each command's form in a plan, and which parts of the form are not confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.ficon.drawing.differences.step import ChangeStep
from engine.language import later, say

_PUBLISHED = (  # by how a command begins
    ("ACTIVATE ISLINK", "z/VM 7.3: CP Commands, ACTIVATE ISLINK"),
    ("DELETE CHPID", "z/VM 7.3: CP Commands, DELETE CHPID / PATH"),
    ("QUERY PATHS", "z/VM 7.2: CP Commands, QUERY PATHS"),
    ("SET DYNAMIC_I/O", "z/VM 7.3: CP Commands, SET DYNAMIC_I/O"),
)
_NAMED = later("the description of DELETE CHPID mentions this command; its operands are not confirmed")
_VARY = later("z/VM: CP Commands, VARY CHPID; the Linux health checker quotes VARY ONLINE CHPID")
_DOUBTED = (  # the longest first
    ("VARY OFFLINE CHPID", _VARY),
    ("VARY ONLINE CHPID", _VARY),
    ("VARY", later("z/VM: CP Commands, VARY; syntax of device ranges not confirmed")),
    ("ACTIVATE IODF", later("z/OS: MVS System Commands, ACTIVATE; z/VM uses HCD dialogs for it")),
    ("DEACTIVE ISLINK", later("z/VM 7.3: control blocks, LNKBK; assumed: operands as in ACTIVATE ISLINK")),
    ("DELETE", _NAMED),
    (
        "DEFINE",
        later("z/VM 7.1: CP Commands, DEFINE; its operands are not confirmed: the IOCP operands are shown"),
    ),
    ("MODIFY", _NAMED),
    ("QUERY CHPID", later("Linux on IBM Z: Device Drivers, lschp, quotes the command")),
    ("QUERY ISLINK", later("z/VM: CP Commands mentions it; without operands it lists all links")),
)


def with_forms(steps: Iterable[ChangeStep]) -> list[ChangeStep]:
    """Return steps in which commands name the publisher of their form."""
    return [replace(step, form=_form(step.do)) if step.command else step for step in steps]


def _form(command: str) -> str:
    published = next((title for start, title in _PUBLISHED if command.startswith(start)), "")
    doubted = next((text for start, text in _DOUBTED if command.startswith(start)), "")
    return published or (say(doubted) if doubted else "")
