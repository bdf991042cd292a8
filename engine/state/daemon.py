"""Tables of the daemon that sizes Linux guests: its compiled rules, their history, its last interval.

A program is one rule file in the engine's form (cpuplugd/language/program.py makes it, linux/rules.py runs
it); guests with equal files share one program. Sizes of the cmm pool are pages of 4 KiB, times are ns.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from engine.state.rule_names import CPUSTAT, MEMINFO, VMSTAT

MAX_PROGRAM = 96
MAX_CODE = 49_152  # operations of all programs
MAX_RING = 1_048_575  # values in the histories of all guests
SPARE_PROGRAM, SPARE_CODE, SPARE_RING = 16, 4_096, 8_192  # room for rules that are changed in a run
MAX_STACK = 512  # values that a rule may hold while it is evaluated
FIRST_CPUSTAT = 1  # a reading in one row: the time, then cpustat, meminfo, vmstat
FIRST_MEMINFO = FIRST_CPUSTAT + len(CPUSTAT)
FIRST_VMSTAT = FIRST_MEMINFO + len(MEMINFO)
MAX_SLOT = FIRST_VMSTAT + len(VMSTAT)


class Rule(IntEnum):
    """The rules of a program, named like the settings of a rule file."""

    HOTPLUG = 0
    HOTUNPLUG = 1
    MEMPLUG = 2
    MEMUNPLUG = 3
    CMM_INC = 4
    CMM_DEC = 5


class Op(IntEnum):
    """One step of a program. Values are on a stack; true is 1, false is 0."""

    END = 0  # the value on top is that of the rule
    VALUE = 1  # put the constant on top
    READ = 2  # put value `arg` of `back` readings ago on top
    SHARE = 3  # put the share of ticks `arg` on top: percent of one CPU, in the last interval
    RATE = 4  # put Rate `arg` on top, as the last memory step has found it
    PLUS = 5  # these four: the two on top -> one
    MINUS = 6
    TIMES = 7
    DIVIDE = 8
    LESS = 9
    GREATER = 10
    NEGATE = 11
    TRUTH = 12  # a number -> true unless it is 0
    NOT = 13
    AND = 14  # false stays and the program continues at `arg`; true is dropped
    OR = 15  # true stays and the program continues at `arg`; false is dropped
    NO_NAME = 16  # the guest has no such name: the daemon ends
    NO_NUMBER = 17  # a truth value where a number is needed: the daemon ends


class Rate(IntEnum):
    """Keywords that the memory step computes."""

    SWAPRATE = 0
    APCR = 1
    FREEMEM = 2


class Kept(IntEnum):
    """The first slots of every program: values that the memory step needs for these counters."""

    TIME = 0
    PSWPIN = 1
    PSWPOUT = 2
    PGPGIN = 3
    PGPGOUT = 4
    MEMFREE = 5


class Trap(IntEnum):
    """The reason why a rule has no value."""

    NONE = 0
    FLOAT = 1  # floating-point exception: this step of the interval is skipped
    NO_NAME = 2  # these two end the daemon
    NO_NUMBER = 3


class CpuDecision(IntEnum):
    """Result of the CPU step of an interval."""

    WAITING = 0  # the history is not complete
    NOT_MANAGED = 1
    NOTHING = 2
    PLUG = 3
    UNPLUG = 4
    PLUG_AT_MAX = 5  # HOTPLUG is true, but there are CPU_MAX already
    UNPLUG_AT_MIN = 6
    PLUG_NO_CPU = 7  # no CPU is left to bring on line
    UNPLUG_NO_CPU = 8
    SKIPPED = 9  # floating-point exception
    ENDED = 10  # the daemon ended here


class MemoryDecision(IntEnum):
    """Result of the memory step of an interval."""

    WAITING = 0
    NOT_MANAGED = 1
    EVALUATED = 2
    SKIPPED = 3
    ENDED = 4


class PoolFlag(IntEnum):
    """Corrections to the size of the pool; flags of one number."""

    AT_MIN = 1  # it was raised to CMM_MIN
    AT_MAX = 2  # it was lowered to CMM_MAX
    NEGATIVE_INC = 4  # CMM_INC was negative: taken as 0
    NEGATIVE_DEC = 8


PROGRAM = np.dtype(
    [
        ("first", "i8"),  # its first operation
        ("n_code", "i8"),  # operations
        ("rule", "i8", len(Rule)),  # first operation of each rule; -1 = none
        ("depth", "i8"),  # readings before the present one that it keeps
        ("n_slot", "i8"),  # values that it keeps of a reading
        ("ticks", "i8"),  # which of them total_ticks is
        ("online", "i8"),  # which onumcpus is
        ("slot", "i2", MAX_SLOT),  # place of each in the reading; the first are those of Kept
    ]
)

CODE = np.dtype([("op", "i2"), ("back", "i2"), ("arg", "i4"), ("value", "f8")])

DAEMON = np.dtype(  # row of the guest in the Linux table
    [
        ("program", "i8"),  # row of the programs, from 1; 0 = no daemon
        ("update", "i8"),  # between two readings, ns
        ("cpus", "i8"),  # 1 = it manages CPUs
        ("memory", "i8"),  # 1 = it manages the pool
        ("cpu_min", "i8"),
        ("cpu_max", "i8"),
        ("cmm_min", "i8"),
        ("cmm_max", "i8"),
        ("ring", "i8"),  # first value of its history
        ("at", "i8"),  # row of it with the present reading
        ("readings", "i8"),  # taken so far
        ("ended", "i8"),  # Trap that ended it; 0 = it runs
        ("ended_at", "i8"),  # operation that did, counted from the first of its program
        ("trap", "i8"),  # Trap of the rule evaluated last
        ("rate", "f8", len(Rate)),
        # ---- the last interval
        ("result", "i8", 4),  # the four conditions: 1 true, 0 false, -1 not evaluated
        ("inc", "i8"),  # pages, as evaluated
        ("dec", "i8"),
        ("cpu", "i8"),  # CpuDecision
        ("cpu_step", "i8"),  # +1, -1 or 0 CPUs
        ("mem", "i8"),  # MemoryDecision
        ("flags", "i8"),  # PoolFlag
        ("pool", "i8"),  # what cmm_pages read
        ("pool_wanted", "i8"),  # what is written to it
        # ---- counters
        ("intervals", "i8"),  # with decisions
        ("skipped", "i8", 2),  # CPU steps, memory steps left out after floating-point exceptions
    ]
)
