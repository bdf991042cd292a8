"""The visible part of a drawing: the sheet, the part of the sheet, and the last view of each sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import dist

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.topology.canvas.painting import legend
from app.topology.canvas.painting.draw import crowded
from app.topology.canvas.painting.legend import WriterKey
from app.topology.canvas.painting.look import Look
from app.topology.canvas.sheets.sheets import Seen, Sheets
from app.topology.canvas.view import CanvasView
from app.topology.canvas.writers import writers
from app.topology.editor import Editor
from app.topology.shapes.box import Box
from app.topology.shapes.connections import connections
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge

_tr = partial(QCoreApplication.translate, "Canvas")
CALM = 90  # ms without another zoom, after which a picture of many things is painted again
NEAREST = 1.25  # zoom of a fitted picture
SAME, NEAR = 0.01, 2.0  # of a view that has not been moved: part of its zoom, pixels of its middle


class Viewport(QObject):
    """scene: the picture shown, of a sheet or of the whole drawing; view: its visible part in the widget.

    calm: a timer that runs while the picture is being zoomed and is only stretched.
    """

    moved = Signal()  # another part of the picture, or another zoom
    about_to_turn = Signal()  # another sheet comes
    turned = Signal()  # another sheet is shown
    scene_changed = Signal()

    def __init__(self, editor: Editor, widget: QWidget) -> None:
        """Create the viewport; widget: shows the picture."""
        super().__init__(widget)
        self.editor, self.widget, self.view = editor, widget, CanvasView()
        self.scene = CanvasScene(editor.drawing)
        self.sheets = Sheets(self.scene, self)
        self.look = Look(name=theme.current().name)
        self.keys_of_writers: tuple[WriterKey, ...] = ()
        self.fitted = False
        self.calm = QTimer(self, singleShot=True, interval=CALM)
        self.calm.timeout.connect(widget.update)
        self._recalled: Seen | None = None  # the view of an earlier session
        self._first: Seen | None = None  # the view that was fitted when the drawing was opened
        self._shown: tuple[object, list[Edge]] = (None, [])
        self.sheets.asked.connect(self.show_sheet)
        editor.shown.connect(self.bring)
        editor.layers_changed.connect(self.look_again)
        editor.link_changed.connect(self.show_writers)
        theme.notifier.changed.connect(self.look_again)

    # ---- the picture

    def show_scene(self, scene: CanvasScene) -> None:
        """Show another picture."""
        self.scene = scene
        self.scene_changed.emit()
        self.look_again()

    def look_again(self) -> None:
        """Apply the current theme, layers and zoom."""
        self.look = replace(
            self.look,
            name=theme.current().name,
            layers=self.editor.layers,
            zoom=self.view.zoom,
            ratio=self.widget.devicePixelRatioF(),
            crowded=False,
        )
        self.look = replace(self.look, crowded=crowded(self.scene, self.view.box, self.look))
        self.widget.update()

    def show_writers(self) -> None:
        """Paint the writers of the selected link."""
        found = writers(self.editor.drawing, self.editor.link)
        self.keys_of_writers = found.keys
        self.look = replace(self.look, writers=found.cells, usable=found.usable)
        self.look_again()

    def edges_shown(self) -> list[Edge]:
        """Return the lines painted only for the selection: connections and access of LPARs."""
        chosen = self.editor.selection
        key = chosen, id(self.scene)
        if key != self._shown[0]:
            self._shown = key, [*self.scene.wiring.access_of(chosen), *connections(self.scene, chosen)]
        return self._shown[1]

    # ---- the part of it that is seen

    def fit(self, names: Iterable[str] = ()) -> None:
        """Show the whole picture, or these elements."""
        box = self.scene.box_of(names) or self.scene.bounds
        foot = legend.height(self.keys_of_writers, self.widget.width())
        self.view.fit(box.grown(12.0), NEAREST, foot)
        self._move()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom around a point of the widget, or around its middle for None."""
        point = at or QPointF(self.widget.width() / 2, self.widget.height() / 2)
        self.view.zoom_at(factor, point.x(), point.y())
        self._move()

    def zoom_to(self, zoom: float) -> None:
        """Set the zoom in pixels per unit."""
        self.zoom_by(zoom / self.view.zoom)

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the view right and down, in pixels."""
        self.view.pan(dx, dy)
        self._move()

    def center_on(self, names: Iterable[str]) -> None:
        """Bring elements into view, zooming in if they would not be readable."""
        box = self.scene.box_of(names)
        if box is not None:
            self.center_on_box(box)

    def center_on_box(self, box: Box) -> None:
        """Scroll part of the picture into view, zooming in if it would not be readable."""
        view, readable = self.view, self.look.readable
        if not view.box.covers(box) or not readable:
            if box.width * view.zoom > self.widget.width() or box.height * view.zoom > self.widget.height():
                view.fit(box)
            view.zoom = view.zoom if readable else max(view.zoom, 0.8)
            view.centre(*box.middle)
        self._move()

    def look_at(self, zoom: float, x: float, y: float) -> None:
        """Show the picture at a zoom, with this point in the middle."""
        self.view.zoom = zoom
        self.view.centre(x, y)
        self._move()

    def _move(self) -> None:
        """Update the picture after the view has changed."""
        zoomed = self.view.zoom != self.look.zoom
        if zoomed and (self.look.crowded or self.scene.large):
            self.calm.start()  # until then the picture is stretched
        if zoomed or self.look.crowded:
            self.look_again()
        self.widget.update()
        self.moved.emit()

    # ---- sheets

    def show_sheet(self, name: str) -> None:
        """Show another sheet with its last view."""
        if name == self.sheets.name:
            return
        self.about_to_turn.emit()
        self.keep_view()
        self.sheets.name = name
        self.show_scene(self.sheets.scene())
        self._recall_sheet()
        self.sheets.changed.emit()
        self.turned.emit()

    def _recall_sheet(self) -> None:
        """Restore the last view of this sheet, or show all of it."""
        seen = self.sheets.views.get(self.sheets.name)
        if seen is None:
            self.fit()
        else:
            self.look_at(*seen)

    def renew(self) -> None:
        """Show the changed drawing on the same sheet, or all of it if the sheet no longer exists."""
        self._first = None  # the view remains from now on because the drawing is edited
        before = self.sheets.name
        self.show_scene(self.sheets.renew(CanvasScene(self.editor.drawing)))
        if before != self.sheets.name:
            self.fit()
        self.sheets.changed.emit()

    def follow(self, edge: Edge) -> None:
        """Follow a wire to the sheet at its other end, and select it there."""
        self.show_sheet(self.sheets.beyond(edge.far))
        self.editor.select((edge.id,))
        self.center_on((edge.id,))

    def follow_selection(self) -> None:
        """Follow the selected wire's off-sheet port; from the overview, go to the selected box."""
        chosen = self.editor.selection
        if self.scene.is_overview and chosen:
            self.open_sheet(chosen[0])
            return
        port = next((edge for edge in self.scene.edges if edge.far and edge.id in chosen), None)
        if port is None:
            self.editor.told.emit(_tr("Select a wire that leaves this sheet"))
        else:
            self.follow(port)

    def open_sheet(self, name: str) -> bool:
        """Show the sheet of a box in the overview; return False if the box has no sheet."""
        if not self.scene.is_overview or name not in self.sheets.names():
            return False
        self.show_sheet(name)
        return True

    def bring(self, names: Iterable[str]) -> None:
        """Bring elements into view, switching sheets if this sheet contains none of them."""
        names = tuple(names)
        if names and self.scene is not self.sheets.whole and self.scene.box_of(names) is None:
            self.show_sheet(self.sheets.sheet_of(names))
        self.center_on(names)

    # ---- views that are kept

    def resize(self) -> None:
        """Fit the picture until the user moves or edits it; after that, keep its corner or a recalled
        view.
        """
        recalled, opened = self._is_seen(self._recalled), self._is_seen(self._first)
        self._take_size()
        if not self.fitted and self.widget.isVisible():
            self.fit_first()
        elif recalled and self._recalled is not None:
            self.look_at(*self._recalled)
        elif opened and self.fitted:
            self.fit_opened()
        self.look_again()

    def _take_size(self) -> None:
        self.view.resize(self.widget.width(), self.widget.height(), self.widget.devicePixelRatioF())

    def fit_first(self) -> None:
        """Show the whole picture or the last view of this file, but only when the picture is first shown."""
        self._take_size()
        if not self.fitted:
            self.fitted = True
            self._recall_sheet()
            self._first = self._now()

    def fit_opened(self) -> None:
        """Show all of a newly opened drawing."""
        self.fit()
        self._first = self._now()

    def _now(self) -> Seen:
        return self.view.zoom, *self.view.box.middle

    def _is_seen(self, seen: Seen | None) -> bool:
        """Return whether the view is still unchanged."""
        if seen is None:
            return False
        zoom, *middle = self._now()
        return abs(zoom / seen[0] - 1.0) < SAME and dist(middle, seen[1:]) * zoom < NEAR

    def keep_view(self) -> None:
        """Remember the view of the sheet."""
        if self.fitted:
            self.sheets.views[self.sheets.name] = self._now()

    def recall_view(self, text: str) -> None:
        """Restore the stored sheet and its view, and remember the views of the other sheets."""
        name, views = self.sheets.recalled(text)
        self.show_sheet(name)
        self.sheets.views |= views
        if self.fitted and name in views:
            self.look_at(*views[name])
        self._recalled = views.get(name)
