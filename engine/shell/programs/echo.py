"""echo, and what it does when its output goes to /sys/power/state."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mechanisms.suspending import suspend_guest
from engine.shell.program import Session, fail, program
from engine.shell.programs.cat import FILES

STATE = "/sys/power/state"


@program("echo", "echo disk > /sys/power/state", acts=True)
def echo(session: Session, *words: str) -> Iterator[str]:
    """Suspend this Linux to its swap device: echo disk > /sys/power/state. Without > it repeats its words."""
    if ">" not in words:
        yield " ".join(words)
        return
    place = words.index(">")
    text, target = " ".join(words[:place]), " ".join(words[place + 1 :])
    if target != STATE:
        why = "Permission denied" if target in FILES else "No such file or directory"
        fail(f"-bash: {target[:40]}: {why}")
    if text != "disk":
        fail("-bash: echo: write error: Invalid argument")
    suspend_guest(session.call.s, session.guest)
    yield f"[{session.call.userid} suspends; its terminal answers when it is resumed; dmesg says why if not]"
