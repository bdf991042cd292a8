"""The board: several plots one above the other, the one that is worked on, and the pointer over them."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QDropEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.plot import look
from app.plot.plot import TIME, Plot
from app.widgets.pictured import pictured
from app.widgets.reach import reachable

LEAST = 140  # px, height of a plot


class Board(QWidget):
    """Shows the plots; `current` gets what is chosen."""

    dropped = Signal(object, str)  # Plot, text of the type that the board takes
    changed = Signal()  # another plot is the current one, or its region was moved
    pointed = Signal(object)  # seconds, or None when the pointer has left

    def __init__(self, mime: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: Any = pyqtgraph.GraphicsLayoutWidget(self)
        self.view.describe = self.describe
        pictured(self.view, QAccessible.Role.Chart)
        self.plots: list[Plot] = []
        self.linked, self._mime, self._at = True, mime, 0
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.ci.layout.setContentsMargins(2, 2, 8, 2)
        self.view.ci.layout.setSpacing(2)
        self.view.setAcceptDrops(True)
        self.view.viewport().setAcceptDrops(True)
        self.view.viewport().installEventFilter(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.scene().sigMouseMoved.connect(self._point)
        self.view.scene().sigMouseClicked.connect(lambda event: self._choose(event.scenePos()))
        reachable(self.view, self.tr("Plots"))
        look.wear(self.view)
        self.add_plot()

    def describe(self) -> str:
        """Return what each plot shows, from above, for screen readers."""
        shown = (", ".join(f"{one.name} ({one.unit})" for one in plot.curves) for plot in self.plots)
        empty = self.tr("nothing yet")
        return " ".join(
            self.tr("Plot {0}: {1}.").format(number, text or empty) for number, text in enumerate(shown, 1)
        )

    @property
    def current(self) -> Plot:
        """The plot that is worked on."""
        return self.plots[self._at]

    def add_plot(self) -> Plot:
        """Add a plot below the others; it becomes the current one."""
        plot = Plot(self)
        plot.region_moved.connect(self.changed)
        self.plots.append(plot)
        plot.put_into(self.view.ci, len(self.plots))
        self.view.setMinimumHeight(LEAST * len(self.plots))
        self.choose(len(self.plots) - 1)
        self.link(self.linked)
        return plot

    def remove_plot(self) -> None:
        """Remove the current plot; the last one is emptied instead."""
        if len(self.plots) == 1:
            self.current.clear()
        else:
            plot = self.plots.pop(self._at)
            plot.leave(self.view.ci)
            plot.deleteLater()
            self.view.setMinimumHeight(LEAST * len(self.plots))
            self.link(self.linked)
        self.choose(min(self._at, len(self.plots) - 1))

    def reset(self, number: int) -> None:
        """Have this many plots, all of them empty."""
        while len(self.plots) > 1:
            self.remove_plot()
        self.current.leave(self.view.ci)
        self.plots.pop().deleteLater()
        for _ in range(number):
            self.add_plot()
        self.choose(0)

    def choose(self, number: int) -> None:
        """Make the plot with this number, from above, the current one."""
        self._at = number % len(self.plots)
        for place, plot in enumerate(self.plots):
            plot.mark(place == self._at and len(self.plots) > 1)
        self.changed.emit()

    def next_plot(self) -> None:
        """Make the plot below the current one; after the last comes the first."""
        self.choose(self._at + 1)

    def link(self, on: bool) -> None:
        """Let all plots over time show the same time, or each its own."""
        self.linked = on
        over_time = [plot for plot in self.plots if plot.kind == TIME]
        for plot in self.plots:
            follows = on and plot in over_time[1:]
            plot.item.setXLink(over_time[0].item if follows else None)

    def is_zoomed(self, plot: Plot) -> bool:
        """Return whether a plot over time shows a part of it that the user has chosen."""
        follows = plot.item.getViewBox().linkedView(0) is not None
        return plot.kind == TIME and not follows and not plot.item.getViewBox().autoRangeEnabled()[0]

    def wear(self) -> None:
        """Draw everything in the colours of the present theme."""
        look.wear(self.view)
        for plot in self.plots:
            plot.draw()

    # ---- pointer

    def _plot_at(self, point: Any) -> Plot | None:
        return next((plot for plot in self.plots if plot.item.sceneBoundingRect().contains(point)), None)

    def _choose(self, point: Any) -> None:
        plot = self._plot_at(point)
        if plot is not None:
            self.choose(self.plots.index(plot))

    def _point(self, point: Any) -> None:
        plot = self._plot_at(point)
        over = plot is not None and plot.kind == TIME
        seconds = plot.item.getViewBox().mapSceneToView(point).x() if over and plot is not None else None
        for one in self.plots:
            one.point(seconds)
        self.pointed.emit(seconds)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.mimeData().hasFormat(self._mime):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._drop(event)
            return True
        return isinstance(event, QDropEvent)  # not to be taken by pyqtgraph's view

    def _drop(self, event: QDropEvent) -> None:
        plot = self._plot_at(self.view.mapToScene(event.position().toPoint())) or self.current
        self.choose(self.plots.index(plot))
        text = bytes(event.mimeData().data(self._mime).data()).decode()
        for key in text.split("\n\n"):
            self.dropped.emit(plot, key)
