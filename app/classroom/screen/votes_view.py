"""The options of a question in large type and, once they are shown, the votes as bars, or numbers as dots."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.classroom.content import ClassContent
from app.classroom.vote.ballot import Tally
from app.look import theme
from app.widgets.copy_menu import CopyMenu, Rows
from app.widgets.pictured import pictured
from engine.language import filled
from lessons.play.judging import figure_text

GAP, LETTER = 0.55, 2.4  # of a line of text: between options, and the width of a letter's place
BAR = 0.42  # of a line: height of a bar
DOTS = 5.5  # lines: height of the picture of numbers


class VotesView(QWidget):
    """Paints the question of a Content; its height follows from its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart, self.tr("Answers and votes"))
        self._content: ClassContent | None = None
        self._font = theme.font()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.menu = CopyMenu(self, self.rows, lambda: self.grab().toImage())
        theme.notifier.changed.connect(self.update)

    def show_content(self, content: ClassContent, points: float) -> None:
        """Show the question of a step in a font of this size."""
        self._content, self._font = content, theme.font(points)
        self.setVisible(content.question is not None)
        self._fit()

    def describe(self) -> str:
        """Return the options and votes as sentences, for screen readers and tests."""
        content = self._content
        if content is None or content.question is None:
            return ""
        if not content.question.options:
            return self._numbers_text(content)
        return "; ".join(
            f"{'✓ ' if letter in content.right else ''}{letter}: {text}{self._count_text(content, letter)}"
            for letter, text in content.question.options.items()
        )

    def _count_text(self, content: ClassContent, letter: str) -> str:
        if content.tally is None:
            return ""
        before = content.before.counts.get(letter) if content.before is not None else None
        count = votes_text(content.tally.counts.get(letter, 0))
        return f" – {count}" + (self.tr(" (first {0})").format(before) if before is not None else "")

    def _numbers_text(self, content: ClassContent) -> str:
        tally, unit = content.tally, content.question.unit if content.question else ""
        if tally is None or tally.median is None:
            return ""
        least, most = figure_text(tally.numbers[0]), figure_text(tally.numbers[-1], unit)
        text = self.tr("{0} {0:answer|answers} from {1} to {2}, median {3}")
        return filled(text, tally.total, least, most, figure_text(tally.median, unit))

    def rows(self) -> Rows:
        """Return the options with their votes, or the numbers in order, below column headings."""
        content = self._content
        if content is None or content.question is None:
            return [[]]
        tally, options = content.tally, content.question.options
        if not options:
            numbers = tally.numbers if tally is not None else ()
            return [[self.tr("Answer")], *([figure_text(number)] for number in numbers)]
        if tally is None:
            return [[self.tr("Answer")], *([f"{letter}: {text}"] for letter, text in options.items())]
        counts = ([f"{letter}: {text}", str(tally.counts.get(letter, 0))] for letter, text in options.items())
        return [[self.tr("Answer"), self.tr("Votes")], *counts]

    # ---- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def _fit(self) -> None:
        content = self._content
        if content is None or content.question is None:
            return
        rows = self._rows(content)
        bottom = rows[-1][2].bottom() if rows else DOTS * self._line if content.tally else 0.0
        self.setFixedHeight(round(bottom + GAP * self._line))
        self.update()

    @property
    def _line(self) -> float:
        return QFontMetricsF(self._font).height()

    def _rows(self, content: ClassContent) -> list[tuple[str, QRectF, QRectF]]:
        """Return the letter, text area and entire row of each option."""
        assert content.question is not None
        line, metrics, top, rows = self._line, QFontMetricsF(self._font), 0.0, []
        left = LETTER * line
        for letter, text in content.question.options.items():
            room = QRectF(left, top + line * 0.25, max(self.width() - left - line * 0.6, 50.0), 10_000)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
            box = metrics.boundingRect(room, int(flags), self._row_text(content, letter, text))
            high = box.height() + line * 0.5 + (BAR * line * 1.3 if content.tally is not None else 0.0)
            whole = QRectF(0, top, self.width(), max(high, line * 1.5))
            rows.append((letter, QRectF(room.topLeft(), box.size()), whole))
            top = whole.bottom() + GAP * line
        return rows

    def _row_text(self, content: ClassContent, letter: str, text: str) -> str:
        return f"{text}{self._count_text(content, letter)}"

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        content = self._content
        if content is None or content.question is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._font)
            if content.question.options:
                for letter, place, whole in self._rows(content):
                    self._draw_row(painter, content, letter, place, whole)
            elif content.tally is not None:
                self._draw_numbers(painter, content.tally)

    def _draw_row(
        self, painter: QPainter, content: ClassContent, letter: str, place: QRectF, whole: QRectF
    ) -> None:
        look, line = theme.current(), self._line
        right, known = letter in content.right, bool(content.right)
        painter.setPen(look.focus if right else look.outline)
        painter.setBrush(look.raised if right else look.panel)
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), line * 0.25, line * 0.25)
        painter.setPen(look.muted if known and not right else look.text)
        bold = QFont(self._font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        sign = f"✓ {letter}" if right else letter
        box = QRectF(line * 0.4, place.top(), LETTER * line, line)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), sign)
        painter.setFont(self._font)
        assert content.question is not None
        text = self._row_text(content, letter, content.question.options[letter])
        painter.drawText(place.adjusted(0, 0, 2, 2), int(Qt.TextFlag.TextWordWrap), text)
        if content.tally is not None:
            self._draw_bars(painter, content, letter, place, whole)

    def _draw_bars(
        self, painter: QPainter, content: ClassContent, letter: str, place: QRectF, whole: QRectF
    ) -> None:
        look, line = theme.current(), self._line
        track = QRectF(place.left(), place.bottom() + line * 0.12, whole.right() - place.left(), BAR * line)
        track.setRight(whole.right() - line * 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.grid)
        painter.drawRoundedRect(track, 3, 3)
        plain = look.muted if content.right else look.series[0]
        painter.setBrush(look.focus if letter in content.right else plain)
        painter.drawRoundedRect(_part(track, content.tally, letter), 3, 3)
        if content.before is not None:  # the first vote, as an outline
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(look.text)
            painter.drawRoundedRect(_part(track, content.before, letter).adjusted(0, -2, 0, 2), 3, 3)

    def _draw_numbers(self, painter: QPainter, tally: Tally) -> None:
        """Stack a dot for each number over an axis, and mark the median."""
        if tally.median is None:
            return
        look, line, high = theme.current(), self._line, DOTS * self._line
        left, right, base = line, self.width() - line, high - line * 1.3
        low, top = tally.numbers[0], tally.numbers[-1]
        span = (top - low) or 1.0
        columns = max(int((right - left) / (line * 0.5)), 1)
        stacked = [0] * (columns + 1)
        for number in tally.numbers:
            stacked[round((number - low) / span * columns)] += 1
        self._draw_dots(painter, stacked, QRectF(left, line * 0.3, right - left, base - line * 0.3))
        painter.setPen(look.axis)
        painter.drawLine(QPointF(left, base), QPointF(right, base))
        at = left + (tally.median - low) / span * (right - left)
        painter.setPen(look.text)
        painter.drawLine(QPointF(at, line * 0.3), QPointF(at, base))
        for value, where, flag in (
            (low, left, Qt.AlignmentFlag.AlignLeft),
            (top, right, Qt.AlignmentFlag.AlignRight),
        ):
            box = QRectF(where - (0 if flag == Qt.AlignmentFlag.AlignLeft else 200), base, 200, line * 1.3)
            painter.drawText(box, int(flag | Qt.AlignmentFlag.AlignVCenter), figure_text(value))

    def _draw_dots(self, painter: QPainter, stacked: list[int], room: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().series[0])
        wide = room.width() / max(len(stacked) - 1, 1)
        high = min(wide, room.height() / max(*stacked, 1))
        for column, count in enumerate(stacked):
            for row in range(count):
                middle = QPointF(room.left() + column * wide, room.bottom() - (row + 0.5) * high)
                painter.drawEllipse(middle, wide * 0.4, high * 0.4)


def _part(track: QRectF, tally: Tally | None, letter: str) -> QRectF:
    share = tally.counts.get(letter, 0) / tally.total if tally is not None and tally.total else 0.0
    return QRectF(track.topLeft(), QPointF(track.left() + track.width() * share, track.bottom()))


def votes_text(count: int) -> str:
    """Return "1 vote" or "2 votes"."""
    text = _tr("{0} vote") if count == 1 else _tr("{0} votes")
    return text.format(count)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Votes", text)
