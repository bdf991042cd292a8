"""The page that answers questions about a guest at the machine's present moment."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.charts.toolkit.time_view import TimeView
from app.run.session import Session
from app.run.worker.answers import Done
from app.run.worker.request_handler import Request
from app.run.worker.requests import Explain
from app.widgets.reach import reachable
from engine.explain.answer import Answer
from engine.explain.questions import QUESTIONS

SIZE = 640, 420
MARGIN = 0.15  # of a span, that is shown on each side of it


class WhyDialog(QDialog):
    """Asks the worker's machine; the run continues meanwhile if it plays."""

    def __init__(self, session: Session, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Why?"))
        self._session, self._view = session, view
        self._asked = 0  # number of the latest request
        self.answers: tuple[Answer, ...] = ()
        self.guest, self.question = QComboBox(self), QComboBox(self)
        self.ask = QPushButton(self.tr("&Ask"), self)
        self.show_span = QPushButton(self.tr("Show on the &timeline"), self)
        self.page = QTextBrowser(self)
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
            reachable(box, text.replace("&", "").rstrip(":"))
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
        layout.addWidget(self.page)
        layout.addLayout(foot)
        self.page.setAccessibleName(self.tr("Answer"))
        self.resize(*SIZE)

    def _fill(self) -> None:
        scenario = self._session.scenario
        for one in scenario.guests if scenario is not None else ():
            self.guest.addItem(f"{one.userid} ({one.label})", one.userid)
        for key, text in QUESTIONS.items():
            self.question.addItem(text, key)
        self.show_span.setEnabled(False)

    def _connect(self) -> None:
        self.ask.clicked.connect(self.send)
        self.guest.activated.connect(self.send)
        self.question.activated.connect(self.send)
        self.show_span.clicked.connect(self._show_on_timeline)
        self._session.requests.answered.connect(self._take)

    def choose(self, userid: str) -> None:
        """Choose a guest by its userid, and ask."""
        place = self.guest.findData(userid)
        if place >= 0:
            self.guest.setCurrentIndex(place)
        self.send()

    def send(self) -> None:
        """Ask the question."""
        start, end = max(0, self._view.start), self._view.end
        recording = self._session.recording
        now = recording.now if recording is not None else end
        request = Explain(
            str(self.question.currentData()), self.guest.currentIndex(), start, max(start + 1, min(end, now))
        )
        self.page.setPlainText(self.tr("A copy of the machine looks ahead…"))
        self.show_span.setEnabled(False)
        self._asked = self._session.requests.send(request)

    def _take(self, number: int, request: Request | None, done: Done) -> None:
        if number != self._asked:
            return
        self.answers = done.value or ()
        nothing = done.error or self.tr("There is nothing to explain yet.")
        self.page.setHtml(_html(self.answers) or f"<p>{escape(nothing)}</p>")
        self.show_span.setEnabled(self._span() is not None)

    def _span(self) -> tuple[int, int] | None:
        """Return the span that the answers are about, ns."""
        ends = [one.end for one in self.answers if one.end is not None]
        if not ends:
            return None
        return min(one.start for one in self.answers), max(ends)

    def _show_on_timeline(self) -> None:
        span = self._span()
        if span is None:
            return
        start, end = span
        wide = max(end - start, 1_000_000)
        self._view.choose_guest(str(self.guest.currentData()))
        self._view.show_span(start - round(MARGIN * wide), start + round((1 + MARGIN) * wide))


def _html(answers: tuple[Answer, ...]) -> str:
    parts = []
    for one in answers:
        reasons = "".join(f"<li>{escape(reason)}</li>" for reason in one.reasons)
        parts.append(f"<p><b>{escape(one.headline)}</b></p><ul>{reasons}</ul>")
    return "".join(parts)
