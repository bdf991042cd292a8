"""The layout menu, with the effects of its entries and of the dialog on the panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from app.panels.specs import LESSON
from app.settings.settings import LAYOUT_VERSION
from app.widgets.card import Card
from app.window.layouts import first_places
from app.window.layouts.store import LayoutError, NamedLayouts, damaged
from app.window.undo import WindowUndo

if TYPE_CHECKING:
    from app.widgets.popup_list import Findable
    from app.window.layouts.dialog import LayoutsDialog


class LayoutMenu(QMenu):
    """Lists the named layouts and the actions for them; every change is an undo step."""

    failed = Signal(str)

    def __init__(
        self,
        store: NamedLayouts,
        desk: QMainWindow,
        cards: Mapping[str, Card],
        undo: WindowUndo,
        actions: list[QAction],
        parent: QWidget,
    ) -> None:
        """Create the menu; actions: manage and reset, at the end of the menu."""
        super().__init__(self.tr("La&youts"), parent)
        self._store, self._desk, self._cards, self._undo = store, desk, cards, undo
        self._actions = actions
        self._dialog: LayoutsDialog | None = None
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """List the current layouts."""
        self.clear()
        for name in self._store.names():
            self.addAction(name.replace("&", "&&")).triggered.connect(partial(self.use, name))
        self.addSeparator()
        self.addActions(self._actions)

    def found(self) -> Iterator[Findable]:
        """Yield the named layouts for the search."""
        from app.widgets.popup_list import Findable  # imported late: imports the matcher

        for name in self._store.names():
            yield Findable(self.tr("Layout"), name, partial(self.use, name))

    def manage(self) -> None:
        """Open the dialog for saving, renaming and deleting layouts."""
        from app.window.layouts.dialog import LayoutsDialog  # not needed for the first picture

        self._dialog = dialog = LayoutsDialog(self._store, self._desk)
        dialog.save_wanted.connect(self._save)
        dialog.use_wanted.connect(self.use)
        dialog.delete_wanted.connect(self._delete)
        dialog.rename_wanted.connect(self._rename)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def use(self, name: str, *_: object) -> None:
        """Put the panels in their places in a layout; a damaged layout changes nothing and is reported."""
        try:
            self.restore(self._store.state(name), name)
        except LayoutError as error:
            self._tell(str(error))
            return
        self._undo.note(self.tr("Use the layout “{0}”").format(name))

    def restore(self, state: QByteArray, name: str) -> None:
        """Restore the dock places, keeping the lesson visible or hidden. Raises LayoutError."""
        before, lesson = self._desk.saveState(LAYOUT_VERSION), self._cards[LESSON]
        shown = not lesson.isHidden()
        if not self._desk.restoreState(state, LAYOUT_VERSION):
            self._desk.restoreState(before, LAYOUT_VERSION)
            raise damaged(name)
        lesson.setVisible(shown)
        first_places.tidy(self._desk, self._cards)

    def _save(self, name: str) -> None:
        state = self._desk.saveState(LAYOUT_VERSION)
        self._change(self.tr("Save the layout “{0}”"), name, lambda: self._store.save(name, state))

    def _delete(self, name: str) -> None:
        self._change(self.tr("Delete the layout “{0}”"), name, lambda: self._store.delete(name))
        if self._store.is_first(name) and name not in self._store.names():
            text = self.tr("The settings use “{0}” for all studies. Panels will remain as you left them.")
            self._tell(text.format(name))

    def _rename(self, name: str, to: str) -> None:
        self._change(self.tr("Rename the layout “{0}”"), name, lambda: self._store.rename(name, to))

    def _change(self, title: str, name: str, change: Callable[[], object]) -> None:
        before = self._store.text
        try:
            kept = change() or ""
        except LayoutError as error:
            kept = name
            self._tell(str(error))
        after = self._store.text
        if after != before:
            put = self._store.put_text
            self._undo.add(title.format(name), partial(put, before), partial(put, after))
        if self._dialog is not None:
            self._dialog.show_names(str(kept))

    def _tell(self, text: str) -> None:
        if self._dialog is not None:
            self._dialog.say(text)
        else:
            self.failed.emit(text)

    def _forget_dialog(self, *_: object) -> None:
        self._dialog = None
