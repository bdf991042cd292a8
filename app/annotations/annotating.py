"""Adds, selects, types, moves and removes the annotations of a chart, by mouse and keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.annotations import moving, places
from app.annotations.chart import AnnotatedChart
from app.annotations.field import AnnotationField
from app.annotations.keys import AnnotationKeys
from app.annotations.menu import AnnotateMenu
from app.annotations.places import PlacedAnnotation
from app.widgets.announce import announce
from engine.session_file.annotation import ARROW, FRAME, TEXT, Annotation, Kind


@dataclass
class Drag:
    """A part of an annotation that the pointer drags. before: all annotations before the drag."""

    item: PlacedAnnotation
    part: places.Part
    at: QPointF
    before: tuple[Annotation, ...]


class Annotating(QObject):
    """Handles the annotations of the chart that is its parent; `chosen` is the number of the selected
    annotation.

    With a reference to it, charts would be deleted by the garbage collector, possibly while they are being
    painted.
    """

    def __init__(self, chart: AnnotatedChart) -> None:
        super().__init__(cast(QObject, chart))
        self.chosen = -1
        self._all = chart.all_annotations
        self._shown: list[tuple[int, Annotation]] = []
        self._drag: Drag | None = None
        self._field: AnnotationField | None = None
        self._hovering = False
        self._keys = self._make_keys()
        self._menu_at: QPointF | None = None
        self._all.changed.connect(self._on_changed)
        self.menu = AnnotateMenu(chart.annotated, self.add, self.select_next, self.edit, self.remove)
        self.menu.key_pressed.connect(self._forget_menu)
        self.menu.aboutToShow.connect(self._enable)

    @property
    def _chart(self) -> AnnotatedChart:
        return cast("AnnotatedChart", self.parent())

    def note_menu(self, place: QPoint) -> None:
        """Store the point of the widget where a menu is opened, and select the annotation there."""
        self._menu_at = self._chart.inside(QPointF(place))
        found = places.at_point(self._visible(), self._menu_at)
        if found is not None:
            self.select(found[0].number)

    def _make_keys(self) -> AnnotationKeys:
        keys = AnnotationKeys(lambda: self._own() is not None, self)
        keys.moved.connect(self._step)
        keys.edit_wanted.connect(self.edit)
        keys.remove_wanted.connect(self.remove)
        keys.left.connect(lambda: self.select(-1))
        return keys

    def _forget_menu(self) -> None:
        """Forget the point of a menu that was opened before."""
        self._menu_at = None

    def _enable(self) -> None:
        for action in self.menu.adding:
            action.setEnabled(self._chart.scope() is not None and not self._all.is_full)
        self.menu.next.setEnabled(bool(self._chart.known_annotations()))
        for action in self.menu.changing:
            action.setEnabled(self._own() is not None)

    # ---- current state

    def _own(self) -> Annotation | None:
        """Return the selected annotation."""
        return dict(self._chart.known_annotations()).get(self.chosen)

    def _visible(self) -> list[PlacedAnnotation]:
        known = self._chart.known_annotations()
        return places.placed(known, self._chart.annotation_area()) if known else []

    def _item(self) -> PlacedAnnotation | None:
        return next((item for item in self._visible() if item.number == self.chosen), None)

    def _on_changed(self) -> None:
        known, shown = self._chart.known_annotations(), self._shown
        if known == shown:
            return
        self._shown = known
        self._chart.repaint_annotations()
        if self._field is not None:  # typed text belongs to older annotations
            self._field.drop()
            self._field = None
        self._follow(dict(shown), dict(known))

    def _follow(self, shown: dict[int, Annotation], known: dict[int, Annotation]) -> None:
        """Keep an annotation selected whose number has changed. The numbers only change when annotations are
        added or removed: an annotation that is edited may leave an equal one behind.
        """
        here, own = self.chosen in known, shown.get(self.chosen)
        if self.chosen >= 0 and not (here and (shown.keys() == known.keys() or known[self.chosen] == own)):
            numbers = (number for number, other in known.items() if other == own)
            self.select(next(numbers, self.chosen if here else -1))

    # ---- selection

    def select(self, number: int) -> None:
        """Select an annotation, which then receives the keys; -1 = none."""
        if number == self.chosen:
            return
        self.chosen, self._shown = number, self._chart.known_annotations()
        widget = self._chart.annotated
        widget.removeEventFilter(self._keys)
        if number >= 0:
            widget.installEventFilter(self._keys)
            if (own := self._own()) is not None:
                announce(widget, self._chart.sentence(own))
        self._chart.repaint_annotations()

    def select_next(self) -> None:
        """Select the next annotation in time on a visible row, and bring it into view; the first follows
        the last.
        """
        known, area = self._chart.known_annotations(), self._chart.annotation_area()
        shown = (item for item in known if places.row_box(item[1].row, area) is not None)
        order = sorted(shown, key=lambda item: (item[1].start, item[0]))
        if not order:
            return
        numbers = [number for number, _ in order]
        at = numbers.index(self.chosen) + 1 if self.chosen in numbers else 0
        number, own = order[at % len(order)]
        self.select(number)
        self._go_to(own)

    def _go_to(self, own: Annotation) -> None:
        """Scroll to the row and the time of the selected annotation; the time stays if there is no such
        row.
        """
        view = self._chart.times
        start, end = view.start, view.end
        if places.row_box(own.row, self._chart.annotation_area()) is None:
            self._chart.show_row(own.row)
        if not start <= own.start <= end:
            view.go(own.start - (end - start) // 2)
            if self._item() is None:
                view.go(start)

    # ---- adding, typing, removing

    def add(self, kind: Kind) -> None:
        """Add an annotation where the menu was opened, at the pointer, or at the cursor; type its text."""
        scope = self._chart.scope()
        if scope is None or self._all.is_full:
            QApplication.beep()
            return
        before = self._all.all
        area, times = self._chart.annotation_area(), self._chart.times
        self.select(self._all.put(moving.made(kind, scope, self._point(), area, times)))
        self._type(before)

    def _point(self) -> QPointF:
        """Return the point for a new annotation."""
        area, cursor = self._chart.annotation_area(), self._chart.times.cursor
        for point in (self._menu_at, self._chart.pointer):
            if point is not None and area.plot.contains(point):
                return point
        x = area.plot.center().x() if cursor is None else area.x(cursor)
        y = next(iter(area.rows.values()), area.plot).center().y()
        return QPointF(min(max(x, area.plot.left()), area.plot.right()), y)

    def edit(self) -> None:
        """Type the text of the selected annotation."""
        self._type(self._all.all)

    def _type(self, before: tuple[Annotation, ...]) -> None:
        """Bring the selected annotation into view, and open a field on it. before: the annotations if nothing
        is typed.
        """
        own, chart = self._own(), self._chart
        if own is None or self._field is not None:
            return
        if self._item() is None:
            self._go_to(own)
        item = self._item()
        if item is None:  # its row is not there
            self._all.show(before)
            QApplication.beep()
            return
        self._field = AnnotationField(chart.annotated, item.own.text, chart.outside(item.text))
        self._field.ended.connect(partial(self._take, before))

    def _take(self, before: tuple[Annotation, ...], text: str | None) -> None:
        """Accept a typed text; None: leave everything unchanged."""
        self._field, own = None, self._own()
        if text is None or own is None:
            self._all.show(before)
            return
        if text or own.kind != TEXT:
            self._all.replace(self.chosen, own._replace(text=text))
        else:
            self._all.remove(self.chosen)
        self._all.note(self.tr("Annotate"), before)

    def remove(self) -> None:
        """Remove the selected annotation."""
        if self._own() is not None:
            before, number = self._all.all, self.chosen
            self.select(-1)
            self._all.remove(number)
            self._all.note(self.tr("Delete the annotation"), before)

    # ---- pointer

    def press(self, event: QMouseEvent) -> bool:
        """Select the annotation at the pointer, and begin to drag it; return False elsewhere."""
        point = self._chart.inside(event.position())
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        left = event.button() == Qt.MouseButton.LeftButton and plain
        found = places.at_point(self._visible(), point) if left else None
        if found is None:
            self.select(-1)
            return False
        self.select(found[0].number)
        self._drag = Drag(*found, point, self._all.all)
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag an annotation; return False if no annotation is being dragged."""
        point = self._chart.inside(event.position())
        if self._drag is None:
            self._hover(event, point)
            return False
        by = point - self._drag.at
        if by.manhattanLength() >= QApplication.startDragDistance() or self._all.all != self._drag.before:
            self._all.replace(self.chosen, self._moved(self._drag.item, self._drag.part, by))
        return True

    def _moved(self, item: PlacedAnnotation, part: places.Part, by: QPointF) -> Annotation:
        return moving.moved(item, part, by, self._chart.annotation_area(), self._chart.times.limit)

    def _hover(self, event: QMouseEvent, point: QPointF) -> None:
        """Indicate by the shape of the pointer that an annotation can be dragged."""
        quiet = event.buttons() == Qt.MouseButton.NoButton and bool(self._chart.known_annotations())
        over = quiet and places.at_point(self._visible(), point) is not None
        if over:
            self._chart.annotated.setCursor(Qt.CursorShape.SizeAllCursor)
        elif self._hovering:
            self._chart.annotated.unsetCursor()
        self._hovering = over

    def release(self) -> bool:
        """Stop dragging; return False if nothing is being dragged."""
        if self._drag is None:
            return False
        before, self._drag = self._drag.before, None
        self._all.note(self.tr("Move the annotation"), before)
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Type the text of the annotation at the pointer; return False elsewhere."""
        if not self.press(event):
            return False
        self._drag = None
        self.edit()
        return True

    # ---- keys of the selected annotation

    def _step(self, by: QPointF, shift: bool) -> None:
        """Move the selected annotation; shift: the tip of an arrow, or the end of a frame."""
        item = self._item()
        if item is None:
            return
        before, part = self._all.all, {ARROW: "tip", FRAME: "end"}.get(item.own.kind, "text")
        if item.frame is not None and by.y():
            row = moving.next_row(item.own.row, 1 if by.y() > 0 else -1, self._chart.annotation_area())
            moved = item.own._replace(row=row)
        else:
            moved = self._moved(item, part if shift else "text", by)
        self._all.replace(self.chosen, moved)
        self._all.note(self.tr("Move the annotation"), before)
        announce(self._chart.annotated, self._chart.sentence(moved))
