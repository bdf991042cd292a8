"""lparlab warm."""

from __future__ import annotations

import click

from app.cli.failure import told


@click.command()
def warm() -> None:
    """Compile the simulator now, so that the next start is fast."""
    from app.run import warm as engine_and_charts

    if engine_and_charts.is_warm():  # before anything that is slow to import
        click.echo("Everything is compiled already.")
        return
    with told():
        from app.cli.progress import warm_with_progress

        seconds = warm_with_progress(engine_and_charts)
    click.echo(f"Compiled in {seconds:.0f} s.")
