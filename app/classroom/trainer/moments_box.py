"""The time used by the class against the plan, and the list of key moments, with the trainer's bookmarks."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.classroom.clock import KeyMoment, minutes_text
from app.classroom.presentation import Presentation
from app.look import theme
from app.widgets.looks import button, set_look
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible

SOON = 60  # s: limit that counts as behind the plan
MOST = 480  # minutes of a class
NUMBERED = 9  # moments that a digit goes to
_MOMENT = Qt.ItemDataRole.UserRole


class ClockLine(QWidget):
    """Updates itself every second."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(parent)
        self._of = presentation
        self.left, self.step, self.plan = QLabel(self), QLabel(self), QLabel(self)
        self.left.setFont(theme.font(15.0, QFont.Weight.DemiBold))
        self.minutes = WholeBox(self, minimum=1, maximum=MOST, suffix=self.tr(" min"))
        self.minutes.setProperty("bare", True)
        self.minutes.setValue(presentation.player.lesson.minutes)
        make_accessible(
            self.minutes,
            self.tr("Class minutes"),
            self.tr("The plan allots each step a share of this time."),
        )
        self.pause = button("", self.tr("Pauses or resumes the class clock (T)."), self)
        self.minutes.valueChanged.connect(self._plan)
        self.pause.clicked.connect(presentation.toggle_clock)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(14)
        for part in (self.left, self.step, self.plan):
            line.addWidget(part)
        line.addStretch(1)
        line.addWidget(self.minutes)
        line.addWidget(self.pause)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self.refresh)
        self._clock.start()
        presentation.changed.connect(self.refresh)
        self.refresh()

    def _plan(self, minutes: int) -> None:
        self._of.clock.plan_minutes(minutes)
        self.refresh()

    def refresh(self) -> None:
        """Show the time."""
        clock = self._of.clock
        spent, planned = clock.step
        self.left.setText(self.tr("{0} left").format(minutes_text(clock.left)))
        self.step.setText(self.tr("Step: {0} of {1}").format(minutes_text(spent), minutes_text(planned)))
        behind = clock.behind
        late = behind >= SOON
        text = self.tr("{0} behind plan") if late else self.tr("{0} ahead of plan")
        on_time = self.tr("On time")
        self.plan.setText(text.format(minutes_text(abs(behind))) if abs(behind) >= SOON else on_time)
        set_look(self.plan, "verdict", "open" if late else "note")
        name = self.tr("Pause the clock") if clock.running else self.tr("Start the clock")
        self.pause.setText(name)
        self.pause.setAccessibleName(name)


class MomentsBox(QGroupBox):
    """Jumps to moments of the open run."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(self.tr("Key moments"), parent)
        self._of = presentation
        self._shown: list[KeyMoment] = []
        self.list = QListWidget(self)
        make_accessible(
            self.list,
            self.tr("Key moments of this run"),
            self.tr(
                "Enter, a double click, or Alt and a digit goes to a moment. The run continues if necessary."
            ),
        )
        self.naming = QLineEdit(self, placeholderText=self.tr("Bookmark title"), maxLength=80)
        make_accessible(self.naming, self.tr("Bookmark title"))
        self.add = button(
            self.tr("Bookmark"),
            self.tr("Bookmarks the current moment of the run in the lesson (Ctrl+D)."),
            self,
        )
        line = QHBoxLayout()
        line.addWidget(self.naming, 1)
        line.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.addWidget(self.list, 1)
        whole.addLayout(line)
        self.list.itemActivated.connect(lambda item: self._of.jump(item.data(_MOMENT)))
        self.add.clicked.connect(self.bookmark)
        self.naming.returnPressed.connect(self.bookmark)
        presentation.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the moments of the run and keep the selection."""
        moments = self._of.moments()
        if moments == self._shown:
            return
        row = self.list.currentRow()
        self._shown = moments
        self.list.clear()
        for number, moment in enumerate(moments, 1):
            digit = f"{number}  " if number <= NUMBERED else "    "
            item = QListWidgetItem(f"{digit}{moment.text}{'  ★' if moment.own else ''}")
            item.setData(_MOMENT, moment)
            self.list.addItem(item)
        self.list.setCurrentRow(max(0, min(row, len(moments) - 1)))

    def jump_to(self, number: int) -> None:
        """Go to the moment with this number, from 1."""
        if number <= len(self._shown):
            self.list.setCurrentRow(number - 1)
            self._of.jump(self._shown[number - 1])

    def bookmark(self) -> None:
        """Bookmark the current moment."""
        self._of.bookmark(self.naming.text().strip())
        self.naming.clear()
