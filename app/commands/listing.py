"""lparlab measures and lparlab scenarios."""

from __future__ import annotations

import click


@click.command()
def measures() -> None:
    """List all figures with their units and where they come from."""
    from app.cli.listing import print_measures

    print_measures()


@click.command()
def scenarios() -> None:
    """List the scenarios that come with LPAR Lab."""
    from app.cli.listing import print_scenarios

    print_scenarios()
