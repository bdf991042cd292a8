"""The common style of all plots: the plot itself, pens, brushes, markers and colors of the current theme."""

from __future__ import annotations

from html import escape
from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QGraphicsScene

from app.look import theme
from app.plot.axes import POINTS, PlotAxis, font

FAINT = 40  # of 255: how dense areas are painted
BAND = 130  # the same for bands: curves and tolerances are seen through them
RIBBON = 70  # the same for bands behind curves of their color
AREA = 170  # the same for areas of curves: paler ones look alike to some eyes
TITLE = 1.6  # heights of its text, that the line above a plot takes
STROKES = {  # as legends write them
    "": Qt.PenStyle.SolidLine,
    "╌ ": Qt.PenStyle.DashLine,
    "┈ ": Qt.PenStyle.DotLine,
    "╌┈ ": Qt.PenStyle.DashDotLine,
}
BEHIND = -1000.0  # lines of axes, behind the values
SIDES = ("left", "bottom", "right")
MARKS = ("o", "s", "t1", "d", "t")  # shapes of dots, besides their colors
SIGNS = "●■▲◆▼"  # the same in a text

# Qt may ask a label for its size while Python takes a closed plot apart and its own fields are gone.
pyqtgraph.LabelItem._sizeHint = {}
_resized = pyqtgraph.LabelItem.resizeEvent


def _resize(label: Any, event: Any) -> None:
    """Position the text of a label, if it still has one; Qt also lays out labels that Python is deleting."""
    if hasattr(label, "item"):
        _resized(label, event)


pyqtgraph.LabelItem.resizeEvent = _resize


def plot() -> Any:
    """Return an empty PlotItem with the program's axes, and without pyqtgraph's menu."""
    item = pyqtgraph.PlotItem(axisItems={side: PlotAxis(side) for side in SIDES}, enableMenu=False)
    item.hideButtons()
    item.showAxis("right", False)
    item.titleLabel.updateMin = lambda: None  # otherwise, a long title makes the plot wider than its view
    item.getAxis("right").setGrid(False)
    for side in SIDES:
        item.getAxis(side).setZValue(BEHIND)
    return item


def apply_theme(item: Any) -> None:
    """Apply the colors and text size of the current theme to a plot."""
    for side in SIDES:
        item.getAxis(side).apply_theme()
    item.getAxis("right").setGrid(False)


def line_height() -> int:
    """Return the height of a text line above or below plots, px."""
    return round(TITLE * QFontMetricsF(font()).height())


def wide(text: str) -> float:
    """Return the width of a text above or below plots, px."""
    return QFontMetricsF(font()).horizontalAdvance(text)


def elided(text: str, room: float) -> str:
    """Return a text above or below plots, with dots if it is wider than `room`, px."""
    return QFontMetricsF(font()).elidedText(text, Qt.TextElideMode.ElideRight, max(room, 0.0))


def title(item: Any, text: str, lines: int = 1) -> None:
    """Write lines of HTML above a plot; "" removes them."""
    size = f"{POINTS * theme.text_scale():g}pt"
    item.setTitle(text or None, size=size, color=theme.current().text.name(), justify="left")
    high = lines * line_height() if text else 0
    item.layout.setRowFixedHeight(0, high)
    item.titleLabel.setMaximumHeight(high)


def ground(view: Any) -> None:
    """Set the panels' background in a pyqtgraph view, and a scene without an index, which searches its few
    items.

    Qt's scene index keeps items that have changed their size without notice, as pyqtgraph's do: it paints
    them after they are deleted, and the process dies.
    """
    view.setBackground(theme.current().panel)
    view.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)


def colour(number: int) -> QColor:
    """Return the color of the curve with this number; colors repeat, with different markers."""
    series = theme.current().series
    return QColor(series[number % len(series)])


def shape(number: int) -> int:
    """Return the index in MARKS and SIGNS of the curve with this number; 25 curves differ by marker or
    color.
    """
    return (number + number // len(theme.current().series)) % len(MARKS)


def pen(number: int) -> QPen:
    """Return the pen of the curve with this number: one pixel wide, since wider pens are slow."""
    return QPen(colour(number), 0)


def turn(number: int) -> int:
    """Return the index in STROKES of the curve with this number: a different index when its color repeats."""
    return number // len(theme.current().series) % len(STROKES)


def stroke(number: int) -> QPen:
    """Return the pen of a curve without markers; its dash pattern differs where its color repeats."""
    made = pen(number)
    made.setStyle(list(STROKES.values())[turn(number)])
    return made


def broad(number: int) -> QPen:
    """Return a wider pen for curves with few points."""
    made = QPen(colour(number), 1.6)
    made.setCosmetic(True)
    return made


def area(number: int) -> QColor:
    """Return the area color of the curve with this number."""
    return _thin(colour(number), AREA)


def ribbon(number: int) -> QColor:
    """Return the color of the band behind the curve with this number."""
    return _thin(colour(number), RIBBON)


def marks(number: int, size: float = 8.0) -> dict[str, Any]:
    """Return pyqtgraph options for the dots of the curve with this number, which have their own shape."""
    return {
        "symbol": MARKS[shape(number)],
        "symbolSize": size,
        "symbolBrush": colour(number),
        "symbolPen": None,
    }


def coloured(number: int, text: str, marked: bool = False) -> str:
    """Return a text in the color of the curve with this number, as HTML; marked: preceded by its marker."""
    sign = f"{SIGNS[shape(number)]} " if marked else ""
    return f'<span style="color: {colour(number).name()}">{sign}{escape(text)}</span>'


def plain(text: str) -> str:
    """Return a text in the label color, as HTML."""
    return f'<span style="color: {theme.current().label.name()}">{escape(text)}</span>'


def strong() -> QPen:
    """Return the pen of published values."""
    return QPen(theme.current().text, 0)


def panel() -> QColor:
    """Return the color behind the plots."""
    return QColor(theme.current().panel)


def tolerance() -> QColor:
    """Return the color of the range within which a value agrees with the published value."""
    return _thin(theme.current().text, FAINT)


def assumed() -> QColor:
    """Return the color of the band that contains 90% of the simulated values over all unknown values."""
    return _thin(theme.current().accent, BAND)


def chosen() -> QColor:
    """Return the color of a time range that is measured."""
    return _thin(theme.current().focus, FAINT)


def label() -> QColor:
    """Return the color of the text along axes."""
    return QColor(theme.current().label)


def foreground_pen() -> QPen:
    """Return the pen for lines that do not represent values."""
    return QPen(theme.current().muted, 0)


def dashed() -> QPen:
    """Return the pen of marked moments."""
    return QPen(theme.current().muted, 0, Qt.PenStyle.DashLine)


def focus() -> QPen:
    """Return the pen for the frame around the current plot."""
    return QPen(theme.current().focus, 0)


def phase() -> QColor:
    """Return the color behind every second phase; axis lines show through it."""
    return _thin(theme.current().muted, FAINT // 3)


def colour_map() -> Any:
    """Return the colors from low to high values."""
    return pyqtgraph.colormap.get("viridis")


def _thin(solid: QColor, alpha: int) -> QColor:
    made = QColor(solid)
    made.setAlpha(alpha)
    return made
