"""The last page of a lesson: the points, the student's findings, topics to review with their places, and the
next lesson.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.lesson.playing.player import Player
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.lesson.standing import standing_text
from app.look import theme
from app.widgets.looks import button
from lessons.format.load import LessonEntry
from lessons.play.work import Standing
from lessons.report.builder import report_of
from lessons.report.report import Report, StepReport
from lessons.report.standing import found, missed, standing_of


class EndPage(QWidget):
    """The page shown after the last step. `back_wanted` carries a step, and `next_wanted` carries the folder
    of a lesson.
    """

    back_wanted = Signal(int)
    list_wanted = Signal()
    report_wanted = Signal()
    next_wanted = Signal(object)

    def __init__(self, player: Player, following: LessonEntry | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player, self.following = player, following
        self.title = QLabel(self, wordWrap=True)
        self.title.setFont(theme.font(14.0, QFont.Weight.DemiBold))
        self.text = TextReader(self)
        self.text.setAccessibleName(self.tr("Your result"))
        self.text.followed.connect(self._follow)
        self._make_buttons()
        self._lay_out()
        self._fill()

    def _make_buttons(self) -> None:
        self.back = button(self.tr("Back"), self.tr("Goes back to the last step."), self)
        self.lessons = button(self.tr("Lessons"), self.tr("Returns to the list; your work is saved."), self)
        self.report = button(self.tr("Write the report…"), self.tr("Saves your report in a folder."), self)
        name = f"{self.following.number} {self.following.title}" if self.following else ""
        self.next = button(self.tr("Next lesson"), self.tr("Opens {0}.").format(name), self, main=True)
        self.next.setVisible(self.following is not None)
        self.back.clicked.connect(lambda: self.back_wanted.emit(self.player.index))
        self.lessons.clicked.connect(self.list_wanted)
        self.report.clicked.connect(self.report_wanted)
        self.next.clicked.connect(self._go_on)

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setObjectName("lessonText")
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 12, 12, 16)
        column.setSpacing(8)
        for part in (self.title, self.text):
            column.addWidget(part)
        column.addStretch(1)
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inside)
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 9, 14, 10)
        for control in (self.back, self.lessons, self.report):
            foot.addWidget(control)
        foot.addStretch(1)
        foot.addWidget(self.next)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area, 1)
        whole.addLayout(foot)

    def _fill(self) -> None:
        lesson, work = self.player.lesson, self.player.play.work
        report = report_of(lesson, work, self.player.notes.recordings)
        standing = standing_of(lesson, work)
        self.title.setText(self._title(standing))
        parts = [self._summary(standing), *self._found(report), *self._missed(report)]
        if self.following is not None:
            name = f"{self.following.number} {self.following.title}"
            parts.append(self.tr("Next: **{0}**. {1}").format(name, self.following.summary))
        self.text.show_text("\n\n".join(parts), lesson.picture, markup.no_words)

    def _title(self, standing: Standing) -> str:
        text = self.tr("Lesson done") if standing.done else self.tr("Lesson visited")
        return f"{text}: {self.player.lesson.title}"

    def _summary(self, standing: Standing) -> str:
        text = standing_text(standing)
        parts = [f"{text}."] if text else []
        if standing.counted:
            parts.append(
                self.tr("The lesson is complete when you have {0}% of the points.").format(self.mastery)
            )
        if not standing.ended:
            parts.append(self.tr("All required steps must also be complete."))
        return " ".join(parts)

    @property
    def mastery(self) -> int:
        """The percentage of points at which the lesson counts as done."""
        return self.player.lesson.mastery

    def _found(self, report: Report) -> Iterator[str]:
        steps = found(report)
        if steps:
            yield f"**{self.tr('Your findings')}**"
            yield "\n".join(f"* {_link(step)}: {self._values(step)}" for step in steps)

    def _values(self, step: StepReport) -> str:
        """Return the three values in a line, or the judgment for bars and curves, which have many values."""
        if "\n" in step.answer_text:
            return step.sentence or self.tr("not compared")
        named = (
            (self.tr("you"), step.answer_text),
            (self.tr("this run"), step.truth_text),
            (self.tr("published"), step.published_text),
        )
        shown = ((name, text.replace(chr(10), "; ").rstrip(".。")) for name, text in named)
        return "; ".join(f"{name}: {text}" for name, text in shown if text)

    def _missed(self, report: Report) -> Iterator[str]:
        steps = missed(report)
        if steps:
            yield f"**{self.tr('Topics to repeat')}**"
            yield "\n".join(f"* {_link(step)}: {self._why(step)}" for step in steps)

    def _why(self, step: StepReport) -> str:
        if step.state != "done" and step.right is None:
            return self.tr("not done")
        if not step.won:
            return self.tr("not right")
        if step.looked:
            return self.tr("the answer was shown first")
        if step.shown:
            return self.tr("the solution was shown")
        return self.tr("right, with hints or more attempts")

    def _follow(self, address: str) -> None:
        self.back_wanted.emit(self.player.lesson.index(address.removeprefix("#")))

    def _go_on(self) -> None:
        if self.following is not None:
            self.next_wanted.emit(self.following.folder)

    def focus_first(self) -> None:
        """Focus the button that continues."""
        (self.next if self.following is not None else self.lessons).setFocus(Qt.FocusReason.TabFocusReason)


def _link(step: StepReport) -> str:
    return f"[{step.title}](#{step.id})"
