"""The canvas: shows the editor's drawing, and lets it be edited.

What stands still is kept in a pixmap; each frame copies that and paints over it what moves. The model is
touched only through the editor, once at the end of each gesture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from time import perf_counter

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.topology.canvas import overlay
from app.topology.canvas.compared import Compared
from app.topology.canvas.describing import describe
from app.topology.canvas.event_routing import EventRouting
from app.topology.canvas.gathered import Gathering, said
from app.topology.canvas.host import Gesture
from app.topology.canvas.keys import Keys
from app.topology.canvas.minimap import Minimap
from app.topology.canvas.painting import legend
from app.topology.canvas.painting.draw import crowded
from app.topology.canvas.painting.legend import Key
from app.topology.canvas.painting.look import Look
from app.topology.canvas.pointing import Pointing
from app.topology.canvas.running import Badge, Flow, Overlay, Running
from app.topology.canvas.shapes.box import Box
from app.topology.canvas.shapes.captions import DOT
from app.topology.canvas.shapes.connections import connections
from app.topology.canvas.shapes.scene import Scene
from app.topology.canvas.shapes.shape import Edge
from app.topology.canvas.still import Still
from app.topology.canvas.view import View
from app.topology.canvas.writers import Writers, writers
from app.topology.editor import Editor
from app.widgets.pictured import pictured
from engine.ficon.drawing.model.drawing import Change, Place

ROOMY = 520, 320  # pixels of a canvas in which there is room for the small picture
NEAREST, FARTHER = 1.25, 0.8  # zoom of a fitted picture; how much smaller it may be beside the small one
SLICE = 0.006  # seconds of a frame for routing the lines of a large drawing
CALM = 90  # ms without another zoom, after which a picture of many things is painted again
TOOLS = ("select", "lasso", "hand", "wire")


class Canvas(QWidget):
    """tool: what a drag does, one of TOOLS. current: the thing that the keyboard is at."""

    menu_asked = Signal(object, object)  # ids, point on the screen
    edit_asked = Signal(str)  # id: open the inspector
    tool_changed = Signal(str)
    seen = Signal()  # another part of the picture, or another zoom

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Drawing"))
        self.editor, self.view, self.running = editor, View(), Running()
        self.tool, self.current, self.hovered = "select", "", ""
        self.bend = "", 0  # cable and number of the bend that the keyboard moves
        self.grid = self.snap = True
        self.problems: dict[str, tuple[str, int]] = {}
        self.compared, self._gathering = Compared(), Gathering()
        self.gesture: Gesture | None = None
        self.scene = Scene(editor.drawing)
        self._tidying: Iterator[None] = iter(())
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._tidy)
        self._calm = QTimer(self, singleShot=True, interval=CALM)
        self._calm.timeout.connect(self.update)
        self.look = Look(name=theme.current().name)
        self.keys_of_writers: tuple[Key, ...] = ()
        self.still, self._fitted = Still(), False
        self._shown: tuple[object, list[Edge]] = (None, [])
        self._map_wanted = True
        self.pointing = Pointing(self)
        self.routing = EventRouting(self, self.pointing, Keys(self, self.pointing))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setMinimumSize(320, 240)
        self.minimap = Minimap(self)
        self.seen.connect(self.minimap.update)
        self.setWhatsThis(self.tr(WHAT))
        self.grabGesture(Qt.GestureType.PinchGesture)
        editor.changed.connect(self._changed)
        editor.replaced.connect(self._replaced)
        editor.selection_changed.connect(self._selected)
        editor.layers_changed.connect(self._looked)
        editor.link_changed.connect(self._rewritten)
        editor.shown.connect(self.center_on)
        theme.notifier.changed.connect(self._looked)
        self._rewritten()
        self._tidy_later()

    @property
    def widget(self) -> QWidget:
        """The widget that shows the drawing."""
        return self

    # ---- gestures

    def begin(self, gesture: Gesture) -> None:
        """Let the pointer move this gesture from now on."""
        self.gesture = gesture
        self.setCursor(gesture.cursor)
        self.update()

    def cancel(self) -> None:
        """End the gesture without a trace."""
        self._end(lambda gesture: gesture.cancel())

    def finish(self) -> None:
        """End the gesture and do what it meant."""
        self._end(lambda gesture: gesture.finish())

    def _end(self, how: Callable[[Gesture], None]) -> None:
        if self.gesture is not None:
            gesture, self.gesture = self.gesture, None
            how(gesture)
            self.pointing.show_cursor()
            self.update()

    def ask_edit(self, name: str) -> None:
        """Ask the window to open the properties of a thing."""
        self.edit_asked.emit(name)

    def ask_menu(self, point: QPoint) -> None:
        """Ask the window for a menu of the selected things at a point of the screen."""
        self.menu_asked.emit(self.editor.selection, point)

    # ---- the view

    def fit(self, names: Iterable[str] = ()) -> None:
        """Show the whole picture, or these things."""
        box = self.scene.box_of(names) or self.scene.bounds
        foot, whole = self._legend_height(), box.grown(12.0)
        self.view.fit(whole, NEAREST, foot)
        if self._under_map(box):
            self._fit_beside_map(whole, foot)
        self._moved()

    def _under_map(self, box: Box) -> bool:
        """Return whether the minimap hides a part of the drawing."""
        small = self.minimap
        corner = Box(small.x(), small.y(), self.width(), self.height())
        return small.isVisible() and self.view.frame(box).meets(corner)

    def _fit_beside_map(self, whole: Box, foot: float) -> None:
        """Beside or above the small picture, if it need not be much smaller for that."""
        zoom, view = self.view.zoom, self.view
        rooms = ((foot, self.width() - self.minimap.x()), (self.height() - self.minimap.y(), 0.0))
        found = []
        for low, side in rooms:
            view.fit(whole, NEAREST, low, side)
            found.append((view.zoom, low, side))
        best, low, side = max(found)
        view.fit(whole, NEAREST, *((low, side) if best >= FARTHER * zoom else (foot, 0.0)))

    def _legend_height(self) -> float:
        right = self.minimap.x() if self.minimap.isVisible() else self.width()
        return legend.height(self.keys_of_writers, right)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Come nearer to a point of the widget; None = to the middle."""
        point = at or QPointF(self.width() / 2, self.height() / 2)
        self.view.zoom_at(factor, point.x(), point.y())
        self._moved()

    def zoom_to(self, zoom: float) -> None:
        """Set the zoom, pixels a unit."""
        self.zoom_by(zoom / self.view.zoom)

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the view to the right and down, pixels."""
        self.view.pan(dx, dy)
        self._moved()

    def center_on(self, names: Iterable[str]) -> None:
        """Bring things into sight, and nearer if they could not be read."""
        box = self.scene.box_of(names)
        if box is not None:
            self.center_on_box(box)

    def center_on_box(self, box: Box) -> None:
        """Bring a part of the picture into sight, and nearer if it could not be read."""
        if not self.view.box.covers(box) or not self.look.readable:
            if box.width * self.view.zoom > self.width() or box.height * self.view.zoom > self.height():
                self.view.fit(box)
            self.view.zoom = max(self.view.zoom, 0.8) if not self.look.readable else self.view.zoom
            self.view.centre(*box.middle)
        self._moved()

    def sizes(self) -> dict[str, tuple[float, float]]:
        """Width and height of each thing in the picture."""
        return self.scene.sizes()

    def places(self) -> dict[str, Place]:
        """Return the upper left corner of each thing, by id."""
        shapes = self.scene.shapes.values()
        return {one.id: Place(round(one.box.left), round(one.box.top)) for one in shapes}

    def set_tool(self, tool: str) -> None:
        """Choose what a drag does, one of TOOLS."""
        if tool in TOOLS and tool != self.tool:
            self.tool = tool
            self.pointing.show_cursor()
            self.tool_changed.emit(tool)

    def show_grid(self, shown: bool) -> None:
        """Show or hide the dots."""
        self.grid = shown
        self.update()

    def show_snap(self, wanted: bool) -> None:
        """Let moved things snap to others and to the grid, or not."""
        self.snap = wanted

    def show_minimap(self, shown: bool) -> None:
        """Show or hide the minimap."""
        self._map_wanted = shown
        self._place_map()

    def _place_map(self) -> None:
        """Put the minimap into the lower right corner if there is room for it."""
        small = self.minimap
        small.move(self.width() - small.width() - 10, self.height() - small.height() - 10)
        small.setVisible(self._map_wanted and self.width() >= ROOMY[0] and self.height() >= ROOMY[1])
        self.update()

    def show_problems(self, problems: dict[str, tuple[str, int]]) -> None:
        """Mark things: the worst severity (error, warning, info) and the number of problems, by id."""
        if problems != self.problems:
            self.problems = dict(problems)
            self.tell()
            self.update()

    def show_compared(self, marks: Compared) -> None:
        """Mark differences instead of problems; empty ones end that."""
        self.compared = marks
        self.update()

    def show_run(
        self,
        badges: Mapping[str, Badge],
        flows: Mapping[str, Flow],
        phase: float = 0.0,
        overlay: Overlay | None = None,
    ) -> None:
        """Show figures and flows of a run; empty ones end it."""
        self.running = Running(badges, flows, phase, overlay)
        self.update()

    def edges_named(self, name: str) -> list[Edge]:
        """Return the lines that stand for a thing."""
        return [edge for edge in self.scene.edges if edge.id == name]

    def edges_shown(self) -> list[Edge]:
        """Return lines that are painted only for the selection: connections and access of LPARs."""
        key = self.editor.selection, id(self.scene)
        if key != self._shown[0]:
            chosen = self.editor.selection
            access = self.scene.wiring.access_of(chosen)
            self._shown = key, [*access, *connections(self.scene, chosen)]
        return self._shown[1]

    # ---- the model has changed

    def _changed(self, change: Change) -> None:
        self.cancel()
        self.scene = Scene(self.editor.drawing)
        self.still.drop()
        self._rewritten()
        self.minimap.forget()
        self._tidy_later()

    def _tidy_later(self) -> None:
        """Route the lines of a large drawing in the background, in steps between events."""
        if self.scene.large:
            self._tidying = self.scene.tidying()
            self._idle.start(0)

    def _tidy(self) -> None:
        """Go on for a part of a frame; at the end paint the lines again."""
        until = perf_counter() + SLICE
        while perf_counter() < until:
            if next(self._tidying, self._idle) is self._idle:
                self._idle.stop()
                self.still.drop()
                self.update()
                return

    def _replaced(self) -> None:
        self.current = self.hovered = ""
        self._changed(Change(""))
        self.fit()

    def _selected(self) -> None:
        chosen = self.editor.selection
        if self.current not in chosen:
            self.current = chosen[0] if chosen else ""
        self.tell()
        self.update()

    def tell(self) -> None:
        """Let a screen reader say what is selected."""
        names = self.editor.selection or (self.current,)
        words = describe(self.scene, names)
        if len(names) == 1 and (problems := said(self.scene, self.problems, names[0])):
            words = f"{words}{DOT}{problems}"
        self.setAccessibleDescription(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _rewritten(self) -> None:
        """Paint the writers of the chosen link."""
        found: Writers = writers(self.editor.drawing, self.editor.link)
        self.keys_of_writers = found.keys
        self.look = replace(self.look, writers=found.cells, usable=found.usable)
        self._looked()

    def _looked(self) -> None:
        self.look = replace(
            self.look,
            name=theme.current().name,
            layers=self.editor.layers,
            zoom=self.view.zoom,
            ratio=self.devicePixelRatioF(),
            crowded=False,
        )
        self.look = replace(self.look, crowded=crowded(self.scene, self.view.box, self.look))
        self.update()

    def _moved(self) -> None:
        """Follow a change of the view."""
        if self.view.zoom != self.look.zoom or self.look.crowded:
            if self.view.zoom != self.look.zoom and (self.look.crowded or self.scene.large):
                self._calm.start()  # until then the picture is stretched
            self._looked()
        self.update()
        self.seen.emit()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the still picture, and paint what moves over it."""
        without = self.gesture.without if self.gesture else ()
        with QPainter(self) as painter:
            if not (self._calm.isActive() and self.still.stretch(painter, self.scene, self.look, self.view)):
                still = self.still.pixmap(self.scene, self.look, self.view, self.grid, without)
                painter.drawPixmap(0, 0, still)
            right = self.minimap.x() if self.minimap.isVisible() else self.width()
            problems = self._gathering.marks(self.scene, self.problems, self.view.zoom)
            extras = overlay.Extras(self.running, problems, self.keys_of_writers, right, self.compared)
            overlay.paint(painter, self, extras)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture at the first showing; later its corner stays."""
        self.view.resize(self.width(), self.height(), self.devicePixelRatioF())
        self._place_map()
        if not self._fitted and self.isVisible():
            self._fitted = True
            self.fit()
        self._looked()

    def showEvent(self, event: QEvent) -> None:
        """Fit the picture at the first showing."""
        self.view.resize(self.width(), self.height(), self.devicePixelRatioF())
        if not self._fitted:
            self._fitted = True
            self.fit()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(900, 600)


WHAT = (
    "The drawing. Tab and the arrow keys go from thing to thing, Enter edits, Shift and arrows move. W draws "
    "a wire: Tab goes through its possible ends, and Enter joins. Plus and minus zoom, F shows all."
)
