"""A menu in the corner of a chart with panes: what is shown of all that a scenario has."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from app.charts.toolkit.chart import Chart
from app.widgets.reach import reachable
from engine.scenario.scenario import Scenario


class CornerMenu(QToolButton):
    """A button with a menu, which is filled for each scenario."""

    chosen_another = Signal()
    button_width = 30  # px

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        name, about = self.texts()
        self.entries = QMenu(self)
        self._scenario: object = None
        self.setText("▾")
        chart.corner.add(self, self.button_width)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(self.entries)
        reachable(self, name, about)
        self.setToolTip(about)

    # ---- what each menu says

    def texts(self) -> tuple[str, str]:
        """Return the name of the choice, and its explanation."""
        raise NotImplementedError

    def fill(self, scenario: Scenario) -> None:
        """Add the entries for a scenario to the menu, which is empty."""
        raise NotImplementedError

    def key(self) -> object:
        """Return what is chosen."""
        raise NotImplementedError

    # ---- entries

    def show_scenario(self, scenario: Scenario) -> None:
        """Fill the menu when the scenario is another one."""
        if scenario is not self._scenario:
            self._scenario = scenario
            self.entries.clear()
            self.fill(scenario)

    def add_entry(self, key: str, title: str, act: Callable[[], object]) -> QAction:
        """Add an entry that can be ticked."""
        action = self.entries.addAction(title)
        action.setCheckable(True)
        action.setData(key)
        action.triggered.connect(act)
        return action

    def tick(self, keys: Iterable[str]) -> None:
        """Tick these entries and no others."""
        wanted = set(keys)
        for action in self.entries.actions():
            action.setChecked(action.data() in wanted)

    def ticked(self) -> list[str]:
        """Return the keys of the entries that are ticked."""
        actions = self.entries.actions()
        return [action.data() for action in actions if action.isCheckable() and action.isChecked()]
