"""A field for a file: a shipped one or one of the user."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QPushButton, QWidget

from app.matrix import words
from app.widgets.reach import reachable
from engine.studies.matrix import MatrixField


class FileField(QWidget):
    """A list that a path can be typed into, and a button that looks for one."""

    def __init__(self, field: MatrixField, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice, self.browse = QComboBox(self), QPushButton(self.tr("Browse…"), self)
        self.choice.setEditable(True)
        for one in field.choices:
            self.choice.addItem(one)
        self.choice.setEditText(value)
        reachable(self.choice, words.told(field.title), words.told(field.help))
        about = self.tr("Looks for a file of your own.")
        reachable(self.browse, self.tr("Browse for a file: {0}").format(words.told(field.title)), about)
        self.browse.clicked.connect(self._look)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.choice, 1)
        line.addWidget(self.browse)
        self.setFocusProxy(self.choice)

    def text(self) -> str:
        """The name or the path."""
        return self.choice.currentText().strip()

    def _look(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Rule file"))
        if path:
            self.choice.setEditText(path)
