"""lparlab versions: list the versions of a drawing, and the version in production."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from app.commands.support.console import console, styled
from app.commands.support.echo import echo
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import write_json
from engine.ficon.drawing.differences import compare
from engine.ficon.drawing.differences.report import counted
from engine.ficon.drawing.file import FileError, open_file
from engine.ficon.drawing.file.versions import Versions
from engine.ficon.drawing.model.drawing import Drawing


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--save", "name", metavar="NAME", help="Save the drawing as a version with this name.")
@click.option("--note", default="", metavar="TEXT", help="Reason for the version.")
@click.option("--production", metavar="NAME", help="Record that this version is in production from now on.")
@click.option("--json", "as_json", is_flag=True, help="Print the versions as JSON.")
@reported_errors()
def versions(file: Path, name: str | None, note: str, production: str | None, as_json: bool) -> None:
    """List the versions of the drawing in FILE, and when each version was saved and put into production.

    The drawing in FILE is the working version, and the list shows the differences from it. Versions are saved
    next to the drawing, in NAME.versions, and never change. lparlab diff accepts FILE@NAME and
    FILE@production. Exits with 2 if a file cannot be read.
    """
    known = Versions(file)
    try:
        drawing = open_file(file).history.drawing
        if name is not None:
            known.keep(drawing, name, note, _now())
        if production is not None:
            known.install(production, _now())
        rows = [_row(known, drawing, version.name) for version in known.index().versions]
    except FileError as error:
        raise Failure(str(error)) from None
    if as_json:
        write_json(rows)
        return
    for row in rows:
        mark = ("* ", "green") if row["production"] else "  "
        noted = (f"  {row['note']}", "dim") if row["note"] else ""
        text = f"{row['name']}  {row['saved']}  {row['times'] or 'never in production'}  {row['differs']}"
        console().print(styled(mark, text, noted), soft_wrap=True)
    echo(f"{file.name}: {len(rows)} versions" + ("" if rows else "; save a version with --save NAME"))


def _now() -> str:
    return datetime.now().replace(microsecond=0).isoformat()


def _row(known: Versions, drawing: Drawing, name: str) -> dict[str, object]:
    index, version = known.index(), known.version(name)
    starts = [*((each.name, each.since) for each in index.installed), ("", "")]
    times = [
        f"in production from {since} to {until or 'now'}"
        for (which, since), (_, until) in zip(starts, starts[1:], strict=False)
        if which == name
    ]
    try:
        differs = f"working version: {counted(compare(known.open(name), drawing))}"
    except FileError as error:
        differs = str(error)
    return {
        "name": name, "saved": version.saved, "note": version.note, "production": index.production == name,
        "times": "; ".join(times), "differs": differs,
    }  # fmt: skip
