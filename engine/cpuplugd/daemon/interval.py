"""One interval of the daemon: its input, its decisions, its actions."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cpuplugd.language.evaluate import Seen, Values
from engine.cpuplugd.language.messages import RuleMessage

# result of the CPU part
PLUG, UNPLUG, NONE = "plug", "unplug", "none"
BLOCKED_BY_MAX, BLOCKED_BY_MIN = "plug_blocked_by_max", "unplug_blocked_by_min"
NO_CPU_ON, NO_CPU_OFF = "plug_no_cpu_available", "unplug_no_cpu_available"
SKIPPED, VERTICAL, NOT_MANAGED = "skipped_fpe", "skipped_vertical", "not_managed"
# result of the memory part besides SKIPPED and NOT_MANAGED
EVALUATED = "evaluated"
CLAMPED_MIN, CLAMPED_MAX = "clamped_to_min", "clamped_to_max"
NEGATIVE_INC, NEGATIVE_DEC = "negative_inc_treated_as_0", "negative_dec_treated_as_0"


@dataclass
class Interval:
    """One reading and the daemon's response to it. Nothing is evaluated until the history is full."""

    evaluated: bool = False
    values: dict[str, float] = field(default_factory=dict)  # keywords; cmm_inc and cmm_dec in pages
    online_before: int = 0
    online_after: list[int] = field(default_factory=list)  # the CPUs, in order
    pool_before: int | None = None  # pages; None: no cmm module
    pool_after: int | None = None
    cpu: str = NOT_MANAGED
    cpu_id: int | None = None  # the CPU that was switched
    memory: str = NOT_MANAGED
    memory_flags: list[str] = field(default_factory=list)
    seen: dict[str, Seen] = field(default_factory=dict)  # of each rule that was asked
    given: dict[str, Values] = field(default_factory=dict)  # values of the names for each such rule
    messages: list[RuleMessage] = field(default_factory=list)
    error: RuleMessage | None = None  # the daemon ended here
