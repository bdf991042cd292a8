"""The annotations of the plots over time, and the item of the scene that paints them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from app.annotations import places
from app.annotations.annotating import Annotating
from app.annotations.model import Annotations
from app.annotations.places import AnnotationArea
from app.look import theme
from app.plot.plot import TIME, Plot
from app.plot.template import MOST_ANNOTATIONS, PlotAnnotation
from engine.kernel.units import SECOND
from engine.session_file.annotation import Annotation

FRONT = 1e6  # before all other items of the scene


@dataclass(frozen=True)
class PlotTimes:
    """The displayed time of a plot, ns."""

    start: int
    end: int
    limit: int
    cursor: int | None
    selected: tuple[int, int] | None
    show: Callable[[float, float], object]  # s

    def go(self, start: int) -> None:
        """Show a time range of the same length that begins at another time."""
        self.show(start / SECOND, (start + self.end - self.start) / SECOND)


class PlotAnnotations(QObject):
    """Holds the annotations of all plots; the pointer and the keys act on those of the current plot."""

    def __init__(
        self, view: Any, plots: Callable[[], Sequence[Plot]], current: Callable[[], Plot], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.annotated: QWidget = view
        self.all_annotations = Annotations(self)
        self.pointer: QPointF | None = None
        self.cross: float | None = None  # s
        self._view, self._plots, self._current = view, plots, current
        self._item = _Painted(self.draw, view)
        self.selection_is_shown = True
        self.handling = Annotating(self)
        self.all_annotations.changed.connect(self.repaint_annotations)

    # ---- what annotating needs

    def scope(self) -> tuple[str, str] | None:
        """Return the key of the current plot if an annotation can be added."""
        plot = self._current()
        room = len(self._known(plot)) < MOST_ANNOTATIONS
        return ("", plot.key) if plot.kind == TIME and not plot.is_empty and room else None

    def known_annotations(self) -> list[tuple[int, Annotation]]:
        """Return the visible kind of annotations of the current plot, with their numbers."""
        return self._known(self._current())

    def _known(self, plot: Plot) -> list[tuple[int, Annotation]]:
        return self.all_annotations.of("", plot.key) if plot.kind == TIME else []

    def annotation_area(self) -> AnnotationArea:
        """Return the area of the current plot."""
        return _area(self._current())

    def show_row(self, row: str) -> None:
        """Do nothing, because a plot has no rows."""

    @property
    def times(self) -> PlotTimes:
        """The displayed time of the current plot."""
        plot = self._current()
        box = plot.item.getViewBox()
        start, end = (round(at * SECOND) for at in box.viewRange()[0])
        region = [round(at * SECOND) for at in plot.region.getRegion()]
        return PlotTimes(
            start,
            end,
            round(plot.span()[1] * SECOND),
            None if self.cross is None else round(self.cross * SECOND),
            (region[0], region[1]) if plot.measuring else None,
            lambda first, last: box.setXRange(first, last, padding=0),
        )

    def sentence(self, own: Annotation) -> str:
        """Return an annotation as a sentence."""
        return places.sentence(own, "")

    def inside(self, point: QPointF) -> QPointF:
        """Convert a point of the view to pixels of text at 100%."""
        return QPointF(self._view.mapToScene(point.toPoint())) / theme.text_scale()

    def outside(self, box: QRectF) -> QRect:
        """Convert a box in pixels of text at 100% to pixels of the view."""
        scale = theme.text_scale()
        whole = QRectF(box.topLeft() * scale, box.size() * scale)
        return QRect(self._view.mapFromScene(whole).boundingRect())

    def repaint_annotations(self) -> None:
        """Paint the annotations again."""
        self._item.update()

    # ---- plots

    def draw(self, painter: QPainter) -> None:
        """Paint the annotations of all plots."""
        painter.scale(theme.text_scale(), theme.text_scale())
        chosen = self.handling.chosen if self.selection_is_shown and self._view.hasFocus() else -1
        for plot in self._plots():
            if known := self._known(plot):
                places.draw(painter, places.placed(known, _area(plot)), chosen, theme.current())

    def of(self, plot: Plot) -> list[dict[str, Any]]:
        """Return the annotations of a plot as tables of a template."""
        return [_saved(own) for _, own in self.all_annotations.of("", plot.key)]

    def put(self, plot: Plot, saved: Sequence[PlotAnnotation]) -> None:
        """Replace the annotations of a plot with those of a template."""
        others = [own for own in self.all_annotations.all if own.chart != plot.key]
        self.all_annotations.show([*others, *(_restored(own, plot) for own in saved)])

    def sentences(self, plot: Plot) -> list[str]:
        """Return the annotations of a plot as sentences."""
        return [self.sentence(own) for _, own in self._known(plot)]


def _area(plot: Plot) -> AnnotationArea:
    box, scale = plot.item.getViewBox(), theme.text_scale()
    whole, (start, end) = box.sceneBoundingRect(), box.viewRange()[0]
    area = QRectF(whole.topLeft() / scale, whole.size() / scale)
    wide = max(end - start, 1e-9) / max(area.width(), 1.0)  # s a pixel
    return AnnotationArea(
        area,
        lambda time: area.left() + (time / SECOND - start) / wide,
        lambda x: round((start + (x - area.left()) * wide) * SECOND),
        {},
    )


def _saved(own: Annotation) -> dict[str, Any]:
    times = {"start": own.start / SECOND, "end": own.end / SECOND}
    return {"kind": own.kind, "level": own.level, "text": own.text, "dx": own.dx, "dy": own.dy, **times}


def _restored(saved: PlotAnnotation, plot: Plot) -> Annotation:
    start, end = round(saved.start * SECOND), round(saved.end * SECOND)
    return Annotation(saved.kind, "", plot.key, start, end, "", saved.level, saved.text, saved.dx, saved.dy)


class _Painted(QGraphicsObject):
    """Covers the scene, and leaves pointer events to the items below."""

    def __init__(self, paint: Callable[[QPainter], None], view: Any) -> None:
        super().__init__()
        self._paint, self._view = paint, view
        self.setZValue(FRONT)
        view.scene().addItem(self)
        view.sigDeviceRangeChanged.connect(lambda *_: self.prepareGeometryChange())

    def boundingRect(self) -> QRectF:
        return QRectF(self._view.sceneRect())

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._paint(painter)
