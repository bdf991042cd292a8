"""Panel places: kept for each kind of scenario, and rearranged when the text size or the window requires
it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, Signal

from app.frame.docks import filled_later, focus_kept
from app.frame.window import FrameWindow
from app.look import theme
from app.panels.specs import LESSON
from app.settings.settings import LAYOUT_VERSION, Settings
from app.window.layouts import first_places, kinds, squeeze
from app.window.layouts.squeeze import Squeeze
from app.window.layouts.store import LayoutError, NamedLayouts
from app.window.undo import WindowUndo


class Arranging(QObject):
    """Arranges the panels of the lab's window. Panels of a lesson and panels moved by the user keep their
    places.
    """

    kind_changed = Signal()  # a scenario of another kind is open

    def __init__(self, window: FrameWindow, undo: WindowUndo, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._desk, self._cards, self._undo = window.desk, window.cards, undo
        self.kind = settings.kind if settings.kind in kinds.COLUMNS else kinds.USUAL  # of the scenario
        self.in_lesson = False  # whose layout is not kept for the kind
        self._undo.moved = settings.moved_panels
        self._places, self._text = 0, theme.text_scale()  # with which the panels were arranged
        self._moves = 0  # of the user, until the layout was restored
        self._squeeze = Squeeze(self._desk, self._cards, self.reset, self._restore_state, self._may_squeeze)

    @focus_kept()
    def reset(self) -> None:
        """Reset all panels to their default places."""
        first_places.arrange(self._desk, self._cards, self.kind)
        self._places = first_places.places_of(self._desk)
        self._undo.forget_changes()

    def fit_text(self) -> None:
        """Rearrange the panels if more or fewer of them fit above each other at a new text size."""
        fits = first_places.places_of(self._desk)
        resized, self._text = theme.text_scale() != self._text, theme.text_scale()
        if resized and fits != self._places and self._may_arrange():
            with focus_kept():
                first_places.arrange(self._desk, self._cards, self.kind)
            self._places = fits
            self._undo.note(self.tr("Fit layout to text size"))

    @focus_kept()
    def reset_by_user(self) -> None:
        """Reset all panels, including those that the user has moved; this can be undone."""
        first_places.arrange(self._desk, self._cards, self.kind)
        self._undo.moved = frozenset()
        self._undo.note(self.tr("Reset the layout"))

    def restore(self) -> None:
        """Put the panels where they were with scenarios of this kind, or at their default places."""
        with filled_later(self._desk, self._cards.values()):
            self._put_back()
        self._squeeze.forget()

    def _put_back(self) -> None:
        self.reset()
        self._moves = self._undo.moves
        state = self._first_state()
        there = not state.isEmpty() or self._settings.has_layout(self.kind)
        if not self._restore_state(state) and there:
            text = self.tr(
                "The stored panel positions are damaged, or another version of the program stored them. "
                "All panels are in their default positions."
            )
            self._window.header.banner.show_message(text, error=False)

    @focus_kept()
    def _restore_state(self, state: QByteArray) -> bool:
        with filled_later(self._desk, self._cards.values()):
            restored = self._desk.restoreState(state, LAYOUT_VERSION)
            first_places.tidy(self._desk, self._cards)
        self._undo.forget_changes()
        return restored

    def _may_arrange(self) -> bool:
        """Return whether the program may arrange the panels."""
        return not self.in_lesson and not self._undo.moved

    def _may_squeeze(self) -> bool:
        """Return whether a small window may replace the layout; it must not do so while the user moves panels
        in it.
        """
        return not self.in_lesson and (not self._undo.moved or self._undo.moves == self._moves)

    def _first_state(self) -> QByteArray:
        """Return the layout that the settings specify for all studies, or the last layout used with this
        kind.
        """
        try:
            if self._settings.first_layout:
                return NamedLayouts(self._settings).state(self._settings.first_layout)
        except LayoutError:  # deleted or damaged
            gone, self._settings.first_layout = self._settings.first_layout, ""
            text = self.tr(
                "The layout “{0}” from the settings no longer exists. Panels remain as you left them."
            )
            self._window.header.banner.show_message(text.format(gone), error=False)
        return self._settings.layout(self.kind)

    def keep(self) -> None:
        """Store the panel places for scenarios of this kind; a lesson's places stay with the lesson."""
        if self.in_lesson:
            return
        low = self._squeeze.before if self._may_squeeze() else None
        self._settings.keep_layout(self.kind, low or self._desk.saveState(LAYOUT_VERSION))
        self._settings.moved_panels, self._settings.kind = self._undo.moved, self.kind

    @focus_kept()
    def show_kind(self, kind: str) -> None:
        """Use the layout for another kind of scenario, except in a lesson, which has its own layout."""
        if kind == self.kind:
            return
        self.keep()
        self.kind = kind
        self.list_panels()
        if not self.in_lesson:
            self._settings.kind = kind
            places = squeeze.places(self._desk, self._cards, self._undo.moved)
            with filled_later(self._desk, self._cards.values()):
                self._keep_lesson_shown(self.restore)
                squeeze.put(self._desk, self._cards, places)
                first_places.tidy(self._desk, self._cards)
            self._undo.forget_changes()
        self.kind_changed.emit()

    def list_panels(self) -> None:
        """List the panels for this kind of scenario, except those that the menu opens by a command."""
        shown = kinds.shown(self.kind)
        self._window.list_panels([name for name in shown if name not in self._window.actions_by_id])

    def _keep_lesson_shown(self, change: Callable[[], None]) -> None:
        """Change the layout, keeping the lesson's card visible or hidden."""
        shown = self._cards[LESSON].isVisible()
        change()
        self._cards[LESSON].setVisible(shown)
        if shown:
            first_places.size_lesson(self._desk, self._cards)
        self._undo.forget_changes()

    def enter_lesson(self) -> None:
        """Store the layout from before the lesson, unless it follows another lesson."""
        self.keep()
        if self.in_lesson:
            self._undo.moved = self._settings.moved_panels
        self.in_lesson = True

    @focus_kept()
    def leave_lesson(self) -> None:
        """Return to the layout from before the lesson, for the scenario that is now open."""
        self.in_lesson = False
        self._undo.moved = self._settings.moved_panels
        self._keep_lesson_shown(self.restore)
