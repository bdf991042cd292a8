"""The list of key moments: Enter goes to one; a field and a button keep the present moment as a bookmark."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.classroom.moments import KeyMoment
from app.classroom.presentation import Presentation
from app.widgets.looks import button
from app.widgets.reach import make_accessible

NUMBERED = 9  # moments that a digit goes to
_MOMENT = Qt.ItemDataRole.UserRole


class MomentsBox(QGroupBox):
    """Jumps to moments of the run that is open."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(self.tr("Key moments"), parent)
        self._of = presentation
        self._shown: list[KeyMoment] = []
        self.list = QListWidget(self)
        make_accessible(
            self.list,
            self.tr("Key moments of this run"),
            self.tr(
                "Enter, a double click, or Alt and a digit go to a moment. The run continues where it must."
            ),
        )
        self.naming = QLineEdit(self, placeholderText=self.tr("Title of a bookmark"), maxLength=80)
        make_accessible(self.naming, self.tr("Title of a bookmark"))
        self.add = button(
            self.tr("Bookmark"),
            self.tr("Keeps the present moment of the run, with the lesson (Ctrl+D)."),
            self,
        )
        line = QHBoxLayout()
        line.addWidget(self.naming, 1)
        line.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.addWidget(self.list, 1)
        whole.addLayout(line)
        self.list.itemActivated.connect(lambda item: self._of.jump(item.data(_MOMENT)))
        self.add.clicked.connect(self.bookmark)
        self.naming.returnPressed.connect(self.bookmark)
        presentation.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the moments of the run; the chosen one stays chosen."""
        moments = self._of.moments()
        if moments == self._shown:
            return
        row = self.list.currentRow()
        self._shown = moments
        self.list.clear()
        for number, moment in enumerate(moments, 1):
            digit = f"{number}  " if number <= NUMBERED else "    "
            item = QListWidgetItem(f"{digit}{moment.text}{'  ★' if moment.own else ''}")
            item.setData(_MOMENT, moment)
            self.list.addItem(item)
        self.list.setCurrentRow(max(0, min(row, len(moments) - 1)))

    def jump_to(self, number: int) -> None:
        """Go to the moment with this number, from 1."""
        if number <= len(self._shown):
            self.list.setCurrentRow(number - 1)
            self._of.jump(self._shown[number - 1])

    def bookmark(self) -> None:
        """Keep the present moment."""
        self._of.bookmark(self.naming.text().strip())
        self.naming.clear()
