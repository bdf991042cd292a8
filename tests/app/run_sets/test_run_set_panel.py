"""What the panels of all sets of runs have in common: controls, keys, menus, and the order of Tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.frame.docks import is_seen
from app.lab.lab import Lab
from tests.app.window.test_window_access import by_tab

KINDS = ("matrix", "sweep", "experiment")


@pytest.fixture(params=KINDS)
def panel(request: pytest.FixtureRequest, make_lab: Callable[..., Lab]) -> Any:
    """The panel of a kind in a lab with a study that has runs of each kind."""
    lab = make_lab(scenario="timers-430-600")
    lab.window.actions_by_id[request.param].trigger()
    shown: Any = lab.views.panels[request.param]
    shown.lab = lab
    assert is_seen(shown)
    return shown


def test_every_control_is_reached_by_tab(panel: Any) -> None:
    reached = by_tab(panel.lab)
    buttons = [button for button in panel.details.buttons if button.isVisible() and button.isEnabled()]
    for control in (panel.tabs, panel.focusProxy(), *panel.controls(), *buttons):
        assert control in reached, control.accessibleName()
        assert control.accessibleName()
        assert control.whatsThis()


def test_controls_read_the_same(panel: Any) -> None:
    assert [control.text() for control in panel.controls()[-3:]] == ["Run all", "Copy", "Export…"]
    assert [button.text() for button in panel.details.buttons[:3]] == ["Open", "Compare", "Run"]


def test_each_page_has_its_view_and_the_menu_of_the_chosen_run(panel: Any) -> None:
    for place in range(panel.tabs.count()):
        panel.tabs.setCurrentIndex(place)
        view = panel.focusProxy()
        assert view.isVisible()
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        texts = [action.text() for action in menu.actions()]
        assert texts[:2] == ["Open", "Compare"]
        assert "Op&en in plot" in texts
        menu.close()
