"""The machine's enumerations, with labels for people.

Kernels use the upper-case np.int64 constants: with a plain int or an enum member, Numba would compile a new
specialization for each value that is passed on.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np


class EventKind(IntEnum):
    """The next event at an event source; each kind has a branch in loop.py."""

    NONE = 0
    BURST_END = 1  # a virtual CPU has used up the CPU time of its current piece of work
    SLICE_END = 2  # end of the dispatch (minor) time slice
    FAULT = 3  # a running virtual CPU touches a page that is not resident
    WORK_END = 4  # CP has finished the work it did for a virtual CPU that cannot run
    WAKE = 5  # the timer or the I/O that a virtual CPU waits for
    STAGE = 6  # the next stage of a guest's suspend or resume
    TRAFFIC = 7  # a frame arrives at a guest's virtual network interface
    TEST_IDLE = 8  # the longest test-idle virtual CPU has reached its limit
    PAGE_READ = 9  # a paging volume has read a page
    STEP = 10  # the next step of the scenario's timeline
    SAMPLE = 11  # CP's high-frequency state sample, and the recorder's interval
    LIMIT = 12  # a virtual CPU on the limit list is back under its maximum share
    CLUSTER = 13  # the members of the cluster notice who has gone or come
    CLIENT = 14  # an outside client tries to reach a guest
    REORDER = 15  # the end of a guest's reorder
    PHASE = 16  # the end of a phase of CP on a processor (releases whose locks are simulated)
    TASK = 17  # the wait of a task of a Linux guest ends
    AVERAGE = 18  # a Linux guest counts its tasks for the load average
    WAVE = 19  # the users of a load become more or less active
    ADAPTER = 20  # the adapter of a channel has handled a chunk
    FIBRE = 21  # a chunk has come in over the fibre of a channel
    TRANSFER = 22  # the next step of a transfer on an FCTC connection
    MOVE = 23  # the next step of a relocation
    EXPIRY = 24  # a relocation reaches its limit of total or quiesce time
    SHARED_VOLUME = 25  # a shared volume begins or ends an I/O of a session
    SESSION = 26  # a session ends its think time or arrives at another system
    MEMBER = 27  # a member of the SSI cluster writes its heartbeat and looks at the others
    JOIN = 28  # the next step of a member that joins, leaves or is IPLed
    PRSM = 29  # PR/SM ends a run on a physical core, or a core of another LPAR begins or ends work
    PARKING = 30  # CP decides which logical cores take work (HiperDispatch)
    PAGING_IO = 31  # a paging I/O gets to its channel, or ends (volumes with a table [paging])


class VcpuState(IntEnum):
    """State of a virtual CPU as CP sees it; LEGEND has the states in legend order."""

    OFF = 0
    RUNNING = 1
    READY = 2
    PAGE_WAIT = 3
    IO_WAIT = 4
    SIM_WAIT = 5
    TEST_IDLE = 6
    ELIGIBLE = 7
    DORMANT = 8
    STOPPED = 9
    SUSPENDED = 10
    LIMITED = 11


class QueueList(IntEnum):
    """The scheduler's lists."""

    NOWHERE = 0
    DORMANT = 1
    ELIGIBLE = 2
    DISPATCH = 3
    SHARED = 4  # frames that no guest owns alone


class Activity(IntEnum):
    """Activity of the software in a guest."""

    OFF = 0
    BOOT = 1
    IDLE = 2
    POLL = 3
    LOAD = 4
    SUSPEND = 5
    RESTORE = 6
    START = 7


class Pause(IntEnum):
    """Progress of a guest into and out of a pause."""

    RUNNING = 0
    STOPPED = 1
    FREEZING = 2
    SHRINKING = 3
    WRITING = 4
    SUSPENDED = 5
    IPLING = 6
    READING = 7
    RESTORING = 8
    REFAULTING = 9
    QUIESCED = 10  # for a relocation


