"""A drawing to be made in the editor, and its state after it was saved."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.lesson.playing.building import DrawingBuilder
from app.widgets.looks import button


class DrawingForm(QWidget):
    """`refresh` is called twice a second: the file may have been saved."""

    def __init__(self, drawing_builder: DrawingBuilder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._builder = drawing_builder
        help_text = self.tr("Opens your drawing in a separate window; save it there (Ctrl+S).")
        self.edit = button(self.tr("Open in the editor"), help_text, self, main=True)
        self.edit.clicked.connect(drawing_builder.open)
        self.state = QLabel(self, wordWrap=True)
        self.state.setMinimumWidth(60)
        line = QHBoxLayout()
        line.addWidget(self.edit)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(line)
        whole.addWidget(self.state)
        self.refresh()

    def refresh(self) -> None:
        """Show the state of the file."""
        found = self._builder.look()
        if found.why_not:
            text = found.why_not
        elif found.drawn is None:
            text = self.tr("Nothing drawn yet.")
        else:
            text = self.tr("Saved: {0} would run.").format(found.drawn.text)
            text = " ".join((text, *found.drawn.left_out[:2]))
        if text != self.state.text():
            self.state.setText(text)
            self.state.setAccessibleName(text)
