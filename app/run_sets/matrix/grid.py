"""The matrix on screen: a grid of small charts, titles above and on the left, and the legend of the cells."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from app.charts.toolkit import brushes, zoom
from app.jobs.task_book import RunKey
from app.look import theme
from app.look.theme import text_scale
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.cell import CellPainter, fill, tick
from app.run_sets.matrix.words import ENTRY, GridModel
from app.run_sets.table import RunsView
from app.widgets.pictured import pictured
from engine.studies.matrix import MatrixEntry

TITLES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
MAX_TITLE = 116  # px of the titles at the left, which have several lines: the runs need the room
HIGH = 22
SWATCH = 10.0
GAP = 14.0


class MatrixGrid(RunsView):
    """The runs as a grid; the arrow keys select a run, and `wanted` opens it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells, self.painting = GridModel(self), CellPainter(self)
        self.setModel(self.cells)
        self.setItemDelegate(self.painting)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(TITLES)
        self.verticalHeader().setMaximumWidth(MAX_TITLE)
        about = self.tr(
            "The runs of the study. Enter opens the selected run, C compares it, and R simulates it."
        )
        self.offer(self.tr("Study runs"), about)
        theme.notifier.changed.connect(self._worn)

    def show_book(self, book: MatrixBook) -> None:
        """Show all runs of a book; the selected run stays selected."""
        before = self.entry
        self.cells.show_book(book)
        self.painting.show_book(book)
        self._size_cells()
        self.choose(before if before in book.items else None)

    def tell(self, key: RunKey) -> None:
        """Repaint the runs with these settings."""
        if self.painting.show_book(self.cells.book):
            self.cells.tell_all()
        else:
            self.cells.tell(key)

    def tell_all(self) -> None:
        """Repaint all runs, as anything may have changed."""
        self.painting.show_book(self.cells.book)
        self.cells.tell_all()

    @property
    def entry(self) -> MatrixEntry | None:
        """The selected run."""
        index = self.currentIndex()
        found = index.data(ENTRY) if index.isValid() else None
        return found if isinstance(found, MatrixEntry) else None

    def choose(self, entry: MatrixEntry | None) -> None:
        """Select a run; None: the first run."""
        index = self.cells.index_of(entry) if entry is not None else QModelIndex()
        self.setCurrentIndex(index if index.isValid() else self.cells.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_cells()

    def _worn(self, *_: object) -> None:
        self._size_cells()
        self.viewport().update()

    def _size_cells(self) -> None:
        """Make all cells equal in size, as wide as fits, but never narrower than their contents need."""
        count = self.cells.columnCount()
        wide = max(self.viewport().width() // max(count, 1), self.painting.width())
        self.horizontalHeader().setDefaultSectionSize(wide)
        self.verticalHeader().setDefaultSectionSize(self.painting.height())


class Legend(QWidget):
    """A legend in one line; in a narrow window it ends with the last entry that fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Legend"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._parts = True
        theme.notifier.changed.connect(self._worn)

    def show_parts(self, parts: bool) -> None:
        """Set whether there are bars with parts."""
        self._parts = parts
        self.updateGeometry()
        self.update()

    def _entries(self) -> list[tuple[str, str]]:
        if not self._parts:
            return [("", self.tr("published")), ("plain", self.tr("simulated"))]
        return [
            ("", self.tr("published")),
            ("emulation", self.tr("emulation")),
            ("cp", self.tr("CP")),
            ("spin", self.tr("spinning, part of CP")),
        ]

    def describe(self) -> str:
        """Return the names of the entries in the order of their swatches."""
        return ", ".join(text for _, text in self._entries())

    def _worn(self, *_: object) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = sum(SWATCH + 5 + brushes.width(text) + GAP for _, text in self._entries())
        return QSize(round(wide * text_scale()), round(HIGH * text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        room, x = zoom.room(self), 0.0
        with QPainter(self) as painter:
            zoom.enlarge(painter)
            for what, text in self._entries():
                if x + SWATCH + 5 + brushes.width(text) > room.width():
                    break
                box = QRectF(x, (room.height() - SWATCH) / 2, SWATCH, SWATCH)
                if what:
                    fill(painter, box, what)
                else:
                    tick(painter, box, box.center().x())
                x += SWATCH + 5
                words = QRectF(x, 0, brushes.width(text), room.height())
                brushes.write(painter, words, text, theme.current().label)
                x += words.width() + GAP
