"""A pseudo-locale: every text of the window goes through Qt's translation."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from engine.kernel.units import MINUTE
from tests.app.brackets import OURS


def texts(window: QWidget) -> Iterator[tuple[object, str]]:
    """What a person reads, and what a screen reader says."""
    for action in window.findChildren(QAction):
        yield action, action.text()
        yield action, action.whatsThis()
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget, widget.text()
        if isinstance(widget, QLineEdit):
            yield widget, widget.placeholderText()
        if isinstance(widget, QTabBar):
            yield from ((widget, widget.tabText(i)) for i in range(widget.count()))
        yield widget, widget.accessibleName()
        yield widget, widget.whatsThis()
        yield widget, widget.toolTip()


def contents(lab: Lab) -> set[str]:
    """Names that come from the scenario or are the program's own."""
    scenario = lab.session.scenario
    named = {scenario.title, scenario.study, "LPAR Lab"}
    return named | {phase.title for phase in scenario.phases} | {mark.title for mark in scenario.marks}


def test_every_text_is_translated(qtbot: QtBot, pseudo_locale: None, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    lab.session.run_to(24 * MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == 24 * MINUTE)
    assert lab.views is not None
    lab.views.text()
    own = contents(lab)
    bare = {
        text for _, text in texts(lab.window) if OURS.search(text) and "⟦" not in text and text not in own
    }
    assert bare == set()


def test_the_guests_table_is_translated(
    qtbot: QtBot, pseudo_locale: None, make_lab: Callable[..., Lab]
) -> None:
    lab = make_lab()
    lab.session.run_to(24 * MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == 24 * MINUTE)
    assert lab.views is not None
    lab.views.show_moment()
    model = lab.views.guests.model
    assert is_seen(lab.views.guests)
    for number, column in enumerate(model.columns):
        assert "⟦" in column.title
        if column.id in ("state", "list"):
            assert all("⟦" in model.index(row, number).data() for row in range(model.rowCount()))


def test_combo_boxes_offer_translated_methods(pseudo_locale: None, make_lab: Callable[..., Lab]) -> None:
    method: QComboBox = make_lab().window.header.choice.method
    assert [method.itemText(i)[0] for i in range(method.count())] == ["⟦", "⟦"]
