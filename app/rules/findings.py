"""The findings in a rule file: a list, and the chosen one in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QScrollArea,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.rules.checking import RuleProblem
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn
from engine.cpuplugd.language.messages import ERROR, WARNING

ROW_HEIGHT = 22


def _colour(severity: str) -> QColor:
    look = theme.current()
    return {ERROR: look.error, WARNING: look.warning}.get(severity, look.muted)


class Findings(QSplitter):
    """`wanted` says to which line and column to go."""

    wanted = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.model = RowsModel(self._columns(), parent=self)
        self.table, self.text = QTableView(self), QLabel(self)
        self._set_up_table()
        self.text.setObjectName("rulesText")
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.text.setContentsMargins(8, 4, 8, 4)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.below = QScrollArea(self)
        self.below.setWidgetResizable(True)
        self.below.setFrameShape(QScrollArea.Shape.NoFrame)
        self.below.setWidget(self.text)
        self.below.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        above = QWidget(self)
        layout = QVBoxLayout(above)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self.addWidget(above)
        self.addWidget(self.below)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setChildrenCollapsible(False)
        self.setFocusProxy(self.table)

    def _columns(self) -> list[TableColumn[RuleProblem]]:
        names = {ERROR: self.tr("error"), WARNING: self.tr("warning")}
        note = self.tr("note")
        return [
            TableColumn(
                self.tr("Line"), lambda problem: str(problem.line), order=lambda problem: problem.line
            ),
            TableColumn(
                self.tr("Severity"),
                lambda problem: names.get(problem.severity, note),
                tip=lambda problem: problem.what,
                colour=lambda problem: _colour(problem.severity),
            ),
            TableColumn(self.tr("Finding"), lambda problem: problem.what),
        ]

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for_reading(table, ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, wide in ((0, 44), (1, 72)):
            table.setColumnWidth(column, wide)
        about = self.tr(
            "The daemon's messages, and problems that it does not report. Enter goes to the place."
        )
        make_accessible(table, self.tr("Findings"), about)
        table.activated.connect(self._go)
        table.clicked.connect(self._go)
        table.selectionModel().currentRowChanged.connect(self._tell)

    def show_problems(self, problems: Sequence[RuleProblem]) -> None:
        """Show these; the chosen one stays chosen if it is still there."""
        if list(problems) == list(self.model.rows):
            return
        chosen = self.chosen()
        self.model.show_rows(problems)
        if problems:
            row = next((n for n, problem in enumerate(problems) if problem == chosen), 0)
            self.table.setCurrentIndex(self.model.index(row, 0))
        self._tell()

    def chosen(self) -> RuleProblem | None:
        """Return the finding that is shown in full."""
        row = self.table.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def step(self, by: int, line: int, column: int) -> None:
        """Go to the next finding (by 1) or the one before (-1), seen from a place; round at the end."""
        places = [(row.line, row.column) for row in self.model.rows]
        if not places:
            return
        after = [n for n, place in enumerate(places) if place > (line, column)]
        before = [n for n, place in enumerate(places) if place < (line, column)]
        row = (after[0] if after else 0) if by > 0 else (before[-1] if before else len(places) - 1)
        self.table.setCurrentIndex(self.model.index(row, 0))
        self._go()

    def _go(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.wanted.emit(chosen.line, chosen.column)

    def _tell(self) -> None:
        self.text.setText(in_full(self.chosen()))
        self.below.setVisible(bool(self.text.text()))


def in_full(problem: RuleProblem | None) -> str:
    """Return the full text of a finding."""
    if problem is None:
        return ""
    return "\n".join(filter(None, (problem.what, problem.why, problem.fix)))
