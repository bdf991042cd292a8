"""Problems of elements too small to be visible, gathered at the smallest visible box around them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import floor, log
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.checking.finding import SEVERITIES
from engine.language import numeral

_tr = partial(QCoreApplication.translate, "Canvas")
SEEN = 22.0  # pixels of the shorter edge of a box that has room for a mark
LEVEL = 1.3  # ratio of two zooms between which nothing else is gathered
Problems = Mapping[str, tuple[str, int]]  # by element: error, warning or info, and their number


class ProblemMark(NamedTuple):
    """The worst severity and the number of problems of an element and of anything in it that is too small to
    be visible.
    """

    severity: str
    number: int


class Gathering:
    """Keeps the marks until the picture, the problems or the zoom level changes."""

    def __init__(self) -> None:
        self._key: tuple[int, int, int] | None = None
        self._held: tuple[object, ...] = ()  # alive while their ids are in the key
        self._marks: dict[str, ProblemMark] = {}

    def marks(self, scene: CanvasScene, problems: Problems, zoom: float) -> dict[str, ProblemMark]:
        """Return the marks by element; elements outside the picture have none."""
        level = floor(log(zoom) / log(LEVEL))
        key = id(scene), id(problems), level
        if key != self._key:
            self._key, self._held = key, (scene, problems)
            self._marks = gathered(scene, problems, LEVEL**level)
        return self._marks


def gathered(scene: CanvasScene, problems: Problems, zoom: float) -> dict[str, ProblemMark]:
    """Return each problem at its element, or at the smallest enclosing element that is large enough."""
    at: dict[str, str] = {}
    found: dict[str, ProblemMark] = {}
    hidden = scene.hidden(zoom)
    for name, (severity, count) in problems.items():
        seen = (
            name if name in scene.shapes else next(filter(scene.shapes.__contains__, scene.holders(name)), "")
        )
        if not seen:
            continue
        if seen in hidden:
            seen = scene.from_far.of[seen].shown
        place = _seen(scene, seen, zoom, at)
        known = found.get(place)
        worst = min(severity, known.severity, key=SEVERITIES.index) if known else severity
        found[place] = ProblemMark(worst, count + (known.number if known else 0))
    return found


def _seen(scene: CanvasScene, name: str, zoom: float, known: dict[str, str]) -> str:
    """Return an element, or the first enclosing element that is large enough, or otherwise the outermost
    element.
    """
    if name not in known:
        core = scene.shapes[name].core
        holder = scene.nesting.holder.get(name, "")
        small = min(core.width, core.height) * zoom < SEEN and holder in scene.shapes
        known[name] = _seen(scene, holder, zoom, known) if small else name
    return known[name]


def said(scene: CanvasScene, problems: Problems, name: str) -> str:
    """Return the problems of an element and of all its contents as text, or "" if there are no problems."""
    inside = scene.nesting.inside((name,)) if name in scene.shapes else {name}
    each = [problems[text] for text in inside if text in problems]
    if not each:
        return ""
    words = {
        "error": _tr("{n} problems; the worst is an error"),
        "warning": _tr("{n} problems; the worst is a warning"),
        "info": _tr("{n} notes"),
    }
    worst = min((severity for severity, _ in each), key=SEVERITIES.index)
    count = sum(count for _, count in each)
    if count == 1:
        words |= {
            "error": _tr("one error"),
            "warning": _tr("one warning"),
            "info": _tr("one note"),
        }
    return words[worst].format(n=numeral(count, ","))
