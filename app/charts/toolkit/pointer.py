"""Pointer and keys of a chart over time: they move the displayed time and the cursor of all charts.

Keys: zoom and pan with W S A D, by their physical position on the keyboard, and with the arrow keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from app.charts.toolkit import zoom
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.time_view import TimeView

WHEEL = 1.0015  # zoom a unit of the wheel (a notch is 120)
ZOOM = 1.5
PAN = 0.15
STEP = 5  # pixel columns that a key moves the cursor
_EVDEV = {25: "w", 38: "a", 39: "s", 40: "d"}  # scan codes of X11 and Wayland
_PLACES = {"xcb": _EVDEV, "wayland": _EVDEV, "windows": {17: "w", 30: "a", 31: "s", 32: "d"}}
_LETTERS = {Qt.Key.Key_W: "w", Qt.Key.Key_A: "a", Qt.Key.Key_S: "s", Qt.Key.Key_D: "d"}
_ARROWS = {Qt.Key.Key_Up: "w", Qt.Key.Key_Left: "a", Qt.Key.Key_Down: "s", Qt.Key.Key_Right: "d"}


class PointedChart(Protocol):
    """The parts of a chart on which the pointer and keys act."""

    @property
    def time_view(self) -> TimeView: ...
    def here(self) -> tuple[ChartPlaces, TimeColumns]: ...
    def update(self) -> None: ...
    def show_statistics(self, wanted: bool, /) -> None: ...
    def setCursor(self, cursor: Qt.CursorShape, /) -> None: ...
    def unsetCursor(self) -> None: ...


class TimePointer:
    """Handles the pointer and keys in the plot of a chart; `at` is the pointer position, or None outside the
    chart.

    The chart is passed in each time: with a reference back to it, charts would be deleted by the garbage
    collector, possibly in the middle of painting.
    """

    def __init__(self) -> None:
        self.at: QPointF | None = None
        self._drag_from: tuple[float, int] | None = None  # x of the press, start of the view then
        self._dragged = False
        self._selecting: int | None = None  # the time at which a span begins

    def turn_wheel(self, chart: PointedChart, event: QWheelEvent) -> None:
        """Zoom at the pointer, or move when scrolling sideways (or with Shift)."""
        place, grid = chart.here()
        delta = event.angleDelta()
        sideways = -delta.x() or (-delta.y() if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 0)
        if sideways:
            chart.time_view.pan(sideways / 1200)
        else:
            chart.time_view.zoom(WHEEL ** delta.y(), _time_at(zoom.inside(event.position()), place, grid))
        event.accept()

    def press(self, chart: PointedChart, event: QMouseEvent) -> None:
        """Store the position where a drag may begin; with Shift, the drag selects a time range."""
        if event.button() == Qt.MouseButton.LeftButton:
            place, grid = chart.here()
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._selecting = _time_at(zoom.inside(event.position()), place, grid) if shift else None
            self._drag_from = zoom.inside(event.position()).x(), chart.time_view.start
            self._dragged = False

    def move(self, chart: PointedChart, event: QMouseEvent) -> None:
        """Drag the view, or move the cursor."""
        place, grid = chart.here()
        self.at = zoom.inside(event.position())
        if self._drag_from and self._drag(chart, self.at, place, grid):
            return
        inside = place.plot.left() <= self.at.x() <= place.plot.right()
        chart.time_view.hover(_time_at(self.at, place, grid) if inside else None)
        chart.update()

    def _drag(self, chart: PointedChart, to: QPointF, place: ChartPlaces, grid: TimeColumns) -> bool:
        assert self._drag_from is not None
        away = to.x() - self._drag_from[0]
        if not self._dragged and abs(away) < QApplication.startDragDistance():
            return False
        self._dragged = True
        if self._selecting is not None:
            chart.time_view.select((self._selecting, _time_at(to, place, grid)))
            return True
        chart.setCursor(Qt.CursorShape.ClosedHandCursor)
        chart.time_view.go(round(self._drag_from[1] - away * place.ratio * grid.step))
        return True

    def release(self, chart: PointedChart, event: QMouseEvent) -> None:
        """End a drag; a click pins or releases the cursor."""
        if event.button() == Qt.MouseButton.LeftButton and self._drag_from:
            place, grid = chart.here()
            if self._selecting is not None:
                chart.show_statistics(self._dragged)
            elif not self._dragged and place.plot.contains(zoom.inside(event.position())):
                chart.time_view.pin(_time_at(zoom.inside(event.position()), place, grid))
            self._drag_from = self._selecting = None
            chart.unsetCursor()

    def leave(self, chart: PointedChart) -> None:
        """Remove the cursor when the pointer leaves, unless it is pinned."""
        self.at = None
        chart.time_view.hover(None)
        chart.update()


def _time_at(point: QPointF, place: ChartPlaces, grid: TimeColumns) -> int:
    return grid.time((point.x() - place.plot.left()) * place.ratio)


def steer(event: QKeyEvent) -> str:
    """Return w, a, s or d for an arrow key or for the key in that position on a US keyboard; otherwise ""."""
    if arrow := _ARROWS.get(Qt.Key(event.key())):
        return arrow
    places = _PLACES.get(QGuiApplication.platformName(), {})
    if places and event.nativeScanCode():
        return places.get(event.nativeScanCode(), "")
    return _LETTERS.get(Qt.Key(event.key()), "")


def handle_key(event: QKeyEvent, view: TimeView, column: int) -> bool:
    """Handle a key; return False for an unknown key. column: ns per pixel column."""
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return extend_span(event, view, column)
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return _move_cursor(steer(event), view, column)
    moves: dict[str, Callable[[], None]] = {
        "w": lambda: view.zoom(ZOOM, view.cursor),
        "s": lambda: view.zoom(1 / ZOOM, view.cursor),
        "a": lambda: view.pan(-PAN),
        "d": lambda: view.pan(PAN),
    }
    others: dict[int, Callable[[], None]] = {
        Qt.Key.Key_F: view.fit,
        Qt.Key.Key_Home: lambda: view.go(0),
        Qt.Key.Key_End: lambda: _leave(view),
        Qt.Key.Key_Escape: lambda: _give_up(view),
    }
    act = moves.get(steer(event)) or others.get(event.key())
    if act:
        act()
    return act is not None


def extend_span(event: QKeyEvent, view: TimeView, column: int) -> bool:
    """Move the end of the selected range, which begins at the cursor, with Alt, Shift and an arrow key."""
    if event.modifiers() != Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier:
        return False
    by = {"a": -STEP, "d": STEP}.get(steer(event))
    if by is None:
        return False
    at = view.start + view.span // 2 if view.cursor is None else view.cursor
    first, last = view.selected or (at, at)
    anchor, end = (last, first) if first < at == last else (first, last)
    view.select((anchor, end + by * column))
    return True


def _give_up(view: TimeView) -> None:
    """Clear the path of causes, the selected time range and the cursor."""
    view.show_path(())
    view.select(None)
    view.choose(None)


def _move_cursor(direction: str, view: TimeView, column: int) -> bool:
    """Move the cursor by several pixels with Shift and an arrow key, and pin it."""
    steps = {"a": -STEP, "d": STEP}.get(direction)
    if steps is None:
        return False
    at = view.start + view.span // 2 if view.cursor is None else view.cursor
    view.choose(at + steps * column)
    return True


def _leave(view: TimeView) -> None:
    view.choose(None)
    view.set_following(True)
