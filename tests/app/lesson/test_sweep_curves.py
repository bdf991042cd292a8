"""The figures of a sweep's runs as curves over the parameter."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lesson.boxes.sweep_curves import Asked, SweepCurves
from app.look import theme


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_answers_and_runs_stand_over_the_parameter(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    theme.resize_text(qapp, percent)
    curves = SweepCurves({"2": 2.0, "8": 8.0, "4": 4.0}, "Memory of the guest, GB")
    qtbot.addWidget(curves)
    curves.resize(420, 600)
    curves.show_asked([Asked("Time, s", {"2": 10, "4": 20, "8": 50}, {"2": 12.5, "8": 44.0})])
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
