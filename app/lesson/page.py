"""A lesson in progress: its header, the text and the box of the current step, and the navigation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.frame.later import later
from app.lesson.boxes.box import StepBox
from app.lesson.boxes.hints import Hints
from app.lesson.boxes.kinds import make_box
from app.lesson.playing.player import Player
from app.lesson.reading import markup
from app.lesson.reading.explain import Explanation
from app.lesson.reading.reader import TextReader
from app.lesson.standing import standing_text
from app.lesson.steps_menu import StepsMenu
from app.look import theme
from app.widgets.announce import announce
from app.widgets.elided import keep_upright
from app.widgets.looks import button, set_look
from app.widgets.reach import next_by_tab, stops_in, tab_through
from lessons.play.guide import title_over

AIR = 8  # px, above and below what is brought into sight
SETTLED = 60  # ms, after which the layout of a step has settled


class LessonPage(QWidget):
    """The page that shows a Player. `list_wanted` leads to the list of lessons, and `end_wanted` leads to the
    last page.
    """

    list_wanted = Signal()
    report_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.lessons = button(self.tr("Lessons"), self.tr("Returns to the list; your work is saved."), self)
        self.steps = StepsMenu(self)
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress in the lesson"))
        self.standing = QLabel(self, wordWrap=True)
        self.standing.setObjectName("caption")
        self.kind, self.title = QLabel(self, wordWrap=True), QLabel(self, wordWrap=True)
        self.text = TextReader(self)
        self.explanation = Explanation(self)
        self.hints = Hints(player, self)
        self.box: StepBox | None = None
        self._text = ""  # that is shown
        self._shown = -1  # the step that is shown
        self._held = False  # the focus
        self.unscrolled: QWidget | None = None  # the control of a step that was opened, until it is used
        self._stops: list[QWidget] = []  # of Tab
        self.more = QLabel(self.tr("More below ↓"), self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.more.setObjectName("caption")
        self.more.hide()
        self._make_foot()
        self._lay_out()
        self._connect()

    def _make_foot(self) -> None:
        self.back = button(
            self.tr("Back"), self.tr("Goes to the previous step; nothing is lost (Ctrl+Page Up)."), self
        )
        self.restart = button(
            self.tr("Restart"),
            self.tr("Restarts this step: the machine returns to the start of the step."),
            self,
        )
        self.skip = button(self.tr("Skip"), self.tr("Skips this step for now."), self)
        self.next = button(self.tr("Next"), self.tr("Goes to the next step (Ctrl+Page Down)."), self)
        self.report = button(self.tr("Write the report…"), self.tr("Saves your report in a folder."), self)

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head())
        whole.addWidget(self._middle(), 1)
        whole.addWidget(self.more)
        self.dock = QVBoxLayout()
        whole.addLayout(self.dock)
        whole.addWidget(self._foot())

    def _head(self) -> QVBoxLayout:
        line = QHBoxLayout()
        line.addWidget(self.lessons)
        line.addStretch(1)
        line.addWidget(self.steps)
        head = QVBoxLayout()
        head.setContentsMargins(14, 2, 14, 8)
        head.setSpacing(7)
        head.addLayout(line)
        head.addWidget(self.bar)
        head.addWidget(self.standing)
        return head

    def _middle(self) -> QScrollArea:
        self.kind.setObjectName("caption")
        self.kind.setFont(theme.font(8.5, QFont.Weight.DemiBold))
        self.title.setFont(theme.font(14.0, QFont.Weight.DemiBold))
        self.inside = inside = QWidget()
        inside.setObjectName("lessonText")
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(16, 4, 12, 16)
        self.column.setSpacing(8)
        for part in (self.kind, self.title, self.text):
            self.column.addWidget(part)
        self.column.addWidget(self.hints)
        self.column.addStretch(1)
        self.area = QScrollArea(self)
        # always: otherwise, the width and height of pictures would never settle
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keep_upright(self.area)
        self.area.setWidget(inside)
        bar = self.area.verticalScrollBar()
        for changed in (bar.valueChanged, bar.rangeChanged):  # later: its layout is under way
            changed.connect(self._show_more, Qt.ConnectionType.QueuedConnection)
        return self.area

    def _show_more(self) -> None:
        """Show whether part of the step is below the visible area, since a table or an image may be
        missed.
        """
        bar = self.area.verticalScrollBar()
        self.more.setVisible(bar.value() < bar.maximum())

    def _foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setObjectName("lessonFoot")
        line = QHBoxLayout(foot)
        line.setContentsMargins(14, 9, 14, 10)
        line.setSpacing(6)
        for part in (self.back, self.skip, self.restart):
            line.addWidget(part)
        line.addStretch(1)
        line.addWidget(self.report)
        line.addWidget(self.next)
        return foot

    def _connect(self) -> None:
        player = self.player
        self.hints.shown.connect(self._show_hints)
        self.lessons.clicked.connect(self.list_wanted)
        self.report.clicked.connect(self.report_wanted)
        self.steps.chosen.connect(player.go)
        self.back.clicked.connect(player.back)
        self.next.clicked.connect(self._go_on)
        self.skip.clicked.connect(player.skip)
        self.restart.clicked.connect(player.restart_step)
        self.text.word_wanted.connect(self.explanation.explain)
        self.text.word_left.connect(self.explanation.leave)
        self.text.word_closed.connect(self.explanation.hide)
        self.text.followed.connect(player.follow)
        player.step_changed.connect(self.show_step)
        player.refreshed.connect(self.refresh)

    def show_step(self) -> None:
        """Show another step from the top: its text and its box."""
        player = self.player
        here = self.isAncestorOf(QApplication.focusWidget() or self.window())
        self.title.setText(title_over(player.lesson, player.index))
        self._show_text()
        self._shown = player.index
        with self._focus_held():
            self._replace_box()
            self.hints.show_step()
        self.refresh()
        self.area.verticalScrollBar().setValue(0)
        if here:
            self.focus_first()
            announce(self, f"{self.title.text()}. {self.text.accessibleDescription()}")

    def _show_text(self) -> None:
        """Show the text, which may contain new values from the student's own run."""
        player = self.player
        text = player.play.text_of(player.index)
        if text != self._text:
            self._text = text
            self.text.show_text(text, player.lesson.picture, markup.words_in(player.lesson.senses))

    def _replace_box(self) -> None:
        if self.box is not None:
            self.column.removeWidget(self.box)
            if self.box.dock is not None:
                self.dock.removeWidget(self.box.dock)
                self.box.dock.hide()
                self.box.dock.deleteLater()
            self.box.hide()
            self.box.deleteLater()
        self.box = make_box(self.player, self.inside)
        self.column.insertWidget(self.column.indexOf(self.hints), self.box)
        if self.box.dock is not None:
            self.dock.addWidget(self.box.dock)
        self.box.told.connect(self._show_new)

    def refresh(self) -> None:
        """Bring everything up to date. The focus moves from controls that have disappeared to the control
        for the next action.
        """
        if self.box is None or self._shown != self.player.index:  # a step is being left
            return
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        with self._focus_held():
            self._show_state(self.box)
        if inside and focus is not None and not (focus.isVisible() and focus.isEnabled()):
            if self.unscrolled is not None:
                self.focus_first()
            else:
                (self.box.after() or self.main_button()).setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return self._held or super().focusNextPrevChild(onward)

    @contextmanager
    def _focus_held(self) -> Iterator[None]:
        """Keep the focus on widgets that are hidden in the meantime, so that it moves only once, to its
        final place.
        """
        self._held = True
        try:
            yield
        finally:
            self._held = False

    def _show_state(self, box: StepBox) -> None:
        player = self.player
        box.refresh()
        self._show_text()
        self.hints.refresh()
        self._order_stops(box)
        self.steps.show_steps(player, self.kind_text)
        self.bar.setRange(0, len(player.lesson.steps))
        self.bar.setValue(player.ended)
        self.kind.setText(f"{player.lesson.title}  ·  {self.kind_text(player.step.kind)}")
        self.back.setEnabled(player.index > 0)
        self.restart.setVisible(player.starts.may_restart())
        waiting = box.main_button() is not None
        self.skip.setVisible(waiting and not player.last)
        self.report.setVisible(player.last)
        self.next.setText(self.tr("Finish") if player.last else self.tr("Next"))
        self.next.setEnabled(not waiting)  # and it keeps its place, where nothing else may be
        self.standing.setText(standing_text(player.standing.now()))
        self._choose_main()

    def _go_on(self) -> None:
        """Go to the next step or, after the last step, to the page that ends the lesson."""
        if self.player.last:
            self.player.finish()
            self.end_wanted.emit()
        else:
            self.player.next()

    def _show_hints(self) -> None:
        self._show_new(self.hints.newest)

    def _show_new(self, widget: QWidget) -> None:
        """Scroll to a widget with new contents, once it has been laid out."""

        def show() -> None:
            top = widget.mapTo(self.inside, QPoint(0, 0)).y()
            half = min(widget.height(), self.area.viewport().height() - 2 * AIR) // 2
            self.area.ensureVisible(0, top + half, 0, half + AIR)

        for wait in (0, SETTLED):  # a long text may need another round of the layout
            later(widget, show, wait)

    def kind_text(self, kind: str) -> str:
        """Return the word for a step of this kind."""
        texts = {
            "read": self.tr("read"),
            "example": self.tr("worked example"),
            "recap": self.tr("recap"),
            "recall": self.tr("recall"),
            "sweep": self.tr("series of runs"),
            "watch": self.tr("watch"),
            "predict": self.tr("predict"),
            "run": self.tr("run"),
            "compare": self.tr("compare"),
            "explain": self.tr("explain"),
            "do": self.tr("do it yourself"),
            "grade": self.tr("grade"),
            "reflect": self.tr("reflect"),
        }
        return texts[kind]

    def _order_stops(self, box: StepBox) -> None:
        """Order the Tab stops so that hints and footer come last, after the controls of the step."""
        hints, dock = stops_in(self.hints), stops_in(box.dock) if box.dock is not None else []
        stops = [*stops_in(self.inside), *dock]
        if stops == self._stops:
            return
        self._stops = stops
        step = [widget for widget in stops_in(self.inside) if widget not in hints]
        last: QWidget = self.lessons
        widget = next_by_tab(last)
        while widget is not None and widget is not self.lessons:
            last, widget = widget if widget in step else last, next_by_tab(widget)
        tab_through([last, *hints, *dock, self.back, self.skip, self.restart, self.report, self.next])

    def _choose_main(self) -> None:
        """Highlight the one button for the next action."""
        chosen = self.main_button()
        box = self.box.main_button() if self.box is not None else None
        for candidate in (self.next, box):
            if candidate is not None:
                set_look(candidate, "main", candidate is chosen)

    def main_button(self) -> QPushButton:
        """Return the button for the next action."""
        inside = self.box.main_button() if self.box is not None else None
        return inside or self.next

    def focus_first(self) -> None:
        """Focus the control of this step; otherwise, the main button.

        The text comes first: the page scrolls to the control only when a key is pressed.
        """
        inside = self.box.first() if self.box is not None else None
        first: QWidget = inside or self.main_button()
        while (proxy := first.focusProxy()) is not None:
            first = proxy
        self.unscrolled = first
        first.installEventFilter(self)
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Record that the control of a step is used, or left by a click; a key scrolls to it."""
        first = self.unscrolled
        if watched is first is not None and _is_use(event):
            first.removeEventFilter(self)
            self.unscrolled = None
            if event.type() == QEvent.Type.KeyPress and self.inside.isAncestorOf(first):
                later(first, lambda: self.area.ensureWidgetVisible(first, 0, 12))
        return super().eventFilter(watched, event)


def _is_use(event: QEvent) -> bool:
    """Return whether a control is used, or left by a click on another control."""
    if isinstance(event, QFocusEvent):
        return event.lostFocus() and event.reason() == Qt.FocusReason.MouseFocusReason
    return event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
