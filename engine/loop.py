"""An overview of the machine: one line for each kind of event.

Each kind is handled by a file of engine/mechanisms: processors/, storage/, guests/, linux/, servers/,
cluster/ and channels/. Events of channels, connections and relocations go through multisystem.py.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Status
from engine.kernel.options import entry, kernel
from engine.kernel.queue import MAX_HOT, due_in, next_key, source_in
from engine.mechanisms.channels.shared_volumes import on_shared_volume
from engine.mechanisms.cluster.members import on_join, on_member
from engine.mechanisms.guests.stage_ends import end_stage
from engine.mechanisms.guests.timeline import step
from engine.mechanisms.guests.workload import end_work, wake
from engine.mechanisms.linux.load_average import on_average
from engine.mechanisms.linux.tasks import end_piece_or_task, on_task
from engine.mechanisms.multisystem import on_multisystem
from engine.mechanisms.processors.phases import end_phase
from engine.mechanisms.processors.sampling import sample
from engine.mechanisms.processors.scheduler import end_limit, end_slice, end_test_idle
from engine.mechanisms.processors.timers import on_due
from engine.mechanisms.prsm.parking import on_parking
from engine.mechanisms.prsm.prsm import on_prsm, settle
from engine.mechanisms.relocation.relocation_log import log_moves
from engine.mechanisms.servers.clients import connect
from engine.mechanisms.servers.cluster_recovery import on_cluster
from engine.mechanisms.servers.network import traffic
from engine.mechanisms.servers.sessions import on_session
from engine.mechanisms.servers.transactions import on_wave
from engine.mechanisms.storage.aging_list import count_in_flight
from engine.mechanisms.storage.aging_scan import set_thresholds
from engine.mechanisms.storage.exposures import add_up
from engine.mechanisms.storage.nonresident_tree import prefetch_tree
from engine.mechanisms.storage.paging import on_fault, on_page_read, on_paging_io
from engine.mechanisms.storage.reorder import end_reorder
from engine.state.relocation import MOVE_LOG_MARGIN, MOVE_LOG_ROWS
from engine.state.tables import (
    DOING_MARGIN,
    DOING_ROWS,
    HELD_MARGIN,
    HELD_ROWS,
    LOG_MARGIN,
    LOG_ROWS,
    TRACE_MARGIN,
    TRACE_ROWS,
)

BURST_END = np.int64(EventKind.BURST_END)
SLICE_END = np.int64(EventKind.SLICE_END)
FAULT = np.int64(EventKind.FAULT)
WORK_END = np.int64(EventKind.WORK_END)
WAKE = np.int64(EventKind.WAKE)
STAGE = np.int64(EventKind.STAGE)
TRAFFIC = np.int64(EventKind.TRAFFIC)
TEST_IDLE = np.int64(EventKind.TEST_IDLE)
PAGE_READ = np.int64(EventKind.PAGE_READ)
STEP = np.int64(EventKind.STEP)
SAMPLE = np.int64(EventKind.SAMPLE)
CLUSTER, CLIENT = np.int64(EventKind.CLUSTER), np.int64(EventKind.CLIENT)
LIMIT = np.int64(EventKind.LIMIT)
REORDER = np.int64(EventKind.REORDER)
PHASE = np.int64(EventKind.PHASE)
MULTISYSTEM = np.int64(EventKind.ADAPTER)  # this one and the following ones belong to no single system
SHARED_VOLUME, SESSION = np.int64(EventKind.SHARED_VOLUME), np.int64(EventKind.SESSION)
MEMBER, JOIN = np.int64(EventKind.MEMBER), np.int64(EventKind.JOIN)
PRSM, PARKING = np.int64(EventKind.PRSM), np.int64(EventKind.PARKING)
PAGING_IO = np.int64(EventKind.PAGING_IO)
TASK, AVERAGE, WAVE = np.int64(EventKind.TASK), np.int64(EventKind.AVERAGE), np.int64(EventKind.WAVE)
REACHED, BUDGET = np.int64(Status.REACHED), np.int64(Status.BUDGET)
TRACE_FULL, FOUND = np.int64(Status.TRACE_FULL), np.int64(Status.FOUND)


@kernel
def on_processor(s, blocks, kind, c):
    """Handle an event of processor c."""
    if kind == PHASE:
        end_phase(s, c)
    elif kind == FAULT:
        on_fault(s, blocks, c)
    elif kind == BURST_END:
        end_piece_or_task(s, blocks, c)
    elif kind == SLICE_END:
        end_slice(s, c)
    elif kind == WORK_END:
        end_work(s, c)
    if s.queue.hot_kind[c] == FAULT:  # the search for its page begins with these
        prefetch_tree(blocks, s.guest[s.vcpu[s.cpu[c].vcpu].guest])


@kernel
def on_source(tables, s, blocks, kind, leaf):
    """Handle an event of any other source of system s."""
    if kind == WAKE:
        if s.vcpu[leaf].timer == 1:
            on_due(s, leaf)
        else:
            wake(s, leaf)
    elif kind == TEST_IDLE:
        end_test_idle(s)
    elif kind == PAGE_READ:
        on_page_read(s, blocks, leaf - s.src_volume)
    elif kind == TRAFFIC:
        traffic(s, leaf - s.src_traffic)
    elif kind == STAGE:
        end_stage(s, blocks, leaf - s.src_guest)
    elif kind == STEP:
        step(tables, s, blocks)
    elif kind == REORDER:
        end_reorder(s, leaf - s.src_reorder)
    elif kind == SAMPLE:
        if s.aging.on == 1:
            count_in_flight(s, blocks)
            set_thresholds(s)
        if s.paging.on == 1:
            add_up(s)
        sample(s)
    elif kind == CLUSTER:
        on_cluster(s)
    elif kind == CLIENT:
        connect(s, leaf - s.src_client)
    elif kind == LIMIT:
        end_limit(s)
    elif kind == TASK:
        on_task(s, blocks, leaf - s.src_task)
    elif kind == AVERAGE:
        on_average(s, leaf - s.src_linux)
    elif kind == WAVE:
        on_wave(s, leaf - s.src_load)
    elif kind == SHARED_VOLUME:
        on_shared_volume(tables, s, leaf - s.src_shared_volume)
    elif kind == SESSION:
        on_session(tables, s, leaf - s.src_session)
    elif kind == MEMBER:
        on_member(tables, blocks, (leaf - s.src_member) // 2)
    elif kind == JOIN:
        on_join(tables, blocks, (leaf - s.src_member) // 2)
    elif kind == PRSM:
        on_prsm(s)
    elif kind == PARKING:
        on_parking(s)
    elif kind == PAGING_IO:
        on_paging_io(s, blocks, leaf - s.paging.source)
    elif kind >= MULTISYSTEM:
        on_multisystem(tables, blocks, kind, leaf)


@kernel
def room(s):
    """Return whether one more event can be recorded, whatever its effect."""
    trace, log = TRACE_ROWS - TRACE_MARGIN, LOG_ROWS - LOG_MARGIN
    moves = MOVE_LOG_ROWS - MOVE_LOG_MARGIN
    doing, held = DOING_ROWS - DOING_MARGIN, HELD_ROWS - HELD_MARGIN
    processors = s.doing_n < doing and s.held_n < held
    return s.trace_n < trace and s.log_n < log and processors and s.move_log_n < moves


@kernel
def room_in_all(tables):
    """Return whether every system can record one more event."""
    for m in range(1, len(tables)):
        if not room(tables[m]):
            return False
    return room(tables[0])


@kernel
def earliest(tables):
    """Return the system with the next event; the first system if several have an event at that time."""
    keys, first = tables[0].keys, np.int64(0)
    for m in range(1, len(tables)):
        if due_in(keys[m]) < due_in(keys[first]):
            first = np.int64(m)
    return first


@kernel
def look_everywhere(tables):
    """Record the next event of each system."""
    tables[0].keys[0] = next_key(tables[0].queue)
    for m in range(1, len(tables)):
        tables[0].keys[m] = next_key(tables[m].queue)


@kernel
def set_clocks(tables, now):
    """Set the clocks of all systems to `now`."""
    tables[0].now = now
    for m in range(1, len(tables)):
        tables[m].now = now


@kernel
def ended_sample(tables, m):
    """End the sample of system m: the recorder reads the counters after the last system."""
    if m < len(tables) - 1:
        tables[m].status = REACHED
    else:
        log_moves(tables)


@entry("tables", "blocks", "int64", "int64", "int64")
def run_until(tables, blocks, until, budget, wanted):
    """Run all events up to and including `until` (ns), at most `budget` events; return a Status.

    The clock has reached `until` only if the Status is REACHED; with any other Status call again. The run
    also ends after an event of the kind `wanted` (EventKind; NONE = any): then the Status is FOUND, unless
    the event itself has another Status (`last_of` has it in either case).
    """
    first = tables[0]
    if first.prsm.n_core > 0:
        settle(first)  # commands may have changed the activity of its processors
    look_everywhere(tables)
    fits = room_in_all(tables)
    while fits:
        m = earliest(tables)
        s = tables[m]
        source, due = source_in(first.keys[m]), due_in(first.keys[m])
        if due > until:
            set_clocks(tables, max(s.now, until))
            return REACHED
        if budget <= 0:
            return BUDGET
        budget -= 1
        set_clocks(tables, due)
        first.events += 1
        s.status = REACHED
        if source < MAX_HOT:
            kind = s.queue.hot_kind[source]
            first.last_of[kind] = first.events
            on_processor(s, blocks, kind, source)
            if s.prsm.n_core > 0:
                settle(s)
            first.keys[m] = next_key(s.queue)  # such an event changes its own system alone
            fits = room(s)
        else:
            kind = np.int64(s.queue.kind[source - MAX_HOT])
            first.last_of[kind] = first.events
            on_source(tables, s, blocks, kind, source - MAX_HOT)
            if s.prsm.n_core > 0:
                settle(s)
            if kind == SAMPLE:
                ended_sample(tables, m)
            look_everywhere(tables)
            fits = room_in_all(tables)
        if s.status != REACHED:
            return s.status
        if kind == wanted and (kind != SAMPLE or m == len(tables) - 1):
            return FOUND
    return TRACE_FULL
