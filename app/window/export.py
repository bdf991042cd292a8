"""Exports a run: pictures of the charts that are open, and its figures over time as CSV."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, QTimer, Signal, SignalInstance

from app.charts.toolkit.chart import Chart
from app.files.run_csv import write_csv
from app.jobs.work import Stage, Work, work_list
from engine.recording.recorder import Recording

SIZE = QSize(1200, 700)
RATIO = 2.0
PICTURES = 0.5  # of the progress


class Export(QObject):
    """Paints one picture after the other between frames of the window, then writes CSV in a thread."""

    done = Signal(list)  # files
    failed = Signal(str)  # for the user

    _written = Signal(list, str)  # files, or why not

    def __init__(self, recording: Recording, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._recording, self._folder = recording, folder
        self._files: list[Path] = []
        self._steps: Iterator[float] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._written.connect(self._on_written)
        self._work = Work(self.tr("Export to {0}").format(folder.name), self.cancel, self)
        self._end = work_list.add(self._work)

    def start(self, charts: Sequence[Chart]) -> None:
        """Begin; `done` or `failed` follows."""
        self._steps = self._pictures([chart for chart in charts if chart.fits(self._recording.scenario)])
        self._timer.start()

    def cancel(self) -> None:
        """Write no further picture; a CSV file that has been begun is finished."""
        self._timer.stop()
        self._end(Stage.DONE, "")

    def _pictures(self, charts: Sequence[Chart]) -> Iterator[float]:
        for number, chart in enumerate(charts, 1):
            if chart.recording is not self._recording:
                chart.set_recording(self._recording)
            picture = self._folder / f"{chart.id}.png"
            if not chart.image(SIZE, RATIO).save(str(picture)):
                raise OSError(
                    self.tr("{0} cannot be written; choose a folder that you may write to").format(picture)
                )
            self._files.append(picture)
            yield PICTURES * number / len(charts)

    def _step(self) -> None:
        try:
            work_list.report(self._work, next(self._steps))
        except StopIteration:
            self._timer.stop()
            QThreadPool.globalInstance().start(_Writing(self._recording, self._folder, self._written))
        except OSError as error:
            self._timer.stop()
            self._fail(str(error))

    def _on_written(self, files: list[Path], why_not: str) -> None:
        if why_not:
            self._fail(why_not)
        else:
            self._end(Stage.DONE, "")
            self.done.emit([*self._files, *files])

    def _fail(self, why: str) -> None:
        self._end(Stage.FAILED, why)
        self.failed.emit(why)


class _Writing(QRunnable):
    def __init__(self, recording: Recording, folder: Path, written: SignalInstance) -> None:
        super().__init__()
        self._recording, self._folder, self._written = recording, folder, written

    def run(self) -> None:
        try:
            self._written.emit(write_csv(self._recording, self._folder), "")
        except OSError as error:
            self._written.emit([], str(error))
