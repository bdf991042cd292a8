"""The machine's table of contents: one line for each kind of event."""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel
from engine.kinds import EventKind, Status
from engine.mechanisms.clients import connect
from engine.mechanisms.network import traffic
from engine.mechanisms.paging import on_fault, on_page_read
from engine.mechanisms.phases import end_phase
from engine.mechanisms.recovery import on_cluster
from engine.mechanisms.reorder import end_reorder
from engine.mechanisms.sampling import sample
from engine.mechanisms.scheduler import end_limit, end_slice, end_test_idle
from engine.mechanisms.stage_ends import end_stage
from engine.mechanisms.tasks import end_piece_or_task, on_average, on_task
from engine.mechanisms.timeline import step
from engine.mechanisms.timers import on_due
from engine.mechanisms.transactions import on_wave
from engine.mechanisms.workload import end_work, wake
from engine.queue import MAX_HOT, due_of, next_source
from engine.state import DOING_MARGIN, DOING_ROWS, LOG_MARGIN, LOG_ROWS, TRACE_MARGIN, TRACE_ROWS

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
TASK, AVERAGE, WAVE = np.int64(EventKind.TASK), np.int64(EventKind.AVERAGE), np.int64(EventKind.WAVE)
REACHED, BUDGET = np.int64(Status.REACHED), np.int64(Status.BUDGET)
TRACE_FULL, FOUND = np.int64(Status.TRACE_FULL), np.int64(Status.FOUND)


@kernel
def on_processor(s, blocks, kind, c):
    """An event of processor c."""
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


@kernel
def on_source(s, blocks, kind, leaf):
    """An event of any other source."""
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
        step(s, blocks)
    elif kind == REORDER:
        end_reorder(s, leaf - s.src_reorder)
    elif kind == SAMPLE:
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


@kernel
def room(s):
    """Can another event be recorded, whatever it does?"""
    trace, log = TRACE_ROWS - TRACE_MARGIN, LOG_ROWS - LOG_MARGIN
    return s.trace_n < trace and s.log_n < log and s.doing_n < DOING_ROWS - DOING_MARGIN


@kernel
def run_until(tables, blocks, until, budget, wanted):
    """Run all events up to and including `until` (ns), at most `budget` of them; returns a Status.

    Only with REACHED has the clock arrived at `until`; with any other Status call again.
    The run also ends after an event of the kind `wanted` (EventKind; NONE = whatever comes): then the
    Status is FOUND, unless the event itself has another one (`last_of` tells in either case).
    """
    s = tables[0]
    s.status = REACHED
    while room(s):
        source = next_source(s.queue)
        due = due_of(s.queue, source)
        if due > until:
            s.now = max(s.now, until)
            return REACHED
        if budget <= 0:
            return BUDGET
        budget -= 1
        s.now = due
        s.events += 1
        if source < MAX_HOT:
            kind = s.queue.hot_kind[source]
            s.last_of[kind] = s.events
            on_processor(s, blocks, kind, source)
        else:
            kind = np.int64(s.queue.kind[source - MAX_HOT])
            s.last_of[kind] = s.events
            on_source(s, blocks, kind, source - MAX_HOT)
        if s.status != REACHED:
            return s.status
        if kind == wanted:
            return FOUND
    return TRACE_FULL
