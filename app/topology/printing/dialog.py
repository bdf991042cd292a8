"""The print dialog: choices of pages, title block, legend and texts, with a preview that follows them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSignalBlocker, Qt
from PySide6.QtGui import (
    QKeySequence,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QShortcut,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.topology.canvas.pictures.files import PAGES, UNIT_DPI
from app.topology.printing.pages import MAX_ACROSS, READABLE, Print, PrintedPage, PrintOptions, paint
from app.topology.shapes.box import Box
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible, tab_through
from engine.atomic import atomic_write
from engine.language import numeral

SIZE = (960, 640)
MARGIN = 10.0  # mm around the paper
PDF_DPI = 1200
FEW = 6  # pages that a drawing uses by default
Orientation = QPageLayout.Orientation


class PrintDialog(QDialog):
    """Nothing is printed until Print or Save as PDF is pressed."""

    def __init__(self, what: Print, name: str, parent: QWidget | None = None) -> None:
        """Show a preview of `what`. name: suggested name of the PDF file."""
        super().__init__(parent)
        self.what, self._name = what, name
        self._chosen = self._decided = False  # by the user: pages, whether the drawing is arranged
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(what.block.title)
        self.printer.setPageMargins(QMarginsF(*[MARGIN] * 4), QPageLayout.Unit.Millimeter)
        self.preview = QPrintPreviewWidget(self.printer, self)
        self._make()
        self._name_controls()
        self._lay_out()
        self._connect()
        self._set_paper()

    # -- making

    def _make(self) -> None:
        self.setWindowTitle(self.tr("Print"))
        self.paper, self.orientation = QComboBox(self), QComboBox(self)
        self.paper.addItems(PAGES)
        own = self.printer.pageLayout().pageSize().name().split(" ")[0]
        self.paper.setCurrentText(own if own in PAGES else PAGES[0])
        self.orientation.addItem(self.tr("Landscape"), Orientation.Landscape)
        self.orientation.addItem(self.tr("Portrait"), Orientation.Portrait)
        self.orientation.setCurrentIndex(0 if self._lies() else 1)
        self.across, self.down = WholeBox(self), WholeBox(self)
        for box in (self.across, self.down):
            box.setRange(1, MAX_ACROSS)
        self.block = QCheckBox(self.tr("&Title block"), self)
        self.legend = QCheckBox(self.tr("&Legend"), self)
        self.texts = QCheckBox(self.tr("&Decks and statements"), self)
        self.sheets = QCheckBox(self.tr("&Each CEC and director"), self)
        self.arranged = QCheckBox(self.tr("A&rrange for one page"), self)
        for check in (self.block, self.legend):
            check.setChecked(True)
        self._checks = (self.arranged, self.block, self.legend, self.sheets, self.texts)
        self.before, self.after = QPushButton("◀", self), QPushButton("▶", self)
        self.page = QLabel(self)
        self.note = QLabel(self, wordWrap=True)
        self.print_button = QPushButton(self.tr("&Print…"), self)
        self.pdf = QPushButton(self.tr("&Save as PDF…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)

    def _lies(self) -> bool:
        sizes = [picture.picture for picture in self.what.pictures]
        return not sizes or sizes[0].width >= sizes[0].height

    def _name_controls(self) -> None:
        named = (
            (self.paper, self.tr("Paper"), self.tr("Paper size.")),
            (self.orientation, self.tr("Orientation"), self.tr("Page orientation.")),
            (
                self.across,
                self.tr("Pages across"),
                self.tr("Drawing width in pages."),
            ),
            (self.down, self.tr("Pages down"), self.tr("Drawing height in pages.")),
            (
                self.block,
                self.tr("Title block"),
                self.tr("Name, owner, revision, date, scale and sheet in the corner of each page."),
            ),
            (self.legend, self.tr("Legend"), self.tr("The meaning of lines and colors, on each page.")),
            (
                self.sheets,
                self.tr("Each CEC and director"),
                self.tr(
                    "A separate page for each CEC and director, with off-sheet ports: the far "
                    "ends of wires that leave the page."
                ),
            ),
            (
                self.texts,
                self.tr("Decks and statements"),
                self.tr(
                    "All IOCP decks, SYSTEM CONFIG and commands, with line numbers, on "
                    "pages after the drawing."
                ),
            ),
            (
                self.arranged,
                self.tr("Arrange for one page"),
                self.tr(
                    "Rearranges the drawing on paper, with larger text and without FICON CTC "
                    "control units: tables on the following pages list the control units. "
                    "The drawing itself does not change."
                ),
            ),
            (self.before, self.tr("Previous page"), self.tr("Shows the previous page (Page Up).")),
            (self.after, self.tr("Next page"), self.tr("Shows the next page (Page Down).")),
            (self.print_button, self.tr("Print"), self.tr("Opens the printer dialog.")),
            (self.pdf, self.tr("Save as PDF"), self.tr("Saves the pages in a PDF file.")),
            (self.close_button, self.tr("Close"), self.tr("Closes the dialog without printing.")),
        )
        for control, name, about in named:
            make_accessible(control, name, about)
            control.setToolTip(about)
        for button in (self.before, self.after, self.pdf, self.close_button):
            button.setAutoDefault(False)
        about = self.tr("The pages as printed. Page Up and Page Down turn the pages.")
        for view in self._pages():
            make_accessible(view, self.tr("Preview"), about)
            view.setObjectName("preview")

    def _pages(self) -> list[QGraphicsView]:
        """Return the views that take the focus in the preview."""
        return self.preview.findChildren(QGraphicsView)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("P&aper"), self.paper)
        form.addRow(self.tr("&Orientation"), self.orientation)
        form.addRow(self.tr("Pages a&cross"), self.across)
        form.addRow(self.tr("Pages do&wn"), self.down)
        left, turn, whole = QVBoxLayout(), QHBoxLayout(), QHBoxLayout(self)
        left.addLayout(form)
        for box in self._checks:
            left.addWidget(box)
        left.addStretch(1)
        left.addWidget(self.note)
        for widget, share in ((self.before, 0), (self.page, 1), (self.after, 0)):
            turn.addWidget(widget, share)
        self.page.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left.addLayout(turn)
        for button in (self.print_button, self.pdf, self.close_button):
            left.addWidget(button)
        whole.addLayout(left)
        whole.addWidget(self.preview, 1)
        buttons = [self.before, self.after, self.print_button, self.pdf, self.close_button]
        tab_through(
            [self.paper, self.orientation, self.across, self.down, *self._checks, *buttons, *self._pages()]
        )
        room = (self.parentWidget() or self).screen().availableGeometry().size() * 0.92
        self.resize(min(SIZE[0], room.width()), min(SIZE[1], room.height()))

    def _connect(self) -> None:
        self.preview.paintRequested.connect(self.paint)
        self.preview.previewChanged.connect(self._show_page)
        self.paper.currentIndexChanged.connect(self._set_paper)
        self.orientation.currentIndexChanged.connect(self._set_paper)
        for box in (self.across, self.down):
            box.valueChanged.connect(self._choose_pages)
        self.arranged.toggled.connect(self._arrange)
        for check in self._checks:
            check.toggled.connect(self.preview.updatePreview)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.print_button.clicked.connect(self._print)
        self.pdf.clicked.connect(self._choose_pdf)
        self.close_button.clicked.connect(self.reject)
        QShortcut(QKeySequence(Qt.Key.Key_PageUp), self, lambda: self._turn(-1))
        QShortcut(QKeySequence(Qt.Key.Key_PageDown), self, lambda: self._turn(1))

    # -- printed content

    def options(self) -> PrintOptions:
        """Return the selected options."""
        return PrintOptions(
            self.across.value(),
            self.down.value(),
            self.block.isChecked(),
            self.legend.isChecked(),
            self.texts.isChecked(),
            self.sheets.isChecked(),
            self.arranged.isChecked(),
        )

    def _set_paper(self) -> None:
        self._set_page(self.printer)
        self._suggest()
        self.preview.updatePreview()

    def _suggest(self) -> None:
        """Arrange the drawing if its smallest text is readable on one page only in that way."""
        if not self._decided:
            better = self.what.is_better_arranged(self.options(), self._room(self.printer))
            with QSignalBlocker(self.arranged):
                self.arranged.setChecked(better)
        self._suggest_pages()

    def _arrange(self) -> None:
        self._decided = True
        self._suggest_pages()

    def _suggest_pages(self) -> None:
        """Set the page count that makes the smallest text readable, if it is small and the user has not
        selected a page count.
        """
        across, down = self.what.readable(self.options(), self._room(self.printer))
        if not self._chosen and across * down <= FEW:
            for box, count in ((self.across, across), (self.down, down)):
                with QSignalBlocker(box):
                    box.setValue(count)
        self._warn()

    def _choose_pages(self) -> None:
        self._chosen = True
        self._warn()
        self.preview.updatePreview()

    def _warn(self) -> None:
        """Show the size of the smallest text, and how to make it readable."""
        options, room = self.options(), self._room(self.printer)
        points, (across, down) = self.what.points(options, room), self.what.readable(options, room)
        text = self.tr("The size of the smallest text is {0} points. {1} × {2} pages make it readable.")
        small = points < READABLE
        self.note.setText(text.format(numeral(points, ".1f"), across, down) if small else "")

    def _set_page(self, device: QPagedPaintDevice) -> None:
        device.setPageSize(QPageSize(getattr(QPageSize.PageSizeId, self.paper.currentText())))
        device.setPageOrientation(self.orientation.currentData())
        device.setPageMargins(QMarginsF(*[MARGIN] * 4), QPageLayout.Unit.Millimeter)

    def pages(self, device: QPagedPaintDevice) -> tuple[list[PrintedPage], Box]:
        """Return the pages for a device, and the room on each in picture units."""
        room = self._room(device)
        return self.what.pages(self.options(), room), room

    def _room(self, device: QPagedPaintDevice) -> Box:
        inside = device.pageLayout().paintRect(QPageLayout.Unit.Point)
        scale = UNIT_DPI / 72
        return Box(0.0, 0.0, inside.width() * scale, inside.height() * scale)

    def paint(self, device: QPagedPaintDevice) -> None:
        """Paint all pages."""
        pages, room = self.pages(device)
        with QPainter(device) as painter:
            scale = device.logicalDpiX() / UNIT_DPI
            painter.scale(scale, scale)
            for number, page in enumerate(pages, 1):
                if number > 1:
                    device.newPage()
                paint(painter, page, room, number, len(pages))

    def pdf_bytes(self) -> bytes:
        """Return all pages as PDF."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(PDF_DPI)
        writer.setCreator("LPAR Lab")
        writer.setTitle(self.what.block.title)
        self._set_page(writer)
        self.paint(writer)
        return bytes(buffer.data().data())

    def write_pdf(self, file: Path) -> bool:
        """Write all pages to a file, completely or not at all; on an error, report the reason and return
        False.
        """
        try:
            atomic_write(file, self.pdf_bytes())
        except OSError as error:
            text = self.tr("{0} was not written: {1}. Choose another folder.")
            self.note.setText(text.format(file.name, error.strerror or error))
            return False
        self.note.setText(self.tr("Written: {0}").format(file.name))
        return True

    # -- buttons

    def _print(self) -> None:
        asked = QPrintDialog(self.printer, self)
        if asked.exec() == QDialog.DialogCode.Accepted:
            self.paint(self.printer)
            self.accept()

    def _choose_pdf(self) -> None:
        start = begin_in(FolderKind.EXPORTS, f"{self._name}.pdf")
        if file := save_path(self, self.tr("Save as PDF"), start, self.tr("PDF (*.pdf)")):
            self.write_pdf(file)

    def _turn(self, step: int) -> None:
        now = self.preview.currentPage() + step
        if 1 <= now <= self.preview.pageCount():
            self.preview.setCurrentPage(now)
            self._show_page()

    def _show_page(self) -> None:
        now, count = self.preview.currentPage(), self.preview.pageCount()
        self.page.setText(self.tr("Page {0} of {1}").format(now, count))
        self.before.setEnabled(now > 1)
        self.after.setEnabled(now < count)
