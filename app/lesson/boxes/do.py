"""Watch, run and do: the machine runs until a condition holds; goals are checked live, each with a reason."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from app.language import scenario_text
from app.lesson.boxes.box import SIGNS, StepBox
from app.lesson.forms.machine import DialsForm, DrawingForm, RulesForm
from app.lesson.reading import markup
from app.look import theme
from app.widgets.looks import button, set_look
from app.widgets.number_boxes import complaint_in
from engine.kernel.units import clock_text
from engine.language import joined, numeral


class WaitBox(StepBox):
    """Shows the condition for which the run waits, and the distance to it; one button starts and stops the
    run.
    """

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
        help_text = self.tr("Runs the machine to this moment and stops it.")
        self.start: QPushButton = button(self._title, help_text, self, main=True)
        self.again = button(self.tr("Again"), self.tr("Returns to the start of this step."), self)
        self.start.clicked.connect(self._toggle)
        self.again.clicked.connect(self.player.restart_step)
        line = QHBoxLayout()
        line.addWidget(self.start)
        line.addWidget(self.again)
        line.addStretch(1)
        self.whole.addLayout(line)

    def _until(self) -> str:
        """Return the condition in the step's own words, or the title of a moment that the scenario defines;
        other conditions and times stay as written.
        """
        player, until = self.player, self.player.step.until
        if player.step.text:
            return player.step.text
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
            return self.tr("It is now {0}.").format(at)
        return "  ·  ".join(part for part in (at, player.wait.why_not()) if part)

    def main_button(self) -> QPushButton | None:
        return None if self.player.wait.reached else self.start


class GoalLine(QFrame):
    """A goal: a sign, the required state, and the reason why it is not reached yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign, self.text = QLabel(self), QLabel(self, wordWrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.why = QLabel(self, wordWrap=True)
        self.why.setObjectName("caption")
        self.sign.setFont(theme.font(10.5, QFont.Weight.Bold))
        self.sign.setFixedWidth(16)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.text, 0, 1)
        grid.addWidget(self.why, 1, 1)
        grid.setColumnStretch(1, 1)

    def show_goal(self, goal: Any) -> None:
        """Show a GoalState."""
        kind = "right" if goal.holds else "open"
        self.sign.setText(SIGNS[kind])
        set_look(self.sign, "verdict", kind)
        text = self.tr("Bonus: {0}").format(goal.text) if goal.bonus else goal.text
        self.text.setText(markup.short(text))
        self.why.setText("" if goal.holds else goal.why_not)
        self.why.setVisible(not goal.holds and bool(goal.why_not))


