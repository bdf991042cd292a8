"""Which sheet of the drawing is shown, and how each one was seen the last time."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from app.topology.canvas.framing import Framed, Framing
from app.topology.canvas.shapes.scene import CanvasScene
from app.topology.canvas.shapes.shape import Edge
from app.topology.canvas.sheets.sheets import Seen, Sheets
from app.topology.editor import Editor

SAME, NEAR = 0.01, 2.0  # of a view that has not been moved: part of its zoom, pixels of its middle


class Turned(Framed, Protocol):
    """A canvas that shows one sheet of a drawing."""

    editor: Editor
    whole: CanvasScene
    sheets: Sheets

    @property
    def widget(self) -> QWidget: ...
    def cancel(self) -> None: ...
    def show_scene(self, scene: CanvasScene) -> None: ...
    def tell(self) -> None: ...


class Turning(QObject):
    """Turns to other sheets of a canvas."""

    def __init__(self, canvas: Turned, framing: Framing) -> None:
        super().__init__(canvas.widget)
        self._canvas, self._framing = canvas, framing
        self.fitted = False
        self._recalled: Seen | None = None  # the view of an earlier session
        self._first: Seen | None = None  # the view that was fitted when the drawing was opened

    def show_sheet(self, name: str) -> None:
        """Show another sheet, as it was seen the last time."""
        canvas, sheets = self._canvas, self._canvas.sheets
        if name == sheets.name:
            return
        canvas.cancel()
        self.keep_view()
        sheets.name = name
        canvas.show_scene(sheets.scene())
        self._as_seen()
        sheets.changed.emit()
        canvas.tell()

    def _as_seen(self) -> None:
        """Show what was seen of this sheet the last time, or all of it."""
        seen = self._canvas.sheets.views.get(self._canvas.sheets.name)
        if seen is None:
            self._framing.fit()
        else:
            self._framing.look_at(*seen)

    def fit_first(self) -> None:
        """Show all of it, or what was seen of this file the last time."""
        self.fitted = True
        self._as_seen()
        self._first = self._now()

    def fit_opened(self) -> None:
        """Show all of a drawing that has been opened."""
        self._framing.fit()
        self._first = self._now()

    def touch(self) -> None:
        """Keep the view from now on, since the drawing is edited."""
        self._first = None

    def is_as_opened(self) -> bool:
        """Return whether the view has not been moved and nothing been edited since the drawing was opened."""
        return self._is(self._first)

    def _now(self) -> Seen:
        return self._canvas.view.zoom, *self._canvas.view.box.middle

    def _is(self, seen: Seen | None) -> bool:
        if seen is None:
            return False
        zoom, *middle = self._now()
        return abs(zoom / seen[0] - 1.0) < SAME and dist(middle, seen[1:]) * zoom < NEAR

    def keep_view(self) -> None:
        """Remember how the sheet is seen."""
        view, sheets = self._canvas.view, self._canvas.sheets
        if self.fitted:
            sheets.views[sheets.name] = view.zoom, *view.box.middle

    def recall_view(self, text: str) -> None:
        """Show the sheet and the view of it that were kept, and remember those of the other sheets."""
        sheets = self._canvas.sheets
        name, views = sheets.recalled(text)
        self.show_sheet(name)
        sheets.views |= views
        if self.fitted and name in views:
            self._framing.look_at(*views[name])
        self._recalled = views.get(name)

    def as_recalled(self) -> Seen | None:
        """Return the view of an earlier session if it has not been moved since."""
        return self._recalled if self._is(self._recalled) else None

    def follow(self, edge: Edge) -> None:
        """Go over a wire to the sheet at its other end, and select it there."""
        self.show_sheet(self._canvas.sheets.beyond(edge.far))
        self._canvas.editor.select((edge.id,))
        self._framing.center_on((edge.id,))

    def follow_selection(self) -> None:
        """Go where the off-sheet port of the selected wire leads; from the overview, to the selected box."""
        canvas, chosen = self._canvas, self._canvas.editor.selection
        if canvas.scene.is_overview and chosen:
            self.open_sheet(chosen[0])
            return
        port = next((edge for edge in canvas.scene.edges if edge.far and edge.id in chosen), None)
        if port is None:
            canvas.editor.told.emit(_tr("Select a wire that leaves this sheet"))
        else:
            self.follow(port)

    def open_sheet(self, name: str) -> bool:
        """Show the sheet of a box in the overview; False = it has none."""
        if not self._canvas.scene.is_overview or name not in self._canvas.sheets.names():
            return False
        self.show_sheet(name)
        return True

    def bring(self, names: Iterable[str]) -> None:
        """Bring things into sight, on another sheet if this one has none of them."""
        names, canvas = tuple(names), self._canvas
        if names and canvas.scene is not canvas.whole and canvas.scene.box_of(names) is None:
            self.show_sheet(canvas.sheets.sheet_of(names))
        self._framing.center_on(names)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Canvas", text)
