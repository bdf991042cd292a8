"""Faults in machines of the study of timers: many idle guests, some of them in another group."""

from __future__ import annotations

from engine.faults.kind import SAME, UP, FaultKind, FaultPlace
from engine.faults.machine import FaultMachine
from engine.language import later

_GROUPS = {
    "linux": {"count": 500},
    "others": {
        "kind": "linux24",
        "label": "LNY",
        "role": "idle Linux guests",
        "userids": ["LINUX501"],
        "count": 100,
        "memory": "64M",
        "processors": 1,
        "up": True,
        "timer_patch": True,
    },
}
PATCHED = FaultMachine("patched", "timers", "timers-430-600-patch", 5, 15, own={"guests": _GROUPS})
TICKING = FaultMachine("ticking", "timers", "timers-430-600", 10, 20)

KINDS = (
    FaultKind(
        "stale-patch",
        later("Guests with a kernel without the timer patch"),
        PATCHED,
        2,
        ("guests.[group].timer_patch=false",),
        "busy",
        {"busy": UP, "timers.requests": UP, "timers.interrupts": UP},
        ("guests.[group].timer_patch=true",),
        (FaultPlace("LINUX501", {"group": "others"}),),
    ),
    FaultKind(
        "fewer-processors",
        later("LPAR processors offline"),
        PATCHED,
        1,
        ("lpar.processors=[size]",),
        "busy",
        {"busy": UP, "timers.requests": SAME},
        ("lpar.processors=7",),
        sizes=("2", "3"),
    ),
    FaultKind(
        "storbuf",
        later("STORBUF too low"),
        TICKING,
        1,
        ("parameters.storbuf=[size]",),
        "eligible",
        {"eligible": UP},
        ("SET SRM STORBUF 300 250 200",),
        sizes=("[1.25, 1.05, 0.95]", "[0.9, 0.8, 0.5]"),
    ),
)
