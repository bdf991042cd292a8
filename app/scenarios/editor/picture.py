"""The machine of a scenario as a picture: CECs with their LPARs, the guests of the LPARs by group, and
links.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from app.look import theme
from engine.kernel.units import size_text
from engine.naming import cec_named
from engine.scenario.derived.systems import SystemOf, systems
from engine.scenario.files.error import Key
from engine.scenario.model.guests import called, members
from engine.scenario.model.site_release import releases
from engine.scenario.scenario import Scenario

PAD, GAP, SPACE = 8.0, 10.0, 4.0  # px
LINES = 3  # of text at the head of an LPAR


@dataclass(frozen=True)
class PictureBox:
    """A rectangle of the picture, and the part of the scenario that it shows."""

    rect: QRectF
    key: Key
    lines: tuple[str, ...]
    colour: int = -1  # place in the series of colors; -1 = none


class MachinePicture(QWidget):
    """The picture of a machine. `chosen` carries the key of the clicked part. The tree next to it does
    the same for the keyboard.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scenario: Scenario | None = None
        self.boxes: list[PictureBox] = []
        self.links: list[tuple[QPointF, QPointF]] = []
        self.setAccessibleName(self.tr("Machine diagram"))
        theme.notifier.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(420, 220)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a machine."""
        self._scenario = scenario
        self._make_room()
        self._arrange()
        self.setAccessibleDescription("; ".join(", ".join(box.lines) for box in self.boxes))

    def _arrange(self) -> None:
        if self._scenario is not None:
            self.boxes, self.links = arranged(
                self._scenario, QSize(self.width(), self.height()), self._line()
            )
            self.update()

    def _make_room(self) -> None:
        """Set the minimum size that all texts need; the picture scrolls when the window is smaller."""
        if self._scenario is None:
            return
        found, least = systems(self._scenario), self._least(self._scenario)
        self.setMinimumWidth(ceil(len(found) * (least.width() + GAP) + GAP))
        across = (self.width() - GAP * (len(found) + 1)) / len(found) - 2 * PAD + SPACE
        columns = max(1, int(across // (least.height() + SPACE)))
        most = max(
            sum(_is_here(self._scenario, name, system) for name in self._scenario.groups) for system in found
        )
        rows = ceil(most / columns)
        self.setMinimumHeight(ceil(2 * GAP + LINES * self._line() + 3 * PAD + rows * _row(self._line())))

    def _least(self, scenario: Scenario) -> QSize:
        """Return the widths that an LPAR and a guest group need, as the width and height of a size."""
        wide = self.fontMetrics().horizontalAdvance
        group = (
            PAD
            + 6
            + max(
                (wide(line) for name in scenario.groups for line in _group_lines(scenario, name)), default=0
            )
        )
        heads = [wide(line) for system in systems(scenario) for line in _lpar_lines(scenario, system)]
        return QSize(ceil(max(PAD + 6 + max(heads), group + 2 * PAD)), ceil(group))

    def _line(self) -> float:
        return float(self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QEvent) -> None:
        self._make_room()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._make_room()
            self._arrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.focus, 2))
            for point, other in self.links:
                painter.drawLine(point, other)
            for box in self.boxes:
                self._paint(painter, box, look)

    def _paint(self, painter: QPainter, box: PictureBox, look: theme.Theme) -> None:
        painter.setPen(QPen(look.axis, 1))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(box.rect, 4, 4)
        text = box.rect.adjusted(PAD, 2, -2, -2)
        if box.colour >= 0:
            stripe = QRectF(box.rect.left(), box.rect.top(), 4, box.rect.height())
            painter.fillRect(stripe, look.series[box.colour % len(look.series)])
        painter.setPen(look.text)
        metrics = painter.fontMetrics()
        for place, line in enumerate(box.lines):
            at = QRectF(text.left(), text.top() + place * self._line(), text.width(), self._line())
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, int(at.width()))
            painter.drawText(at, int(Qt.AlignmentFlag.AlignVCenter), shown)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if box := self._at(event.position()):
            self.chosen.emit(box.key)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            box = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "\n".join(box.lines) if box else "", self)
            return True
        return super().event(event)

    def _at(self, point: QPointF) -> PictureBox | None:
        return next((box for box in reversed(self.boxes) if box.rect.contains(point)), None)


def arranged(
    scenario: Scenario, size: QSize, line: float
) -> tuple[list[PictureBox], list[tuple[QPointF, QPointF]]]:
    """Return the boxes of a machine, outer boxes first, and the ends of its links."""
    boxes: list[PictureBox] = []
    centres: dict[str, QPointF] = {}
    found = systems(scenario)
    width = (size.width() - GAP * (len(found) + 1)) / len(found)
    for place, system in enumerate(found):
        frame = QRectF(GAP + place * (width + GAP), GAP, width, size.height() - 2 * GAP)
        key: Key = ("systems", system.name) if scenario.systems else ("lpar",)
        boxes.append(PictureBox(frame, key, _lpar_lines(scenario, system)))
        inside = frame.adjusted(PAD, LINES * line + PAD, -PAD, -PAD)
        boxes += _groups(scenario, system, inside, line)
        centres[system.name] = QPointF(frame.center().x(), frame.top() + line)
    ends = [
        (centres[text], centres[other]) for text, other in (link.systems for link in scenario.links.values())
    ]
    return boxes, ends


def _lpar_lines(scenario: Scenario, system: SystemOf) -> tuple[str, ...]:
    lpar = system.lpar
    head = f"{cec_named(system.cec)}  {system.name}" if scenario.systems else "LPAR"
    storage = lpar.storage or lpar.frames
    return (
        f"{head}  z/VM {releases(lpar) or lpar.release}",
        _tr("Processors: {0}, storage: {1}").format(lpar.processors, size_text(storage)),
        _tr("Expanded: {0}, paging volumes: {1}").format(size_text(lpar.xstor), lpar.volumes),
    )


def _groups(scenario: Scenario, system: SystemOf, room: QRectF, line: float) -> Iterator[PictureBox]:
    here = [name for name in scenario.groups if _is_here(scenario, name, system)]
    if not here or room.height() < line or room.width() < 30:
        return
    high = _row(line) - SPACE
    rows = max(1, int((room.height() + SPACE) // _row(line)))
    columns = ceil(len(here) / rows)
    width = (room.width() - (columns - 1) * SPACE) / columns
    for place, name in enumerate(here):
        column, row = divmod(place, rows)
        rect = QRectF(room.left() + column * (width + SPACE), room.top() + row * _row(line), width, high)
        yield PictureBox(
            rect, ("guests", name), _group_lines(scenario, name), list(scenario.groups).index(name)
        )


def _row(line: float) -> float:
    """Return the height of a group's box, including the space below it."""
    return 2 * line + 4 + SPACE


def _is_here(scenario: Scenario, name: str, system: SystemOf) -> bool:
    group = scenario.groups[name]
    if group.spread:
        return True
    first = next(iter(scenario.systems), system.name)
    return (group.system or first) == system.name


def _group_lines(scenario: Scenario, name: str) -> tuple[str, str]:
    group = scenario.groups[name]
    count = members(scenario.groups, name)
    label = called(scenario.groups, name)
    head = f"{count} × {label}" if count != 1 else label
    text = _tr("{0}, 1 CPU") if group.processors == 1 else _tr("{0}, {1} CPUs")
    return head, text.format(size_text(group.memory), group.processors)


def _tr(text: str) -> str:
    return QCoreApplication.translate("ScenarioPicture", text)
