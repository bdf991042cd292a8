"""The right half of the panel: a tab each for values, findings and history; and the list of findings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.charts.toolkit.time_view import TimeView
from app.look import theme
from app.rules.checking import RuleProblem
from app.rules.live import LiveRules
from app.rules.term_chart import TermChart
from app.rules.term_tree import TermTree
from app.widgets.copy_menu import CopyMenu, copy_table
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn
from engine.cpuplugd.language.messages import ERROR, WARNING
from engine.kernel.units import clock_text

ROW_HEIGHT = 22
VALUES, FINDINGS, HISTORY = range(3)
SHARES = (44, 400)  # of the sentences and the tree, at first
MIN_CHART = (220, 112)
PICTURE_RATIO = 2.0  # of a copied picture: it is printed, too


def _colour(severity: str) -> QColor:
    look = theme.current()
    return {ERROR: look.error, WARNING: look.warning}.get(severity, look.muted)


class Findings(QSplitter):
    """The table of findings; `wanted` carries the line and column to go to."""

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
        """Show these findings; the selected finding stays selected if it is still there."""
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
        """Go to the next finding (by 1) or the previous finding (-1) from a position, wrapping around at the
        end.
        """
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


class RuleTabs(QWidget):
    """The tabs; above the tree, a sentence about the interval."""

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs, self.stack, self.why = QTabBar(self), QStackedWidget(self), QLabel(self)
        self.tree, self.findings, self.chart = TermTree(self), Findings(self), TermChart(time_view, self)
        self.chart.setMinimumSize(*MIN_CHART)
        self.chart.setAccessibleName(self.tr("Term history"))
        self.chart.setWhatsThis(
            self.tr(
                "The selected term over the whole run; true is 1, false is 0. Select a term in "
                "the value tree."
            )
        )
        CopyMenu(self.chart, self.chart.table, lambda: self.chart.image(self.chart.size(), PICTURE_RATIO))
        copy_table(self.tree)
        self._set_up_tabs()
        self.stack.addWidget(self._values())
        self.stack.addWidget(self.findings)
        self.stack.addWidget(self.chart)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(self.stack, 1)

    def _set_up_tabs(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        for title in (self.tr("Values"), self.tr("Findings"), self.tr("History")):
            self.tabs.addTab(title)
        about = self.tr("Current values of all terms, findings in the rules, and the history of a term.")
        make_accessible(self.tabs, self.tr("Values, findings, history"), about)
        self.tabs.currentChanged.connect(self.stack.setCurrentIndex)

    def _values(self) -> QSplitter:
        whole = QSplitter(Qt.Orientation.Vertical, self)
        self.why.setObjectName("rulesText")
        self.why.setWordWrap(True)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.why.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.why.setContentsMargins(8, 4, 8, 4)
        self.why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self.why)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(SHARES[0])
        whole.addWidget(scroll)
        whole.addWidget(self.tree)
        whole.setSizes(SHARES)
        whole.setStretchFactor(0, 0)
        whole.setStretchFactor(1, 1)
        whole.setChildrenCollapsible(False)
        return whole

    def show_count(self, count: int) -> None:
        """Show the number of findings."""
        text = self.tr("Findings ({0})").format(count) if count else self.tr("Findings")
        if self.tabs.tabText(FINDINGS) != text:
            self.tabs.setTabText(FINDINGS, text)

    def turn(self, page: int) -> None:
        """Show a page and focus it."""
        self.tabs.setCurrentIndex(page)
        (self.tree, self.findings.table, self.chart)[page].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_live(self, found: LiveRules | None, instead: str) -> None:
        """Show the values of the rules at a given time; `instead`: the reason why there are no values."""
        self.tree.show_live(found)
        if found is None:
            text = instead
        else:
            lines = [
                f"{clock_text(found.at)}  {found.sentences[0]}" if found.sentences else "",
                *found.sentences[1:],
            ]
            if found.missed > 0:
                lines.append(
                    self.tr(
                        "Not all readings were recorded: missing older values are taken from the "
                        "nearest readings."
                    )
                )
            text = "\n".join(lines)
        if self.why.text() != text:
            self.why.setText(text)
