"""The panel for the rules of cpuplugd: edit them, see what is wrong, what they come to, and run with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QMenu,
    QMessageBox,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.charts.comparing import Compare
from app.charts.time_view import TimeView
from app.rules.applying import keep, with_rules
from app.rules.checking import Checked, check
from app.rules.draft import Draft, drop_draft, read_draft, write_draft
from app.rules.editor import RuleEdit
from app.rules.guests import LinuxGuest, linux_guests
from app.rules.live import CPU_RULES, Live, live
from app.rules.readings import readings_of
from app.rules.rule_file import RuleFileError, read_file, write_file
from app.rules.side import FINDINGS, HISTORY, Side
from app.rules.term_chart import Shown
from app.rules.term_tree import Chosen
from app.session import Session
from app.widgets.elided import ElidedLabel
from app.widgets.reach import reachable
from engine.cpuplugd.messages import ERROR, WARNING
from engine.cpuplugd.shipped import shipped, title
from engine.scenario import ScenarioError

SUFFIX = ".conf"
NARROW = 84  # px, least width of the choice of a guest
SHARES = (540, 460)  # of editor and side, at first
DRAFT = "draft.json"
PER_DRAFT = 4  # looks at what is edited until it is kept


class RulesPanel(QWidget):
    """`look` and `show_moment` are called by the views' clock, `set_recording` with each frame."""

    failed = Signal(str)
    told = Signal(str)

    def __init__(self, session: Session, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rulesBody")
        self._session = session
        self.guests: list[LinuxGuest] = []
        self.name, self.path = "", ""  # of what is edited; path "" = no file
        self.folder: Path | None = None  # for drafts, and for scenarios with edited rules
        self.checked = Checked()
        self.live: Live | None = None
        self._asked_for: object = None  # what the values were computed for
        self._kept = ""  # the text that is kept as a draft
        self._looks = 0
        self._running = ""  # the name of the run that was asked for
        self.edit, self.side, self.status = RuleEdit(self), Side(time_view, self), ElidedLabel(self)
        self.guest = self._guest_box()
        self.files, self.run = self._menu_buttons()
        self._lay_out()
        self._connect()
        self.show_scenario(None)

    # ---- making

    def _guest_box(self) -> QComboBox:
        box = QComboBox(self)
        about = self.tr("Whose values are shown. Choosing a guest opens the rules that it runs with.")
        reachable(box, self.tr("Guest"), about)
        box.setToolTip(about)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMinimumWidth(NARROW)
        box.activated.connect(self._on_guest)
        return box

    def _menu_buttons(self) -> tuple[QPushButton, QPushButton]:
        files = self._button(self.tr("Rules"), self.tr("Opens, and saves, a file of rules."))
        run = self._button(
            self.tr("Run"), self.tr("Starts another run of this scenario with the edited rules (Ctrl+Enter).")
        )
        for button, fill in ((files, self._fill_files), (run, self._fill_run)):
            menu = QMenu(button)
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(fill)
            button.setMenu(menu)
        return files, run

    def _button(self, text: str, about: str) -> QPushButton:
        button = QPushButton(text, self)
        reachable(button, text, about)
        button.setToolTip(about)
        return button

    def controls(self) -> list[QWidget]:
        """What stands in the title line."""
        return [self.guest, self.files, self.run]

    def _lay_out(self) -> None:
        self.status.setObjectName("caption")
        self.status.setContentsMargins(8, 0, 8, 2)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.addWidget(self.edit)
        self.split.addWidget(self.side)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes(SHARES)
        self.split.setStretchFactor(0, 1)
        self.split.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        layout.addWidget(self.split, 1)
        layout.addWidget(self.status)
        self.setFocusProxy(self.edit)

    def _connect(self) -> None:
        self.edit.save_wanted.connect(self.save)
        self.side.findings.wanted.connect(self._go)
        self.side.tree.chosen.connect(self._show_term)
        self.side.tree.wanted.connect(lambda _: self.side.turn(HISTORY))
        self._session.opened.connect(self.show_scenario)
        self._session.forked.connect(self._on_forked)
        self._session.refused.connect(self._on_refused)
        for keys, do in (
            ("F4", lambda: self.step_finding(1)),
            ("Shift+F4", lambda: self.step_finding(-1)),
            ("Ctrl+Return", self.run_group),
            ("Ctrl+Enter", self.run_group),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, do)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # ---- guests

    def show_scenario(self, scenario: Any) -> None:
        """The guests of a scenario; what is edited stays when it was changed."""
        before = self.chosen_guest
        self.guests = linux_guests(scenario)
        self.guest.clear()
        for guest in self.guests:
            self.guest.addItem(guest.userid, guest.userid)
        userids = [guest.userid for guest in self.guests]
        managed = next((n for n, guest in enumerate(self.guests) if guest.text), 0)
        same = userids.index(before.userid) if before and before.userid in userids else managed
        self.guest.setCurrentIndex(same if self.guests else -1)
        self.guest.setEnabled(bool(self.guests))
        self.side.chart.start_over()
        if not self.edit.document().isModified() and not self.path:
            self._show_rules_of_guest()
        self.check_now()

    @property
    def chosen_guest(self) -> LinuxGuest | None:
        """Whose values are shown."""
        place = self.guest.currentIndex()
        return self.guests[place] if 0 <= place < len(self.guests) else None

    def choose_guest(self, userid: str) -> None:
        """Show the values of a guest, and its rules unless something else is being edited."""
        place = self.guest.findData(userid)
        if place >= 0:
            self.guest.setCurrentIndex(place)
            self._on_guest()

    def _on_guest(self) -> None:
        self._show_term(self.side.tree.choice)
        if not self.edit.document().isModified():
            self._show_rules_of_guest()
        self.check_now()

    def _show_rules_of_guest(self) -> None:
        guest = self.chosen_guest
        if guest is not None and guest.text:
            self.show_rules(guest.text, guest.name)
        elif not self.edit.text().strip():
            self.show_rules("", "")

    # ---- what is edited

    def show_rules(self, text: str, name: str, path: str = "") -> None:
        """Edit other rules; what was edited before is lost."""
        self.edit.set_text(text)
        self.name, self.path, self._kept = name, path, ""
        self._drop_draft()
        self.check_now()

    def _guarded(self, go_on: Callable[[], object]) -> None:
        """Do something that replaces what is edited; asks first when that has been changed."""
        if not self.edit.document().isModified():
            go_on()
            return
        asks = QMessageBox.StandardButton
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Rules have been changed"))
        box.setText(self.tr("“{0}” has been changed. Save the changes?").format(self._title()))
        box.setStandardButtons(asks.Save | asks.Discard | asks.Cancel)
        box.setDefaultButton(asks.Save)
        box.buttonClicked.connect(lambda button: self._on_answer(box.standardButton(button), go_on))
        box.open()

    def _on_answer(self, answer: QMessageBox.StandardButton, go_on: Callable[[], object]) -> None:
        if answer == QMessageBox.StandardButton.Save and self.save():
            go_on()
        elif answer == QMessageBox.StandardButton.Discard:
            go_on()

    def _title(self) -> str:
        return self.name or self.tr("new rules")

    def _fill_files(self) -> None:
        menu = self.files.menu()
        menu.clear()
        guest = self.chosen_guest
        if guest is not None and guest.text:
            text = self.tr("&Those of {0}").format(guest.userid)
            menu.addAction(text, lambda: self._guarded(self._show_rules_of_guest))
        inside = menu.addMenu(self.tr("S&hipped"))
        inside.setToolTipsVisible(True)
        for name in shipped():
            inside.addAction(name).setToolTip(title(name))
        inside.triggered.connect(lambda action: self.open_shipped(action.text()))
        menu.addAction(self.tr("&Open file…"), self.choose_file)
        menu.addSeparator()
        menu.addAction(self.tr("&Save"), QKeySequence(), self.save)
        menu.addAction(self.tr("Save &as…"), self.save_as)

    def open_shipped(self, name: str) -> None:
        """Edit a copy of rules that come along."""
        self._guarded(lambda: self.show_rules(shipped()[name], name))

    def choose_file(self) -> None:
        """Ask for a file and edit it."""
        kinds = self.tr("Rules (*{0});;All files (*)").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open rules"), self.path, kinds)
        if name:
            self._guarded(lambda: self.open_file(Path(name)))

    def open_file(self, path: Path) -> None:
        """Edit a file; what is edited stays when it cannot be read."""
        try:
            found = read_file(path)
        except RuleFileError as error:
            self.failed.emit(str(error))
            return
        self.show_rules(found.text, path.stem, str(path))
        if found.notes:
            self.told.emit(" ".join(found.notes))

    def save(self) -> bool:
        """Write the file; ask for one when there is none. Returns whether it was written."""
        return self._save_into(Path(self.path)) if self.path else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and write it."""
        kinds = self.tr("Rules (*{0})").format(SUFFIX)
        start = self.path or f"{self.name or 'cpuplugd'}{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save rules"), start, kinds)
        if not name:
            return False
        path = Path(name)
        return self._save_into(path if path.suffix else path.with_suffix(SUFFIX))

    def _save_into(self, path: Path) -> bool:
        try:
            write_file(path, self.edit.text())
        except RuleFileError as error:
            self.failed.emit(str(error))
            return False
        self.name, self.path = path.stem, str(path)
        self.edit.document().setModified(False)
        self._drop_draft()
        self._show_status()
        self.told.emit(self.tr("Saved: {0}").format(path))
        return True

    # ---- drafts

    def use_folder(self, folder: Path) -> None:
        """Drafts are kept here, and one that is there already is edited on."""
        self.folder = folder
        draft = read_draft(folder / DRAFT)
        if draft is not None and draft.text.strip():
            self.edit.set_text("")
            self.edit.put_text(draft.text)
            self.name, self.path, self._kept = draft.name, draft.path, draft.text
            self.check_now()
            self.told.emit(self.tr("Rules that were not saved are there again: {0}").format(self._title()))

    def keep_draft(self) -> None:
        """Keep what is edited, if that is not in a file."""
        text = self.edit.text()
        if self.folder is None or not self.edit.document().isModified() or text == self._kept:
            return
        self._kept = text
        try:
            write_draft(self.folder / DRAFT, Draft(self.name, self.path, text))
        except OSError as error:
            self.failed.emit(self.tr("Edited rules cannot be kept: {0}").format(error))

    def _drop_draft(self) -> None:
        if self.folder is not None:
            drop_draft(self.folder / DRAFT)

    # ---- checks

    def look(self) -> None:
        """Check what was typed since the last look, and show the values of the moment."""
        guest = self.chosen_guest
        if self.edit.text() != self.checked.text:
            self.check_now()
        self._looks += 1
        if self._looks % PER_DRAFT == 0:
            self.keep_draft()
        if guest is not None or self.live is not None:
            self.show_moment()
        self._show_status()

    def check_now(self) -> None:
        """Read the rules as the daemon does, and mark what is to be looked at."""
        guest = self.chosen_guest
        text = self.edit.text()
        self.checked = check(text, guest.processors if guest else 0, guest.facts if guest else None)
        self.edit.show_problems(self.checked.problems, self.checked.variables)
        self.side.findings.show_problems(self.checked.problems)
        self.side.show_count(len(self.checked.problems))
        self.side.tree.show_rules(self.checked.configuration)
        self._show_term(self.side.tree.choice)
        self.run.setEnabled(bool(self.guests) and self.checked.starts)
        self._asked_for = None
        self.show_moment()
        self._show_status()

    def step_finding(self, by: int) -> None:
        """To the next finding, or to the one before."""
        self.check_now()
        self.side.tabs.setCurrentIndex(FINDINGS)
        self.side.findings.step(by, *self.edit.here())

    def _go(self, line: int, column: int) -> None:
        self.edit.go(line, column)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_status(self) -> None:
        document = self.edit.document()
        errors = sum(one.severity == ERROR for one in self.checked.problems)
        warnings = sum(one.severity == WARNING for one in self.checked.problems)
        line, column = self.edit.here()
        parts = [
            self._title() if self.edit.text().strip() else self.tr("no rules"),
            self.tr("changed") if document.isModified() else "",
            self.tr("errors: {0}").format(errors) if errors else "",
            self.tr("warnings: {0}").format(warnings) if warnings else "",
            self.tr("line {0}, column {1}").format(line, column),
        ]
        text = " · ".join(filter(None, parts))
        if text != self.status.text():
            self.status.setText(text)
            self.status.setToolTip(self.path)

    # ---- values

    def set_recording(self, recording: Any) -> None:
        """A newer state of the run, for the history."""
        self.side.chart.set_recording(recording)

    def set_compared(self, recording: Any, name: str, mode: Compare, own: str) -> None:
        """Show the term in another run too."""
        self.side.chart.set_compared(recording, name, mode, own)

    def show_moment(self) -> None:
        """The values at the cursor, or where the machine stands."""
        guest, recording = self.chosen_guest, self._session.recording
        cursor = self.side.chart.time_view.cursor
        time = self._session.position if cursor is None else cursor
        readings = readings_of(recording, guest.place) if guest and recording is not None else None
        count = readings.until(time) if readings is not None else 0
        wanted = (id(self.checked), guest and guest.userid, count, recording and id(recording.scenario))
        if wanted == self._asked_for:
            return
        self._asked_for = wanted
        fatal = self.checked.configuration.fatal
        usable = guest is not None and readings is not None and not fatal and bool(self.checked.text.strip())
        self.live = None
        if usable and guest is not None and readings is not None:
            self.live = live(self.checked.configuration, readings, time, guest.processors)
        self.side.show_live(self.live, self._why_no_values(guest))

    def _why_no_values(self, guest: LinuxGuest | None) -> str:
        fatal = self.checked.configuration.fatal
        if fatal:
            return self.tr("The daemon does not start with these rules: {0}").format(fatal.sentence)
        if guest is None:
            return self.tr("No Linux is simulated in this scenario: there are no values.")
        if not self.checked.text.strip():
            return self.tr("There are no rules: CPUs and memory stay as they are.")
        return self.tr("{0} has read nothing yet: start the run.").format(guest.userid)

    def _show_term(self, chosen: Chosen | None) -> None:
        guest = self.chosen_guest
        if chosen is None:
            self.edit.point_at(0, 0, 0)
            self.side.chart.show_term(None)
            return
        configuration = self.checked.configuration
        line, column = configuration.place(chosen.where, chosen.term.start)
        _, end = configuration.place(chosen.where, chosen.term.end - 1)
        if self.side.tree.hasFocus():
            self.edit.point_at(line, column, end + 1)
        else:
            self.edit.point_at(0, 0, 0)
        userid = guest.userid if guest else ""
        self.side.chart.show_term(Shown(userid, chosen.text, chosen.term, chosen.rule in CPU_RULES))

    # ---- runs

    def _fill_run(self) -> None:
        menu, guest = self.run.menu(), self.chosen_guest
        menu.clear()
        if guest is not None:
            same = [one.userid for one in self.guests if one.group == guest.group]
            text = (
                self.tr("With these rules in &{0}")
                if len(same) == 1
                else self.tr("With these rules in the group of &{0}")
            )
            menu.addAction(text.format(guest.userid), self.run_group).setToolTip(", ".join(same))
        menu.addAction(self.tr("With these rules in &all guests"), self.run_all)

    def run_group(self) -> None:
        """Another run with these rules in the group of the chosen guest."""
        guest = self.chosen_guest
        if guest is not None:
            self._run({guest.group})

    def run_all(self) -> None:
        """Another run with these rules in all guests whose Linux is simulated."""
        self._run({guest.group for guest in self.guests})

    def _run(self, groups: set[str]) -> None:
        self.check_now()
        if not self.checked.starts or self.folder is None or not groups:
            first = next((one for one in self.checked.problems if one.daemon and one.severity == ERROR), None)
            if first is not None:
                self._go(first.line, first.column)
                self.failed.emit(
                    self.tr("The daemon does not start with these rules: {0}").format(first.what)
                )
            return
        scenario, name = self._session.scenario, self._title()
        try:
            path = keep(with_rules(scenario, groups, name, self.checked.text), self.folder, name)
        except (ScenarioError, RuleFileError) as error:
            self.failed.emit(str(error))
            return
        self._running = self._free_name(name)
        self._session.run_instead(self._running, str(path), seed=self._session.seed)

    def _free_name(self, name: str) -> str:
        """The name of a branch that there is not yet."""
        taken = {branch.name for branch in self._session.branches}
        names = [name[:40], *(f"{name[:40]} {number}" for number in range(2, 99))]
        return next((one for one in names if one not in taken), "")

    def _on_forked(self, name: str) -> None:
        if name and name == self._running:
            self._running = ""
            self._session.play()

    def _on_refused(self, _: str) -> None:
        self._running = ""
