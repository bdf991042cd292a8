"""A picture of the members at one moment: cards at the corners, links between all of them, and a button
over each card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.charts.cluster import lanes
from app.charts.cluster.now import LinkNow, MemberNow
from app.charts.toolkit import brushes
from app.charts.toolkit.header import draw_swatch
from app.charts.toolkit.zoom import on_widget
from app.look.theme import current as current_theme
from app.widgets.reach import make_accessible
from engine.state.member import MemberState

GAP = 40.0  # between two cards, so that links are visible
MIN_GAP = 14.0
LINE = 14.0  # of text
CARD = QRectF(0, 0, 178, 3 * LINE + 10)  # a card with all its lines
MIN_CARD = QRectF(0, 0, 120, 2 * LINE + 8)
WIDTH = 2 * CARD.width() + GAP  # of the whole picture
MIN_WIDTH = 2 * MIN_CARD.width() + MIN_GAP
MIN_HEIGHT = 2 * MIN_CARD.height() + MIN_GAP
CORNERS = {  # places of so many cards: column, row; 0.5 is the middle
    2: ((0.0, 0.5), (1.0, 0.5)),
    3: ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)),
    4: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)),
}


class MemberButton(QAbstractButton):
    """A button over a member that the chart paints; the button shows only the focus and the pointer."""

    def __init__(self, parent: QWidget, text_of: Callable[[], str]) -> None:
        """Store `text_of`, which returns the text of the member."""
        super().__init__(parent)
        self._text_of = text_of
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def event(self, event: QEvent) -> bool:
        """Create the button texts only when they are needed, because they change constantly."""
        if event.type() in (QEvent.Type.ToolTip, QEvent.Type.FocusIn, QEvent.Type.Enter):
            text = self._text_of()
            self.setAccessibleDescription(text)
            self.setToolTip(f"{text}\n{self.whatsThis()}")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame when the button has the focus or is under the pointer."""
        theme = current_theme()
        if not (self.hasFocus() or self.underMouse()):
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.label, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


class MemberButtons:
    """One button for each member of the chart; the buttons follow the member boxes."""

    def __init__(self, chart: QWidget, choose: Callable[[int], None], text_of: Callable[[int], str]) -> None:
        self._chart, self._choose, self._text_of = chart, choose, text_of
        self.made: list[MemberButton] = []
        self._shown: object = None

    def arrange(self, boxes: Sequence[QRectF], names: Sequence[str]) -> None:
        """Put a button over each box."""
        places = [on_widget(box) for box in boxes]
        shown = tuple(names), places
        if shown == self._shown:
            return
        self._shown = shown
        while len(self.made) < len(boxes):
            number = len(self.made)
            made = MemberButton(self._chart, partial(self._text_of, number))
            made.clicked.connect(partial(self._choose, number))
            self.made.append(made)
        for button in self.made[len(boxes) :]:
            button.hide()
        for button, place, name in zip(self.made, places, names, strict=False):
            text = self._chart.tr("Show the console and the guests of {0}; click again to show all guests")
            about = text.format(name)
            make_accessible(button, name, about)
            button.setGeometry(place)
            button.show()
            button.raise_()


@dataclass(frozen=True)
class Mesh:
    """The positions of the cards; empty when there is no room."""

    cards: tuple[QRectF, ...]
    lines: int  # of text in each


NO_MESH = Mesh((), 0)


def lay_out(room: QRectF, count: int) -> Mesh:
    """Return cards in the corners of the available space."""
    if count not in CORNERS or room.width() < MIN_WIDTH or room.height() < MIN_HEIGHT:
        return NO_MESH
    wide = min(CARD.width(), (room.width() - MIN_GAP) / 2)
    rows = 1 if count == 2 else 2
    high = min(CARD.height(), (room.height() - MIN_GAP) / rows)
    lines = 3 if high >= CARD.height() - 1 else 2
    high = min(high, lines * LINE + 10)
    whole = QRectF(0, 0, min(room.width(), 2 * wide + GAP), min(room.height(), rows * high + 1.4 * GAP))
    whole.moveCenter(room.center())
    cards = []
    for column, row in CORNERS[count]:
        left = whole.left() + column * (whole.width() - wide)
        top = whole.top() + row * (whole.height() - high)
        cards.append(QRectF(round(left), round(top), round(wide), round(high)))
    return Mesh(tuple(cards), lines)


