"""FCTC connections of a logical link: their channels, their number, and their first device number."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.topology.editor import Editor
from app.topology.inspector.forms import Hexadecimal, UnreadableError
from app.widgets.number_boxes import WholeBox, complaint_in
from app.widgets.reach import make_accessible
from engine.ficon.drawing.changes.cable_all import connect_all
from engine.ficon.drawing.connection_rules.connect import connect
from engine.ficon.drawing.meaning.visibility import lpars_of
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Change, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import numbers, words
from engine.language import filled

MAX_CONNECTIONS = 16  # connections of a link. Source: ISFC
WIDTH, LINES = 440, 4  # px; lines of the preview
NUMBER = Hexadecimal(4, "free")


class ConnectDialog(QDialog):
    """Each press of Add creates control units and devices on both sides and puts the devices into the
    link.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Link connections"))
        self.setMinimumWidth(WIDTH)
        self.link = QComboBox(self)
        self.channels = (QComboBox(self), QComboBox(self))
        self.all = QCheckBox(self.tr("Over &all channels that both sides share"), self)
        self.count = WholeBox(self, minimum=1, maximum=MAX_CONNECTIONS)
        self.count.setProperty("bare", True)
        self.number = QLineEdit(self)
        self.number.setPlaceholderText(self.tr("a number that is free on both sides"))
        self.told = QLabel("", self, wordWrap=True)
        self.told.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 4)
        for box in (self.link, *self.channels):
            box.currentTextChanged.connect(box.setToolTip)
        self._name_controls()
        self._lay_out()
        self._fill_links()
        self._connect()
        self._choose_link()

    def _name_controls(self) -> None:
        make_accessible(
            self.link, self.tr("Link"), self.tr("The logical link to which the connections are added.")
        )
        for box, which in zip(
            self.channels, (self.tr("First channel"), self.tr("Second channel")), strict=True
        ):
            make_accessible(
                box, which, self.tr("The same channel on both sides: straight. Different channels: crossed.")
            )
        make_accessible(self.count, self.tr("Connections"), self.tr("1 to 16; four saturate a channel."))
        about = self.tr("Number of the first device, the same on both sides: 0000 to FFFF, or blank.")
        make_accessible(self.number, self.tr("First device number"), about)
        self.told.setAccessibleName(self.tr("Preview"))

    def _lay_out(self) -> None:
        self.sides = (QLabel("", self), QLabel("", self))
        form = QFormLayout()
        form.addRow(self.tr("Link"), self.link)
        for label, box in zip(self.sides, self.channels, strict=True):
            form.addRow(label, box)
        form.addRow(self.all)
        form.addRow(self.tr("Connections"), self.count)
        form.addRow(self.tr("First device number"), self.number)
        self.buttons = QDialogButtonBox(self)
        self.add = self.buttons.addButton(self.tr("Add"), QDialogButtonBox.ButtonRole.ActionRole)
        self.add.setDefault(True)
        self.buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.told)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.link.currentIndexChanged.connect(self._choose_link)
        self.channels[0].currentIndexChanged.connect(self._straight)
        self.channels[1].currentIndexChanged.connect(self._check)
        self.count.valueChanged.connect(self._check)
        self.number.textChanged.connect(self._check)
        self.all.toggled.connect(self._choose_link)
        self.add.clicked.connect(self._add)
        self.buttons.rejected.connect(self.reject)

    def _fill_links(self) -> None:
        drawing = self._editor.drawing
        for link in drawing.of(IsfcLink):
            self.link.addItem(words(drawing, link), link.id)
        links = [link.id for link in drawing.of(IsfcLink)]
        selected = [name for name in self._editor.selection if name in links]
        if len(links) > 1:
            self.link.addItem(self.tr("All {0} links").format(len(links)), links)
        if 1 < len(selected) < len(links):
            self.link.addItem(self.tr("The {0} selected links").format(len(selected)), selected)
        if len(selected) > 1:
            self.link.setCurrentIndex(self.link.count() - 1)
            return
        chosen = [self.link.findData(name) for name in self._editor.selection]
        self.link.setCurrentIndex(max([0, *chosen]) if self.link.count() else -1)

    def _links(self) -> list[str]:
        """Return the id of the selected link, or the ids of all links that are selected together."""
        data = self.link.currentData() or []
        return [data] if isinstance(data, str) else list(data)

    def _over_all(self) -> bool:
        """Return whether connections go over all channels, which is always the case for several links."""
        return self.all.isChecked() or len(self._links()) > 1

    def _ends(self) -> tuple[str, str] | None:
        links = self._links()
        found = self._editor.drawing.find(links[0]) if len(links) == 1 else None
        return found.ends if isinstance(found, IsfcLink) else None

    def _choose_link(self) -> None:
        """Offer the channels that each side may use, with a selected channel first."""
        drawing, ends = self._editor.drawing, self._ends()
        self.all.setEnabled(len(self._links()) < 2)
        if len(self._links()) > 1:
            with QSignalBlocker(self.all):
                self.all.setChecked(True)
        for control in (*self.channels, *self.sides, self.number):
            control.setEnabled(not self._over_all())
        for side, box in enumerate(self.channels):
            with QSignalBlocker(box):
                box.clear()
                if ends is None:
                    continue
                self.sides[side].setText(self.tr("Channel of {0}").format(drawing.get(ends[side], Lpar).name))
                usable = [
                    channel for channel in drawing.of(Channel) if ends[side] in _users(self._editor, channel)
                ]
                for channel in sorted(usable, key=lambda channel: channel.chpid):
                    box.addItem(words(drawing, channel), channel.id)
                selected = [box.findData(name) for name in self._editor.selection]
                box.setCurrentIndex(max([0, *selected]) if box.count() else -1)
        self._check()

    def _straight(self) -> None:
        """Select the same channel on the other side where possible."""
        same = self.channels[1].findData(self.channels[0].currentData())
        if same >= 0:
            self.channels[1].setCurrentIndex(same)
        self._check()

    def change(self) -> Change:
        """Return the change that Add makes. Raises DrawingError or UnreadableError."""
        links, (first, second) = self._links(), (box.currentData() for box in self.channels)
        if not links:
            raise DrawingError(self.tr("Draw an ISFC link between two LPARs first"))
        if self._over_all():
            return connect_all(self._editor.drawing, links, self.count.value())
        if not first or not second:
            raise DrawingError(self.tr("Each LPAR needs a channel that it may use"))
        number = NUMBER.value(self.number.text())
        return connect(self._editor.drawing, links[0], (first, second), self.count.value(), number)

    def _check(self) -> None:
        """Show what will be done, or why it cannot be done."""
        try:
            change = self.change()
        except DrawingError as error:
            self._tell(str(error), wrong=True)
        except UnreadableError:
            self._tell(self.tr("First device number: expected 0000 to FFFF, or blank"), wrong=True)
        else:
            self._tell(self._preview(change), wrong=False)

    def _preview(self, change: Change) -> str:
        made = [after for before, after in change.things.values() if before is None]
        ranges = [item for item in made if isinstance(item, DeviceRange)]
        units = len(made) - len(ranges)
        if self._over_all():
            text = self.tr("{0} {0:connection|connections}, {1} new {1:control unit|control units}")
            counted = filled(text, sum(item.count for item in ranges) // 2, units)
            return f"{counted}. {change.note}" if change.note else counted
        text = filled(
            self.tr("{0} on both sides, {1} new {1:control unit|control units}"), numbers(ranges[0]), units
        )
        return text[0].upper() + text[1:]

    def _tell(self, text: str, wrong: bool) -> None:
        self.told.setText(text)
        self.told.setProperty("verdict", "wrong" if wrong else "note")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.add.setEnabled(not wrong)

    def _add(self) -> None:
        text = self.told.text()
        if not complaint_in(self) and self._editor.attempt(self.change):
            self.number.clear()
            self.number.setFocus()
            self._check()
            more = self.add.isEnabled()  # a link that has become full is not an error
            self._tell(self.tr("Added: {0}").format(text), wrong=False)
            self.add.setEnabled(more)


def _users(editor: Editor, channel: Channel) -> set[str]:
    return {lpar.id for lpar in lpars_of(editor.drawing, channel)}