class Action(IntEnum):
    """Steps in the timeline of a scenario."""

    BOOT = 0
    AGENT = 1
    LOAD = 2
    UNLOAD = 3
    SUSPEND = 4
    RESUME = 5
    STOP = 6
    BEGIN = 7
    START = 8
    FETCH = 9
    LOGOFF = 10
    IPL = 11
    LPAR_IPL = 12
    END = 13  # the server of a Linux guest is ended
    RELOCATE = 14
    SHUTDOWN = 15  # of a member, from here on
    REIPL = 16  # shutdown, then IPL
    IPL_SYSTEM = 17
    CRASH = 18  # it goes down without leaving
    ACTIVATE = 19  # all connections of its logical links
    DEACTIVATE = 20
    UNPLUG = 21  # of a channel, from here on
    PLUG = 22
    DEGRADE = 23  # row of the planned faults


class Refusal(IntEnum):
    """Reasons why Linux did not suspend."""

    NONE = 0
    NO_DEVICE = 1  # resume= names no swap device
    SWAP_FULL = 2  # too little swap is free to make the memory smaller
    IMAGE_TOO_LARGE = 3  # the image does not fit on the device that resume= names
    SIMULATED = 4  # a guest whose Linux memory is simulated: its image is not


class Incident(IntEnum):
    """Kinds of rows in the log of a run; the comments explain `value`."""

    PAUSE_ASKED = 0
    HALTED = 1  # ns since the pause was requested
    RESUME_ASKED = 2
    RESUMED = 3  # ns since it was requested
    REFUSED = 4  # Refusal
    BOOTED = 5  # boots so far
    START_ASKED = 6
    SERVER_UP = 7  # servers that are up
    STARTED = 8  # ns since the start was requested
    FETCH_ASKED = 9
    SERVED = 10  # ns since the page was requested
    UNSERVED = 11  # the client gave up; attempts
    VIEW_CHANGE = 12  # members that have gone or come
    LOGGED_OFF = 13
    IPL = 14  # 1 = an image was found
    LPAR_IPL = 15
    CPU_ON = 16  # the CPU's number
    CPU_OFF = 17
    OOM = 18  # pages that the process killed had
    RULES_ENDED = 19  # cpuplugd has ended itself
    SERVER_ENDED = 20  # pages that it has given back
    MOVE_ASKED = 21  # from here on of relocations, value: row of the relocation
    MOVE_PASS = 22  # a pass has ended
    MOVE_QUIESCED = 23
    MOVE_ENDED = 24
    MOVE_REFUSED = 25
    THROTTLED = 26  # the destination has set the throttle
    CLEARED = 27  # and cleared it
    LINK_UP = 28  # row of the logical link, from here on
    LINK_DOWN = 29
    DEVICE_ON = 30  # device number, from here on
    DEVICE_OFF = 31
    CHANNEL_ON = 32  # CHPID, from here on
    CHANNEL_OFF = 33
    COLLISION = 34  # device number: both sides have begun to write at once
    MEMBER_STATE = 35  # MemberState value % 16 of member value // 16% 16, as member value // 256 sees it
    SSI_MODE = 36  # Mode value % 16, as member value // 16 sees it
    JOIN_FAILED = 37  # of member value // 16, because of member value % 16
    HELD = 38  # a logon is held until the cluster is stable; the system
    CHANNEL_BAD = 39  # CHPID: it works, with errors, losses, a lower rate or a delay; from here on
    CHANNEL_GOOD = 40


class Fetch(IntEnum):
    """Progress of an outside client's request."""

    NONE = 0
    TRYING = 1
    ACCEPTED = 2
    SERVED = 3
    GIVEN_UP = 4


class Wait(IntEnum):
    """Duration and reason of the wait of a virtual CPU between two pieces of work."""

    IO = 0  # exponential; I/O wait, stays on the dispatch list as not idle
    TIMER = 1  # uniform +-50%; the guest is idle, CP puts it in test idle
    RANDOM = 2  # exponential; the guest is idle, CP puts it in test idle


class Stream(IntEnum):
    """Random streams, one for each mechanism, so that a change in one mechanism leaves the others
    unaffected.
    """

    ORDER = 0
    WORKLOAD = 1
    FAULT = 2
    SETTLE = 3
    TRAFFIC = 4
    TIMERS = 5
    USERS = 6
    LINUX = 7
    LINK = 8
    MOVE = 9
    DISKS = 10
    WEB = 11
    SHARED_VOLUMES = 12
    SSI = 13
    PACE = 14  # of users: runs with the same seed have the same users, whatever else differs


