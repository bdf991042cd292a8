"""Joins decks with a drawing in the background, with progress and a cancel button."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.topology.background import POLL_MS, Background
from app.widgets.progress_line import ProgressLine
from engine.ficon.drawing.decks.importing import Imported, import_into
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.deck.definitions import Deck

STEPS = 100  # of the bar
PATIENCE_MS = 300  # before the bar is shown


class _JoiningCancelled(Exception):
    """The result is no longer needed."""


class Joining(QObject):
    """Runs one import at a time; starting another import cancels the previous import."""

    done = Signal(object)  # Imported, or a sentence that explains its absence
    changed = Signal()  # it has begun, ended or was canceled

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = ProgressLine(parent)
        self.was_cancelled = False
        self._thread = Background(self)
        self._thread.done.connect(self._end)
        self._stop, self._share = Event(), 0.0
        self._beat = QTimer(self, interval=POLL_MS)
        self._beat.timeout.connect(lambda: self.line.show_progress(round(STEPS * self._share), STEPS))
        self._late = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._late.timeout.connect(self._show_line)
        self.line.cancelled.connect(self.cancel)

    @property
    def busy(self) -> bool:
        """True while the result of the last call is pending."""
        return self._late.isActive() or self._beat.isActive()

    def begin(self, drawing: Drawing, decks: Sequence[Deck], answers: dict[str, str]) -> None:
        """Start joining these decks; `done` is emitted unless the task is canceled."""
        self._stop.set()
        self._stop, self._share, self.was_cancelled = Event(), 0.0, False
        self._late.start()
        work = partial(_joined, drawing.copy(), tuple(decks), answers, partial(self._note, self._stop))
        self._thread.ask(self._stop, work)
        self.changed.emit()

    def cancel(self) -> None:
        """Cancel the import, leaving everything unchanged."""
        self._stop.set()
        self.was_cancelled = True
        self._finish()

    def stop(self) -> None:
        """End the import permanently when the dialog closes."""
        self._stop.set()
        self._finish()
        self._thread.stop()

    def _show_line(self) -> None:
        self.line.begin(self.tr("Combining the decks"))
        self._beat.start()

    def _note(self, stop: Event, share: float) -> None:
        if stop.is_set():
            raise _JoiningCancelled
        self._share = share

    def _end(self, stop: Event, result: Imported | str | None) -> None:
        if stop is self._stop and not stop.is_set() and result is not None:
            self._finish()
            self.done.emit(result)

    def _finish(self) -> None:
        self._late.stop()
        self._beat.stop()
        self.line.hide()
        self.changed.emit()


def _joined(drawing: Drawing, decks: Sequence[Deck], answers: dict[str, str], note: object) -> object:
    """Run in the thread; return None if canceled."""
    assert callable(note)
    if not decks:
        return ""
    try:
        return import_into(drawing, decks, answers, note)
    except DrawingError as error:
        return str(error)
    except _JoiningCancelled:
        return None
