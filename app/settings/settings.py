"""Values that the program stores from one start to the next."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, QStandardPaths

from app.files.save_dialog import FolderKind
from app.run import speed as speeds
from app.run.worker.pace import STUDY
from app.settings.fields import (
    FOLDERS,
    LANGUAGE,
    LAYOUT,
    MEMORY,
    MOTION,
    SCREEN,
    SPEED,
    TEXT_SIZE,
    THEME,
    Field,
)
from app.settings.mending import copy_of, mend
from app.settings.stored import (
    Stored,
    history,
    is_on,
    json_text,
    key_table,
    octets,
    on_or_off,
    sealed,
    text,
    texts,
    unsealed,
)
from engine import platform

ORGANISATION = APPLICATION = "lparlab"
LAYOUT_VERSION = 11  # raise it when docks are added: older layouts are then not restored
RECENT = 15  # files in the menu
SHOWN = 8  # damaged values in a message
VIEWS = 40  # drawings whose view is kept
STUDIES_KEPT = 50  # titles
NAME = 80  # letters of a name that are kept
DRAWING_LAYOUT_VERSION = 4  # raise it when panels of the editor are added or taken away


def _ratio(stored: object) -> float:
    try:
        return speeds.ratio(int(str(stored)))
    except ValueError:
        return STUDY


def _name(stored: object) -> str:
    return text(stored)[:NAME]


def _ids(stored: object) -> frozenset[str]:
    return frozenset(text(stored).split())


class Settings:
    """Typed access to the stored values; any value that cannot be read is treated as not stored."""

    theme = Stored(THEME.key, THEME.parse, THEME.parse)
    """One of theme.CHOICES; the first start is dark."""
    text_size = Stored(TEXT_SIZE.key, TEXT_SIZE.parse, TEXT_SIZE.parse)
    """Size of text in percent of the usual one."""
    motion = Stored(MOTION.key, MOTION.parse)
    """One of motion.CHOICES."""
    memory = Stored(MEMORY.key, MEMORY.parse, MEMORY.parse)
    """MB that the past of all runs may take."""
    language = Stored(LANGUAGE.key, LANGUAGE.parse)
    """One of the names of app.language, or "system"."""
    class_screen = Stored(SCREEN.key, text)
    """The name of the screen that a class sees, which may not be connected; "" for the other one."""
    first_layout = Stored(LAYOUT.key, text)
    """The name of the layout for all studies; "" for the one left with each kind."""
    speed = Stored("speed", _ratio, speeds.position)
    """Ratio of simulated time to real time."""
    slow_motion = Stored("slow-motion", is_on, on_or_off)
    """Whether the run goes slowly while a relocation has its guest stopped."""
    scenario = Stored("scenario", text)
    """Id or file of the scenario that was open last; "" at the first start."""
    kind = Stored("kind", text)
    """The kind of the scenario that was open last."""
    lesson = Stored("lesson", text)
    """The folder of the lesson that is open; "" when there is none."""
    student = Stored("student", _name, _name)
    """The student's name, for reports; may be empty."""
    course = Stored("course", text)
    """The file of the course whose lessons come first in the list; "" for none."""
    geometry = Stored("geometry", octets)
    """Size and place of the window; empty at the first start."""
    named_layouts = Stored("named-layouts", text)
    """The layouts that the user has named, as app.window.layouts.store writes them; "" for none."""
    moved_panels = Stored("moved-panels", _ids, lambda ids: " ".join(sorted(ids)))
    """Ids of the panels that the user has moved."""
    console_history = Stored("console", history, json.dumps)
    """The lines that were typed at each console, oldest first."""
    lab_keys = Stored("keys", key_table, json.dumps)
    """The user's own keys in the lab, by id of the action; "" for no key."""
    drawing_keys = Stored("drawing/keys", key_table, json.dumps)
    """The user's own keys in the topology editor."""
    cluster = Stored("dask/address", text)
    """The address of the Dask scheduler that does many runs; "" for this machine: see app.jobs.tasks."""
    sweep = Stored("sweep", text)
    """The grid of the sweep that was shown last; "" at the first start."""
    studies_seen = Stored("studies-seen", texts)
    """Titles of the studies of which a run was open."""
    data_headings = Stored("data-headings", json_text)
    """Descriptions of series in data files, by their headings, as JSON."""
    connection_columns = Stored("connection-columns", json_text)
    """Contents of columns in tables of connections, by their headings, as JSON."""
    drawing_geometry = Stored("drawing/geometry", octets)
    """Size and place of the window of the latest drawing; empty at the first start."""
    drawing_layout = Stored("drawing/layout", unsealed, sealed)
    """Places of the panels around a drawing; empty at the first start."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._own = store is not None
        self.store = store or QSettings(str(platform.settings_file()), QSettings.Format.IniFormat)
        self._file = Path(self.store.fileName())
        self.damaged = self._mend()  # names of values, or numbers of lines
        kept = self.sessions.parent
        self.lessons = kept / "lessons"  # the work on lessons
        self.machines = kept / "machines"  # machines that run without having been saved
        self.plots = kept / "plots"  # the user's templates of plots
        self.rules = kept / "rules"  # edited rules of cpuplugd that are in no file yet, and runs with them
        self.drawings = kept / "drawings"  # drawings, against a crash
        self.templates = kept / "templates"  # templates of drawings that the user has saved

    def _mend(self) -> list[str]:
        """Remove damaged values from the file; read a repaired copy when the file cannot be written."""
        try:
            damaged = mend(self._file)
        except OSError:
            copy = Path(mkdtemp(prefix="lparlab-"), self._file.name)
            copy.write_bytes(self._file.read_bytes())
            damaged = mend(copy)
            self.store = QSettings(str(copy), QSettings.Format.IniFormat)
        if damaged:
            self.store.sync()  # Qt has read the file as it was, but made nothing of its values
        return damaged

    @property
    def complaint(self) -> str:
        """A message for the user that names the damaged settings and the saved copy of the file; "" if
        nothing is damaged.
        """
        if not self.damaged:
            return ""
        names = ", ".join(self.damaged[:SHOWN]) + (", …" if len(self.damaged) > SHOWN else "")
        text = QCoreApplication.translate(
            "Settings",
            "Some settings are damaged and treated as not set: {0}. The original file is {1}.",
        )
        return text.format(names, copy_of(Path(self.store.fileName())))

    def chosen(self, field: Field) -> int | str:
        """Return the value of a field, or its default if the stored value cannot be read."""
        return field.parse(self.store.value(field.key))

    def choose(self, field: Field, value: int | str) -> None:
        """Store the value of a field; a value outside its range becomes the nearest valid value, or the
        default.
        """
        self.store.setValue(field.key, field.parse(value))

    @property
    def folders(self) -> dict[FolderKind, str]:
        """The folders in which file dialogs open."""
        return {kind: str(self.chosen(field)) for kind, field in FOLDERS.items()}

    @property
    def first_speed(self) -> float:
        """The speed at the start: the speed selected in the settings, or the last speed used."""
        chosen = SPEED.parse(self.store.value(SPEED.key))
        return speeds.ratio(int(chosen)) if chosen else self.speed

    def layout(self, kind: str) -> QByteArray:
        """Return the dock positions for a kind of scenario; empty before that kind is first left."""
        return unsealed(self.store.value(f"layout-of/{kind}"))

    def has_layout(self, kind: str) -> bool:
        """Return whether a layout is stored for a kind of scenario, even if it is damaged."""
        return self.store.contains(f"layout-of/{kind}")

    def keep_layout(self, kind: str, value: QByteArray) -> None:
        """Store the dock positions for a kind of scenario."""
        self.store.setValue(f"layout-of/{kind}", sealed(value))

    @property
    def sessions(self) -> Path:
        """The folder in which sessions are saved in case of a crash."""
        if self._own:
            return self._file.parent / "sessions"
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        return Path(place) / "sessions"

    def lesson_layout(self, lesson_id: str) -> QByteArray:
        """Return the dock positions in a lesson; empty at its first start."""
        return unsealed(self.store.value(f"layouts/{lesson_id}"))

    def keep_lesson_layout(self, lesson_id: str, value: QByteArray) -> None:
        """Store the dock positions in a lesson."""
        self.store.setValue(f"layouts/{lesson_id}", sealed(value))

    def note_study(self, title: str) -> None:
        """Record that a run of a study was open."""
        self.store.setValue("studies-seen", [*self.studies_seen, title][-STUDIES_KEPT:])

    @property
    def export_folder(self) -> str:
        """The selected export folder, or the folder of the latest export; initially the home folder."""
        chosen = self.folders[FolderKind.EXPORTS]
        if os.path.isdir(chosen):
            return chosen
        return text(self.store.value("export-folder")) or str(Path.home())

    @export_folder.setter
    def export_folder(self, folder: str) -> None:
        self.store.setValue("export-folder", folder)

    @property
    def recent_files(self) -> list[str]:
        """Recently opened scenarios, sessions, drawings and lesson folders, most recent first."""
        return texts(self.store.value("recent"))[:RECENT]

    def note_recent(self, file: Path) -> None:
        """Put a file at the top of the recent files, unless it is a file that the program manages itself."""
        name = str(file.absolute())
        if any(map(file.is_relative_to, (self.sessions, self.lessons, self.rules, self.drawings))):
            return
        rest = [recent_file for recent_file in self.recent_files if Path(recent_file) != Path(name)]
        self.store.setValue("recent", [name, *rest][:RECENT])

    def drawing_switch(self, name: str) -> bool:
        """Return whether "grid", "snap" or "minimap" is on; initially all are on."""
        return is_on(self.store.value(f"drawing/{name}"))

    def keep_drawing_switch(self, name: str, on: bool) -> None:
        """Store whether a switch is on."""
        self.store.setValue(f"drawing/{name}", on_or_off(on))

    def drawing_view(self, file: Path) -> str:
        """Return the view of a drawing when it was last closed: its sheet, and the view of each sheet; ""
        = never closed.
        """
        return dict(self._views()).get(str(file.absolute()), "")

    def keep_drawing_view(self, file: Path, text: str) -> None:
        """Store the view of a drawing, for the most recently closed drawings only."""
        name = str(file.absolute())
        rest = [(text, seen) for text, seen in self._views() if text != name]
        self.store.setValue("drawing/views", json.dumps([(name, text), *rest][:VIEWS]))

    def _views(self) -> list[tuple[str, str]]:
        try:
            stored = json.loads(text(self.store.value("drawing/views")) or "[]")
        except (ValueError, RecursionError):
            return []
        pairs = [pair for pair in stored if isinstance(pair, list)] if isinstance(stored, list) else []
        return [(pair[0], pair[1]) for pair in pairs if [*map(type, pair)] == [str, str]][:VIEWS]

    def save(self) -> None:
        """Write everything to disk now."""
        self.store.sync()
