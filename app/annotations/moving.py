"""The place of a new or a moved annotation: the time and the row at a point of a chart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from app.annotations import places
from app.annotations.chart import ShownTimes
from app.annotations.places import AnnotationArea, PlacedAnnotation
from engine.session_file.annotation import ARROW, FRAME, MAX_OFFSET, TEXT, WHOLE, Annotation, Kind

SHARE = 0.1  # of the displayed time: a new frame
AWAY = QPointF(50.0, 36.0)  # px from the tip of a new arrow to its text


def made(
    kind: Kind, scope: tuple[str, str], point: QPointF, area: AnnotationArea, times: ShownTimes
) -> Annotation:
    """Return a new annotation at a point; a frame covers the selected time range if a part is displayed."""
    at = _at(Annotation(kind, *scope, 0, 0), point, area, times.limit)
    if kind == FRAME:
        wide = round((times.end - times.start) * SHARE / 2)
        start, end = _selected(times) or (at.start - wide, at.start + wide)
        start, end = (min(max(edge, 0), times.limit) for edge in (start, end))
        return at._replace(start=start, end=end)
    if kind == ARROW:
        dx = AWAY.x() if point.x() + 3 * AWAY.x() < area.plot.right() else -AWAY.x()
        dy = -AWAY.y() if point.y() - AWAY.y() > area.plot.top() else AWAY.y()
        return at._replace(dx=round(dx), dy=round(dy))
    return at


def _selected(times: ShownTimes) -> tuple[int, int] | None:
    """Return the selected time range, unless it is out of sight."""
    span = times.selected
    return span if span is not None and span[0] <= times.end and span[1] >= times.start else None


def moved(
    item: PlacedAnnotation, part: places.Part, by: QPointF, area: AnnotationArea, limit: int
) -> Annotation:
    """Return an annotation with a part moved by a distance, logical pixels. limit: the latest time, ns."""
    own = item.own
    if own.kind == TEXT:
        return _at(own, item.text.center() + by, area, limit)
    if item.tip is not None and part == "tip":
        at = _at(own, item.tip + by, area, limit)
        return at._replace(dx=_limited(own.dx - by.x()), dy=_limited(own.dy - by.y()))
    if item.tip is not None:
        away = item.text.center() + by - item.tip
        return own._replace(dx=_limited(away.x()), dy=_limited(away.y()))
    return _moved_frame(own, item.frame or QRectF(), part, by, area, limit)


def _moved_frame(
    own: Annotation, frame: QRectF, part: places.Part, by: QPointF, area: AnnotationArea, limit: int
) -> Annotation:
    point = frame.center() + by
    shift = _time(point, area, limit) - _time(frame.center(), area, limit)
    if part == "start":
        return own._replace(start=min(max(own.start + shift, 0), own.end))
    if part == "end":
        return own._replace(end=max(min(own.end + shift, limit), own.start))
    shift = min(max(shift, -own.start), max(limit - own.end, 0))
    row = places.row_at(point.y(), area.rows)
    return own._replace(start=own.start + shift, end=own.end + shift, row=row)


def next_row(row: str, by: int, area: AnnotationArea) -> str:
    """Return the row above or below a row; the whole plot is above the first row."""
    names = ["", *area.rows]
    at = names.index(row) if row in names else 0
    return names[min(max(at + by, 0), len(names) - 1)]


def _at(own: Annotation, point: QPointF, area: AnnotationArea, limit: int) -> Annotation:
    """Return an annotation at the time and the row of a point, and at its level in the row."""
    at, row = _time(point, area, limit), places.row_at(point.y(), area.rows)
    box = places.row_box(row, area) or area.plot
    share = (point.y() - box.top()) / max(box.height(), 1.0)
    return own._replace(start=at, end=at, row=row, level=round(min(max(share, 0.0), 1.0) * WHOLE))


def _time(point: QPointF, area: AnnotationArea, limit: int) -> int:
    return min(max(area.time(point.x()), 0), limit)


def _limited(away: float) -> int:
    return round(min(max(away, -MAX_OFFSET), MAX_OFFSET))
