"""Watch and run: runs the machine until a condition holds."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton

from app.language import scenario_text
from app.lesson.boxes.box import StepBox
from app.widgets.looks import button
from engine.kernel.units import clock_text
from engine.language import numeral


class WaitBox(StepBox):
    """Says what it waits for and how far off that is; one button starts and stops it."""

    def build(self) -> None:
        self.heading(self.tr("Runs until"))
        self.goal = self.line(self._until())
        self.bar = self.add(QProgressBar(self, textVisible=False))
        self.bar.setAccessibleName(self.tr("Simulated time"))
        self.bar.setRange(0, 1000)
        self.now = self.line()
        self.now.setObjectName("caption")
        watch = self.player.step.kind == "watch"
        self._title = (
            self.tr("Watch at {0}×").format(numeral(self.player.step.speed, "g")) if watch else self.tr("Run")
        )
        help_text = self.tr("Runs the machine until then, and stops it.")
        self.start: QPushButton = button(self._title, help_text, self, main=True)
        self.again = button(self.tr("Once more"), self.tr("Returns to the start of this step."), self)
        self.start.clicked.connect(self._toggle)
        self.again.clicked.connect(self.player.restart_step)
        line = QHBoxLayout()
        line.addWidget(self.start)
        line.addWidget(self.again)
        line.addStretch(1)
        self.whole.addLayout(line)

    def _until(self) -> str:
        """Return the title of a moment that the scenario names; conditions and times stay as written."""
        player, until = self.player, self.player.step.until
        scenario = player.lesson.scenario(player.lesson.run_of(player.index))
        titles = {mark.id: mark.title for mark in scenario.marks}
        titles |= {phase.id: phase.title for phase in scenario.phases}
        return scenario_text(titles.get(until, until))

    def _toggle(self) -> None:
        if self.player.machine.under_way:
            self.player.machine.stop()
        else:
            self.player.wait.run()
        self.refresh()

    def refresh(self) -> None:
        player = self.player
        self.bar.setValue(player.wait.share())
        self.start.setText(self.tr("Stop") if player.machine.under_way else self._title)
        self.start.setAccessibleName(self.start.text())
        self.start.setVisible(not player.wait.reached)
        self.again.setVisible(player.wait.reached)
        self.now.setText(self._state())

    def _state(self) -> str:
        player, at = self.player, clock_text(self.player.session.time_travel.position)
        if player.wait.reached:
            return self.tr("Reached at {0}.").format(at)
        if player.wait.missed:
            return player.wait.missed
        if not player.machine.under_way:
            return self.tr("Now it is {0}.").format(at)
        return "  ·  ".join(part for part in (at, player.wait.why_not()) if part)

    def main_button(self) -> QPushButton | None:
        return None if self.player.wait.reached else self.start
