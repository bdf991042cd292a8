"""The sheets of the drawing on a canvas: the visible sheet, and the last view of each sheet."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from math import isfinite

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.topology.canvas.sheets.overview import overview_scene
from app.topology.canvas.sheets.single import names_of_sheets, sheet_scene
from app.topology.canvas.view import MAX_ZOOM, MIN_ZOOM
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.model.cabling import Storage

_tr = partial(QCoreApplication.translate, "Sheets")
WHOLE, OVERVIEW = "", "overview"  # names of sheets other than CECs and directors
FEWEST = 2  # CECs and directors: of fewer, the whole drawing is their sheet
FARTHEST = 1e7  # units from the corner of the picture to the middle of a view
Seen = tuple[float, float, float]  # zoom, and the middle of the view in units of the picture


class Sheets(QObject):
    """name: the sheet that is shown; whole: the picture of the whole drawing."""

    asked = Signal(str)  # show this sheet
    changed = Signal()  # another sheet is displayed or the sheets have changed

    def __init__(self, whole: CanvasScene, parent: QObject) -> None:
        super().__init__(parent)
        self.whole, self.name = whole, WHOLE
        self.views: dict[str, Seen] = {}

    def names(self) -> list[str]:
        """Return the names of all sheets in order, or only the whole drawing if it is small."""
        each = names_of_sheets(self.whole)
        return [WHOLE, OVERVIEW, *each] if len(each) >= FEWEST else [WHOLE]

    def title(self, name: str) -> str:
        """Return the tab text of a sheet."""
        if name in self.whole.shapes:
            return self.whole.shapes[name].title
        return _tr("Overview") if name == OVERVIEW else _tr("Whole drawing")

    def renew(self, whole: CanvasScene) -> CanvasScene:
        """Return the part of another picture to show, or all of it if the sheet no longer exists."""
        self.whole = whole
        if self.name not in self.names():
            self.name = WHOLE
        return self.scene()

    def scene(self) -> CanvasScene:
        """Return the picture of the visible sheet."""
        if self.name == WHOLE:
            return self.whole
        return overview_scene(self.whole) if self.name == OVERVIEW else sheet_scene(self.whole, self.name)

    def step(self, by: int) -> None:
        """Request the next or previous sheet; the first sheet follows the last."""
        names = self.names()
        self.asked.emit(names[(names.index(self.name) + by) % len(names)])

    def sheet_of(self, things: Iterable[str]) -> str:
        """Return the CEC or director that contains the first of these elements, or otherwise the whole
        drawing.
        """
        known = set(self.names())
        for thing in things:
            found = next((holder for holder in (thing, *self.whole.holders(thing)) if holder in known), WHOLE)
            if found:
                return found
        return WHOLE

    def beyond(self, far: str) -> str:
        """Return the sheet to which an off-sheet port leads; for a link, the sheet of the LPAR at its other
        end.
        """
        if found := self.sheet_of([far]):
            return found
        if isinstance(self.whole.drawing.find(far), Storage):
            return WHOLE
        ends = (self.whole.edges[n].ends[0] for n in self.whole.edges_of.get(far, ()))
        sheets = dict.fromkeys(self.sheet_of([end]) for end in ends)
        others = [sheet for sheet in sheets if sheet != self.name]
        return others[0] if len(others) == 1 else WHOLE

    # -- appearance

    def kept(self) -> str:
        """Return the visible sheet and all views as text."""
        return json.dumps({"sheet": self.name, "views": self.views})

    def recalled(self, text: str) -> tuple[str, dict[str, Seen]]:
        """Return the stored sheet and views that fit this drawing."""
        try:
            kept = json.loads(text)
            views = {str(name): _seen(view) for name, view in kept["views"].items()}
            name = str(kept["sheet"])
        except (ValueError, KeyError, TypeError, AttributeError):
            return WHOLE, {}
        names = self.names()
        known = {text: view for text, view in views.items() if text in names}
        return (name if name in names else WHOLE), known


def _seen(view: object) -> Seen:
    """Return a view that can be displayed. Raises ValueError."""
    if not isinstance(view, list) or len(view) != 3:
        raise ValueError
    zoom, x, y = map(float, view)
    if not all(map(isfinite, (zoom, x, y))) or max(abs(x), abs(y)) > FARTHEST:
        raise ValueError
    return min(max(zoom, MIN_ZOOM), MAX_ZOOM), x, y
