"""lparlab iocp."""

from __future__ import annotations

import click

from app.cli.failure import told


@click.command()
@click.argument("file")
@click.option(
    "--lenient", is_flag=True, help="Read a deck pasted from a mail or a web page, and list every repair."
)
@click.option("--json", "as_json", is_flag=True, help="Print statements, problems and repairs as JSON.")
def iocp(file: str, lenient: bool, as_json: bool) -> None:
    """Read a deck of IOCP statements and say what is wrong with it.

    Prints the number of statements by operation, and each problem with its severity, the message of IOCP,
    line and column. FILE - reads the standard input. Exits with 1 if there is an error, with 2 if FILE
    cannot be read.
    """
    with told():
        from app.cli.iocp import judge

        judge(file, lenient, as_json)
