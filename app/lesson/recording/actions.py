"""The menu actions for recording a lesson: start, stop and note, and the window's recording indicator."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.frame.window import FrameWindow
    from app.lesson.recording.recorder import LessonRecorder
    from app.run.session import Session

_tr = partial(QCoreApplication.translate, "Actions")


class RecorderActions(QObject):
    """Records the actions in a window. Call `attach` to connect it to the window."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._window: FrameWindow | None = None
        self.recorder: LessonRecorder | None = None  # created when first needed: it needs the engine

    def actions(self) -> list[ActionSpec]:
        """Return the actions."""
        return [
            ActionSpec(
                "record",
                _tr("Recor&d a lesson"),
                self.toggle,
                ("Ctrl+Shift+R",),
                help=_tr("Records your actions as the steps of a lesson until you stop recording."),
                enabled=lambda: self._session.scenario is not None,
            ),
            ActionSpec(
                "note",
                _tr("N&ote for the lesson…"),
                self.ask_note,
                ("Ctrl+Shift+N",),
                help=_tr("Adds text to the next step of the lesson being recorded."),
                enabled=lambda: self.is_recording,
            ),
        ]

    def attach(self, window: FrameWindow) -> None:
        """Use this window for messages and dialogs."""
        self._window = window
        self._session.opened.connect(self.show_state)  # after the window has its new title
        self.show_state()

    @property
    def window(self) -> FrameWindow:
        """The attached window."""
        assert self._window is not None
        return self._window

    @property
    def is_recording(self) -> bool:
        """True while a lesson is being recorded."""
        return self.recorder is not None and self.recorder.recording

    def toggle(self) -> None:
        """Start recording, or ask where to save the lesson."""
        if self._session.scenario is None:
            return
        recorder = self._made()
        if recorder.recording:
            self.ask_stop()
            return
        recorder.start()
        self._say(
            self.tr(
                "Recording a lesson: your runs, commands and changes become lesson steps. "
                "Lesson > Note adds text; Lesson > Stop recording saves the lesson in a folder."
            )
        )

    def _made(self) -> LessonRecorder:
        if self.recorder is None:
            from app.lesson.recording.recorder import LessonRecorder  # imported late to keep the start fast

            self.recorder = LessonRecorder(self._session, self)
            self.recorder.changed.connect(self.show_state)
            self.recorder.written.connect(self._on_written)
            self.recorder.failed.connect(self._on_failed)
        return self.recorder

    def ask_note(self) -> None:
        """Ask for a text, and for a panel to highlight."""
        from app.lesson.recording.dialogs import NoteDialog  # imported late to keep the start fast

        recorder, scenario = self.recorder, self._session.scenario
        if recorder is None or not recorder.recording or scenario is None:
            return
        self._session.pause()  # the note belongs to this moment
        panels = [(id, card.windowTitle()) for id, card in self.window.cards.items()]
        dialog = NoteDialog(panels, [guest.userid for guest in scenario.guests], self.window)
        dialog.noted.connect(recorder.note)
        dialog.open()

    def ask_stop(self) -> None:
        """Ask for the title and the folder."""
        from app.lesson.recording.dialogs import StopDialog  # imported late to keep the start fast

        recorder = self.recorder
        assert recorder is not None
        assert recorder.taken is not None
        self._session.pause()
        dialog = StopDialog(len(recorder.taken.actions), self.window)
        dialog.stopped.connect(recorder.stop)
        dialog.thrown_away.connect(recorder.cancel)
        dialog.open()

    def show_state(self) -> None:
        """Show in the menu and in the window title whether a lesson is being recorded."""
        recording = self.is_recording
        actions, mark = self.window.actions_by_id, self.tr(" – recording a lesson")
        actions["record"].setText(self.tr("Stop recor&ding…") if recording else self.tr("Recor&d a lesson"))
        actions.enable("record", "note")
        title = self.window.windowTitle().removesuffix(mark)
        self.window.setWindowTitle(title + mark if recording else title)

    def close(self) -> None:
        """Finish writing before the window closes."""
        if self.recorder is not None:
            self.recorder.close()

    def _on_written(self, folder: Path) -> None:
        self._say(self.tr("Saved the lesson in {0}").format(folder))

    def _on_failed(self, why: str) -> None:
        self.window.header.banner.show_message(self.tr("Cannot write the lesson: {0}").format(why))

    def _say(self, text: str) -> None:
        self.window.header.banner.show_message(text, error=False)
