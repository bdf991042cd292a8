"""The tree of a scenario's parts."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from app.scenarios.editor.parts import TreePart, find
from engine.scenario.files.error import Key

PART = Qt.ItemDataRole.UserRole


class PartsTree(QTreeWidget):
    """`chosen` follows each choice of a part. What is open and chosen stays when the parts change."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._root: TreePart | None = None
        self.setHeaderHidden(True)
        self.setAccessibleName(self.tr("Parts of the machine"))
        self.currentItemChanged.connect(lambda *_: self.chosen.emit())

    @property
    def part(self) -> TreePart | None:
        """The chosen part."""
        item = self.currentItem()
        return None if item is None else item.data(0, PART)

    @property
    def heading(self) -> TreePart | None:
        """The heading that the chosen part is below, or is itself: there parts can be added."""
        part = self.part
        if part is None or part.item is not None or self._root is None:
            return part
        above = _exactly(self._root, part.key[:-1])
        return above if above is not None and above.item is not None else None

    def show_parts(self, root: TreePart) -> None:
        """Show the parts of a scenario."""
        key = self.part.key if self.part is not None else ()
        opened = {item.data(0, PART).key for item in self._items() if item.isExpanded()} | {()}
        self.blockSignals(True)
        self.clear()
        self._root = root
        top = _item(root)
        self.addTopLevelItem(top)
        for item in self._items():
            item.setExpanded(item.data(0, PART).key in opened)
        self.go_to(key)
        self.blockSignals(False)

    def go_to(self, key: Key) -> None:
        """Choose a part, or the one that the key is in."""
        part = find(self._root, key) if self._root is not None else None
        item = next((item for item in self._items() if part and item.data(0, PART).key == part.key), None)
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item)

    def _items(self) -> Iterator[QTreeWidgetItem]:
        top = self.topLevelItem(0)
        waiting = [top] if top is not None else []
        while waiting:
            item = waiting.pop()
            yield item
            below = (item.child(at) for at in range(item.childCount()))
            waiting += [item for item in below if item is not None]


def _item(part: TreePart) -> QTreeWidgetItem:
    item = QTreeWidgetItem([part.title])
    item.setData(0, PART, part)
    item.addChildren([_item(tree_part) for tree_part in part.parts])
    return item


def _exactly(root: TreePart, key: Key) -> TreePart | None:
    """Return the part with this key."""
    if root.key == key:
        return root
    below = (part for part in root.parts if part.key == key[: len(part.key)])
    return next((found for part in below if (found := _exactly(part, key))), None)
