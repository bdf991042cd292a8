"""The window without a mouse and without eyes: tab order, names, help, and nothing cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.frame.docks import is_seen
from app.guests.table import GuestsModel
from app.lab.lab import Lab
from app.run.console import Console
from app.widgets.card import Card
from app.widgets.elided import ElidedLabel
from app.widgets.key_list import KeyList
from app.window.views import Views
from engine.kernel.units import MINUTE
from tests.app.conftest import come_back, lab_of_a_file
from tests.app.fake_simulation import FakeMachines

INTERACTIVE = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTableView)


def is_ours(widget: QWidget) -> bool:
    """Not a part that Qt makes inside another control."""
    inside = (QAbstractSpinBox, QLineEdit, QTableView, QComboBox, QMenuBar, QTabBar)
    return not isinstance(widget, QScrollBar) and not isinstance(widget.parentWidget(), inside)


def everything(views: Views) -> None:
    """Make what is made late."""
    views.charts.every()
    views.panels.every()


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A lab for the tests that only look, or go from one control to the next."""
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), FakeMachines()) as made:
        yield made


@pytest.fixture
def lab(shared: Lab) -> Lab:
    come_back(shared)
    return shared


def interactive(lab: Lab) -> list[QWidget]:
    if lab.views is not None:
        everything(lab.views)
    found = [w for w in lab.window.findChildren(QWidget) if isinstance(w, INTERACTIVE) and is_ours(w)]
    return [*found, *(lab.views.charts.values() if lab.views else ())]


def by_tab(lab: Lab) -> list[QWidget]:
    """All that Tab reaches, from the first control round to it again."""
    lab.window.header.choice.study.setFocus()
    reached: list[QWidget] = []
    while (focus := QApplication.focusWidget()) not in reached:
        assert focus is not None
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return reached


def test_every_control_has_a_name(lab: Lab) -> None:
    controls = interactive(lab)
    assert len(controls) > 20
    for control in controls:
        face = QAccessible.queryAccessibleInterface(control)
        assert face.text(QAccessible.Text.Name), (control, control.objectName())


def test_every_control_has_a_help_text(lab: Lab) -> None:
    for control in interactive(lab):
        around: QWidget | None = control
        while around is not None and not around.whatsThis():
            around = around.parentWidget()
        assert around is not None, control
        assert around is not lab.window, control


def card_of(control: QWidget) -> QWidget:
    """Return the card around a control, which may lie behind a tab; or the control itself."""
    around: QWidget | None = control
    while around is not None and not isinstance(around, Card):
        around = around.parentWidget()
    return around or control


def test_tab_reaches_every_control(lab: Lab) -> None:
    controls = interactive(lab)
    reached = by_tab(lab)
    for control in controls:
        if control.isVisible() and control.isEnabled() and is_seen(card_of(control)):
            assert control in reached or control.focusProxy() in reached, control.accessibleName()


