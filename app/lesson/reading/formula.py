"""Formulas as pictures: LaTeX becomes outlines, painted at the resolution of the screen."""

from __future__ import annotations

import re
import warnings
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

MAX_LATEX = 2_000  # characters of LaTeX
_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


def formula_image(
    latex: str,
    display: bool,
    pixels: float,
    colour: QColor,
    ratio: float,
    widest: float,
    metrics: QFontMetricsF,
) -> QImage | None:
    """Return the image of a formula of `pixels` type size; None if the LaTeX is invalid.

    Scale it down to `widest` logical pixels. Pad an inline formula so that its base line meets that of the
    text: Qt centres pictures on the middle of the small letters.
    """
    svg = _svg(latex[:MAX_LATEX], display, pixels, colour.name())
    box = _BOX.search(svg)
    if box is None:
        return None
    _, top, width, height = map(float, box.groups())
    scale = min(1.0, widest / max(width, 1.0))
    above, below = -top * scale, (height + top) * scale
    if display:
        return _paint(svg, width * scale, above + below, QRectF(0, 0, width * scale, above + below), ratio)
    lift = metrics.xHeight() / 4  # of the picture's middle over the base line
    half = max(above - lift, below + lift)
    target = QRectF(0, half + lift - above, width * scale, above + below)
    return _paint(svg, width * scale, 2 * half, target, ratio)


@lru_cache(512)
def _svg(latex: str, display: bool, pixels: float, colour: str) -> str:
    try:
        return str(_ziamath().Latex(latex, size=pixels, color=colour, inline=not display).svg())
    except Exception:  # the border to a foreign parser: whatever it stumbles over, the text is shown instead
        return ""


@cache
def _ziamath() -> Any:
    """Imported late: it takes a fifth of a second. It finds its font in a way that Python will give up."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        import ziamath  # late: the start stays short
    ziamath.config.svg2 = False  # outlines in place, which Qt can draw
    return ziamath


def _paint(svg: str, width: float, height: float, target: QRectF, ratio: float) -> QImage:
    made = QImage(
        max(round(width * ratio), 1), max(round(height * ratio), 1), QImage.Format.Format_ARGB32_Premultiplied
    )
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        QSvgRenderer(QByteArray(svg.encode())).render(painter, target)
    return made
