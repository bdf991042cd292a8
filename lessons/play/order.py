"""The order in which a student sees the options of a choice: shuffled by the student's seed."""

from __future__ import annotations

import random

from lessons.format.models import Option, Step


def shuffled(step: Step, seed: int) -> list[Option]:
    """Return the options of a step in the order for one student; it is the same on every computer."""
    options = list(step.options)
    random.Random(f"{seed}/{step.id}").shuffle(options)
    return options