def draw_ground(
    painter: QPainter, mesh: Mesh, members: Sequence[MemberNow], links: Sequence[LinkNow], chosen: int | None
) -> None:
    """Paint the links and, over them, the parts of the cards that seldom change."""
    for link in links if mesh.cards else ():
        number, other = link.members
        _draw_link(painter, mesh.cards[number].center(), mesh.cards[other].center(), link)
    for member, box in zip(members, mesh.cards, strict=False):
        _draw_card(painter, box, member, mesh.lines, member.number == chosen)


def ground_key(members: Sequence[MemberNow], links: Sequence[LinkNow]) -> object:
    """Return the values that the links and these parts depend on."""
    return [
        (member.state_text, member.state, member.since, member.mode_text, member.up) for member in members
    ], links


def draw_values(painter: QPainter, mesh: Mesh, members: Sequence[MemberNow]) -> None:
    """Paint the last line of each card: heartbeat and transactions."""
    for member, box in zip(members, mesh.cards, strict=False):
        left = heartbeat(member) if mesh.lines == 3 else member.mode_text
        _write_both(painter, _row(box, mesh.lines, mesh.lines - 1), left, member.rate_text)


def _row(box: QRectF, lines: int, number: int) -> QRectF:
    """Return the box of a text line on a card."""
    top = box.center().y() + (number - lines / 2) * LINE
    return QRectF(box.left() + 8, top, box.width() - 14, LINE)


def _draw_link(painter: QPainter, start: QPointF, end: QPointF, link: LinkNow) -> None:
    """Paint a link line: dashed with a cross if no message can pass, thin if only some connections work."""
    theme = current_theme()
    if not link.all:
        return
    pen = QPen(theme.focus if link.up else theme.error, 3.0 if link.usable == link.all else 1.5)
    if not link.up:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.drawLine(start, end)
    if not link.up:
        _draw_cross(painter, start, end)
    painter.restore()


def _draw_cross(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """Paint a cross in the middle of a link; on diagonal links, which meet in the middle, paint it to the
    side.
    """
    diagonal = abs(start.x() - end.x()) > 1 and abs(start.y() - end.y()) > 1
    middle = start + (end - start) * (0.44 if diagonal else 0.5)
    painter.setPen(QPen(current_theme().error, 2.0))
    for x, y in ((5, 5), (5, -5)):
        painter.drawLine(middle - QPointF(x, y), middle + QPointF(x, y))


def _draw_card(painter: QPainter, box: QRectF, member: MemberNow, lines: int, chosen: bool) -> None:
    theme = current_theme()
    brushes.rounded(painter, box, 6, theme.raised, theme.focus if chosen else theme.outline)
    row = _row(box, lines, 0)
    key = lanes.state_key(member.state, theme)
    dead = member.state != MemberState.DOWN and not member.up
    draw_swatch(painter, QRectF(row.left(), row.center().y() - 5, 10, 10), key, theme)
    name = row.adjusted(16, 0, 0, 0)
    brushes.write(painter, name, brushes.elide(member.name, name.width()), theme.text)
    rest = name.adjusted(brushes.width(member.name) + 8, 0, 0, 0)
    fits = brushes.width(member.state_text) <= rest.width()
    short = lanes.ended_label() if dead else lanes.state_label(member.state)
    text = member.state_text if fits else brushes.elide(short, rest.width())
    brushes.write(painter, rest, text, theme.error if dead else theme.text)
    if lines == 3:
        _write_both(painter, _row(box, lines, 1), member.since_text, member.mode_text)


def _write_both(painter: QPainter, row: QRectF, left: str, right: str) -> None:
    """Write a text at each end, cutting the left text to fit."""
    theme, wide = current_theme(), brushes.width(right)
    brushes.write(painter, row, right, theme.text, flags=brushes.RIGHT)
    brushes.write(painter, row, brushes.elide(left, row.width() - wide - 6), theme.label)


def heartbeat(member: MemberNow) -> str:
    """Return the age of the heartbeat, preceded by a heart."""
    return "" if member.heartbeat is None else f"♥ {member.heartbeat_text}"
