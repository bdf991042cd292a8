"""The lines at the top: menus; scenario and transport; a message when there is one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QMenuBar, QToolButton, QVBoxLayout, QWidget

from app.look import theme
from app.widgets.banner import Banner
from app.widgets.button import action_button
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import reachable
from app.window.actions import of_menu
from app.window.scenario_choice import ScenarioChoice
from app.window.transport import Transport


class Header(QFrame):
    """Everything above the panels."""

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._actions = actions
        self.menus = QMenuBar(self)
        self.mark = QLabel(self)
        self.choice = ScenarioChoice(self)
        self.transport = Transport(actions, self)
        self.lessons_button = action_button(actions["lesson"], self, text=True)
        self.lessons_button.setObjectName("search")
        self.palette_button = self._palette_button()
        self.theme_button = action_button(actions["theme"], self)
        self.theme_button.setObjectName("themeSwitch")
        self.banner = Banner(self)
        self.progress = ProgressLine(self)
        self.view_menu = self._fill_menus()
        self._lay_out()

    def _palette_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("search")
        button.setText(self.tr("Search commands    Ctrl+K"))
        action = self._actions["palette"]
        reachable(button, self.tr("Command palette"), action.whatsThis())
        button.setToolTip(action.whatsThis())
        button.clicked.connect(action.trigger)
        return button

    def _fill_menus(self) -> QMenu:
        titles = {
            "file": self.tr("&File"),
            "view": self.tr("&View"),
            "run": self.tr("&Run"),
            "lesson": self.tr("&Lesson"),
            "help": self.tr("&Help"),
        }
        menus = {}
        for name, title in titles.items():
            menus[name] = self.menus.addMenu(title)
            menus[name].addActions(list(of_menu(self._actions, name)))
        return menus["view"]

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        for line in (self._menu_line(), self._run_line()):
            whole.addLayout(line)
        whole.addWidget(self.progress)
        whole.addWidget(self.banner)

    def _menu_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(14, 5, 14, 0)
        line.setSpacing(8)
        name = QLabel("LPAR Lab", self)
        name.setFont(theme.font(11.5, theme.QFont.Weight.Bold))
        line.addWidget(self.mark)
        line.addWidget(name)
        line.addSpacing(4)
        line.addWidget(self.menus)
        line.addStretch(1)
        line.addWidget(self.lessons_button)
        line.addWidget(self.palette_button)
        line.addWidget(self.theme_button)
        return line

    def _run_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(14, 4, 14, 8)
        line.setSpacing(8)
        line.addWidget(self.choice, 1)
        line.addWidget(self.transport)
        return line

    def refresh(self) -> None:
        """After a change of theme."""
        self.mark.setPixmap(theme.icon("app").pixmap(QSize(18, 18)))
        self.banner.refresh()
        self.transport.refresh()
