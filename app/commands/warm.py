"""lparlab warm."""

from __future__ import annotations

import click

from app.commands.support.echo import echo
from app.commands.support.failure import reported_errors


@click.command()
def warm() -> None:
    """Compile the simulator now, so that the next start is fast."""
    from app.charts import warm as engine_and_charts  # late: the start stays short

    if engine_and_charts.is_warm():  # before anything that is slow to import
        echo("Everything is compiled already.")
        return
    with reported_errors():
        from app.commands.support.progress import warm_with_progress  # late: the start stays short

        seconds = warm_with_progress(engine_and_charts)
    echo(f"Compiled in {seconds:.0f} s.")
