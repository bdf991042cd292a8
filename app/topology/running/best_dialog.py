"""The best layout of a logical link: the permitted resources, a background search, and its results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.jobs.process import Process
from app.jobs.work import work_list
from app.look.theme import text_scale
from app.topology.editor import Editor
from app.widgets.note_label import NoteLabel
from app.widgets.number_boxes import WholeBox, complaint_in
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import for_reading, set_headings
from engine.ficon.drawing.best import (
    Candidate,
    LayoutQuestion,
    Limits,
    Ranking,
    SearchProgress,
    apply,
    question,
)
from engine.ficon.drawing.best.tables import question_table, read_said
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.running.machine import later_release
from engine.language import filled, numeral
from engine.scenario.checks.links import MAX_CONNECTIONS

ROW = 26  # px of a channel
SIZE = 1040, 600
SIDE = 260  # px of the selectable area
_ID = Qt.ItemDataRole.UserRole


class BestDialog(QDialog):
    """On the left, the permitted resources; on the right, the results, best first."""

    compare_asked = Signal(str, object)  # name of a layout, and a drawing that has it

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.ranking: Ranking | None = None
        self._question: LayoutQuestion | None = None
        self.process = Process("best-layout", self)
        self.link = QComboBox(self)
        self.channels = QListWidget(self)
        self.connections, self.ports = WholeBox(self), WholeBox(self)
        self.number = QLineEdit(self)
        self.search = QPushButton(self.tr("Search"), self)
        self.draw = QPushButton(self.tr("Draw this layout"), self)
        self.compare = QPushButton(self.tr("Compare…"), self)
        self.leave = QPushButton(self.tr("Close"), self)
        self.progress = ProgressLine(self)
        self.state = NoteLabel(self)
        self.table = QTableWidget(0, 6, self)
        self.reasons = QPlainTextEdit(self, readOnly=True)
        self._set_up()
        self._name_controls()
        self._lay_out()
        self._connect()
        self._fill_links()

    def _set_up(self) -> None:
        self.setWindowTitle(self.tr("Best link layout"))
        resize_for_text(self, *SIZE)
        self.connections.setRange(1, MAX_CONNECTIONS)
        self.connections.setValue(MAX_CONNECTIONS)
        self.ports.setRange(0, 64)
        self.number.setMaxLength(4)
        for spin in (self.connections, self.ports):
            spin.setProperty("bare", True)
            spin.lineEdit().setTextMargins(6, 0, 0, 0)
        for_reading(self.table, 26)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.search.setProperty("main", True)
        self.search.setDefault(True)
        self.draw.setEnabled(False)
        self.compare.setEnabled(False)
        self.reasons.setFixedHeight(150)

    def _name_controls(self) -> None:
        for control, name, text in (
            (self.link, self.tr("Logical link"), self.tr("The link whose connections are rearranged.")),
            (
                self.channels,
                self.tr("Channels"),
                self.tr("Channels that may be used at each end. Space selects a channel."),
            ),
            (
                self.connections,
                self.tr("Connections"),
                self.tr("Upper limit; a link can have up to 16 connections."),
            ),
            (
                self.ports,
                self.tr("Free ports"),
                self.tr("Director ports that may be used for channels without a cable."),
            ),
            (
                self.number,
                self.tr("First device number"),
                self.tr("Hexadecimal. The number must be free at both ends."),
            ),
            (self.search, self.tr("Search"), self.tr("Tries layouts in the link model in the background.")),
            (self.draw, self.tr("Draw this layout"), self.tr("Rewires the link. Ctrl+Z undoes it.")),
            (
                self.compare,
                self.tr("Compare…"),
                self.tr("Runs the guests on this layout and on the current drawing."),
            ),
            (self.leave, self.tr("Close"), self.tr("Closes the dialog and ends the search.")),
            (
                self.table,
                self.tr("Layouts, best first"),
                self.tr("The reasons for the selected layout are below."),
            ),
            (self.reasons, self.tr("Reasons"), self.tr("Explains the rate of the selected layout.")),
        ):
            make_accessible(control, name, text)
            control.setToolTip(text)
        set_headings(
            self.table,
            [
                self.tr("Layout"),
                self.tr("Connections"),
                self.tr("Channels"),
                self.tr("→ MB/s"),
                self.tr("← MB/s"),
                self.tr("By device number"),
            ],
        )

    def _lay_out(self) -> None:
        form, left, right = QFormLayout(), QVBoxLayout(), QVBoxLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Link"), self.link)
        form.addRow(self.tr("Channels"), self.channels)
        form.addRow(self.tr("Connections"), self.connections)
        form.addRow(self.tr("Free ports"), self.ports)
        form.addRow(self.tr("First number"), self.number)
        left.addLayout(form)
        left.addWidget(self.search)
        right.addWidget(self.progress)
        right.addWidget(self.state)
        right.addWidget(self.table, 1)
        right.addWidget(self.reasons)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.compare)
        buttons.addWidget(self.draw)
        buttons.addWidget(self.leave)
        right.addLayout(buttons)
        side = QWidget(self)
        side.setFixedWidth(SIDE)
        left.setContentsMargins(0, 0, 0, 0)
        side.setLayout(left)
        whole = QHBoxLayout(self)
        whole.addWidget(side)
        whole.addLayout(right, 1)
        tab_through(
            [self.link, self.channels, self.connections, self.ports, self.number, self.search]
            + [self.table, self.reasons, self.compare, self.draw, self.leave]
        )

    def _connect(self) -> None:
        self.link.currentIndexChanged.connect(self._fill_channels)
        self.search.clicked.connect(self.begin)
        self.draw.clicked.connect(self.take)
        self.compare.clicked.connect(self.compare_chosen)
        self.leave.clicked.connect(self.close)
        self.progress.cancelled.connect(self.cancel)
        work_list.follow(self.process, lambda: self.tr("Search for the best layout"), self.cancel)
        self.process.progress.connect(self._on_progress)
        self.process.done.connect(self._on_done)
        self.process.failed.connect(self._finish)
        self.table.itemSelectionChanged.connect(self._show_reasons)
        self.table.cellActivated.connect(lambda row, column: self.take())

    # ---- what may be used

    def _fill_links(self) -> None:
        drawing = self.editor.drawing
        chosen = [name for name in (*self.editor.selection, self.editor.link) if name]
        for isfc_link in drawing.of(IsfcLink):
            self.link.addItem(" – ".join(drawing.get(end, Lpar).name for end in isfc_link.ends), isfc_link.id)
        for name in chosen:
            if (place := self.link.findData(name)) >= 0:
                self.link.setCurrentIndex(place)
                break
        self.search.setEnabled(self.link.count() > 0)
        self._fill_channels()

    def _fill_channels(self) -> None:
        """List all channels that either end may use, including those without a cable."""
        self.channels.clear()
        try:
            if not self.link.count():
                raise DrawingError(self.tr("Draw an ISFC link between two LPARs first."))
            every = question(self.editor.drawing, str(self.link.currentData()), Limits(ports=64))
            given = question(self.editor.drawing, str(self.link.currentData()))
        except DrawingError as error:
            self.state.setText(str(error))
            self.search.setEnabled(False)
            return
        self.state.setText("")
        self.search.setEnabled(True)
        for channel in every.channels:
            text = f"{channel.name}  {channel.generation}"
            text += f", {numeral(channel.km, 'g')} km" if channel.km else ""
            text += self.tr(", no cable") if channel.thing in every.plugged else ""
            item = QListWidgetItem(text, self.channels)
            item.setData(_ID, channel.thing)
            item.setSizeHint(QSize(0, round(ROW * text_scale())))
            used = channel.thing in {each.thing for each in given.channels}
            item.setCheckState(Qt.CheckState.Checked if used else Qt.CheckState.Unchecked)
        self.ports.setValue(len(given.plugged))
        self.number.setText(f"{given.numbers[0]:04X}")

    @property
    def limits(self) -> Limits:
        """Return the selected limits. Raises DrawingError."""
        rows = (self.channels.item(place) for place in range(self.channels.count()))
        chosen = tuple(str(row.data(_ID)) for row in rows if row.checkState() == Qt.CheckState.Checked)
        if not chosen:
            raise DrawingError(self.tr("No channel is selected: select the channels that may be used"))
        try:
            number = int(self.number.text().strip(), 16)
        except ValueError:
            raise DrawingError(self.tr("The first device number: expected hexadecimal digits")) from None
        return Limits(chosen, self.connections.value(), self.ports.value(), number)

    # ---- the search

    def begin(self) -> None:
        """Start the search in the background."""
        if complaint_in(self):
            return
        try:
            self._question = question(self.editor.drawing, str(self.link.currentData()), self.limits)
        except DrawingError as error:
            self.state.setText(str(error))
            return
        self._show_ranking(None)
        self.state.setText("\n".join(filter(None, [self._caution(), *self._question.left_out])))
        self.progress.begin(self.tr("Creating layouts"))
        self.search.setEnabled(False)
        self.process.start(question=question_table(self._question))

    def cancel(self) -> None:
        """Cancel the search immediately."""
        self.process.stop()
        self._finish(self.tr("The search was canceled."))

    def _finish(self, text: str) -> None:
        self.progress.finish()
        self.search.setEnabled(True)
        self.state.setText(text)

    def _on_done(self, table: dict[str, Any]) -> None:
        assert self._question is not None
        found = read_said(self._question, table)
        assert isinstance(found, Ranking)
        self._finish(self._told(found))
        self._show_ranking(found)

    def _on_progress(self, table: dict[str, Any]) -> None:
        assert self._question is not None
        found = read_said(self._question, table)
        if isinstance(found, SearchProgress) and found.total:
            self._show_progress(found)

    def _show_progress(self, said: SearchProgress) -> None:
        self.progress.show_progress(said.done, said.total)
        stage = (
            self.tr("Running layouts")
            if said.stage == "trials"
            else self.tr("Running the best layouts longer")
        )
        self.state.setText(self.tr("{0}: {1} MB/s so far").format(stage, numeral(said.best, ",.0f")))

    def _told(self, found: Ranking) -> str:
        first, second = found.question.systems
        text = self.tr("{0} layouts, {1} of them tried. → means from {2} to {3}.")
        counted = text.format(numeral(found.counted, ","), found.tried, first, second)
        return "\n".join(filter(None, [counted, self._caution()]))

    def _caution(self) -> str:
        """Return the caution that the drawn release of z/VM is later than the simulated one, or "" if it
        is not.
        """
        drawing = self.editor.drawing
        link = drawing.find(self._question.link) if self._question else None
        return (
            later_release([drawing.get(end, Lpar) for end in link.ends]) if isinstance(link, IsfcLink) else ""
        )

    # ---- findings

    def rows(self) -> Sequence[Candidate]:
        """Return the layouts of the table, starting with the current layout."""
        if self.ranking is None:
            return ()
        now = (self.ranking.now,) if self.ranking.now else ()
        return (*now, *self.ranking.candidates)

    def _show_ranking(self, ranking: Ranking | None) -> None:
        self.ranking = ranking
        rows = self.rows()
        self.table.setRowCount(len(rows))
        for row, candidate in enumerate(rows):
            for column, text in enumerate(self._texts(candidate)):
                item = QTableWidgetItem(text)
                if column in (1, 2, 3, 4):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        if ranking is not None:
            self.table.selectRow(len(rows) - len(ranking.candidates))
            self.table.setFocus()
        self._show_reasons()

    def _texts(self, candidate: Candidate) -> list[str]:
        assert self._question is not None
        family = {
            "straight": self.tr("Straight"), "crossed": self.tr("Crossed"), "mixed": self.tr("Mixed"),
            "apart": self.tr("Separate channels"), "each with each": self.tr("All pairs"),
            "as drawn": self.tr("As drawn now"),
        }[candidate.family]  # fmt: skip
        rates = [numeral(mbs, ",.0f") for mbs in candidate.mbs]
        return [
            family,
            str(len(candidate.order)),
            str(len(candidate.channels)),
            *rates,
            runs(self._question, candidate),
        ]

    def chosen(self) -> Candidate | None:
        """Return the layout in the selected row."""
        rows, row = self.rows(), self.table.currentRow()
        return rows[row] if 0 <= row < len(rows) and self.table.selectedItems() else None

    def _show_reasons(self) -> None:
        candidate = self.chosen()
        self.reasons.setPlainText("\n".join(f"• {text}" for text in candidate.reasons) if candidate else "")
        another = candidate is not None and candidate is not (self.ranking and self.ranking.now)
        for button in (self.draw, self.compare):
            button.setEnabled(another)

    def take(self) -> None:
        """Draw the selected layout, and close the dialog once the layout is drawn."""
        candidate = self.chosen()
        if candidate is None or self._question is None or not self.draw.isEnabled():
            return
        if self.editor.attempt(lambda: apply(self.editor.drawing, self._question, candidate)):  # type: ignore[arg-type]
            self.editor.told.emit(
                filled(self.tr("The link was rewired: {0} {0:connection|connections}"), len(candidate.order))
            )
            self.close()

    def compare_chosen(self) -> None:
        """Ask for a comparison of the drawing with the selected layout."""
        candidate, asked = self.chosen(), self._question
        if candidate is None or asked is None:
            return
        other = self.editor.drawing.copy()
        try:
            other.apply(apply(other, asked, candidate))
        except DrawingError as error:
            self.state.setText(str(error))
            return
        name = filled(
            self.tr("{0}, {1} {1:connection|connections}"), self._texts(candidate)[0], len(candidate.order)
        )
        self.compare_asked.emit(name, other)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.process.stop()
        super().closeEvent(event)

    def reject(self) -> None:
        """Also cancel the search when Escape closes the dialog."""
        self.process.stop()
        super().reject()


def runs(asked: LayoutQuestion, candidate: Candidate) -> str:
    """Return connections in runs of the same channel: "5×3C 3×3D 2×3C", or "4×3C-3D" for crossed
    connections.
    """
    parts: list[tuple[str, int]] = []
    for first, second in candidate.order:
        names = asked.channels[first].name, asked.channels[second].name
        name = names[0] if first == second else "-".join(names)
        if parts and parts[-1][0] == name:
            parts[-1] = name, parts[-1][1] + 1
        else:
            parts.append((name, 1))
    return " ".join(f"{count}×{name}" for name, count in parts)
