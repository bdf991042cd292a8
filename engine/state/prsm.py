"""The tables of PR/SM: logical cores, LPARs and physical cores of a CEC. Times are ns, shares are cores.

The first logical cores are the processors of the z/VM system, in order; those of the other LPARs follow. A
machine whose scenario has no [cec] table uses none of these rows.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MAX_CORE = 250  # logical cores of all LPARs; as a number of rows it belongs to this table alone
MAX_LPAR = 27  # the same holds for these
MAX_PHYSICAL = 61
MAX_CAP_GROUP = 8
MAX_DEMAND = 400  # changes of the demand of all LPARs


class Polarity(IntEnum):
    """The kind of a logical core, as PR/SM dispatches it."""

    HORIZONTAL = 0
    HIGH = 1  # vertical: entitled to a whole physical core
    MEDIUM = 2  # vertical: entitled to a part of one
    LOW = 3  # vertical: entitled to nothing
    DEDICATED = 4


POLARITY_SHORT = {
    Polarity.HORIZONTAL: "HZ",
    Polarity.HIGH: "VH",
    Polarity.MEDIUM: "VM",
    Polarity.LOW: "VL",
    Polarity.DEDICATED: "DED",
}

PRSM = np.dtype(
    [
        ("n_core", "i8"),  # logical cores; 0 = PR/SM is not simulated
        ("n_lpar", "i8"),
        ("n_physical", "i8"),
        ("n_cap_group", "i8"),
        ("n_demand", "i8"),
        ("n_own", "i8"),  # logical cores of the z/VM system
        ("n_shared", "i8"),  # physical cores that LPARs share, the first ones
        ("next_demand", "i8"),  # row of the next change of a demand
        ("source", "i8"),  # leaf of the event queue
        ("at", "i8"),  # time up to which all is booked
        ("refill_at", "i8"),  # when caps are refilled; NEVER = nothing is capped
        ("clock", "f8"),  # virtual time of the logical core that was dispatched last
        ("run", "i8"),  # running time of a logical core that is not vertical high
        ("run_high", "i8"),
        ("run_min", "i8"),  # bounds of `run`
        ("run_max", "i8"),
        ("interval", "i8"),  # between two refills of caps
        ("carry", "f8"),  # share of an interval's absolute cap that may be used in a later one
        ("carry_weight", "f8"),  # the same of a cap by weight
        ("behind", "f8"),  # virtual time by which a core may be behind the clock
        ("rng", "u8", 1),
    ]
)
CORE = np.dtype(
    [
        ("lpar", "i8"),
        ("polarity", "i8"),  # Polarity
        ("online", "i8"),
        ("parked", "i8"),  # 1 = CP gives it no work (HiperDispatch)
        ("parked_ns", "i8"),  # how long it has been parked
        ("yielded", "i8"),  # 1 = CP has taken its work off it since it lost its physical core (warning track)
        ("entitled", "f8"),  # its part of the entitlement, cores
        ("wants", "i8"),  # 1 = it has work
        ("held", "i8"),  # physical core that it runs on, -1 = none
        ("last", "i8"),  # the one before
        ("home", "i8"),  # the one kept for a vertical high or dedicated core, -1 = none
        ("since", "i8"),  # begin of its run
        ("run_end", "i8"),  # its end at the latest
        ("virtual", "f8"),  # its use by its entitlement, ns: the smallest runs first
        ("tokens", "i8"),  # what a cap by weight leaves it
        ("off", "i8"),  # 1 = a processor of the z/VM system that has work and no physical core
        ("left", "i8"),  # of such a one: from the loss of the core to its event; -1 = it has none
        ("left_kind", "i8"),  # EventKind
        ("work_left", "i8"),  # of another LPAR's core: its present piece of work
        ("next_at", "i8"),  # when its next one comes
        ("used", "i8"),  # time on physical cores since time 0
        ("waited", "i8"),  # time in which it had work and no physical core
        ("dispatches", "i8"),
    ]
)
LPAR = np.dtype(
    [
        ("weight", "i8"),
        ("first", "i8"),  # its first logical core
        ("n", "i8"),
        ("dedicated", "i8"),
        ("vertical", "i8"),
        ("capped", "i8"),  # by its weight
        ("cap", "f8"),  # absolute, cores; 0 = none
        ("tokens", "i8"),  # what it leaves
        ("group", "i8"),  # row of its group of LPARs, -1 = none
        ("running", "i8"),  # its cores on physical cores
        ("demand", "f8"),  # share of time in which a core of another LPAR has work
        ("piece", "f8"),  # mean CPU time of a piece of it
        ("entitled", "f8"),  # entitlement, cores
        ("virtual", "f8"),  # use of all its cores by that, ns: the turn of its vertical low ones
        ("used", "i8"),  # counters since time 0, summed over its cores
        ("waited", "i8"),
        ("dispatches", "i8"),
    ]
)
CAP_GROUP = np.dtype([("cap", "f8"), ("tokens", "i8"), ("running", "i8")])
PHYSICAL = np.dtype(
    [
        ("core", "i8"),  # logical core that runs on it, -1 = none
        ("home_of", "i8"),  # logical core that it is kept for, -1 = none
        ("used", "i8", MAX_LPAR),  # time with a core of each LPAR since time 0
    ]
)
DEMAND = np.dtype([("at", "i8"), ("lpar", "i8"), ("demand", "f8")])  # ascending in time
HELD = np.dtype([("start", "i8"), ("end", "i8"), ("physical", "i4"), ("core", "i4")])
