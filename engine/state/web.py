"""Tables of web servers and of the volumes that the systems share; times are ns, sizes pages.

A session row exists in every system at the same number; the row in the session's current system counts.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

MAX_SESSION = 1008
MAX_WEB = 9  # groups of sessions
MAX_SHARED_VOLUME = 18  # each system has an exposure (device number) of its own to each of them


class At(IntEnum):
    """Place of a session."""

    ELSEWHERE = 0  # in another system
    THINK = 1
    CLIENT = 2  # a thread of the client waits for a virtual CPU or runs
    SERVER = 3  # the same of the server
    LOCK = 4  # it waits in the server's Linux: another session reads a file
    SHARED_VOLUME = 5  # it waits for a disk
    TRAVEL = 6  # on its way to a guest of another system, or looking for one that is not there


SESSION = np.dtype(
    [
        ("client", "i8"),  # guests
        ("server", "i8"),
        ("web", "i8"),  # row of the WEB table
        ("at", "i8"),  # At
        ("round", "i8"),  # exchange of the present transaction, from 0
        ("reads", "i8"),  # reads that the present file takes; 0 = it is in the server's page cache
        ("done", "i8"),  # of them ended
        ("left", "i8"),  # CPU time of the present burst that is left, ns
        ("cp", "i8"),  # CP work for it before that, ns
        ("to", "i8"),  # guest that it is on its way to
        ("read_done", "i8"),  # 1 = it brings the end of a read there; 2 = it has to ask for it again
        ("next", "i8"),  # session behind it in the queue that it stands in, -1 = none
        ("began", "i8"),  # the transaction, ns
        ("asked", "i8"),  # the read that it waits for, ns
        ("shared_volume", "i8"),  # row of the volume that it waits for
    ]
)

WEB = np.dtype(  # what all sessions of a group do
    [
        ("client_part", "f8"),  # mean instructions of a burst of the client
        ("server_part", "f8"),  # mean instructions of a burst of the server
        ("rounds", "i8"),  # exchanges of a transaction
        ("files", "i8"),  # files that are asked for, each as often as any other
        ("file_pages", "i8"),
        ("reads", "f8"),  # mean virtual I/Os for a file outside the page cache
        ("read_pages", "f8"),  # pages of one of them
        ("think", "f8"),  # mean ns between a transaction and the next
        ("hop", "i8"),  # ns over the network from one system to another
        ("retry", "i8"),  # ns after which a session looks again for a guest that is not there
    ]
)

SHARED_VOLUME = np.dtype(  # one system's exposure of a volume: one I/O at a time, first come first served
    [
        ("share", "f8"),  # of all real I/Os, with those of the volumes before it: the last one has 1.0
        ("service", "f8"),  # mean service time when no other exposure is busy, ns
        ("sharing", "f8"),  # what each other busy exposure adds, as a share of it
        ("head", "i8"),  # session that is served, -1 = none
        ("tail", "i8"),
        ("queued", "i8"),  # with the one that is served
        ("busy", "i8"),  # 1 = an I/O is being served
        ("began", "i8"),  # it was started, ns
        ("started", "i8"),  # counters since time 0: I/Os started
        ("ended", "i8"),
        ("withdrawn", "i8"),  # before they were started: no longer wanted
        ("wait_ns", "i8"),  # in the queue, of those started
        ("busy_ns", "i8"),  # service, of those ended
        ("queue_ns", "i8"),  # length of the queue times time, up to `at`
        ("at", "i8"),
    ]
)
