"""The page of a plan of paging space: sentences, the sum, the volumes, the dump space, the sources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication

from app.files.picture import printed
from app.look import theme
from app.look.literal import HtmlPage
from engine.kernel.units import size_text
from engine.language import numeral, say
from engine.reading_notes import ReadingNote, with_notes
from engine.space.plan import ORIGINS, SOURCE, SpaceLine, SpacePlan
from engine.space.report import SpaceReport, sentences
from engine.space.volumes import dump_lines, notes, volume_needs

_tr = partial(QCoreApplication.translate, "SpacePage")


def html(reports: Sequence[tuple[str, SpaceReport]], caution: str = "") -> str:
    """Return the page: a part for each system of each machine, with the name of the machine."""
    found = [
        (name if len(report.plans) == 1 else f"{plan.system}: {name}", plan, report)
        for name, report in reports
        for plan in report.plans
    ]
    parts = [f"<p><b>{escape(caution)}</b></p>"] if caution else []
    parts += [_words(name, plan, report) for name, plan, report in found]
    parts += [_tables(name if len(found) > 1 else "", plan) for name, plan, _ in found]
    parts.append(f"<h2>{_tr('Sources')}</h2>")
    first = reports[0][1].plans[0]
    parts += [f"<p>{escape(text)}</p>" for text in (say(SOURCE), *notes(first))]
    return "".join(parts)


def pdf(
    reports: Sequence[tuple[str, SpaceReport]],
    title: str,
    caution: str = "",
    notes: Iterable[ReadingNote] = (),
) -> bytes:
    """Return the page as PDF, A4. notes: on the files that were read."""
    with theme.using("light"):
        document = HtmlPage()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(with_notes(f"<h1>{escape(title)}</h1>{html(reports, caution)}", notes))
        return printed(document, title)


def _words(name: str, plan: SpacePlan, report: SpaceReport) -> str:
    said = [*sentences(plan, report.fill(plan)), *plan.notes]
    return f"<h2>{escape(name)}</h2>" + "".join(f"<p>{escape(text)}</p>" for text in said)


def _tables(name: str, plan: SpacePlan) -> str:
    total = SpaceLine(_tr("Sum"), plan.needed, "derived", _tr("all lines above"))
    return (
        (f"<h2>{escape(name)}</h2>" if name else "")
        + _lines(_tr("Paging space"), (*plan.lines, total))
        + _volumes(plan)
        + _lines(_tr("Dump space, at least"), dump_lines(plan))
    )


def _lines(title: str, lines: Iterable[SpaceLine]) -> str:
    heads = (title, _tr("Pages"), _tr("Size"), _tr("Origin"), _tr("Source"))
    return _table(
        heads,
        (
            (
                line.title,
                numeral(line.pages, ","),
                size_text(line.pages),
                say(ORIGINS[line.origin]),
                line.source,
            )
            for line in lines
        ),
    )


def _volumes(plan: SpacePlan) -> str:
    rows = ((need.model, size_text(need.size), numeral(need.count, ",")) for need in volume_needs(plan))
    return _table((_tr("Volumes"), _tr("Size of each"), _tr("Number needed")), rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; every column except the first column and columns of words is right-aligned."""
    head = "".join(f"<th align=left>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td align={'right' if place in (1, 2) else 'left'}>{escape(cell)}</td>"
            for place, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f"<p></p><table border=1 cellspacing=0 cellpadding=4><tr>{head}</tr>{body}</table>"
