"""The line at the top: menus and buttons for frequent actions, plus the keys inside the canvas."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.frame.actions import Actions, ViewKeys
from app.frame.header import Header
from app.look import theme
from app.widgets.button import ICON, action_button
from app.widgets.reach import make_accessible

_tr = partial(QCoreApplication.translate, "DrawingActions")
MENUS = ("file", "edit", "insert", "arrange", "view", "run", "help")


def menu_titles() -> dict[str, str]:
    """Return the titles of the menus, from left to right."""
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


def canvas_keys() -> list[ViewKeys]:
    """Return the keys of the canvas and the panels, for the list of keys."""
    return [
        ViewKeys(_tr("Tab, arrows"), _tr("On the canvas: go from element to element")),
        ViewKeys(
            _tr("Shift and arrows"), _tr("On the canvas: move the selection, or the selected bend of a cable")
        ),
        ViewKeys(_tr("Enter"), _tr("On the canvas: edit the properties of the selection")),
        ViewKeys(
            _tr("F2"),
            _tr("On the canvas: rename the selected element; Tab goes to its other names and numbers"),
        ),
        ViewKeys(
            _tr("W, then Tab and Enter"),
            _tr("On the canvas: draw a wire from the selected element"),
            ("W", "Shift+W"),
        ),
        ViewKeys(
            _tr("F, +, -, 0"),
            _tr("On the canvas: fit the drawing, zoom in, zoom out, actual size"),
            ("F", "Shift+F", "+", "=", "-", "0", "Shift+0"),
        ),
        ViewKeys(_tr("Space and drag, wheel"), _tr("On the canvas: move and zoom the view")),
        ViewKeys(_tr("Enter"), _tr("In the palette: add an element to the selected container")),
        ViewKeys(
            _tr("Enter, Ctrl+Enter, W"),
            _tr("In the problem list: go to a problem, fix it, accept it with a reason"),
            ("Ctrl+Return", "Ctrl+Enter"),
        ),
        ViewKeys(_tr("F6, Shift+F6"), _tr("Go to the next or previous panel")),
        ViewKeys(_tr("Tab, Shift+Tab"), _tr("Go to the next or previous control")),
    ]


PARTS = {  # menu: actions that begin a new part of it
    "file": ("save", "import", "title-block", "close"),
    "edit": ("cut", "select-all", "find"),
    "arrange": ("align-left", "distribute-across", "group", "renumber"),
    "view": ("layer-cabling", "grid", "next-link", "next-sheet", "theme"),
    "help": ("about",),
}


class EditorHeader(Header):
    """Everything above the canvas and its panels."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(actions, menu_titles(), PARTS, parent)
        self._actions = actions
        self.buttons = self._make_buttons()
        self.align_menu, self.layers_menu = QMenu(self), QMenu(self)
        self._fill_small_menus()
        self._fill_line()
        self.add_banner()

    def _make_buttons(self) -> dict[str, QToolButton]:
        made = {name: action_button(self._actions[name], self) for name in ("undo", "redo", "find", "theme")}
        made |= {
            name: action_button(self._actions[name], self, text=True)
            for name in ("lay-out", "import", "export")
        }
        made["run"] = action_button(self._actions["run"], self, text=True, strong=True)
        made["align"] = self._menu_button("align-left", self.tr("Align"), self.tr("Align and distribute"))
        made["layers"] = self._menu_button("layers", self.tr("Layers"), self.tr("Layers and writers"))
        made["search"] = self.search_button("")
        made["theme"].setObjectName("themeSwitch")
        return made

    def _menu_button(self, icon: str, text: str, help_text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setProperty("icon_name", icon)
        button.setIconSize(ICON)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        make_accessible(button, text, help_text)
        button.setToolTip(help_text)
        return button

    def _fill_small_menus(self) -> None:
        names = [name for name in self._actions if name.startswith(("align-", "distribute-"))]
        self.align_menu.addActions([self._actions[name] for name in names])
        self.layers_menu.addActions([self._actions[n] for n in self._actions if n.startswith("layer-")])
        self.layers_menu.addSeparator()
        self.buttons["align"].setMenu(self.align_menu)
        ways = QMenu(self)
        ways.addActions([self._actions[name] for name in ("lay-out", "lay-out-from-scratch")])
        self.buttons["lay-out"].setMenu(ways)
        self.buttons["lay-out"].setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.buttons["layers"].setMenu(self.layers_menu)

    def _fill_line(self) -> None:
        line = self.add_line(5, 5, 6)
        line.addWidget(self.mark)
        line.addWidget(self.menus)
        line.addStretch(1)
        for name in "undo redo find align lay-out layers import export run search theme".split():
            line.addWidget(self.buttons[name])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show text next to the icons if there is room."""
        super().resizeEvent(event)
        self.fit_buttons()

    def fit_buttons(self) -> None:
        """Show text on as many buttons as fit; Run keeps its text longest."""
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
        """Return the width of the line when all buttons that can be icon-only are."""
        for name in ("run", "layers", "export", "import", "lay-out", "align"):
            self.buttons[name].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        widths = [button.sizeHint().width() + 6 for button in self.buttons.values()]
        return sum(widths) + self.menus.sizeHint().width() + self.mark.sizeHint().width() + 2 * 14 + 12

    def refresh(self) -> None:
        super().refresh()
        for button in self.buttons.values():
            if name := button.property("icon_name"):
                button.setIcon(theme.icon(name))
