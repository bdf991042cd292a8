"""The lines at the top: menus; scenario and transport; messages. Also the keys inside the views."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.frame.actions import Actions, ViewKeys
from app.frame.header import Header
from app.look import theme
from app.scenarios.choice import ScenarioChoice
from app.widgets.banner import Caution
from app.widgets.button import action_button
from app.widgets.progress_line import ProgressLine
from app.window.transport import Transport

_tr = partial(QCoreApplication.translate, "Header")
_key = partial(QCoreApplication.translate, "Actions")
LABELS_FROM = 1440  # px of width at 100%: the boxes of the scenario keep their texts
ONE_LINE_FROM = 1180  # px at 100%: below, the transport has a line of its own


class LabHeader(Header):
    """Everything above the panels."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(actions, _menu_titles(), parent=parent)
        for title, folded in _folded():
            self.fold("run", title, folded)
        self._labelled = self._below = False
        self.choice = ScenarioChoice(self)
        self.transport = Transport(actions, self)
        self.lessons_button = action_button(actions["lesson"], self, text=True)
        self.lessons_button.setObjectName("search")
        self.theme_button = action_button(actions["theme"], self)
        self.theme_button.setObjectName("themeSwitch")
        self.search = self.search_button(self.tr("Search"))
        self._fill_menu_line()
        self._first, self._second = self.add_line(4, 8), self.add_line(0, 0)
        self._first.addWidget(self.choice, 1)
        self._first.addWidget(self.transport)
        self._second.addStretch(1)
        self.caution = Caution(self)
        self.add_line(0, 0).addWidget(self.caution)
        self.progress = ProgressLine(self)
        self.lines.addWidget(self.progress)
        self.add_banner()

    def _fill_menu_line(self) -> None:
        line = self.add_line(5, 0)
        name = QLabel("LPAR Lab", self)
        name.setFont(theme.font(11.5, QFont.Weight.Bold))
        line.addWidget(self.mark)
        line.addWidget(name)
        line.addSpacing(4)
        line.addWidget(self.menus)
        line.addStretch(1)
        for button in (self.lessons_button, self.search, self.theme_button):
            line.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Label the transport icons if there is room."""
        super().resizeEvent(event)
        self._use_room(event.size().width() / theme.text_scale())

    def _use_room(self, width: float) -> None:
        """Arrange the transport for a width given in px at 100%."""
        if (width >= LABELS_FROM) != self._labelled:
            self._labelled = not self._labelled
            self.transport.label(self._labelled)
        below = width < ONE_LINE_FROM
        if below != self._below:
            self._below = below
            (self._second if below else self._first).addWidget(self.transport)
            self._second.setContentsMargins(14, 0, 14, 8 if below else 0)

    def refresh(self) -> None:
        super().refresh()
        self.transport.refresh()
        self._use_room(self.width() / theme.text_scale())


def _menu_titles() -> dict[str, str]:
    return {
        "file": _tr("&File"),
        "view": _tr("&View"),
        "run": _tr("&Run"),
        "lesson": _tr("&Lesson"),
        "help": _tr("&Help"),
    }


def _folded() -> list[tuple[str, list[str]]]:
    """Return the submenus of the run menu, which is too long for a 720 px screen."""
    steps = ["step", "event", "back", "back-event", "next-kind", "previous-kind"]
    return [
        (_tr("S&tep"), steps),
        (_tr("Spee&d"), ["faster", "slower", "slow-motion"]),
        (_tr("Ma&ny runs"), ["matrix", "sweep", "experiment"]),
    ]


def view_keys() -> list[ViewKeys]:
    """Return the keys that work inside a view, for the list of keys."""
    digits = tuple("1234567890")
    return [
        ViewKeys(_key("W, S or wheel"), _key("Zoom a time chart in and out"), ("W", "S")),
        ViewKeys(_key("A, D or arrows"), _key("Move a time chart backward or forward in time"), ("A", "D")),
        ViewKeys(_key("Shift+Left, Shift+Right"), _key("In a time chart: go to an earlier or later moment")),
        ViewKeys(
            _key("Alt and arrows, Alt+Home"),
            _key("In a chart: zoom values, show all values, or go to another step of a path"),
            tuple("Alt+Left Alt+Right Alt+Up Alt+Down Alt+Home Alt+Shift+Up Alt+Shift+Down".split()),
        ),
        ViewKeys(
            _key("Ctrl+Shift+P"),
            _key("In a chart or table: open its values in the plots"),
            ("Ctrl+Shift+P",),
        ),
        ViewKeys(
            _key("Ctrl+Shift+T, B, A, J"),
            _key("In a time chart or plot: add text, a frame or an arrow; select the next annotation"),
            ("Ctrl+Shift+T", "Ctrl+Shift+B", "Ctrl+Shift+A", "Ctrl+Shift+J"),
        ),
        ViewKeys(
            _key("N, P, T"),
            _key("In Processors as lanes: next and previous change, next highlighted activity"),
            ("N", "P", "T"),
        ),
        ViewKeys(_key("F"), _key("In the plots: show all times and values"), ("F",)),
        ViewKeys(_key("F2"), _key("In the plots: change the titles of a plot and of its axes"), ("F2",)),
        ViewKeys(
            _key("Ctrl+Shift+E"),
            _key("In a chart: save it as a picture, a drawing or values"),
            ("Ctrl+Shift+E",),
        ),
        ViewKeys(_key("1 … 9, 0"), _key("Go to a panel; 0 is the lesson"), digits),
        ViewKeys(
            _key("Tab, F1, Up, Down"), _key("In the console: complete, explain, previous and next command")
        ),
        ViewKeys(
            _key("Enter, C, R, Delete"),
            _key("In the run matrix: open, compare, simulate, remove a run"),
            ("C", "R"),
        ),
        ViewKeys(
            _key("Arrows, Page Up, Page Down"),
            _key("In the sweep: go to another point or chart; Enter, C and R work as in the run matrix"),
        ),
        ViewKeys(
            _key("Ctrl+Space, F4, Ctrl+Enter"),
            _key("In the cpuplugd rules: complete, next finding, run with these rules"),
            ("Ctrl+Space", "F4", "Shift+F4", "Ctrl+Return", "Ctrl+Enter"),
        ),
        ViewKeys(
            _key("B, Page Up, Page Down"),
            _key("During a presentation: black screen, previous and next page"),
            ("B",),
        ),
        ViewKeys(_key("Tab, Shift+Tab"), _key("Go to the next or previous control")),
        ViewKeys(_key("Page Up, Page Down"), _key("On the speed scale: next and previous marked speed")),
    ]
