"""The class window: the step in large type, a panel, the votes, and the pointer."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QKeySequence,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.charts.toolkit.time_view import TimeView
from app.classroom.content import ClassContent, ClassView
from app.classroom.keys import add_keys, keys, may_end
from app.classroom.presentation import Presentation
from app.classroom.screen.cover import Cover, JoinCard
from app.classroom.screen.mirror import Mirror
from app.classroom.screen.votes_view import VotesView, votes_text
from app.frame.later import later
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.look import theme
from app.look.style import style_sheet
from app.run.session import Session
from app.widgets.card import Card

FIRST_SIZE = QSize(1280, 720)
LINES, LINES_ALONE = 34, 27  # heights of type in the height of the window, with and without a panel
LEAST_POINTS = 12.0
SHEET = "QScrollArea, #classText, #reader { background: transparent; border: none; }"


class ClassWindow(QWidget):
    """Shows the Content of a presentation."""

    closed = Signal()

    def __init__(
        self, presentation: Presentation, cards: Mapping[str, Card], time_view: TimeView, session: Session
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._of = presentation
        self._content: ClassContent | None = None
        self.setWindowTitle(self.tr("Class – LPAR Lab"))
        self.setWhatsThis(
            self.tr("The view shown to the class. The trainer's window contains the notes and answers.")
        )
        self.setWindowIcon(theme.icon("app"))
        self.resize(FIRST_SIZE)
        self.setMinimumSize(640, 400)
        self.setMouseTracking(True)
        self.head, self.title = QLabel(self), QLabel(self, wordWrap=True)
        self.text, self.votes = TextReader(self), VotesView(self)
        self.asked = QLabel(self, wordWrap=True)  # where it is not the title of the step
        self.counted, self.answer = QLabel(self, wordWrap=True), QLabel(self, wordWrap=True)
        self.join = QLabel(self, wordWrap=True)
        self.mirror = Mirror(cards, time_view, session, self)
        self._lay_out()
        self.how = JoinCard(self)
        self.cover = Cover(self)
        self._watch_mouse()
        add_keys(self, keys(presentation))
        for name, do in (("Esc", self.close), ("F11", self.toggle_full_screen)):
            QShortcut(QKeySequence(name), self).activated.connect(do)
        presentation.changed.connect(self.refresh)
        presentation.pointed.connect(self._show_pointer)
        presentation.paged.connect(self.turn)
        presentation.step_changed.connect(self._to_top)
        theme.notifier.changed.connect(self._apply_theme)
        self._apply_theme()

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setObjectName("classText")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 12, 0)
        for part in (self.title, self.text, self.asked, self.votes, self.counted, self.answer):
            column.addWidget(part)
        column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inside)
        self.middle = QHBoxLayout()
        self.middle.addWidget(self.area, 9)
        self.middle.addWidget(self.mirror, 11)
        whole = QVBoxLayout(self)
        whole.addWidget(self.head)
        whole.addLayout(self.middle, 1)
        whole.addWidget(self.join)
        for label in (self.head, self.title, self.asked, self.counted, self.answer, self.join):
            label.setTextFormat(Qt.TextFormat.RichText)
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.verticalScrollBar().valueChanged.connect(self._count_pages)
        self.area.verticalScrollBar().rangeChanged.connect(self._count_pages)

    def _watch_mouse(self) -> None:
        """Let the mouse move the pointer, wherever it is over this window."""
        for widget in (self, *self.findChildren(QWidget)):
            widget.setMouseTracking(True)
            widget.installEventFilter(self)

    # ---- content

    def refresh(self) -> None:
        """Show what the class may see now, unless the picture is frozen."""
        of, cover = self._of, self.cover
        if of.frozen and cover.kept.isNull():
            cover.kept = self._grabbed()
        elif not of.frozen:
            cover.kept = QPixmap()
        cover.black = of.black
        if not of.frozen:
            self._show(of.content())
        cover.update()

    def _grabbed(self) -> QPixmap:
        self.cover.hide()
        picture = self.grab()
        self.cover.show()
        return picture

    def _show(self, content: ClassContent) -> None:
        before, self._content = self._content, content
        view, of = self._of.view, self._of
        self.head.setText(f"{markup.short(content.lesson)} · {content.place + 1} / {content.steps}")
        self.title.setText(markup.short(content.title))
        if before is None or (content.text, content.place) != (before.text, before.place):
            lesson = of.player.lesson
            self.text.show_text(content.text, lesson.picture, markup.words_in(lesson.senses))
        asked = content.question.title if content.question is not None else content.title
        self._write(self.asked, markup.short(asked) if asked != content.title else "")
        self.votes.show_content(content, self.points)
        self._write(self.counted, self._count_text(content))
        self._write(self.answer, "".join(f"<p>{markup.short(line)}</p>" for line in content.answer))
        self._write(self.join, self._join_text(content))
        self.how.setVisible(of.joining and content.join is not None)
        if content.join is not None:
            self.how.show_join(*content.join)
        self.area.setVisible(view in (ClassView.TEXT, ClassView.BESIDE))
        mirrored = view is not ClassView.TEXT and bool(of.panel or view is ClassView.LAB)
        if mirrored is self.mirror.isHidden():
            self.mirror.setVisible(mirrored)
            self._size()
        light = of.step.spotlight
        show = self.mirror.show_lab if view is ClassView.LAB else self.mirror.show_panel
        show(of.panel, (light.guest or "") if light else "", content.published)

    def _write(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _count_text(self, content: ClassContent) -> str:
        if content.state is None:
            return ""
        if content.state == "open":
            text = self.tr("Vote now – {0}, {1} joined") if content.joined else self.tr("Vote now – {0}")
            return text.format(votes_text(content.voted), content.joined)
        if content.state == "closed":
            return self.tr("The vote is closed – {0}").format(votes_text(content.voted))
        return self.votes.describe() if content.question and not content.question.options else ""

    def _join_text(self, content: ClassContent) -> str:
        if content.join is None:
            return ""
        address, code = content.join
        return self.tr("Vote at {0} with code {1}").format(f"<b>{address}</b>", f"<b>{code}</b>")

    # ---- look

    @property
    def points(self) -> float:
        """The text size, which fits the same number of lines in the window's height at any size."""
        lines = LINES_ALONE if self.mirror.isHidden() else LINES
        return max(self.height() / lines * 72 / self.logicalDpiY() / theme.text_scale(), LEAST_POINTS)

    def _apply_theme(self) -> None:
        self.setStyleSheet(style_sheet(theme.current()) + SHEET)
        self._size()

    def _size(self) -> None:
        points = self.points
        air = round(self.height() / 36)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(air * 2, air, air * 2, air)
        layout.setSpacing(air)
        self.middle.setSpacing(air)
        self.head.setFont(theme.font(points * 0.72))
        self.title.setFont(theme.font(points * 1.45, QFont.Weight.DemiBold))
        self.text.set_points(points)
        self.asked.setFont(theme.font(points * 1.1, QFont.Weight.DemiBold))
        self.counted.setFont(theme.font(points, QFont.Weight.DemiBold))
        self.answer.setFont(theme.font(points * 1.1))
        self.join.setFont(theme.font(points * 1.05))
        self.head.setObjectName("caption")
        if self._content is not None:
            self.votes.show_content(self._content, points)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size()
        for over in (self.how, self.cover):
            over.setGeometry(self.rect())
            over.raise_()

    # ---- pages

    def turn(self, pages: int) -> None:
        """Turn this many pages of the text."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + pages * self._page)

    @property
    def _page(self) -> int:
        return max(round(self.area.viewport().height() * 0.85), 1)

    def _to_top(self) -> None:
        self.area.verticalScrollBar().setValue(0)
        later(self, self._count_pages)

    def _count_pages(self) -> None:
        bar = self.area.verticalScrollBar()
        if self.area.isHidden():
            self._of.show_pages(1, 1)
            return
        last = 1 + -(-bar.maximum() // self._page)
        page = last if bar.value() == bar.maximum() else 1 + bar.value() // self._page
        self._of.show_pages(page, last)

    # ---- pointer and end

    def _show_pointer(self) -> None:
        at = self._of.pointer
        self.cover.pointing = at is not None
        self.cover.pointer = at or QPointF()
        self.cover.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            at = self.mapFromGlobal(event.globalPosition())
            self._of.point(QPointF(at.x() / max(self.width(), 1), at.y() / max(self.height(), 1)))
        elif event.type() == QEvent.Type.Leave and watched is self:
            self._of.point(None)
        return super().eventFilter(watched, event)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not may_end(self._of, self):
            event.ignore()
            return
        super().closeEvent(event)
        self.closed.emit()
