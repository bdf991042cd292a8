"""The cpuplugd rules panel: edit rules, see their problems and their values, and run with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QSplitter, QVBoxLayout, QWidget

from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.recordings import number
from app.charts.toolkit.time_view import TimeView
from app.frame.docks import is_seen
from app.frame.panels import while_seen
from app.panels.context import PanelContext
from app.rules.checking import CheckedRules, check
from app.rules.editor import RuleEdit
from app.rules.files import RuleFiles
from app.rules.live import CPU_RULES, LinuxGuest, LiveRules, linux_guests, live
from app.rules.readings import readings_of
from app.rules.side import FINDINGS, HISTORY, RuleTabs
from app.rules.starting import Starting
from app.rules.term_chart import ShownTerm
from app.rules.term_tree import Chosen
from app.run.session import Session
from app.widgets.card import Card
from app.widgets.elided import ElidedLabel
from app.widgets.looks import button
from app.widgets.menus import empty
from app.widgets.reach import make_accessible
from engine.cpuplugd.language.messages import ERROR, WARNING
from engine.cpuplugd.shipped import shipped, title

NARROW = 84  # px, minimum width of the guest selector
SHARES = (540, 460)  # of editor and side, at first
PER_DRAFT = 4  # interval of the checks until the draft is saved


class RulesPanel(QWidget):
    """The panel itself. The views' clock calls `look` and `show_moment`; each frame calls `set_recording`."""

    failed = Signal(str)
    told = Signal(str)

    def __init__(self, session: Session, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rulesBody")
        self._session = session
        self.guests: list[LinuxGuest] = []
        self.checked = CheckedRules()
        self.live: LiveRules | None = None
        self._asked_for: object = None  # what the values were computed for
        self._looks = 0
        self.edit, self.side, self.status = RuleEdit(self), RuleTabs(time_view, self), ElidedLabel(self)
        self.files, self.starting = RuleFiles(self.edit, self), Starting(session, self)
        self.guest = self._guest_box()
        about = self.tr("Opens and saves a rule file.")
        self.open = self._menu_button(self.tr("Rules"), about, self._fill_files)
        about = self.tr("Starts another run of this scenario with the edited rules (Ctrl+Enter).")
        self.run = self._menu_button(self.tr("Run"), about, self._fill_run)
        self._lay_out()
        self._connect()
        self.show_scenario(None)

    # ---- making

    def _guest_box(self) -> QComboBox:
        box = QComboBox(self)
        about = self.tr("The guest whose values are shown. Selecting a guest opens its rules.")
        make_accessible(box, self.tr("Guest"), about)
        box.setToolTip(about)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMinimumWidth(NARROW)
        box.activated.connect(self._on_guest)
        return box

    def _menu_button(self, text: str, about: str, fill: Callable[[], None]) -> QPushButton:
        made = button(text, about, self)
        menu = QMenu(made)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(fill)
        made.setMenu(menu)
        return made

    def controls(self) -> list[QWidget]:
        """Return the controls for the title bar."""
        return [self.guest, self.open, self.run]

    def _lay_out(self) -> None:
        self.status.setObjectName("caption")
        self.status.setContentsMargins(8, 0, 8, 2)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.addWidget(self.edit)
        self.split.addWidget(self.side)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes(SHARES)
        for place in range(2):
            self.split.setStretchFactor(place, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        layout.addWidget(self.split, 1)
        layout.addWidget(self.status)
        self.setFocusProxy(self.edit)

    def _connect(self) -> None:
        for part in (self.files, self.starting):
            part.failed.connect(self.failed)
        self.files.told.connect(self.told)
        self.files.replaced.connect(self.check_now)
        self.edit.save_wanted.connect(self.files.save)
        self.edit.cursorPositionChanged.connect(self._show_status)
        self.side.findings.wanted.connect(self._go)
        self.side.tree.chosen.connect(self._show_term)
        self.side.tree.wanted.connect(self._show_history)
        self._session.opened.connect(self.show_scenario)
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
        """Show the guests of a scenario; the text stays if it was changed or belongs to a file."""
        before = self.chosen_guest
        self.guests = linux_guests(scenario)
        self.guest.clear()
        for guest in self.guests:
            self.guest.addItem(guest.userid, guest.userid)
        userids = [guest.userid for guest in self.guests]
        managed = next((place for place, guest in enumerate(self.guests) if guest.text), 0)
        same = userids.index(before.userid) if before and before.userid in userids else managed
        self.guest.setCurrentIndex(same if self.guests else -1)
        self.guest.setEnabled(bool(self.guests))
        self.side.chart.history.show(self.side.chart.history.shown)
        self.side.chart.forget_panes()
        if not self.files.path:
            self._follow_guest()
        self.check_now()

    @property
    def chosen_guest(self) -> LinuxGuest | None:
        """The guest whose values are displayed."""
        place = self.guest.currentIndex()
        return self.guests[place] if 0 <= place < len(self.guests) else None

    def choose_guest(self, userid: str) -> None:
        """Show the values of a guest, and its rules unless something else is being edited."""
        place = self.guest.findData(userid)
        if place >= 0:
            self.guest.setCurrentIndex(place)
            self._on_guest()

    def _on_guest(self) -> None:
        self._follow_guest()
        self.check_now()

    def _follow_guest(self) -> None:
        """Edit the rules of the selected guest, unless changes would be lost."""
        guest = self.chosen_guest
        if guest is not None and guest.text and not self.files.changed:
            self.files.show(guest.text, guest.name)

    def _fill_files(self) -> None:
        menu, guest, files = self.open.menu(), self.chosen_guest, self.files
        empty(menu)
        if guest is not None and guest.text:
            own = menu.addAction(self.tr("&Rules for {0}").format(guest.userid))
            own.triggered.connect(lambda: files.guarded(lambda: files.show(guest.text, guest.name)))
        inside = QMenu(self.tr("S&hipped"), menu)
        menu.addMenu(inside)
        inside.setToolTipsVisible(True)
        for name in shipped():
            inside.addAction(name).setToolTip(title(name))
        inside.triggered.connect(lambda action: files.open_shipped(action.text()))
        menu.addAction(self.tr("&Open file…"), files.choose)
        menu.addSeparator()
        menu.addAction(self.tr("&Save"), files.save)
        menu.addAction(self.tr("Save &as…"), files.save_as)

    # ---- checks

    def look(self) -> None:
        """Check the text typed since the last check, and show the values at the displayed time."""
        if self.edit.text() != self.checked.text:
            self.check_now()
        self._looks += 1
        if self._looks % PER_DRAFT == 0:
            self.files.drafts.keep()
        self.show_moment()
        self._show_status()

    def check_now(self) -> None:
        """Read the rules as the daemon would, and mark the problems."""
        guest = self.chosen_guest
        facts = guest.facts if guest else None
        self.checked = check(self.edit.text(), guest.processors if guest else 0, facts)
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
        """Go to the next or previous finding."""
        self.check_now()
        self.side.tabs.setCurrentIndex(FINDINGS)
        self.side.findings.step(by, *self.edit.here())

    def _go(self, line: int, column: int) -> None:
        self.edit.go(line, column)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_status(self) -> None:
        severities = [problem.severity for problem in self.checked.problems]
        errors, warnings = severities.count(ERROR), severities.count(WARNING)
        line, column = self.edit.here()
        parts = [
            self.files.title if self.checked.text.strip() else self.tr("no rules"),
            self.tr("changed") if self.files.changed else "",
            self.tr("errors: {0}").format(errors) if errors else "",
            self.tr("warnings: {0}").format(warnings) if warnings else "",
            self.tr("line {0}, column {1}").format(line, column),
        ]
        text = " · ".join(filter(None, parts))
        if text != self.status.text():
            self.status.setText(text)
            self.status.setToolTip(self.files.path)

    # ---- values

    def set_recording(self, recording: Any) -> None:
        """Show a newer state of the run in the history."""
        self.side.chart.set_recording(recording)

    def set_compared(self, recording: Any, name: str, mode: Compare, own: str) -> None:
        """Also show the term in another run."""
        self.side.chart.set_compared(recording, name, mode, own)

    def show_moment(self) -> None:
        """Show the values at the cursor, or at the machine's current time."""
        guest, recording = self.chosen_guest, self._session.recording
        cursor = self.side.chart.time_view.cursor
        time = self._session.time_travel.position if cursor is None else cursor
        readings = readings_of(recording, guest.place) if guest and recording is not None else None
        count = readings.until(time) if readings is not None else 0
        wanted = (id(self.checked), guest and guest.userid, count, recording and number(recording.scenario))
        if wanted == self._asked_for:
            return
        self._asked_for, self.live = wanted, None
        if guest is not None and readings is not None and self.checked.usable:
            self.live = live(self.checked.configuration, readings, time, guest.processors)
        self.side.show_live(self.live, self._why_no_values(guest))

    def _why_no_values(self, guest: LinuxGuest | None) -> str:
        fatal = self.checked.configuration.fatal
        if fatal:
            return self.tr("The daemon does not start with these rules: {0}").format(fatal.told)
        if guest is None:
            return self.tr("This scenario does not simulate Linux, so there are no values.")
        if not self.checked.text.strip():
            return self.tr("There are no rules: CPUs and memory do not change.")
        return self.tr("{0} has no readings yet: start the run.").format(guest.userid)

    def _show_term(self, chosen: Chosen | None) -> None:
        """Show the position of the selected term in the text, and its history."""
        guest = self.chosen_guest
        if chosen is None:
            self.edit.point_at(0, 0, 0)
            self.side.chart.show_term(None)
            return
        place = self.checked.configuration.place
        line, column = place(chosen.where, chosen.term.start)
        _, last = place(chosen.where, chosen.term.end - 1)
        self.edit.point_at(line if self.side.tree.hasFocus() else 0, column, last + 1)
        userid = guest.userid if guest else ""
        self.side.chart.show_term(ShownTerm(userid, chosen.text, chosen.term, chosen.rule in CPU_RULES))

    def _show_history(self) -> None:
        self.side.turn(HISTORY)

    # ---- runs

    def _fill_run(self) -> None:
        menu, guest = self.run.menu(), self.chosen_guest
        menu.clear()
        if guest is not None:
            same = [linux_guest.userid for linux_guest in self.guests if linux_guest.group == guest.group]
            name, several = self.tr("In &{0}"), self.tr("In the {1} guests of the group of &{0}")
            text = (name if len(same) == 1 else several).format(guest.userid, len(same))
            menu.addAction(text, self.run_group).setToolTip(", ".join(same))
        menu.addAction(self.tr("In &all guests with simulated Linux"), self.run_all)

    def run_group(self) -> None:
        """Start another run with these rules in the group of the selected guest."""
        guest = self.chosen_guest
        if guest is not None:
            self._run({guest.group})

    def run_all(self) -> None:
        """Start another run with these rules in all guests with a simulated Linux."""
        self._run({guest.group for guest in self.guests})

    def _run(self, groups: set[str]) -> None:
        self.check_now()
        wrong = self.checked.first_error
        if wrong is not None:
            self._go(wrong.line, wrong.column)
            self.failed.emit(self.tr("The daemon does not start with these rules: {0}").format(wrong.what))
        elif self.checked.starts and self.files.folder is not None:
            self.starting.start(groups, self.files.run_name, self.checked.text, self.files.folder)


def make_panel(context: PanelContext, card: Card) -> RulesPanel:
    """Return the panel for the lab."""
    session = context.session
    panel = RulesPanel(session, context.time_view)

    def show(recording: Any, another: bool) -> None:
        if another or is_seen(panel):
            panel.set_recording(recording)

    def point(name: str, userid: str) -> None:
        if name == card.objectName() and userid:
            panel.choose_guest(userid)

    panel.failed.connect(context.failed)
    panel.told.connect(context.told)
    panel.files.use_folder(context.settings.rules)
    if session.scenario is not None:
        panel.show_scenario(session.scenario)
    panel.set_recording(session.recording)
    panel.set_compared(*context.compared)
    panel.look()
    card.add_controls(*panel.controls())
    card.visibilityChanged.connect(lambda: panel.set_recording(session.recording))
    context.recording_changed.connect(show)
    context.compared_changed.connect(panel.set_compared)
    context.guest_pointed.connect(point)
    context.moved.connect(while_seen(panel, panel.show_moment))
    context.texts_due.connect(while_seen(panel, panel.look))
    context.cache_cleared.connect(panel.side.chart.clear_cache)
    context.closing.connect(panel.files.drafts.keep)
    return panel
