"""The time-travel actions of menus, keys and buttons; dialogs are created when first needed."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.annotations.model import Annotations
from app.files.save_dialog import FolderKind, begin_in, save_path
from app.run.markers import Markers
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel.files.autosave import SessionAutosave
from app.time_travel.files.session_files import SUFFIX, newest
from app.window.main_window import Window

if TYPE_CHECKING:
    from app.window.views import Views


class TimeTravelActions(QObject):
    """Handles the actions; `use_views` connects it to the views."""

    def __init__(self, session: Session, window: Window, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self.window, self._settings = session, window, settings
        self.markers, self.annotations = Markers(self), Annotations(self)
        self.path: Path | None = None  # of the session that is open, when it has a file
        self.kind = ""  # id of the kind of event to step to; "" = the first one
        self._condition = ""  # the last condition that was typed
        self._path_aside: Path | None = None  # of the session that was put aside
        self._opening: Path | None = None  # the session file that was asked for; a lesson opens its own
        self._views: Views | None = None
        self.autosave = SessionAutosave(session, settings, self)
        self.autosave.attach(window.header.banner, window.header.progress)
        self._connect()

    def _connect(self) -> None:
        session = self._session
        session.began.connect(self._forget)
        session.files.opened.connect(self._on_session_opened)
        session.files.annotations_opened.connect(self.annotations.show)
        session.time_travel.reached.connect(self._on_reached)
        session.branches.forked.connect(self._on_forked)
        session.branches.removed.connect(self._on_removed)
        session.branches.given_back.connect(self._on_given_back)
        session.files.saved.connect(self._on_saved)
        session.changed.connect(self.show_state)
        session.time_travel.moved.connect(self.show_state)
        session.branches.changed.connect(self.show_state)
        self.markers.changed.connect(self._on_markers)
        self.annotations.changed.connect(lambda: session.files.keep_annotations(self.annotations.all))
        self.annotations.edited.connect(partial(self._note_edit, self.annotations))
        self.window.header.transport.kinds.aboutToShow.connect(self._fill_kinds)

    def use_views(self, views: Views) -> None:
        """Connect to the views; NumPy has been imported by now."""
        self._views = views
        views.runs.run_wanted.connect(self.ask_run)
        views.runs.mode_chosen.connect(views.set_compare_mode)
        views.context.annotated.connect(self._note_edit)
        self._session.set_memory(self._settings.memory)
        self.autosave.start()

    # ---- stepping

    def step_kind(self, forward: bool) -> None:
        """Go to the next or previous event of the selected kind."""
        from app.time_travel import kinds  # imported late to keep the start fast

        session, scenario = self._session, self._session.scenario
        if scenario is None:
            return
        kind = kinds.kind_of(scenario, self.kind)
        commands = [given.time for given in session.commands]
        wanted = kinds.wanted(scenario, kind, commands, [marker.at for marker in self.markers.all])
        none = self.tr("{0}: none after this moment") if forward else self.tr("{0}: none before this moment")
        session.time_travel.step_kind(wanted, forward, none.format(kind.title))

    def _fill_kinds(self) -> None:
        from app.time_travel import kinds  # imported late to keep the start fast

        if self._session.scenario is not None:
            menu = self.window.header.transport.kinds
            kinds.fill_menu(menu, self._session.scenario, self.kind, self.choose_kind)

    def choose_kind(self, kind_id: str) -> None:
        """Make `]` and `[` go to events of this kind from now on."""
        from app.time_travel import kinds  # imported late to keep the start fast

        self.kind = kind_id
        self.window.header.transport.show_kind(kinds.kind_of(self._session.scenario, kind_id).title)

    def run_to_end(self) -> None:
        """Run at full speed to the end of the scenario."""
        if self._session.scenario is not None:
            self._session.run_to(self._session.scenario.until)

    # ---- dialogs

    def ask_until(self) -> None:
        """Ask for a condition, and go to the time at which it becomes true."""
        from app.time_travel.dialogs.until import UntilDialog  # imported late to keep the start fast

        dialog = UntilDialog(self._session, self._condition, self.window)
        dialog.field.textChanged.connect(self._note_condition)
        dialog.open()

    def _note_condition(self, text: str) -> None:
        self._condition = text

    def ask_fork(self) -> None:
        """Ask how another branch should differ."""
        from app.time_travel.dialogs.fork import ForkDialog  # imported late to keep the start fast

        ForkDialog(self._session, self.window).open()

    def ask_run(self) -> None:
        """Ask for another run for comparison."""
        from app.time_travel.dialogs.fork import RunDialog  # imported late to keep the start fast

        RunDialog(self._session, self.window).open()

    def ask_settings(self) -> None:
        """Show the program settings."""
        self.ask_setting("")

    def ask_setting(self, key: str) -> None:
        """Show the program settings, at the setting with this key; "": at the first setting."""
        from app.window.settings_dialog import SettingsDialog  # imported late to keep the start fast

        dialog = SettingsDialog(self._settings, self.window, self.window.own_keys)
        dialog.memory_chosen.connect(self._session.set_memory)
        dialog.open()
        dialog.go_to(key)

    # ---- markers

    def put_marker(self) -> None:
        """Put a marker at the cursor, or at the machine's current time."""
        cursor = self._views.time_view.cursor if self._views is not None else None
        if self._session.scenario is not None:
            at = (
                self._session.time_travel.position
                if cursor is None
                else min(cursor, self._session.time_travel.recorded)
            )
            self.markers.put(at)

    def go_to_marker(self) -> None:
        """Go to the next marker."""
        marker = self.markers.after(self._session.time_travel.position)
        if marker is not None and marker.at <= self._session.time_travel.recorded:
            self._session.time_travel.seek(marker.at)

    def _on_markers(self) -> None:
        self._session.files.keep_markers(self.markers.all)
        if self._views is not None:
            self._views.show_markers(self.markers)
        self.show_state()

    def _note_edit(self, annotations: Annotations, title: str, before: Any, after: Any) -> None:
        """Make a change to the annotations of charts or plots a step that can be undone."""
        swap = annotations.swap
        self.window.undo.add(title, partial(swap, after, before), partial(swap, before, after))

    # ---- files

    def save(self) -> None:
        """Write the session to its file; ask for a file when it has none."""
        if self.path is None:
            self.save_as()
        else:
            self._session.files.save(self.path, self.markers.all)

    def save_as(self) -> None:
        """Ask for a file and write the session to it."""
        title, kinds = self.tr("Save the session"), self.tr("Sessions (*{0})").format(SUFFIX)
        path = save_path(self.window, title, str(self.path or begin_in(FolderKind.WORK)), kinds)
        if path is not None:
            self._session.files.save(path, self.markers.all)

    def set_aside(self) -> None:
        """Put the session aside until a lesson ends."""
        self._path_aside = self.path
        self._session.branches.set_aside()

    def _on_given_back(self, markers: Any, annotations: Any) -> None:
        self.markers.show(markers)
        self.annotations.show(annotations)
        self.path = self._path_aside

    @property
    def last(self) -> Path | None:
        """The session of the program that was closed last, or the session file in use if it is newer."""
        known = (Path(file) for file in self._settings.recent_files if file.endswith(SUFFIX))
        return newest([self.autosave.files.last, *islice(known, 1)])

    def open_last(self) -> None:
        """Open the last session."""
        if self.last is not None:
            self.autosave.wanted.emit(self.last)

    def open_session(self, path: Path) -> None:
        """Open a saved session; the current session is set aside and can be restored."""
        self.autosave.set_aside(self.markers)
        self._session.files.open(path)
        self._opening = path

    # ---- events

    def _forget(self) -> None:
        self.path = None
        self.markers.show(())
        self.annotations.show(())

    def _on_session_opened(self, markers: Any) -> None:
        opening, self._opening = self._opening, None
        self.markers.show(markers)
        if opening is None:
            return
        self.autosave.files.answered(opening)
        if opening.parent not in (self.autosave.files.last.parent, self._settings.lessons):
            self.path = opening
            self._settings.note_recent(opening)

    def _on_saved(self, path: Path) -> None:
        if path.parent not in (self.autosave.files.last.parent, self._settings.lessons):
            self.path = path
            self._settings.note_recent(path)
            self.window.header.banner.show_message(self.tr("Saved: {0}").format(path), error=False)

    def _on_removed(self, name: str) -> None:
        self.window.header.banner.show_message(
            self.tr("“{0}” was removed.").format(name),
            error=False,
            remedy=self.tr("Undo"),
            do=self._session.branches.put_back,
        )

    def _on_reached(self, text: str) -> None:
        if text and not self._session.steered:
            self.window.header.banner.show_message(text, error=False)

    def _on_forked(self, name: str) -> None:
        active = self._session.branches.find(self._session.branches.active)
        before = self._session.branches.find(active.parent if active else None)
        if before is None or self._session.steered:
            return
        text = self.tr("You are now in “{0}”. “{1}” still has its later events.").format(name, before.name)
        remedy = "" if self._session.branches.compared == before.id else self.tr("Compare")
        self.window.header.banner.show_message(
            text, error=False, remedy=remedy, do=lambda: self._session.branches.compare(before.id)
        )

    def show_state(self) -> None:
        """Enable the actions that are available now."""
        self.window.actions_by_id.enable()
