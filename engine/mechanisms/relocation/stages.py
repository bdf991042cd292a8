"""Live guest relocation: its stages, from VMRELOCATE until the guest runs at the destination.

Eligibility, a skeleton at the destination, passes over memory while the guest runs, the stop; then its I/O
completes, its state and its devices move, the rest of its memory follows in two passes, and it runs at the
destination. Until that moment it belongs to the source: if anything fails, it continues at the source and the
skeleton is discarded. Stages and finish codes: z/VM 6.2, monitor domain 4 records 11 and 12; times:
parameters.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind, Pause
from engine.kernel.options import entry, kernel
from engine.kernel.queue import NEVER, schedule
from engine.mechanisms.guests.disk_io import in_flight
from engine.mechanisms.relocation.eligibility import home_of, link_between, reasons, why_not
from engine.mechanisms.relocation.handover import hand_over
from engine.mechanisms.relocation.page_transfer import forget_messages, pump, wake_at
from engine.mechanisms.relocation.passes import begin_final, begin_pass, end_pass, enough, through
from engine.mechanisms.relocation.quiesce import drained, halt, let_run
from engine.mechanisms.relocation.relocation_log import (
    LIMITS,
    MOVE_ASKED,
    MOVE_ENDED,
    MOVE_QUIESCED,
    MOVE_REFUSED,
    log_incident,
    log_move,
    new_stage,
)
from engine.mechanisms.relocation.skeleton import abandon
from engine.state.relocation import Finish, Stage

PLANNED, CHECK, SKELETON, MOVING, QUIESCE = (np.int64(stage) for stage in list(Stage)[:5])
DEVICES, PENULTIMATE, FINAL, RESUME, ENDED = (np.int64(stage) for stage in list(Stage)[5:])
COMPLETED, NOT_YET = np.int64(Finish.COMPLETED), np.int64(Finish.NOT_YET)
NOT_ELIGIBLE, MAXTOTAL = np.int64(Finish.NOT_ELIGIBLE), np.int64(Finish.MAXTOTAL)
MAXQUIESCE = np.int64(Finish.MAXQUIESCE)
QUIESCED = np.int64(Pause.QUIESCED)
EXPIRY = np.int64(EventKind.EXPIRY)
AGAIN = np.int64(1_000_000)  # ns: interval at which a quiesced guest's paging is checked
NONE = np.int64(-1)


@entry("tables", "blocks", "int64", "int64", "int64", "int64", "int64", "int64")
def ask_move(tables, blocks, g, target, immediate, force, maxtotal, maxquiesce):
    """Perform VMRELOCATE MOVE; return the relocation's row, or -1 if there are too many relocations.

    immediate: 1 = one pass, then the stop; force: mask; limits: ns, NEVER = none. A guest that is not
    eligible also gets a row, which has ended and contains the reason.
    """
    h = tables[0]
    if h.moves >= h.n_move:
        return NONE
    r = h.moves
    h.moves += 1
    why = reasons(tables, g, target, force)
    m = h.move[r]
    m.guest = g
    m.source = home_of(tables, g)
    m.target = target
    m.link = link_between(tables, m.source, target)
    m.finish = NOT_YET
    m.immediate, m.force, m.maxtotal, m.maxquiesce = immediate, force, maxtotal, maxquiesce
    m.asked_at = h.now
    m.why = why
    m.cancel = NOT_YET
    log_incident(h, r, MOVE_ASKED)
    if why != 0:
        refuse(h, r)
    else:
        begin(tables, r)
    return r


@kernel
def refuse(h, r):
    """End a relocation whose guest is not eligible."""
    m = h.move[r]
    m.finish = NOT_ELIGIBLE
    m.ended_at = h.now
    log_incident(h, r, MOVE_REFUSED)
    new_stage(h, r, ENDED)


@kernel
def begin(tables, r):
    """Begin the relocation: both systems check in detail."""
    h = tables[0]
    m = h.move[r]
    u = tables[m.source].guest[m.guest]
    u.move = r + 1
    u.twin = -1
    m.lost = u.lost_inst
    m.side = np.int64(h.link[m.link].system[1] == m.source)
    new_stage(h, r, CHECK)
    wake_at(h, r, h.now + h.param.check_ns)
    arm_limits(h, r)


@entry("tables", "int64")
def limits_changed(tables, r):
    """Apply limits of relocation r that VMRELOCATE MODIFY has changed."""
    arm_limits(tables[0], r)
    log_move(tables[0], r, LIMITS)


@kernel
def arm_limits(h, r):
    """Schedule the limit of relocation r that comes first."""
    m = h.move[r]
    due = later(m.asked_at, m.maxtotal)
    if m.stage >= QUIESCE:
        due = min(due, later(m.quiesced_at, m.maxquiesce))
    schedule(h.queue, h.src_move + 2 * r + 1, EXPIRY, NEVER if due >= NEVER else max(due, h.now))


@kernel
def later(time, span):
    """Return the sum of a time and a duration, which may be unlimited."""
    return NEVER if span >= NEVER - time else time + span


@kernel
def on_limit(tables, blocks, r):
    """Handle a time limit that relocation r has reached."""
    h = tables[0]
    m = h.move[r]
    if m.stage >= QUIESCE and h.now >= later(m.quiesced_at, m.maxquiesce):
        cancel_move(tables, blocks, r, MAXQUIESCE)
    elif h.now >= later(m.asked_at, m.maxtotal):
        cancel_move(tables, blocks, r, MAXTOTAL)
    else:
        arm_limits(h, r)


@kernel
def under_way(h, r):
    """Return whether relocation r is neither planned nor ended."""
    return h.move[r].stage != PLANNED and h.move[r].stage != ENDED


@entry("tables", "blocks", "int64", "int64")
def cancel_move(tables, blocks, r, finish):
    """End relocation r without success; its guest continues at the source. finish: Finish."""
    h = tables[0]
    if not under_way(h, r):
        return
    m = h.move[r]
    s, g = tables[m.source], m.guest
    forget_messages(h, r)
    if s.guest[g].twin >= 0:
        abandon(tables[m.target], blocks, g)
    s.guest[g].move = 0
    s.guest[g].twin = -1
    m.cancel = finish
    if s.guest[g].pause == QUIESCED:
        let_run(s, g)
        m.resumed_at = h.now
    finish_move(tables, blocks, r, finish)


@kernel
def finish_move(tables, blocks, r, finish):
    """End relocation r; others may use the link."""
    h = tables[0]
    m = h.move[r]
    m.finish = finish
    m.ended_at = h.now
    wake_at(h, r, NEVER)
    schedule(h.queue, h.src_move + 2 * r + 1, EXPIRY, NEVER)
    log_incident(h, r, MOVE_ENDED)
    new_stage(h, r, ENDED)
    pump(tables, blocks, m.link, m.side)


@kernel
def next_step(tables, blocks, r):
    """Perform the next step of relocation r, whose wait has ended."""
    h = tables[0]
    m = h.move[r]
    wake_at(h, r, NEVER)
    if m.stage == CHECK:
        make_skeleton(tables, blocks, r)
    elif m.stage == SKELETON:
        m.moving_at = h.now
        new_stage(h, r, MOVING)
        begin_pass(tables, blocks, r)
    elif m.in_pass == 1:
        go_on_with_pass(tables, blocks, r)
    elif m.stage == QUIESCE:
        move_devices(tables, r)
    elif m.stage == DEVICES:
        new_stage(h, r, PENULTIMATE)
        begin_pass(tables, blocks, r)
    elif m.stage == RESUME:
        resume_there(tables, blocks, r)


@kernel
def still_eligible(tables, blocks, r):
    """Return whether the tests still pass. If not, the relocation ends."""
    m = tables[0].move[r]
    m.why = why_not(tables, m.guest, m.target, m.force)
    if m.why != 0:
        cancel_move(tables, blocks, r, NOT_ELIGIBLE)
        return False
    return True


@kernel
def make_skeleton(tables, blocks, r):
    """Have the destination create a skeleton of the guest."""
    h = tables[0]
    if not still_eligible(tables, blocks, r):
        return
    m = h.move[r]
    tables[m.source].guest[m.guest].twin = tables[m.target].guest[m.guest].first_block
    new_stage(h, r, SKELETON)
    wake_at(h, r, h.now + h.param.skeleton_ns)


@kernel
def go_on_with_pass(tables, blocks, r):
    """Continue a pass: the scan has ended, or the throttle allows the next message."""
    h = tables[0]
    m = h.move[r]
    if not through(h, r):
        pump(tables, blocks, m.link, m.side)
        return
    end_pass(h, r)
    if m.stage == MOVING:
        after_live_pass(tables, blocks, r)
    elif m.stage == PENULTIMATE:
        new_stage(h, r, FINAL)
        begin_final(tables, blocks, r)
    else:
        new_stage(h, r, RESUME)
        wake_at(h, r, h.now + h.param.resume_ns)


@kernel
def after_live_pass(tables, blocks, r):
    """Start another pass, or stop the guest, after a pass during which it ran."""
    h = tables[0]
    if not still_eligible(tables, blocks, r):
        return
    if enough(h, r):
        stop_guest_for(tables, r)
    else:
        begin_pass(tables, blocks, r)


@kernel
def stop_guest_for(tables, r):
    """Quiesce the guest; its I/O completes."""
    h = tables[0]
    m = h.move[r]
    s = tables[m.source]
    u = s.guest[m.guest]
    m.drain = in_flight(s, u)
    halt(s, m.guest)
    m.quiesced_at = h.now
    log_incident(h, r, MOVE_QUIESCED)
    new_stage(h, r, QUIESCE)
    wake_at(h, r, h.now + np.int64(m.drain * s.kind[u.kind].drain_ns))
    arm_limits(h, r)


@kernel
def move_devices(tables, r):
    """Move the guest's state and its devices as soon as no paging volume is reading for it."""
    h = tables[0]
    m = h.move[r]
    s = tables[m.source]
    if not drained(s, m.guest):
        wake_at(h, r, h.now + AGAIN)
        return
    devices = s.kind[s.guest[m.guest].kind].subchannels
    new_stage(h, r, DEVICES)
    wake_at(h, r, h.now + h.param.quiesce_ns + devices * h.param.device_ns)


@kernel
def resume_there(tables, blocks, r):
    """Hand the guest over to the destination, where it runs."""
    h = tables[0]
    m = h.move[r]
    hand_over(tables, blocks, m.guest, m.source, m.target)
    let_run(tables[m.target], m.guest)
    m.resumed_at = h.now
    finish_move(tables, blocks, r, COMPLETED)
