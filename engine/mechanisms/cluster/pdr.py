"""How SSI members learn about each other: the persistent data record (PDR) and their links.

Each member writes its state and a heartbeat into the PDR, a record on a disk that all members share, and
sends the heartbeat over its links. Members in contact learn of a change immediately; the others read it in
the PDR with their next heartbeat. If a heartbeat is too old, its member is Unknown. A member that has lost
contact with a member that still writes is Suspended, and so is the other member, since neither can know what
the other does. Source of states, modes and PDR: z/Journal (2012), "Flexible horizontal scalability with z/VM
single system image"; study "Workload and resource distribution". The rule for Suspended instead of Unknown is
a model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Incident
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.channels.connections import link_up
from engine.mechanisms.cluster.held_logons import release_logons
from engine.mechanisms.processors.cp_overhead import do_member_work
from engine.mechanisms.processors.incidents import note
from engine.mechanisms.relocation.eligibility import link_between, settled
from engine.state.member import MemberState, Mode

DOWN, JOINING, JOINED, LEAVING, ISOLATED, SUSPENDED, UNKNOWN = (np.int64(state) for state in MemberState)
STABLE, INFLUX, SAFE = (np.int64(mode) for mode in Mode)
MEMBER, JOIN = np.int64(EventKind.MEMBER), np.int64(EventKind.JOIN)
MEMBER_STATE, SSI_MODE = np.int64(Incident.MEMBER_STATE), np.int64(Incident.SSI_MODE)
SYSTEM = np.int64(-1)  # instead of a guest
CONTACTS, EVERYBODY = np.int64(0), np.int64(1)


@kernel
def in_cluster(x):
    """Return whether member x takes part in the cluster, whatever its current step."""
    return x.state == JOINED or x.state == SUSPENDED


@entry("tables", "int64", "int64")
def linked(tables, item, other):
    """Return whether these members have a working logical link."""
    link = link_between(tables, item, other)
    return link >= 0 and link_up(tables, link)


@kernel
def fresh(h, o):
    """Return whether the heartbeat of member o in the PDR is recent enough."""
    return h.member[0].timeouts == 0 or h.now - h.member[o].pdr_at <= h.param.pdr_stale


@kernel
def state_seen(h, m, o):
    """Return the MemberState of member o as member m sees it when reading the PDR now."""
    x = h.member[o]
    if x.written == DOWN or x.written == ISOLATED:
        return x.written
    if not fresh(h, o):
        return UNKNOWN
    reader = h.member[m]
    if reader.contact[o] == 1 or x.written == JOINING or reader.state == DOWN or reader.state == ISOLATED:
        return x.written
    return SUSPENDED


@kernel
def look(tables, m, whom):
    """Update the view of member m: of the members with which it is in contact, or of EVERYBODY from the
    PDR.
    """
    h = tables[0]
    x = h.member[m]
    for o in range(len(tables)):
        seen = x.seen[o]
        if o == m:
            seen = x.state
        elif whom == EVERYBODY or x.contact[o] == 1:
            seen = state_seen(h, m, np.int64(o))
        if seen != x.seen[o]:
            x.seen[o] = seen
            note(tables[m], MEMBER_STATE, SYSTEM, np.int64((m * 16 + o) * 16 + seen))


@kernel
def change_state(tables, m, state):
    """Write a new state of member m into the PDR; this causes work for every member of the cluster."""
    h = tables[0]
    x = h.member[m]
    x.state = state
    x.written = state
    x.since = h.now
    x.suspends += np.int64(state == SUSPENDED)
    tables[m].joined = np.int64(in_cluster(x))
    work_of_others(tables, m)


@kernel
def work_of_others(tables, m):
    """Charge all other members of the cluster for a change of member m."""
    for o in range(len(tables)):
        if o != m and in_cluster(tables[0].member[o]):
            do_member_work(tables[o], tables[o].param.member_cpu)


@kernel
def cut_off(tables, m):
    """Return whether member m has lost contact with a member that still writes heartbeats."""
    x, lost = tables[0].member[m], np.int64(0)
    for o in range(len(tables)):
        lost += np.int64(o != m and x.contact[o] == 0 and x.seen[o] == SUSPENDED)
    return lost > 0


@kernel
def mode_seen(tables, m):
    """Return the Mode of the cluster as member m sees it."""
    x = tables[0].member[m]
    if x.state == DOWN:
        return STABLE
    if x.state == ISOLATED:
        return SAFE
    mode = STABLE
    for o in range(len(tables)):
        if x.seen[o] == JOINING or x.seen[o] == LEAVING:
            return INFLUX
        if x.seen[o] == SUSPENDED or x.seen[o] == UNKNOWN:
            mode = SAFE
    return INFLUX if x.settle_at > 0 else mode


@kernel
def review(tables, blocks):
    """Update the view of all members that are up: states, modes and held logons."""
    h = tables[0]
    for m in range(len(tables)):
        if h.member[m].up == 1:
            look(tables, np.int64(m), CONTACTS)
    for m in range(len(tables)):
        x = h.member[m]
        wanted = SUSPENDED if cut_off(tables, np.int64(m)) else JOINED
        if x.up == 1 and in_cluster(x) and x.state != wanted:
            change_state(tables, np.int64(m), wanted)
    for m in range(len(tables)):
        if h.member[m].up == 1:
            look(tables, np.int64(m), CONTACTS)
            set_mode(tables, blocks, np.int64(m))


@kernel
def set_mode(tables, blocks, m):
    """Set the mode that member m sees; a stable mode releases its held logons."""
    x = tables[0].member[m]
    mode = mode_seen(tables, m)
    if mode != x.mode:
        x.mode = mode
        if x.state != DOWN:
            note(tables[m], SSI_MODE, SYSTEM, np.int64(m * 16 + mode))
    held = x.held
    x.held = np.int64(not settled(x))
    if held == 1 and x.held == 0:
        release_logons(tables[m], blocks)


@kernel
def beat(tables, blocks, m):
    """Write and send the heartbeat of member m, and read the heartbeats of the others."""
    h = tables[0]
    h.member[m].pdr_at = h.now
    for o in range(len(tables)):
        if o != m and h.member[o].up == 1 and linked(tables, m, np.int64(o)):
            h.member[o].received_at[m] = h.now
    look(tables, m, EVERYBODY)
    review(tables, blocks)
    schedule(h.queue, h.src_member + 2 * m, MEMBER, h.now + h.param.pdr_every)


@kernel
def arm(h, m):
    """Schedule the end of the current step of member m."""
    x, due = h.member[m], NEVER
    if x.step_at > 0:
        due = x.step_at
    if x.settle_at > 0:
        due = min(due, x.settle_at)
    schedule(h.queue, h.src_member + 2 * m + 1, JOIN, due)


@kernel
def agree(h, m):
    """Start a step in which member m and others agree on links that have come up or gone down."""
    x = h.member[m]
    if x.settle_at == 0 and in_cluster(x):
        x.settle_at = h.now + h.param.join_step
        arm(h, m)


@kernel
def meet(h, item, other):
    """Record that two members are in contact."""
    h.member[item].contact[other] = 1
    h.member[other].contact[item] = 1


@kernel
def lose_contact(tables, item, other):
    """End the contact of two members."""
    h = tables[0]
    h.member[item].contact[other] = 0
    h.member[other].contact[item] = 0
    if h.member[item].up == 1:
        look(tables, item, EVERYBODY)
    if h.member[other].up == 1:
        look(tables, other, EVERYBODY)


@kernel
def link_seen(tables, item, other):
    """Update the contact of two members if the link between them has come up or gone down."""
    h = tables[0]
    works = linked(tables, item, other)
    contact = h.member[item].contact[other] == 1
    if works == contact:
        return
    if contact:
        lose_contact(tables, item, other)
    elif not (in_cluster(h.member[item]) and in_cluster(h.member[other])):
        return
    if h.member[item].seen[other] != DOWN:
        agree(h, item)
    if h.member[other].seen[item] != DOWN:
        agree(h, other)


@kernel
def links_seen(tables, blocks):
    """Update the members after links may have come up or gone down."""
    if tables[0].member[0].slot == 0:
        return
    for item in range(len(tables)):
        for other in range(item + 1, len(tables)):
            link_seen(tables, np.int64(item), np.int64(other))
    review(tables, blocks)


@kernel
def settle(tables, blocks, m):
    """Record the contact of member m with the members that have new links to it, and update the view of
    each member.
    """
    h = tables[0]
    h.member[m].settle_at = 0
    for o in range(len(tables)):
        if o != m and in_cluster(h.member[o]) and linked(tables, m, np.int64(o)):
            meet(h, m, np.int64(o))
            look(tables, np.int64(o), EVERYBODY)
    look(tables, m, EVERYBODY)
    review(tables, blocks)


@kernel
def busy(tables, m):
    """Return whether another member is joining or leaving, according to the PDR."""
    h = tables[0]
    for o in range(len(tables)):
        x = h.member[o]
        if o != m and (x.written == JOINING or x.written == LEAVING) and fresh(h, o):
            return True
    return False


@entry("tables", "blocks", "int64")
def declare_down(tables, blocks, o):
    """Declare member o, which is not running, down for all other members (SET SSI)."""
    h = tables[0]
    h.member[o].written = DOWN
    work_of_others(tables, o)
    for m in range(len(tables)):
        if h.member[m].up == 1:
            look(tables, np.int64(m), EVERYBODY)
    review(tables, blocks)
