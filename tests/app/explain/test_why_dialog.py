"""The page that explains a guest, in a lab with a real machine."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.charts.timeline.chart import Timeline
from app.charts.toolkit.marks.path import marks
from app.charts.toolkit.time_chart import time_to_x
from app.explain.chain_view import ChainView
from app.explain.dialog import WhyDialog
from app.lab.lab import Lab
from app.settings.settings import Settings
from engine.explain.answer import CausalStep

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def lab(qtbot: QtBot, tmp_path: Path, labs: list[Lab]) -> Lab:
    settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    lab = Lab(settings, scenario="tests/data/two-guests.toml")
    labs.append(lab)
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=60_000):
        lab.start()
    lab.session.pause()
    return lab


def asked(qtbot: QtBot, dialog: WhyDialog) -> str:
    qtbot.waitUntil(lambda: bool(dialog.answers), timeout=30_000)
    return dialog.page.toPlainText()


def forget(dialog: WhyDialog) -> None:
    dialog.answers = ()


def test_each_question_has_an_answer_and_its_span_is_shown(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(21_000_000_000)
    qtbot.waitUntil(lambda: not lab.session.playing, timeout=30_000)
    lab.window.actions_by_id["why"].trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    assert "LNK00001: " in asked(qtbot, dialog)
    dialog.answers = ()
    dialog.guest.setCurrentIndex(1)
    dialog.question.setCurrentIndex(1)
    qtbot.mouseClick(dialog.ask, LEFT)
    assert "LNK00002, 0:00:00" in asked(qtbot, dialog)
    assert lab.views is not None
    before = lab.views.time_view.start, lab.views.time_view.end
    dialog.answers = ()
    dialog.question.setCurrentIndex(0)
    qtbot.mouseClick(dialog.ask, LEFT)
    asked(qtbot, dialog)
    if dialog.show_span.isEnabled():
        qtbot.mouseClick(dialog.show_span, LEFT)
        assert (lab.views.time_view.start, lab.views.time_view.end) != before
    assert lab.views.time_view.guest == "LNK00002"


def test_the_menu_of_a_guest_asks_why(qtbot: QtBot, lab: Lab) -> None:
    assert lab.views is not None
    menu = lab.views.guests.menu("LNK00002", lab.window)
    entry = next(action for action in menu.actions() if "Why" in action.text())
    entry.trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    assert dialog.guest.currentData() == "LNK00002"
    assert "LNK00002" in asked(qtbot, dialog)


@pytest.mark.parametrize("percent", [100, 200])
def test_bars_of_a_chain_are_inside_apart_and_in_the_order_of_time(qtbot: QtBot, percent: int) -> None:
    view = ChainView()
    qtbot.addWidget(view)
    font = view.font()
    font.setPointSizeF(font.pointSizeF() * percent / 100)
    view.setFont(font)
    scan = [CausalStep("demand scan", f"pass {number}", 100, 100) for number in range(6)]
    view.show_steps(
        [CausalStep("LNK00001", "waits", 0, 100), *scan, CausalStep("volume 1", "reads", 40, None)]
    )
    view.resize(480, view.sizeHint().height())
    view.show()
    bars = [view.bar(number) for number in range(8)]
    for number, bar in enumerate(bars):
        assert view.rect().contains(bar.toAlignedRect()), number
        assert bar.height() >= view.fontMetrics().height()
        assert bar.width() >= view.fontMetrics().horizontalAdvance(str(number + 1))
        assert view.step_at(bar.center()) == number
    assert [bar.left() for bar in bars[1:7]] == sorted(bar.left() for bar in bars[1:7])


def test_steps_of_a_chain_are_reached_by_mouse_keys_and_links(qtbot: QtBot, lab: Lab) -> None:
    assert lab.views is not None
    dialog = lab.dialogs.ask_why("LNK00002")
    assert dialog is not None
    asked(qtbot, dialog)
    qtbot.waitUntil(lambda: dialog.chain.isVisible(), timeout=5_000)
    assert len(dialog.steps) >= 2
    view = lab.views.time_view
    wanted: list[int] = []
    dialog.chain.wanted.connect(wanted.append)
    dialog.chain.setFocus()
    qtbot.keyClick(dialog.chain, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.chain, Qt.Key.Key_Return)
    assert wanted == [1]
    assert dialog.chain.accessibleDescription().startswith("2. ")
    dialog.seen.setFixedHeight(round(dialog.chain.bar(0).height()) + 8)  # room for one lane
    for number in range(len(dialog.steps)):
        dialog.chain.choose(number)
        middle = dialog.chain.mapTo(dialog.seen.viewport(), dialog.chain.bar(number).center().toPoint())
        assert dialog.seen.viewport().rect().contains(middle), number
    bars = [dialog.chain.bar(number) for number in range(len(dialog.steps))]
    assert all(dialog.chain.rect().contains(bar.toAlignedRect()) for bar in bars)
    qtbot.mouseClick(dialog.chain, LEFT, pos=bars[0].center().toPoint())
    assert wanted == [1, 0]
    assert (view.step, list(view.path_steps)) == (0, list(dialog.steps))  # the same numbers on the charts
    step = dialog.steps[0]
    assert view.guest == step.guest == "LNK00002"
    assert view.start <= step.start <= view.end
    for number in range(len(dialog.steps)):
        assert f'href="#{number}"' in dialog.page.toHtml()


def covered(part: QWidget, window: QWidget) -> int:
    """Return how many pixels of a part of another window lie under a window."""
    under = QRect(part.mapToGlobal(QPoint()), part.size()).intersected(window.frameGeometry())
    return under.width() * under.height()


def test_the_path_of_an_answer_is_on_the_timeline_until_escape(qtbot: QtBot, lab: Lab) -> None:
    assert lab.views is not None
    view, chart = lab.views.time_view, lab.views.charts["timeline"]
    assert isinstance(chart, Timeline)
    dialog = lab.dialogs.ask_why("LNK00002")
    assert dialog is not None
    asked(qtbot, dialog)
    assert list(view.path_steps) == list(dialog.steps)
    assert dialog.show_span.text() == "Show on the &timeline"
    before = covered(chart, dialog)
    dialog.show_span.setFocus()
    qtbot.keyClick(dialog.show_span, Qt.Key.Key_Space)
    assert lab.window.focusWidget() is chart
    assert covered(chart, dialog) < before  # the page has made room for what it shows
    last = dialog.steps[-1]
    assert view.start <= last.start <= view.end
    place, grid = chart.here()
    row = partial(chart.row_of, place=place)
    (*_, mark) = marks(view, place.plot, time_to_x(place, grid), row)[-1]
    qtbot.mouseClick(chart, LEFT, pos=mark.badge.center().toPoint())
    assert view.step == dialog.chain.chosen == mark.number == len(dialog.steps) - 1
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)  # the path stays
    lab.window.activateWindow()
    qtbot.waitUntil(lab.window.isActiveWindow, timeout=5_000)
    assert lab.window.focusWidget() is chart
    qtbot.keyClick(chart, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert view.step == mark.number - 1
    lab.window.actions_by_id["escape"].trigger()
    assert view.path == ()


def test_the_menu_of_a_chart_asks_why_and_another_run_takes_the_path_away(qtbot: QtBot, lab: Lab) -> None:
    assert lab.views is not None
    chart = lab.views.charts["timeline"]
    assert lab.window.actions_by_id["why"] in chart.actions()
    lab.views.time_view.choose_guest("LNK00002")
    lab.window.actions_by_id["why"].trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    asked(qtbot, dialog)
    assert dialog.guest.currentData() == "LNK00002"
    assert lab.views.time_view.path
    with qtbot.waitSignal(lab.session.opened, timeout=60_000):
        lab.session.open("tests/data/two-guests.toml")
    assert lab.views.time_view.path == ()


def test_a_click_on_a_peak_splits_it_and_each_part_jumps_to_its_stretch(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(21_000_000_000)
    qtbot.waitUntil(lambda: not lab.session.playing, timeout=30_000)
    lab.window.actions_by_id["why"].trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    asked(qtbot, dialog)
    forget(dialog)
    dialog.question.setFocus()
    qtbot.keyClicks(dialog.question, "What does its w")
    dialog.question.activated.emit(dialog.question.currentIndex())
    assert "Click a peak in a chart" in asked(qtbot, dialog)
    assert lab.views is not None
    view = lab.views.time_view
    (chart,) = (one for one in lab.window.findChildren(Timeline) if one.isVisible())
    plot = chart.here()[0].plot
    forget(dialog)
    qtbot.mouseClick(chart, LEFT, pos=QPoint(round(plot.left() + plot.width() / 9), round(plot.top() + 3)))
    asked(qtbot, dialog)
    head, *parts = dialog.answers
    assert view.cursor is not None
    assert head.end is not None
    assert head.start <= view.cursor <= head.end
    for number, part in enumerate(parts):
        dialog.show_step(number)
        assert view.start <= part.start <= view.end
    forget(dialog)
    view.select((1_000_000_000, 4_000_000_000))
    qtbot.mouseClick(dialog.ask, LEFT)
    asked(qtbot, dialog)
    assert (dialog.answers[0].start, dialog.answers[0].end) == (1_000_000_000, 4_000_000_000)
