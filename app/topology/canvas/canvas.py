"""The canvas: shows the editor's drawing, and lets the user edit it.

Static parts are kept in a pixmap; each frame copies it and paints the moving parts over it. The model is
changed only through the editor, once at the end of each gesture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.topology.canvas import overlay
from app.topology.canvas.compared import Compared
from app.topology.canvas.describing import describe
from app.topology.canvas.event_routing import EventRouting
from app.topology.canvas.gathered import Gathering, said
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.minimap import Minimap
from app.topology.canvas.running import Badge, LinkFlow, Overlay, Running
from app.topology.canvas.still import Still
from app.topology.canvas.viewport import Viewport
from app.topology.editor import Editor
from app.topology.shapes.captions import DOT
from app.widgets.announce import announce
from app.widgets.pictured import pictured
from engine.ficon.drawing.model.drawing import Change
from engine.ficon.drawing.model.names import called

_tr = partial(QCoreApplication.translate, "Canvas")
SLICE = 0.006  # seconds of a frame for routing the lines of a large drawing


class Tidying(QObject):
    """Routes the lines of a canvas, and reports cables that skip bends."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._steps: Iterator[None] = iter(())
        self.idle = QTimer(self)
        self.idle.timeout.connect(self._tidy)
        self._passed: set[str] = set()  # cables that do not pass a bend, which was reported

    def begin(self) -> None:
        """Start routing the lines of a large drawing; those of a small drawing are routed already."""
        if self._viewport.sheets.whole.large:
            self._steps = self._viewport.sheets.whole.tidying()
            self.idle.start(0)

    def _tidy(self) -> None:
        """Continue for part of a frame; at the end, paint the lines again."""
        until = perf_counter() + SLICE
        while perf_counter() < until:
            if next(self._steps, self.idle) is self.idle:
                self.idle.stop()
                self._viewport.show_scene(self._viewport.sheets.scene())
                self.tell_passed()
                return

    def tell_passed(self) -> None:
        """Report each cable that skips a bend, once."""
        passed, editor = set(self._viewport.sheets.whole.detours.passed_by), self._viewport.editor
        for name in sorted(passed - self._passed):
            text = _tr(
                "{0} cannot reach one of its bends because the bend is in a gap between "
                "elements; the cable skips it"
            )
            editor.told.emit(text.format(called(editor.drawing, name)))
        self._passed = passed


class Canvas(QWidget):
    """viewport: the visible part of the drawing; interaction: what the mouse and keyboard do with it."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Drawing"))
        self.editor = editor
        self.grid = True
        self.problems: dict[str, tuple[str, int]] = {}
        self.compared, self._gathering = Compared(), Gathering()
        self.still = Still()
        self.viewport = Viewport(editor, self)
        self.minimap = Minimap(self.viewport)
        self.interaction = Interaction(self.viewport)
        self.tidying = Tidying(self.viewport)
        self.routing = EventRouting(self.interaction)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setMinimumSize(320, 240)
        self.setWhatsThis(self.tr(WHAT))
        self.grabGesture(Qt.GestureType.PinchGesture)
        self._connect()
        self.viewport.show_writers()
        self.tidying.begin()

    def _connect(self) -> None:
        self.viewport.scene_changed.connect(self.still.drop)
        self.viewport.turned.connect(self.tell)
        self.interaction.current_changed.connect(self.tell)
        self.editor.changed.connect(self._show_change)
        self.editor.replaced.connect(self._show_replaced)
        self.editor.selection_changed.connect(self._show_selection)

    # ---- following the editor

    def _show_change(self, change: Change) -> None:
        """Show the drawing after a change; switch to another sheet if a new element is not on this sheet."""
        viewport = self.viewport
        self.interaction.cancel()
        viewport.renew()
        viewport.show_writers()
        self.tidying.begin()
        if not viewport.sheets.whole.large:
            self.tidying.tell_passed()
        made = any(before is None for before, _ in change.things.values())
        elsewhere = made and change.select and viewport.scene is not viewport.sheets.whole
        if elsewhere and viewport.scene.box_of(change.select) is None:
            viewport.show_sheet(viewport.sheets.sheet_of(change.select))

    def _show_replaced(self) -> None:
        """Show all of another drawing."""
        self.interaction.current = self.viewport.sheets.name = ""
        self.viewport.sheets.views.clear()
        self._show_change(Change(""))
        self.viewport.fit_opened()

    def _show_selection(self) -> None:
        """Show the selection, and let the keyboard continue from it."""
        chosen = self.editor.selection
        if self.interaction.current not in chosen:
            self.interaction.current = chosen[0] if chosen else ""
        self.tell()
        self.update()

    def tell(self) -> None:
        """Make a screen reader announce the selection."""
        scene, sheets = self.viewport.scene, self.viewport.sheets
        names = self.editor.selection or (self.interaction.current,)
        words = describe(scene, names)
        if scene is not sheets.whole:
            words = f"{sheets.title(sheets.name)}: {words}"
        if len(names) == 1 and (problems := said(scene, self.problems, names[0])):
            words = f"{words}{DOT}{problems}"
        if len(names) == 1 and (note := self.interaction.running.note(names[0])):
            words = f"{words}{DOT}{note}"
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            announce(self, words)

    # ---- content displayed beside the drawing

    def show_grid(self, shown: bool) -> None:
        """Show or hide the grid dots."""
        self.grid = shown
        self.update()

    def show_problems(self, problems: Mapping[str, tuple[str, int]]) -> None:
        """Mark elements: the worst severity (error, warning, info) and the number of problems, by id."""
        if problems != self.problems:
            self.problems = dict(problems)
            self.tell()
            self.update()

    def show_compared(self, marks: Compared) -> None:
        """Mark differences instead of problems; empty marks end the comparison."""
        self.compared = marks
        self.update()

    def show_run(
        self,
        badges: Mapping[str, Badge],
        flows: Mapping[str, LinkFlow],
        phase: float = 0.0,
        overlay: Overlay | None = None,
    ) -> None:
        """Show the values and flows of a run; empty values end the display."""
        chosen, before = self.editor.selection, self.interaction.running
        self.interaction.running = Running(badges, flows, phase, overlay)
        if len(chosen) == 1 and before.note(chosen[0]) != self.interaction.running.note(chosen[0]):
            self.tell()
        self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the static picture, and paint the moving parts over it."""
        shown, gesture = self.viewport, self.interaction.gesture
        scene, look, view = shown.scene, shown.look, shown.view
        with QPainter(self) as painter:
            if not (shown.calm.isActive() and self.still.stretch(painter, scene, look, view)):
                without = gesture.without if gesture else ()
                painter.drawPixmap(0, 0, self.still.pixmap(scene, look, view, self.grid, without))
            right = self.minimap.x() if self.minimap.is_low_right() else self.width()
            problems = self._gathering.marks(scene, self.problems, view.zoom)
            overlay.paint(painter, self.interaction, overlay.Extras(problems, right, self.compared))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture until the user moves or edits it; after that, keep its corner or a recalled
        view.
        """
        self.minimap.place()
        self.viewport.resize()

    def showEvent(self, event: QEvent) -> None:
        """Fit the picture when it is first shown."""
        self.viewport.fit_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Announce the selection."""
        super().focusInEvent(event)
        self.tell()

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(900, 600)


WHAT = (
    "The drawing. Tab and the arrow keys go from element to element; Enter edits an element, "
    "and Shift with an arrow key moves it. W draws a wire: Tab goes through its possible ends, "
    "and Enter connects. Plus and minus zoom, and F shows the whole drawing."
)
