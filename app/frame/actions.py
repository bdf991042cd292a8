"""The actions of a window; menus, buttons, keys, the search and the key list share them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.look import theme

# Where macOS puts an action: in the menu with the program's name, or in its original menu.
_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}


class ActionSpec(NamedTuple):
    """An action available to the user in a window: its texts, keys, function, and when it is available.

    do: called without the state of a switch. keys are alternatives.
    enabled: returns whether the action can be used now; None: always.
    """

    id: str
    text: str
    do: Callable[[], object]
    keys: tuple[str, ...] = ()
    icon: str = ""
    help: str = ""
    switch: bool = False  # it is on or off
    hidden: bool = False  # it is in no menu
    enabled: Callable[[], bool] | None = None
    fixed: bool = False  # the user cannot change its keys


class ViewKeys(NamedTuple):
    """Keys that work inside a view, as the key list shows them. keys: those that no action can have."""

    shown: str
    what: str
    keys: tuple[str, ...] = ()


class Actions(Mapping[str, QAction]):
    """The actions of a window by id; more can be added when the objects they need exist."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._specs: dict[str, ActionSpec] = {}
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, list[QAction]] = {}

    def add(self, menu: str, specs: Sequence[ActionSpec]) -> list[QAction]:
        """Create actions for a menu, or additional ones, and return them."""
        made = [_make_action(self._window, spec) for spec in specs]
        self._specs.update((spec.id, spec) for spec in specs)
        self._actions.update((action.objectName(), action) for action in made)
        shown = [action for spec, action in zip(specs, made, strict=True) if not spec.hidden]
        self._menus.setdefault(menu, []).extend(shown)
        self._set_icons(specs)
        return made

    def enable(self, *names: str) -> None:
        """Enable the given actions, or all actions, according to whether they can be used."""
        for spec in self._specs.values():
            if spec.enabled is not None and (not names or spec.id in names):
                self._actions[spec.id].setEnabled(spec.enabled())

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def of_menu(self, menu: str) -> list[QAction]:
        """Return the actions of a menu in order."""
        return self._menus.get(menu, [])

    def spec(self, name: str) -> ActionSpec:
        """Return the spec of an action."""
        return self._specs[name]

    def refresh(self) -> None:
        """Draw the icons in the colors of the current theme."""
        self._set_icons(self._specs.values())
        if "theme" in self._actions:
            self._actions["theme"].setIcon(theme.icon("light" if theme.current().dark else "dark"))

    def _set_icons(self, specs: Iterable[ActionSpec]) -> None:
        for spec in specs:
            if spec.icon:
                self._actions[spec.id].setIcon(theme.icon(spec.icon))


def _make_action(window: QWidget, spec: ActionSpec) -> QAction:
    """Return the action of a spec, registered with the window."""
    action = QAction(spec.text, window)
    action.setObjectName(spec.id)
    action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
    action.setWhatsThis(spec.help)
    action.setStatusTip(spec.help)
    action.setCheckable(spec.switch)
    action.setMenuRole(_ROLES.get(spec.id, QAction.MenuRole.NoRole))
    action.triggered.connect(lambda *_: spec.do())
    window.addAction(action)
    return action
