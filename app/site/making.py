"""A machine made from the files of a site, in a thread, because large directories take several seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance

from engine.reading_notes import ReadingNote
from engine.site.facts import SiteError
from engine.site.machine import SiteMachine, machine, site_notes
from engine.site.reading import Site, SiteFile, read_site


@dataclass(frozen=True)
class MadeSite:
    """The result of reading the files: the facts, and a machine or the reason why there is no machine."""

    site: Site | None
    machine: SiteMachine | None
    trouble: str = ""

    def reading_notes(self) -> tuple[ReadingNote, ...]:
        """Return notes on the guesses and omissions in reading the files, and on the assumptions about the
        machine.
        """
        return site_notes(filter(None, [self.site]), filter(None, [self.machine]))


class Making(QObject):
    """Makes machines in the background. `made` carries the outcome of the latest `start`; earlier
    outcomes are dropped.
    """

    made = Signal(object)  # Made

    _done = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._done.connect(self._take)

    @property
    def running(self) -> bool:
        """True from a start until its outcome is available."""
        return self._number % 2 == 1

    def start(self, files: Sequence[SiteFile], answers: Mapping[str, str], title: str) -> None:
        """Read the files with these answers; `made` follows."""
        self._number += 1 if self._number % 2 == 0 else 2
        task = _Task(self._number, tuple(files), dict(answers), title, self._done)
        QThreadPool.globalInstance().start(task)

    def _take(self, number: int, made: MadeSite) -> None:
        if number == self._number:
            self._number += 1
            self.made.emit(made)


class _Task(QRunnable):
    def __init__(
        self,
        number: int,
        files: tuple[SiteFile, ...],
        answers: dict[str, str],
        title: str,
        done: SignalInstance,
    ) -> None:
        super().__init__()
        self._number, self._files, self._answers = number, files, answers
        self._title, self._done = title, done

    def run(self) -> None:
        site = None
        try:
            site = read_site(self._files, self._answers)
            made = MadeSite(site, machine(site, self._answers, self._title))
        except SiteError as error:
            made = MadeSite(site, None, str(error))
        try:
            self._done.emit(self._number, made)
        except RuntimeError:
            return  # the dialog was closed meanwhile
