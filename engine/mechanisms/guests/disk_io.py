"""Disk I/O that a guest has in flight when it is stopped.

A guest under load may run jobs, each of which has one I/O at a time. Their disks are simulated only just
before the stop: a small closed network runs for a short time up to that moment. A job waits for its turn at
the preset rate, then for one of the channels, then for the disk. All times are exponential, which is a model
assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, Stream
from engine.kernel.options import kernel
from engine.kernel.rng import exponential, uniform

STREAM = np.int64(Stream.DISKS)
UNDER_LOAD = np.int64(Activity.LOAD)
CYCLES = 10.0  # of a job: by then, the initially empty network no longer has an effect
STEPS = 100  # changes for each job, at most


@kernel
def in_flight(s, u):
    """Return the number of subchannels of guest u that have an I/O in progress now."""
    kind = s.kind[u.kind]
    if kind.jobs == 0 or u.activity != UNDER_LOAD:
        return np.int64(0)
    if kind.job_rate <= 0.0 or kind.job_channel_ns + kind.job_disk_ns <= 0.0:
        return kind.jobs if kind.job_rate <= 0.0 else np.int64(0)
    each = kind.job_rate / kind.jobs
    at_channel, at_disk = np.int64(0), np.int64(0)
    left = CYCLES * (1.0 / each + kind.job_channel_ns + kind.job_disk_ns)
    for _ in range(STEPS * kind.jobs):
        begins = each * (kind.jobs - at_channel - at_disk)
        through = min(at_channel, kind.job_channels) / max(1.0, kind.job_channel_ns)
        ends = at_disk / max(1.0, kind.job_disk_ns)
        left -= exponential(s, STREAM, 1.0 / (begins + through + ends))
        if left < 0.0:
            break
        point = uniform(s, STREAM) * (begins + through + ends)
        if point < begins:
            at_channel += 1
        elif point < begins + through:
            at_channel -= 1
            at_disk += 1
        elif at_disk > 0:
            at_disk -= 1
    return at_channel + at_disk
