"""lparlab draw: the editor window alone, without the lab."""

from __future__ import annotations

import os
from pathlib import Path

import click

from app.commands.support.failure import Failure, RunFailure
from app.run import process
from app.run.process import missing_display, without_qt


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.pass_context
def draw(context: click.Context, file: Path | None) -> None:
    """Open the editor for FICON CTC layouts with the drawing or IOCP deck FILE.

    Without FILE, the drawing is empty. A deck opens in the import dialog.
    """
    context.exit(opened(file))


def opened(file: Path | None) -> int:
    """Open the editor; return the exit code."""
    if file is not None and not os.path.isfile(file):
        raise Failure(f"{file}: no such file; without a name, an empty drawing is opened")
    if problem := missing_display():
        raise Failure(f"{problem}; `lparlab check` and `lparlab export` read a drawing without a window")
    try:
        process.prepare()
        from app.topology.start import run  # late: the start stays short
    except ImportError as error:  # a system library that Qt needs
        raise RunFailure(without_qt(error)) from None
    code = run(file)
    process.finish()
    return code
