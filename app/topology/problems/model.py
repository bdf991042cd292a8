"""The problems as a table: severity, IOCP's message or the check, what is wrong, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor

from app.look import theme
from app.topology.problems.words import severity_name
from engine.ficon.drawing.checking.finding import Finding, Severity

Index = QModelIndex | QPersistentModelIndex
ICONS = {"error": "error", "warning": "warning", "info": "info"}
SEVERITY, MESSAGE, TEXT, REMEDY = range(4)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Problems", text)


def colour(severity: Severity) -> QColor:
    """Of its word."""
    look = theme.current()
    return {"error": look.error, "warning": look.warning, "info": look.link}[severity]


class ProblemsModel(QAbstractTableModel):
    """A row a problem, the worst first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: list[Finding] = []

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """These; a selection is lost, the panel finds its row again."""
        self.beginResetModel()
        self.findings = list(findings)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.findings)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (_tr("Severity"), _tr("Message"), _tr("Problem"), _tr("Remedy"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        finding, column = self.findings[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(finding, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{finding.text}\n{finding.why}"
        if role == Qt.ItemDataRole.DecorationRole and column == SEVERITY:
            return theme.icon(ICONS[finding.severity])
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(finding, column)
        return None

    def _text(self, finding: Finding, column: int) -> str:
        if column == SEVERITY:
            return severity_name(finding.severity)
        if column == MESSAGE:
            return finding.message or finding.check
        if column == TEXT:
            return finding.text
        if finding.waiver is not None:
            return _tr("accepted: {0}").format(finding.waiver.reason.splitlines()[0])
        return finding.fix.title if finding.fix else ""

    def _colour(self, finding: Finding, column: int) -> QColor | None:
        look = theme.current()
        if finding.waiver is not None:
            return look.muted
        if column == SEVERITY:
            return colour(finding.severity)
        return look.link if column == REMEDY else None
