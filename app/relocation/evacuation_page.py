"""The page of an evacuation: sentences, guests that stay, tables, commands and assumptions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication

from app.files.picture import printed
from app.look import theme
from app.look.literal import HtmlPage
from engine.evacuation.report import (
    HEADS,
    MEMBER_HEADS,
    TRIED_HEADS,
    command_text,
    link_lines,
    member_rows,
    move_rows,
    notes,
    sentences,
    staying,
    tried_rows,
)
from engine.evacuation.search import EvacuationReport
from engine.evacuation.simulate import Evacuation
from engine.language import say
from engine.reading_notes import ReadingNote, with_notes

_tr = partial(QCoreApplication.translate, "EvacuationPage")


def html(report: EvacuationReport, found: Evacuation | None, caution: str = "") -> str:
    """Return the page of a plan. caution: the parts that are not valid for the site."""
    known = report.survey
    parts = [f"<p><b>{escape(caution)}</b></p>"] if caution else []
    parts += [f"<p>{escape(text)}</p>" for text in sentences(known, found)]
    stay = staying(known, found)
    if stay:
        parts += [f"<h2>{_tr('Guests that stay')}</h2>", _table((_tr("Guest"), _tr("Reason")), stay)]
    if found:
        parts += [f"<h2>{_tr('Relocations')}</h2>", _table(HEADS, move_rows(found, found.moves))]
        if found.back:
            parts += [f"<h2>{_tr('Return')}</h2>", _table(HEADS, move_rows(found, found.back))]
    parts += [f"<h2>{_tr('Cluster members')}</h2>"]
    parts += [_table(MEMBER_HEADS, member_rows(known.loads, found.after if found else ()))]
    if found:
        parts += [f"<p>{escape(text)}</p>" for text in link_lines(found)]
        parts += [f"<h2>{_tr('Commands')}</h2>", f"<pre>{escape(command_text(known, found))}</pre>"]
        parts += [f"<h2>{_tr('Plans tried')}</h2>", _table(TRIED_HEADS, tried_rows(report))]
    parts.append(f"<h2>{_tr('Assumed')}</h2>")
    return "".join([*parts, *(f"<p>{escape(text)}</p>" for text in notes(report))])


def pdf(
    report: EvacuationReport,
    found: Evacuation | None,
    title: str,
    caution: str = "",
    read: Iterable[ReadingNote] = (),
) -> bytes:
    """Return the page as PDF, A4. read: notes on the files that were read."""
    with theme.using("light"):
        document = HtmlPage()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(with_notes(f"<h1>{escape(title)}</h1>{html(report, found, caution)}", read))
        return printed(document, title)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th align=left>{escape(say(text))}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table border=1 cellspacing=0 cellpadding=4><tr>{head}</tr>{body}</table>"
