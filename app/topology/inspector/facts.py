"""What follows from the definitions, below the properties: to be read, with a way to what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app import theme
from app.topology.editor import Editor
from app.widgets.reach import reachable
from engine.topology.addresses import far_of
from engine.topology.cabling import Channel, Port
from engine.topology.defined import ControlUnit
from engine.topology.drawing import Drawing
from engine.topology.fields import Thing
from engine.topology.words import called, words

ROW = 24  # px
MOST = 14  # facts that are shown at once
_THINGS = Qt.ItemDataRole.UserRole


class Fact(NamedTuple):
    """Something that follows; things: what it is about."""

    title: str
    text: str
    things: tuple[str, ...] = ()


def _tr(text: str) -> str:
    return QCoreApplication.translate("Facts", text)


def facts(drawing: Drawing, thing: Thing) -> list[Fact]:
    """All that follows for a thing."""
    return [*_cabling(drawing, thing), *_hosting(thing), *_inside(drawing, thing)]


def _cabling(drawing: Drawing, thing: Thing) -> list[Fact]:
    if not isinstance(thing, Channel | Port):
        return []
    far = far_of(drawing, thing.id)
    text = called(drawing, far) if far else _tr("no cable")
    return [Fact(_tr("Cabled to"), text, (far,) if far else ())]


def _hosting(thing: Thing) -> list[Fact]:
    """Which end hosts the CTC function is negotiated: it is shown, never edited."""
    if not isinstance(thing, ControlUnit) or thing.unit != "FCTC":
        return []
    return [Fact(_tr("CTC function"), _tr("auto: the two channels negotiate which of them hosts it"))]


def _inside(drawing: Drawing, thing: Thing) -> list[Fact]:
    return [Fact(_tr("Holds"), words(drawing, one), (one.id,)) for one in drawing.children(thing.id)]


class FactList(QWidget):
    """The facts of the one thing that is selected; Enter or double-click shows what a fact is about."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.heading = QLabel(self.tr("What follows"), self)
        self.heading.setFont(theme.font(10.5, theme.QFont.Weight.DemiBold))
        self.list = QListWidget(self)
        self.list.setObjectName("facts")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        reachable(
            self.list,
            self.tr("What follows from the definitions"),
            self.tr("Connections and cables, as the definitions mean them. Enter shows what it is about."),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        self.list.itemActivated.connect(self._show)
        self.hide()

    def show_things(self, things: Sequence[Thing]) -> None:
        """Facts of a single thing; of several there are none."""
        found = facts(self._editor.drawing, things[0]) if len(things) == 1 else []
        self.list.clear()
        for fact in found:
            item = QListWidgetItem(f"{fact.title}: {fact.text}", self.list)
            item.setData(_THINGS, fact.things)
        self.list.setFixedHeight(ROW * min(len(found), MOST) + 6)
        self.setVisible(bool(found))

    def _show(self, item: QListWidgetItem) -> None:
        if things := item.data(_THINGS):
            self._editor.show(things)
