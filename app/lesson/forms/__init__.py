"""Fields in which a student answers: a number, a choice, an order, bars, a curve, words.

All have the same face: `value()` is the answer as JSON, None while it is not complete; `set_value`,
`set_locked`, and the signal `changed`.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from app.lesson.forms.form import Form


def make_form(lesson: Any, index: int, parent: QWidget) -> Form:
    """The form that step `index` of a lesson asks for; a text when it names none."""
    from app.lesson.forms import choice, number, order, words

    step = lesson.steps[index]
    kinds = {"number": number.NumberForm, "choice": choice.ChoiceForm, "order": order.OrderForm}
    if step.form in ("bars", "curve"):
        from app.lesson.forms.drawn import make_drawn

        return make_drawn(lesson, index, parent)
    return kinds.get(step.form, words.WordsForm)(step, parent)
