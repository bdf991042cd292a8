"""Opens measurement files in a thread with progress, then asks about their contents; keeps the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from app.data.dialog import DataDialog
from app.data.run import DataSource, Mapped, RunMeasures, SeriesChoice
from app.files import by_headings
from app.files.reading_notes import notes_on_files
from app.jobs.work import BackgroundWork, WorkStage, work_list
from app.settings.settings import Settings
from engine.language import say
from engine.measured.data import DataError, Measurements
from engine.measured.data import Path as SeriesPath
from engine.measured.reading import FileReading
from engine.measured.zones import UnknownZoneError, check_zone
from engine.reading_notes import ReadingNote
from engine.studies.own_data import assumed_unit


def recall(text: str, data: Measurements) -> Mapped:
    """Return the choices stored for a file's headings, ignoring damaged ones. The shift is not stored."""
    try:
        kept = by_headings.recall(text, _headings(data))
        zone = check_zone(str(kept["zone"])) if kept["zone"] else ""
        choices = {
            tuple(str(part) for part in path): SeriesChoice(
                str(name), str(unit), bool(used), str(measure), str(of)
            )
            for path, name, unit, used, measure, of in kept["rows"]
        }
    except (ValueError, TypeError, LookupError, UnknownZoneError):
        return Mapped()
    known = data.paths()
    return Mapped(_of_others(choices, known) | {p: choices[p] for p in known if p in choices}, 0, zone)


def _of_others(
    choices: Mapping[SeriesPath, SeriesChoice], known: Sequence[SeriesPath]
) -> dict[SeriesPath, SeriesChoice]:
    """Return the choices for series by heading alone, if the file is for other guests or devices."""
    gone = {path[-1]: path for path in choices if path not in set(known)}
    here = {path[-1] for path in choices} & {path[-1] for path in known if path in choices}
    return {
        path: _moved(choices[gone[path[-1]]], gone[path[-1]], path)
        for path in known
        if path[-1] in gone and path[-1] not in here
    }


def _moved(choice: SeriesChoice, old: SeriesPath, path: SeriesPath) -> SeriesChoice:
    """Return a choice for another series, with the guest that this series is named after."""
    places = [place for place, part in enumerate(old[:-1]) if part.casefold() == choice.of.casefold()]
    of = next((path[place] for place in places if place < len(path) - 1), "")
    return replace(choice, used=True, of=of)


def keep(text: str, data: Measurements, mapped: Mapped) -> str:
    """Return the text with the answers for a file added; the oldest answers are removed when there are too
    many.
    """
    rows = [
        [list(path), choice.name, choice.unit, choice.used, choice.measure, choice.of]
        for path, choice in mapped.choices.items()
    ]
    said = {"zone": mapped.zone, "rows": rows} if rows or mapped.zone else None
    return by_headings.keep(text, _headings(data), said)


def _recalled(data: Measurements, kept: Mapped) -> Iterator[ReadingNote]:
    """Yield a note that names, units and measures are taken from an earlier file."""
    if kept.choices or kept.zone:
        text = say("names, units, measures and time zone are taken from the last file with these headings")
        yield ReadingNote(data.name, "assumed", text)


def _units(data: Measurements, mapped: Mapped) -> Iterator[ReadingNote]:
    """Yield the units assumed for series without units."""
    for path, choice in mapped.choices.items():
        target = choice.target
        if choice.used and target and (unit := assumed_unit(data, path, target, choice.unit)):
            text = say("the file has no unit; {0} is assumed", unit)
            yield ReadingNote(data.name, "assumed", text, " / ".join(path))


def _headings(data: Measurements) -> list[str]:
    """Return the headings shared by files with the same columns, whichever guests or devices they are for."""
    return [path[-1] for path in data.paths()]


class DataFiles(QObject):
    """`opened` carries the source of a file opened by the user, and `failed` carries the reason for a
    failure.
    """

    opened = Signal(object)  # DataSource
    failed = Signal(str)

    def __init__(self, settings: Settings, run: Callable[[], RunMeasures], window: QWidget) -> None:
        """Create the reader. run: returns the run with which a file can be compared and aligned."""
        super().__init__(window)
        self._settings, self._run, self._window = settings, run, window
        self.dialog: DataDialog | None = None
        self._names: dict[Path, str] = {}  # of the files that were opened

    def open(self, path: Path) -> None:
        """Read a file and then show the dialog."""
        try:
            reading = FileReading(path)
        except DataError as error:
            self.failed.emit(str(error))
            return
        job = _Job(self, reading.path.name)
        job.ended.connect(lambda data: self._ask(data, path))
        job.failed.connect(self.failed)
        job.start(reading)

    def _ask(self, data: Measurements, file: Path) -> None:
        data.name = self._name(file)
        kept = recall(self._settings.data_headings, data)
        notes_on_files.put(str(file), [*data.reading_notes(), *_recalled(data, kept)], reported=True)
        self.dialog = dialog = DataDialog(data, file, kept, self._run(), self._window)
        dialog.opened.connect(lambda source, mapped: self._open(source, mapped, data, file))
        dialog.open()

    def _name(self, file: Path) -> str:
        """Return a name for a file that no other file has, and the same name when it is opened again."""
        taken, number = [name for path, name in self._names.items() if path != file], 2
        name = file.name
        while name in taken:
            name, number = f"{file.name} ({number})", number + 1
        return self._names.setdefault(file, name)

    def _open(self, source: DataSource, mapped: Mapped, data: Measurements, file: Path) -> None:
        notes_on_files.put(str(file), [*data.reading_notes(), *_units(data, mapped)], reported=True)
        self._settings.data_headings = keep(self._settings.data_headings, data, mapped)
        self.opened.emit(source)


class _Job(QObject):
    """A file that is being read."""

    ended = Signal(object)  # Measurements
    failed = Signal(str)

    _reported = Signal(float)
    _stopped_by_error = Signal(str)
    _done = Signal(object)

    def __init__(self, parent: QObject, name: str) -> None:
        super().__init__(parent)
        self._cancelled = Event()
        self._work = BackgroundWork(self.tr("Read {0}").format(name), self._cancelled.set, self)
        self._end = work_list.add(self._work)
        self._reported.connect(lambda share: work_list.report(self._work, share))
        self._stopped_by_error.connect(self._fail)
        self._done.connect(self._finish)

    def start(self, reading: FileReading) -> None:
        task = _OpeningTask(reading, self._cancelled, self._reported, self._done, self._stopped_by_error)
        QThreadPool.globalInstance().start(task)

    def _finish(self, data: Measurements | None) -> None:
        self._end(WorkStage.DONE, "")
        if data is not None:
            self.ended.emit(data)
        self.deleteLater()

    def _fail(self, why: str) -> None:
        self._end(WorkStage.FAILED, why)
        self.failed.emit(why)
        self.deleteLater()


class _OpeningTask(QRunnable):
    def __init__(
        self,
        reading: FileReading,
        cancelled: Event,
        reported: SignalInstance,
        done: SignalInstance,
        failed: SignalInstance,
    ) -> None:
        super().__init__()
        self._reading, self._cancelled = reading, cancelled
        self._reported, self._done, self._failed = reported, done, failed

    def run(self) -> None:
        try:
            for share in self._reading:
                if self._cancelled.is_set():
                    self._done.emit(None)
                    return
                self._reported.emit(share)
        except DataError as error:
            self._failed.emit(str(error))
        else:
            self._done.emit(self._reading.data)
