"""GuestChart: panes of one Linux guest or of all together; the choice is the same in all such charts."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from app.charts.toolkit.panes.choice_chart import ChoiceChart
from app.charts.toolkit.panes.panes import Pane
from app.charts.values.linux import guest_names, has_linux
from engine.recording.recorder import Recording

WITHOUT = "The memory and the run queue of these guests' Linux are not simulated."


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinuxCharts", text)


class GuestChart(ChoiceChart):
    """What such a chart says is the panes of a guest, by its userid; "" = of all of them."""

    choice_width = 116

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.time_view.guest_chosen.connect(self._show_guest)

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only some scenarios have such guests."""
        return has_linux(scenario)

    def without(self) -> str:
        """What stands in its place."""
        return _tr(WITHOUT)

    def panes_of(self, recording: Recording, guest: str) -> list[Pane]:
        """The panes of a guest; of all of them for ""."""
        raise NotImplementedError

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Those of the chosen guest."""
        return self.panes_of(recording, self.time_view.guest)

    def panes_key(self) -> object:
        """Which guest is chosen."""
        return self.time_view.guest

    # ---- the choice

    def choice_texts(self) -> tuple[str, str]:
        """Of the button in the corner."""
        about = _tr("Which guest is shown in the charts of Linux: one, or all of them together")
        return _tr("Choose the guest that is shown"), about

    def fill_menu(self, menu: QMenu, scenario: Any) -> None:
        """All together, and each guest whose Linux is simulated."""
        known = guest_names(scenario)
        for userid in ("", *known):
            action = menu.addAction(userid or _tr("All guests"))
            action.setCheckable(True)
            action.setData(userid)
            action.triggered.connect(partial(self.time_view.choose_guest, userid))
        if self.time_view.guest not in known:
            self.time_view.choose_guest("")
        self._tell_choice()

    def _tell_choice(self) -> None:
        chosen = self.time_view.guest
        self._choice.setText(f"{chosen or _tr('All guests')} ▾")
        for action in self._menu.actions():
            action.setChecked(action.data() == chosen)

    def _show_guest(self) -> None:
        self._tell_choice()
        self.paint_anew()
