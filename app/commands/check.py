"""lparlab check."""

from __future__ import annotations

import click

from app.cli.failure import told


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
def check(file: str, as_json: bool) -> None:
    """Check a drawing of a FICON topology, or an IOCP deck, as the editor does while it is drawn.

    Prints what is wrong, why, and who says so; what is accepted with a reason comes last. Exits with 1 if
    there is an error that is not accepted, with 2 if FILE cannot be read.
    """
    with told():
        from app.cli.check import judge

        judge(file, as_json)
