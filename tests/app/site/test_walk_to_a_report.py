"""A walk by keyboard: from the definitions of a site to a saved What-if report, through the real dialogs."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.run_sets.what_if.dialog import WhatIfDialog
from app.settings.settings import Settings
from app.site.dialog import SiteDialog
from app.site.questions import ANSWER

LONG = 60_000  # ms
ALT = Qt.KeyboardModifier.AltModifier
DIRECTORY = """\
PROFILE LINDFLT
  MACHINE ESA 4
  CPU 00 BASE
  CPU 01
  SHARE RELATIVE 200
USER CLMDB1 LBYONLY 1G 2G G
  INCLUDE LINDFLT
  SHARE RELATIVE 400
USER CLMAP1 LBYONLY 512M 1G G
  INCLUDE LINDFLT
"""
CONSOLE = """\
q cplevel
z/VM Version 6 Release 2.0, service level 1201 (64-bit)
q proc
PROCESSOR 00 MASTER CP
PROCESSOR 01 ALTERNATE CP
q stor
STORAGE = 2G CONFIGURED = 2G INC = 64M STANDBY = 0  RESERVED = 0
q names
CLMDB1   - DSC , CLMAP1   - DSC
"""


@pytest.fixture
def lab(qtbot: QtBot, tmp_path: Path) -> Iterator[Lab]:
    settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    lab = Lab(settings, scenario="tests/data/two-guests.toml")
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=LONG):
        lab.start()
    lab.session.pause()
    yield lab
    lab.window.ask_before_closing = False
    lab.window.close()


def press(key: Qt.Key | str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is, or type a text there."""
    popup = QApplication.activePopupWidget()
    inside = popup.findChild(QAbstractItemView) if popup is not None else None
    at = inside or popup or QApplication.focusWidget() or QApplication.activeWindow()
    assert at is not None
    if isinstance(key, str):
        QTest.keyClicks(at, key, keys)
    else:
        QTest.keyClick(at, key, keys)


def tab_to(wanted: QWidget) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(60):
        if wanted.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {wanted.accessibleName() or wanted}")


def active(qtbot: QtBot, kind: type[QWidget]) -> QWidget:
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), kind), timeout=LONG)
    found = QApplication.activeWindow()
    assert found is not None
    return found


