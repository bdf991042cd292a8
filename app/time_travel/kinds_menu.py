"""Fills the menu of the kinds of events to step to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from app.time_travel import kinds


def fill(menu: QMenu, scenario: Any, chosen: str, choose: Callable[[str], object]) -> None:
    """Fill the menu; choosing an entry calls `choose` with its id."""
    menu.clear()
    group = QActionGroup(menu)
    chosen = kinds.kind_of(scenario, chosen).id
    _add(menu, group, kinds.plain(), chosen)
    for part in kinds.groups(scenario):
        _add(menu.addMenu(part.title), group, part.kinds, chosen)
    group.triggered.connect(lambda action: choose(action.data()))


def _add(menu: QMenu, group: QActionGroup, entries: Sequence[kinds.Kind], chosen: str) -> None:
    for entry in entries:
        action = menu.addAction(entry.title)
        action.setCheckable(True)
        action.setChecked(entry.id == chosen)
        action.setData(entry.id)
        group.addAction(action)
