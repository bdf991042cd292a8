"""The choice of a Linux guest; it is the same in all charts of Linux."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.panes.menu import CornerMenu
from app.charts.values.linux import guest_names
from engine.scenario.scenario import Scenario


class GuestMenu(CornerMenu):
    """All guests together, or one of them by its userid."""

    button_width = 116

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self._view = chart.time_view
        self._view.guest_chosen.connect(self._show_choice)

    def texts(self) -> tuple[str, str]:
        """Return the name of the choice, and its explanation."""
        about = _tr("The guest shown in the Linux charts: one, or all together")
        return _tr("Choose the guest that is shown"), about

    def key(self) -> object:
        """Return the userid of the guest; "" = all of them."""
        return self._view.guest

    def fill(self, scenario: Scenario) -> None:
        """Add all guests together, and each guest whose Linux is simulated."""
        known = guest_names(scenario)
        for userid in ("", *known):
            self.add_entry(userid, userid or _tr("All guests"), partial(self._view.choose_guest, userid))
        if self._view.guest not in known:
            self._view.choose_guest("")
        self._tick_choice()

    def _tick_choice(self) -> None:
        chosen = self._view.guest
        self.setText(f"{chosen or _tr('All guests')} ▾")
        self.tick([chosen])

    def _show_choice(self) -> None:
        self._tick_choice()
        self.chosen_another.emit()


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)
