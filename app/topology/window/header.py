"""The line at the top: menus, and buttons for what is done often; a message below when there is one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QMenuBar, QToolButton, QVBoxLayout, QWidget

from app.look import theme
from app.topology.actions.listing import Actions, menu_titles
from app.widgets.banner import Banner
from app.widgets.button import ICON, action_button
from app.widgets.reach import reachable

APART = {  # menu: what begins a new part of it
    "file": ("save", "import", "title-block", "close"),
    "edit": ("cut", "select-all", "find"),
    "arrange": ("align-left", "distribute-across", "group", "renumber"),
    "view": ("layer-cabling", "grid", "next-link", "theme"),
    "help": ("about",),
}


class Header(QFrame):
    """Everything above the picture and its panels."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._actions = actions
        self.menus = QMenuBar(self)
        self.menu: dict[str, QMenu] = {}
        self.mark = QLabel(self)
        self.banner = Banner(self)
        self._fill_menus()
        self.buttons = self._make_buttons()
        self.align_menu, self.layers_menu = QMenu(self), QMenu(self)
        self._fill_small_menus()
        self._lay_out()
        self.refresh()

    def _fill_menus(self) -> None:
        for name, title in menu_titles().items():
            menu = self.menu[name] = self.menus.addMenu(title)
            for action in self._actions.of_menu(name):
                if action.objectName() in APART.get(name, ()):
                    menu.addSeparator()
                menu.addAction(action)

    def _make_buttons(self) -> dict[str, QToolButton]:
        made = {name: action_button(self._actions[name], self) for name in ("undo", "redo", "find", "theme")}
        made |= {
            name: action_button(self._actions[name], self, text=True)
            for name in ("lay-out", "import", "export", "run")
        }
        made["align"] = self._menu_button("align-left", self.tr("Align"), self.tr("Align and distribute"))
        made["layers"] = self._menu_button("layers", self.tr("Layers"), self.tr("Layers and writers"))
        made["search"] = self._search_button()
        made["run"].setObjectName("primary")
        made["theme"].setObjectName("themeSwitch")
        return made

    def _menu_button(self, icon: str, text: str, help_text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setProperty("icon_name", icon)
        button.setIconSize(ICON)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        reachable(button, text, help_text)
        button.setToolTip(help_text)
        return button

    def _search_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("search")
        button.setText("Ctrl+K")
        action = self._actions["palette"]
        reachable(button, self.tr("Command palette"), action.whatsThis())
        button.setToolTip(action.whatsThis())
        button.clicked.connect(action.trigger)
        return button

    def _fill_small_menus(self) -> None:
        names = [name for name in self._actions if name.startswith(("align-", "distribute-"))]
        self.align_menu.addActions([self._actions[name] for name in names])
        self.layers_menu.addActions([self._actions[n] for n in self._actions if n.startswith("layer-")])
        self.layers_menu.addSeparator()
        self.buttons["align"].setMenu(self.align_menu)
        self.buttons["layers"].setMenu(self.layers_menu)

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._line())
        whole.addWidget(self.banner)

    def _line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(14, 5, 14, 5)
        line.setSpacing(6)
        line.addWidget(self.mark)
        line.addWidget(self.menus)
        line.addStretch(1)
        order = "undo redo find align lay-out layers import export run search theme".split()
        for name in order:
            line.addWidget(self.buttons[name])
        return line

    def add_action(self, menu: str, action: QAction) -> None:
        """One more in a menu."""
        self.menu[menu].addAction(action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words beside the icons where there is room for them."""
        super().resizeEvent(event)
        self.fit_buttons()

    def fit_buttons(self) -> None:
        """Words as far as there is room; the run's word stays longest."""
        style = Qt.ToolButtonStyle
        worded = [self.buttons[name] for name in ("run", "layers", "export", "import", "lay-out", "align")]
        room = self.width() - self._narrowest() - 4
        for button in worded:
            button.setToolButtonStyle(style.ToolButtonIconOnly)
            narrow = button.sizeHint().width()
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon)
            more = button.sizeHint().width() - narrow
            if more > room:
                button.setToolButtonStyle(style.ToolButtonIconOnly)
                room = 0
            else:
                room -= more

    def _narrowest(self) -> int:
        """Width of the line when all buttons that can have only their icons."""
        for name in ("run", "layers", "export", "import", "lay-out", "align"):
            self.buttons[name].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        widths = [button.sizeHint().width() + 6 for button in self.buttons.values()]
        return sum(widths) + self.menus.sizeHint().width() + self.mark.sizeHint().width() + 2 * 14 + 12

    def refresh(self) -> None:
        """After a change of theme."""
        self.mark.setPixmap(theme.icon("app").pixmap(QSize(18, 18)))
        for button in self.buttons.values():
            if name := button.property("icon_name"):
                button.setIcon(theme.icon(name))
        self.banner.refresh()
