"""Rates of links, channels and devices as a table: the accessible twin of what flows over the picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.look import theme
from app.topology.running.figures import Figures, Rate
from engine.ficon.drawing.running.machine import Machine

Index = QModelIndex | QPersistentModelIndex
THING = int(Qt.ItemDataRole.UserRole)
BUSY = 1  # column
FLAT = 0.05  # MB/s and SSCH/s below are nothing


def _tr(text: str) -> str:
    return QCoreApplication.translate("RunRates", text)


@dataclass(frozen=True)
class Row:
    """things: what is selected with it. channel: it can be saturated; a device is busy or it is not."""

    name: str
    things: tuple[str, ...]
    rate: Rate
    channel: bool = False

    @property
    def full(self) -> bool:
        return self.channel and self.rate.full


def titles() -> tuple[tuple[str, str], ...]:
    """Headings, and what they mean."""
    return (
        (_tr("Of"), _tr("Logical link, channel, or device")),
        (_tr("Busy"), _tr("Share of time: a channel is saturated from 95 % on")),
        (_tr("→ MB/s"), _tr("Out of a channel; of links and devices from the link's first end on")),
        (_tr("← MB/s"), _tr("Into a channel; of links and devices back to the link's first end")),
        (_tr("SSCH/s"), _tr("Transfers started a second, of both directions")),
        (_tr("Queue"), _tr("Transfers under way, on the average")),
    )


class RatesModel(QAbstractTableModel):
    """`show_figures` fills it at each moment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._titles = titles()

    def show_figures(self, machine: Machine | None, now: Figures | None) -> None:
        """As they are now; None = nothing runs."""
        rows = _rows(machine, now) if machine is not None and now is not None else []
        same = [one.name for one in rows] == [one.name for one in self.rows]
        if not same:
            self.beginResetModel()
        self.rows = rows
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 1), self.index(len(rows) - 1, len(self._titles) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _text(row, index.column())
        if role == THING:
            return row.things
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
            return int((side | Qt.AlignmentFlag.AlignVCenter).value)
        if role == Qt.ItemDataRole.ForegroundRole and (row.full or not row.rate.up):
            return theme.current().error if index.column() in (0, BUSY) else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._titles[index.column()][1]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        title, help_text = self._titles[section]
        return {Qt.ItemDataRole.DisplayRole: title, Qt.ItemDataRole.ToolTipRole: help_text}.get(
            Qt.ItemDataRole(role)
        )


def _rows(machine: Machine, now: Figures) -> list[Row]:
    found = []
    systems = {name: link.systems for name, link in machine.scenario.links.items()}
    for name, thing in machine.links.items():
        found.append(Row(" → ".join(systems[name]), (thing,), now.links[thing]))
    for name, thing in machine.channels.items():
        found.append(Row(_tr("CHPID {0}").format(name), (thing,), now.channels[thing], True))
    for wire, rate in zip(machine.wires, now.wires, strict=True):
        several = f"{wire.number:04X}"
        if len(machine.links) > 1:
            (link,) = (name for name, thing in machine.links.items() if thing == wire.link)
            several += f" {'–'.join(systems[link])}"
        found.append(Row(several, tuple(dict.fromkeys(wire.devices)), rate))
    return found


def _text(row: Row, column: int) -> str:
    rate = row.rate
    if column == 0:
        return row.name
    if not rate.up:
        return _tr("off") if column == BUSY else "–"
    if column == BUSY:
        share = f"{rate.busy:.0%}"
        return _tr("{0} full").format(share) if row.full else share
    value = (0.0, *rate.mbs, sum(rate.starts), rate.queue)[column - 1]
    if value < FLAT:
        return "0"
    return f"{value:.1f}" if column == 5 else f"{value:,.0f}"
