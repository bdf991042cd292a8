"""The menu of the right button on charts and tables: copies and saves what they show."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractScrollArea, QFileDialog, QMenu, QMessageBox, QTableView, QWidget

from app.files.folders import Kind, begin_in
from app.files.picture import write_png
from engine.atomic import atomic_write, complaint

Rows = Sequence[Sequence[str]]  # the first one has the heads of the columns
KEY = "Shift+F10"  # beside the Menu key, which not every keyboard has


class CopyMenu(QObject):
    """Entries that copy a widget as picture or as values, after those of `begin` and the widget's actions."""

    def __init__(
        self,
        widget: QWidget,
        rows: Callable[[], Rows],
        picture: Callable[[], QImage],
        begin: Callable[[QPoint], QMenu | None] | None = None,
        save: Callable[[], object] | None = None,
    ) -> None:
        """begin: returns a menu with entries of its own for a point of the widget, or None.

        save: opens a dialog of its own in place of that for a file.
        """
        super().__init__(widget)
        self._save = save or self.choose_file
        self._widget, self._rows, self._picture, self._begin = widget, rows, picture, begin
        widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        widget.customContextMenuRequested.connect(self.open)
        key = QShortcut(QKeySequence(KEY), widget, self._open_by_key)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)

    def menu(self, place: QPoint) -> QMenu:
        """Return the menu for a point of the widget."""
        menu = (self._begin(place) if self._begin is not None else None) or QMenu(self._widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._widget.actions():
            menu.addActions(self._widget.actions())
        menu.addSeparator()
        menu.addAction(self.tr("Copy as &picture"), self.copy_picture)
        menu.addAction(self.tr("Copy &values"), self.copy_values)
        menu.addAction(self.tr("Save &as…"), self._save)
        return menu

    def open(self, place: QPoint) -> None:
        """Show the menu at a point of the widget."""
        self.menu(place).popup(_inside(self._widget).mapToGlobal(place))

    def _open_by_key(self) -> None:
        self.open(_inside(self._widget).rect().center())

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        QGuiApplication.clipboard().setImage(self._picture())

    def copy_values(self) -> None:
        """Put the values on the clipboard, with tabs between them, as spreadsheets take them."""
        QGuiApplication.clipboard().setText(written(self._rows(), "excel-tab"))

    def choose_file(self) -> None:
        """Ask for a file, and write the picture (.png) or the values (.csv) into it."""
        kinds = self.tr("Picture (*.png);;Values (*.csv)")
        name, kind = QFileDialog.getSaveFileName(
            self._widget, self.tr("Save as"), begin_in(Kind.EXPORTS), kinds
        )
        if not name:
            return
        suffix = ".csv" if "csv" in kind else ".png"
        try:
            self.save(Path(name) if Path(name).suffix else Path(name + suffix))
        except OSError as error:
            QMessageBox.warning(self._widget, self.tr("Save as"), complaint(error))

    def save(self, file: Path) -> None:
        """Write the picture, or the values when the name ends with .csv. Raises OSError."""
        if file.suffix == ".csv":
            atomic_write(file, written(self._rows(), "excel"))
        elif file.suffix == ".png":
            write_png(self._picture(), file)
        else:
            text = self.tr("{0} cannot be written: choose a name with .png or .csv")
            raise OSError(text.format(file))


def _inside(widget: QWidget) -> QWidget:
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def written(rows: Rows, dialect: str) -> str:
    """Return rows as text of a dialect of the csv module."""
    text = io.StringIO()
    csv.writer(text, dialect, lineterminator="\n").writerows(rows)
    return text.getvalue()


def rows_of(table: QTableView) -> Rows:
    """Return the selected rows of a table as they are shown, else all, with the heads of its columns."""
    model, header = table.model(), table.horizontalHeader()
    order = [header.logicalIndex(place) for place in range(header.count())]
    columns = [column for column in order if not table.isColumnHidden(column)]
    chosen = sorted({index.row() for index in table.selectionModel().selectedIndexes()})
    rows = chosen if len(chosen) > 1 else range(model.rowCount())
    heads = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
    return [heads, *([str(model.index(row, column).data() or "") for column in columns] for row in rows)]
