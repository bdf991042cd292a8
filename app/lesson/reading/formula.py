"""Formulas as images: LaTeX becomes outlines. Also the screen-reader text of formulas and of the text
around them.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QByteArray, QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QTextBlock, QTextDocument
from PySide6.QtSvg import QSvgRenderer

from app.lesson.reading import markup
from engine.language import numeral

MAX_LATEX = 2_000  # characters of LaTeX
_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
_ARGUMENT = r"\{((?:[^{}]|\{[^{}]*\})*)\}"
_WORDS = {  # LaTeX -> spoken text
    "cdot": "multiplied by",
    "times": "multiplied by",
    "approx": "is about",
    "dots": "and so on",
    "infty": "infinity",
    "quad": ",",
    "qquad": ",",
    "ln": "logarithm of",
    "mu": "micro",
}
_SIGNS = {
    "<": "is less than",
    ">": "is more than",
    "=": "equals",
    "+": "plus",
    "/": "over",
    "·": "multiplied by",
    "-": "minus",
}


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

    Scale it down to `widest` logical pixels. Pad an inline formula so that its baseline meets that of the
    text: Qt centers images on the middle of the lowercase letters.
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
    except Exception:  # boundary to a third-party parser: after any error, the text is shown instead
        return ""


@cache
def _ziamath() -> Any:
    """Import ziamath late, since it takes a fifth of a second, and return it. It finds its font by a method
    that Python will remove.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        import ziamath  # imported late to keep the start fast
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


def _tr(text: str) -> str:
    return QCoreApplication.translate("Spoken", text)


def _word(command: str) -> str:
    return _tr(_WORDS[command]) if command in _WORDS else command


def spoken_formula(latex: str) -> str:
    r"""Return a formula in words: \frac{a}{b} becomes "a over b"."""
    text = latex.replace(r"\left", "").replace(r"\right", "").replace(r"\tfrac", r"\frac")
    text = re.sub(r"\\(?:mathrm|text|mathit|mbox)" + _ARGUMENT, r"\1", text)
    over = _tr("over")
    text = re.sub(r"\\frac\s*(\d)(\d)", rf"\1 {over} \2", text)
    for _ in range(3):  # fractions in fractions
        text = re.sub(r"\\frac" + _ARGUMENT + _ARGUMENT, rf" ( \1 ) {over} ( \2 ) ", text)
    text = re.sub(r"\\sqrt" + _ARGUMENT, _tr(" the square root of {0} ").format(r"( \1 )"), text)
    text = re.sub(r"\^" + _ARGUMENT + r"|\^(\S)", _tr(" to the power of {0} ").format(r"\1\2"), text)
    text = re.sub(r"_" + _ARGUMENT + r"|_(\S)", r" \1\2 ", text)
    text = re.sub(r"\\([a-zA-Z]+)", lambda found: f" {_word(found[1])} ", text)
    text = re.sub(r"\\[ ,;:!]|~", " ", text).replace(r"\%", "%").replace("\\", " ")
    thousands = re.escape(numeral(1000, ",")[1])
    text = re.sub(rf"(?<=\d){thousands}(?=\d)", "", text.replace("{", "").replace("}", ""))
    text = re.sub(r"[<>=+/·]|(?<=[\w)] )-", lambda found: f" {_tr(_SIGNS[found[0]])} ", text)
    return " ".join(text.split())


def spoken_text(document: QTextDocument, formulas: Sequence[markup.Formula]) -> str:
    """Return the words of a document; a formula is replaced by words, and an image by its caption."""
    lines, block = [], document.begin()
    while block.isValid():
        lines.append(_line(block, formulas))
        block = block.next()
    return "\n".join(line for line in lines if line)


def _line(block: QTextBlock, formulas: Sequence[markup.Formula]) -> str:
    said, part = "", block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        image = fragment.charFormat().toImageFormat()
        if not image.isValid():
            said += fragment.text().replace("\u2028", " ")
        elif image.name().startswith(markup.ADDRESS):
            formula = formulas[int(image.name().removeprefix(markup.ADDRESS))]
            said += f" {spoken_formula(formula.latex)} "
        part += 1
    return " ".join(said.split())