class Transfer(IntEnum):
    """Phase of an FCTC connection."""

    IDLE = 0
    SETUP = 1  # CP prepares the channel program
    MOVING = 2  # chunks are under way
    ENDING = 3  # the interruption and the answer
    COLLIDED = 4  # both sides recover
    FAILED = 5  # a chunk was damaged: the sending side recovers and repeats the transfer


class Pattern(IntEnum):
    """Distribution of the touches of a tier over its pages."""

    RANDOM = 0  # each page equally often, at random
    SWEEP = 1  # one page after the other, repeatedly
    SKEWED = 2  # 80% of the touches fall on 20% of the pages, of these again, and so on


class Task(IntEnum):
    """Tasks in a Linux guest; the first four belong to Linux itself, in this order."""

    KSWAPD = 0
    CMM = 1  # the kernel thread of the cmm module
    DAEMON = 2  # cpuplugd
    JOB = 3  # starts the server, and then jobs that need memory now and then
    USER = 4  # per transaction


class TaskState(IntEnum):
    """State of a Linux task."""

    SLEEP = 0  # there is no work, or a user thinks
    RUN = 1  # it runs or could
    DISK = 2
    THREAD = 3  # it waits for a thread of the server
    HOLD = 4  # a job keeps its pages
    TRAVEL = 5  # a transaction is on its way to the next server


class Limit(IntEnum):
    """Treatment of a guest that has used more than its maximum share."""

    NONE = 0
    SOFT = 1  # it waits while others need its processor time
    HARD = 2  # it waits


class Status(IntEnum):
    """The reason why run_until returned."""

    REACHED = 0  # `until` has been reached
    BUDGET = 1  # the event budget is used up
    SAMPLED = 2  # a sample has been taken: read the counters
    TRACE_FULL = 3  # the trace buffer must be drained
    PAGING_SPACE_FULL = 4  # CP would end with abend PGT004
    NO_FRAMES = 5  # no frame could be taken from any guest
    FOUND = 6  # an event of the requested kind has happened
    NOT_COMPILED = 7  # a kernel outside the first set was called


class Doing(IntEnum):
    """Activity of a real processor, in a release whose locks are simulated."""

    IDLE = 0
    WAKING = 1  # it was idle and has been signaled
    INTERRUPT = 2  # its clock comparator has interrupted it
    SPIN = 3  # it waits for a lock
    POP = 4  # it holds the lock and takes due timer requests
    STACK = 5  # it holds the lock to dispatch a virtual CPU
    SET = 6  # it holds the lock to set the timer of a virtual CPU that waits
    PAGE = 7  # it holds the paging lock
    LEAVE = 8  # the end of its timer interruption
    BEFORE = 9  # CP work for a virtual CPU before guest code runs: dispatching, faults
    EMULATION = 10  # guest code
    AFTER = 11  # CP work after guest code has ended
    AWAY = 12  # none: PR/SM has given its physical core to another logical one
    PARKED = 13  # none: CP gives it no work (HiperDispatch)


class Lock(IntEnum):
    """CP locks on which processors spin."""

    SCHEDULER = 0
    PAGING = 1
    TIMER = 2  # from release 4.4 on


class Release(IntEnum):
    """z/VM releases that handle timers differently."""

    LATER = 0  # 5.4 and later: locks are not simulated
    MASTER = 1  # 4.2: the master processor handles all timer requests
    ANY = 2  # 4.3: any processor, under the scheduler lock
    APART = 3  # 4.4: any processor, under a lock of their own


class ScanPass(IntEnum):
    """Passes of the demand scan."""

    FIRST = 0
    SECOND = 1
    EMERGENCY = 2


