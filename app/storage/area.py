"""The body of the storage panel: a strip for one z/VM system, a table for several."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.run.moment import Moment
from app.storage.panel import StoragePanel
from app.storage.table import StorageTable


class StorageArea(QWidget):
    """`show_moment` shows what fits the run; `height_changed` is emitted when another height is needed."""

    height_changed = Signal(int)  # px

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strip, self.table = StoragePanel(self), StorageTable(self)
        self.table.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.strip)
        layout.addWidget(self.table)
        self.setFocusProxy(self.strip)
        self._wanted = self.sizeHint().height()

    def show_moment(self, moment: Moment | None) -> None:
        """Show the values at a moment; None leaves them as they are."""
        if moment is None:
            return
        several = len(moment.recording.systems) > 1
        if self.table.isHidden() == several:
            self.strip.setVisible(not several)
            self.table.setVisible(several)
            self.setFocusProxy(self.table if several else self.strip)
        (self.table if several else self.strip).show_moment(moment)
        wanted = (self.table if several else self.strip).sizeHint().height()
        if wanted != self._wanted:
            self._wanted = wanted
            self.height_changed.emit(wanted)

    def value(self, name: str) -> str:
        """Return the text of the strip for an id."""
        return self.strip.value(name)
