"""Opens scenario editors for a new machine or the current machine, and runs their scenarios."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import tomli_w
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

import lessons
from app.frame.files import FileDrops
from app.language import scenario_text
from app.run.session import Session
from app.scenarios.editor.window import ScenarioEditor
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import text_key
from engine.scenario.files.layers import parse_setting
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import ScenarioError

SMALL = "Two small guests"
MACHINE = Path(lessons.__file__).parent / "template" / "machine.toml"
SHIPPED = Path(lessons.__file__).resolve().parent  # machines of lessons
OLD = 24 * 3600  # s; drafts that ran longer ago are deleted


class ScenarioEditors(QObject):
    """The scenario editors; `failed` reports why a scenario cannot be edited."""

    failed = Signal(str)

    def __init__(
        self,
        session: Session,
        drafts: Path,
        open_file: Callable[..., object],
        open_files: Callable[[list[Path]], object],
        window: QWidget,
    ) -> None:
        """drafts: the folder of machines that run without being saved; open_file: opens a scenario like
        `Lab.open`.

        open_files: opens files of any kind that are dropped on an editor.
        """
        super().__init__(window)
        self._session, self._drafts, self._open, self._window = session, drafts, open_file, window
        self._open_files, self._number = open_files, 0
        self._slid: int | None = None  # the run that a slider began
        self._slides = False  # a slider begins the run that is being opened
        self.editor: ScenarioEditor | None = None  # the latest
        self._forks = False  # the fork that a slider wants is not there yet
        session.opened.connect(self._note_slid)
        session.branches.forked.connect(self._note_fork)
        session.refused.connect(self._forget_fork)
        self._tidy()

    def _tidy(self) -> None:
        """Remove the drafts of earlier days, since runs and sessions contain their own scenarios."""
        for file in self._drafts.glob("*.run*.toml"):
            with suppress(OSError):
                if time.time() - file.stat().st_mtime > OLD:
                    file.unlink()

    def may_close(self) -> bool:
        """Close all editors, which ask about unsaved changes; return False if an editor stays open.

        Qt closes a window's child windows with it, without asking.
        """
        there = self._window.findChildren(ScenarioEditor)
        return all(editor.close() for editor in there if editor.isVisible())

    def change_present(self) -> ScenarioEditor | None:
        """Edit the running machine: a shipped machine with changes, a user's own file, or a copy of it."""
        session = self._session
        if session.scenario is None:
            return None
        try:
            editor = self._edit(self._present())
            editor.file.runs_as(session.name)
            return editor
        except (ScenarioError, OSError, UnicodeDecodeError) as error:
            self.failed.emit(str(error))
            return None

    def _present(self) -> ScenarioDocument:
        session = self._session
        assert session.scenario is not None
        path = Path(session.name)
        is_file = path.suffix == ".toml" and os.path.isfile(path) and self._drafts not in path.parents
        if is_file and SHIPPED not in path.resolve().parents:
            document = ScenarioDocument.opened(path)
        elif is_file and (copy := self._copied(path)) is not None:
            document = copy
        elif session.name in {entry.id for entry in session.entries}:
            title = self.tr("{0}, changed").format(scenario_text(session.scenario.title))[:100]
            document = ScenarioDocument.changed(session.name, title, self._place(session.name))
        else:
            text = tomli_w.dumps(scenario_table(session.scenario))
            document = ScenarioDocument(text, self._place(session.scenario.id))
        for setting in session.settings:
            key, value = parse_setting(setting, "")
            document.set(text_key(".".join(map(str, key))), value)
        return document

    def _copied(self, path: Path) -> ScenarioDocument | None:
        """Return a copy of a lesson's machine, which itself stays unchanged; None if it needs neighboring
        files.
        """
        try:
            document = ScenarioDocument(ScenarioDocument.opened(path).text, self._place(path.stem))
            document.scenario()
        except ScenarioError:
            return None
        return document

    def _place(self, name: str) -> Path:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")[:32] or "machine"
        self._number += 1
        return self._drafts / f"{plain}-{self._number}.toml"

    def new(self) -> None:
        """Ask for a base machine, and edit a new machine that extends it."""
        entries = {
            f"{scenario_text(entry.study)}: {scenario_text(entry.title)}": entry.id
            for entry in self._session.entries
        }
        small = self.tr(SMALL)
        names = [small, *entries]
        name, taken = QInputDialog.getItem(
            self._window, self.tr("New machine"), self.tr("Begin with:"), names, editable=False
        )
        if not taken:
            return
        title = self.tr("My machine")
        if name == small:
            self._edit(ScenarioDocument(MACHINE.read_text("utf-8"), self._place("my-machine")))
        else:
            self._edit(ScenarioDocument.changed(entries[name], title, self._place("my-machine")))

    def _edit(self, document: ScenarioDocument) -> ScenarioEditor:
        editor = ScenarioEditor(document, self._drafts, self._live, self._window)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        FileDrops(editor).dropped.connect(self._open_files)
        editor.run_wanted.connect(self._run)
        editor.live_wanted.connect(self._change)
        editor.show()
        self.editor = editor
        return editor

    def _live(self, name: str) -> list[str]:
        """Return the keys that can be changed in the current run; none if the run has another name."""
        session = self._session
        return [str(item.key) for item in session.changeable()] if session.name == name else []

    def _change(self, settings: list[str], slid: bool) -> None:
        """Fork the current run at its position with these settings; the original run stays unchanged.

        A run that was started by a slider is changed directly; otherwise, each step would add another run to
        the list.
        """
        session = self._session
        own = self._forks or self._slid == session.branches.active
        if not slid or not own:
            self._forks = slid
            session.branches.fork(change=settings.pop(0))
        for setting in settings:
            session.change(setting)

    def _run(self, path: Path, slid: bool) -> None:
        """Open a machine; a machine opened by a slider replaces the machine that a slider opened before."""
        self._slides = slid
        self._open(str(path), instead_of=self._slid if slid else None)

    def _note_fork(self) -> None:
        if self._forks:
            self._slid, self._forks = self._session.branches.active, False

    def _forget_fork(self) -> None:
        self._forks = False

    def _note_slid(self) -> None:
        self._slid = self._session.branches.active if self._slides else None
        self._slides = False
