"""lparlab open: the window with a file in it, as a desktop opens it."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("name", metavar="FILE")
@click.pass_context
def open(context: click.Context, name: str) -> None:
    """Open FILE in a window: a scenario, a session, a drawing or a lesson.

    A session is a file .lparlab, a drawing a file .topology.json, a lesson its file lesson.toml. FILE can be
    the name of a scenario that `lparlab scenarios` lists, too.
    """
    if name.endswith(".topology.json"):
        from app.commands.draw import opened  # late: the lab needs nothing of the editor

        context.exit(opened(Path(name)))
    from app.__main__ import main as open_window  # late: the start stays short

    context.exit(open_window(name))
