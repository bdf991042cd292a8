"""The right half of the panel: values, findings and history, a tab for each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QSplitter, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.charts.toolkit.time_view import TimeView
from app.rules.findings import Findings
from app.rules.live import LiveRules
from app.rules.term_chart import TermChart
from app.rules.term_tree import TermTree
from app.widgets.copy_menu import CopyMenu, copy_table
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text

VALUES, FINDINGS, HISTORY = range(3)
SHARES = (44, 400)  # of the sentences and the tree, at first
MIN_CHART = (220, 112)
PICTURE_RATIO = 2.0  # of a copied picture: it is printed, too


class RuleTabs(QWidget):
    """Tabs; the tree with the sentence of the interval above it."""

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs, self.stack, self.why = QTabBar(self), QStackedWidget(self), QLabel(self)
        self.tree, self.findings, self.chart = TermTree(self), Findings(self), TermChart(time_view, self)
        self.chart.setMinimumSize(*MIN_CHART)
        self.chart.setAccessibleName(self.tr("History of a term"))
        self.chart.setWhatsThis(
            self.tr(
                "The chosen term over the whole run; truth is 1 and 0. Choose a term in the tree of values."
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
        about = self.tr(
            "The present values of all terms, the findings in the rules, and the history of a term."
        )
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
        """Show a page and give it the focus."""
        self.tabs.setCurrentIndex(page)
        (self.tree, self.findings.table, self.chart)[page].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_live(self, found: LiveRules | None, instead: str) -> None:
        """Show the values of the rules at a moment; `instead`: why there are none."""
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
                        "Not all readings were recorded: missing older values are taken from the nearest "
                        "ones."
                    )
                )
            text = "\n".join(lines)
        if self.why.text() != text:
            self.why.setText(text)
