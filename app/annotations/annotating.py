"""Adds, selects, types, moves and removes the annotations of a chart, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMenu

from app.annotations import moving, places
from app.annotations.chart import AnnotatedChart
from app.annotations.field import AnnotationField
from app.annotations.places import PlacedAnnotation
from app.widgets.announce import announce
from engine.session_file.annotation import ARROW, FRAME, TEXT, Annotation, Kind

KEYS = {TEXT: "Ctrl+Shift+T", FRAME: "Ctrl+Shift+B", ARROW: "Ctrl+Shift+A"}
NEXT = "Ctrl+Shift+J"
STEP = 4.0  # px that a key moves an annotation
_WAYS = {
    Qt.Key.Key_Left: QPointF(-STEP, 0),
    Qt.Key.Key_Right: QPointF(STEP, 0),
    Qt.Key.Key_Up: QPointF(0, -STEP),
    Qt.Key.Key_Down: QPointF(0, STEP),
}
_TYPE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2)
_REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_OWN = (*_WAYS, *_TYPE, *_REMOVE, Qt.Key.Key_Escape)


@dataclass
class Drag:
    """A part of an annotation that the pointer drags. before: all annotations before that."""

    item: PlacedAnnotation
    part: places.Part
    at: QPointF
    before: tuple[Annotation, ...]


class Annotating(QObject):
    """Handles the annotations of the chart that is its parent; `chosen` is the number of the selected one.

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
        self._menu_at: QPointF | None = None
        self._all.changed.connect(self._on_changed)
        self.menu = QMenu(self.tr("A&nnotate"), chart.annotated)
        self._fill_menu()

    @property
    def _chart(self) -> AnnotatedChart:
        return cast("AnnotatedChart", self.parent())

    def _fill_menu(self) -> None:
        adding = (
            (self.tr("Add &text"), KEYS[TEXT], partial(self.add, TEXT)),
            (self.tr("Add &frame"), KEYS[FRAME], partial(self.add, FRAME)),
            (self.tr("Add &arrow"), KEYS[ARROW], partial(self.add, ARROW)),
        )
        self._adding = [self._entry(*entry) for entry in adding]
        self.menu.addSeparator()
        self._next = self._entry(self.tr("Select &next"), NEXT, self.select_next)
        self._changing = [
            self._entry(self.tr("&Edit text"), "", self.edit),
            self._entry(self.tr("&Delete"), "", self.remove),
        ]
        self.menu.aboutToShow.connect(self._enable)

    def _entry(self, text: str, key: str, act: Callable[[], object]) -> QAction:
        """Return an entry of the menu, whose key works in the chart."""
        action = self.menu.addAction(text)
        action.triggered.connect(lambda: act())
        if key:
            shortcut = QShortcut(QKeySequence(key), self._chart.annotated, lambda: self._do_by_key(act))
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            action.setText(f"{text}\t{shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)}")
        return action

    def note_menu(self, place: QPoint) -> None:
        """Store the point of the widget where a menu is opened, and select the annotation there."""
        self._menu_at = self._chart.inside(QPointF(place))
        found = places.at_point(self._visible(), self._menu_at)
        if found is not None:
            self.select(found[0].number)

    def _do_by_key(self, act: Callable[[], object]) -> None:
        """Do something elsewhere than where a menu was opened before."""
        self._menu_at = None
        act()

    def _enable(self) -> None:
        for action in self._adding:
            action.setEnabled(self._chart.scope() is not None and not self._all.is_full)
        self._next.setEnabled(bool(self._chart.known_annotations()))
        for action in self._changing:
            action.setEnabled(self._own() is not None)

    # ---- what there is

    def _own(self) -> Annotation | None:
        """Return the selected annotation."""
        return dict(self._chart.known_annotations()).get(self.chosen)

    def _visible(self) -> list[PlacedAnnotation]:
        known = self._chart.known_annotations()
        return places.placed(known, self._chart.annotation_area()) if known else []

    def _item(self) -> PlacedAnnotation | None:
        return next((item for item in self._visible() if item.number == self.chosen), None)

    def _on_changed(self) -> None:
        known = self._chart.known_annotations()
        if known != self._shown:
            self._shown = known
            self._chart.repaint_annotations()
        if self.chosen >= 0 and self._own() is None:
            self.select(-1)

    # ---- selection

    def select(self, number: int) -> None:
        """Select an annotation, which then takes the keys; -1 = none."""
        if number == self.chosen:
            return
        self.chosen = number
        widget = self._chart.annotated
        widget.removeEventFilter(self)
        if number >= 0:
            widget.installEventFilter(self)
            if (own := self._own()) is not None:
                announce(widget, self._chart.sentence(own))
        self._chart.repaint_annotations()

    def select_next(self) -> None:
        """Select the next annotation in time, and bring it into view; the first follows the last."""
        order = sorted(self._chart.known_annotations(), key=lambda known: (known[1].start, known[0]))
        if not order:
            return
        numbers = [number for number, _ in order]
        at = numbers.index(self.chosen) + 1 if self.chosen in numbers else 0
        number, own = order[at % len(order)]
        view = self._chart.times
        if not view.start <= own.start <= view.end:
            view.go(own.start - (view.end - view.start) // 2)
        self.select(number)

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
        """Open a field on the selected annotation. before: the annotations if nothing is typed."""
        item, chart = self._item(), self._chart
        if item is None or self._field is not None:
            return
        self._field = AnnotationField(chart.annotated, item.own.text, chart.outside(item.text))
        self._field.ended.connect(partial(self._take, before))

    def _take(self, before: tuple[Annotation, ...], text: str | None) -> None:
        """Take a typed text; None: leave everything as it was before."""
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
        """Drag an annotation; return False if none is being dragged."""
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
        """Show by the shape of the pointer what can be dragged."""
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the selected annotation, some of which are shortcuts of the window."""
        if isinstance(event, QKeyEvent) and self._is_own(event):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            return event.type() == QEvent.Type.KeyPress and self._handle(event)
        return False

    def _is_own(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier and event.key() in _WAYS
        return event.key() in _OWN and (shift or modifiers == Qt.KeyboardModifier.NoModifier)

    def _handle(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _WAYS:
            self._step(_WAYS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _TYPE:
            self.edit()
        elif key in _REMOVE:
            self.remove()
        else:
            self.select(-1)
        return True

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
