"""The main window: menus, scenario and transport above, panels in docks, the run's time below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from app.look import appearance, theme
from app.look.style import style_sheet
from app.topology.window import windows
from app.widgets.help_text import show_help
from app.window import actions, panels
from app.window.footer import Footer
from app.window.header import Header
from app.window.settings import LAYOUT_VERSION, Settings

if TYPE_CHECKING:
    from app.widgets.command_palette import CommandPalette

FIRST_SIZE = (1600, 900)
SWEEP_SHARE = 0.6  # of the height: two rows of small charts can be read
LEAST_SIZE = (960, 600)


class Window(QWidget):
    """Frame, layout and look. What concerns the run is done by the handlers that it is given."""

    leaving = Signal()  # about to close; the layout can still be changed
    closing = Signal()
    kind_changed = Signal()  # a scenario of another kind is open
    painted = Signal()  # once, after the first painting

    def __init__(self, settings: Settings, handlers: Mapping[str, Callable[[], object]]) -> None:
        super().__init__()
        self._settings = settings
        self._unpainted = True
        self.kind = settings.kind if settings.kind in panels.COLUMNS else panels.USUAL  # of the scenario
        self.in_lesson = False  # whose layout is not kept for the kind
        appearance.wear(settings, settings.theme)
        self.actions_by_id = actions.make_actions(self, {**handlers, **self._own_handlers()})
        self.header = Header(self.actions_by_id, self)
        self.footer = Footer(self.actions_by_id, self)
        self.desk = QMainWindow(self)  # where the panels lie
        self.cards = panels.make_cards(self.desk)
        self._palette: CommandPalette | None = None
        self._build()
        self._complete_view_menu()
        self._restore()
        self._refresh()
        theme.notifier.changed.connect(self._refresh)

    def _own_handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "quit": self.quit,
            "theme": self.switch_theme,
            "layout": self.reset_layout,
            "full": self.toggle_full_screen,
            "console": self.open_console,
            "runs": self.open_runs,
            "matrix": self.open_matrix,
            "sweep": self.open_sweep,
            "rules": self.open_rules,
            "palette": self.open_palette,
            "what": self.show_help,
            "keys": self.show_keys,
            "about": self.show_about,
        }

    def _build(self) -> None:
        self.setWindowTitle("LPAR Lab")
        self.setMinimumSize(*LEAST_SIZE)
        self.desk.setWindowFlags(Qt.WindowType.Widget)
        self.desk.setDockNestingEnabled(True)
        self.desk.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        whole, middle = QVBoxLayout(self), QHBoxLayout()
        middle.setContentsMargins(8, 8, 8, 8)
        middle.addWidget(self.desk)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addLayout(middle, 1)
        whole.addWidget(self.footer)
        for key, name in panels.keys().items():
            QShortcut(QKeySequence(key), self).activated.connect(self.cards[name].focus_body)

    def _complete_view_menu(self) -> None:
        menu = self.header.view_menu
        menu.addSeparator()
        self._look_menu = appearance.LookMenu(self._settings, menu)
        menu.addMenu(self._look_menu)
        menu.addSection(self.tr("Panels"))
        for card in self.cards.values():
            menu.addAction(card.toggleViewAction())

    def _restore(self) -> None:
        if not self.restoreGeometry(self._settings.geometry):
            self._first_size()
        self._lay_out_now()
        self.restore_layout()

    def _lay_out_now(self) -> None:
        """Give the desk its size before the panels share it out, not when the window is shown."""
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.setGeometry(self.rect())

    def _first_size(self) -> None:
        room = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
        self.move(room.center() - self.rect().center())

    def reset_layout(self) -> None:
        """All panels back to their first places."""
        panels.arrange(self.desk, self.cards, self.kind)

    def restore_layout(self) -> None:
        """The panels as they were left with scenarios of this kind, or in their first places."""
        self.reset_layout()
        self.desk.restoreState(self._settings.layout(self.kind), LAYOUT_VERSION)
        panels.tidy(self.desk, self.cards)

    def keep_layout(self) -> None:
        """Keep where the panels are, for scenarios of this kind."""
        self._settings.keep_layout(self.kind, self.desk.saveState(LAYOUT_VERSION))

    def show_kind(self, kind: str) -> None:
        """The layout for scenarios of another kind; in a lesson that is the lesson's own affair."""
        if kind == self.kind:
            return
        if not self.in_lesson:
            self.keep_layout()
        self.kind = self._settings.kind = kind
        if not self.in_lesson:
            self._keep_lesson_shown(self.restore_layout)
        self.kind_changed.emit()

    def _keep_lesson_shown(self, change: Callable[[], None]) -> None:
        """Change the layout; the lesson's card stays shown or hidden as it is."""
        shown = self.cards[panels.LESSON].isVisible()
        change()
        self.cards[panels.LESSON].setVisible(shown)
        if shown:
            panels.size_lesson(self.desk, self.cards)

    def leave_lesson(self) -> None:
        """The layout that there was before the lesson, for what is open now."""
        self.in_lesson = False
        self._keep_lesson_shown(self.restore_layout)

    def switch_theme(self) -> None:
        """From light to dark, or back."""
        appearance.switch(self._settings)

    def set_theme(self, name: str) -> None:
        """Wear "light", "dark", or what the "system" prefers."""
        appearance.wear(self._settings, name)

    def _refresh(self) -> None:
        self.setStyleSheet(style_sheet(theme.current()))
        self.setWindowIcon(theme.icon("app"))
        actions.dress(self.actions_by_id)
        self.actions_by_id["theme"].setIcon(theme.icon("light" if theme.current().dark else "dark"))
        self._look_menu.refresh()
        self.header.refresh()
        for card in self.cards.values():
            card.refresh()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_console(self) -> None:
        """Show the console and let commands be typed."""
        self.cards["console"].focus_body()

    def open_runs(self) -> None:
        """Show the runs and markers."""
        self.cards["runs"].focus_body()

    def open_matrix(self) -> None:
        """Show the runs of the study."""
        self.cards["matrix"].focus_body()

    def open_sweep(self) -> None:
        """Show the relocations over connections, channels and layouts, with room for two rows of charts."""
        card, room = self.cards["sweep"], round(SWEEP_SHARE * self.desk.height())
        card.focus_body()
        if not card.isFloating() and card.height() < room:
            self.desk.resizeDocks([card], [room], Qt.Orientation.Vertical)

    def open_rules(self) -> None:
        """Show the rules of cpuplugd and let them be edited."""
        self.cards["rules"].focus_body()

    def open_lesson(self) -> None:
        """Show the lesson, or the list of lessons, at the left."""
        card = self.cards[panels.LESSON]
        hidden = not card.isVisible()
        card.focus_body()
        if hidden and not card.isFloating():
            panels.size_lesson(self.desk, self.cards)

    def open_palette(self) -> None:
        """Everything that can be done, to be searched."""
        from app.widgets.command_palette import CommandPalette  # not needed for the first picture

        self._palette = self._palette or CommandPalette(self)
        panels_too = [card.toggleViewAction() for card in self.cards.values()]
        self._palette.open_with([*self.actions_by_id.values(), *panels_too])

    def show_help(self) -> None:
        """A short text on what has the focus, or on the panel around it."""
        show_help(self, self.tr("Space plays and pauses. Ctrl+K lists everything that can be done."))

    def show_keys(self) -> None:
        """The list of keys."""
        from app.widgets.key_list import KeyList

        KeyList(self.actions_by_id.values(), actions.view_keys(), self).open()

    def show_about(self) -> None:
        """What this program is, and what it is not."""
        from app.window.about import AboutDialog

        AboutDialog(self).open()

    def quit(self) -> None:
        """Close the drawings, and then the lab, unless somebody wants to keep a drawing open."""
        if windows.close_all():
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leaving.emit()
        self._settings.geometry = self.saveGeometry()
        self.keep_layout()
        self._settings.save()
        self.closing.emit()
        super().closeEvent(event)
