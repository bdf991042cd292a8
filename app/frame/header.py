"""The top of a window: menus, rows of buttons, and a message when there is one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QMenuBar, QToolButton, QVBoxLayout, QWidget

from app.frame.actions import Actions
from app.look import theme
from app.widgets.banner import Banner
from app.widgets.button import plain
from app.widgets.reach import make_accessible

MARK = QSize(18, 18)


class Header(QFrame):
    """`menu` contains the menus by name; `add_line` adds a row of controls, and `add_banner` adds the banner,
    last.
    """

    banner: Banner

    def __init__(
        self,
        actions: Actions,
        titles: Mapping[str, str],
        parts: Mapping[str, Collection[str]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Create the header. titles: of menus, by name. parts: ids of actions that begin menu sections."""
        super().__init__(parent)
        self.setObjectName("header")
        self.menus, self.mark = QMenuBar(self), QLabel(self)
        self.menu: dict[str, QMenu] = {}
        self._actions = actions
        self._fill_menus(titles, parts or {})
        self.lines = QVBoxLayout()
        self.lines.setSpacing(0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self.lines)

    def _fill_menus(self, titles: Mapping[str, str], parts: Mapping[str, Collection[str]]) -> None:
        for name, title in titles.items():
            menu = self.menu[name] = QMenu(
                title, self.menus
            )  # the return value of addMenu(title) may become invalid
            self.menus.addMenu(menu)
            for action in self._actions.of_menu(name):
                if action.objectName() in parts.get(name, ()):
                    menu.addSeparator()
                menu.addAction(action)

    def fold(self, name: str, title: str, actions: Collection[str]) -> None:
        """Move the actions with these ids into a submenu that replaces the first action."""
        menu, moved = self.menu[name], [self._actions[id] for id in actions]
        inner = QMenu(title, menu)
        menu.insertMenu(moved[0], inner)
        for action in moved:
            menu.removeAction(action)
            inner.addAction(action)

    def add_line(self, above: int, below: int, spacing: int = 8) -> QHBoxLayout:
        """Add an empty row with margins above and below, px, and return it to be filled."""
        line = QHBoxLayout()
        line.setContentsMargins(14, above, 14, below)
        line.setSpacing(spacing)
        self.lines.addLayout(line)
        return line

    def add_banner(self) -> None:
        """Add the banner below all rows; Tab reaches it after the rows."""
        self.banner = Banner(self)
        self.lines.addWidget(self.banner)

    def search_button(self, text: str) -> QToolButton:
        """Return a button that opens the search, with a text and the keys of the search."""
        button = QToolButton(self)
        button.setObjectName("search")
        action = self._actions["palette"]
        action.changed.connect(partial(_show_keys, button, action, text))
        _show_keys(button, action, text)
        make_accessible(button, self.tr("Search"), action.whatsThis())
        button.setToolTip(action.whatsThis())
        button.clicked.connect(action.trigger)
        return button

    def refresh(self) -> None:
        """Draw the icons in the colors of the current theme."""
        self.mark.setPixmap(theme.icon("app").pixmap(MARK))
        self.banner.refresh()


def _show_keys(button: QToolButton, action: QAction, text: str) -> None:
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    button.setText("    ".join(filter(None, (text, keys))) or plain(action.text()))
