"""The tree of a scenario's parts, and the buttons that add, copy and remove them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from app.scenarios.editor.new_parts import free_name, is_list, new_part, own_of_copy
from app.scenarios.editor.parts import TreePart, find
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import Key
from engine.scenario.model.guests import GuestGroup

PART = Qt.ItemDataRole.UserRole


class PartsTree(QTreeWidget):
    """The tree of parts. `chosen` follows each selection of a part. Items remain expanded or selected when
    the parts change.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._root: TreePart | None = None
        self.setHeaderHidden(True)
        self.setAccessibleName(self.tr("Machine parts"))
        self.currentItemChanged.connect(lambda *_: self.chosen.emit())

    @property
    def part(self) -> TreePart | None:
        """The selected part."""
        item = self.currentItem()
        return None if item is None else item.data(0, PART)

    @property
    def heading(self) -> TreePart | None:
        """The heading of the selected part, or the part itself if it is a heading; parts can be added to
        it.
        """
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
        """Select a part, or the part that contains the key."""
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


class PartButtons(QWidget):
    """Buttons that act on the part selected in the tree."""

    wanted = Signal(object)  # a change of the document, to be called
    refused = Signal(str)

    def __init__(self, document: ScenarioDocument, tree: PartsTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._tree = document, tree
        self.add = QPushButton(self.tr("&Add…"), self)
        self.copy = QPushButton(self.tr("&Copy…"), self)
        self.remove = QPushButton(self.tr("Re&move"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button, act in (
            (self.add, self.add_part),
            (self.copy, self.copy_part),
            (self.remove, self.remove_part),
        ):
            button.setAutoDefault(False)  # Enter in the filter adds nothing
            button.clicked.connect(act)
            row.addWidget(button)
        row.addStretch()

    def show_part(self, part: TreePart | None) -> None:
        """Enable the actions that the selected part allows."""
        inside = part is not None and len(part.key) > 1
        there = inside and part is not None and part.model is not None
        self.add.setEnabled(part is not None and self._tree.heading is not None)
        self.copy.setEnabled(there and self._tree.heading is not None)
        self.remove.setEnabled(there)

    def add_part(self) -> None:
        """Add a part below the heading, with its required values."""
        heading = self._tree.heading
        if heading is None or heading.item is None:
            return
        if heading.single:
            made = new_part(heading.item, self._document.table, "")
            self.wanted.emit(lambda: self._document.set(heading.key, made))
            self._tree.go_to(heading.key)
            return
        name = self._name_of(heading, "")
        if name is not None:
            self._insert(heading, name, new_part(heading.item, self._document.table, name))

    def copy_part(self) -> None:
        """Add a copy of the selected part."""
        part, heading = self._tree.part, self._tree.heading
        if part is None or heading is None:
            return
        name = self._name_of(heading, str(part.key[-1]))
        if name is not None:
            value = dict(self._document.value(part.key))
            if heading.item is GuestGroup:
                value = own_of_copy(value, self._document.table, str(name))
            self._insert(heading, name, value)

    def _insert(self, heading: TreePart, name: str | int, value: object) -> None:
        self.wanted.emit(lambda: self._document.set((*heading.key, name), value))
        self._tree.go_to((*heading.key, name))

    def _name_of(self, heading: TreePart, like: str) -> str | int | None:
        """Return the name of a new part, or its index in a list; None if no part should be added."""
        there = self._document.value(heading.key)
        if isinstance(there, list) or is_list(heading):
            return len(there or ())
        name, taken = QInputDialog.getText(
            self, self.tr("Add"), self.tr("Name:"), text=free_name(like, self._document.table, there or {})
        )
        if not taken or not name.strip():
            return None
        if name.strip() in (there or {}):
            self.refused.emit(self.tr("{0} already exists; choose another name").format(name.strip()))
            return None
        return name.strip()

    def remove_part(self) -> None:
        """Remove the selected part. An inherited part cannot be removed, since a file only adds to the
        scenario that it extends.
        """
        part = self._tree.part
        if part is None:
            return
        if not isinstance(part.key[-1], int) and not self._document.is_own(part.key):
            self.refused.emit(
                self.tr(
                    "{0} is inherited: set its count to 0, or save the machine as a separate file"
                ).format(part.title)
            )
            return
        self.wanted.emit(lambda: self._document.remove(part.key))
