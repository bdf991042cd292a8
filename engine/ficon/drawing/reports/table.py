"""A report as a table, with CSV and HTML output."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from engine.language import CODE, say
from engine.spreadsheet import rows_text

STYLE = (
    "body{font-family:sans-serif} table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:2px 5px;text-align:left;vertical-align:top}"
)


class ReportRow(NamedTuple):
    """A row, and the elements of the drawing that it describes."""

    cells: tuple[str, ...]
    things: tuple[str, ...]


@dataclass(frozen=True)
class DrawingReport:
    """A table. about: what its rows represent, and what an empty cell means."""

    title: str
    about: str
    heads: tuple[str, ...]
    rows: tuple[ReportRow, ...]
    findings: int | None = None  # the rows that show a fault; None: a row does not indicate a fault

    @property
    def count(self) -> int:
        """The count shown next to the title: the number of faults, otherwise of rows."""
        return len(self.rows) if self.findings is None else self.findings


def csv_text(report: DrawingReport) -> str:
    """Return the table with CR LF line ends (RFC 4180), such that a spreadsheet interprets no cell as a
    formula.
    """
    return rows_text([report.heads, *(row.cells for row in report.rows)], end="\r\n")


def html(report: DrawingReport, name: str, day: str) -> str:
    """Return a complete page about the drawing with this name, dated with this day."""
    lines = [_line("th", report.heads), *(_line("td", row.cells) for row in report.rows)]
    table = f"<table>{''.join(lines)}</table>" if report.rows else f"<p>{escape(say('None.'))}</p>"
    return (
        f'<!DOCTYPE html><html lang="{say(CODE)}"><head><meta charset="utf-8"><title>{escape(report.title)}'
        f"</title><style>{STYLE}</style></head><body><h1>{escape(report.title)}</h1>"
        f"<p>{escape(name)}, {escape(day)}. {escape(report.about)}</p>{table}</body></html>"
    )


def _line(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"
