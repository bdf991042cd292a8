"""A panel is one PanelSpec and one module: menus, search, help and layouts follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from app.frame.docks import is_seen
from app.frame.panels import PanelSpec
from app.lab.lab import Lab
from app.panels import specs
from app.panels.context import PanelContext
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card

NEW = PanelSpec("title", "Title", "Shows the title of the scenario.", f"{__name__}:make_panel", "paging")


class TitlePanel(QLabel):
    """The title of the scenario."""

    def show_scenario(self, scenario: Any) -> None:
        self.setText(scenario.title)


def make_panel(context: PanelContext, card: Card) -> TitlePanel:
    panel = TitlePanel()
    panel.show_scenario(context.session.scenario)
    context.scenario_opened.connect(panel.show_scenario)
    return panel


@pytest.fixture
def lab(make_lab: Callable[..., Lab], monkeypatch: pytest.MonkeyPatch) -> Lab:
    shipped = specs.panels
    monkeypatch.setattr(specs, "panels", lambda: [*shipped(), NEW])
    return make_lab()


def test_it_lies_behind_the_panel_that_it_names(lab: Lab) -> None:
    card, paging = lab.window.cards["title"], lab.window.cards["paging"]
    assert card in lab.window.desk.tabifiedDockWidgets(paging)
    assert not card.isHidden()
    assert not is_seen(card)


def test_it_is_made_when_it_is_first_seen(lab: Lab) -> None:
    assert "title" not in lab.views.panels
    lab.window.open_panel("title")
    assert is_seen(lab.views.panels["title"])
    assert lab.views.panels["title"].text() == lab.session.scenario.title


def test_it_hears_of_the_run(lab: Lab) -> None:
    panel = lab.views.panels["title"]
    panel.setText("")
    lab.views.context.scenario_opened.emit(lab.session.scenario)
    assert panel.text() == lab.session.scenario.title


def test_it_stands_in_the_menu_the_search_and_the_help(lab: Lab) -> None:
    card = lab.window.cards["title"]
    assert card.toggleViewAction() in lab.window.header.menu["view"].actions()
    assert card.whatsThis() == NEW.help
    found = next(thing for thing in lab.window._panels() if thing.text == "Title")
    found.do()
    assert is_seen(card)


def test_a_layout_keeps_its_place(lab: Lab) -> None:
    desk, card = lab.window.desk, lab.window.cards["title"]
    card.close()
    closed = desk.saveState(LAYOUT_VERSION)
    lab.window.reset_layout()
    assert not card.isHidden()
    desk.restoreState(closed, LAYOUT_VERSION)
    assert card.isHidden()
