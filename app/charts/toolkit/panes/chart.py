"""PaneChart: a chart with panes that the user controls by pointer, keys and menu; PaneKind creates it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.chart import ChartKind
from app.charts.toolkit.panes.canvas import PaneCanvas
from app.charts.toolkit.panes.layout import GAP, MIN_HEIGHT, NAME, PaneAxes, PaneLayout
from app.charts.toolkit.panes.legend import PaneLegend
from app.charts.toolkit.panes.pane import Pane, PaneDescription
from app.charts.toolkit.pointer import WHEEL, ZOOM
from app.charts.toolkit.time_view import TimeView

HIGHER = 20.0  # px that a key makes a pane higher
NEAR = 6.0  # px from a curve at which a click chooses it


class PaneHandling(QObject):
    """Controls the axes, layout and legend of the chart that is its parent.

    With a reference to it, charts would be deleted by the garbage collector, possibly while they are being
    painted.
    """

    def __init__(self, chart: PaneCanvas, axes: PaneAxes, layout: PaneLayout, legend: PaneLegend) -> None:
        super().__init__(chart)
        self._axes, self._layout, self._legend = axes, layout, legend
        self._menu_at: QPointF | None = None
        self._dragged: tuple[str, float, float] | None = None  # a pane, its height, and where that began
        for text, key, act in (
            (self.tr("&View all times and values"), "Alt+Home", self.view_all),
            (self.tr("Zoom &in values"), "Alt+Up", partial(self.zoom_values, ZOOM)),
            (self.tr("Zoom &out values"), "Alt+Down", partial(self.zoom_values, 1 / ZOOM)),
            (self.tr("Make the pane &taller"), "Alt+Shift+Down", partial(self.grow, HIGHER)),
            (self.tr("Make the pane &shorter"), "Alt+Shift+Up", partial(self.grow, -HIGHER)),
        ):
            self._action(chart, text, act, key)
        self.fixing = self._action(chart, self.tr("&Fix value axes"), self._fix, checkable=True)
        self.logging = self._action(chart, self.tr("Lo&garithmic value axes"), self._set_log, checkable=True)
        self.curves = QMenu(self.tr("&Curves"), chart)
        self.curves.aboutToShow.connect(self._offer_curves)
        chart.addAction(self.curves.menuAction())
        chart.customContextMenuRequested.connect(self._note_menu)

    @property
    def _chart(self) -> PaneCanvas:
        return cast("PaneCanvas", self.parent())

    def _action(
        self, chart: PaneCanvas, text: str, act: Callable[..., None], key: str = "", checkable: bool = False
    ) -> QAction:
        action = QAction(text, chart)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setCheckable(checkable)
        action.triggered.connect(act)
        chart.addAction(action)
        return action

    # ---- axes of values

    def view_all(self, *_: object) -> None:
        """Show the whole run, let the axes follow the values, and let the panes share the space again."""
        self._axes.follow(self._chart.panes())
        self._layout.heights.clear()
        self._changed()
        self._chart.time_view.fit()

    def zoom_values(self, by: float, *_: object) -> None:
        """Zoom the values of the pane at the pointer, or of all panes."""
        for pane in self._pointed():
            self._axes.fix(pane, by)
        self._changed()

    def _fix(self, fixed: bool) -> None:
        panes = self._pointed()
        if fixed:
            for pane in panes:
                self._axes.fix(pane)
        else:
            self._axes.follow(panes if any(map(self._axes.fixed, panes)) else self._chart.panes())
        self._changed()

    def _set_log(self, log: bool) -> None:
        self._axes.set_log(self._pointed(), log)
        self._changed()
        self._chart.start_over()

    def grow(self, by: float, *_: object) -> None:
        """Increase the height of the pane at the pointer, or of the first pane."""
        pane = next(iter(self._pointed()), None)
        place = next((own for item, own in self._chart.visible_panes() if item is pane), None)
        if pane is not None and place is not None:
            self._set_height(pane.id, place.plot.height() + by)

    def _set_height(self, pane: str, height: float) -> None:
        self._layout.heights[pane] = max(height, MIN_HEIGHT)
        self._changed()

    def _changed(self) -> None:
        self._menu_at = None
        panes = self._chart.panes()
        self.fixing.setChecked(any(map(self._axes.fixed, panes)))
        self.logging.setChecked(any(pane.id in self._axes.logs for pane in panes))
        self._chart.arrange_controls()
        self._chart.update()

    # ---- the menu

    def _note_menu(self, place: QPoint) -> None:
        """Store the point where the menu was opened, because the pointer is later inside the menu."""
        self._menu_at = zoom.inside(QPointF(place))
        panes = self._pointed()
        self.fixing.setChecked(any(map(self._axes.fixed, panes)))
        self.logging.setChecked(any(pane.id in self._axes.logs for pane in panes))

    def _offer_curves(self) -> None:
        """Offer each label of the legends, checked when it is shown."""
        self.curves.clear()
        shown = self._chart.shown()
        labels = {curve.label for pane in shown.panes for curve in pane.curves} | {shown.label} - {""}
        for label in sorted(labels):
            action = self.curves.addAction(label)
            action.setCheckable(True)
            action.setChecked(label not in self._legend.hidden)
            action.setData(label)
            action.triggered.connect(partial(self._toggle, label))

    def _toggle(self, label: str, *_: object) -> None:
        self._legend.toggle(label)

    # ---- pointer

    def _pointed(self) -> Sequence[Pane]:
        at = self._menu_at or self._chart.pointer
        pane = self._pane_at(at.y()) if at is not None else None
        return [pane] if pane is not None else self._chart.panes()

    def _pane_at(self, y: float) -> Pane | None:
        """Return the pane at a vertical position, in logical pixels."""
        return next(
            (
                pane
                for pane, own in self._chart.visible_panes()
                if own.plot.top() - NAME <= y <= own.plot.bottom() + GAP
            ),
            None,
        )

    def _pane_of_axis(self, point: QPointF) -> Pane | None:
        """Return the pane whose value axis is at a point."""
        left = self._chart.on_screen().plot.left()
        return self._pane_at(point.y()) if self._chart.recorded and point.x() < left else None

    def turn_wheel(self, event: QWheelEvent) -> bool:
        """Zoom the values when the pointer is at their axis, scroll at the legends; or return False."""
        point, chart = zoom.inside(event.position()), self._chart
        pane, delta = self._pane_of_axis(point), event.angleDelta().y()
        if pane is not None:
            self._axes.fix(pane, WHEEL**delta)
            self._changed()
        elif point.x() > chart.on_screen().plot.right():
            chart.scroller.setValue(chart.scroller.value() + (-1 if delta > 0 else 1))
        else:
            return False
        event.accept()
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Let an axis or the height of a pane adjust automatically again; return False elsewhere."""
        point = zoom.inside(event.position())
        border = self._layout.border_at(self._chart.visible_panes(), point)
        if border is not None:
            self._layout.heights.pop(border[0].id, None)
        elif (pane := self._pane_of_axis(point)) is not None:
            self._axes.follow([pane])
        else:
            return False
        self._changed()
        return True

    def press(self, event: QMouseEvent) -> bool:
        """Start dragging the border of a pane; return False elsewhere."""
        point = zoom.inside(event.position())
        border = self._layout.border_at(self._chart.visible_panes(), point) if self._chart.recorded else None
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier  # with Shift a span is selected
        if border is None or event.button() != Qt.MouseButton.LeftButton or not plain:
            return False
        self._dragged = border[0].id, border[1].plot.height(), point.y()
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag the border of a pane; return False if no border is being dragged."""
        point = zoom.inside(event.position())
        if self._dragged is not None:
            pane, height, begun = self._dragged
            self._set_height(pane, height + point.y() - begun)
            return True
        if event.buttons() == Qt.MouseButton.NoButton and self._chart.recorded:
            if self._layout.border_at(self._chart.visible_panes(), point) is not None:
                self._chart.setCursor(Qt.CursorShape.SizeVerCursor)
            else:
                self._chart.unsetCursor()
        return False

    def release(self) -> bool:
        """Stop dragging a border; return False if no border is being dragged."""
        if self._dragged is not None:
            self._dragged = None
            return True
        return False


class PaneChart(PaneCanvas):
    """User actions on panes are in `handling`; all others are those of any chart over time."""

    def __init__(self, kind: PaneDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._clicked = ""  # a curve
        self.handling = PaneHandling(self, self.axes, self.panes_layout, self.switches)
        self.switches.pointed.connect(self._point_at_curve)

    def _point_at_curve(self, label: str) -> None:
        """Put a curve on top while the pointer is on its entry; otherwise, put the clicked curve on top."""
        self.chosen = label or self._clicked
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the values at their axis, scroll at the legends, or otherwise zoom the time."""
        if not self.handling.turn_wheel(event):
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let an axis or the height of a pane adjust automatically again."""
        if not self.handling.double_click(event):
            super().mouseDoubleClickEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start dragging a border, or behave like all charts over time; a click on a curve puts it on top."""
        if self.handling.press(event):
            return
        if self.recorded and event.button() == Qt.MouseButton.LeftButton:
            frame = self.frame(self.on_screen())
            self._clicked = self._painter.curve_at(frame, zoom.inside(event.position()), NEAR)
            self._point_at_curve("")
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a border, the view or the cursor."""
        if not self.handling.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        if not self.handling.release():
            super().mouseReleaseEvent(event)


@dataclass(frozen=True)
class PaneKind(PaneDescription, ChartKind):
    """A kind of pane chart; calling it creates the widget."""

    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> PaneChart:
        """Return a chart of this kind."""
        return PaneChart(self, time_view, parent)
