"""Lesson images that are SVG files, painted with the program's typeface."""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

_FAMILIES = re.compile(rb"""(font-family *(?:="|:)) *'?([^"',;{}<>]+)'?,[^";{}<>]*""")


def painted(svg: bytes, widest: float, ratio: float, larger: float = 1.0) -> QImage | None:
    """Return the image, at most `widest` logical pixels wide; None if it is damaged.

    Qt takes a list of typefaces as a single name, which no system has, so only the first typeface is used.
    """
    renderer = QSvgRenderer(QByteArray(_FAMILIES.sub(rb"\1\2", svg)))
    size = renderer.defaultSize() * larger
    size = size.scaled(min(round(widest), size.width()), size.height(), Qt.AspectRatioMode.KeepAspectRatio)
    if not renderer.isValid() or size.isEmpty():
        return None
    made = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        renderer.render(painter)
    made.setDevicePixelRatio(ratio)
    return made
