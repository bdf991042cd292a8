"""Implements the file menu entries: save, import, export, compare, report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from app.files.save_dialog import FolderKind, begin_in

if TYPE_CHECKING:
    from app.settings.settings import Settings
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import DrawingFiles
    from app.topology.messages import Messages
    from engine.ficon.drawing.model.drawing import Drawing

_tr = partial(QCoreApplication.translate, "DrawingFile")
MOST_VERSIONS = 8  # that the dialog of differences offers


class FileActions:
    """Implements the actions of the file menu; the module of each dialog is imported only when it is
    needed.
    """

    def __init__(
        self,
        editor: Editor,
        canvas: Canvas,
        files: DrawingFiles,
        messages: Messages,
        settings: Settings,
        other_drawings: Callable[[], list[tuple[str, Drawing]]],
        export_button: QWidget,
        window: QWidget,
    ) -> None:
        self._editor, self._canvas, self.files, self._messages = editor, canvas, files, messages
        self._settings, self._other_drawings = settings, other_drawings
        self._export_button, self._window = export_button, window
        files.decks_asked.connect(self.import_decks)
        files.table_asked.connect(self._import_table)

    def edit_title_block(self) -> None:
        """Select the title block, creating one if the drawing has none, so that its properties can be
        edited.
        """
        from engine.ficon.drawing.model.change import Draft  # imported late to keep the start fast
        from engine.ficon.drawing.model.paper import TitleBlock

        editor = self._editor
        there = editor.drawing.of(TitleBlock)
        if there:
            name = there[0].id
            editor.show([name])
        else:
            draft = Draft(editor.drawing, _tr("Add a title block"))
            name = draft.add(TitleBlock).id
            editor.do(draft.done([name]))
        self._canvas.interaction.edit_asked.emit(name)

    def import_decks(self, files: list[Path] | None = None) -> None:
        """Open the dialog that imports IOCP decks with these files."""
        from app.topology.importing.dialog import ImportDialog  # imported late to keep the start fast

        dialog = ImportDialog(self._editor, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.add_files(files or [])
        dialog.open()
        if files:
            dialog.buttons.buttons()[0].setFocus()

    def import_connections(self) -> None:
        """Ask for a table file, and open the dialog that imports its connections."""
        kinds = _tr("Tables (*.csv *.tsv *.txt);;All files (*)")
        title = _tr("Import connections")
        name, _ = QFileDialog.getOpenFileName(self._window, title, begin_in(FolderKind.DECKS), kinds)
        if name:
            self._import_table(Path(name))

    def _import_table(self, file: Path) -> None:
        """Open the dialog that imports connections from a table."""
        from app.topology.importing.connections_dialog import ConnectionsDialog  # imported late for speed
        from engine.ficon.drawing.connection_table.table import open_table
        from engine.ficon.drawing.file import FileError

        try:
            table = open_table(file)
        except FileError as error:
            self._messages.refuse(str(error))
            return
        dialog = ConnectionsDialog(self._editor, table, self._settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def export(self) -> None:
        """Open the export menu below its button."""
        from app.topology.actions.export_menu import ExportMenu  # imported late to keep the start fast

        button = self._export_button
        menu = ExportMenu(self._editor, self.print, self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.told.connect(self._messages.say)
        menu.failed.connect(self._messages.refuse)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def print(self) -> None:
        """Open the dialog that prints the drawing."""
        from app.topology.printing.dialog import PrintDialog  # imported late to keep the start fast
        from app.topology.printing.pages import print_of

        name = self.files.path.name if self.files.path else _tr("New drawing")
        whole = self._canvas.viewport.sheets.whole
        what = print_of(whole, name, self._editor.link, self._editor.layers)
        dialog = PrintDialog(what, name.split(".")[0], self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def compare(self) -> None:
        """Open the dialog that compares the drawing, or bring it to the front."""
        from app.topology.differences.dialog import DifferencesDialog  # imported late to keep the start fast

        if not _raised(self._window, DifferencesDialog):
            windows = [(_tr("Window: {0}").format(name), drawing) for name, drawing in self._other_drawings()]
            others = [*self._saved(), *self._versions(), *windows]
            _show(DifferencesDialog(self._editor, self._canvas, self._window, others, self._file_name))

    def show_versions(self) -> None:
        """Open the versions of the drawing; the drawing must have a file because the versions are kept next
        to the file.
        """
        from app.topology.differences.versions_dialog import VersionsDialog  # imported late for speed

        if self.files.path is None:
            self._messages.refuse(_tr("Save the drawing first: its versions are saved next to its file."))
        elif not _raised(self._window, VersionsDialog):
            _show(VersionsDialog(self._editor, self.files.path, self._window))

    def _saved(self) -> list[tuple[str, Drawing]]:
        """Return the drawing as saved in its file, with its title; return nothing if the file cannot be
        read.
        """
        from engine.ficon.drawing.file import FileError, open_file  # imported late to keep the start fast

        if self.files.path is None:
            return []
        try:
            saved = open_file(self.files.path).history.drawing
        except FileError as error:
            self._messages.refuse(str(error))
            return []
        return [(_tr("As saved in {0}").format(self.files.path.name), saved)]

    def _versions(self) -> list[tuple[str, Drawing]]:
        """Return the production version and the latest versions, with their titles."""
        from engine.ficon.drawing.file import FileError  # imported late to keep the start fast
        from engine.ficon.drawing.file.versions import Versions

        found: list[tuple[str, Drawing]] = []
        if self.files.path is None:
            return found
        known = Versions(self.files.path)
        try:
            index = known.index()
            names = [index.production, *(version.name for version in reversed(index.versions))]
            for name in list(dict.fromkeys(filter(None, names)))[:MOST_VERSIONS]:
                title = _tr("Version in production: {0}") if name == index.production else _tr("Version: {0}")
                found.append((title.format(name), known.open(name)))
        except FileError as error:
            self._messages.refuse(str(error))
        return found

    def report(self) -> None:
        """Open the reports of the drawing, or bring them to the front."""
        from app.topology.reports.dialog import ReportsDialog  # imported late to keep the start fast

        if not _raised(self._window, ReportsDialog):
            _show(ReportsDialog(self._editor, self._window, self._file_name))

    def _file_name(self) -> str:
        return self.files.path.name if self.files.path else ""


def _raised(window: QWidget, kind: type[QDialog]) -> bool:
    """Bring an open dialog to the front; return False if no dialog is open."""
    for dialog in window.findChildren(kind):
        if dialog.isVisible():  # one that closes is deleted a little later
            dialog.raise_()
            dialog.activateWindow()
            return True
    return False


def _show(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
