"""The canvas: shows the editor's drawing, and lets it be edited.

What stands still is kept in a pixmap; each frame copies that and paints over it what moves. The model is
touched only through the editor, once at the end of each gesture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.topology.canvas import overlay
from app.topology.canvas.compared import Compared
from app.topology.canvas.event_routing import EventRouting
from app.topology.canvas.following import Following
from app.topology.canvas.framing import Framing
from app.topology.canvas.gathered import Gathering
from app.topology.canvas.host import Gesture
from app.topology.canvas.keys import CanvasKeyboard
from app.topology.canvas.minimap import Minimap
from app.topology.canvas.painting.draw import crowded
from app.topology.canvas.painting.legend import WriterKey
from app.topology.canvas.painting.look import Look
from app.topology.canvas.pointing import Pointing
from app.topology.canvas.running import Badge, LinkFlow, Overlay, Running
from app.topology.canvas.shapes.connections import connections
from app.topology.canvas.shapes.scene import CanvasScene
from app.topology.canvas.shapes.shape import Edge
from app.topology.canvas.sheets.sheets import Sheets
from app.topology.canvas.still import Still
from app.topology.canvas.tidying import Tidying
from app.topology.canvas.turning import Turning
from app.topology.canvas.view import CanvasView
from app.topology.editor import Editor
from app.widgets.pictured import pictured
from engine.ficon.drawing.model.drawing import Place

CALM = 90  # ms without another zoom, after which a picture of many things is painted again
TOOLS = ("select", "lasso", "hand", "wire")


class Canvas(QWidget):
    """tool: what a drag does, one of TOOLS. current: the thing that the keyboard is at."""

    framing: Framing
    turning: Turning
    tidying: Tidying
    following: Following
    show_sheet: Callable[[str], None]
    tell: Callable[[], None]
    menu_asked = Signal(object, object)  # ids, point on the screen
    edit_asked = Signal(str)  # id: open the inspector
    tool_changed = Signal(str)
    seen = Signal()  # another part of the picture, or another zoom

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Drawing"))
        self.editor, self.view, self.running = editor, CanvasView(), Running()
        self.tool, self.current, self.hovered = "select", "", ""
        self.bend = "", 0  # cable and number of the bend that the keyboard moves
        self.grid = self.snap = True
        self.problems: dict[str, tuple[str, int]] = {}
        self.compared, self._gathering = Compared(), Gathering()
        self.gesture: Gesture | None = None
        self.scene = self.whole = CanvasScene(editor.drawing)
        self.sheets = Sheets(self.whole, self)
        self._calm = QTimer(self, singleShot=True, interval=CALM)
        self._calm.timeout.connect(self.update)
        self.look = Look(name=theme.current().name)
        self.minimap = Minimap(self)
        self.keys_of_writers: tuple[WriterKey, ...] = ()
        self.still = Still()
        self._shown: tuple[object, list[Edge]] = (None, [])
        self._begin_view()
        self.pointing = Pointing(self)
        self.routing = EventRouting(self, self.pointing, CanvasKeyboard(self, self.pointing))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setMinimumSize(320, 240)
        self.seen.connect(self.minimap.update)
        self.setWhatsThis(self.tr(WHAT))
        self.grabGesture(Qt.GestureType.PinchGesture)
        editor.layers_changed.connect(self.look_again)
        editor.shown.connect(self.turning.bring)
        self.sheets.asked.connect(self.show_sheet)
        theme.notifier.changed.connect(self.look_again)
        self.following.rewritten()
        self.tidying.begin()

    def _begin_view(self) -> None:
        """Make what moves the view and turns the sheets; their functions are the canvas's own."""
        self.framing = framing = Framing(self)
        self.fit, self.zoom_by, self.zoom_to = framing.fit, framing.zoom_by, framing.zoom_to
        self.pan_by, self.center_on = framing.pan_by, framing.center_on
        self.center_on_box, self.show_minimap = framing.center_on_box, framing.show_minimap
        self.turning = turning = Turning(self, framing)
        self.show_sheet, self.open_sheet = turning.show_sheet, turning.open_sheet
        self.follow, self.follow_selection = turning.follow, turning.follow_selection
        self.keep_view, self.recall_view = turning.keep_view, turning.recall_view
        self.tidying = Tidying(self, self)
        self.following = Following(self, framing, turning, self.tidying)
        self.tell = self.following.tell

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

    def show_scene(self, scene: CanvasScene) -> None:
        """Show another picture."""
        self.scene = scene
        self.still.drop()
        self.minimap.forget()
        self.hovered = ""
        self.look_again()

    def sizes(self) -> dict[str, tuple[float, float]]:
        """Width and height of each thing in the drawing."""
        return self.whole.sizes()

    def places(self) -> dict[str, Place]:
        """Return the upper left corner of each thing, by id."""
        shapes = self.whole.shapes.values()
        return {shape.id: Place(round(shape.box.left), round(shape.box.top)) for shape in shapes}

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

    def show_problems(self, problems: Mapping[str, tuple[str, int]]) -> None:
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
        flows: Mapping[str, LinkFlow],
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

    def look_again(self) -> None:
        """Take over theme, layers and zoom."""
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

    def view_moved(self) -> None:
        """Follow a change of the view."""
        if self.view.zoom != self.look.zoom or self.look.crowded:
            if self.view.zoom != self.look.zoom and (self.look.crowded or self.scene.large):
                self._calm.start()  # until then the picture is stretched
            self.look_again()
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
        """Fit the picture until it is moved or edited; then keep its corner, or a recalled view."""
        recalled, opened = self.turning.as_recalled(), self.turning.is_as_opened()
        self.view.resize(self.width(), self.height(), self.devicePixelRatioF())
        self.framing.place_map()
        if not self.turning.fitted and self.isVisible():
            self.turning.fit_first()
        elif recalled is not None:
            self.framing.look_at(*recalled)
        elif opened and self.turning.fitted:
            self.turning.fit_opened()
        self.look_again()

    def showEvent(self, event: QEvent) -> None:
        """Fit the picture at the first showing."""
        self.view.resize(self.width(), self.height(), self.devicePixelRatioF())
        if not self.turning.fitted:
            self.turning.fit_first()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(900, 600)


WHAT = (
    "The drawing. Tab and the arrow keys go from thing to thing, Enter edits, Shift and arrows move. W draws "
    "a wire: Tab goes through its possible ends, and Enter joins. Plus and minus zoom, F shows all."
)
