"""Everything that can be done in the editor's window, as data: for menus, buttons, keys, palette."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.frame.actions import make_action
from app.look import theme
from app.window.action_spec import Spec

MENUS = ("file", "edit", "insert", "arrange", "view", "run", "help")


class ActionGroup(Protocol):
    """The actions of a menu as data, and their handlers by id."""

    def specs(self) -> list[Spec]: ...
    def handlers(self) -> Mapping[str, Callable[[], object]]: ...


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingActions", text)


def menu_titles() -> dict[str, str]:
    """The menus from left to right."""
    titles = (
        _tr("&File"),
        _tr("&Edit"),
        _tr("&Insert"),
        _tr("&Arrange"),
        _tr("&View"),
        _tr("&Run"),
        _tr("&Help"),
    )
    return dict(zip(MENUS, titles, strict=True))


class Actions(Mapping[str, QAction]):
    """The actions of a window by id; more can be added when what they need is there."""

    def __init__(self, window: QWidget, groups: Iterable[ActionGroup]) -> None:
        self._window = window
        self.specs: list[Spec] = []
        self._actions: dict[str, QAction] = {}
        self._groups: list[ActionGroup] = []  # a signal alone does not keep them
        for group in groups:
            self.add(group)

    def add(self, group: ActionGroup) -> Sequence[QAction]:
        """Make and return the actions of a group. Raises KeyError when one has no handler."""
        handlers, specs = group.handlers(), group.specs()
        made = {spec.id: make_action(self._window, spec, handlers[spec.id]) for spec in specs}
        self.specs += specs
        self._groups.append(group)
        self._actions.update(made)
        self._dress(specs)
        return list(made.values())

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def of_menu(self, menu: str) -> list[QAction]:
        """The actions of a menu, in order."""
        return [self._actions[spec.id] for spec in self.specs if spec.menu == menu]

    def dress(self) -> None:
        """Icons in the colours of the present theme."""
        self._dress(self.specs)

    def _dress(self, specs: Iterable[Spec]) -> None:
        for spec in specs:
            if spec.icon:
                self._actions[spec.id].setIcon(theme.icon(spec.icon))


def canvas_keys() -> list[tuple[str, str]]:
    """Keys that work inside the picture and the panels, for the list of keys."""
    return [
        (_tr("Tab, arrows"), _tr("In the picture: go from thing to thing")),
        (_tr("Shift and arrows"), _tr("In the picture: move what is selected")),
        (_tr("Enter"), _tr("In the picture: edit the properties of what is selected")),
        (_tr("W, then Tab and Enter"), _tr("In the picture: draw a wire from what is selected")),
        (_tr("Space and drag, wheel"), _tr("In the picture: move and zoom the view")),
        (_tr("Enter"), _tr("In the list of things: put one into what is selected")),
        (_tr("Enter, Ctrl+Enter, W"), _tr("In the problems: go there, mend, accept with a reason")),
        (_tr("F6, Shift+F6"), _tr("Go to the next or previous panel")),
        (_tr("Tab, Shift+Tab"), _tr("Go to the next or previous control")),
    ]
