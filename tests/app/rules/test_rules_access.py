"""The panel for rules without a mouse and without eyes, in a small window, in another language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.lab.lab import Lab
from app.rules.side import FINDINGS, HISTORY, VALUES
from engine.cpuplugd.shipped import shipped
from tests.app.brackets import OURS
from tests.app.window.test_window_access import by_tab, cut_off, interactive


def open_rules(lab: Lab, page: int) -> None:
    assert lab.views is not None
    rules = lab.views.panels["rules"]
    rules.files.show(shipped()["memory-4"], "memory-4")
    lab.window.open_panel("rules")
    rules.side.tabs.setCurrentIndex(page)
    lab.views.text()
    QApplication.processEvents()


@pytest.mark.parametrize("page", [VALUES, FINDINGS, HISTORY])
def test_nothing_of_the_panel_is_cut_off(make_lab: Callable[..., Lab], page: int) -> None:
    lab = make_lab(size=(1280, 720))
    open_rules(lab, page)
    assert (lab.window.width(), lab.window.height()) == (1280, 720)
    assert cut_off(lab.window) == []


def test_every_control_has_a_name_and_is_reached_by_tab(lab: Lab) -> None:
    assert lab.views is not None
    rules = lab.views.panels["rules"]
    open_rules(lab, FINDINGS)
    for control in (
        *interactive(lab),
        rules.edit,
        rules.side.tabs,
        rules.side.tree,
        rules.side.findings.table,
    ):
        face = QAccessible.queryAccessibleInterface(control)
        assert face.text(QAccessible.Text.Name), control
    reached = by_tab(lab)
    for control in (rules.edit, rules.side.tabs, rules.side.findings.table, rules.open):
        assert control in reached, control.accessibleName()


def test_the_panel_is_translated(pseudo_locale: None, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    assert lab.views is not None
    rules = lab.views.panels["rules"]
    lab.window.open_panel("rules")
    rules._fill_files()
    texts = [rules.side.why.text(), rules.status.text(), rules.edit.whatsThis(), rules.open.text()]
    texts += [rules.side.tabs.tabText(page) for page in range(3)]
    texts += [action.text() for action in rules.open.menu().actions() if action.text()]
    rules.edit.complete()
    popup = rules.edit.completion.list
    texts += [popup.model().index(row, 2).data() for row in range(popup.model().rowCount())]
    popup.hide()
    assert [text for text in texts if OURS.search(text) and "⟦" not in text] == []
