"""The trainer's side of a vote: open, close, show and reveal it, and enter raised hands and numbers."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.classroom.presentation import Presentation
from app.classroom.screen.votes_view import votes_text
from app.classroom.vote.ballot import LETTERS, MAX_HANDS, Ballot, BallotQuestion, VoteError
from app.widgets.looks import button, set_look
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from engine.typed import TypedError, typed_number
from lessons.play.judging import figure_text

_DIGIT = re.compile(r"\d")
MOST_OPTIONS = 8
MAX_TEXT = 200  # characters


class VoteBox(QGroupBox):
    """Shows the votes as they arrive; only the trainer sees them before they are shown."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(self.tr("Vote"), parent)
        self._of = presentation
        self._ballot: Ballot | None = None
        self.hands: dict[str, WholeBox] = {}
        self.counts: dict[str, QPushButton] = {}
        self.state = QLabel(self, wordWrap=True)
        self.ask = button(self.tr("Open the vote"), self.tr("Opens, closes and shows the vote (V)."), self)
        self.reveal = button("", self.tr("Shows the answer and published values to the class (R)."), self)
        self.again = button(
            self.tr("Vote again"), self.tr("Asks the same question again; the first vote is kept."), self
        )
        self.own = button(self.tr("Custom question…"), self.tr("Asks a custom question (Q)."), self)
        self.numbers = QLineEdit(self, placeholderText=self.tr("Spoken numbers, such as 12, 25.5"))
        make_accessible(self.numbers, self.tr("Spoken numbers"), self.tr("Adds these numbers to the vote."))
        self.rows = QWidget(self)
        self.grid = QGridLayout(self.rows)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setColumnStretch(0, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.rows)
        for widget in (area, area.viewport(), self.rows):
            widget.setAutoFillBackground(False)
        first, second = QHBoxLayout(), QHBoxLayout()
        for line, parts in ((first, (self.ask, self.reveal)), (second, (self.again, self.own))):
            for part in parts:
                line.addWidget(part, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(self.state)
        whole.addLayout(first)
        whole.addLayout(second)
        whole.addWidget(self.numbers)
        whole.addWidget(area, 1)

    def _connect(self) -> None:
        of = self._of
        self.ask.clicked.connect(of.vote_on)
        self.again.clicked.connect(of.ask_again)
        self.own.clicked.connect(self.ask_own)
        self.reveal.clicked.connect(of.reveal)
        self.numbers.editingFinished.connect(self._enter_numbers)
        of.changed.connect(self.refresh)

    def ask_own(self) -> None:
        """Let the trainer enter a question."""
        dialog = OwnQuestion(self._of.voting.new_id(), self)
        dialog.asked.connect(self._of.ask)
        dialog.open()

    # ---- displayed content

    def refresh(self) -> None:
        """Show the state of the vote and its counts."""
        of, ballot = self._of, self._of.ballot
        if ballot is not self._ballot:
            self._ballot = ballot
            self._make_rows(ballot)
        self.state.setText(self._state_text(ballot))
        self._show_buttons(ballot)
        self.numbers.setVisible(ballot is not None and not ballot.question.options)
        if ballot is not None:
            self._show_counts(ballot)
        self.reveal.setText(self.tr("Hide the answer") if of.is_revealed else self.tr("Reveal the answer"))
        self.reveal.setAccessibleName(self.reveal.text())

    def _show_buttons(self, ballot: Ballot | None) -> None:
        state = ballot.state if ballot is not None else ""
        names = {
            "": self.tr("Open the vote"),
            "open": self.tr("Close the vote"),
            "closed": self.tr("Show the votes"),
            "shown": self.tr("Votes are shown"),
        }
        self.ask.setText(names[state])
        self.ask.setAccessibleName(names[state])
        self.ask.setEnabled(state != "shown" and self._of.may_ask)
        self.again.setEnabled(state in ("closed", "shown"))
        set_look(self.ask, "main", self._of.may_ask and state != "shown")
        set_look(self.reveal, "main", state == "shown" and not self._of.is_revealed)

    def _state_text(self, ballot: Ballot | None) -> str:
        if ballot is None:
            none = self.tr("This step has no question to vote on. You can ask a custom question.")
            return self.tr("No question has been asked yet.") if self._of.may_ask else none
        states = {
            "open": self.tr("The vote is open: {0}{1}."),
            "closed": self.tr("The vote is closed: {0}{1}. The class does not see the votes yet."),
            "shown": self.tr("The class sees {0}{1}."),
        }
        joined = len(self._of.voting.room.students)
        more = self.tr(", {0} joined").format(joined) if joined else ""
        return states[ballot.state].format(votes_text(ballot.tally().total), more)

    def _make_rows(self, ballot: Ballot | None) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.hands, self.counts = {}, {}
        self.numbers.clear()
        for row, (letter, text) in enumerate(ballot.question.options.items() if ballot else ()):
            self._make_row(row, letter, text)
        self.grid.setRowStretch(99, 1)

    def _make_row(self, row: int, letter: str, text: str) -> None:
        label = QLabel(f"{letter}  {text}", self.rows, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        count = QPushButton("0", self.rows)
        field = WholeBox(self.rows, minimum=0, maximum=MAX_HANDS)
        field.setProperty("bare", True)
        field.setFixedWidth(field.fontMetrics().horizontalAdvance("0000000"))
        make_accessible(
            field,
            self.tr("Hands for {0}").format(letter),
            self.tr("Raised hands, added to the votes from the page."),
        )
        make_accessible(count, "", self.tr("Total votes. Click to add a raised hand."))
        field.valueChanged.connect(lambda value, letter=letter: self._set_hands(letter, value))
        count.clicked.connect(lambda _=False, field=field: field.setValue(field.value() + 1))
        self.hands[letter], self.counts[letter] = field, count
        for column, widget in enumerate((label, count, field)):
            self.grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)

    def _show_counts(self, ballot: Ballot) -> None:
        tally = ballot.tally()
        for letter, label in self.counts.items():
            label.setText(str(tally.counts[letter]))
            label.setAccessibleName(
                self.tr("{0}: {1}, add a raised hand").format(letter, votes_text(tally.counts[letter]))
            )
        for letter, field in self.hands.items():
            if field.value() != ballot.hands[letter]:
                field.setValue(ballot.hands[letter])
        if tally.median is not None:
            text = self.tr("{0} The median is {1}; the range is {2} to {3}.")
            values = (figure_text(value) for value in (tally.median, tally.numbers[0], tally.numbers[-1]))
            self.state.setText(text.format(self._state_text(ballot), *values))

    # ---- entered values

    def _set_hands(self, letter: str, count: int) -> None:
        if self._ballot is not None and self._ballot.hands[letter] != count:
            self._of.voting.set_hands(self._of.key, letter, count)

    def _enter_numbers(self) -> None:
        if self._ballot is None or self._ballot.question.options:
            return
        words = [word.strip(",;") for word in re.split(r"[\s;]+", self.numbers.text())]
        try:
            numbers = tuple(typed_number(word) for word in words if _DIGIT.search(word))
            if numbers != self._ballot.numbers:
                self._of.voting.set_numbers(self._of.key, numbers)
        except (TypedError, VoteError) as error:
            self.state.setText(str(error))


class OwnQuestion(QDialog):
    """Asks for a text and one option per line, or no options for a number. `asked` carries the
    BallotQuestion.
    """

    asked = Signal(object)

    def __init__(self, id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._id = id
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Question to the class"))
        self.title = QLineEdit(self, maxLength=MAX_TEXT)
        self.options = QPlainTextEdit(self, tabChangesFocus=True)
        self.unit = QLineEdit(self, maxLength=20)
        for field, name in (
            (self.title, self.tr("Question")),
            (self.options, self.tr("Answers, one on each line")),
            (self.unit, self.tr("Unit of a number")),
        ):
            field.setAccessibleName(name)
        self.options.setPlaceholderText(
            self.tr("One answer on each line. Leave the field empty to ask for a number.")
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.ask: QPushButton = buttons.addButton(
            self.tr("Open the vote"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        make_accessible(self.ask, self.tr("Open the vote"))
        form = QFormLayout(self)
        form.addRow(self.tr("&Question"), self.title)
        form.addRow(self.tr("&Answers"), self.options)
        form.addRow(self.tr("&Unit"), self.unit)
        form.addRow(buttons)
        self.resize(460, 300)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.title.textChanged.connect(self._look)
        self.options.textChanged.connect(self._look)
        self._look()

    def _lines(self) -> list[str]:
        return [line.strip()[:MAX_TEXT] for line in self.options.toPlainText().splitlines() if line.strip()]

    def _look(self) -> None:
        lines = self._lines()
        self.ask.setEnabled(
            bool(self.title.text().strip()) and len(lines) != 1 and len(lines) <= MOST_OPTIONS
        )
        self.unit.setEnabled(not lines)

    def _accept(self) -> None:
        options = dict(zip(LETTERS, self._lines(), strict=False))
        unit = "" if options else self.unit.text().strip()
        self.asked.emit(BallotQuestion(self._id, self.title.text().strip(), options=options, unit=unit))
        self.accept()
