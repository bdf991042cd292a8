"""lparlab session."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import told


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def session(file: Path) -> None:
    """Open the session in FILE without a window: everything in it runs again.

    Prints its branches, with the digest of each machine, which is that of the machine that was saved.
    """
    with told():
        from app.cli.session import session as open_session

        open_session(file)
