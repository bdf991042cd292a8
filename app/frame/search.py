"""A single search for everything in a window that has a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QHeaderView, QTreeWidgetItem, QWidget

from app.widgets.popup_list import Findable, PopupList, fitting, near

SIZE, TOP = QSize(680, 440), 70  # px
_THING = Qt.ItemDataRole.UserRole


def _kind(thing: Findable) -> str:
    """Return a kind in its form within a sentence: German nouns keep their capitals."""
    app = QApplication.instance()  # asked directly: frames of windows do not know the engine's languages
    return thing.kind if app and app.property("language") == "de" else thing.kind.lower()


class SearchDialog(PopupList):
    """A search dialog: type some words and press Enter. If nothing matches, it lists close matches."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, columns=3)
        self._things: list[Findable] = []
        self._first: list[Findable] = []
        self.setAccessibleName(self.tr("Search"))
        self.setWhatsThis(self.tr("Type a few words and press Enter. Words can be incomplete."))
        self.field.setAccessibleName(self.tr("Words to search for"))
        self.list.setAccessibleName(self.tr("Found"))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.typed.connect(self._find)
        self.chosen.connect(self._open)

    def open_with(self, things: Sequence[Findable], first: Sequence[Findable]) -> None:
        """Show the search over its parent. first: the entries listed before anything is typed."""
        self._things, self._first = list(things), list(first)
        kinds = ", ".join(dict.fromkeys(_kind(thing) for thing in things))
        self.field.setPlaceholderText(self.tr("Search: %1").replace("%1", kinds))
        self.show_over(SIZE, TOP)

    def _find(self, text: str) -> None:
        self.list.clear()
        found = fitting(text, self._things) if text.strip() else self._first
        if not found:
            found = near(text, self._things)
            said = self.tr("Nothing contains these words. Similar:")
            self.say(said if found else self.tr("Nothing contains these or similar words."))
        rows = [self._add(thing) for thing in found]
        if rows:
            self.list.setCurrentItem(rows[0])

    def _add(self, thing: Findable) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.list, [thing.text, thing.kind, thing.keys])
        item.setData(0, _THING, thing)
        item.setToolTip(0, thing.note or thing.text)
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setForeground(1, self.palette().placeholderText())
        return item

    def _open(self, item: QTreeWidgetItem) -> None:
        thing: Findable | None = item.data(0, _THING)
        if thing is not None:
            self.close()
            thing.do() if thing.do_at is None else thing.do_at(self.field.text())
