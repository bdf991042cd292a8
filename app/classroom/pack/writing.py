"""Writes the pack as PDF: pictures come from the page itself and from the lesson's folder alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, Qt, QUrl
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPageLayout, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

from app.classroom.pack.page import html
from app.classroom.pack.slides import Progress, slides
from app.files.pdf import printed
from app.lesson.reading.formula import formula_image
from app.lesson.reading.markup import ADDRESS, PICTURE, Formula
from app.look import theme
from engine.atomic import atomic_write
from engine.language import say
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson

POINTS = 10.0
INK = QColor("#1c2430")
WIDEST, RATIO = 480, 3.0  # pixels on the page of pictures and formulas, and their resolution


def write_pack(lesson: Lesson, file: Path, student: str, progress: Progress) -> None:
    """Play a lesson and write its pack. Raises OSError, ScenarioError and SimulationError."""
    text, formulas = html(lesson, slides(lesson, student, progress))
    document = _Pack(lesson, formulas)
    document.setDefaultFont(theme.paper_font(POINTS))
    document.setHtml(text)
    title = say("{0} – trainer's pack", lesson.title)
    atomic_write(file, printed(document, title, QPageLayout.Orientation.Landscape))


class _Pack(QTextDocument):
    def __init__(self, lesson: Lesson, formulas: dict[str, Formula]) -> None:
        super().__init__()
        theme.load_fonts()
        self._lesson, self._formulas = lesson, formulas

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load a chart in the page, a formula, or a picture of the folder."""
        address = name.toString() if isinstance(name, QUrl) else name
        if address.startswith("data:image/png;base64,"):
            return super().loadResource(kind, name)
        if address.startswith(ADDRESS):
            return self._formula(self._formulas[address])
        try:
            content = self._lesson.picture(address.removeprefix(PICTURE))
        except LessonError:
            return None
        return _drawn(content) if address.endswith(".svg") else QImage.fromData(QByteArray(content))

    def _formula(self, formula: Formula) -> QImage | None:
        font = theme.paper_font(POINTS)
        pixels = POINTS * 96 / 72 * 1.2
        return formula_image(formula.latex, formula.display, pixels, INK, RATIO, WIDEST, QFontMetricsF(font))


def _drawn(svg: bytes) -> QImage | None:
    renderer = QSvgRenderer(QByteArray(svg))
    size = renderer.defaultSize()
    size = size.scaled(min(WIDEST, size.width()), size.height(), Qt.AspectRatioMode.KeepAspectRatio)
    if not renderer.isValid() or size.isEmpty():
        return None
    made = QImage(size * RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        renderer.render(painter)
    made.setDevicePixelRatio(RATIO)
    return made
