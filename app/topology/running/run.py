"""The run of a drawing: a session with its machine, and its display over the picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.look import motion
from app.run import speed
from app.run.session import Session
from app.run.worker.console_commands import ConsoleAnswer
from app.run.worker.machines import Machines
from app.topology.running.figures import RunFigures, figures
from app.topology.running.picture import CableWays
from app.topology.running.squares import Squares
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.running.load import DrawnLoad
from engine.ficon.drawing.running.machine import DrawnMachine, machine

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor

FRAME = 40  # ms
SOON = 1500  # ms until the engine is imported: the window comes first
DASHES = 9.0  # a second that move along a line
FIRST = "relocation-idle"  # a machine with everything that drawings have


class DrawnRun(QObject):
    """`start` runs the current drawing; views connect to `changed` and `moved`, and call the session.

    canvas: shows the run. compiler: compiles the engine while a run is waiting for it.
    """

    changed = Signal()  # begun, ended, playing, speed
    moved = Signal()  # another moment: `now` is another
    failed = Signal(str)  # the run, or a command of it
    not_begun = Signal(str)  # the run, for this reason; it can be restarted
    answered = Signal(object)  # Answer to a fault

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.session = Session(DrawnMachines(), self)
        self.session.speed = 1.0
        self.session.set_slow_motion(False)
        self.canvas: Canvas | None = None
        self.machine: DrawnMachine | None = None
        self.load: DrawnLoad | None = None
        self.now: RunFigures | None = None
        self._picture: CableWays | None = None
        self._squares = Squares()
        self._edits = -1  # of the drawing that runs
        self._recording: Any = None
        self._shown_at = -1
        self._folder = TemporaryDirectory(prefix="lparlab-run-", ignore_cleanup_errors=True)
        self._runs, self.ready, self._started, self._waiting = 0, False, False, False
        self._is_cold = False  # the engine is loaded, and not compiled
        self._opening, self._file = False, ""  # of the run that was begun last
        self._phase, self._clock = 0.0, perf_counter()
        self._timer = QTimer(self, interval=FRAME)
        self.compiler = Process("compile-engine", self, failure=self.tr("The kernels could not be compiled"))
        self._soon = QTimer(self, interval=SOON, singleShot=True)
        self._connect()

    def _connect(self) -> None:
        self._timer.timeout.connect(self._frame)
        self._soon.timeout.connect(self.prepare)
        self.editor.changed.connect(self._foresee)
        self.editor.replaced.connect(self._foresee)
        session = self.session
        session.prepared.connect(self._on_prepared)
        session.opened.connect(self._on_opened)
        session.changed.connect(self.changed)
        session.failed.connect(self._on_failed)
        session.refused.connect(self._on_refused)
        session.console.answered.connect(self._on_answered)
        title = self.tr("Compile the simulator")
        work_list.follow(self.compiler, lambda: title, self.end, is_lost=False)
        self.compiler.done.connect(lambda: self._on_prepared(True))
        self.compiler.failed.connect(self._give_up)

    # ---- beginning and end

    @property
    def running(self) -> bool:
        """True while there is a run, playing or paused."""
        return self.machine is not None

    @property
    def loading(self) -> bool:
        """Whether a run is waiting for the engine."""
        return self.running and self._waiting

    @property
    def stale(self) -> bool:
        """Whether the drawing has changed since its run began."""
        return self.running and self.editor.drawing.edits != self._edits

    def prepare_soon(self) -> None:
        """Load the engine in the background once the window is visible."""
        if not self._started and not self._soon.isActive():
            self._soon.start()

    def _foresee(self, *_: object) -> None:
        """Prepare for a run once the drawing has a logical link."""
        if not self._started and self.editor.drawing.of(IsfcLink):
            self.prepare_soon()

    def prepare(self) -> None:
        """Load the engine in the background now."""
        if not self._started:
            self._started = True
            self.session.start()

    def start(self, load: DrawnLoad) -> None:
        """Run the current drawing. Raises DrawingError when it cannot run."""
        drawing = self.editor.drawing
        made = machine(drawing, load)
        self._picture = CableWays(drawing, made)
        self.machine, self.load, self.now = made, load, None
        self._edits, self._recording, self._shown_at = drawing.edits, None, -1
        self.prepare()
        self._open()
        self._clock = perf_counter()
        self._timer.start()
        self.changed.emit()

    def _open(self) -> None:
        """Open the scenario in the session once the session is ready, compiling the engine first if
        necessary.
        """
        self._waiting = not self.ready
        if self._waiting and self._is_cold and not self.compiler.busy:
            self.compiler.start()
        if self._waiting or self.machine is None:
            return
        self._runs += 1
        self._opening = True
        file = Path(self._folder.name) / f"run-{self._runs}.toml"
        file.write_text(self.machine.text, encoding="utf-8")
        self._file = str(file)
        self.session.open(self._file)

    def end(self) -> None:
        """Return to drawing: stop the run and any compilation for it, and remove it from the picture."""
        self.compiler.stop()
        self.session.pause()
        self._timer.stop()
        self.machine = self.now = self._picture = None
        self._waiting = False
        if self.canvas is not None:
            self.canvas.show_run({}, {})
        self.changed.emit()

    def close(self, *_: object) -> None:
        """End the worker permanently."""
        self._soon.stop()
        self._timer.stop()
        self.compiler.stop()
        self.session.close()
        self._folder.cleanup()

    def _on_prepared(self, warm: bool) -> None:
        self.ready, self._is_cold = warm, not warm
        if self._waiting:
            self._open()
            self.changed.emit()

    def _give_up(self, reason: str) -> None:
        self.end()
        self.not_begun.emit(reason)

    def _on_failed(self, message: str) -> None:
        self._started = self.ready or self._is_cold  # else the engine is not loaded: the next run tries again
        if self.loading:
            self._give_up(message)
        else:
            self.failed.emit(message)

    def _on_opened(self, scenario: Any) -> None:
        if self.running and self._opening and self.session.name == self._file:  # else from another branch
            self._opening = False
            self.session.play()

    def _on_refused(self, message: str) -> None:
        self.end()
        self.failed.emit(message)

    # ---- actions

    def toggle(self) -> None:
        """Play or pause."""
        self.session.toggle()

    def set_speed(self, ratio: float) -> None:
        """Set the ratio of simulated to real time; speed.MAX means as fast as possible."""
        self.session.set_speed(ratio)

    def order(self, system: str, line: str) -> None:
        """Send a CP command line to a system; a command given in the past creates another branch of the
        run.
        """
        first = self.machine is not None and next(iter(self.machine.systems)) == system
        self.session.console.execute("MAINT", line if first else f"AT {system} CMD {line}")

    def _on_answered(self, number: int, answer: ConsoleAnswer) -> None:
        self.answered.emit(answer)

    # ---- each frame

    def _frame(self) -> None:
        clock = perf_counter()
        passed, self._clock = clock - self._clock, clock
        recording = self.session.pull()
        if recording is not None:
            self._recording = recording
        self._look()
        if self.session.playing and self.now is not None:
            slow = 1.0 if self.session.speed == speed.MAX else min(max(self.session.speed, 0.1), 2.0)
            self._phase += 0.0 if motion.is_reduced() else passed * DASHES * slow
            self._paint()

    def _look(self) -> None:
        """Update the values for a new moment."""
        recording, made = self._recording, self.machine
        if made is None or recording is None or recording.scenario is not self.session.scenario:
            return
        if self.session.name != self._file:  # the run before this one
            return
        if recording.at == self._shown_at and self.now is not None and not self.session.playing:
            return
        if recording.at != self._shown_at or self.now is None:
            self._shown_at = recording.at
            self.now = figures(made, recording)
            self.moved.emit()
            self._paint()

    def _paint(self) -> None:
        if self.canvas is not None and self.now is not None and self._picture is not None:
            self._squares.rates = self._picture.squares(self.now)
            self._squares.channels = self.now.channels
            badges, flows = self._picture.badges(self.now), self._picture.flows(self.now)
            self.canvas.show_run(badges, flows, self._phase % 1000, self._squares.paint)


class DrawnMachines(Machines):
    """Machines without a catalog; a small machine is created in advance."""

    def prepare(self) -> None:
        """Import the engine, and load the kernels if they are compiled."""
        super().prepare()
        if self.is_warm():
            self.load(FIRST, (), None)

    def is_warm(self) -> bool:
        """Return whether the engine can run; the kernels of charts do not need to be compiled."""
        from engine.warm import can_run  # imported late to keep the start fast

        return can_run()

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Any:
        """Return a machine, with kernels that were compiled since the start."""
        self.refresh()
        return super().load(name, settings, seed)

    def catalog(self) -> list[Any]:
        """Return an empty list: no catalog is shown."""
        return []
