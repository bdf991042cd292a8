"""Tables of live guest relocations, only in the first system's record; times are ns, sizes pages."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MAX_MOVE = 200  # relocations of a run, ended ones among them
MAX_PASS = 40


class Stage(IntEnum):
    """Stage of a relocation."""

    PLANNED = 0  # a step of the scenario's timeline will ask for it
    CHECK = 1  # eligibility
    SKELETON = 2  # the destination makes a skeleton of the guest
    MOVING = 3  # passes while the guest runs
    QUIESCE = 4  # the guest is being stopped, its I/O ends
    DEVICES = 5  # state and devices, the guest is stopped
    PENULTIMATE = 6  # pages changed until the stop
    FINAL = 7  # what ending I/O and moving the state have changed
    RESUME = 8  # the guest starts at the destination
    ENDED = 9


class Finish(IntEnum):
    """Result of a relocation: the codes of monitor domain 4 record 12; NOT_YET is added here."""

    COMPLETED = 0
    CANCELLED = 1
    CPHX = 2
    LINK_LOST = 3
    MAXTOTAL = 4
    MAXQUIESCE = 5
    NOT_ELIGIBLE = 6
    GUEST_GONE = 7
    INTERNAL = 8
    EXIT_REJECTED = 9
    EXIT_INVALID = 11
    NOT_YET = 99


class Why(IntEnum):
    """Reasons why a guest is not eligible: bits of a mask, in the order in which they are reported."""

    NOT_HERE = 0  # it is not logged on at the source
    SAME_SYSTEM = 1
    BUSY = 2  # it is already being relocated
    UNSTABLE = 3  # the SSI is not stable, or one of the two systems is not joined
    NO_LINK = 4  # no logical link to the destination that is up
    NOT_ENABLED = 5  # SET VMRELOCATE OFF
    DOMAIN = 6  # the destination is outside its relocation domain
    ARCHITECTURE = 7  # it would lose facilities that it has
    DEVICE = 8  # a device it has does not exist there
    STATE = 9  # it is booting, stopped, suspended, or being paused
    LINUX = 10  # its Linux memory is simulated page by page: relocating it is not modeled
    STORAGE = 11  # it does not fit
    TOO_MANY = 12  # the table of relocations is full


PASS = np.dtype(
    [
        ("began", "i8"),
        ("ended", "i8"),
        ("listed", "i8"),  # pages to be sent in it
        ("sent", "i8"),
        ("changed", "i8"),  # pages changed while it went on: those listed for the next one
    ]
)
MOVE = np.dtype(
    [
        ("guest", "i8"),
        ("source", "i8"),  # system
        ("target", "i8"),
        ("link", "i8"),
        ("stage", "i8"),  # Stage
        ("finish", "i8"),  # Finish
        ("why", "i8"),  # mask of Why, when it was not eligible
        ("immediate", "i8"),
        ("force", "i8"),  # mask: 1 architecture, 2 domain, 4 storage
        ("maxtotal", "i8"),  # ns; NEVER = no limit
        ("maxquiesce", "i8"),
        ("asked_at", "i8"),
        ("moving_at", "i8"),  # the first pass began
        ("quiesced_at", "i8"),  # the guest was stopped; 0 = it was not
        ("resumed_at", "i8"),  # it runs again, here or there; 0 = not yet
        ("ended_at", "i8"),
        ("passes", "i8"),  # begun so far
        ("live", "i8"),  # of them while the guest ran
        ("drain", "i8"),  # subchannels with I/O in flight at the stop
        ("cancel", "i8"),  # Finish that has been asked for; NOT_YET = none
        ("throttled", "i8"),  # 1 = the destination has set the throttle
        ("throttles", "i8"),  # times that it has
        ("place", "i8"),  # of the walk in the present pass
        ("places", "i8"),  # blocks of the guest that are in use
        ("stride", "i8"),  # of the walk through them
        ("walker_free", "i8"),  # the walk has got to `place` by then
        ("open", "i8"),  # messages under way or waiting to be sent again
        ("in_pass", "i8"),  # 1 = a pass is in progress
        ("to_send", "i8"),  # pages of the present pass that no message has yet
        ("pages", "i8"),  # sent in all passes
        ("bytes", "i8"),
        ("cpu_source", "i8"),  # CP work at both ends
        ("cpu_target", "i8"),
        ("side", "i8"),  # of the link, that the source is on
        ("rest", "u8"),  # pages of block `place` that no message has yet
        ("hold_until", "i8"),  # throttled: the next message goes then
        ("looked_at", "i8"),  # when the destination last looked whether it pages
        ("looked_paged", "i8"),  # what it had paged by then
        ("lost", "i8"),  # what the guest had lost by logoffs when it was asked for: more = another one since
        ("each", PASS, MAX_PASS),
    ]
)

MOVE_LOG = np.dtype(  # the recorder's rows of relocations: one at each change of stage and end of a pass
    [
        ("time", "i8"),
        ("move", "i4"),  # row of MOVE
        ("what", "i4"),  # MoveEntry
        ("guest", "i4"),
        ("source", "i4"),
        ("target", "i4"),
        ("stage", "i4"),
        ("finish", "i4"),
        ("passes", "i4"),  # begun so far
        ("live", "i4"),
        ("began", "i8"),  # of the latest pass, ns
        ("listed", "i8"),  # in it, pages
        ("sent", "i8"),
        ("changed", "i8"),
        ("pages", "i8"),  # sent in all passes so far
        ("bytes", "i8"),
        ("asked_at", "i8"),
        ("quiesced_at", "i8"),
        ("resumed_at", "i8"),
        ("maxtotal", "i8"),
        ("maxquiesce", "i8"),
        ("why", "i8"),
        ("drain", "i4"),
        ("throttled", "i4"),
    ]
)
MOVE_LOG_ROWS = 4_096
MOVE_LOG_MARGIN = 512  # rows that one event may write at most


class MoveEntry(IntEnum):
    """Reason for a row of MOVE_LOG."""

    STAGE = 0  # the stage is another one
    PASS = 1  # a pass has ended: began, listed, sent, changed are those of this pass
    NOW = 2  # how far it is, at a sample
    LIMITS = 3  # VMRELOCATE MODIFY, or the throttle
