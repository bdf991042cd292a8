"""lparlab export."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.cli.failure import told

FORMATS = ("iocp", "report", "config", "commands", "csv", "svg", "pdf", "png", "drawing")


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--as", "kind", type=click.Choice(FORMATS), required=True, help="What to write.")
@click.option("--cec", metavar="NAME", help="The deck of this CEC alone.")
@click.option("--lpar", metavar="NAME", help="Statements or commands of this LPAR, or its system, alone.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Write files there; else texts are printed.",
)
@click.option("--plain", is_flag=True, help="iocp: without comment cards for ports, cards and systems.")
@click.option("--rdevice", is_flag=True, help="config: with RDEVICE statements, which are seldom needed.")
@click.option("--size", metavar="WxH", help="png: so many pixels, like 1920x1080.")
@click.option("--page", metavar="NAME", help="pdf: on a page like A4 or A3; else as large as the picture.")
@click.option("--dark", is_flag=True, help="Pictures on a dark ground.")
@click.option("--lenient", is_flag=True, help="Read decks pasted from a mail or a web page.")
@click.option(
    "--answer",
    "answers",
    multiple=True,
    metavar="KEY=TEXT",
    help="What decks leave open, like CA.0.50=2110: the port of CHPID 50 of CA. May be given several times.",
)
def export(files: tuple[Path, ...], **options: Any) -> None:
    """Write what a drawing says: decks, reports, z/VM statements and commands, connections, or the picture.

    FILE is a drawing, or an IOCP deck; several decks of several CECs are joined. iocp: a deck a CEC; report:
    what it defines. config: SYSTEM CONFIG statements. commands: ACTIVATE ISLINK for each system. csv: a row a
    connection. drawing: the file that lparlab draw opens. Pictures are written into the current folder
    without --out. Either all files are written or none. Exits with 2 if a FILE cannot be read, or the drawing
    cannot be said in IOCP.
    """
    with told():
        from app.cli.export import Asked
        from app.cli.export import export as write

        write(files, Asked(**options))
