"""The window as a screen reader meets it: names, labels, roles, descriptions, and the order of Tab."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.export.chart_dialog import save_chart
from app.frame.docks import is_seen
from app.frame.window import FrameWindow
from app.lab.lab import Lab
from app.lesson.recording.dialogs import NoteDialog, StopDialog
from engine.kernel.units import MINUTE
from tests.app.window.test_window_access import everything, is_ours

FIELDS = (
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QAbstractSlider,
    QPlainTextEdit,
    QTextEdit,
    QAbstractItemView,
)
PAINTED = (QAccessible.Role.Chart, QAccessible.Role.Graphic)


def fields_and_buttons(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        popped_up = widget.parentWidget().inherits("QComboBoxPrivateContainer")
        kept = isinstance(widget, (*FIELDS, QAbstractButton)) and not popped_up
        if kept and is_ours(widget) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def named_badly(window: QWidget) -> list[str]:
    """Return what has no name, or only one that is its value."""
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parentWidget()).__name__}"
        for widget in fields_and_buttons(window)
        if not name_of(widget)
    ]


def name_of(widget: QWidget) -> str:
    """Return what a screen reader calls it: its label or its name, unless that is its value."""
    face = QAccessible.queryAccessibleInterface(widget)
    for other, _ in face.relations(QAccessible.RelationFlag.Label):
        if text := other.text(QAccessible.Text.Name):
            return text
    name, value = (face.text(what) for what in (QAccessible.Text.Name, QAccessible.Text.Value))
    return "" if isinstance(widget, FIELDS) and name == value else name


def unexplained(window: QWidget, kinds: type[QWidget] | tuple[type[QWidget], ...]) -> list[str]:
    """Return the painted widgets without a role or a description."""
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, kinds):
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        texts = [face.text(what) for what in (QAccessible.Text.Name, QAccessible.Text.Description)]
        if face.role() not in PAINTED or not all(texts):
            found.append(f"{type(widget).__name__}: {face.role()} {texts}")
    return found


def show_everything(window: FrameWindow) -> None:
    for card in window.cards.values():
        card.focus_body()
        QApplication.processEvents()


def test_everything_in_the_lab_has_a_name(lab: Lab) -> None:
    assert lab.views is not None
    show_everything(lab.window)
    everything(lab.views)
    assert len(list(fields_and_buttons(lab.window))) > 100
    assert named_badly(lab.window) == []


def test_every_chart_says_what_is_where(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    assert lab.views is not None
    show_everything(lab.window)
    lab.views.charts.every()
    assert unexplained(lab.window, Chart) == []
    said = {one.id: description(one) for one in lab.views.charts.every()}
    assert "Time goes from left to right, from 0:00" in said["paging"]
    assert "Curves: to XSTOR" in said["paging"]


def description(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def test_closing_a_panel_comes_after_its_content(lab: Lab) -> None:
    lab.teaching.open()
    reached = by_tab(lab.window, lab.window.header.choice.study)
    for card in lab.window.cards.values():
        inside = [place for place, widget in enumerate(reached) if card.body and is_in(card.body, widget)]
        closing = [place for place, widget in enumerate(reached) if widget is card.closing]
        if inside and closing:
            assert max(inside) < closing[0], card.windowTitle()
        assert is_seen(card) or not closing, card.windowTitle()


def is_in(body: QWidget, widget: QWidget) -> bool:
    return widget is body or body.isAncestorOf(widget)


def by_tab(window: QWidget, first: QWidget) -> list[QWidget]:
    first.setFocus()
    reached: list[QWidget] = []
    while (focus := QApplication.focusWidget()) not in reached:
        assert focus is not None
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return reached


def test_f6_goes_round_the_panels(lab: Lab) -> None:
    stops = lab.window.stops()
    assert len(stops) > 3
    went = [press_f6(lab.window) for _ in stops]
    assert [next(stop for stop in stops if is_in(stop, focus)) for focus in went] == stops
    press_f6(lab.window)
    back = press_f6(lab.window, Qt.KeyboardModifier.ShiftModifier)
    assert is_in(stops[-1], back)


def press_f6(window: QWidget, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QWidget:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F6, modifier)
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def dialogs(lab: Lab) -> Iterator[QWidget]:
    """Open each dialog of the lab and its panels, one after the other, and yield it."""
    window, travel, views = lab.window, lab.time_travel, lab.views
    assert views is not None
    panels = views.panels
    for ask in (
        travel.ask_until,
        travel.ask_fork,
        travel.ask_run,
        lab.dialogs.choose_export,
        lab.dialogs.ask_why,
        lab.dialogs.ask_what_if,
        lab.dialogs.open_start_page,
        lab.dialogs.editors.change_present,
        lab.dialogs.read_site,
        window.show_about,
        window.show_keys,
        window.open_search,
        window.header.choice.open_picker,
        lambda: save_chart(views.charts["cpu"]),
        travel.ask_settings,
        window.layouts.manage,
        panels["experiment"].runs.edit,
        panels["plot"].choose_template,
        lambda: NoteDialog([("cpu", "Real CPU")], ["LNK00105"], window).show(),
        lambda: StopDialog(3, window).show(),
    ):
        before = {id(one) for one in QApplication.topLevelWidgets() if one.isVisible()}
        ask()
        QApplication.processEvents()
        opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and id(one) not in before]
        assert opened, ask
        yield from opened
        for one in opened:
            one.close()


def test_everything_in_a_dialog_has_a_name(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    bad = {}
    for one in dialogs(lab):
        for tabs in one.findChildren(QTabWidget):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
        if names := named_badly(one):
            bad[one.windowTitle()] = names
    assert bad == {}
