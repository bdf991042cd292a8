"""The controls of a run: start, play, step, go to a moment, speed, end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.language import scenario_text
from app.look import theme
from app.run import speed
from app.topology.running.run import DrawnRun
from app.widgets.button import ICON
from app.widgets.reach import make_accessible
from app.widgets.scrub_bar import ScrubBar
from engine.kernel.units import SECOND
from engine.language import numeral

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, speed.MAX)


class RunBar(QWidget):
    """`wanted`: the user requests a run of the drawing."""

    wanted = Signal()

    def __init__(self, run: DrawnRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self.play = QToolButton(self)
        self.restart, self.back, self.step, self.end = (QToolButton(self) for _ in range(4))
        self.speed = QComboBox(self)
        self.clock = QLabel("", self)
        self.scrub = ScrubBar(self)
        self._name_controls()
        self._lay_out()
        self._connect()
        self.refresh()
        self.show_state()

    def _name_controls(self) -> None:
        self.play.setObjectName("primary")
        self.play.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button, name, text in (
            (
                self.play,
                self.tr("Run"),
                self.tr("Runs the drawing with the guests below, or pauses the run."),
            ),
            (
                self.restart,
                self.tr("Back to the start"),
                self.tr("Goes back to the start of the run."),
            ),
            (
                self.back,
                self.tr("Step back"),
                self.tr("Goes to the previous sample, a tenth of a second earlier."),
            ),
            (self.step, self.tr("Step"), self.tr("Goes to the next sample, a tenth of a second later.")),
            (self.end, self.tr("End the run"), self.tr("Stops the run and returns to the drawing.")),
        ):
            button.setIconSize(ICON)
            button.setProperty("tight", True)
            make_accessible(button, name, text)
            button.setToolTip(f"{name}\n{text}")
        for ratio in SPEEDS:
            self.speed.addItem(speed.text(ratio), ratio)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        make_accessible(self.speed, self.tr("Speed"), self.tr("Ratio of simulated time to real time."))
        self.speed.setToolTip(self.speed.whatsThis())
        make_accessible(
            self.scrub,
            self.tr("Run time"),
            self.tr("Goes to any past moment. A fault injected there starts another branch of the run."),
        )
        self.clock.setObjectName("caption")
        self.clock.setAccessibleName(self.tr("Simulated time"))

    def _lay_out(self) -> None:
        line, below = QHBoxLayout(), QHBoxLayout()
        for button in (self.play, self.restart, self.back, self.step, self.end):
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(self.clock)
        below.addWidget(self.scrub, 1)
        below.addWidget(self.speed)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        for layout in (line, below):
            layout.setSpacing(4)
            whole.addLayout(layout)

    def _connect(self) -> None:
        run, session = self._run, self._run.session
        self.play.clicked.connect(self.press)
        self.restart.clicked.connect(session.restart)
        self.back.clicked.connect(lambda: session.time_travel.step_back())
        self.step.clicked.connect(lambda: session.time_travel.step())
        self.end.clicked.connect(run.end)
        self.speed.activated.connect(self._choose_speed)
        self.scrub.moved.connect(self._to)
        self.scrub.chosen.connect(self._to)
        self.scrub.released.connect(session.time_travel.to_latest)
        session.opened.connect(self._on_opened)
        run.changed.connect(self.show_state)
        run.moved.connect(self.show_moment)
        theme.notifier.changed.connect(self.refresh)

    def press(self) -> None:
        """Run, pause or resume; run the current drawing if it has changed or nothing is running yet."""
        if not self._run.running or self._run.loading or (self._run.stale and not self._run.session.playing):
            self.wanted.emit()
        else:
            self._run.toggle()

    def _choose_speed(self, place: int) -> None:
        self._run.set_speed(SPEEDS[place])

    def _to(self, time: int) -> None:
        self._run.session.time_travel.seek(time)

    def _on_opened(self, scenario: object) -> None:
        phases = [(scenario_text(phase.title), phase.start, phase.end) for phase in scenario.phases]  # type: ignore[attr-defined]
        self.scrub.set_run(scenario.until, phases, ())  # type: ignore[attr-defined]

    def show_state(self) -> None:
        """Enable the actions that are possible now."""
        run, playing = self._run, self._run.session.playing
        going = run.running and playing
        text = (
            self.tr("Pause")
            if going
            else self.tr("Run")
            if not run.running or run.loading or run.stale
            else self.tr("Continue")
        )
        self.play.setText(text)
        self.play.setAccessibleName(text)
        icon = theme.icon("pause" if going else "play")
        self.play.setIcon(QIcon(icon.pixmap(ICON * 2, QIcon.Mode.Normal, QIcon.State.On)))
        for control in (self.restart, self.back, self.step, self.end, self.scrub):
            control.setEnabled(run.running)
        if not run.running:
            self.clock.setText("")

    def show_moment(self) -> None:
        """Show the time of the run."""
        session = self._run.session
        self.scrub.set_recorded(session.time_travel.recorded)
        self.scrub.set_cursor(session.time_travel.position if session.time_travel.in_the_past else None)
        self.clock.setText(self.tr("{0} s").format(numeral(session.time_travel.position / SECOND, ".1f")))

    def refresh(self) -> None:
        """Apply the theme colors."""
        for button, name in (
            (self.restart, "restart"),
            (self.back, "step-back"),
            (self.step, "step-forward"),
            (self.end, "close"),
        ):
            button.setIcon(theme.icon(name))
        self.show_state()
