"""Plots that stand still in a panel or dialog: in the one look, described in words, not moved by a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyqtgraph
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QResizeEvent, QTextDocumentFragment, QWheelEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.frame.later import later
from app.look import theme
from app.plot import look
from app.plot.axes import POINTS
from app.plot.export import picture
from app.widgets.copy_menu import CopyMenu
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible

GAP = 4  # px between plots


class PlotFigure(pyqtgraph.GraphicsLayoutWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """`plot` and `label` put parts into its grid; `draw` is called again when the theme was changed."""

    def __init__(self, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart, name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        make_accessible(self, name)
        self.menu = CopyMenu(self, lambda: list(self.rows()), lambda: picture(self))
        self.ci.layout.setContentsMargins(GAP, 0, GAP, 0)
        self.ci.layout.setSpacing(GAP)
        look.ground(self)
        theme.notifier.changed.connect(self._wear)

    def plot(self, row: int, column: int, span: int = 1) -> Any:
        """Return a new plot in a place of the grid."""
        item = look.plot()
        item.setMouseEnabled(False, False)
        self.addItem(item, row, column, 1, span)
        return item

    def label(self, text: str, row: int, column: int, span: int = 1, justify: str = "left") -> Any:
        """Return a new line of HTML in a place of the grid."""
        made = self.addLabel("", row, column, 1, span, justify=justify)
        made.updateMin = lambda: None  # else a long text makes the figure wider than its widget
        self.say(made, text)
        return made

    def say(self, label: Any, text: str) -> None:
        """Give a line another text, in the present look."""
        label.setText(text, size=f"{POINTS * theme.text_scale():g}pt", color=theme.current().label.name())
        label.setMinimumHeight(look.line_height())
        label.setMaximumHeight(look.line_height())

    def empty(self) -> None:
        """Remove all parts.

        They end a moment later: a style sheet that is applied may change the size of a figure, and Qt is then
        walking over all widgets, among them the menus of plots.
        """
        gone = list(self.ci.items)
        self.clear()
        later(self, gone.clear)

    def draw(self) -> None:
        """Draw what is shown; the look may have changed."""

    def rows(self) -> Iterator[list[str]]:
        """Yield what the plots show: a line for each point of each curve."""
        yield [self.tr("Plot"), self.tr("Curve"), "x", "y"]
        for item in (item for item in self.ci.items if hasattr(item, "listDataItems")):
            title = QTextDocumentFragment.fromHtml(item.titleLabel.text).toPlainText()
            curves = [
                listDataItem
                for listDataItem in item.listDataItems()
                if isinstance(listDataItem, pyqtgraph.PlotDataItem)
            ]
            for number, curve in enumerate(curves, 1):
                x, y = curve.getData()
                for at, value in zip(x, y, strict=True) if x is not None else ():
                    yield [title, str(number), f"{at:.9g}", f"{value:.9g}"]

    def fit(self) -> None:
        """Follow another size."""

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Let parts follow; pyqtgraph calls this once while the view is made, without an event."""
        super().resizeEvent(event)
        if event is not None:
            self.fit()

    def _wear(self, *_: object) -> None:
        look.ground(self)
        self.draw()

    def on_view(self, item: Any, x: float, y: float) -> QPointF:
        """Return where a place along the axes of a plot is in the widget, px."""
        return QPointF(self.mapFromScene(item.getViewBox().mapViewToScene(QPointF(x, y))))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls around the figure."""
        event.ignore()
