"""The stages of a suspend and a resume: each moves its pages 1 MB at a time."""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import EventKind
from engine.kernel.options import kernel
from engine.kernel.queue import schedule

STAGE = np.int64(EventKind.STAGE)
CHUNK = np.int64(256)  # pages, 1 MB: small compared with a stage, and few events


@kernel
def next_stage(s, g, stage, after):
    """Put guest g into this stage for another `after` ns."""
    s.guest[g].pause = stage
    schedule(s.queue, s.src_guest + g, STAGE, s.now + np.int64(after))


@kernel
def chunk(s, u):
    """Take the next pages that guest u still has to move in this stage; 0 = all have been moved."""
    pages = min(u.stage_left, max(np.int64(1), CHUNK // s.granule))
    u.stage_left -= pages
    return pages
