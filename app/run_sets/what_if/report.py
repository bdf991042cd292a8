"""The report of a comparison: a page as HTML and as PDF."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.files.picture import printed
from app.language import scenario_text
from app.look import theme
from app.look.literal import HtmlPage
from app.run_sets.what_if.certain import certain_html
from engine.atomic import atomic_write
from engine.language import say
from engine.reading_notes import ReadingNote, with_notes
from engine.what_if.accounting import FIGURES
from engine.what_if.comparison import AS_IT_IS, CAVEAT, ComparedMachine, Comparison
from engine.what_if.limits import in_words

_tr = partial(QCoreApplication.translate, "WhatIf")
SIGNS = {"better": "▲", "worse": "▼", "other": "≠", "same": "=", "": ""}


def html(found: Comparison) -> str:
    """Return the comparison as an HTML page."""
    heads = "".join(f"<th align=left>{_named(machine)}</th>" for machine in found.machines)
    rows = "".join(_row(found, key) for key in found.keys)
    limits = "".join(f"<p>{_limits(machine)}</p>" for machine in found.machines)
    changes = "".join(f"<p>{_change(machine)}</p>" for machine in found.machines[1:])
    return (
        f"<h1>{escape(_title(found))}</h1>{_caution(found)}"
        f"<p>{_meaning(found.seeds)}</p>"
        f"<h2>{_tr('Changes')}</h2>{changes}<h2>{_tr('Limiting resources')}</h2>{limits}"
        f"<h2>{_tr('Figures')}</h2><table border=1 cellspacing=0 cellpadding=4>"
        f"<tr><th align=left>{_tr('Figure')}</th>{heads}</tr>{rows}</table>{certain_html(found)}"
        f"<h2>{_tr('Limitations')}</h2><p>{escape(say(CAVEAT))}</p>"
    )


def _title(found: Comparison) -> str:
    return _tr("What if: {0}").format(scenario_text(found.title))


def _caution(found: Comparison) -> str:
    return f"<p><b>{escape(found.caution)}</b></p>" if found.caution else ""


def _meaning(seeds: int) -> str:
    """Return an explanation of the values and the signs next to them."""
    if seeds == 1:
        return _tr(
            "Values of one seed. ▲ better, ▼ worse, ≠ different from the unchanged machine; the "
            "difference might be due to chance."
        )
    return _tr(
        "Means of {0} seeds, with minimum and maximum. ▲ better, ▼ worse, ≠ different from the "
        "unchanged machine: the ranges over the seeds do not overlap."
    ).format(seeds)


def pdf(found: Comparison, notes: Iterable[ReadingNote] = ()) -> bytes:
    """Return the page as an A4 PDF. notes: on the files that were read."""
    with theme.using("light"):
        document = HtmlPage()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(with_notes(html(found), notes))
        return printed(document, _title(found))


def write_pdf(found: Comparison, path: Path) -> None:
    """Write the PDF completely or not at all. Raises OSError."""
    atomic_write(path, pdf(found))


def _row(found: Comparison, key: str) -> str:
    figure = FIGURES[key]
    cells = "".join(f"<td>{escape(cell(found, key, machine))}</td>" for machine in found.machines)
    return f"<tr><td>{escape(say(figure.name))}, {escape(say(figure.unit))}</td>{cells}</tr>"


def cell(found: Comparison, key: str, machine: ComparedMachine) -> str:
    """Return a value with its range and its sign; "" if the machine does not have it."""
    if key not in machine.figures:
        return ""
    return f"{machine.figures[key].text} {SIGNS[found.verdict(key, machine)]}".rstrip()


def _limits(machine: ComparedMachine) -> str:
    if machine.error:
        return f"<b>{_named(machine)}</b>: {escape(_tr('cannot run: {0}').format(machine.error))}"
    remedy = _tr("Remedy: {0}.").format(machine.limits[0].remedy) if machine.limits else ""
    return f"<b>{_named(machine)}</b>. {escape(in_words(list(machine.limits)))}. {escape(remedy)}".rstrip()


def _named(machine: ComparedMachine) -> str:
    title = machine.change.title  # as its user has written it
    return escape(say(AS_IT_IS) if title == AS_IT_IS else title)


def _change(machine: ComparedMachine) -> str:
    return f"<b>{_named(machine)}</b>: {escape(', '.join(machine.change.settings))}"
