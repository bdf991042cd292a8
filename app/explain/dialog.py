"""The page that answers questions about a guest at the machine's current moment."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.charts.toolkit.time_view import TimeView
from app.explain.chain_view import ChainView
from app.frame.later import later
from app.frame.on_screen import resize_for_text
from app.look.literal import HtmlView
from app.run.session import Session
from app.run.worker.answers import Done
from app.run.worker.request_handler import Request
from app.run.worker.requests import Explain
from app.widgets.reach import make_accessible
from engine.explain.answer import CausalAnswer, CausalStep, step_text
from engine.explain.questions import QUESTIONS
from engine.language import say
from engine.scenario.model.guests import titled

SIZE = 720, 620
PICTURE = 0.5  # of the room below the questions, that the chain takes at most
MARGINS = 40, 24  # px around a bar of the chain that is brought into sight
ANATOMY = "anatomy"  # the question about a peak
MARGIN = 0.15  # of a span, that is shown on each side of it


class WhyDialog(QDialog):
    """Queries the worker's machine; the run continues in the meantime if it is playing.

    The charts show the chains as paths. The paths stay when the page is closed, until the user removes them.
    """

    timeline_wanted = Signal()  # the chart should be visible

    def __init__(self, session: Session, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Why?"))
        self._session, self._view = session, view
        self._asked = 0  # number of the latest request
        self.answers: tuple[CausalAnswer, ...] = ()
        self.guest, self.question = QComboBox(self), QComboBox(self)
        self.ask = QPushButton(self.tr("&Ask"), self)
        self.show_span = QPushButton(self.tr("Show on the &timeline"), self)
        self.page = HtmlView(self)
        self.chain = ChainView(self)
        self.seen = QScrollArea(self, widgetResizable=True)
        self._lay_out()
        self._fill()
        self._connect()

    def _lay_out(self) -> None:
        grid, foot = QGridLayout(), QHBoxLayout()
        rows = ((self.tr("&Guest:"), self.guest), (self.tr("&Question:"), self.question))
        for row, (text, box) in enumerate(rows):
            label = QLabel(text, self)
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
            make_accessible(box, text.replace("&", "").rstrip(":"))
        grid.addWidget(self.ask, 1, 2)
        grid.setColumnStretch(1, 1)
        close = QPushButton(self.tr("Close"), self)
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        self.show_span.setAutoDefault(False)
        foot.addWidget(self.show_span)
        foot.addStretch()
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addWidget(self.seen)
        layout.addWidget(self.page, 1)
        layout.addLayout(foot)
        self.seen.setWidget(self.chain)
        self.seen.setFrameShape(QFrame.Shape.NoFrame)
        self.seen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.seen.hide()
        self.page.setAccessibleName(self.tr("Answer"))
        resize_for_text(self, *SIZE)

    def _fill(self) -> None:
        scenario = self._session.scenario
        for guest in scenario.guests if scenario is not None else ():
            self.guest.addItem(titled(guest), guest.userid)
        for key, text in QUESTIONS.items():
            self.question.addItem(say(text), key)
        self.show_span.setEnabled(False)

    def _connect(self) -> None:
        self.ask.clicked.connect(self.send)
        self.guest.activated.connect(self.send)
        self.question.activated.connect(self.send)
        self.show_span.clicked.connect(self._show_on_timeline)
        self._session.requests.answered.connect(self._take)
        self._view.path_changed.connect(self._follow_path)
        self._view.chosen.connect(self._take_moment)
        self.chain.wanted.connect(self.show_step)
        self.chain.reached.connect(self._scroll_to)
        self.page.anchorClicked.connect(lambda link: self.show_step(int(link.toString()[1:])))

    def choose(self, userid: str) -> None:
        """Select a guest by its userid, and ask."""
        place = self.guest.findData(userid)
        if place >= 0:
            self.guest.setCurrentIndex(place)
        self.send()

    @property
    def _is_anatomy(self) -> bool:
        return bool(self.question.currentData() == ANATOMY)

    def _take_moment(self, at: int | None) -> None:
        """Ask again about a moment that was clicked in a chart, if the question is about a peak."""
        if self._is_anatomy and at is not None:
            self.send()

    def send(self) -> None:
        """Ask the question; a question about a peak refers to the selected span, or otherwise to the peak at
        the cursor.
        """
        view, recording = self._view, self._session.recording
        selected = view.selected if self._is_anatomy else None
        start, end = selected or (max(0, view.start), view.end)
        now = recording.now if recording is not None else end
        at = view.cursor if self._is_anatomy and view.pinned and selected is None else None
        request = Explain(
            str(self.question.currentData()),
            *(self.guest.currentIndex(), start, max(start + 1, min(end, now)), at),
        )
        self.seen.hide()
        self._view.show_path(())
        self.page.setPlainText(self.tr("A copy of the machine runs ahead…"))
        self.show_span.setEnabled(False)
        self._asked = self._session.requests.send(request)

    def _take(self, number: int, request: Request | None, done: Done) -> None:
        if number != self._asked:
            return
        self.answers = done.value or ()
        nothing = done.error or self.tr("There is nothing to explain yet.")
        self.chain.show_steps(self.steps, joined=not self._is_anatomy)
        self._view.show_path([answer.chain for answer in self.answers if answer.chain])
        self.page.setHtml(self._html() or f"<p>{escape(nothing)}</p>")
        self._fit_chain()
        self.show_span.setEnabled(self._span() is not None)

    @property
    def steps(self) -> tuple[CausalStep, ...]:
        """The steps of all answers, chain by chain."""
        return tuple(step for answer in self.answers for step in answer.chain)

    def _fit_chain(self) -> None:
        """Set the height that the chain needs, as long as the text keeps its room."""
        self.seen.setVisible(bool(self.steps))
        self.seen.setFixedHeight(min(self.chain.sizeHint().height() + 2, round(PICTURE * self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_chain()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            later(self, self._fit_chain)

    def show_step(self, number: int) -> None:
        """Show a step of the chain on the timeline: its guest, and its time with a margin on both sides."""
        if not 0 <= number < len(self.steps):
            return
        step = self.steps[number]
        end = step.start if step.end is None else step.end
        if step.guest:
            self._view.choose_guest(step.guest)
        self._view.show_span(*_widened(step.start, end))
        self._view.choose_step(number)

    def _scroll_to(self, bar: QRectF) -> None:
        """Scroll a bar of the chain into view."""
        middle = bar.center().toPoint()
        self.seen.ensureVisible(middle.x(), middle.y(), MARGINS[0], MARGINS[1])

    def _follow_path(self) -> None:
        """Select the step that was selected in a chart."""
        if 0 <= self._view.step < len(self.steps) and self._view.path_steps == list(self.steps):
            self.chain.choose(self._view.step)

    def _html(self) -> str:
        """Return the answers with their chains, in which steps are links."""
        parts, number = [], 0
        for answer in self.answers:
            reasons = "".join(f"<li>{escape(reason)}</li>" for reason in answer.reasons)
            parts.append(f"<p><b>{escape(answer.headline)}</b></p><ul>{reasons}</ul>")
            steps = []
            for step in answer.chain:
                steps.append(f'<p><a href="#{number}">{escape(step_text(number, step))}</a></p>')
                number += 1
            if steps and not self._is_anatomy:
                parts.append(f"<p>{escape(self.tr('Step by step:'))}</p>")
            parts += steps
        if self._is_anatomy:
            hint = self.tr(
                "Click a peak in a chart, or select a time range, to see the parts of the wait time there."
            )
            parts.insert(0, f"<p>{escape(hint)}</p>")
        return "".join(parts)

    def _span(self) -> tuple[int, int] | None:
        """Return the time range of the answers, ns; for a moment, the range between it and the current
        time.
        """
        ends = [answer.end for answer in self.answers if answer.end is not None]
        ends += [step.start if step.end is None else step.end for step in self.steps]
        if not ends:
            return None
        first, last = min(answer.start for answer in self.answers), max(ends)
        if first == last and self._session.recording is not None:
            now = self._session.recording.now
            return min(first, now), max(last, now)
        return first, last

    def _show_on_timeline(self) -> None:
        span = self._span()
        if span is None:
            return
        self._view.choose_guest(str(self.guest.currentData()))
        self._view.show_span(*_widened(*span))
        self.timeline_wanted.emit()


def _widened(start: int, end: int) -> tuple[int, int]:
    """Return a time range with some time added on both sides."""
    wide = max(end - start, 1_000_000)
    return start - round(MARGIN * wide), start + round((1 + MARGIN) * wide)
