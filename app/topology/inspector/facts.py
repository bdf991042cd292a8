"""What follows from the definitions, below the properties: to be read, with a way to what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.topology.inspector.follows import facts
from app.widgets.reach import reachable
from engine.ficon.drawing.model.fields import Thing

ROW = 24  # px
MOST = 14  # facts that are shown at once
_THINGS = Qt.ItemDataRole.UserRole


class FactList(QWidget):
    """The facts of the one thing that is selected; Enter or double-click shows what a fact is about."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.heading = QLabel(self.tr("What follows"), self)
        self.heading.setFont(theme.font(10.5, theme.QFont.Weight.DemiBold))
        self.list = QListWidget(self)
        self.list.setObjectName("facts")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        reachable(
            self.list,
            self.tr("What follows from the definitions"),
            self.tr("Connections and cables, as the definitions mean them. Enter shows what it is about."),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        self.list.viewport().installEventFilter(self)
        self.list.itemActivated.connect(self._show)
        self.hide()

    def show_things(self, things: Sequence[Thing]) -> None:
        """Facts of a single thing; of several there are none."""
        found = facts(self._editor.drawing, things[0]) if len(things) == 1 else []
        self.list.clear()
        for fact in found:
            item = QListWidgetItem(f"{fact.title}: {fact.text}", self.list)
            item.setData(_THINGS, fact.things)
        self.setVisible(bool(found))
        self._fit()

    def _fit(self) -> None:
        """As high as the lines that there are, within reason."""
        rows = range(min(self.list.count(), MOST))
        self.list.setFixedHeight(
            sum(max(ROW, self.list.sizeHintForRow(row)) for row in rows) + 2 * len(rows) + 8
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another width: lines break anew."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._fit)
        return False

    def _show(self, item: QListWidgetItem) -> None:
        if things := item.data(_THINGS):
            self._editor.show(things)
