"""lparlab best."""

from __future__ import annotations

from typing import Any

import click

from app.cli.failure import told


@click.command()
@click.argument("file")
@click.option(
    "--link", metavar="NAME", help="The link: its id, or two LPARs, like LPAR2-LPAR1. Default: the only one."
)
@click.option("--channels", metavar="CHPIDS", help="Only these, like 3C,3D; a CEC may stand before: A-3C.")
@click.option("--connections", type=int, default=16, metavar="N", help="At most so many. Default: 16.")
@click.option("--ports", type=int, metavar="N", help="Channels without a cable that may be given one.")
@click.option("--number", metavar="HEX", help="The first device number. Default: as the link has it now.")
@click.option("--most", type=int, default=5, metavar="N", help="Layouts to show. Default: 5.")
@click.option("--write", metavar="OUT", help="Write the drawing with the best layout into this file.")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
def best(file: str, **options: Any) -> None:
    """Search for the best layout of an ISFC logical link in the drawing FILE.

    Layouts of connections over the link's channels are ranked by their rates in the link model, with the
    reasons. Exits with 2 if FILE cannot be read or leaves nothing to choose from.
    """
    with told():
        from app.cli.best import Asked, find

        find(file, Asked(**options))
