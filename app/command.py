"""The command lparlab. Only click is loaded here: the window opens fast, and each command loads its own."""

from __future__ import annotations

import click

from app.commands.best import best
from app.commands.check import check
from app.commands.cpuplugd import cpuplugd
from app.commands.draw import draw
from app.commands.export import export
from app.commands.grade import grade
from app.commands.group import Commands
from app.commands.iocp import iocp
from app.commands.lesson import lesson
from app.commands.limit import limit
from app.commands.listing import measures, scenarios
from app.commands.measure import measure
from app.commands.run import run
from app.commands.session import session
from app.commands.sweep import sweep
from app.commands.tables import tables
from app.commands.verify import verify
from app.commands.warm import warm

_ALL = (
    best,
    check,
    cpuplugd,
    draw,
    export,
    grade,
    iocp,
    lesson,
    limit,
    measure,
    measures,
    run,
    scenarios,
    session,
    sweep,
    tables,
    verify,
    warm,
)


@click.group(
    cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="lparlab", prog_name="lparlab")
@click.pass_context
def main(context: click.Context) -> None:
    """LPAR Lab: a simulated z/VM system with its Linux guests, to watch and to learn from.

    Without a command the window opens. SCENARIO is one that `lparlab scenarios` lists, or a TOML file.
    Times are written like 90s, 30m, 1h30m or 1:20:30, sizes like 768M, 2G or 166400p (pages of 4 KB).
    Simulated figures are not measurements.
    """
    if context.invoked_subcommand is None:
        from app.__main__ import main as open_window

        context.exit(open_window())


for _command in _ALL:
    main.add_command(_command)
