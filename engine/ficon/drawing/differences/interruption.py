"""The interruptions of each step, and the steps that end them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.ficon.drawing.differences.step import ChangeStep
from engine.language import say


def with_ends(steps: Sequence[ChangeStep]) -> list[ChangeStep]:
    """Return steps; an interruption gives the step that ends it, numbered from 1, or states that there is no
    such step.
    """
    last = {name: number for number, step in enumerate(steps, 1) for name in step.gives}
    return [_with_end(step, last) if step.takes else step for step in steps]


def _with_end(step: ChangeStep, last: dict[str, int]) -> ChangeStep:
    back = [last[name] for name in step.takes if name in last]
    if not back:
        return replace(step, stops=say("{0}, permanently", step.stops))
    if len(back) < len(step.takes):
        gone = len(step.takes) - len(back)
        text = "{0}, until step {1}, {2} of them permanently; duration not known"
        return replace(step, stops=say(text, step.stops, max(back), gone))
    return replace(step, stops=say("{0}, until step {1}; duration not known", step.stops, max(back)))
