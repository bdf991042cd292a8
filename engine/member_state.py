"""Tables of an SSI cluster: its members and what they know of each other; in the first system's record alone.

States and their codes: z/VM control block PMSBK (Unknown is 128 there).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from engine.link_state import MAX_SYSTEM


class MemberState(IntEnum):
    """State of a member. UNKNOWN is what others see, never what a member writes of itself."""

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
    """Why a member is down."""

    NOT_IPLED = 0
    SHUT_DOWN = 1
    TERMINATED = 2  # it went down without leaving
    DECLARED = 3  # SET SSI ... DOWN


STATE_LABELS = {
    MemberState.DOWN: "Down",
    MemberState.JOINING: "Joining",
    MemberState.JOINED: "Joined",
    MemberState.LEAVING: "Leaving",
    MemberState.ISOLATED: "Isolated",
    MemberState.SUSPENDED: "Suspended",
    MemberState.UNKNOWN: "Unknown",
}
MODE_LABELS = {Mode.STABLE: "Stable", Mode.INFLUX: "Influx", Mode.SAFE: "Safe"}

MEMBER = np.dtype(
    [
        ("state", "i8"),  # MemberState as it is, and as it is written in the persistent data record (PDR)
        ("since", "i8"),  # ns
        ("up", "i8"),  # 1 = CP runs (Joining to Suspended); 0 = Down, or between IPLs
        ("alive", "i8"),  # 1 = it writes heartbeats
        ("down", "i8"),  # Down
        ("mode", "i8"),  # Mode as this member sees it
        ("view", "i8", MAX_SYSTEM),  # MemberState of each member as this one sees it
        ("pdr_at", "i8"),  # its latest heartbeat in the PDR, ns; -1 = none since its IPL
        ("received_at", "i8", MAX_SYSTEM),  # latest heartbeat from each member over the links, ns; -1 = none
        ("goal", "i8"),  # what a shutdown in progress leads to: 0 = none, 1 = down, 2 = IPL again
        ("step", "i8"),  # of joining or leaving
        ("joins", "i8"),  # counters since time 0
        ("leaves", "i8"),
        ("suspends", "i8"),
        ("held", "i8"),  # 1 = new logons, links and MAC addresses are held
    ]
)
