"""A window: header, docked panels around or instead of a center, a line at the bottom, and a common look."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QMoveEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWhatsThis, QWidget

from app.frame.actions import Actions, ViewKeys
from app.frame.docks import focus_next, is_seen
from app.frame.header import Header
from app.frame.on_screen import Panning, move_onto_screen
from app.frame.own_keys import CommandKeys, KeyStore, native
from app.frame.panels import PanelSpec, make_cards
from app.look import appearance, motion, theme
from app.look.literal import literal, written
from app.look.style import style_sheet
from app.widgets.button import plain
from app.widgets.card import Card, place_title_lines
from app.widgets.pictured import use_interfaces

if TYPE_CHECKING:
    from app.frame.search import SearchDialog
    from app.widgets.popup_list import Findable


FIRST_SIZE = (1600, 900)
MIN_SIZE = (960, 600)
LEAST = (800, 480)  # in less, controls would lie over each other: on a smaller screen the window pans
MOST_HIDDEN = 500  # controls in panels behind tabs
KEEP_AFTER = 1000  # ms without a change of the geometry until it is stored
MENU_EDGES = 16  # px around the entries of a menu


class FrameWindow(QWidget):
    """See the package's docstring for how a window uses it."""

    painted = Signal()  # once, after the first painting
    documentation_wanted = Signal()

    header: Header
    desk: QMainWindow  # where the panels lie
    cards: dict[str, Card]  # by the id of the panel

    def __init__(
        self,
        choice: appearance.ThemeChoice,
        idle_help: str,
        view_keys: Callable[[], list[ViewKeys]],
        key_store: KeyStore,
    ) -> None:
        """Create the window. choice: the stored theme. key_store: where the user's own keys are stored.

        idle_help: the F1 text if no control has a separate text; "{play}" stands for the keys of that action.
        view_keys: returns the keys that work inside a view, for the key list.
        """
        super().__init__()
        use_interfaces()
        self._panning = Panning(self)
        self._choice, self._idle_help, self._view_keys = choice, idle_help, view_keys
        self._unpainted = True
        self._first_size = self.size()  # set by the window itself
        self._search: SearchDialog | None = None
        self.finders: list[
            Callable[[], Iterable[Findable]]
        ] = []  # of items that are neither commands nor panels
        self.actions_by_id = Actions(self)
        self.own_keys = CommandKeys(key_store, self.actions_by_id, view_keys, self)
        self._geometry_timer = QTimer(self, interval=KEEP_AFTER, singleShot=True)
        self._geometry_timer.timeout.connect(self.keep_geometry)
        self.painted.connect(self.fit_on_screen)  # the frame around it is known by now

    @property
    def was_painted(self) -> bool:
        """True once the window has been painted."""
        return not self._unpainted

    # ---- putting it together

    def build(
        self,
        header: Header,
        foot: QWidget,
        panels: Iterable[PanelSpec],
        margin: int,
    ) -> None:
        """Lay out the parts; add the look and panel entries to the view menu. margin: around the desk, px."""
        self._put_on_sheet()  # before there are cards: all would be polished again
        self.header = header
        self.desk = QMainWindow(self)  # after header and foot: so Tab goes
        self.desk.setWindowFlags(Qt.WindowType.Widget)
        self.cards = make_cards(self.desk, panels)
        self.setMinimumSize(*MIN_SIZE)
        self.desk.setDockNestingEnabled(True)
        self.desk.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        whole, middle = QVBoxLayout(self), QVBoxLayout()
        middle.setContentsMargins(margin, margin, margin, margin)
        middle.addWidget(self.desk)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(header)
        whole.addLayout(middle, 1)
        whole.addWidget(foot)
        self._complete_view_menu()

    def _complete_view_menu(self) -> None:
        menu = self.header.menu["view"]
        menu.addSeparator()
        self._look_menu = appearance.LookMenu(self._choice, menu)
        menu.addMenu(self._look_menu)
        menu.addSection(self.tr("Panels"))
        self._more_panels = QMenu(self.tr("&More panels"), menu)
        menu.addMenu(self._more_panels)
        menu.aboutToShow.connect(self._fit_view_menu)
        self.list_panels(self.cards)

    def list_panels(self, first: Collection[str]) -> None:
        """List these panels in the view menu, and all others under "More panels"."""
        self._first_panels = first
        self._fill_panels(first)

    def _fill_panels(self, first: Collection[str]) -> None:
        menu, more = self.header.menu["view"], self._more_panels
        for name, card in self.cards.items():
            action = card.toggleViewAction()
            menu.removeAction(action)
            more.removeAction(action)
            if name in first:
                menu.insertAction(more.menuAction(), action)
            else:
                more.addAction(action)
        more.menuAction().setVisible(not more.isEmpty())

    def _fit_view_menu(self) -> None:
        """List only as many panels as fit below the menus, and the others under "More panels"."""
        menu, bar = self.header.menu["view"], self.header.menus
        self._fill_panels(self._first_panels)
        above = bar.mapTo(self, bar.rect().bottomLeft()).y() + self.geometry().y() - self.frameGeometry().y()
        room = self.screen().availableGeometry().height() - above
        listed = [card for name, card in self.cards.items() if name in self._first_panels]
        others = sum(menu.actionGeometry(action).height() for action in menu.actions() if action.isVisible())
        over = others + MENU_EDGES - room
        if over > 0 and listed:
            row = menu.actionGeometry(listed[0].toggleViewAction()).height()
            most = max(0, len(listed) - 1 - over // row)
            self._fill_panels([card.objectName() for card in listed[:most]])

    def restore_window(self, geometry: QByteArray) -> None:
        """Restore the previous or initial size and place, and lay out the parts for that size."""
        if not self.restoreGeometry(geometry):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
            self.move(room.center() - self.rect().center())
        self._first_size = self.size()
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.setGeometry(self.rect())  # now: the panels share the size out before the window is shown

    def fit_on_screen(self) -> None:
        """Limit the window, with its frame, to the available size of the screen, and move it there."""
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        edges = frame.size() - self.size()
        least = QSize(*MIN_SIZE).boundedTo(room.size() - edges).expandedTo(QSize(*LEAST))
        self.setMinimumSize(least)
        self._panning.use(least.width() > room.width() or least.height() > room.height())
        if self.isMaximized() or self.isFullScreen() or self.size() != self._first_size:
            return  # somebody else has chosen the size
        self.resize(self.size().boundedTo(room.size() - edges))
        move_onto_screen(self)

    def keep_geometry(self) -> None:
        """Store the size and place of the window in case of a crash."""
        raise NotImplementedError

    def _keep_geometry_soon(self) -> None:
        if not self._unpainted:
            self._geometry_timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_geometry_soon()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._keep_geometry_soon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._keep_geometry_soon()

    # ---- look

    def follow_theme(self) -> None:
        """Apply the current theme, and each theme selected from now on."""
        self.refresh()
        theme.notifier.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Apply the current theme."""
        self._put_on_sheet()
        self.setWindowIcon(theme.icon("app"))
        self.desk.setAnimated(not motion.is_reduced())
        self.actions_by_id.refresh()
        self._look_menu.refresh()
        self.header.refresh()
        for card in self.cards.values():
            card.refresh()

    def _put_on_sheet(self) -> None:
        sheet = style_sheet(theme.current())
        if sheet != self.styleSheet():  # Qt polishes all parts again, even for the same sheet
            self.setStyleSheet(sheet)

    def switch_theme(self) -> None:
        """Switch all windows from light to dark, or back."""
        appearance.switch(self._choice)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ---- keyboard

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Move to the next control, skipping panels that are behind another panel's tab."""
        docked = [card for card in self.cards.values() if card.isVisible() and not card.isFloating()]
        place_title_lines(self, docked)
        hidden = [card for card in docked if not is_seen(card)]
        moved = super().focusNextPrevChild(onward)
        for _ in range(MOST_HIDDEN):
            focus = self.focusWidget()
            if focus is None or not any(card.isAncestorOf(focus) for card in hidden):
                break
            moved = super().focusNextPrevChild(onward)
        return moved

    def stops(self) -> list[QWidget]:
        """Return the panels that F6 moves to: the visible panels, column by column."""
        bodies = [card.body for card in self.cards.values() if card.body is not None and is_seen(card.body)]
        corners = {body: body.mapToGlobal(QPoint(0, 0)) for body in bodies}
        return sorted(bodies, key=lambda body: (corners[body].x(), corners[body].y()))

    def go_to_panel(self, step: int) -> None:
        """Give the focus to the panel that is `step` after the current panel."""
        stops = self.stops()
        if stops:
            focus_next(self, stops, self.cards, step)

    # ---- search

    def open_search(self) -> None:
        """Open the search for everything; before anything is typed, list the commands and panels."""
        from app.frame.search import SearchDialog  # not needed for the first picture

        self._search = self._search or SearchDialog(self)
        first = [*self._commands(), *self._panels()]
        more = [thing for finder in self.finders for thing in finder()]
        self._search.open_with([*first, *self._not_now(), *more], first)

    def _commands(self) -> list[Findable]:
        actions = self.actions_by_id.values()
        return [_findable(self.tr("Command"), action) for action in actions if action.isEnabled()]

    def _not_now(self) -> list[Findable]:
        """Return the commands that are currently unavailable, each with a text that indicates this."""
        kind, text = self.tr("Command (unavailable)"), self.tr("{0} is not available now. {1}")
        found = [
            _findable(kind, qaction) for qaction in self.actions_by_id.values() if not qaction.isEnabled()
        ]
        said = ((findable, literal(text.format(findable.text, findable.note))) for findable in found)
        return [findable._replace(do=partial(self.show_text, why)) for findable, why in said]

    def _panels(self) -> list[Findable]:
        kind, cards = self.tr("Panel"), self.cards.values()
        found = ((card, _findable(kind, card.toggleViewAction())) for card in cards)
        return [thing._replace(do=card.focus_body, note=card.whatsThis()) for card, thing in found]

    def show_help(self) -> None:
        """Explain the focused control, or the panel around it."""
        widget: QWidget | None = QApplication.focusWidget() or self
        while widget is not None and not widget.whatsThis():
            widget = widget.parentWidget()
        target = widget or self
        self.show_text(self.help_text(written(target.whatsThis()) or self._idle_text()), target)

    def _idle_text(self) -> str:
        keys = {name: action.shortcut() for name, action in self.actions_by_id.items()}
        named = {
            name: native(key.toString()) or plain(self.actions_by_id[name].text())
            for name, key in keys.items()
        }
        return self._idle_help.format_map(named)

    def help_text(self, text: str) -> str:
        """Return a help text in its displayed form, with any additions by the window."""
        return literal(text)

    def show_text(self, text: str, target: QWidget | None = None) -> None:
        """Show a text over a widget or over the window, until a key press or a click."""
        over = target or self
        QWhatsThis.showText(over.mapToGlobal(over.rect().center()), text, over)

    def show_keys(self) -> None:
        """List all keys."""
        from app.widgets.key_list import KeyList  # not needed for the first picture

        listed = KeyList(self.actions_by_id.values(), self._view_keys(), self)
        listed.offer_change(self.change_keys)
        listed.open()

    def change_keys(self) -> None:
        """Let the user choose other keys for the actions."""
        from app.frame.keys_page import KeysDialog  # not needed for the first picture

        KeysDialog(self.own_keys, self).open()

    def show_reading_notes(self) -> None:
        """List what readers decided about the files they read."""
        from app.frame.notes_dialog import NotesDialog  # not needed for the first picture

        NotesDialog(self).open()

    def show_about(self) -> None:
        """Show the scope and limits of the program."""
        from app.frame.about import AboutDialog  # not needed for the first picture

        AboutDialog(self).open()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            self.painted.emit()


def _findable(kind: str, action: QAction) -> Findable:
    from app.widgets.popup_list import Findable  # imported late: imports the matcher

    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return Findable(kind, plain(action.text()), action.trigger, keys, action.whatsThis())
