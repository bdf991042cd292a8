"""Differences between another configuration and this drawing: as a table, in the picture, and as steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import reduce
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPageLayout
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import save_path
from app.frame.on_screen import resize_for_text
from app.look import theme
from app.look.literal import HtmlPage
from app.topology.canvas.canvas import Canvas
from app.topology.canvas.compared import Compared, compared
from app.topology.differences.changer_choices import ChangerChoices
from app.topology.editor import Editor
from app.topology.shapes.box import Box
from app.widgets.dialog_buttons import closing_line
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import fill_rows, for_reading, set_headings
from engine.atomic import atomic_write
from engine.ficon.drawing.decks.loading import load_drawing
from engine.ficon.drawing.differences import (
    ChangeStep,
    DrawingDifference,
    changers,
    compare,
    mark_changer,
    plan,
    report,
    several,
    unsettled,
)
from engine.ficon.drawing.differences.report import STEPS, counted
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.cards.source import DeckFileError
from engine.language import say
from engine.naming import cec_named
from engine.reading_notes import with_notes

SIZE = 1100, 560
WIDEST = 360  # px: a column as it is opened
SHOWN = 3  # points that an import left open; the tool tip has all


class DifferencesDialog(QDialog):
    """Stays open next to the drawing and follows its edits.

    others: other drawings with their titles; name: the name of this drawing's file.
    """

    def __init__(
        self,
        editor: Editor,
        canvas: Canvas,
        parent: QWidget | None = None,
        others: Iterable[tuple[str, Drawing]] = (),
        name: Callable[[], str] = str,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self.editor, self.canvas = editor, canvas
        self.found: list[DrawingDifference] = []
        self.steps: list[ChangeStep] = []
        self._drawings: list[Drawing] = []
        self._unsettled: list[str] = []  # CECs whose changing LPAR is to be chosen
        self._left_open: list[tuple[str, ...]] = []  # problems and questions of the import of each
        self.choice = QComboBox(self)
        self.file = QPushButton(self.tr("File…"), self)
        self.save = QPushButton(self.tr("Save report…"), self)
        self.leave = QPushButton(self.tr("Close"), self)
        self.sum = QLabel("", self, wordWrap=True)
        self.table, self.order = QTableWidget(0, 4, self), QTableWidget(0, 7, self)
        self.changers = ChangerChoices(self)
        self.hcd = QCheckBox(self.tr("Change definitions with HCD"), self)
        self.pages = QTabWidget(self)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._set_up()
        self._lay_out()
        self._offer(others)
        self.compare()

    def _set_up(self) -> None:
        self.setWindowTitle(self.tr("Differences"))
        resize_for_text(self, *SIZE)
        heads = (
            [self.tr("Change"), self.tr("Kind"), self.tr("Element"), self.tr("Old and new values")],
            [say(title) for title in STEPS[1:]],
        )
        for table, titles in zip((self.table, self.order), heads, strict=True):
            for_reading(table, 24, sortable=table is self.table)
            set_headings(table, titles)
            table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
            table.horizontalHeader().setStretchLastSection(True)
            table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        controls = (
            (self.choice, self.tr("Compare with"), self.tr("The old configuration.")),
            (self.file, self.tr("Compare with a file"), self.tr("A drawing, or IOCP decks.")),
            (self.save, self.tr("Save report"), self.tr("Writes differences and steps as HTML or PDF.")),
            (self.leave, self.tr("Close"), self.tr("Removes the highlights from the drawing.")),
            (self.table, self.tr("Differences"), self.tr("Select a row to see the element in the drawing.")),
            (self.order, self.tr("Steps"), self.tr("Steps from the old configuration to this one.")),
            (
                self.hcd,
                self.hcd.text(),
                self.tr("The steps activate an IODF instead of entering CP commands."),
            ),
        )
        for control, name, text in controls:
            make_accessible(control, name, text)
            control.setToolTip(text)
        self.file.setAutoDefault(False)
        self.choice.currentIndexChanged.connect(self.compare)
        self.file.clicked.connect(self.choose_files)
        self.save.clicked.connect(self.choose_report)
        self.table.itemSelectionChanged.connect(self._show_chosen)
        self.changers.changed.connect(self._choose_changer)
        self.hcd.toggled.connect(self.compare)
        self._later.timeout.connect(self.compare)
        self.editor.changed.connect(self._later.start)
        self.editor.replaced.connect(self._later.start)

    def _lay_out(self) -> None:
        top, whole = QHBoxLayout(), QVBoxLayout(self)
        caption = QLabel(self.tr("From"), self)
        caption.setBuddy(self.choice)
        for widget, share in ((caption, 0), (self.choice, 1), (self.file, 0)):
            top.addWidget(widget, share)
        top.addWidget(QLabel(self.tr("to this drawing"), self))
        self.pages.addTab(self.table, self.tr("Differences"))
        self.pages.addTab(self._steps_page(), self.tr("Steps"))
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        whole.addLayout(top)
        whole.addWidget(self.sum)
        whole.addWidget(self.pages, 1)
        whole.addLayout(closing_line(self, self.save, self.leave))
        self._order_tab()

    def _steps_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.changers)
        column.addWidget(self.hcd)
        column.addWidget(self.order, 1)
        return page

    def _order_tab(self) -> None:
        pages = [self.pages.tabBar(), self.table, *self.changers.boxes.values(), self.hcd, self.order]
        tab_through([self.choice, self.file, *pages, self.save, self.leave])

    # ---- the other configuration

    def _offer(self, others: Iterable[tuple[str, Drawing]]) -> None:
        done = self.editor.history.done
        if done:
            self._add(self.tr("This drawing before: {0}").format(done[-1].title), self._before(1))
        if len(done) > 1:
            self._add(self.tr("This drawing before all {0} edits").format(len(done)), self._before(len(done)))
        for name, drawing in others:
            self._add(name, drawing)

    def _add(self, title: str, drawing: Drawing, left_open: tuple[str, ...] = ()) -> None:
        self._drawings.append(drawing)
        self._left_open.append(left_open)
        self.choice.addItem(title)

    def _before(self, steps: int) -> Drawing:
        """Return the drawing as it was this many undo steps ago."""
        drawing = self.editor.drawing.copy()
        for change in reversed(self.editor.history.done[-steps:]):
            drawing.apply(change.inverse())
        return drawing

    def choose_files(self) -> None:
        """Ask for a drawing or for decks."""
        kinds = self.tr("Drawings and decks (*.json *.iocp *.txt *.deck);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Compare with a file"), "", kinds)
        if names:
            self.use_files([Path(name) for name in names])

    def use_files(self, files: Sequence[Path]) -> None:
        """Compare with the drawing in a file, or with the drawing built from decks."""
        try:
            loaded = load_drawing(files)
        except (DeckFileError, DrawingError, FileError) as error:
            self.choice.setCurrentIndex(-1)
            self.sum.setText(str(error))
            return
        left_open = (*map(str, loaded.notes), *(question.text for question in loaded.questions))
        self._add(", ".join(file.name for file in files), loaded.history.drawing, left_open)
        self.choice.setCurrentIndex(self.choice.count() - 1)

    # ---- the differences

    def compare(self) -> None:
        """Compare, and show the differences."""
        place = self.choice.currentIndex()
        if place < 0:
            self.sum.setText(self.tr("Choose a file: a drawing, or IOCP decks."))
            self._unsettled = []
            self.changers.show_cecs({}, [])
            self._show([], [])
            self.canvas.show_compared(Compared())
            return
        before = self._drawings[place]
        found = compare(before, self.editor.drawing)
        known = changers(before, self.editor.drawing)
        steps = plan(before, self.editor.drawing, found, self.changers.by, self.hcd.isChecked())
        self._unsettled = unsettled(known, steps, self.changers.by)
        if self.changers.show_cecs(known, several(known, steps)):
            self._order_tab()
        self._show(found, steps)
        self.sum.setText(counted(found).capitalize() + "." + self._open_points(self._left_open[place]))
        self.sum.setToolTip("\n".join(self._left_open[place]))
        self.canvas.show_compared(compared(before, self.editor.drawing, found))

    def _choose_changer(self, cec: str, lpar: str) -> None:
        """Mark the selected LPAR in the drawing if it exists there; the choice applies in any case."""
        try:
            self.editor.do(mark_changer(self.editor.drawing, cec, lpar))
        except DrawingError:
            pass  # the CEC no longer exists in this drawing: the choice is valid while the dialog is open
        self.compare()

    def _open_points(self, points: tuple[str, ...]) -> str:
        """Return the points that the import left open, as lines below the counts."""
        if not points:
            return ""
        head = self.tr(
            "The decks do not contain all required information. Import them into a drawing to "
            "answer the open questions."
        )
        more = self.tr("… and {0} more").format(len(points) - SHOWN) if len(points) > SHOWN else ""
        return "\n" + "\n".join(filter(None, (head, *points[:SHOWN], more)))

    def _show(self, found: list[DrawingDifference], steps: list[ChangeStep]) -> None:
        self.found, self.steps = found, steps
        self.save.setEnabled(bool(found) and not self._unsettled)
        asks = self.tr("Above the steps, select the system that changes {0}.").format(
            ", ".join(map(cec_named, self._unsettled))
        )
        self.save.setToolTip(asks if self._unsettled else self.save.accessibleDescription())
        what = [(say(item.what), item.noun, item.name, item.detail) for item in found]
        fill_rows(self.table, what, WIDEST)
        parts = attrgetter("phase", "where", "whole", "note", "stops", "back", "form")
        fill_rows(self.order, [parts(step) for step in steps], WIDEST)
        self.pages.setTabText(0, self.tr("Differences ({0})").format(len(found)))
        self.pages.setTabText(1, self.tr("Steps ({0})").format(len(steps)))

    def _show_chosen(self) -> None:
        rows = {item.row() for item in self.table.selectedItems()}
        cells = filter(None, (self.table.item(row, 0) for row in sorted(rows)))
        places = (cell.data(Qt.ItemDataRole.UserRole) for cell in cells)
        chosen = [self.found[place] for place in places]
        self.editor.show([item.after for item in chosen if item.after])
        marks = self.canvas.compared.places
        gone = [marks[item.before] for item in chosen if not item.after and item.before in marks]
        if gone:
            self.canvas.viewport.center_on_box(reduce(Box.joined, gone))

    # ---- the report

    def choose_report(self) -> None:
        """Ask for the report file."""
        kinds = self.tr("HTML (*.html);;PDF (*.pdf)")
        if file := save_path(self, self.tr("Save report"), "change.html", kinds):
            self.write_report(file)

    def write_report(self, file: Path) -> None:
        """Write the report, as PDF if its name has that suffix, otherwise as HTML."""
        titles = self.choice.currentText(), self._name() or self.tr("a drawing without a file")
        page = report(titles, self.found, self.steps, date.today().isoformat())
        page = with_notes(page, notes_on_files.reported)
        try:
            atomic_write(file, _pdf(page) if file.suffix.lower() == ".pdf" else page)
        except OSError as error:
            self.sum.setText(self.tr("The report was not written: {0}").format(error.strerror or error))
            return
        self.sum.setText(self.tr("The report was saved in {0}.").format(file.name))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.canvas.show_compared(Compared())
        super().closeEvent(event)

    def reject(self) -> None:
        """Escape closes the dialog, and removes the marks."""
        self.canvas.show_compared(Compared())
        super().reject()


def _pdf(page: str) -> bytes:
    from app.files.picture import printed  # imported late: only a report needs it

    document = HtmlPage()
    document.setDefaultFont(theme.paper_font(8))
    document.setHtml(page)
    return printed(document, "Configuration change", QPageLayout.Orientation.Landscape)
