"""Sliders of the scenario editor: from a step to the first frame of the machine that starts again.

`python -m bench.window.sliders ID` moves them in this process and prints what each took as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from app.scenarios.editor.dials import PAUSE
from bench.report import Report, Table, Target
from bench.rounds import Spread
from bench.runs.headless import ROOT
from bench.window.screen import SIZE, Screen, virtual_screen

if TYPE_CHECKING:
    from app.lab.lab import Lab


STEPS = (6, -6)  # of each slider; the first one is not counted
REST = 100  # ms between two movements
LATEST = 10_000  # ms until a movement counts as refused


@dataclass(frozen=True)
class Slide:
    """From a step of a slider to the first frame of the run that it has begun, ms."""

    slider: str
    total: float  # with the time for which the editor waits for another step
    cpu: float  # of all threads


class Probe(QObject):
    """Moves one slider after the other; a chart that paints the new run ends a movement."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab
        self._old: object = None  # the recording before the movement; None: nothing is waited for
        self._moves: list[tuple[int, int, bool]] = []
        self.found: list[Slide] = []
        lab.opened.connect(self._begin)

    def _begin(self) -> None:
        lab = self._lab
        lab.opened.disconnect(self._begin)
        editor = lab.dialogs.editors.change_present()
        assert editor is not None
        editor.pages.setCurrentIndex(1)
        self._editor = editor
        rows = range(len(editor.pages.dials.sliders))
        self._moves = [(row, step, at > 0) for row in rows for at, step in enumerate(STEPS)]
        lab.opened.connect(self._first)
        editor.document.set(("title",), "Sliding")
        editor.refresh()
        editor.run_machine()  # from here sliders run it

    def _first(self) -> None:
        self._lab.opened.disconnect(self._first)
        self._lab.session.pause()  # a run that plays would add its own work
        QTimer.singleShot(5 * REST, self._move)

    def _move(self) -> None:
        if not self._moves:
            self._editor.hide()
            self._lab.window.close()
            return
        assert self._lab.views is not None
        for chart in self._lab.views.charts.values():  # hidden charts are not painted, and may be shown late
            chart.installEventFilter(self)
        self._row, step, self._counts = self._moves.pop(0)
        self._old = self._lab.session.recording  # the run does not play: another one is that of the new run
        slider = self._editor.pages.dials.sliders[self._row]
        self._began = perf_counter(), process_time()
        slider.setValue(slider.value() + step)
        QTimer.singleShot(LATEST, partial(self._give_up, len(self._moves)))

    def _give_up(self, left: int) -> None:
        """Continue after a value that the machine cannot have."""
        if left == len(self._moves) and self._old is not None:
            self._old = None
            self._move()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a chart paint; note the first one that paints the new run."""
        recording = self._lab.session.recording
        waiting = event.type() == QEvent.Type.Paint and self._old is not None
        if waiting and recording is not None and recording is not self._old:
            self._old = None
            QTimer.singleShot(0, self._note)  # when all charts have painted
        return False

    def _note(self) -> None:
        wall, cpu = self._began
        if self._counts:
            title = self._editor.pages.dials.dials[self._row].title
            self.found.append(Slide(title, 1e3 * (perf_counter() - wall), 1e3 * (process_time() - cpu)))
        QTimer.singleShot(REST, self._move)


def measure(scenario: str) -> list[Slide]:
    """Open the window as the program does, and move each slider a few times."""
    from PySide6.QtWidgets import QApplication

    from app.lab.lab import Lab
    from app.settings.settings import APPLICATION, ORGANISATION, Settings
    from app.start import SWITCH_INTERVAL

    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication(["lparlab"])
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    lab = Lab(Settings(), scenario=scenario)
    probe = Probe(lab)
    for wrong in (lab.session.failed, lab.session.refused):
        wrong.connect(lambda text: sys.exit(text))
    lab.window.painted.connect(lambda: QTimer.singleShot(0, lab.start))
    lab.window.resize(*SIZE)
    lab.window.show()
    app.exec()
    return probe.found


MOST = 300.0  # ms to the first frame
SCENARIOS = ("pause-suspend", "timers-430-900", "cpuplugd", "relocation-oltp", "ssi-cpu-4")


def slides(screen: Screen, scenario: str) -> list[Slide]:
    """Move all sliders of a scenario, in a process of its own."""
    command = [sys.executable, "-m", "bench.window.sliders", scenario]
    done = subprocess.run(
        command, cwd=ROOT, env=screen.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return [Slide(**one) for one in json.loads(done.stdout.splitlines()[-1])]


def best(found: list[Slide], figure: str) -> dict[str, float]:
    """Return the least ms of each slider: what else the machine does only adds."""
    least: dict[str, float] = {}
    for one in found:
        value = float(getattr(one, figure))
        least[one.slider] = min(value, least.get(one.slider, value))
    return least


def _row(name: str, total: dict[str, float], work: dict[str, float]) -> tuple[str, ...]:
    spread = (Spread(tuple(one.values())).text(".0f") for one in (total, work))
    return (name, str(len(work)), *spread, max(work, key=lambda slider: work[slider]))


def run(quick: bool = False) -> Report:
    """Measure all scenarios; `quick`: only the first."""
    names = SCENARIOS[: 1 if quick else None]
    with virtual_screen() as screen:
        found = {name: slides(screen, name) for name in names}
    total = {name: best(found[name], "total") for name in names}
    work = {name: best(found[name], "cpu") for name in names}
    targets = [
        Target(f"{name}: pause and work, any slider", MOST, PAUSE + max(work[name].values()), False, " ms")
        for name in names
    ]
    columns = ("scenario", "sliders", "ms to the first frame", "work, ms", "most work")
    return Report(
        "sliders of the scenario editor",
        (Table(columns, tuple(_row(name, total[name], work[name]) for name in names)),),
        tuple(targets),
        (
            f"Screen: {screen.name}. Median (min..max) over the sliders, one movement of "
            f"each. The editor waits {PAUSE} ms for another step; work is CPU time of all threads from the "
            "step to the first frame; the run does not play. Targets count both, since other work on the "
            "machine makes real time longer.",
        ),
    )


if __name__ == "__main__":
    print(json.dumps([asdict(one) for one in measure(sys.argv[1])]))
