"""The context menu of charts and tables, which copies and saves their contents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QMenu,
    QMessageBox,
    QTableView,
    QTreeView,
    QWidget,
)

from app.files.save_dialog import FolderKind, begin_in, save_path
from engine.atomic import atomic_write, complaint
from engine.spreadsheet import rows_text

Rows = Sequence[Sequence[str]]  # the first one has the heads of the columns
KEY = "Shift+F10"  # in addition to the Menu key, which not every keyboard has


class CopyMenu(QObject):
    """Entries that copy a widget as a picture or as values, after those of `begin` and the widget's
    actions.
    """

    def __init__(
        self,
        widget: QWidget,
        rows: Callable[[], Rows],
        picture: Callable[[], QImage],
        begin: Callable[[QPoint], QMenu | None] | None = None,
        save: Callable[[], object] | None = None,
        key_point: Callable[[], QPoint] | None = None,
    ) -> None:
        """Create the menu; begin: returns a menu with custom entries for a point of the widget, or None.

        save: opens a custom dialog instead of a file dialog. key_point: where a key opens the menu if the
        widget is not a table.
        """
        super().__init__(widget)
        self._save = save or self.choose_file
        self._widget, self._rows, self._picture, self._begin = widget, rows, picture, begin
        widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._key_point = key_point
        widget.customContextMenuRequested.connect(self.open)
        widget.installEventFilter(self)
        key = QShortcut(QKeySequence(KEY), widget, self.open_by_key)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu for the selection; Qt would open the menu for the middle of the widget."""
        if (
            isinstance(event, QContextMenuEvent)
            and event.reason() == QContextMenuEvent.Reason.Keyboard
            and watched is self._widget
        ):
            self.open_by_key()
            return True
        return False

    def open_by_key(self) -> None:
        """Show the menu of the selected row, or of the point of the widget on which its keys act."""
        if isinstance(self._widget, QAbstractItemView):
            self.open(_chosen(self._widget))
        elif self._key_point is not None:
            self.open(self._key_point())
        else:
            self.open(_inside(self._widget).rect().center())

    def copy_picture(self) -> None:
        """Copy the picture to the clipboard."""
        QGuiApplication.clipboard().setImage(self._picture())

    def copy_values(self) -> None:
        """Copy the values to the clipboard, separated by tabs for spreadsheets."""
        QGuiApplication.clipboard().setText(rows_text(self._rows(), "\t"))

    def choose_file(self) -> None:
        """Ask for a file, and write the picture (.png) or the values (.csv) to it."""
        kinds = self.tr("Picture (*.png);;Values (*.csv)")
        file = save_path(self._widget, self.tr("Save as"), begin_in(FolderKind.EXPORTS), kinds)
        if file is None:
            return
        try:
            self.save(file)
        except OSError as error:
            QMessageBox.warning(self._widget, self.tr("Save as"), complaint(error))

    def save(self, file: Path) -> None:
        """Write the picture, or the values if the name ends with .csv. Raises OSError."""
        if file.suffix.lower() == ".csv":
            atomic_write(file, rows_text(self._rows()))
        elif file.suffix.lower() == ".png":
            from app.files.picture import write_png  # imported late: no start needs paper sizes

            write_png(self._picture(), file)
        else:
            text = self.tr("{0} cannot be written: choose a name with .png or .csv")
            raise OSError(text.format(file))


def _inside(widget: QWidget) -> QWidget:
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def _chosen(view: QAbstractItemView) -> QPoint:
    """Return a point of the selected cell, scrolling it into view, or a point outside the cells when no cell
    is selected.
    """
    index = view.currentIndex()
    if not index.isValid():
        return QPoint(-1, -1)
    view.scrollTo(index)
    return view.visualRect(index).intersected(view.viewport().rect()).center()


def copy_table(table: QTableView | QTreeView, begin: Callable[[QPoint], QMenu | None] | None = None) -> None:
    """Give the menu to a table or tree. begin: see CopyMenu."""
    CopyMenu(table, partial(rows_of, table), lambda: table.grab().toImage(), begin)


def buttons_menu(parent: QWidget, buttons: Iterable[QAbstractButton]) -> QMenu:
    """Return a menu with an entry for each enabled button."""
    menu = QMenu(parent)
    for button in buttons:
        if button.isEnabled() and not button.isHidden():
            menu.addAction(button.text(), button.click)
    return menu


def rows_of(table: QTableView | QTreeView) -> Rows:
    """Return the selected rows of a table or tree as shown, or all rows, with their headings."""
    model, selection = table.model(), table.selectionModel()
    header = table.horizontalHeader() if isinstance(table, QTableView) else table.header()
    order = [header.logicalIndex(place) for place in range(header.count())]
    columns = [column for column in order if not table.isColumnHidden(column)]
    rows = list(_rows(table))
    chosen = [row for row in rows if selection.rowIntersectsSelection(row.row(), row.parent())]
    heads = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
    shown = chosen if len(chosen) > 1 else rows
    return [heads, *([str(row.siblingAtColumn(column).data() or "") for column in columns] for row in shown)]


def _rows(table: QTableView | QTreeView) -> Iterator[QModelIndex]:
    """Yield the first cell of each row; in a tree, skip collapsed rows."""
    if isinstance(table, QTableView):
        yield from (table.model().index(row, 0) for row in range(table.model().rowCount()))
        return
    index = table.model().index(0, 0)
    while index.isValid():
        yield index
        index = table.indexBelow(index)
