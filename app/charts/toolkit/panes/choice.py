"""A choice menu in the corner of a chart with panes, which selects the items shown from a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.panes.pane import Keys, PaneChoice
from app.widgets.menus import empty
from app.widgets.reach import make_accessible
from engine.scenario.scenario import Scenario


class ChoiceMenu(QToolButton):
    """A button with a menu that is filled for each scenario; `chosen` has the keys of the checked items."""

    chosen_another = Signal()

    def __init__(self, chart: Chart, choice: PaneChoice) -> None:
        super().__init__(chart)
        self._choice, self._view, self._named = choice, chart.time_view, choice.named or choice.of_guests
        self.chosen: Keys = ()
        self.entries = QMenu(self)
        self._scenario: Scenario | None = None
        self._actions: dict[str, QAction] = {}
        self.setText("▾")
        chart.corner.add(self, 116 if self._named else 30)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(self.entries)
        make_accessible(self, self.tr(choice.name), self.tr(choice.about))
        self.setToolTip(self.tr(choice.about))
        if choice.of_guests:
            self._view.guest_chosen.connect(self._take_guest)

    def show_scenario(self, scenario: Scenario) -> None:
        """Fill the menu when the scenario has changed; selected items remain selected if they still exist."""
        if scenario is self._scenario:
            return
        self._scenario, options = scenario, self._choice.options(scenario)
        empty(self.entries)
        self._actions = {key: self._entry(key, title) for key, title in options.items()}
        groups = self._choice.groups(scenario)
        if groups:
            self.entries.addSeparator()
        for title, keys in groups.items():
            self.entries.addAction(title).triggered.connect(partial(self.choose, keys))
        before = (self._view.guest,) if self._choice.of_guests else self.chosen
        self.choose([key for key in before if key in options])

    def _entry(self, key: str, title: str) -> QAction:
        action = self.entries.addAction(title)
        action.setCheckable(True)
        action.triggered.connect(
            self._choose_ticked if self._choice.several else partial(self.choose, (key,))
        )
        return action

    def _choose_ticked(self) -> None:
        self.choose([key for key, action in self._actions.items() if action.isChecked()])

    def choose(self, keys: Sequence[str], *_: object) -> None:
        """Show these keys; if there are none, show the default keys."""
        wanted = tuple(keys) or (self._choice.first(self._scenario) if self._scenario is not None else ())
        if self._choice.of_guests and wanted:
            self._view.choose_guest(wanted[0])
        self._take(wanted)

    def _take_guest(self) -> None:
        self._take((self._view.guest,))

    def _take(self, keys: Keys) -> None:
        for key, action in self._actions.items():
            action.setChecked(key in keys)
        if self._named and keys[:1] and keys[0] in self._actions:
            self.setText(f"{self._actions[keys[0]].text()} ▾")
        if keys != self.chosen:
            self.chosen = keys
            self.chosen_another.emit()
