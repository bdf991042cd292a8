"""Records of relocations: rows of MOVE_LOG, and rows of the log."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.options import kernel
from engine.mechanisms.processors.incidents import note
from engine.state.relocation import MoveEntry, Stage

STAGE, PASS, NOW, LIMITS = (np.int64(what) for what in MoveEntry)
MOVING, FINAL = np.int64(Stage.MOVING), np.int64(Stage.FINAL)
MOVE_ASKED, MOVE_PASS = np.int64(Incident.MOVE_ASKED), np.int64(Incident.MOVE_PASS)
MOVE_QUIESCED, MOVE_ENDED = np.int64(Incident.MOVE_QUIESCED), np.int64(Incident.MOVE_ENDED)
MOVE_REFUSED = np.int64(Incident.MOVE_REFUSED)
THROTTLED, CLEARED = np.int64(Incident.THROTTLED), np.int64(Incident.CLEARED)


@kernel
def log_move(h, r, what):
    """Record the progress of relocation r; what: MoveEntry."""
    m = h.move[r]
    row = h.move_log[h.move_log_n]
    row.time = h.now
    row.move = r
    row.what = what
    row.guest = m.guest
    row.source = m.source
    row.target = m.target
    row.stage = m.stage
    row.finish = m.finish
    row.passes = m.passes
    row.live = m.live
    latest = m.each[max(m.passes, np.int64(1)) - 1]
    row.began = latest.began
    row.listed = latest.listed
    row.sent = latest.sent
    row.changed = latest.changed
    row.pages = m.pages
    row.bytes = m.bytes
    row.asked_at = m.asked_at
    row.quiesced_at = m.quiesced_at
    row.resumed_at = m.resumed_at
    row.maxtotal = m.maxtotal
    row.maxquiesce = m.maxquiesce
    row.why = m.why
    row.drain = m.drain
    row.throttled = m.throttled
    h.move_log_n += 1


@kernel
def new_stage(h, r, stage):
    """Enter the next stage of relocation r."""
    h.move[r].stage = stage
    log_move(h, r, STAGE)


@kernel
def log_incident(h, r, what):
    """Write a row to the log; what: Incident."""
    note(h, what, h.move[r].guest, r)


@kernel
def log_moves(tables):
    """Record the progress of each relocation in progress when a sample is taken."""
    h = tables[0]
    for r in range(h.moves):
        if h.move[r].stage >= MOVING and h.move[r].stage <= FINAL:
            log_move(h, np.int64(r), NOW)
