"""The annotations of a session: texts, frames and arrows that the user has placed on charts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from engine.session_file.annotation import MAX_ANNOTATIONS, Annotation


class Annotations(QObject):
    """Holds the annotations in the order in which they were added; a number is an index in `all`."""

    changed = Signal()
    edited = Signal(str, object, object)  # a step of the user: its title, the annotations before and after

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: tuple[Annotation, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another annotation."""
        return len(self.all) >= MAX_ANNOTATIONS

    def show(self, annotations: Iterable[Annotation]) -> None:
        """Show only these annotations."""
        shown = tuple(annotations)[:MAX_ANNOTATIONS]
        if shown != self.all:
            self.all = shown
            self.changed.emit()

    def of(self, scenario: str, chart: str) -> list[tuple[int, Annotation]]:
        """Return the annotations of a chart for runs of a scenario, with their numbers."""
        wanted = scenario, chart
        return [(at, own) for at, own in enumerate(self.all) if (own.scenario, own.chart) == wanted]

    def put(self, annotation: Annotation) -> int:
        """Add an annotation. Returns its number."""
        self.show([*self.all, annotation])
        return len(self.all) - 1

    def replace(self, number: int, annotation: Annotation) -> None:
        """Replace an annotation with another annotation."""
        self.show(annotation if at == number else own for at, own in enumerate(self.all))

    def remove(self, number: int) -> None:
        """Remove an annotation."""
        self.show(own for at, own in enumerate(self.all) if at != number)

    def swap(self, old: tuple[Annotation, ...], new: tuple[Annotation, ...]) -> None:
        """Undo or redo a step, unless the annotations have been replaced since then, for example by a
        template.
        """
        if self.all == old:
            self.show(new)

    def note(self, title: str, before: tuple[Annotation, ...]) -> None:
        """Report a finished step of the user, if it has changed anything."""
        if before != self.all:
            self.edited.emit(title, before, self.all)
