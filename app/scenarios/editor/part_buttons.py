"""The buttons that add, copy and remove parts of the machine."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QPushButton, QWidget

from app.scenarios.editor.new_parts import free_name, is_list, new_part, own_of_copy
from app.scenarios.editor.parts import TreePart
from app.scenarios.editor.tree_view import PartsTree
from engine.scenario.document import ScenarioDocument
from engine.scenario.model.guests import GuestGroup


class PartButtons(QWidget):
    """They act on the part that is chosen in the tree."""

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
        """Enable what the chosen part allows."""
        inside = part is not None and len(part.key) > 1
        there = inside and part is not None and part.model is not None
        self.add.setEnabled(part is not None and self._tree.heading is not None)
        self.copy.setEnabled(there and self._tree.heading is not None)
        self.remove.setEnabled(there)

    def add_part(self) -> None:
        """Add a part below the heading, with what it must have."""
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
        """Add a copy of the chosen part."""
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
        """Return the name of a new part, or its place in a list; None when there is to be none."""
        there = self._document.value(heading.key)
        if isinstance(there, list) or is_list(heading):
            return len(there or ())
        name, taken = QInputDialog.getText(
            self, self.tr("Add"), self.tr("Name:"), text=free_name(like, self._document.table, there or {})
        )
        if not taken or not name.strip():
            return None
        if name.strip() in (there or {}):
            self.refused.emit(self.tr("{0} exists already; choose another name").format(name.strip()))
            return None
        return name.strip()

    def remove_part(self) -> None:
        """Remove the chosen part. An inherited one cannot be removed: a file only adds to what it extends."""
        part = self._tree.part
        if part is None:
            return
        if not isinstance(part.key[-1], int) and not self._document.is_own(part.key):
            self.refused.emit(
                self.tr("{0} is inherited: set its count to 0, or save the machine on its own").format(
                    part.title
                )
            )
            return
        self.wanted.emit(lambda: self._document.remove(part.key))