def test_shift_tab_goes_back(lab: Lab) -> None:
    transport = lab.window.header.transport
    transport.play.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(transport.play, Qt.Key.Key_Tab)
    after = QApplication.focusWidget()
    assert after is transport.step
    QTest.keyClick(after, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is transport.play


def test_the_speed_is_read_out_as_a_ratio(lab: Lab) -> None:
    lab.view.set_speed(10.0)
    face = QAccessible.queryAccessibleInterface(lab.window.header.transport.slider)
    for what in (QAccessible.Text.Value, QAccessible.Text.Description):
        assert face.text(what) == "10 simulated seconds per second"
    lab.view.set_speed(1.0)
    assert face.text(QAccessible.Text.Value) == "1 simulated second per second"


def test_every_picture_has_a_table_beside_it(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MINUTE)
    assert lab.views is not None
    for chart in lab.views.charts.every():
        if not chart.kind.fits(lab.session.scenario):
            continue
        lab.window.cards[chart.id].focus_body()  # what cannot be seen is not filled
        heads, *rows = chart.table()
        assert rows
        assert all(len(row) == len(heads) for row in rows)


def test_f1_explains_what_has_the_focus(qtbot: QtBot, lab: Lab) -> None:
    lab.window.header.choice.seed.setFocus()
    QTest.keyClick(lab.window.header.choice.seed, Qt.Key.Key_F1)
    tips = [w for w in QApplication.topLevelWidgets() if w.metaObject().className() == "QWhatsThat"]
    assert any(tip.isVisible() for tip in tips)
    for tip in tips:
        tip.close()


def test_the_list_of_keys_names_every_key(lab: Lab) -> None:
    QTest.keyClick(lab.window, Qt.Key.Key_Question)
    dialog = lab.window.findChild(KeyList)
    assert dialog is not None
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    keys = " ".join(row.text(0) for row in rows)
    for key in ("Space", "Ctrl+K", "Ctrl+T", "Ctrl+Q", "F1", "1 …"):
        assert key in keys
    dialog.close()


def cut_off(window: QWidget) -> list[str]:
    """Labels and buttons that have less room than their text needs, and controls outside of the window."""
    found = []
    for widget in window.findChildren(QWidget):
        if not is_seen(widget) or isinstance(widget, QScrollBar) or not is_ours(widget):
            continue
        if isinstance(widget.parentWidget(), Chart):
            continue  # a chart places its own controls
        if isinstance(widget, QLabel | QAbstractButton | QComboBox) and is_cut(widget):
            found.append(f"{type(widget).__name__} {widget.accessibleName()} {widget.geometry()}")
        corner = widget.mapTo(window, widget.rect().bottomRight())
        if isinstance(widget, INTERACTIVE) and not window.rect().contains(corner):
            found.append(f"outside: {widget.accessibleName()}")
    return found


def is_cut(widget: QWidget) -> bool:
    if isinstance(widget, ElidedLabel):
        return widget.is_cut()
    need = widget.sizeHint()
    wraps = isinstance(widget, QLabel) and widget.wordWrap()
    return not wraps and (widget.width() < need.width() or widget.height() < need.height())


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize("look", ["dark", "light"])
def test_nothing_is_cut_off(
    qtbot: QtBot, make_lab: Callable[..., Lab], size: tuple[int, int], look: str
) -> None:
    lab = make_lab(size=size)
    lab.window.set_theme(look)
    lab.session.run_to(24 * MINUTE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == 24 * MINUTE)
    assert lab.views is not None
    lab.views.text()
    QApplication.processEvents()
    assert (lab.window.width(), lab.window.height()) == size
    assert cut_off(lab.window) == []


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_nothing_of_the_console_is_cut_off(
    qtbot: QtBot, make_lab: Callable[..., Lab], size: tuple[int, int]
) -> None:
    lab = make_lab(size=size)
    lab.window.open_panel("console")
    assert lab.views is not None
    console = lab.views.console
    console.show_console(Console("LNK00105", shell=True))
    console.enter("free")
    qtbot.waitUntil(lambda: not console.output.document().isEmpty())
    console.waiting.show()
    QApplication.processEvents()
    assert is_seen(console.line)
    assert cut_off(lab.window) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_nothing_of_relocations_is_cut_off(
    qtbot: QtBot, make_lab: Callable[..., Lab], size: tuple[int, int]
) -> None:
    lab = make_lab(size=size, scenario="relocation-java")
    assert lab.views is not None
    panel = lab.views.panels["moves"]
    qtbot.waitUntil(panel.guest.isEnabled)  # the panel is filled after those before it
    lab.views.text()
    QApplication.processEvents()
    assert is_seen(panel.table)
    assert all(is_seen(button) for button in panel.buttons.values())
    assert cut_off(lab.window) == []
    options = (panel.immediate, panel.maxtotal, panel.maxquiesce)
    order = [panel.guest, panel.to, panel.table, *options, *panel.buttons.values()]
    assert [control for control in by_tab(lab) if control in order] == order


@pytest.mark.slow
def test_names_states_and_pages_fit_into_the_guests_table(
    make_lab: Callable[..., Lab], monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = make_lab(size=(1280, 720))
    assert lab.views is not None
    table, model = lab.views.guests.table, lab.views.guests.model
    lab.views.text()
    longest = {"userid": "LNK00105", "label": "SBYW1", "state": "freeing memory"}
    longest |= {"real": "1,363,200", "xstor": "186,998"}
    monkeypatch.setattr(model, "data", _showing(model, longest))
    for number, column in enumerate(model.columns):
        if column.id in longest:
            assert table.sizeHintForColumn(number) <= table.columnWidth(number), column.id


def _showing(model: GuestsModel, texts: dict[str, str]) -> Callable[..., object]:
    """The model's data, with other texts in some columns."""
    plain = type(model).data

    def data(index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        text = texts.get(model.columns[index.column()].id)
        return text if text and role == Qt.ItemDataRole.DisplayRole else plain(model, index, role)

    return data


def test_the_longest_title_of_a_test_fits_where_there_is_room(make_lab: Callable[..., Lab]) -> None:
    study = make_lab(size=(1600, 900)).window.header.choice.study
    QApplication.processEvents()
    style, option = study.style(), QStyleOptionComboBox()
    study.initStyleOption(option)
    part = style.SubControl.SC_ComboBoxEditField
    room = style.subControlRect(style.ComplexControl.CC_ComboBox, option, part, study).width()
    titles = [study.itemText(row) for row in range(study.count())]
    assert titles
    assert max(map(study.fontMetrics().horizontalAdvance, titles)) <= room


def test_a_message_with_details_fits_the_smallest_window(make_lab: Callable[..., Lab], qtbot: QtBot) -> None:
    lab = make_lab(size=(1280, 720))
    banner = lab.window.header.banner
    banner.show_message("What happened. " * 20 + "\n\n" + "details\n" * 50, remedy="Restart")
    banner.more.click()
    QApplication.processEvents()
    assert lab.window.height() == 720
    assert banner.message.height() >= banner.message.heightForWidth(banner.message.width())
    qtbot.waitUntil(lambda: cut_off(lab.window) == [])  # values that have just come are laid out first
