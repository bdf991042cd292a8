"""The problems as a table: severity, IOCP's message or the check, what is wrong, and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor, QIcon

from app.look import theme
from app.topology.problems.words import severity_name
from app.widgets.rows_model import RowsModel, TableColumn
from engine.ficon.drawing.checking.finding import Finding, Severity

ICONS = {"error": "error", "warning": "warning", "info": "info"}
SEVERITY, MESSAGE, TEXT, REMEDY = range(4)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Problems", text)


def colour(severity: Severity) -> QColor:
    """Return the colour of the word for a severity."""
    look = theme.current()
    return {"error": look.error, "warning": look.warning, "info": look.link}[severity]


class ProblemsModel(RowsModel[Finding]):
    """A row a problem, the worst first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_columns(), parent=parent)


def _columns() -> list[TableColumn[Finding]]:
    def column(
        title: str,
        text: Callable[[Finding], str],
        tone: Callable[[Finding], QColor | None] = lambda _: None,
        icon: Callable[[Finding], QIcon | None] | None = None,
    ) -> TableColumn[Finding]:
        return TableColumn(
            title,
            text,
            tip=lambda one: f"{one.text}\n{one.why}",
            spoken=text,
            colour=lambda one: theme.current().muted if one.waiver is not None else tone(one),
            icon=icon,
        )

    return [
        column(
            _tr("Severity"),
            lambda one: severity_name(one.severity),
            lambda one: colour(one.severity),
            lambda one: theme.icon(ICONS[one.severity]),
        ),
        column(_tr("Message"), lambda one: one.message or one.check),
        column(_tr("Problem"), lambda one: one.text),
        column(_tr("Remedy"), _remedy, lambda _: theme.current().link),
    ]


def _remedy(finding: Finding) -> str:
    if finding.waiver is not None:
        return _tr("accepted: {0}").format(finding.waiver.reason.splitlines()[0])
    return finding.fix.title if finding.fix else ""
