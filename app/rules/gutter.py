"""The strip at the left of the editor: line numbers, and marks at lines with something to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.look import theme
from app.rules.checking import SEVERITIES
from app.widgets.pictured import pictured
from engine.cpuplugd.language.messages import ERROR, WARNING

PAD = 6  # px
LETTERS = {ERROR: "✕", WARNING: "!"}
MIN_DIGITS = 2


class Gutter(QWidget):
    """A click selects the line. Screen readers have the list of findings instead."""

    chosen = Signal(int)  # a line

    def __init__(self, edit: QPlainTextEdit, shown_lines: Callable[[], Iterable[tuple[int, QRectF]]]) -> None:
        """shown_lines: yields number and place of each line in sight."""
        super().__init__(edit)
        pictured(self, name=self.tr("Numbers of the lines"))
        self._edit, self._shown_lines = edit, shown_lines
        self.marks: Mapping[int, str] = {}  # line -> severity
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription(
            self.tr("Marks the lines with findings; the list of findings has them too.")
        )

    def set_marks(self, marks: Mapping[int, str]) -> None:
        """Mark these lines and no others."""
        if marks != self.marks:
            self.marks = dict(marks)
            self.update()

    def wide(self) -> int:
        """Logical pixels."""
        digits = max(len(str(self._edit.blockCount())), MIN_DIGITS)
        metrics = self._edit.fontMetrics()
        return 2 * PAD + metrics.horizontalAdvance("9" * digits) + metrics.horizontalAdvance("! ")

    def sizeHint(self) -> QSize:
        """Return a size as wide as the largest number."""
        return QSize(self.wide(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        with QPainter(self) as painter:
            painter.setFont(self._edit.font())
            painter.fillRect(event.rect(), look.window)
            for line, box in self._shown_lines():
                place = QRectF(PAD, box.top(), self.width() - 2 * PAD, box.height())
                severity = self.marks.get(line, "")
                painter.setPen(look.muted)
                painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), str(line))
                if severity in LETTERS:
                    painter.setPen(look.error if severity == ERROR else look.warning)
                    painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), LETTERS[severity])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for line, box in self._shown_lines():
            if box.top() <= event.position().y() < box.bottom():
                self.chosen.emit(line)


def worst(severities: list[str]) -> str:
    """Return the severity that counts most."""
    return min(severities, key=SEVERITIES.index)
