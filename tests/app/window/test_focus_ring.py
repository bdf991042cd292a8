"""The ring of the focus, measured in painted pictures: it stands out from what is beside it, and is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.look import theme
from app.look.style import style_sheet
from app.widgets.looks import button
from tests.app.window.test_theme import contrast

Maker = Callable[[QWidget], QAbstractButton]
GROUND = 4  # px beside a button


def main(around: QWidget) -> QPushButton:
    return button("Next", "", around, main=True)


def primary(around: QWidget) -> QToolButton:
    made = QToolButton(around)
    made.setText("Play")
    made.setObjectName("primary")
    return made


def default(around: QWidget) -> QPushButton:
    made = QPushButton("OK", around)
    made.setDefault(True)
    return made


def checked(around: QWidget) -> QToolButton:
    made = QToolButton(around)
    made.setText("Follow")
    made.setCheckable(True)
    made.setChecked(True)
    return made


def plain(around: QWidget) -> QPushButton:
    return QPushButton("Skip", around)


@pytest.fixture(params=["light", "dark"])
def ground(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication) -> Iterator[QFrame]:
    before = theme.current().name
    theme.apply(qapp, request.param)
    made = QFrame()
    made.setObjectName("lessonFoot")
    made.setStyleSheet(style_sheet(theme.current()))
    made.resize(200, 80)
    qtbot.addWidget(made)
    yield made
    theme.apply(qapp, before)


@pytest.mark.parametrize("make", [main, primary, default, checked, plain])
def test_the_ring_stands_out_on_both_sides(qtbot: QtBot, ground: QFrame, make: Maker) -> None:
    control = make(ground)
    control.move(40, 20)
    control.adjustSize()
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitActive(ground):
        ground.show()
        ground.activateWindow()
    assert control.hasFocus()
    outside, ring, *more = colours_across(ground, control)
    assert len(more) == 1  # one ring, and then the button
    assert contrast(ring, outside) >= 3.0
    assert contrast(ring, more[0]) >= 3.0


def colours_across(ground: QWidget, control: QWidget) -> list[QColor]:
    """Return the colors from beside a button into it, through the middle of its left edge."""
    edge = control.geometry().topLeft() + QPoint(0, control.height() // 2)
    picture = ground.grab().toImage()
    across = [picture.pixelColor(edge + QPoint(x, 0)) for x in range(-GROUND, GROUND)]
    return [across[0], *(after for before, after in pairwise(across) if after != before)]
