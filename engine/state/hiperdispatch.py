"""The tables of HiperDispatch: dispatch vectors of logical cores, homes of virtual CPUs, and parking.

Times are ns, counters run from time 0. A machine without HiperDispatch uses none of these rows.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from engine.state.prsm import MAX_LPAR

HISTORY = 10  # intervals that a prediction looks back
DISTANCES = 4  # same core, same chip, same node, other node


class ExcessUse(IntEnum):
    """SRM EXCESSUSE: how readily CP relies on processor power to which the LPAR is not entitled."""

    NONE = 0
    LOW = 1
    MEDIUM = 2
    HIGH = 3


class Unparking(IntEnum):
    """SRM UNPARKING: the number of logical cores that CP uses."""

    LARGE = 0  # as many as there is power for
    MEDIUM = 1  # those with an entitlement, and of the others as many as the load needs
    SMALL = 2  # as many as the load needs


HIPER = np.dtype(
    [
        ("on", "i8"),  # 1 = HiperDispatch is simulated
        ("vertical", "i8"),  # SRM POLARIZATION: 1 = vertical
        ("rebalance", "i8"),  # SRM DSPWDMETHOD: 1 = REBALANCE, 0 = RESHUFFLE
        ("unparking", "i8"),  # Unparking
        ("excess_use", "i8"),  # ExcessUse
        ("pad", "f8"),  # SRM CPUPAD, cores
        ("gpd", "i8"),  # 1 = CP may see what other LPARs use
        ("warning", "i8"),  # SRM WARNINGTRACK: 1 = on
        ("chip", "i8"),  # physical cores of a chip
        ("node", "i8"),  # physical cores of a node
        ("move_ns", "f8", DISTANCES),  # guest code that only fetches what caches had, by distance of a move
        ("interval", "i8"),  # between two decisions on parking
        ("most", "i8"),  # logical cores that a decision parks or unparks at most
        ("ceiling_z", "f8"),  # standard deviations above the mean of the ceiling of utilization
        ("floor_z", "f8", len(ExcessUse)),  # below the mean of the floor of excess power
        ("source", "i8"),  # leaf of the event queue
        ("decided_at", "i8"),  # last decision
        ("decisions", "i8"),
        ("used_before", "i8", MAX_LPAR),  # use and waits of each LPAR up to then
        ("waited_before", "i8", MAX_LPAR),
        ("use", "f8", HISTORY),  # cores used in the last intervals, in a ring
        ("excess", "f8", HISTORY),  # excess power in them, cores
        ("ceiling", "f8"),  # what the last decision was made of: projected use
        ("floor", "f8"),  # usable excess power
        ("wanted", "i8"),  # logical cores that should not be parked
        ("again", "i8"),  # 1 = PR/SM must look once more: a processor has given up its work
        (
            "steals",
            "i8",
            DISTANCES,
        ),  # virtual CPUs taken from another vector, by its distance
        ("moves", "i8", DISTANCES),  # those that came to another physical core, by its distance
        ("parks", "i8"),
        ("unparks", "i8"),
        ("new_homes", "i8"),
        ("warnings", "i8"),  # virtual CPUs that were taken off a core which lost its physical one
    ]
)
HOMED = np.dtype(  # of a virtual CPU
    [
        ("home", "i8"),  # processor in whose vector it is queued
        ("physical", "i8"),  # physical core that it ran on last, -1 = none
        ("before", "i8"),  # neighbors in the vector it waits in, -1 = none
        ("after", "i8"),
        ("ran", "i8"),  # time for which it had run at the last decision on parking
        ("load", "i8"),  # what it counts for in the balance of homes, ns of an interval
    ]
)
DSV = np.dtype(  # the dispatch vector of a logical core
    [
        ("first", "i8"),  # virtual CPU with the earliest deadline, -1 = none
        ("last", "i8"),
        ("n", "i8"),
        ("place", "i8"),  # physical core at which CP takes the logical core to be
        ("load", "i8"),  # of virtual CPUs that have their home here
    ]
)
