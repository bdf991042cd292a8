"""The line with the time of the class: what is left, the step, and whether the class is behind the plan."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.classroom.clock import minutes_text
from app.classroom.presentation import Presentation
from app.look import theme
from app.widgets.looks import button, set_look
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible

SOON = 60  # s: what counts as behind the plan
MOST = 480  # minutes of a class


class ClockLine(QWidget):
    """Brings itself up to date each second."""

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
            self.tr("Minutes of the class"),
            self.tr("The plan gives each step its share of this time."),
        )
        self.pause = button("", self.tr("Pauses the time of the class, or continues it (T)."), self)
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
        text = self.tr("{0} behind the plan") if late else self.tr("{0} ahead of the plan")
        on_time = self.tr("On time")
        self.plan.setText(text.format(minutes_text(abs(behind))) if abs(behind) >= SOON else on_time)
        set_look(self.plan, "verdict", "open" if late else "note")
        name = self.tr("Pause the clock") if clock.running else self.tr("Start the clock")
        self.pause.setText(name)
        self.pause.setAccessibleName(name)
