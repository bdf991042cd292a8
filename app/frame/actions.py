"""The actions of a window as data: menus, buttons, keys and the palette show the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.look import theme

Handlers = Mapping[str, Callable[[], object]]


class Spec(NamedTuple):
    """An action. `menu` is the one that it stands in; keys are alternatives."""

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    help: str = ""
    switch: bool = False  # it is on or off


class ActionGroup(Protocol):
    """Some actions as data, and what each does, by its id."""

    def specs(self) -> list[Spec]: ...
    def handlers(self) -> Handlers: ...


class Actions(Mapping[str, QAction]):
    """The actions of a window by id; more can be added when what they need exists."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.specs: list[Spec] = []
        self._actions: dict[str, QAction] = {}
        self._groups: list[ActionGroup] = []  # a signal alone does not keep them
        self._conditions: dict[str, Callable[[], bool]] = {}
        self.unhandled: set[str] = set()  # ids of actions that do nothing yet

    def add(self, group: ActionGroup, first: Callable[[], object] | None = None) -> list[QAction]:
        """Make the actions of a group. Raises KeyError when one has no handler.

        first: is called before each of them.
        """
        self._groups.append(group)
        return self.add_specs(group.specs(), group.handlers(), first)

    def add_specs(
        self, specs: Iterable[Spec], handlers: Handlers, first: Callable[[], object] | None = None
    ) -> list[QAction]:
        """Make actions. first: is called before each of them. Raises KeyError when one has no handler."""
        added = list(specs)
        before = (first,) if first is not None else ()
        made = {spec.id: make_action(self._window, spec, *before, handlers[spec.id]) for spec in added}
        self.specs += added
        self._actions.update(made)
        self._set_icons(added)
        return list(made.values())

    def add_unhandled(self, specs: Iterable[Spec]) -> None:
        """Make actions that parts of the window `handle` when these have been made."""
        for spec in specs:
            self.specs.append(spec)
            self.unhandled.add(spec.id)
            self._actions[spec.id] = make_action(self._window, spec)
            self._set_icons([spec])

    def handle(self, handlers: Handlers, when: Callable[[], bool] | None = None) -> None:
        """Let actions call these; `when` says whether something can be done with them now."""
        self.unhandled -= handlers.keys()
        for name, do in handlers.items():
            self._actions[name].triggered.connect(do)
            if when is not None:
                self._conditions[name] = when

    def enable(self) -> None:
        """Enable the actions with which something can be done now."""
        for name, can in self._conditions.items():
            self._actions[name].setEnabled(can())

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def of_menu(self, menu: str) -> list[QAction]:
        """Return the actions of a menu, in order."""
        return [self._actions[spec.id] for spec in self.specs if spec.menu == menu]

    def refresh(self) -> None:
        """Draw the icons in the colours of the present theme."""
        self._set_icons(self.specs)
        if "theme" in self._actions:
            self._actions["theme"].setIcon(theme.icon("light" if theme.current().dark else "dark"))

    def _set_icons(self, specs: Iterable[Spec]) -> None:
        for spec in specs:
            if spec.icon:
                self._actions[spec.id].setIcon(theme.icon(spec.icon))


def make_action(window: QWidget, spec: Spec, *handlers: Callable[[], object]) -> QAction:
    """Return the action of a Spec, known to the window; it calls the handlers in their order."""
    action = QAction(spec.text, window)
    action.setObjectName(spec.id)
    action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
    action.setWhatsThis(spec.help)
    action.setStatusTip(spec.help)
    action.setCheckable(spec.switch)
    for do in handlers:
        action.triggered.connect(do)
    window.addAction(action)
    return action
