"""An answer that is a curve: a value over a time range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtWidgets import QLabel, QWidget

from app.lesson.drawn.answer import DrawnAnswer, NumberField
from app.lesson.drawn.curve_canvas import POINTS, CurveCanvas, Points
from app.look import axis_text as axis
from app.widgets.reach import make_accessible

FIELD_EVERY = 4  # points between two fields
A_ROW = 3  # fields


class CurveAnswer(DrawnAnswer):
    """A curve from start to end (ns), and from least to most; phases: objects with a title, a start and
    an end.
    """

    def __init__(
        self,
        start: int,
        end: int,
        least: float,
        most: float,
        unit: str,
        phases: Sequence[Any] = (),
        parent: QWidget | None = None,
    ) -> None:
        canvas = CurveCanvas(start, end, least, most, unit, phases)
        super().__init__(canvas, lambda number: float(canvas.values[number]), parent)
        self.curve = canvas
        make_accessible(
            canvas,
            self.tr("Draw the curve"),
            self.tr(
                "Draw with the mouse. Left and Right select a point (with Shift, in steps of "
                "four points). Up, Down, Page Up and Page Down move it (with Shift, also all "
                "later points). Home and End move it to the bottom and the top."
            ),
        )
        for number in range(0, POINTS, FIELD_EVERY):
            self._make_field(number)
        self.fold(len(self._fields))
        self.refresh()

    def _make_field(self, number: int) -> None:
        curve, place = self.curve, number // FIELD_EVERY
        time = axis.time_text(int(curve.times[number]))
        field = NumberField(
            curve.least, curve.most, curve.step, self.tr("Value at {0}").format(time), self.fields
        )
        field.key = number
        field.entered.connect(self._on_field)
        self._add_field(field, place // A_ROW, place % A_ROW, QLabel(time, self.fields))

    # ---- the answer

    def value(self) -> list[list[float]]:
        """Return 33 pairs of a time (ns) and a value, evenly spaced from start to end."""
        times, values = self.curve.times.tolist(), self.curve.values.tolist()
        return [[time, value] for time, value in zip(times, values, strict=True)]

    def set_value(self, value: Points) -> None:
        """Show a curve through these pairs, with straight lines between them and level lines beyond them."""
        if len(value):
            times, values = np.array(value, np.float64).T
            curve = self.curve
            curve.values = np.clip(np.interp(curve.times, times, values), curve.least, curve.most)
            curve.drawn = self.drawn = True
            self.refresh()
            curve.say()

    def show_truth(self, model: Points | None, published: Points | None) -> None:
        """Show the result of the run and the published values next to the curve; either may be None or
        partial.
        """
        curve = self.curve
        curve.show_truth([] if model is None else model, [] if published is None else published)
        self._show_notes(lambda key: curve.notes(int(curve.times[key]), float(curve.values[key])))

    def _on_field(self, number: int, value: float) -> None:
        """Draw lines from the neighboring fields to the point that was entered."""
        curve = self.curve
        first, last = max(number - FIELD_EVERY, 0), min(number + FIELD_EVERY, POINTS - 1)
        known = sorted({first, number, last})
        curve.values[number] = value
        between = np.arange(first, last + 1)
        curve.values[between] = np.interp(between, known, curve.values[known])
        curve.chosen, curve.drawn = number, True
        self._on_drawn()
        curve.say()
