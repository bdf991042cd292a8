"""The things and templates that can be put into a drawing: dragged, or by Enter and double-click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from app.look import theme
from app.look.theme import text_scale
from app.topology.editor import Editor
from app.widgets.reach import reachable
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import templates

MIME = "application/x-lparlab-thing"
TEMPLATE = "template:"  # begins the payload of a template
ROW = 27  # px
EDGES, ABOVE = 46, 10  # px beside a name, with its icon, and above and below it
MIN_WIDTH = 164  # px, in which the longest name of a thing can be read
_ENTRY = Qt.ItemDataRole.UserRole


class PaletteEntry(NamedTuple):
    """A line of the palette. payload: dragged, and emitted by `put_asked`."""

    payload: str
    title: str
    help: str
    icon: str


def entries() -> list[PaletteEntry]:
    """Return the kinds of things, then the templates."""
    translate = QCoreApplication.translate
    things = [
        PaletteEntry(
            one.key, translate("Things", one.title), translate("Things", one.help), f"thing-{one.key}"
        )
        for one in PALETTE
    ]
    layouts = [
        PaletteEntry(
            TEMPLATE + one.key,
            _begun(translate("Things", one.title)),
            translate("Things", one.help),
            "template",
        )
        for one in templates()
    ]
    return things + layouts


def _begun(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Shelf(QListWidget):
    """Some entries, as high as it needs to be."""

    put_asked = Signal(str)

    def __init__(self, name: str, about: str, shown: Sequence[PaletteEntry], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shelf")
        reachable(self, name, about)
        self.setDragEnabled(True)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setIconSize(QSize(18, 18))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for entry in shown:
            self._add(entry)
        self.setCurrentRow(0)
        self.itemActivated.connect(self._put)
        self.refresh()

    def _add(self, entry: PaletteEntry) -> None:
        item = QListWidgetItem(entry.title, self)
        item.setData(_ENTRY, entry)
        item.setToolTip(entry.help)
        item.setWhatsThis(entry.help)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, entry.help)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break names that are longer than a line."""
        super().resizeEvent(event)
        room, least = QRect(0, 0, self.viewport().width() - EDGES, 1000), round(ROW * text_scale())
        height = 2 * self.frameWidth()
        for item in map(self.item, range(self.count())):
            text = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(0, max(least, text.height() + ABOVE)))
            height += item.sizeHint().height()
        self.setFixedHeight(height)

    def _put(self, item: QListWidgetItem) -> None:
        self.put_asked.emit(item.data(_ENTRY).payload)

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        data = QMimeData()
        for item in items:
            data.setData(MIME, QByteArray(item.data(_ENTRY).payload.encode()))
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def refresh(self) -> None:
        """Take on the colours of the theme."""
        for row in range(self.count()):
            item = self.item(row)
            item.setIcon(theme.icon(item.data(_ENTRY).icon))


class Palette(QScrollArea):
    """Both shelves, one above the other."""

    put_asked = Signal(str)  # payload

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palettePanel")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(MIN_WIDTH)
        inside = QWidget(self)
        inside.setObjectName("paletteInside")
        every = entries()
        self.things = Shelf(
            self.tr("Things to add to the drawing"),
            self.tr("Drag one onto the canvas, or press Enter to add it to the selected container."),
            [one for one in every if not one.payload.startswith(TEMPLATE)],
            inside,
        )
        self.templates = Shelf(
            self.tr("Templates"),
            self.tr("Whole layouts. Drag one onto the canvas, or press Enter: a form asks for its numbers."),
            [one for one in every if one.payload.startswith(TEMPLATE)],
            inside,
        )
        self._lay_out(inside)
        self.setWidget(inside)
        self.setFocusProxy(self.things)

    def _lay_out(self, inside: QWidget) -> None:
        column = QVBoxLayout(inside)
        column.setContentsMargins(8, 2, 8, 6)
        column.setSpacing(2)
        for title, shelf in (
            (self.tr("DRAG OR PRESS ENTER"), self.things),
            (self.tr("TEMPLATES"), self.templates),
        ):
            label = QLabel(title, inside)
            label.setObjectName("caption")
            label.setFont(theme.font(8))
            label.setContentsMargins(4, 4, 0, 0)
            column.addWidget(label)
            column.addWidget(shelf)
            shelf.put_asked.connect(self.put_asked)
        column.addStretch(1)

    def refresh(self) -> None:
        """Take on the colours of the theme."""
        self.things.refresh()
        self.templates.refresh()
