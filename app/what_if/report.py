"""The report of a comparison: a page as HTML and as PDF."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtGui import QTextDocument

from app.lesson.report.paper import printed
from app.look import theme
from engine.atomic import atomic_write
from engine.what_if.accounting import FIGURES
from engine.what_if.comparison import CAVEAT, Comparison, Machine, Range
from engine.what_if.limits import in_words

SIGNS = {"better": "▲", "worse": "▼", "other": "≠", "same": "=", "": ""}


def html(found: Comparison) -> str:
    """Return the comparison as a page."""
    heads = "".join(f"<th align=left>{escape(one.change.title)}</th>" for one in found.machines)
    rows = "".join(_row(found, key) for key in found.keys)
    limits = "".join(f"<p>{_limits(one)}</p>" for one in found.machines)
    changes = "".join(f"<p>{_change(one)}</p>" for one in found.machines[1:])
    return (
        f"<h1>What if: {escape(found.title)}</h1>"
        f"<p>{_meaning(found.seeds)}</p>"
        f"<h2>Changes</h2>{changes}<h2>What limits each</h2>{limits}"
        "<h2>Figures</h2><table border=1 cellspacing=0 cellpadding=4>"
        f"<tr><th align=left>Figure</th>{heads}</tr>{rows}</table>"
        f"<h2>What this does not say</h2><p>{escape(CAVEAT)}</p>"
    )


def _meaning(seeds: int) -> str:
    """Return what the figures and the signs beside them are."""
    if seeds == 1:
        return "Figures of one seed. ▲ better and ▼ worse than as it is, ≠ other; chance may be the reason."
    return (
        f"Means of {seeds} seeds, with the least and the most. ▲ better and ▼ worse than as it is, "
        "≠ other: the ranges over the seeds do not touch."
    )


def pdf(found: Comparison) -> bytes:
    """Return the page as PDF, A4."""
    with theme.worn("light"):
        document = QTextDocument()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(html(found))
        return printed(document, f"What if: {found.title}")


def write_pdf(found: Comparison, path: Path) -> None:
    """Write the PDF, all of it or nothing. Raises OSError."""
    atomic_write(path, pdf(found))


def _row(found: Comparison, key: str) -> str:
    figure = FIGURES[key]
    cells = "".join(f"<td>{escape(cell(found, key, one))}</td>" for one in found.machines)
    return f"<tr><td>{escape(figure.name)}, {escape(figure.unit)}</td>{cells}</tr>"


def cell(found: Comparison, key: str, machine: Machine) -> str:
    """Return a figure with its range and its sign; "" when the machine has it not."""
    if key not in machine.figures:
        return ""
    return f"{shown(machine.figures[key])} {SIGNS[found.verdict(key, machine)]}".rstrip()


def shown(value: Range) -> str:
    """Return a mean with its range, which is left out where all seeds agree."""
    mean, least, most = (number(one) for one in (value.mean, value.least, value.most))
    return mean if least == most else f"{mean} ({least} to {most})"


def number(value: float) -> str:
    """Return a number with three digits that count."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _limits(machine: Machine) -> str:
    if machine.error:
        return f"<b>{escape(machine.change.title)}</b> does not run: {escape(machine.error)}"
    remedy = f" Would help: {machine.limits[0].remedy}." if machine.limits else ""
    return f"<b>{escape(machine.change.title)}</b>. {escape(in_words(list(machine.limits)))}.{escape(remedy)}"


def _change(machine: Machine) -> str:
    return f"<b>{escape(machine.change.title)}</b>: {escape(', '.join(machine.change.settings))}"
