"""The ends of the stages of a guest's suspend and resume."""

from __future__ import annotations

from engine.kernel.kinds import Pause, codes
from engine.kernel.options import kernel
from engine.mechanisms.guests.resuming import end_ipl, read_image, refault, restored
from engine.mechanisms.guests.suspending import frozen, shrink, write_image

_, _, FREEZING, SHRINKING, WRITING, _, IPLING, READING, RESTORING, REFAULTING = codes(Pause)[:10]


@kernel
def end_stage(s, blocks, g):
    """End the current step of guest g's stage."""
    stage = s.guest[g].pause
    if stage == FREEZING:
        frozen(s, g)
    elif stage == SHRINKING:
        shrink(s, g)
    elif stage == WRITING:
        write_image(s, g)
    elif stage == IPLING:
        end_ipl(s, blocks, g)
    elif stage == READING:
        read_image(s, g)
    elif stage == RESTORING:
        restored(s, g)
    elif stage == REFAULTING:
        refault(s, g)
