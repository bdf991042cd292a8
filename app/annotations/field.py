"""The field in which the text of an annotation is typed, on the chart."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.widgets.reach import make_accessible
from engine.session_file.annotation import MAX_TEXT

WIDE = 240  # minimum, px
_ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class AnnotationField(QLineEdit):
    """The Return key or a focus change accepts the text; Escape does not."""

    ended = Signal(object)  # the text; None: it is not taken

    def __init__(self, chart: QWidget, text: str, near: QRect) -> None:
        super().__init__(text, chart)
        self._open = True
        self.setMaxLength(MAX_TEXT)
        self.setPlaceholderText(self.tr("Text"))
        make_accessible(self, self.tr("Annotation text"), self.tr("Enter saves the text; Escape cancels."))
        wide, high = max(near.width() + 24, WIDE), self.sizeHint().height()
        box = QRect(near.center().x() - wide // 2, near.center().y() - high // 2, wide, high)
        box.moveLeft(max(min(box.left(), chart.width() - wide), 0))
        box.moveTop(max(min(box.top(), chart.height() - high), 0))
        self.setGeometry(box)
        self.selectAll()
        self.show()
        self.setFocus()
        self.editingFinished.connect(self._take)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with Return or Escape, which would otherwise also reach the chart or a shortcut."""
        if not isinstance(event, QKeyEvent) or event.key() not in _ENDS:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._end(None)
        elif event.type() == QEvent.Type.KeyPress:
            self._take()
        return True

    def _take(self) -> None:
        self._end(" ".join(self.text().split()))

    def _end(self, text: str | None) -> None:
        if self._open:
            self.drop()
            self.ended.emit(text)

    def drop(self) -> None:
        """Close the field without an answer."""
        self._open = False
        chart = self.parentWidget()
        if chart is not None and self.window().focusWidget() is self:
            chart.setFocus()
        self.hide()
        self.deleteLater()
