"""lparlab draw."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.pass_context
def draw(context: click.Context, file: Path | None) -> None:
    """Open the editor for FICON CTC layouts, with the drawing in FILE or an empty one."""
    from app.cli.draw import draw as open_editor

    context.exit(open_editor(file))
