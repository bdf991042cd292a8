"""The parts of a chart over time that are required for annotations."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from app.annotations.model import Annotations
from app.annotations.places import AnnotationArea
from engine.session_file.annotation import Annotation


class ShownTimes(Protocol):
    """The displayed time of a chart, ns."""

    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def limit(self) -> int: ...
    @property
    def cursor(self) -> int | None: ...
    @property
    def selected(self) -> tuple[int, int] | None: ...
    def go(self, start: int, /) -> None: ...


class AnnotatedChart(Protocol):
    """The parts of a chart that are required for annotations."""

    @property
    def annotated(self) -> QWidget:
        """The widget with the pointer and the keys."""

    @property
    def all_annotations(self) -> Annotations:
        """The annotations of this chart and of others."""

    @property
    def times(self) -> ShownTimes:
        """The displayed time."""

    @property
    def pointer(self) -> QPointF | None:
        """The pointer, in logical pixels; None outside the chart."""

    def scope(self) -> tuple[str, str] | None:
        """Return the scenario and chart ids for a new annotation, or None if no annotation can be added."""

    def known_annotations(self) -> list[tuple[int, Annotation]]: ...
    def annotation_area(self) -> AnnotationArea: ...
    def show_row(self, row: str, /) -> None:
        """Scroll to a row, if there is one of this name."""

    def sentence(self, own: Annotation, /) -> str: ...
    def inside(self, point: QPointF, /) -> QPointF:
        """Convert a point of the widget to logical pixels."""

    def outside(self, box: QRectF, /) -> QRect:
        """Convert a box in logical pixels to pixels of the widget."""

    def repaint_annotations(self) -> None: ...
