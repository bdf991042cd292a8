"""Boxes for numbers: what is typed is the number, or it is refused as a whole and the old one comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.announce import announcer
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.number_boxes import RealBox, WholeBox
from engine import language

OLD = 7


class Room(QDialog):
    """A box, another field, and a button."""

    def __init__(self, box: WholeBox | RealBox) -> None:
        super().__init__()
        self.box, self.other, self.taken = box, QLineEdit(self), list[float]()
        self.buttons = dialog_buttons(self, "Take", lambda: self.taken.append(box.value()))
        layout = QVBoxLayout(self)
        for widget in (box, self.other, self.buttons):
            layout.addWidget(widget)
        box.setValue(OLD)

    def type(self, text: str) -> None:
        self.box.setFocus()
        self.box.selectAll()
        QTest.keyClicks(self.box, text)


@pytest.fixture(params=["whole", "small", "real"])
def room(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Room]:
    boxes: dict[str, Callable[[], WholeBox | RealBox]] = {
        "whole": lambda: WholeBox(maximum=100_000),
        "small": lambda: WholeBox(maximum=100, suffix=" min"),
        "real": lambda: RealBox(maximum=100_000, decimals=2),
    }
    made = Room(boxes[request.param]())
    qtbot.addWidget(made)
    made.show()
    qtbot.waitActive(made)
    yield made
    language.speak(str)


def german(template: str) -> str:
    return "1.234,5" if template == language.NUMBER else template


REFUSED = ["3,3", "0,49", "1,23", "1.234,5", "1.2345", "900000", "-3", "1 2"]


@pytest.mark.parametrize("text", REFUSED)
def test_a_refused_number_changes_nothing_and_is_told(qtbot: QtBot, room: Room, text: str) -> None:
    room.type(text)
    with qtbot.waitSignal(announcer.said) as said:
        room.other.setFocus()
    assert room.box.value() == OLD
    assert said.args is not None
    assert any(word in said.args[0] for word in ("write", "Write", "Expected"))


@pytest.mark.parametrize("text", REFUSED)
def test_enter_keeps_a_refused_text_and_the_dialog_open(qtbot: QtBot, room: Room, text: str) -> None:
    room.type(text)
    with qtbot.waitSignal(announcer.said):
        QTest.keyClick(room.box, Qt.Key.Key_Return)
    assert text in room.box.text()
    QTest.mouseClick(room.buttons.buttons()[0], Qt.MouseButton.LeftButton)
    assert room.taken == []
    QTest.mouseClick(room.buttons.buttons()[0], Qt.MouseButton.LeftButton)  # with the old number in sight
    assert room.taken == [OLD]


@pytest.mark.parametrize("speech", [str, german])
def test_what_a_box_shows_can_be_typed(room: Room, speech: Callable[[str], str]) -> None:
    language.speak(speech)
    box = room.box
    box.setGroupSeparatorShown(True)
    for number in (0, 42, 1234, 99_999):
        wanted = min(number + 0.25 if isinstance(box, RealBox) else number, box.maximum())
        box.setProperty("value", wanted)
        shown = box.cleanText()
        box.setValue(OLD)
        room.type(shown)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert box.value() == wanted, shown


def test_letters_cannot_be_typed(room: Room) -> None:
    room.type("x4y2")
    assert room.box.value() == 42


def test_arrows_go_on_from_what_was_typed(room: Room) -> None:
    room.type("40")
    QTest.keyClick(room.box, Qt.Key.Key_Up)
    assert room.box.value() == 41
    room.type("3,3")
    QTest.keyClick(room.box, Qt.Key.Key_Up)
    assert room.box.value() == 41  # the old number comes back


def test_a_box_is_a_widget_like_any_other(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert WholeBox(parent, minimum=3).text() == "3"
    assert RealBox(parent, decimals=1, value=2.5).text() == "2.5"
