"""Values that the program keeps from one start to the next."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, QStandardPaths

from app.files.folders import FolderKind
from app.run import speed
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
    ChoiceSetting,
    Field,
    FolderSetting,
    NumberSetting,
)
from app.settings.mending import copy_of, mend
from app.settings.sealed import sealed, unsealed

ORGANISATION = APPLICATION = "lparlab"
LAYOUT_VERSION = 11  # raise it when docks are added: older layouts are then not restored
RECENT = 15  # files in the menu
SHOWN = 8  # damaged values in a message
VIEWS = 40  # drawings whose view is kept
STUDIES_KEPT = 50  # titles
DRAWING_LAYOUT_VERSION = 3  # raise it when panels of the editor are added or taken away


class Settings:
    """Typed access to the stored values; anything that cannot be understood counts as not stored."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._own = store is not None
        self._store = store or QSettings(ORGANISATION, APPLICATION)
        self._store.setFallbacksEnabled(False)  # as app.jobs.tasks.cluster reads them: from one file
        self._file = Path(self._store.fileName())
        self.damaged = self._mend()  # names of values, or numbers of lines

    def _mend(self) -> list[str]:
        """Take damaged values out of the file; read a mended copy when the file cannot be written."""
        try:
            damaged = mend(self._file)
        except OSError:
            copy = Path(mkdtemp(prefix="lparlab-"), self._file.name)
            copy.write_bytes(self._file.read_bytes())
            damaged = mend(copy)
            self._store = QSettings(str(copy), QSettings.Format.IniFormat)
        if damaged:
            self._store.sync()  # Qt has read the file as it was, but made nothing of its values
        return damaged

    @property
    def complaint(self) -> str:
        """What was damaged in the file, and where it is kept, for the user; "" for nothing."""
        if not self.damaged:
            return ""
        names = ", ".join(self.damaged[:SHOWN]) + (", …" if len(self.damaged) > SHOWN else "")
        text = QCoreApplication.translate(
            "Settings",
            "Some settings are damaged and count as not set: {0}. The file as it was is {1}.",
        )
        return text.format(names, copy_of(Path(self._store.fileName())))

    def chosen(self, field: Field) -> int | str:
        """Return the value of a field; its default when the stored one cannot be understood."""
        if isinstance(field, FolderSetting):
            return field.parse(self._store.value(field.key))
        return self._number(field) if isinstance(field, NumberSetting) else self._name(field)

    def choose(self, field: Field, value: int | str) -> None:
        """Keep the value of a field; a value outside of its range becomes the nearest, or the default."""
        self._store.setValue(field.key, field.parse(value))

    @property
    def language(self) -> str:
        """One of the names of app.language, or "system"."""
        return self._name(LANGUAGE)

    @property
    def theme(self) -> str:
        """One of theme.CHOICES; the first start is dark."""
        return self._name(THEME)

    @theme.setter
    def theme(self, name: str) -> None:
        self.choose(THEME, name)

    @property
    def text_size(self) -> int:
        """Size of text in percent of the usual one."""
        return self._number(TEXT_SIZE)

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self.choose(TEXT_SIZE, percent)

    @property
    def motion(self) -> str:
        """One of motion.CHOICES."""
        return self._name(MOTION)

    @property
    def folders(self) -> dict[FolderKind, str]:
        """The folders in which file dialogs begin."""
        return {kind: str(self.chosen(field)) for kind, field in FOLDERS.items()}

    @property
    def class_screen(self) -> str:
        """The name of the screen that a class sees, which may not be connected; "" for the other one."""
        return self._text(SCREEN.key)

    @class_screen.setter
    def class_screen(self, name: str) -> None:
        self._store.setValue(SCREEN.key, name)

    @property
    def speed(self) -> float:
        """Simulated time per real time."""
        try:
            return speed.ratio(int(str(self._store.value("speed"))))
        except ValueError:
            return STUDY

    @speed.setter
    def speed(self, ratio: float) -> None:
        self._store.setValue("speed", speed.position(ratio))

    @property
    def first_speed(self) -> float:
        """The speed to start with: the one that was chosen for that, or the one that was left."""
        chosen = self._name(SPEED)
        return speed.ratio(int(chosen)) if chosen else self.speed

    @property
    def first_layout(self) -> str:
        """The name of the layout for all studies; "" for the one left with each kind."""
        return self._text(LAYOUT.key)

    @first_layout.setter
    def first_layout(self, name: str) -> None:
        self._store.setValue(LAYOUT.key, name)

    @property
    def slow_motion(self) -> bool:
        """Does the run go slowly while a relocation has its guest stopped?"""
        return self._text("slow-motion") != "off"

    @slow_motion.setter
    def slow_motion(self, on: bool) -> None:
        self._store.setValue("slow-motion", "on" if on else "off")

    @property
    def scenario(self) -> str:
        """Id or file of the scenario that was open last; "" at the first start."""
        return self._text("scenario")

    @scenario.setter
    def scenario(self, name: str) -> None:
        self._store.setValue("scenario", name)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window; empty at the first start."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("geometry", value)

    @property
    def kind(self) -> str:
        """The kind of the scenario that was open last."""
        return self._text("kind")

    @kind.setter
    def kind(self, name: str) -> None:
        self._store.setValue("kind", name)

    def layout(self, kind: str) -> QByteArray:
        """Return the places of the docks for a kind of scenario; empty before it is first left."""
        return self._layout(f"layout-of/{kind}")

    def has_layout(self, kind: str) -> bool:
        """Return whether there is a layout for a kind of scenario, though it may be damaged."""
        return self._store.contains(f"layout-of/{kind}")

    def keep_layout(self, kind: str, value: QByteArray) -> None:
        """Keep the places of the docks for a kind of scenario."""
        self._store.setValue(f"layout-of/{kind}", sealed(value))

    @property
    def named_layouts(self) -> str:
        """The layouts that the user has named, as app.window.layouts.store writes them; "" for none."""
        return self._text("named-layouts")

    @named_layouts.setter
    def named_layouts(self, text: str) -> None:
        self._store.setValue("named-layouts", text)

    @property
    def moved_panels(self) -> frozenset[str]:
        """Ids of the panels that the user has moved."""
        return frozenset(self._text("moved-panels").split())

    @moved_panels.setter
    def moved_panels(self, names: frozenset[str]) -> None:
        self._store.setValue("moved-panels", " ".join(sorted(names)))

    @property
    def console_history(self) -> dict[str, list[str]]:
        """The lines that were typed at each console, oldest first."""
        try:
            stored = json.loads(self._text("console") or "{}")
        except (ValueError, RecursionError):
            return {}
        return dict(stored) if _is_history(stored) else {}

    @console_history.setter
    def console_history(self, lines: dict[str, list[str]]) -> None:
        self._store.setValue("console", json.dumps(lines))

    @property
    def cluster(self) -> str:
        """The address of the Dask scheduler that does many runs; "" for this machine: see app.jobs.tasks."""
        return self._text("dask/address")

    @cluster.setter
    def cluster(self, address: str) -> None:
        self._store.setValue("dask/address", address)

    @property
    def sweep(self) -> str:
        """The grid of the sweep that was shown last; "" at the first start."""
        return self._text("sweep")

    @sweep.setter
    def sweep(self, grid: str) -> None:
        self._store.setValue("sweep", grid)

    @property
    def memory(self) -> int:
        """MB that the past of all runs may take."""
        return self._number(MEMORY)

    @memory.setter
    def memory(self, megabytes: int) -> None:
        self.choose(MEMORY, megabytes)

    @property
    def sessions(self) -> Path:
        """The folder in which sessions are kept against a crash."""
        if self._own:
            return self._file.parent / "sessions"
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        return Path(place) / "sessions"

    @property
    def lessons(self) -> Path:
        """The folder in which the work on lessons is kept."""
        return self.sessions.parent / "lessons"

    @property
    def machines(self) -> Path:
        """The folder of machines that run without having been saved."""
        return self.sessions.parent / "machines"

    @property
    def plots(self) -> Path:
        """The folder of the user's templates of plots."""
        return self.sessions.parent / "plots"

    @property
    def rules(self) -> Path:
        """The folder for edited rules of cpuplugd that are in no file yet, and for runs with such rules."""
        return self.sessions.parent / "rules"

    @property
    def student(self) -> str:
        """The student's name, for reports; may be empty."""
        return self._text("student")[:80]

    @student.setter
    def student(self, name: str) -> None:
        self._store.setValue("student", name[:80])

    @property
    def lesson(self) -> str:
        """The folder of the lesson that is open; "" when there is none."""
        return self._text("lesson")

    @lesson.setter
    def lesson(self, folder: str) -> None:
        self._store.setValue("lesson", folder)

    def lesson_layout(self, lesson_id: str) -> QByteArray:
        """Return the places of the docks in a lesson; empty at its first start."""
        return self._layout(f"layouts/{lesson_id}")

    def keep_lesson_layout(self, lesson_id: str, value: QByteArray) -> None:
        """Keep the places of the docks in a lesson."""
        self._store.setValue(f"layouts/{lesson_id}", sealed(value))

    @property
    def studies_seen(self) -> list[str]:
        """Titles of the studies of which a run was open."""
        return self._texts("studies-seen")

    def note_study(self, title: str) -> None:
        """Keep that a run of a study was open."""
        self._store.setValue("studies-seen", [*self.studies_seen, title][-STUDIES_KEPT:])

    @property
    def drawings(self) -> Path:
        """The folder in which drawings are kept against a crash."""
        return self.sessions.parent / "drawings"

    @property
    def templates(self) -> Path:
        """The folder of templates of drawings that the user has saved."""
        return self.sessions.parent / "templates"

    @property
    def data_headings(self) -> str:
        """What was said of series in data files, by their headings, as JSON."""
        return self._text("data-headings") or "{}"

    @data_headings.setter
    def data_headings(self, text: str) -> None:
        self._store.setValue("data-headings", text)

    @property
    def connection_columns(self) -> str:
        """What columns of tables of connections say, by their headings, as JSON."""
        return self._text("connection-columns") or "{}"

    @connection_columns.setter
    def connection_columns(self, text: str) -> None:
        self._store.setValue("connection-columns", text)

    @property
    def export_folder(self) -> str:
        """The folder for exports that was chosen, or that of the latest export; the home folder at first."""
        chosen = self.folders[FolderKind.EXPORTS]
        if os.path.isdir(chosen):
            return chosen
        return self._text("export-folder") or str(Path.home())

    @export_folder.setter
    def export_folder(self, folder: str) -> None:
        self._store.setValue("export-folder", folder)

    @property
    def recent_files(self) -> list[str]:
        """Scenarios, sessions, drawings and folders of lessons that were open, the latest first."""
        return self._texts("recent")[:RECENT]

    def note_recent(self, file: Path) -> None:
        """Put a file at the head of those that were open; a file that the program keeps by itself is none."""
        name = str(file.absolute())
        if any(map(file.is_relative_to, (self.sessions, self.lessons, self.rules, self.drawings))):
            return
        rest = [recent_file for recent_file in self.recent_files if recent_file != name]
        self._store.setValue("recent", [name, *rest][:RECENT])

    @property
    def drawing_geometry(self) -> QByteArray:
        """Size and place of the window of the latest drawing; empty at the first start."""
        return self._bytes("drawing/geometry")

    @drawing_geometry.setter
    def drawing_geometry(self, value: QByteArray) -> None:
        self._store.setValue("drawing/geometry", value)

    @property
    def drawing_layout(self) -> QByteArray:
        """Places of the panels around a drawing; empty at the first start."""
        return self._layout("drawing/layout")

    @drawing_layout.setter
    def drawing_layout(self, value: QByteArray) -> None:
        self._store.setValue("drawing/layout", sealed(value))

    def drawing_switch(self, name: str) -> bool:
        """Return whether "grid", "snap" or "minimap" is on; at the first start all are."""
        return self._text(f"drawing/{name}") != "off"

    def keep_drawing_switch(self, name: str, on: bool) -> None:
        """Keep whether it is on."""
        self._store.setValue(f"drawing/{name}", "on" if on else "off")

    def drawing_view(self, file: Path) -> str:
        """Return how a drawing was seen when it was closed: its sheet, and the view of each; "" = never."""
        return dict(self._views()).get(str(file.absolute()), "")

    def keep_drawing_view(self, file: Path, text: str) -> None:
        """Keep how a drawing is seen; of the drawings that were closed last."""
        name = str(file.absolute())
        rest = [(text, seen) for text, seen in self._views() if text != name]
        self._store.setValue("drawing/views", json.dumps([(name, text), *rest][:VIEWS]))

    def _views(self) -> list[tuple[str, str]]:
        try:
            stored = json.loads(self._text("drawing/views") or "[]")
            return [(str(name), str(seen)) for name, seen in stored]
        except (ValueError, TypeError, RecursionError):
            return []

    def save(self) -> None:
        """Write everything to the disk now."""
        self._store.sync()

    def _number(self, field: NumberSetting) -> int:
        return field.parse(self._store.value(field.key))

    def _name(self, field: ChoiceSetting) -> str:
        return field.parse(self._store.value(field.key))

    def _layout(self, key: str) -> QByteArray:
        return unsealed(self._store.value(key))

    def _bytes(self, key: str) -> QByteArray:
        stored = self._store.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def _text(self, key: str) -> str:
        stored = self._store.value(key)
        return stored if isinstance(stored, str) else ""

    def _texts(self, key: str) -> list[str]:
        stored = self._store.value(key)
        names = [stored] if isinstance(stored, str) else stored
        return [str(name) for name in names] if isinstance(names, list) else []


def _is_history(stored: object) -> bool:
    return isinstance(stored, dict) and all(
        isinstance(lines, list) and all(isinstance(line, str) for line in lines) for lines in stored.values()
    )