class DoBox(StepBox):
    """The goals, the permitted commands, and the remaining time."""

    def build(self) -> None:
        player = self.player
        self.heading(self.tr("Goal – checked live"))
        self.goals = [self.add(GoalLine(self)) for _ in player.step.goals]
        self.dials = self._make_dials()
        self.drawing = self._make_drawing()
        self.rules = self._make_rules()
        self.state = self.line()
        self.state.setObjectName("caption")
        self.tool = self._make_tool()
        self.play = button(self.tr("Play"), self.tr("Starts or pauses the machine (Space)."), self)
        self.tool.clicked.connect(self._use)
        self.play.clicked.connect(player.session.toggle)
        line = QHBoxLayout()
        line.addWidget(self.tool)
        line.addWidget(self.play)
        line.addStretch(1)
        self.whole.addLayout(line)
        self.refresh()

    def _make_dials(self) -> DialsForm | None:
        if not self.player.step.dials:
            return None
        self.heading(self.tr("The machine"))
        dials = self.add(DialsForm(self.player.step, self))
        dials.set_value(self.player.dials_builder.values())
        return dials

    def _make_drawing(self) -> DrawingForm | None:
        if not self.player.step.drawing:
            return None
        self.heading(self.tr("The drawing"))
        return self.add(DrawingForm(self.player.drawing_builder, self))

    def _make_rules(self) -> RulesForm | None:
        if "rules" not in self.player.step.allow:
            return None
        self.heading(self.tr("cpuplugd rules"))
        form = self.add(RulesForm(self.player.session, self))
        form.refused.connect(self.player.said)
        form.edit.clicked.connect(lambda: self.player.pointed.emit("rules", ""))
        return form

    def _use(self) -> None:
        if self.drawing is not None:
            self.player.drawing_builder.build()
        elif self.dials is None:
            self.player.open_tool()
        elif not complaint_in(self.dials):
            self.player.dials_builder.build(self.dials.value())

    def _make_tool(self) -> QPushButton:
        if self.dials is not None or self.drawing is not None:
            help_text = self.tr("Builds the machine from your choices and runs it from the start.")
            return button(self.tr("Build and run"), help_text, self, main=True)
        if self.player.goals.changes_only:
            help_text = self.tr("Continues from here with a different parameter value (Ctrl+Shift+F).")
            return button(self.tr("Change a parameter…"), help_text, self, main=True)
        return button(self.tr("Type a command"), self.tr("Goes to the console (F9)."), self, main=True)

    def refresh(self) -> None:
        player = self.player
        for line, goal in zip(self.goals, player.goals.states(), strict=False):
            line.show_goal(goal)
        self.play.setText(self.tr("Pause") if player.session.playing else self.tr("Play"))
        self.play.setAccessibleName(self.play.text())
        self.tool.setEnabled(self._may_use())
        for form in (self.drawing, self.rules):
            if form is not None:
                form.refresh()
        edit = [self.drawing.edit] if self.drawing is not None else []
        for control in (self.tool, self.play, *edit):
            set_look(control, "main", control is self.main_button())
        self.state.setText(self._state())

    def _may_use(self) -> bool:
        if self.drawing is not None:
            return self.player.drawing_builder.may_build()
        return self.dials is None or self.player.builder.may_build()

    def _state(self) -> str:
        player = self.player
        forbidden = player.goals.forbidden()
        if forbidden:
            return self.tr("This step does not allow “{0}”: restart the step.").format(forbidden)
        if player.done:
            return self._praise()
        tools = {
            "cp": self.tr("CP commands"),
            "shell": self.tr("Linux commands"),
            "change": self.tr("parameter changes"),
            "rules": self.tr("your own rules"),
            "build": self.tr("your own machines"),
            "drawing": self.tr("your own drawing"),
        }
        may = self.tr("You can use {0}.").format(joined(tools[tool] for tool in player.step.allow))
        return " ".join(part for part in (may, self._price(), self._time_left()) if part)

    def _price(self) -> str:
        """Return the number of machines that cost no points, and the number of machines that were built."""
        play, step = self.player.play, self.player.step
        if not step.builds:
            return ""
        if step.tries == 1:
            price = self.tr("Each machine after the first costs a quarter of a point.")
        else:
            price = self.tr("You can build {0} machines without losing points.").format(step.tries)
        return f"{price} {self.tr('Built: {0}.').format(play.entry.attempts)}"

    def _praise(self) -> str:
        if any(goal.bonus and not goal.holds for goal in self.player.goals.states()):
            return self.tr("Well done: all required goals are met. Restart the step to try for the bonus.")
        return self.tr("Well done: all goals are met.")

    def _time_left(self) -> str:
        left = self.player.goals.time_left()
        if left is None:
            return ""
        if left <= 0 and self.player.step.builds:
            return self.tr("Time is up: build another machine.")
        if left <= 0:
            return self.tr("Time is up: restart the step.")
        return self.tr("Simulated time left: {0}.").format(clock_text(left))

    def main_button(self) -> QPushButton | None:
        if self.player.done:
            return None
        if self.drawing is not None and not self.player.goals.commanded:
            return self.tool if self.tool.isEnabled() else self.drawing.edit
        if self.dials is not None:
            return self.tool if self.tool.isEnabled() else None
        return self.play if self.player.goals.commanded and not self.player.session.playing else self.tool
