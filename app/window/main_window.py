"""The main window: menus, scenario and transport above, panels in docks, the run's time below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFontMetrics, QKeySequence, QShortcut

from app.files import folders
from app.frame.actions import Handlers
from app.frame.class_screen import ClassScreen, screen_for
from app.frame.docks import focus_kept
from app.frame.window import FrameWindow
from app.frame.work import may_leave
from app.look import appearance, theme
from app.look.theme import fixed_font
from app.topology.window import windows
from app.window import actions, panels
from app.window.footer import Footer
from app.window.header import LabHeader
from app.window.layouts import moved
from app.window.layouts.menu import LayoutMenu
from app.window.layouts.store import LayoutError, NamedLayouts
from app.window.settings import LAYOUT_VERSION, Settings
from app.window.undo import WindowUndo

SWEEP_SHARE = 0.6  # of the height: two rows of small charts can be read
LINE, AROUND_LINE = 80, 56  # columns of a terminal; px around them in the console's card
CONSOLE_SHARE = 0.52  # of the width, at most
MARGIN = 8  # px around the panels


class Window(FrameWindow):
    """The lab's layout and panels. What concerns the run is done by the handlers that it is given."""

    leaving = Signal()  # about to close; the layout can still be changed
    closing = Signal()
    kind_changed = Signal()  # a scenario of another kind is open

    header: LabHeader

    def __init__(self, settings: Settings, handlers: Handlers) -> None:
        idle_help = QCoreApplication.translate("Window", "Space plays and pauses. Ctrl+K finds everything.")
        super().__init__(settings, idle_help, actions.view_keys)
        self._settings = settings
        self.kind = settings.kind if settings.kind in panels.COLUMNS else panels.USUAL  # of the scenario
        self.ask_before_closing = True
        self.in_lesson = False  # whose layout is not kept for the kind
        appearance.wear(settings, settings.theme)
        folders.use(settings.folders)
        self.class_screen = ClassScreen(self)
        self.actions_by_id.add_specs(
            actions.specs(), {**handlers, **self.standard_handlers(), **self._own_handlers()}
        )
        header, self.footer = LabHeader(self.actions_by_id, self), Footer(self.actions_by_id, self)
        self.build(header, self.footer, panels.make_cards, MARGIN)
        self.undo = WindowUndo(self.desk, self.cards, self)
        self.undo.moved = settings.moved_panels
        self._places, self._text = 0, theme.text_scale()  # with which the panels were arranged
        self.layouts = self._add_layouts(NamedLayouts(settings))
        self._show_steps()
        self._list_panels()
        self.header.menu["lesson"].aboutToShow.connect(self._name_class)
        self.setWindowTitle("LPAR Lab")
        for key, name in panels.keys().items():
            QShortcut(QKeySequence(key), self).activated.connect(self.cards[name].focus_body)
        self.restore_window(settings.geometry)
        self.restore_layout()
        self.follow_theme()
        self.documentation_wanted.connect(self.show_documentation)

    def help_text(self, text: str) -> str:
        from app.help.words import with_words  # not needed for the first picture

        return with_words(text)

    def show_documentation(self) -> None:
        """Open the documentation in a window of its own."""
        from app.help.window import open_documentation  # not needed for the first picture

        open_documentation(self)

    def _own_handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "quit": self.quit,
            "layout": self._reset_by_user,
            "layouts": lambda: self.layouts.manage(),
            "class": self.toggle_class,
            "undo": lambda: self.undo.stack.undo(),
            "redo": lambda: self.undo.stack.redo(),
            "console": self.open_console,
            "runs": self.open_runs,
            "matrix": self.open_matrix,
            "sweep": self.open_sweep,
            "plot": self.open_plot,
            "experiment": self.open_experiment,
            "rules": self.open_rules,
        }

    def _add_layouts(self, store: NamedLayouts) -> LayoutMenu:
        """Put the menu of layouts in the place of the actions for them."""
        menu, actions = self.header.menu["view"], [self.actions_by_id[name] for name in ("layouts", "layout")]
        made = LayoutMenu(store, self.desk, self.cards, self.undo, actions, self)
        menu.insertMenu(actions[0], made)
        for action in actions:
            menu.removeAction(action)
        made.failed.connect(self.header.banner.show_message)
        self.finders.append(made.found)
        return made

    @focus_kept()
    def reset_layout(self) -> None:
        """Move all panels back to their first places."""
        panels.arrange(self.desk, self.cards, self.kind)
        self._places = panels.places_of(self.desk)
        self.undo.forget_changes()

    def refresh(self) -> None:
        """Wear the present theme; with text of another size more or fewer panels stand over each other."""
        super().refresh()
        fits = panels.places_of(self.desk)
        resized, self._text = theme.text_scale() != self._text, theme.text_scale()
        if resized and fits != self._places and not self.in_lesson and not self.undo.moved:
            with focus_kept():
                panels.arrange(self.desk, self.cards, self.kind)
            self._places = fits
            self.undo.note(self.tr("Fit the layout to the text size"))

    @focus_kept()
    def _reset_by_user(self) -> None:
        panels.arrange(self.desk, self.cards, self.kind)
        self.undo.moved = frozenset()
        self.undo.note(self.tr("Reset the layout"))

    def _show_steps(self) -> None:
        """Let the menu name what is undone and repeated."""
        stack = self.undo.stack
        for changed in (stack.undoTextChanged, stack.redoTextChanged, stack.indexChanged):
            changed.connect(self._name_steps)  # a method: it is no longer called when the window is deleted
        self._name_steps()

    def _name_steps(self, *_: object) -> None:
        stack = self.undo.stack
        for name, title, step in (
            ("undo", self.tr("U&ndo"), stack.undoText() if stack.canUndo() else ""),
            ("redo", self.tr("R&epeat"), stack.redoText() if stack.canRedo() else ""),
        ):
            self.actions_by_id[name].setText(f"{title}: {step}" if step else title)
            self.actions_by_id[name].setEnabled(bool(step))

    @focus_kept()
    def restore_layout(self) -> None:
        """Put the panels where they were with scenarios of this kind, or in their first places."""
        self.reset_layout()
        self.desk.restoreState(self._first_state(), LAYOUT_VERSION)
        panels.tidy(self.desk, self.cards)
        self.undo.forget_changes()

    def _first_state(self) -> QByteArray:
        """Return the layout that the settings name for all studies, or the one left with this kind."""
        try:
            if self._settings.first_layout:
                return NamedLayouts(self._settings).state(self._settings.first_layout)
        except LayoutError:  # deleted or damaged
            gone, self._settings.first_layout = self._settings.first_layout, ""
            text = self.tr("The layout “{0}” of the settings is gone. Panels are as they were left.")
            self.header.banner.show_message(text.format(gone), error=False)
        return self._settings.layout(self.kind)

    def keep_layout(self) -> None:
        """Store where the panels are, for scenarios of this kind."""
        self._settings.keep_layout(self.kind, self.desk.saveState(LAYOUT_VERSION))
        self._settings.moved_panels = self.undo.moved

    def keep_geometry(self) -> None:
        self._settings.geometry = self.class_screen.before or self.saveGeometry()
        self._settings.save()

    @focus_kept()
    def show_kind(self, kind: str) -> None:
        """Use the layout for scenarios of another kind, except in a lesson, which has its own layout."""
        if kind == self.kind:
            return
        if not self.in_lesson:
            self.keep_layout()
        self.kind = self._settings.kind = kind
        self._list_panels()
        if not self.in_lesson:
            places = moved.places(self.desk, self.cards, self.undo.moved)
            self._keep_lesson_shown(self.restore_layout)
            moved.put(self.desk, self.cards, places)
            panels.tidy(self.desk, self.cards)
            self.undo.forget_changes()
        self.kind_changed.emit()

    def _list_panels(self) -> None:
        """List the panels for this kind of scenario, except those that the menu opens by a command."""
        shown = panels.shown(self.cards, self.kind)
        self.list_panels([name for name in shown if name not in self.actions_by_id])

    def _keep_lesson_shown(self, change: Callable[[], None]) -> None:
        """Change the layout; the lesson's card stays shown or hidden."""
        shown = self.cards[panels.LESSON].isVisible()
        change()
        self.cards[panels.LESSON].setVisible(shown)
        if shown:
            panels.size_lesson(self.desk, self.cards)
        self.undo.forget_changes()

    @focus_kept()
    def leave_lesson(self) -> None:
        """Return to the layout from before the lesson, for the scenario that is open now."""
        self.in_lesson = False
        self.undo.moved = self._settings.moved_panels
        self._keep_lesson_shown(self.restore_layout)

    def set_theme(self, name: str) -> None:
        """Wear "light", "dark", or what the "system" prefers."""
        appearance.wear(self._settings, name)

    def toggle_class(self) -> None:
        """Show the window to the class, full screen on the screen of the settings, or take it back."""
        if self.class_screen.showing:
            self.class_screen.leave()
        else:
            self.class_screen.show_on(screen_for(self._settings.class_screen, self))

    def _name_class(self) -> None:
        """Let the menu say what the command does now, and on which screen."""
        screen = screen_for(self._settings.class_screen, self).name()
        show = (
            self.tr("Show to the &class, on {0}").format(screen) if screen else self.tr("Show to the &class")
        )
        text = self.tr("Take back from the &class") if self.class_screen.showing else show
        self.actions_by_id["class"].setText(text)

    def open_console(self) -> None:
        """Show the console, wide enough for CP's lines where the window has the room, to be typed at."""
        card = self.cards["console"]
        card.focus_body()
        wide = QFontMetrics(fixed_font()).horizontalAdvance("M" * LINE) + AROUND_LINE
        if not card.isFloating() and card.width() < wide <= CONSOLE_SHARE * self.desk.width():
            self.desk.resizeDocks([card], [wide], Qt.Orientation.Horizontal)

    def open_runs(self) -> None:
        """Show the runs and markers."""
        self.cards["runs"].focus_body()

    def open_matrix(self) -> None:
        """Show the runs of the study."""
        self.cards["matrix"].focus_body()

    def open_sweep(self) -> None:
        """Show the relocations over connections, channels and layouts, with room for two rows of charts."""
        self._open_high("sweep")

    def open_plot(self) -> None:
        """Show the plots, with room for two of them."""
        self._open_high("plot")

    def open_experiment(self) -> None:
        """Show the experiments, with room for a chart."""
        self._open_high("experiment")

    def _open_high(self, name: str) -> None:
        card, room = self.cards[name], round(SWEEP_SHARE * self.desk.height())
        card.focus_body()
        if not card.isFloating() and card.height() < room:
            self.desk.resizeDocks([card], [room], Qt.Orientation.Vertical)

    def open_rules(self) -> None:
        """Show the rules of cpuplugd and let them be edited."""
        self.cards["rules"].focus_body()

    def open_guide(self) -> None:
        """Bring what to watch in front of its tabs; the focus stays where it is."""
        self.cards["guide"].show()
        self.cards["guide"].raise_()

    def open_lesson(self) -> None:
        """Show the lesson, or the list of lessons, at the left."""
        card = self.cards[panels.LESSON]
        hidden = not card.isVisible()
        card.focus_body()
        if hidden and not card.isFloating():
            panels.size_lesson(self.desk, self.cards)

    def quit(self) -> None:
        """Close the drawings, and then the lab, unless the user keeps a drawing open."""
        if windows.close_all():
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.ask_before_closing and not may_leave(self, others=True):
            event.ignore()
            return
        self.leaving.emit()
        self.keep_layout()
        self.keep_geometry()
        self.closing.emit()
        super().closeEvent(event)
