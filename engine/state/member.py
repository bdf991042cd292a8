"""Tables of an SSI cluster: its members and their views of each other; only in the first system's record.

States and their codes: z/VM control block PMSBK (Unknown is 128 there).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from engine.state.link import MAX_SYSTEM


class MemberState(IntEnum):
    """State of a member. UNKNOWN is only a state that others see; a member never writes it for itself."""

    DOWN = 0
    JOINING = 1
    JOINED = 2
    LEAVING = 3
    ISOLATED = 4
    SUSPENDED = 5
    UNKNOWN = 6


class Mode(IntEnum):
    """Mode of the cluster, as a member sees it."""

    STABLE = 0
    INFLUX = 1
    SAFE = 2


class Down(IntEnum):
    """The reason why a member is down. Source: z/VM control block PMSBK has such reasons; the codes are
    invented here.
    """

    NOT_IPLED = 0
    SHUT_DOWN = 1
    TERMINATED = 2  # it went down without leaving
    DECLARED = 3  # SET SSI ... DOWN


class Progress(IntEnum):
    """The current step of a member; the grouping of CP's join services into steps is invented here."""

    NONE = 0
    LOADING = 1  # it is being IPLed
    WAITING = 2  # it wants to join, and another one joins or leaves
    CONTACT = 3  # it informs each joined member that it joins
    LOGONS = 4  # they exchange who is logged on
    NETWORK = 5  # virtual MAC addresses
    DISKS = 6  # who has write access to which minidisk
    QUEUED = 7  # it wants to leave, and another one joins or leaves
    GUESTS = 8  # its guests are shut down
    SIGN_OFF = 9  # it informs the others


STATE_LABELS = {
    MemberState.DOWN: "Down",
    MemberState.JOINING: "Joining",
    MemberState.JOINED: "Joined",
    MemberState.LEAVING: "Leaving",
    MemberState.ISOLATED: "Isolated",
    MemberState.SUSPENDED: "Suspended",
    MemberState.UNKNOWN: "Unknown",
}
DOWN_LABELS = {  # the first one is published, the others are not certain
    Down.NOT_IPLED: "not IPLed",
    Down.SHUT_DOWN: "shut down successfully",
    Down.TERMINATED: "terminated",
    Down.DECLARED: "declared down",
}
MODE_LABELS = {Mode.STABLE: "Stable", Mode.INFLUX: "Influx", Mode.SAFE: "Safe"}

MEMBER = np.dtype(
    [
        ("slot", "i8"),  # 1 = the cluster has this member; 0 = there is no cluster
        ("state", "i8"),  # MemberState as it is
        ("written", "i8"),  # as it is written in the persistent data record (PDR)
        ("since", "i8"),  # ns
        ("up", "i8"),  # 1 = CP runs
        ("alive", "i8"),  # 1 = it writes heartbeats
        ("down", "i8"),  # Down
        ("mode", "i8"),  # Mode as this member sees it
        ("seen", "i8", MAX_SYSTEM),  # MemberState of each member as this one sees it
        ("pdr_at", "i8"),  # its latest heartbeat in the PDR, ns; -1 = none since its IPL
        ("contact", "i8", MAX_SYSTEM),  # 1 = these two members exchange messages
        ("received_at", "i8", MAX_SYSTEM),  # latest heartbeat from each member over the links, ns; -1 = none
        ("goal", "i8"),  # what a shutdown in progress leads to: 0 = none, 1 = down, 2 = IPL again
        ("step", "i8"),  # Progress
        ("step_at", "i8"),  # its end, ns; 0 = it is busy with nothing
        ("settle_at", "i8"),  # all agree on the links that have come or gone, ns; 0 = nothing is to be agreed
        ("timeouts", "i8"),  # Cross-System Timeouts, in the first member's row: 1 = enabled
        ("joins", "i8"),  # counters since time 0
        ("leaves", "i8"),
        ("suspends", "i8"),
        ("held", "i8"),  # 1 = logons wait until the cluster is stable
    ]
)
