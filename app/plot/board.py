"""The board: several plots stacked vertically, the current plot, and the pointer over them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QContextMenuEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.look import theme
from app.plot import look
from app.plot.annotated import PlotAnnotations
from app.plot.axes import exact
from app.plot.plot import TIME, Plot
from app.plot.series import Series
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible
from engine.language import title_said

LEAST = 140  # px, height of a plot
SEEN = 100  # px of the plots that are seen at least, the rest by scrolling: panels share a small window
ZOOM, PAN = 1.5, 0.15  # by a key, as in the charts
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight, Qt.Key.Key_F, Qt.Key.Key_Escape),
)
STEP = 5  # px, by which a key moves the crosshair


class Board(QWidget):
    """Shows the plots; selected series go to `current`."""

    dropped = Signal(object, str)  # Plot, text of the type that the board takes
    changed = Signal()  # another plot is the current one, or its region was moved
    pointed = Signal(object, object, object)  # Plot, and where along its axes; None when the pointer has left
    menu_wanted = Signal(QPoint)  # of the current plot, on the screen

    def __init__(self, mime: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: Any = pyqtgraph.GraphicsLayoutWidget(self)
        self.view.describe = self.describe
        pictured(self.view, QAccessible.Role.Chart)
        self.plots: list[Plot] = []
        self.linked, self._mime, self._at = True, mime, 0
        self._cross: float | None = None  # s, of the crosshair that keys move
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys act on the plots
        self.area.setMinimumHeight(SEEN)
        self.area.setWidget(self.view)
        layout.addWidget(self.area)
        self.annotations = PlotAnnotations(self.view, lambda: self.plots, lambda: self.current, self)
        self.view.ci.layout.setContentsMargins(2, 8, 8, 2)
        self.view.ci.layout.setSpacing(2)
        self.view.setAcceptDrops(True)
        self.view.viewport().setAcceptDrops(True)
        self.view.viewport().installEventFilter(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.scene().sigMouseMoved.connect(self._point)
        self.view.scene().sigMouseClicked.connect(self._click)
        self.view.installEventFilter(self)
        about = self.tr(
            "Left and Right move, Up and Down zoom, and F shows all times and values. Shift "
            "with Left or Right moves the crosshair; [ and ] set the edges of the time range "
            "to the crosshair. The Menu key opens the plot menu."
        )
        make_accessible(self.view, self.tr("Plots"), about)
        look.ground(self.view)
        self.add_plot()

    def describe(self) -> str:
        """Return the contents and value ranges of the plots, from top to bottom, for screen readers."""
        shown = (
            ", ".join(
                [
                    *filter(None, [plot.title]),
                    *map(_in_words, plot.curves),
                    *plot.contents()[len(plot.curves) :],
                    *self.annotations.sentences(plot),
                ]
            )
            for plot in self.plots
        )
        empty = self.tr("nothing yet")
        return " ".join(
            self.tr("Plot {0}: {1}.").format(number, text or empty) for number, text in enumerate(shown, 1)
        )

    @property
    def current(self) -> Plot:
        """The current plot, on which the user is working."""
        return self.plots[self._at]

    def add_plot(self) -> Plot:
        """Add a plot below the others and make it the current plot."""
        plot = Plot(self)
        plot.region_moved.connect(self.changed)
        plot.drawn.connect(self._align)
        plot.cleared.connect(lambda: self.annotations.put(plot, ()))
        plot.drawn.connect(self._hide_cross)  # a redrawn plot has none
        self.plots.append(plot)
        plot.put_into(self.view.ci, len(self.plots))
        self.view.setMinimumHeight(LEAST * len(self.plots))
        self.choose(len(self.plots) - 1)
        self.link(self.linked)
        return plot

    def remove_plot(self) -> None:
        """Remove the current plot; the last remaining plot is emptied instead."""
        if len(self.plots) == 1:
            self.current.clear()
        else:
            plot = self.plots.pop(self._at)
            self.annotations.put(plot, ())
            plot.leave(self.view.ci)
            plot.deleteLater()
            self.view.setMinimumHeight(LEAST * len(self.plots))
            self.link(self.linked)
            self._align()
        self.choose(min(self._at, len(self.plots) - 1))

    def reset(self, number: int) -> None:
        """Set the number of plots, all of them empty."""
        while len(self.plots) > 1:
            self.remove_plot()
        self.annotations.all_annotations.show(())
        self.current.leave(self.view.ci)
        self.plots.pop().deleteLater()
        for _ in range(number):
            self.add_plot()
        self.choose(0)

    def _align(self) -> None:
        """Reserve room on the right of all plots if any has an axis there, so that their times line up."""
        on = any(plot.has_right for plot in self.plots)
        for plot in self.plots:
            plot.leave_room_at_right(on)

    def choose(self, number: int) -> None:
        """Make the plot with this number, counted from the top, the current plot."""
        self._at = number % len(self.plots)
        self._show_whole(self._at)
        self.mark_current(True)
        self.changed.emit()

    def _show_whole(self, number: int) -> None:
        """Scroll to a plot when not all plots fit."""
        high = self.view.height() / len(self.plots)
        self.area.ensureVisible(0, round((number + 0.5) * high), 0, round(high / 2))

    def mark_current(self, on: bool) -> None:
        """Mark the current plot if there are several plots; for an image, mark no plot."""
        self.annotations.selection_is_shown = on
        self.annotations.repaint_annotations()
        for plot in self.plots:
            plot.mark(on and plot is self.current and len(self.plots) > 1)

    def next_plot(self) -> None:
        """Select the plot below the current plot; the first plot follows the last."""
        self.choose(self._at + 1)

    def link(self, on: bool) -> None:
        """Link or unlink the time ranges of all plots over time."""
        self.linked = on
        over_time = [plot for plot in self.plots if plot.kind == TIME]
        for plot in self.plots:
            follows = on and plot in over_time[1:]
            plot.item.setXLink(over_time[0].item if follows else None)

    def is_zoomed(self, plot: Plot) -> bool:
        """Return whether a plot over time shows a part that the user has selected."""
        follows = plot.item.getViewBox().linkedView(0) is not None
        return plot.kind == TIME and not follows and not plot.item.getViewBox().autoRangeEnabled()[0]

    def apply_theme(self) -> None:
        """Draw everything in the colors of the current theme."""
        look.ground(self.view)
        for plot in self.plots:
            plot.draw()

    # ---- pointer and keys

    def _plot_at(self, point: Any) -> Plot | None:
        return next((plot for plot in self.plots if plot.item.sceneBoundingRect().contains(point)), None)

    def _click(self, event: Any) -> None:
        """Select the plot; a double click shows all of it, and the right button opens its menu."""
        plot = self._plot_at(event.scenePos())
        if plot is None:
            return
        self.choose(self.plots.index(plot))
        if event.button() == Qt.MouseButton.RightButton:
            self.annotations.handling.note_menu(self.view.mapFromScene(event.scenePos()))
            self.menu_wanted.emit(event.screenPos().toPoint())
        elif event.double():
            plot.view_all()

    def _point(self, point: Any) -> None:
        plot = self._plot_at(point)
        if plot is None:
            self._leave()
            return
        self.annotations.pointer = QPointF(point) / theme.text_scale() if plot is self.current else None
        at = plot.item.getViewBox().mapSceneToView(point)
        self.show_cross(plot, at.x(), at.y())

    def show_cross(self, plot: Plot | None, x: float | None, y: float | None) -> None:
        """Move the crosshair to a position in a plot; all plots over time show it at the same time."""
        over_time = plot is not None and plot.kind == TIME
        self._cross = self.annotations.cross = x if over_time else None
        for item in self.plots:
            if item is plot:
                item.point(x, y)
            else:
                item.point(x if over_time and item.kind == TIME else None)
        self.pointed.emit(plot, x, y)

    def _leave(self) -> None:
        self.annotations.pointer = None
        self._hide_cross()

    def _hide_cross(self) -> None:
        self.show_cross(None, None, None)

    def open_menu(self) -> None:
        """Request the menu of the current plot, at its center."""
        middle = self.view.mapFromScene(self.current.item.sceneBoundingRect().center())
        self.annotations.handling.note_menu(middle)
        self.menu_wanted.emit(self.view.mapToGlobal(middle))

    def handle_key(self, key: int, shift: bool) -> bool:
        """Handle a key as the charts do; return False for an unknown key."""
        box = self.current.item.getViewBox()
        box.updateAutoRange()  # else only painting does it
        start, end = box.viewRange()[0]
        arrow = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        zoom = {Qt.Key.Key_Up: 1 / ZOOM, Qt.Key.Key_Down: ZOOM}.get(Qt.Key(key))
        edge = {Qt.Key.Key_BracketLeft: 0, Qt.Key.Key_BracketRight: 1}.get(Qt.Key(key))
        if arrow and shift:
            self._move_cross(arrow * STEP * (end - start) / max(box.width(), 1))
        elif arrow:
            box.translateBy(x=arrow * PAN * (end - start))
        elif zoom and not shift:
            box.scaleBy(x=zoom, center=(self._middle(), 0))
        elif edge is not None and self._cross is not None:
            self._set_edge(edge, self._cross)
        elif key == Qt.Key.Key_F:
            self.current.view_all()
            box.updateAutoRange()
        elif key == Qt.Key.Key_Escape:
            self.show_cross(None, None, None)
        else:
            return False
        return True

    def _middle(self) -> float:
        start, end = self.current.item.viewRange()[0]
        return self._cross if self._cross is not None and start <= self._cross <= end else (start + end) / 2

    def _move_cross(self, by: float) -> None:
        if self.current.kind == TIME:
            self.show_cross(self.current, self._middle() + by, None)

    def _set_edge(self, edge: int, seconds: float) -> None:
        """Move an edge of the current plot's region to a time; show the region if it is hidden."""
        plot = self.current
        if not plot.measuring:
            plot.measure(True)
        edges = list(plot.region.getRegion())
        edges[edge] = seconds
        plot.region.setRegion(sorted(edges) if edges[0] <= edges[1] else (seconds, seconds))
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.mimeData().hasFormat(self._mime):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._drop(event)
            return True
        if isinstance(event, QMouseEvent) and watched is self.view.viewport():
            return self._annotate(event)
        if event.type() == QEvent.Type.Leave and watched is self.view.viewport():
            self._leave()
            return False
        if isinstance(event, QContextMenuEvent) and event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.open_menu()
            return True
        if isinstance(event, QKeyEvent) and watched is self.view:
            return self._filter_key(event)
        return isinstance(event, QDropEvent)  # must not be handled by pyqtgraph's view

    def _annotate(self, event: QMouseEvent) -> bool:
        """Let the pointer act on the annotations of the plot under it; return False if there are no
        annotations.
        """
        handling, kind = self.annotations.handling, event.type()
        if kind == QEvent.Type.MouseButtonPress:
            plot = self._plot_at(self.view.mapToScene(event.position().toPoint()))
            if plot is not None and plot is not self.current and self.annotations.sentences(plot):
                self.choose(self.plots.index(plot))
            return handling.press(event)
        if kind == QEvent.Type.MouseButtonDblClick:
            return handling.double_click(event)
        if kind == QEvent.Type.MouseMove:
            return handling.move(event)
        return kind == QEvent.Type.MouseButtonRelease and handling.release()

    def _filter_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        if event.key() not in KEYS or not (shift or modifiers == Qt.KeyboardModifier.NoModifier):
            return False
        if event.key() == Qt.Key.Key_Escape and self._cross is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:  # otherwise, the window handles some of these keys
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self.handle_key(event.key(), shift)

    def _drop(self, event: QDropEvent) -> None:
        plot = self._plot_at(self.view.mapToScene(event.position().toPoint())) or self.current
        self.choose(self.plots.index(plot))
        text = bytes(event.mimeData().data(self._mime).data()).decode()
        for key in text.split("\n\n"):
            self.dropped.emit(plot, key)


def _in_words(series: Series) -> str:
    """Return the name of a series, its minimum and maximum, and the unit."""
    known = series.values[np.isfinite(series.values)]
    ends = f" {exact(float(known.min()))} – {exact(float(known.max()))}" if len(known) else ""
    return f"{series.name}{ends} {title_said(series.unit)}".rstrip()
