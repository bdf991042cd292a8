"""The legend of the colours and the tick in the cells."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.charts.toolkit import brushes, zoom
from app.look import theme
from app.look.theme import text_scale
from app.run_sets.matrix.cell import fill, tick
from app.widgets.pictured import pictured

HIGH = 22
SWATCH = 10.0
GAP = 14.0


class Legend(QWidget):
    """One line; in a narrow window it ends with the last entry that has room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Legend"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._parts = True
        theme.notifier.changed.connect(self._worn)

    def show_parts(self, parts: bool) -> None:
        """Set whether there are bars made of parts."""
        self._parts = parts
        self.updateGeometry()
        self.update()

    def _entries(self) -> list[tuple[str, str]]:
        if not self._parts:
            return [("", self.tr("published")), ("plain", self.tr("simulated"))]
        return [
            ("", self.tr("published")),
            ("emulation", self.tr("emulation")),
            ("cp", self.tr("CP")),
            ("spin", self.tr("spinning, part of CP")),
        ]

    def describe(self) -> str:
        """Return the names in the order of their marks."""
        return ", ".join(text for _, text in self._entries())

    def _worn(self, *_: object) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = sum(SWATCH + 5 + brushes.width(text) + GAP for _, text in self._entries())
        return QSize(round(wide * text_scale()), round(HIGH * text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        room, x = zoom.room(self), 0.0
        with QPainter(self) as painter:
            zoom.enlarge(painter)
            for what, text in self._entries():
                if x + SWATCH + 5 + brushes.width(text) > room.width():
                    break
                box = QRectF(x, (room.height() - SWATCH) / 2, SWATCH, SWATCH)
                if what:
                    fill(painter, box, what)
                else:
                    tick(painter, box, box.center().x())
                x += SWATCH + 5
                words = QRectF(x, 0, brushes.width(text), room.height())
                brushes.write(painter, words, text, theme.current().label)
                x += words.width() + GAP
