"""The figures of a sweep's runs as curves over the parameter."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.lesson.boxes.sweep_curves import AskedFigure, SweepCurves
from app.look import theme


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_answers_and_runs_stand_over_the_parameter(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    theme.resize_text(qapp, percent)
    curves = SweepCurves({"2": 2.0, "8": 8.0, "4": 4.0}, "Guest memory, GB")
    qtbot.addWidget(curves)
    curves.resize(420, 600)
    curves.show_asked([AskedFigure("Time, s", {"2": 10, "4": 20, "8": 50}, {"2": 12.5, "8": 44.0})])
    item = curves.ci.getItem(0, 0)
    answer, truth = (one.getData() for one in item.listDataItems() if one.opts.get("symbol"))
    assert list(zip(*answer, strict=True)) == [(2, 10), (4, 20), (8, 50)]
    assert list(zip(*truth, strict=True)) == [(2, 12.5), (8, 44)]
    assert curves.describe() == "Time, s, you: 2: 10, 8: 50, 4: 20. Time, s, this run: 2: 12.5, 8: 44."
    curves.show()
    QApplication.processEvents()
    box = item.getViewBox().sceneBoundingRect()
    theme.resize_text(qapp, 100)
    assert box.height() > 50
    assert box.right() <= curves.width()
    assert np.isfinite(item.viewRange()).all()


def test_values_and_picture_are_copied_by_key(qtbot: QtBot) -> None:
    curves = SweepCurves({"2": 2.0, "4": 4.0}, "GB")
    qtbot.addWidget(curves)
    curves.show_asked([AskedFigure("Time, s", {}, {"2": 12.5, "4": 44.0})])
    with qtbot.waitExposed(curves):
        curves.show()
    QTest.keyClick(curves, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    actions = {action.text().replace("&", ""): action for action in curves.menu.menu(QPoint()).actions()}
    actions["Copy values"].trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == ["Figure\tOf\tGB\tValue", "Time, s\tthis run\t2\t12.5", "Time, s\tthis run\t4\t44"]
    actions["Copy as picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()