STATE_LABELS = {
    VcpuState.OFF: "logged off",
    VcpuState.RUNNING: "running",
    VcpuState.READY: "waiting for CPU",
    VcpuState.PAGE_WAIT: "page wait",
    VcpuState.IO_WAIT: "I/O wait",
    VcpuState.SIM_WAIT: "simulation wait",
    VcpuState.TEST_IDLE: "test idle",
    VcpuState.ELIGIBLE: "eligible",
    VcpuState.DORMANT: "dormant",
    VcpuState.STOPPED: "stopped (dormant)",
    VcpuState.SUSPENDED: "suspended (dormant)",
    VcpuState.LIMITED: "limit list",
}
PAUSE_LABELS = {
    Pause.RUNNING: "running",
    Pause.STOPPED: "stopped",
    Pause.FREEZING: "freezing",
    Pause.SHRINKING: "freeing memory",
    Pause.WRITING: "writing image",
    Pause.SUSPENDED: "suspended",
    Pause.IPLING: "IPL",
    Pause.READING: "reading image",
    Pause.RESTORING: "restoring devices",
    Pause.REFAULTING: "swapping in",
    Pause.QUIESCED: "quiesced",
}
ACTIVITY_LABELS = {
    Activity.OFF: "off",
    Activity.BOOT: "booting",
    Activity.IDLE: "idle",
    Activity.POLL: "polling",
    Activity.LOAD: "under load",
    Activity.SUSPEND: "suspending",
    Activity.RESTORE: "restoring",
    Activity.START: "starting servers",
}
REFUSAL_LABELS = {
    Refusal.NONE: "",
    Refusal.NO_DEVICE: "resume= names no swap device",
    Refusal.SWAP_FULL: "too little swap space is free to shrink the memory",
    Refusal.IMAGE_TOO_LARGE: "the image does not fit into the free swap space of the resume device",
    Refusal.SIMULATED: "suspending a guest whose Linux memory is simulated is not supported",
}
INCIDENT_LABELS = {
    Incident.PAUSE_ASKED: "pause asked for",
    Incident.HALTED: "halted",
    Incident.RESUME_ASKED: "resume asked for",
    Incident.RESUMED: "goes on",
    Incident.REFUSED: "suspend refused",
    Incident.BOOTED: "booted",
    Incident.START_ASKED: "servers start",
    Incident.SERVER_UP: "server up",
    Incident.STARTED: "all servers up",
    Incident.FETCH_ASKED: "page asked for",
    Incident.SERVED: "page served",
    Incident.UNSERVED: "page not served",
    Incident.VIEW_CHANGE: "cluster recovers",
    Incident.LOGGED_OFF: "logged off",
    Incident.IPL: "IPL",
    Incident.LPAR_IPL: "IPL of the LPAR",
    Incident.CPU_ON: "CPU on line",
    Incident.CPU_OFF: "CPU off line",
    Incident.OOM: "process killed: out of memory",
    Incident.RULES_ENDED: "cpuplugd ends",
    Incident.SERVER_ENDED: "server ended",
    Incident.MOVE_ASKED: "relocation asked for",
    Incident.MOVE_PASS: "end of a memory pass",
    Incident.MOVE_QUIESCED: "quiesced",
    Incident.MOVE_ENDED: "relocation ended",
    Incident.MOVE_REFUSED: "relocation refused",
    Incident.THROTTLED: "destination sets the throttle",
    Incident.CLEARED: "destination clears the throttle",
    Incident.LINK_UP: "ISFC link up",
    Incident.LINK_DOWN: "ISFC link down",
    Incident.DEVICE_ON: "device on line",
    Incident.DEVICE_OFF: "device off line",
    Incident.CHANNEL_ON: "CHPID on line",
    Incident.CHANNEL_OFF: "CHPID off line",
    Incident.COLLISION: "write collision",
    Incident.MEMBER_STATE: "member changes its state",
    Incident.SSI_MODE: "cluster changes its mode",
    Incident.JOIN_FAILED: "member fails to join",
    Incident.HELD: "logon is held",
    Incident.CHANNEL_BAD: "CHPID degraded",
    Incident.CHANNEL_GOOD: "CHPID repaired",
}
EVENT_LABELS = {
    EventKind.NONE: "nothing",
    EventKind.BURST_END: "end of a CPU burst",
    EventKind.SLICE_END: "end of a time slice",
    EventKind.FAULT: "page fault",
    EventKind.WORK_END: "end of CP work",
    EventKind.WAKE: "timer or I/O interrupt",
    EventKind.STAGE: "next stage of a pause",
    EventKind.TRAFFIC: "frame from the network",
    EventKind.TEST_IDLE: "end of test idle",
    EventKind.PAGE_READ: "page read from DASD",
    EventKind.STEP: "scenario step",
    EventKind.SAMPLE: "sample",
    EventKind.LIMIT: "end of a wait on the limit list",
    EventKind.CLUSTER: "cluster detects a change",
    EventKind.CLIENT: "client connects",
    EventKind.REORDER: "end of a reorder",
    EventKind.PHASE: "end of a CP phase",
    EventKind.TASK: "end of a task's wait",
    EventKind.AVERAGE: "load average",
    EventKind.WAVE: "change in user activity",
    EventKind.ADAPTER: "chunk handled by a channel",
    EventKind.FIBRE: "chunk received",
    EventKind.TRANSFER: "FCTC transfer step",
    EventKind.MOVE: "relocation step",
    EventKind.EXPIRY: "relocation limit",
    EventKind.SHARED_VOLUME: "I/O to a shared volume",
    EventKind.SESSION: "session continues",
    EventKind.MEMBER: "member heartbeat",
    EventKind.JOIN: "join or leave step",
    EventKind.PRSM: "PR/SM dispatches",
    EventKind.PARKING: "CP decides on parking",
    EventKind.PAGING_IO: "stage of a paging I/O",
}
DOING_LABELS = {
    Doing.IDLE: "idle",
    Doing.WAKING: "waking up",
    Doing.INTERRUPT: "timer interrupt",
    Doing.SPIN: "spinning",
    Doing.POP: "taking due timers",
    Doing.STACK: "dispatching, locked",
    Doing.SET: "setting a timer",
    Doing.PAGE: "paging, locked",
    Doing.LEAVE: "end of the interrupt",
    Doing.BEFORE: "CP before the guest",
    Doing.EMULATION: "guest code",
    Doing.AFTER: "CP after the guest",
    Doing.AWAY: "without a physical core",
    Doing.PARKED: "parked",
}
LOCK_LABELS = {
    Lock.SCHEDULER: "scheduler lock",
    Lock.PAGING: "paging lock",
    Lock.TIMER: "timer lock",
}
RELEASES = {"4.2": Release.MASTER, "4.3": Release.ANY, "4.4": Release.APART}  # others: LATER
STATES = len(VcpuState)
EVENTS = len(EventKind)
# The orders in which CP tests the states of a virtual CPU; the first that is true is counted. What a test
# would need that no machine here has (service virtual machines, console functions, active I/O) is left out.
# Sources: monitor domain 0 record 12 (all virtual CPUs on the dispatch list), domain 4 record 4 (each one).
MONITOR_TESTS = (
    VcpuState.TEST_IDLE,
    VcpuState.IO_WAIT,
    VcpuState.SIM_WAIT,
    VcpuState.PAGE_WAIT,
    VcpuState.READY,
    VcpuState.RUNNING,
)
SAMPLE_TESTS = (
    VcpuState.IO_WAIT,
    VcpuState.SIM_WAIT,
    VcpuState.PAGE_WAIT,
    VcpuState.LIMITED,
    VcpuState.READY,
    VcpuState.RUNNING,
    VcpuState.ELIGIBLE,
    VcpuState.TEST_IDLE,
    VcpuState.DORMANT,
    VcpuState.STOPPED,
    VcpuState.SUSPENDED,
)
LEGEND = (  # from busy to absent
    VcpuState.RUNNING,
    VcpuState.READY,
    VcpuState.LIMITED,
    VcpuState.PAGE_WAIT,
    VcpuState.IO_WAIT,
    VcpuState.SIM_WAIT,
    VcpuState.TEST_IDLE,
    VcpuState.ELIGIBLE,
    VcpuState.DORMANT,
    VcpuState.STOPPED,
    VcpuState.SUSPENDED,
    VcpuState.OFF,
)


def codes(kind: type[IntEnum]) -> list[np.int64]:
    """Return the members of an enumeration as Numba-friendly constants, in order."""
    return [np.int64(member) for member in kind]
