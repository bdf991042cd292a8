"""The problems as a table: severity, IOCP's message or the check, the problem, and its remedy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor, QIcon

from app.look import theme
from app.topology.problems.words import severity_name
from app.widgets.rows_model import RowsModel, TableColumn
from engine.ficon.drawing.checking.finding import CheckFinding, Severity
from engine.ficon.drawing.checking.roots import Folded
from engine.language import filled, numeral

_tr = partial(QCoreApplication.translate, "Problems")
ICONS = {"error": "error", "warning": "warning", "info": "info"}
SEVERITY, MESSAGE, TEXT, REMEDY = range(4)


def colour(severity: Severity) -> QColor:
    """Return the text color of a severity."""
    look = theme.current()
    return {"error": look.error, "warning": look.warning, "info": look.link}[severity]


class ProblemRow(NamedTuple):
    """A problem, or several in one row: a root cause with its consequences, or many problems of one rule.

    inside: the rows folded below it; depth: its own nesting depth.
    """

    finding: CheckFinding
    inside: tuple[ProblemRow, ...] = ()
    depth: int = 0
    opened: bool = False
    of_rule: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """Identity of the row, stable from one check to the next."""
        finding = self.finding
        return (
            (finding.check, finding.severity)
            if self.of_rule
            else (finding.check, finding.things, finding.text)
        )

    @property
    def message(self) -> str:
        """IOCP's message or the check."""
        return self.finding.message or self.finding.check

    @property
    def text(self) -> str:
        """The problem, and the number of problems folded below it."""
        if self.of_rule:
            many = _tr("{0:,} {0:problem|problems} for this rule, such as: {1}")
            return filled(many, len(self.inside), self.finding.text)
        count = len(self.inside)
        more = _tr("1 consequence") if count == 1 else _tr("{0} consequences").format(count)
        return f"{self.finding.text} ({more})" if count else self.finding.text

    @property
    def fixes(self) -> list[CheckFinding]:
        """The fixable problems among this problem or those of its rule."""
        mine = [row.finding for row in self.inside] if self.of_rule else [self.finding]
        return [finding for finding in mine if finding.fix is not None and finding.waiver is None]


class ProblemsModel(RowsModel[ProblemRow]):
    """One row per problem, the worst first. remedy: describes the effect of its remedy in a sentence."""

    def __init__(self, remedy: Callable[[ProblemRow], str], parent: QObject | None = None) -> None:
        super().__init__(_columns(remedy), key=lambda row: row.key, parent=parent)


def _columns(remedy: Callable[[ProblemRow], str]) -> list[TableColumn[ProblemRow]]:
    def column(
        title: str,
        text: Callable[[ProblemRow], str],
        tone: Callable[[CheckFinding], QColor | None] = lambda _: None,
        icon: Callable[[ProblemRow], QIcon | None] | None = None,
        tip: Callable[[ProblemRow], str] = lambda row: f"{row.text}\n{row.finding.why}",
    ) -> TableColumn[ProblemRow]:
        return TableColumn(
            title,
            text,
            tip=tip,
            spoken=text,
            colour=lambda row: theme.current().muted if row.finding.waiver is not None else tone(row.finding),
            icon=icon,
        )

    return [
        column(
            _tr("Severity"),
            _severity,
            lambda finding: colour(finding.severity),
            lambda row: _mark(ICONS[row.finding.severity], theme.current().name),
        ),
        column(_tr("Message"), lambda row: row.message),
        column(_tr("Problem"), lambda row: row.text),
        column(
            _tr("Remedy"), _remedy, lambda finding: theme.current().link if finding.fix else None, tip=remedy
        ),
    ]


@cache
def _mark(name: str, _theme: str) -> QIcon:
    """Return an icon that is also visible in a selected row."""
    mark, on = QIcon(theme.icon(name)), QIcon.State.On
    for size in theme.icon(name).availableSizes():
        chosen = theme.icon(name).pixmap(size, 1.0, QIcon.Mode.Normal, on)
        mark.addPixmap(chosen, QIcon.Mode.Selected)
    return mark


def _severity(row: ProblemRow) -> str:
    mark = ("▾ " if row.opened else "▸ ") if row.inside else "    " * row.depth
    return mark + severity_name(row.finding.severity)


def _remedy(row: ProblemRow) -> str:
    finding = row.finding
    if row.of_rule:
        safe = sum(fix.fix.automatic for fix in row.fixes if fix.fix)
        return _tr("Fix {0} of them").format(numeral(safe, ",")) if safe else ""
    if finding.waiver is not None:
        return _tr("accepted: {0}").format(finding.waiver.reason.splitlines()[0])
    waits = _tr("Repair first: {0}").format(finding.first) if finding.first else ""
    return finding.fix.title if finding.fix else waits or finding.decide


MANY = 5  # problems of one rule that are listed individually


def rows(found: Iterable[Folded], opened: Collection[tuple[object, ...]]) -> list[ProblemRow]:
    """Return the problem rows: root causes with their expanded consequences, and many problems of one rule in
    one row.
    """
    by_rule: dict[tuple[object, ...], list[Folded]] = {}
    for item in found:
        key = item.root.check, item.root.severity, item.root.waiver is not None
        by_rule.setdefault(key, []).append(item)
    shown: list[ProblemRow] = []
    for group in by_rule.values():
        if len(group) <= MANY:
            shown += _opened((_row(item, 0) for item in group), opened)
        else:
            inside = tuple(_row(item, 1) for item in group)
            shown += _opened([ProblemRow(inside[0].finding, inside, of_rule=True)], opened)
    return shown


def _row(item: Folded, depth: int) -> ProblemRow:
    return ProblemRow(
        item.root, tuple(ProblemRow(each, depth=depth + 1) for each in item.consequences), depth
    )


def _opened(rows: Iterable[ProblemRow], opened: Collection[tuple[object, ...]]) -> Iterator[ProblemRow]:
    for row in rows:
        is_open = bool(row.inside) and row.key in opened
        yield row._replace(opened=is_open)
        if is_open:
            yield from _opened(row.inside, opened)
