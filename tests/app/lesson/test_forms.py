"""Forms by mouse and keyboard: what they take, what they say is missing, and what they give."""

from __future__ import annotations

from types import SimpleNamespace as Step

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lesson.forms.choice import ChoiceForm, OrderForm
from app.lesson.forms.form import MAX_LENGTH, NumberForm, WordsForm, number_text, off_by
from engine.typed import typed_number

Key = Qt.Key


@pytest.fixture
def number(qtbot: QtBot) -> NumberForm:
    form = NumberForm(Step(least=0.0, most=8000.0, unit="pages", measure=None))
    qtbot.addWidget(form)
    return form


@pytest.fixture
def choice(qtbot: QtBot) -> ChoiceForm:
    options = [Step(id=name, text=f"The **{name}** one") for name in ("first", "second", "third")]
    form = ChoiceForm(options)
    qtbot.addWidget(form)
    form.show()
    return form


@pytest.fixture
def order(qtbot: QtBot) -> OrderForm:
    form = OrderForm(Step(items=[Step(id=name, title=name.upper()) for name in "abc"]))
    qtbot.addWidget(form)
    form.show()
    return form


@pytest.mark.parametrize(
    ("text", "value"), [("1,200", 1200.0), (" 12 400 ", None), ("3.5", 3.5), ("1'200", 1200.0), ("0", 0.0)]
)
def test_a_number_may_be_written_in_several_ways(number: NumberForm, text: str, value: float | None) -> None:
    QTest.keyClicks(number.field, text)
    assert number.value() == value


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Type"),
        ("many", "“many” is not a number. Write it like 1,234.5. A number from 0 to 8,000 pages."),
        ("9000", "out of range"),
        ("nan", "no"),
        ("3,3", "“3,3” is not a number: write 3.3. A number from 0 to 8,000 pages."),
        ("0,49", "write 0.49."),
        ("12,34", "write 12.34."),
    ],
)
def test_what_is_wrong_with_a_number_is_said(number: NumberForm, text: str, said: str) -> None:
    QTest.keyClicks(number.field, text)
    assert number.value() is None
    assert said in number.what_is_missing()


def test_a_locked_number_stays(number: NumberForm) -> None:
    number.set_value(1500.0)
    number.set_locked(True)
    QTest.keyClicks(number.field, "9")
    assert number.value() == 1500.0


def test_a_choice_by_mouse_on_its_sentence(qtbot: QtBot, choice: ChoiceForm) -> None:
    assert choice.value() is None
    assert choice.what_is_missing()
    with qtbot.waitSignal(choice.changed):
        QTest.mouseClick(choice.options[1], Qt.MouseButton.LeftButton, pos=QPoint(80, 12))
    assert choice.value() == "second"


def test_a_choice_by_keyboard(choice: ChoiceForm) -> None:
    choice.options[0].button.setFocus()
    QTest.keyClick(choice.options[0].button, Key.Key_Space)
    assert choice.value() == "first"
    QTest.keyClick(choice.options[0].button, Key.Key_Down)
    assert choice.value() == "second"


def test_a_locked_choice_stays(choice: ChoiceForm) -> None:
    choice.set_value("third")
    choice.set_locked(True)
    QTest.mouseClick(choice.options[0], Qt.MouseButton.LeftButton, pos=QPoint(80, 12))
    assert choice.value() == "third"


def test_the_whole_option_is_read_out(choice: ChoiceForm) -> None:
    assert [option.button.accessibleName() for option in choice.options][0] == "The **first** one"


def test_an_order_by_keys(order: OrderForm) -> None:
    order.list.setFocus()
    QTest.keyClick(order.list, Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert order.value() == ["b", "a", "c"]
    QTest.keyClick(order.list, Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert order.value() == ["b", "c", "a"]
    QTest.keyClick(order.list, Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert order.value() == ["b", "a", "c"]
    assert order.list.item(0).text().startswith("1")


def test_an_order_by_buttons(order: OrderForm) -> None:
    order.list.setCurrentRow(2)
    QTest.mouseClick(order.up, Qt.MouseButton.LeftButton)
    QTest.mouseClick(order.up, Qt.MouseButton.LeftButton)
    QTest.mouseClick(order.up, Qt.MouseButton.LeftButton)
    assert order.value() == ["c", "a", "b"]


def test_a_locked_order_stays(order: OrderForm) -> None:
    order.set_value(["c", "b", "a"])
    order.set_locked(True)
    order.move_chosen(1)
    assert order.value() == ["c", "b", "a"]


def test_words_are_kept_up_to_a_length(qtbot: QtBot) -> None:
    form = WordsForm()
    qtbot.addWidget(form)
    assert form.value() is None
    form.field.setPlainText("x" * (MAX_LENGTH + 100))
    assert len(form.value()) == MAX_LENGTH


@pytest.mark.parametrize("value", [0.0, 12.0, 12400.0, 0.0123, 3.25, 99.9, -5.5])
def test_numbers_are_read_as_they_are_written(value: float) -> None:
    assert typed_number(number_text(value)) == pytest.approx(value, rel=0.01)


def test_differences() -> None:
    assert off_by(120, 100) == "+20%"
    assert off_by(80, 100) == "−20%"
    assert off_by(99.7, 100) == off_by(100.3, 100) == "0%"
    assert off_by(3, 0) == "+3"
    assert off_by(5000, 1) == "×5000"


def test_a_judged_choice_has_a_sign_besides_its_colour(choice: ChoiceForm) -> None:
    first, second = choice.options[:2]
    choice.mark("first", right=False)
    choice.mark("second", right=True)
    assert (first.sign.text(), second.sign.text()) == ("✗", "✓")
    assert (first.sign.accessibleName(), second.sign.accessibleName()) == ("Not right", "Right")
    assert first.sign.isVisible()
    choice.set_locked(False)
    assert not first.sign.isVisible()
    assert not first.property("verdict")
