"""The log of a run: the incidents of each guest, with their times and durations."""

from __future__ import annotations

from engine.kernel.options import kernel


@kernel
def note(s, what, g, value):
    """Write a row: an Incident, the guest (-1 = the system) and the value that belongs to it."""
    row = s.log[s.log_n]
    row.time = s.now
    row.value = value
    row.what = what
    row.guest = g
    s.log_n += 1
