"""dmesg."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.kinds import REFUSAL_LABELS, Refusal
from engine.shell.program import ShellSession, program

_MESSAGES = {
    Refusal.NO_DEVICE: "PM: Cannot find swap device, try swapon -a.",
    Refusal.IMAGE_TOO_LARGE: "PM: Not enough free swap",
}


@program("dmesg")
def dmesg(session: ShellSession, *words: str) -> Iterator[str]:
    """Show kernel messages: here only why it did not suspend the last time; other notes are in brackets."""
    refused = Refusal(session.u["refused"])
    if refused in _MESSAGES:
        yield _MESSAGES[refused]
    if refused != Refusal.NONE:
        yield f"[suspend refused: {REFUSAL_LABELS[refused]}]"
