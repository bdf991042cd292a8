"""The main window: menus, scenario and transport at the top, panels in docks, and the run's time at the
bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut

from app.files import save_dialog
from app.frame.actions import ActionSpec
from app.frame.on_screen import ClassScreen, screen_for
from app.frame.own_keys import KeyStore
from app.frame.panels import give_room
from app.frame.window import FrameWindow
from app.frame.work import may_leave
from app.look import appearance
from app.panels import specs
from app.panels.specs import LESSON
from app.settings.settings import Settings
from app.topology.window import windows
from app.window.footer import Footer
from app.window.header import LabHeader, view_keys
from app.window.layouts import first_places
from app.window.layouts.arranging import Arranging
from app.window.layouts.menu import LayoutMenu
from app.window.layouts.store import NamedLayouts
from app.window.undo import WindowUndo

MARGIN = 8  # px around the panels


class Window(FrameWindow):
    """The lab's layout and panels."""

    leaving = Signal()  # about to close; the layout can still be changed
    closing = Signal()

    header: LabHeader

    def __init__(
        self, settings: Settings, actions: Callable[[Window], Mapping[str, list[ActionSpec]]]
    ) -> None:
        """Create the window; actions: returns the actions of each menu."""
        idle_help = QCoreApplication.translate(
            "Window", "{play} plays and pauses. {palette} searches everything."
        )
        store = KeyStore("lab", lambda: settings.lab_keys, partial(setattr, settings, "lab_keys"))
        super().__init__(settings, idle_help, view_keys, store)
        self._settings = settings
        self.ask_before_closing = True
        self.before_closing: list[
            Callable[[], bool]
        ] = []  # each may ask the user; False keeps the window open
        appearance.apply_theme(settings, settings.theme)
        save_dialog.use(settings.folders)
        self.class_screen = ClassScreen(self)
        self._specs = {spec.id: spec for spec in specs.panels()}
        for menu, specs_of_menu in actions(self).items():
            self.actions_by_id.add(menu, specs_of_menu)
        self.own_keys.apply()
        header, self.footer = LabHeader(self.actions_by_id, self), Footer(self.actions_by_id, self)
        self.build(header, self.footer, self._specs.values(), MARGIN)
        self.cards[LESSON].hide()  # until it is wanted
        self.undo = WindowUndo(self.desk, self.cards, self)
        self.arranging = Arranging(self, self.undo, settings)
        self.layouts = self._add_layouts(NamedLayouts(settings))
        self._show_steps()
        self.arranging.list_panels()
        self.header.menu["lesson"].aboutToShow.connect(self._name_class)
        self.setWindowTitle("LPAR Lab")
        for key, name in first_places.keys().items():
            QShortcut(QKeySequence(key), self).activated.connect(self.cards[name].focus_body)
        self.restore_window(settings.geometry)
        self.arranging.restore()
        self.follow_theme()
        self.documentation_wanted.connect(self.show_documentation)

    def help_text(self, text: str) -> str:
        from app.help.words import with_words  # not needed for the first picture

        return with_words(text)

    def show_documentation(self) -> None:
        """Open the documentation in a separate window."""
        from app.help.window import open_documentation  # not needed for the first picture

        open_documentation(self)

    def open_panel(self, name: str) -> None:
        """Show a panel with the room it needs, and give it the focus."""
        card = self.cards[name]
        hidden = not card.isVisible()
        card.focus_body()
        give_room(self.desk, card, self._specs[name])
        if name == LESSON and hidden and not card.isFloating():
            first_places.size_lesson(self.desk, self.cards)

    def say(self, text: str) -> None:
        """Show a message that is not an error."""
        self.header.banner.show_message(text, error=False)

    def show_panel(self, name: str) -> None:
        """Bring a panel to the front of its tabs without moving the focus."""
        self.cards[name].show()
        self.cards[name].raise_()

    def _add_layouts(self, store: NamedLayouts) -> LayoutMenu:
        """Replace the layout actions in the menu with the layout menu."""
        menu, actions = self.header.menu["view"], [self.actions_by_id[name] for name in ("layouts", "layout")]
        made = LayoutMenu(store, self.desk, self.cards, self.undo, actions, self)
        menu.insertMenu(actions[0], made)
        for action in actions:
            menu.removeAction(action)
        made.failed.connect(self.header.banner.show_message)
        self.finders.append(made.found)
        return made

    def reset_layout(self) -> None:
        """Reset all panels to their default places."""
        self.arranging.reset()

    def refresh(self) -> None:
        """Apply the current theme."""
        super().refresh()
        self.arranging.fit_text()

    def _show_steps(self) -> None:
        """Show in the menu which steps Undo and Redo affect."""
        stack = self.undo.stack
        for changed in (stack.undoTextChanged, stack.redoTextChanged, stack.indexChanged):
            changed.connect(self._name_steps)  # a method: it is no longer called when the window is deleted
        self._name_steps()

    def _name_steps(self, *_: object) -> None:
        stack = self.undo.stack
        for name, title, step in (
            ("undo", self.tr("U&ndo"), stack.undoText() if stack.canUndo() else ""),
            ("redo", self.tr("&Redo"), stack.redoText() if stack.canRedo() else ""),
        ):
            self.actions_by_id[name].setText(f"{title}: {step}" if step else title)
        self.actions_by_id.enable("undo", "redo")

    def keep_geometry(self) -> None:
        self._settings.geometry = self.class_screen.before or self.saveGeometry()
        self._settings.save()

    def set_theme(self, name: str) -> None:
        """Use the theme "light" or "dark", or, for "system", the theme that the system prefers."""
        appearance.apply_theme(self._settings, name)

    def toggle_class(self) -> None:
        """Show the window to the class, full screen on the screen from the settings, or stop showing it."""
        if self.class_screen.showing:
            self.class_screen.leave()
        else:
            self.class_screen.show_on(screen_for(self._settings.class_screen, self))

    def _name_class(self) -> None:
        """Update the menu text with the command's current effect and its screen."""
        screen = screen_for(self._settings.class_screen, self).name()
        show = (
            self.tr("Show to the &class, on {0}").format(screen) if screen else self.tr("Show to the &class")
        )
        text = self.tr("Stop showing to the &class") if self.class_screen.showing else show
        self.actions_by_id["class"].setText(text)

    def quit(self) -> None:
        """Close the drawings, and then the lab, unless the user keeps a drawing open."""
        if windows.close_all():
            self.close()

    def _may_close(self) -> bool:
        return all(may() for may in self.before_closing) and may_leave(self, others=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.ask_before_closing and not self._may_close():
            event.ignore()
            return
        self.leaving.emit()
        self.arranging.keep()
        self.keep_geometry()
        self.closing.emit()
        super().closeEvent(event)
