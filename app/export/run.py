"""Exports a run: pictures of the open charts, and its figures and states as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, QTimer, Signal, SignalInstance

from app.charts.toolkit.chart import Chart
from app.export.page.numbers import PageRun
from app.export.page.runs import NothingRecordedError, PageContent, write_page
from app.files.picture import write_png
from app.jobs.work import BackgroundWork, WorkStage, work_list
from engine.atomic import atomic_write, complaint
from engine.exports.csv_files import csv_names, parquet_names, write_csv, write_parquet
from engine.exports.states import write_vcd
from engine.exports.tables import MissingPackageError, tables
from engine.exports.trace import write_trace
from engine.reading_notes import ReadingNote
from engine.recording.recorder import Recording
from engine.spreadsheet import rows_text

SIZE = QSize(1200, 700)
RATIO = 2.0
PICTURES = 0.3  # of the progress
PNG, CSV, PARQUET, TRACE, VCD, PAGE = "png", "csv", "parquet", "trace", "vcd", "page"  # kinds of files
Steps = Iterator[float]


@dataclass(frozen=True)
class Wish:
    """The files to write, and the folder. span: ns; None: the whole run."""

    folder: Path
    kinds: frozenset[str] = frozenset({PNG, CSV})
    span: tuple[int, int] | None = None


class Export(QObject):
    """Paints pictures one by one between frames of the window, then writes the rest in a thread."""

    done = Signal(list)  # files
    failed = Signal(str)  # for the user

    _reported = Signal(float)
    _written = Signal(list, str)  # files, or why not

    def __init__(
        self, recording: Recording, wish: Wish, parent: QObject, page: PageContent | None = None
    ) -> None:
        """page: the content of a page, and the notes on files; None: only the run."""
        super().__init__(parent)
        self._recording, self._wish = recording, wish
        self._page = page or PageContent((PageRun(recording, recording.scenario.id),))
        self._files: list[Path] = []
        self._steps: Steps = iter(())
        self._stopped = Event()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._reported.connect(self._report)
        self._written.connect(self._on_written)
        self._work = BackgroundWork(self.tr("Export to {0}").format(wish.folder.name), self.cancel, self)
        self._end = work_list.add(self._work)

    def start(self, charts: Sequence[Chart]) -> None:
        """Start the export; `done` or `failed` is emitted at the end."""
        shown = [chart for chart in charts if chart.kind.fits(self._recording.scenario)]
        self._steps = self._pictures(shown if PNG in self._wish.kinds else [])
        self._timer.start()

    def cancel(self) -> None:
        """Write no more files; a partly written file is removed."""
        self._timer.stop()
        self._stopped.set()
        self._end(WorkStage.DONE, "")

    def _pictures(self, charts: Sequence[Chart]) -> Steps:
        for number, chart in enumerate(charts, 1):
            if chart.recording is not self._recording:
                chart.set_recording(self._recording)
            picture = self._wish.folder / f"{chart.id}.png"
            write_png(chart.image(SIZE, RATIO), picture)
            self._files.append(picture)
            yield PICTURES * number / len(charts)

    def _step(self) -> None:
        try:
            work_list.report(self._work, next(self._steps))
        except StopIteration:
            self._timer.stop()
            parts = _parts(self._recording, self._wish, self._page)
            job = _ExportWriting(parts, self._stopped, self._reported, self._written)
            QThreadPool.globalInstance().start(job)
        except OSError as error:
            self._timer.stop()
            self._fail(complaint(error))

    def _report(self, share: float) -> None:
        if not self._stopped.is_set():
            work_list.report(self._work, PICTURES + (1 - PICTURES) * share)

    def _on_written(self, files: list[Path], why_not: str) -> None:
        if self._stopped.is_set():
            return
        if why_not:
            self._fail(why_not)
        else:
            self._end(WorkStage.DONE, "")
            self.done.emit([*self._files, *files])

    def _fail(self, why: str) -> None:
        self._end(WorkStage.FAILED, why)
        self.failed.emit(why)


class _ExportWriting(QRunnable):
    def __init__(
        self,
        parts: Iterator[tuple[list[Path], Steps]],
        stopped: Event,
        reported: SignalInstance,
        written: SignalInstance,
    ) -> None:
        super().__init__()
        self._parts = parts
        self._stopped, self._reported, self._written = stopped, reported, written

    def run(self) -> None:
        parts = list(self._parts)
        try:
            for number, (_, steps) in enumerate(parts):
                for share in steps:
                    if self._stopped.is_set():
                        return  # the generator ends and removes its partial file
                    self._reported.emit((number + share) / len(parts))
            self._written.emit([path for files, _ in parts for path in files], "")
        except (OSError, MissingPackageError, NothingRecordedError) as error:
            self._written.emit([], complaint(error) if isinstance(error, OSError) else str(error))


def _parts(recording: Recording, wish: Wish, page: PageContent) -> Iterator[tuple[list[Path], Steps]]:
    """Yield the files of each kind, and the functions that write them."""
    start, end = wish.span or (0, recording.now)
    made, folder = tables(recording, start, end), wish.folder
    if CSV in wish.kinds:
        yield [folder / name for name in csv_names(made)], write_csv(made, folder)
    if PARQUET in wish.kinds:
        yield [folder / name for name in parquet_names(made)], write_parquet(made, folder)
    if TRACE in wish.kinds:
        path = folder / "trace.json"
        yield [path], write_trace(recording, path, start, end)
    if VCD in wish.kinds:
        path = folder / "states.vcd"
        yield [path], write_vcd(recording, path, start, end)
    if page.notes:
        path = folder / "reading-notes.csv"
        yield [path], _notes(page.notes, path)
    if PAGE in wish.kinds:
        path = folder / "run.html"
        yield [path], write_page(page, path, wish.span)


def _notes(notes: Sequence[ReadingNote], path: Path) -> Steps:
    rows = [note.as_json() for note in notes]
    atomic_write(path, rows_text([list(rows[0]), *(list(row.values()) for row in rows)]))
    yield 1.0
