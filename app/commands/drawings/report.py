"""lparlab report: create a report of a drawing as text, CSV, HTML, PDF or JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import click

from app.commands.support.drawings import deck_options, loaded_from
from app.commands.support.echo import echo, echo_file
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_file, write_json
from app.run.process import without_qt
from engine.atomic import atomic_write
from engine.ficon.drawing.reports import REPORTS, DrawingReport, csv_text, html
from engine.reading_notes import ReadingNote, with_notes

Notes = Sequence[ReadingNote]
FORMATS = ("text", "csv", "html", "pdf", "json")


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--of", "kind", type=click.Choice(tuple(REPORTS)), default="ctc", help="The report. Default: ctc."
)
@click.option(
    "--as", "form", type=click.Choice(FORMATS), default="text", help="Output format. Default: text."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write to this file. Default: print to standard output. Required for pdf.",
)
@deck_options
@reported_errors()
def report(
    files: tuple[Path, ...], kind: str, form: str, out: Path | None, lenient: bool, answers: tuple[str, ...]
) -> None:
    """Report on a drawing of a FICON topology, or on the IOCP decks of several CECs.

    ctc: each pair of CTC devices with both control units, their unit addresses, CUADD and LINK. access: null
    access lists, and the paths that LPARs lack after a power-on reset. single-points: the channel, card,
    director or power domain shared by all paths of a control unit, or of two linked systems. Exits with 2 if
    a FILE cannot be read.
    """
    check_file(out, "--out")
    if form == "pdf" and out is None:
        raise Failure("--as pdf: specify the file with --out FILE")
    loaded = loaded_from(files, lenient, answers)
    found = REPORTS[kind](loaded.history.drawing)
    name = ", ".join(file.name for file in files)
    if form == "json" and out is None:
        write_json(_json(found))
    elif out is None:
        echo_file(str(_MAKERS[form](found, name, loaded.notes)))
    else:
        atomic_write(out, _MAKERS[form](found, name, loaded.notes))
        echo(str(out))


def _json(found: DrawingReport) -> list[dict[str, str]]:
    return [dict(zip(found.heads, row.cells, strict=True)) for row in found.rows]


def _text(found: DrawingReport) -> str:
    """Return the columns at their minimum widths, below the title."""
    lines = [found.heads, *(row.cells for row in found.rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(found.heads))]
    shown = ("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "\n".join((found.title, found.about, "", *(line.rstrip() for line in shown), ""))


def _json_text(found: DrawingReport, name: str, notes: Notes) -> str:
    import json  # late: a file of JSON is seldom wanted

    return json.dumps(_json(found), ensure_ascii=False, indent=2) + "\n"


def _page(found: DrawingReport, name: str, notes: Notes) -> str:
    return with_notes(html(found, name, date.today().isoformat()), notes)


def _pdf(found: DrawingReport, name: str, notes: Notes) -> bytes:
    try:
        from app.run.offscreen import application  # late: the start stays short
        from app.topology.reports.pdf import pdf
    except ImportError as error:
        raise RunFailure(f"--as pdf: {without_qt(error)}") from None
    application()
    return pdf(_page(found, name, notes), found.title)


_MAKERS: dict[str, Callable[[DrawingReport, str, Notes], str | bytes]] = {
    "text": lambda found, *_: _text(found),
    "csv": lambda found, *_: csv_text(found),
    "html": _page,
    "pdf": _pdf,
    "json": _json_text,
}
