"""The form for each kind of answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.lesson.drawn.bars_answer import BarsAnswer
from app.lesson.drawn.curve_answer import CurveAnswer
from app.lesson.forms.choice import ChoiceForm, OrderForm
from app.lesson.forms.form import AnswerForm, NumberForm, WordsForm
from app.widgets.looks import fix_height
from app.widgets.number_boxes import complaint_in
from engine.language import joined
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.answer_text import point_texts
from lessons.play.expected import shuffled
from lessons.play.judging import unit_of
from lessons.play.truth import stretch

VALUE = "value"  # the only place of a bar of a series
HIGH = 216  # px: the button below can be seen without scrolling in a small window


class DrawnForm(AnswerForm):
    """A form that wraps a drawn answer."""

    def __init__(self, drawn: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawn = drawn
        self._asked_about: list[str] = []  # parts without a value
        fix_height(drawn.canvas, HIGH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(drawn)
        drawn.changed.connect(self.changed)
        self.setFocusProxy(drawn)

    def value(self) -> Any:
        return self.drawn.value() if self.drawn.drawn else None

    def what_is_missing(self) -> str:
        if self.drawn.drawn:
            return complaint_in(self) or self._untouched()
        return self.tr("Draw your answer with the mouse or the arrow keys, or enter numbers.")

    def _untouched(self) -> str:
        """Return the parts that have no value, but only once: an answer may leave them at 0."""
        left = self.drawn.untouched()
        if not left or left == self._asked_about:
            return ""
        self._asked_about = left
        return self.tr("No value yet: {0}. Enter a value, or save again to answer 0.").format(joined(left))

    def set_value(self, value: Any) -> None:
        self.drawn.set_value(value)
        self.drawn.drawn = True

    def set_locked(self, locked: bool) -> None:
        self.drawn.set_locked(locked)

    def show_truth(self, model: Any, published: Any) -> None:
        self.drawn.show_truth(model, published)


def make_drawn(lesson: Any, index: int, parent: QWidget) -> AnswerForm:
    """Create the bars or the curve that the step asks for."""
    step = lesson.steps[index]
    if step.form == "bars":
        items = [(item.id, item.title) for item in step.items]
        return DrawnForm(BarsAnswer(items, list(step.places), step.most), parent)
    scenario = lesson.scenario(lesson.run_of(index))
    start, end = stretch(scenario, step) or (0, scenario.until)
    phases = [phase for phase in scenario.phases if phase.end > start and phase.start < end]
    return DrawnForm(CurveAnswer(start, end, step.least, step.most, unit_of(step), phases), parent)


def series_bars(lesson: Lesson, step: Step) -> BarsAnswer:
    """Create a bar for each run of the sweep that a step asks about."""
    sweep = lesson.sweeps[step.sweep]
    items = list(point_texts(lesson, step).items())
    drawn = BarsAnswer(items, [VALUE], step.most, unit_of(step))
    drawn.canvas.setAccessibleName(sweep.title)
    return drawn


class SeriesForm(DrawnForm):
    """A bar for each run of a sweep; an answer contains the value for each point."""

    def __init__(self, lesson: Lesson, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(series_bars(lesson, step), parent)

    def value(self) -> Any:
        found = super().value()
        return found and {point: parts[VALUE] for point, parts in found.items()}

    def set_value(self, value: Any) -> None:
        super().set_value(as_bars(value))

    def show_truth(self, model: Any, published: Any) -> None:
        self.drawn.show_truth(as_bars(model), as_bars(published))


def as_bars(values: Any) -> Any:
    """Return the values of a series, by point, in the form that bars show."""
    return {point: {VALUE: value} for point, value in (values or {}).items()}


KINDS: dict[str, Callable[[Step, QWidget], AnswerForm]] = {
    "number": NumberForm,
    "order": OrderForm,
}


def make_form(lesson: Lesson, index: int, seed: int, parent: QWidget) -> AnswerForm:
    """Create the form that step `index` of a lesson asks for, or a text field if the step names no form.

    `seed`: the student's own seed, which shuffles the options of a choice.
    """
    step = lesson.steps[index]
    if step.form == "choice":
        return ChoiceForm(shuffled(step, seed), parent)
    if step.form == "series":
        return SeriesForm(lesson, step, parent)
    if step.form in ("bars", "curve"):
        return make_drawn(lesson, index, parent)
    return KINDS.get(step.form or "", WordsForm)(step, parent)
