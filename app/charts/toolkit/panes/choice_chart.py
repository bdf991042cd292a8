"""ChoiceChart: panes of what is chosen in a menu in the chart's corner."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QMenu, QToolButton

from app.charts.toolkit.cornered import Cornered
from app.charts.toolkit.panes.chart import PaneChart
from app.widgets.reach import reachable
from engine.recording.recorder import Recording


class ChoiceChart(Cornered, PaneChart):
    """What such a chart says is what there is to choose; the menu is filled anew for each scenario."""

    choice_width = 30  # px

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._menu = QMenu(self)
        self._menu_of: object = None
        self._choice = QToolButton(self)
        self._choice.setText("▾")
        self.put_in_corner(self._choice, self.choice_width)
        self._choice.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choice.setMenu(self._menu)
        name, about = self.choice_texts()
        reachable(self._choice, name, about)
        self._choice.setToolTip(about)

    # ---- what each of these charts says

    def choice_texts(self) -> tuple[str, str]:
        """What the choice is called, and what it is for."""
        raise NotImplementedError

    def fill_menu(self, menu: QMenu, scenario: Any) -> None:
        """Put what there is in a scenario into the menu, which is empty."""
        raise NotImplementedError

    # ---- places

    def set_recording(self, recording: Recording | None) -> None:
        """Another state of the run; in another scenario there is something else to choose."""
        scenario = getattr(recording, "scenario", None)
        if scenario is not None and scenario is not self._menu_of:
            self._menu_of = scenario
            self._menu.clear()
            self.fill_menu(self._menu, scenario)
        super().set_recording(recording)
