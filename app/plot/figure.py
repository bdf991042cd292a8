"""Static plots in a panel or dialog: in the common style, with a description as text, and not moved with the
mouse.
"""

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
    """A figure: `plot` and `label` put parts into its grid; `draw` is called again when the theme has
    changed.
    """

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
        """Return a new plot at a position in the grid."""
        item = look.plot()
        item.setMouseEnabled(False, False)
        self.addItem(item, row, column, 1, span)
        return item

    def label(self, text: str, row: int, column: int, span: int = 1, justify: str = "left") -> Any:
        """Return a new line of HTML at a position in the grid."""
        made = self.addLabel("", row, column, 1, span, justify=justify)
        made.updateMin = lambda: None  # otherwise, a long text makes the figure wider than its widget
        self.say(made, text)
        return made

    def say(self, label: Any, text: str) -> None:
        """Replace the text of a line, in the current style."""
        label.setText(text, size=f"{POINTS * theme.text_scale():g}pt", color=theme.current().label.name())
        label.setMinimumHeight(look.line_height())
        label.setMaximumHeight(look.line_height())

    def empty(self) -> None:
        """Remove all parts.

        They are deleted a moment later: applying a style sheet may change the size of a figure, and Qt is
        then iterating over all widgets, including the plot menus.
        """
        gone = list(self.ci.items)
        self.clear()
        later(self, gone.clear)

    def draw(self) -> None:
        """Draw the contents; the style may have changed."""

    def rows(self) -> Iterator[list[str]]:
        """Yield the contents of the plots: a line for each point of each curve."""
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
        """Adapt to a new size."""

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Resize the parts too; pyqtgraph calls this once without an event while the view is created."""
        super().resizeEvent(event)
        if event is not None:
            self.fit()

    def _wear(self, *_: object) -> None:
        look.ground(self)
        self.draw()

    def on_view(self, item: Any, x: float, y: float) -> QPointF:
        """Return the widget position of a point given in a plot's axis coordinates, px."""
        return QPointF(self.mapFromScene(item.getViewBox().mapViewToScene(QPointF(x, y))))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scroll area around the figure."""
        event.ignore()
