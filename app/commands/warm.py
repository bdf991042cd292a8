"""lparlab warm: compile the simulator."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.support.echo import echo
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.options import file_option


@click.command()
@file_option(
    "--share",
    "Use the compiled kernels in FOLDER, which the computers in a room share. The first computer compiles "
    "them there, for all processors that support the baseline instruction set. Use only a folder that no "
    "other user can change: kernels are machine code.",
    metavar="FOLDER",
)
def warm(share: Path | None) -> None:
    """Compile the simulator now, so that the next start is fast.

    The kernels are compiled for this computer's processor. Until then, runs use the kernels in the wheel, if
    it contains suitable kernels; the results are the same.
    """
    from app.charts import warm as engine_and_charts  # late: the start stays short

    with reported_errors():
        if share is not None:
            _share(share)
    if engine_and_charts.is_warm():  # before anything that is slow to import
        echo("Everything is compiled already.")
        return
    with reported_errors():
        from app.commands.support.progress import compile_with_progress  # late: the start stays short

        seconds = compile_with_progress(engine_and_charts)
    echo(f"Compiled in {seconds:.0f} s.")


def _share(share: Path) -> None:
    """Compile into the folder of a room, or copy from it. Raises Failure."""
    from subprocess import CalledProcessError  # late: the start stays short

    from app.charts import warm as engine_and_charts
    from app.commands.support import shared_kernels as shared
    from engine.kernel.prebuilt import USUAL, is_bundle

    if is_bundle():
        raise Failure("--share: this build comes with its kernels; copy its folder to the other computers")
    if not share.is_dir():
        raise Failure(f'--share = "{share}": expected a folder that all computers in the room can read')
    try:
        if shared.compile_for_all(share):
            echo(f'Compiled for all processors of the {USUAL} level into "{shared.folder_of(share)}".')
        if not engine_and_charts.is_warm():
            shared.take(share)
            echo(f'Copied from "{shared.folder_of(share)}".')
    except shared.UnfitError as error:
        echo(f'Nothing was copied from "{shared.folder_of(share)}": {error}.')
        echo("Compiling for this computer only.")
    except OSError as error:
        raise Failure(f'--share = "{share}": {error.strerror or error}') from None
    except CalledProcessError as error:
        raise Failure(f"--share: compiling ended with code {error.returncode}") from None
