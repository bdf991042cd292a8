"""The form for each kind of answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.lesson.forms.choice import ChoiceForm
from app.lesson.forms.drawn import make_drawn
from app.lesson.forms.form import Form
from app.lesson.forms.number import NumberForm
from app.lesson.forms.order import OrderForm
from app.lesson.forms.words import WordsForm
from lessons.format.lesson import Lesson
from lessons.format.models import Step

KINDS: dict[str, Callable[[Step, QWidget], Form]] = {
    "number": NumberForm,
    "choice": ChoiceForm,
    "order": OrderForm,
}


def make_form(lesson: Lesson, index: int, parent: QWidget) -> Form:
    """Make the form that step `index` of a lesson asks for; a text field if it names none."""
    step = lesson.steps[index]
    if step.form in ("bars", "curve"):
        return make_drawn(lesson, index, parent)
    return KINDS.get(step.form or "", WordsForm)(step, parent)