def back_in(qtbot: QtBot, window: QWidget) -> None:
    """Activate a window again, as a desktop does when the one above it closes."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=LONG)


def in_dialog(kind: type[QWidget], act: Callable[[], None]) -> None:
    """Act as soon as a dialog that blocks is there."""

    def look() -> None:
        if isinstance(QApplication.activeWindow(), kind) and QApplication.focusWidget() is not None:
            try:
                act()
            except AssertionError:
                QApplication.activeWindow().close()  # else it waits for ever
                raise
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)


def name_a_file(path: Path) -> None:
    """Type the name of a file into the dialog that asks for one: its line has the focus."""
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, str(path))  # not to the list of names that opens below it
    QTest.keyClick(line, Qt.Key.Key_Return)


def choose(qtbot: QtBot, lab: Lab, menu: str, entry: str) -> None:
    """Open a menu of the window by its letter, and choose an entry by its letter."""
    press(menu, ALT)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu), timeout=LONG)
    (action,) = [one for one in lab.window.actions_by_id.values() if one.text().replace("&", "") == entry]
    press(QKeySequence.mnemonic(action.text()).toString()[-1].lower())


def read_the_site(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "USER.DIRECT"
    file.write_text(DIRECTORY)
    choose(qtbot, lab, "f", "Read a site…")
    dialog = active(qtbot, SiteDialog)
    assert isinstance(dialog, SiteDialog)
    in_dialog(QFileDialog, lambda: name_a_file(file))
    press("a", ALT)
    qtbot.waitUntil(lambda: len(dialog.file_model.rows) == 1 and not dialog.making, timeout=LONG)
    back_in(qtbot, dialog)
    in_dialog(QInputDialog, type_the_console)
    press("p", ALT)
    qtbot.waitUntil(lambda: len(dialog.file_model.rows) == 2 and not dialog.making, timeout=LONG)
    back_in(qtbot, dialog)
    assert "2 guests, 2 processors" in dialog.note.text()
    choose_what_it_does(qtbot, dialog)
    answer(qtbot, dialog, "until", "20s")
    in_dialog(QFileDialog, lambda: name_a_file(tmp_path / "mine"))
    with qtbot.waitSignal(lab.opened, timeout=LONG):
        press("o", ALT)


def type_the_console() -> None:
    press(Qt.Key.Key_End)
    for line in CONSOLE.splitlines():
        press(line)
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)  # out of the text, to the buttons
    assert not QApplication.focusWidget().inherits("QPlainTextEdit")  # type: ignore[union-attr]
    press(Qt.Key.Key_Return)


def choose_what_it_does(qtbot: QtBot, dialog: SiteDialog) -> None:
    """Choose an answer from a list."""
    go_to(dialog, "workload of CLMAP1")
    press(Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=LONG)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.questions.answers == {"workload of CLMAP1": "database"}, timeout=LONG)
    qtbot.waitUntil(lambda: not dialog.making, timeout=LONG)


def go_to(dialog: SiteDialog, key: str) -> None:
    """Go to a question by arrow keys, which change no answer."""
    table, before = dialog.question_table, dict(dialog.questions.answers)
    tab_to(table)
    press(Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Right)
    for _ in range([one.key for one in dialog.questions.questions].index(key)):
        press(Qt.Key.Key_Down)
    assert dialog.questions.questions[table.currentIndex().row()].key == key
    assert table.currentIndex().column() == ANSWER
    assert dialog.questions.answers == before


def answer(qtbot: QtBot, dialog: SiteDialog, key: str, text: str) -> None:
    go_to(dialog, key)
    press(Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit), timeout=LONG)
    press(text)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: f'until = "{text}" # answered' in dialog.text.toPlainText(), timeout=LONG)


def ask_what_if(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    choose(qtbot, lab, "r", "What if…")
    dialog = active(qtbot, WhatIfDialog)
    assert isinstance(dialog, WhatIfDialog)
    tab_to(dialog.titles[0])
    press("One processor")
    tab_to(dialog.settings[0])
    press("lpar.processors=1")
    tab_to(dialog.offers[1])
    assert isinstance(QApplication.focusWidget(), QComboBox)
    press(Qt.Key.Key_Down)
    assert dialog.titles[1].text() == dialog.offers[1].currentText()
    tab_to(dialog.seeds)
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press("2")
    press("c", ALT)
    qtbot.waitUntil(lambda: dialog.found is not None and not dialog.process.busy, timeout=LONG)
    for letter, typed, name in (("p", "report.pdf", "report.pdf"), ("v", "figures", "figures.csv")):
        in_dialog(QFileDialog, partial(name_a_file, tmp_path / typed))
        press(letter, ALT)
        qtbot.waitUntil(lambda name=name: name in dialog.note.text(), timeout=LONG)  # type: ignore[misc]
        back_in(qtbot, dialog)
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_from_the_definitions_of_a_site_to_the_report(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    back_in(qtbot, lab.window)
    read_the_site(qtbot, lab, tmp_path)
    assert [guest.userid for guest in lab.session.scenario.guests] == ["CLMDB1", "CLMAP1"]  # type: ignore[union-attr]
    back_in(qtbot, lab.window)
    ask_what_if(qtbot, lab, tmp_path)
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")
    rows = list(csv.DictReader((tmp_path / "figures.csv").read_text().splitlines()))
    machines = list(dict.fromkeys(row["machine"] for row in rows))
    assert len(machines) == 3
    assert machines[1] == "One processor"
