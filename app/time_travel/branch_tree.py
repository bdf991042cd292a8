"""The branches of a session as a tree, with their times and with the playing and the compared branch
marked.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from app.language import scenario_text
from app.run.session import Session
from app.run.worker.answers import BranchInfo
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text

ID = Qt.ItemDataRole.UserRole
NAME, PART, FORKED, STANDS, RECORDED, RUN = range(6)


class BranchTree(QTreeWidget):
    """Enter or a double click selects a branch, F2 renames it, and Delete removes it."""

    wanted = Signal(int)  # id of the branch to continue with
    removed = Signal(int)
    renamed = Signal(int, str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: dict[int, QTreeWidgetItem] = {}  # by branch id
        self._filling = self._stale = False
        heads = [self.tr("Name"), self.tr("Part"), self.tr("Forked at")]
        self.setHeaderLabels([*heads, self.tr("Current time"), self.tr("Recorded"), self.tr("Run")])
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setItemsExpandable(False)
        self.setRootIsDecorated(False)
        self.setTabKeyNavigation(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(RUN, QHeaderView.ResizeMode.Stretch)
        self.header().setMinimumSectionSize(24)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(12)
        about = self.tr(
            "The runs of this session. Enter plays the selected run, F2 renames it, and Delete removes it."
        )
        make_accessible(self, self.tr("Runs"), about)
        self.itemDoubleClicked.connect(self._want)
        self.itemChanged.connect(self._on_changed)

    @property
    def chosen(self) -> int | None:
        """Id of the branch that is selected in the list."""
        item = self.currentItem()
        return int(item.data(NAME, ID)) if item is not None else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not editing:
            self._want(self.currentItem())
        elif event.key() == Qt.Key.Key_Delete and self.chosen is not None:
            self.removed.emit(self.chosen)
        else:
            super().keyPressEvent(event)

    def edit_name(self) -> None:
        """Let the user edit the name of the selected branch."""
        if (item := self.currentItem()) is not None:
            self.editItem(item, NAME)

    def _want(self, item: QTreeWidgetItem | None, column: int = NAME) -> None:
        if item is not None:
            self.wanted.emit(int(item.data(NAME, ID)))

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if self._stale:
            self.fill()

    def _on_changed(self, item: QTreeWidgetItem, column: int) -> None:
        if not self._filling and column == NAME and item.text(NAME).strip():
            self.renamed.emit(int(item.data(NAME, ID)), item.text(NAME).strip())

    def fill(self) -> None:
        """Show the current branches and names without disturbing a name that is being typed."""
        self._stale = self.state() == QAbstractItemView.State.EditingState
        if self._stale:
            return
        chosen = self.chosen
        self._filling = True
        self.clear()
        items: dict[int, QTreeWidgetItem] = {}
        for branch in self._session.branches.all:
            item = QTreeWidgetItem()
            item.setData(NAME, ID, branch.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self._show(item, branch)  # first: the tree measures its columns for each text that it contains
            items.get(branch.parent or -1, self.invisibleRootItem()).addChild(item)
            items[branch.id] = item
        self._rows = items
        self.expandAll()
        self._filling = False
        if items:
            self.setCurrentItem(
                items.get(chosen or -1) or items.get(self._session.branches.active) or items[min(items)]
            )

    def show_times(self) -> None:
        """Update the times; call this method when the times may be read."""
        if self.state() == QAbstractItemView.State.EditingState:
            return
        self._filling = True
        for branch_id, item in self._rows.items():
            branch = self._session.branches.find(branch_id)
            if branch is not None:
                self._show(item, branch)
        self._filling = False

    def _show(self, item: QTreeWidgetItem, branch: BranchInfo) -> None:
        active = branch.id == self._session.branches.active
        beside = branch.id == self._session.branches.compared
        part = self.tr("plays") if active else self.tr("compared") if beside else ""
        forked = "" if branch.forked_at is None else clock_text(branch.forked_at)
        run = f"{scenario_text(branch.scenario.title)}, {self.tr('seed {0}').format(branch.seed)}"
        texts = (branch.name, part, forked, clock_text(branch.position), clock_text(branch.recorded), run)
        for column, text in enumerate(texts):
            if item.text(column) != text:
                item.setText(column, text)
                item.setToolTip(column, " ".join((text, *branch.source[1])) if column == RUN else text)
        font = item.font(NAME)
        if font.bold() != active:
            font.setBold(active)
            item.setFont(NAME, font)
