"""SVG files: drawings in which texts keep their widths if their typeface is missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from PySide6.QtCore import QBuffer, QRect, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

TEXT = re.compile(r"<text ([^>]*?)\s*>([^<]+)</text>")
FAMILY = re.compile(r'font-family="([^"]*)"')
LARGE = 100  # pixels of a font that is measured: widths of small ones are rounded


def svg_file(size: QSize, resolution: int, paint: Callable[[QPainter], object], title: str = "") -> bytes:
    """Return an SVG file with the picture that `paint` draws.

    size: in units of the drawing. resolution: that of the drawing, in dots per inch; otherwise, its text
    would have a different size.
    """
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(resolution)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    with QPainter(generator) as painter:
        paint(painter)
    return TEXT.sub(_of_one_width, bytes(buffer.data().data()).decode()).encode()


def _of_one_width(text: re.Match[str]) -> str:
    """Return a text with its original layout width, because it would be wider without its typeface."""
    said, content = text.groups()
    wide = _width(said, unescape(content))
    said = FAMILY.sub(r'font-family="\1, sans-serif"', said)
    return f'<text {said} textLength="{wide:.2f}" lengthAdjust="spacingAndGlyphs">{content}</text>'


def _width(said: str, content: str) -> float:
    known = dict(re.findall(r'([\w-]+)="([^"]*)"', said))
    font = QFont(known["font-family"], weight=QFont.Weight(int(known["font-weight"])))
    font.setItalic(known["font-style"] != "normal")
    font.setPixelSize(LARGE)
    return QFontMetricsF(font).horizontalAdvance(content) * float(known["font-size"]) / LARGE
