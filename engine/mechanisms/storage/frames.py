"""The two available lists: free frames below and above 2 GB, each with separate thresholds.

A request is met from the list that is, for its size, further above its low threshold, so both stay near their
thresholds and each guest gets its part of both; when neither list is above its low threshold, a demand scan
refills both. On a machine without frames on one side, that list is always empty and has no thresholds. Two
lists: z/VM monitor record MRSTORSG. The selection of the list that meets a request is a model assumption.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel

ABOVE, BELOW = np.int64(0), np.int64(1)


@kernel
def to_spare(s):
    """Return the number of frames that the fuller list has above its low threshold; at 0 a scan is due."""
    return max(s.available_low - s.param.low_2g, s.available - s.available_low - s.param.low)


@kernel
def take_frame(s):
    """Take a free frame; return where it is, BELOW (1) or ABOVE (0)."""
    above = s.available - s.available_low
    spare_low = (s.available_low - s.param.low_2g) * (s.frames - s.frames_low)
    s.available -= 1
    s.aging.asked += s.aging.on
    fuller = np.int64(above <= 0) | np.int64(spare_low > (above - s.param.low) * s.frames_low)
    below = np.int64(s.available_low > 0) & fuller  # the processor could not predict a branch
    s.available_low -= below
    return below


@kernel
def free_frames(s, below, n):
    """Put n frames on an available list."""
    s.available += n
    if below == BELOW:
        s.available_low += n


@kernel
def count_missing(s):
    """Count the frames that each list needs to reach its high threshold."""
    s.want[BELOW] = max(np.int64(0), s.param.high_2g - s.available_low)
    s.want[ABOVE] = max(np.int64(0), s.param.high - (s.available - s.available_low))
