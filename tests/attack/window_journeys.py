"""Journeys in the windows: a hostile file is opened and looked at, exported, printed and closed."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QTableView, QTabWidget, QWidget

from app.frame.notes_dialog import NotesDialog
from app.lab.lab import Lab
from app.lesson.report import write_report
from app.look import theme
from app.plot.export import save as save_plots
from app.settings.settings import Settings
from app.site.dialog import SiteDialog
from app.topology.canvas.pictures.files import write_picture
from app.topology.importing.connections_dialog import ConnectionsDialog
from app.topology.importing.dialog import ImportDialog
from app.topology.printing.dialog import PrintDialog
from app.topology.printing.pages import print_of
from app.topology.text.pages import pages
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from app.widgets.copy_menu import CopyMenu
from engine.atomic import atomic_write
from engine.ficon.drawing.decks.connections_csv import connections_csv
from engine.ficon.drawing.model.drawing import DrawingError
from tests.app.fake_simulation import FakeMachines
from tests.lessons.report.report_samples import sample

SIZE = 1200, 800
PATIENCE = 30.0  # seconds for what comes in the background
PICTURES = ("svg", "pdf", "png")
Journey = Callable[[Path, Random], object]


def window_journeys(folder: Path) -> dict[str, Journey]:
    """Open a lab with settings in a folder; return the journeys by the kind of their file."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    theme.load_fonts()
    theme.apply(app, "dark")
    cases = _WindowCases(folder)
    return {
        "connections": cases.connections,
        "data": cases.data,
        "deck": cases.deck,
        "drawing": cases.drawing,
        "lesson": cases.lesson,
        "rules": cases.rules,
        "scenario": cases.scenario,
        "site": cases.site,
    }


def until(condition: Callable[[], object], why: str) -> None:
    """Let the windows work until something holds. Raises TimeoutError."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(why)
        QApplication.processEvents()
        time.sleep(0.002)


class _WindowCases:
    """A lab that stays open for all journeys, and what each kind of file goes through."""

    def __init__(self, folder: Path) -> None:
        self._settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self._lab = Lab(self._settings, FakeMachines())
        opened: list[bool] = []
        self._lab.opened.connect(partial(opened.append, True))
        self._lab.window.resize(*SIZE)
        self._lab.window.show()
        self._lab.start()
        until(lambda: opened, "the lab is not opened")
        self._lab.session.pause()

    # ---- drawings

    def drawing(self, file: Path, dice: Random) -> None:
        """Show, export and print a drawing."""
        window = self._editor(file)
        self._export(window, file.parent, dice)
        self._print(window, dice)
        self._leave()

    def deck(self, file: Path, dice: Random) -> None:
        """Import a deck, then what a drawing goes through."""
        window = self._editor()
        dialog = ImportDialog(window.editor, window)
        dialog.add_files([file])
        dialog.open()
        until(lambda: dialog.sources and not dialog.busy, "the deck is not read")
        _look(dialog)
        dialog.buttons.buttons()[0].click()
        QApplication.processEvents()
        self._export(window, file.parent, dice)
        self._leave()

    def connections(self, file: Path, dice: Random) -> None:
        """Import a table of connections."""
        window = self._editor()
        window.files.table_asked.emit(file)
        QApplication.processEvents()
        for dialog in window.findChildren(ConnectionsDialog):
            until(lambda one=dialog: not one.work.busy, "the table is not checked")  # type: ignore[misc]
            _look(dialog)
            dialog.buttons.buttons()[0].click()
        self._export(window, file.parent, dice)
        self._leave()

    def _editor(self, file: Path | None = None) -> TopologyWindow:
        window = windows.open_window(self._settings, file)
        until(lambda: window.is_complete, "the drawing is not shown")
        _look(window)
        return window

    def _export(self, window: TopologyWindow, folder: Path, dice: Random) -> None:
        editor = window.editor
        kind = dice.choice(PICTURES)
        write_picture(editor.drawing, folder / f"picture.{kind}", kind, link=editor.link)
        atomic_write(folder / "out.csv", connections_csv(editor.drawing))
        for page in pages(editor.drawing):
            try:
                page.write()
            except DrawingError:
                continue  # a sentence says what a deck cannot hold

    def _print(self, window: TopologyWindow, dice: Random) -> None:
        editor = window.editor
        what = print_of(window.canvas.viewport.sheets.whole, "own", editor.link, editor.layers)
        dialog = PrintDialog(what, "own", window)
        dialog.texts.setChecked(dice.random() < 0.3)
        dialog.open()
        _look(dialog)
        assert dialog.pdf_bytes().startswith(b"%PDF")
        dialog.reject()

    # ---- the lab

    def data(self, file: Path, dice: Random) -> None:
        """Open measurements, and plot what is in them."""
        files = self._lab.files
        before = files.data.dialog
        files.open_all([file])
        until(lambda: files.data.dialog is not before or self._refused(), "the data are not read")
        if (dialog := files.data.dialog) is not before and dialog is not None:
            _look(dialog)
            dialog.accept()
        assert self._lab.views is not None
        panel = self._lab.views.plots
        _look(self._lab.window)
        save_plots(
            file.parent / f"plots.{dice.choice((*PICTURES, 'csv'))}", panel.board.view, panel.board.plots
        )
        self._leave()

    def site(self, file: Path, _dice: Random) -> None:
        """Read a site, and look at all pages of the dialog."""
        dialog = SiteDialog(self._lab.window)
        dialog.show()
        dialog.add_files([file])
        until(lambda: not dialog.making, "the site is not read")
        _look(dialog)
        dialog.reject()
        dialog.deleteLater()
        self._leave()

    def scenario(self, file: Path, _dice: Random) -> None:
        """Open a scenario, its guide and all panels on the screen."""
        self._open(file)

    def rules(self, file: Path, _dice: Random) -> None:
        """Edit a rule file."""
        self._lab.window.open_panel("rules")
        QApplication.processEvents()
        assert self._lab.views is not None
        self._open(file)

    def lesson(self, file: Path, dice: Random) -> None:
        """Open a lesson, and write a report with a hostile name."""
        folder = file.parent / "lesson"
        folder.mkdir()
        file = file.rename(folder / "lesson.toml")
        self._open(file)
        name = dice.choice(_names())
        for written in write_report(folder / "report", sample(name[:80])):
            assert written.stat().st_size

    def _open(self, file: Path) -> None:
        self._lab.files.open_all([file])
        end = time.monotonic() + 0.2
        until(lambda: time.monotonic() > end, "")
        _look(self._lab.window)
        self._leave()

    def _refused(self) -> bool:
        return self._lab.window.header.banner.isVisible()

    def _leave(self) -> None:
        """Look at the notes, and close all but the lab."""
        notes = NotesDialog(self._lab.window)
        notes.open()
        _look(notes)
        notes.reject()
        self._lab.window.header.banner.dismiss()
        windows.close_all(ask=False)
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def _names() -> tuple[str, ...]:
    from tests.attack.hostile import NAMES

    return NAMES


def _look(window: QWidget) -> None:
    """Paint a window and all of its tabs, and copy its tables."""
    QApplication.processEvents()
    window.grab()
    for tabs in window.findChildren(QTabWidget):
        for place in range(tabs.count()):
            tabs.setCurrentIndex(place)
            QApplication.processEvents()
            tabs.grab()
    for table in window.findChildren(QTableView):
        if table.isVisible():
            for menu in table.findChildren(CopyMenu):
                menu.copy_values()
                menu.copy_picture()
    QGuiApplication.clipboard().clear()
