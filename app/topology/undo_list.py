"""All edits of the drawing, oldest first; a click goes back or forward to that state."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.topology.panel_context import EditorContext
from app.widgets.reach import make_accessible


class UndoList(QListWidget):
    """The line of the current state is selected; undone edits are below it in gray."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor, self._stale = editor, True
        self.setUniformItemSizes(True)
        make_accessible(
            self,
            self.tr("History"),
            self.tr("All changes, oldest first. Enter or a click goes to that state."),
        )
        editor.changed.connect(self._show_history)
        editor.replaced.connect(self._show_history)
        self.itemActivated.connect(self._go)
        self.itemClicked.connect(self._go)
        self._show_history()

    def _show_history(self) -> None:
        self._stale = not self.isVisible()
        if self._stale:
            return  # it is read when it is visible
        history = self._editor.history
        titles = [self.tr("Start"), *(change.title for change in history.done)]
        undone = [change.title for change in reversed(history.undone)]
        self.clear()
        self.addItems([*titles, *undone])
        for row in range(len(titles), self.count()):
            item = self.item(row)
            item.setForeground(self.palette().placeholderText())
            item.setToolTip(self.tr("Undone"))
        self.setCurrentRow(len(titles) - 1)

    def showEvent(self, event: QShowEvent) -> None:
        """Read the edits made in the meantime."""
        super().showEvent(event)
        if self._stale:
            self._show_history()

    def _go(self, item: QListWidgetItem) -> None:
        editor, wanted = self._editor, self.row(item)
        while len(editor.history.done) > wanted:
            editor.undo()
        while len(editor.history.done) < wanted and editor.history.undone:
            editor.redo()

    def refresh(self) -> None:
        """Apply the theme colors."""
        self._show_history()


def make_panel(context: EditorContext, parent: QWidget) -> UndoList:
    """Return the panel for a window."""
    panel = UndoList(context.editor, parent)
    theme.notifier.changed.connect(panel.refresh)
    return panel
