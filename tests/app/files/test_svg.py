"""SVG files: each text is as wide as it was laid out for, whatever typeface its reader has."""

from __future__ import annotations

import re
from html import unescape

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.files.svg import svg_file
from app.look.theme import load_fonts

pytestmark = pytest.mark.gui
TEXTS = ("Real CPU", 'a < b & "c"', "Zeit für µs")
FONT = re.compile(r'font-size="([\d.]+)".*?textLength="([\d.]+)"[^>]*>([^<]+)<', re.DOTALL)


@pytest.mark.usefixtures("qapp")
def test_texts_have_their_widths_and_a_second_typeface() -> None:
    load_fonts()
    font = QFont("Inter")
    font.setPixelSize(40)

    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        for row, text in enumerate(TEXTS):
            painter.drawText(QPointF(10, 50 * row + 50), text)

    made = svg_file(QSize(500, 200), 96, paint, "a title")
    assert QSvgRenderer(made).isValid()
    found = FONT.findall(made.decode())
    assert [unescape(text).strip() for _, _, text in found] == list(TEXTS)
    for _, wide, text in found:
        assert float(wide) == pytest.approx(QFontMetricsF(font).horizontalAdvance(unescape(text)), abs=1)
    assert made.count(b'font-family="Inter, sans-serif"') == len(TEXTS)
