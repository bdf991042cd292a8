"""lparlab file-types: associate the program's files with it on Windows."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from app.commands.support.echo import echo
from app.commands.support.failure import Failure, RunFailure
from engine import platform


@click.command()
@click.option("--remove", "undo", is_flag=True, help="Remove the associations.")
def file_types(undo: bool) -> None:
    """Associate LPAR Lab files with LPAR Lab in Windows, for the current user.

    Double-clicking a session opens it; for scenarios and drawings, LPAR Lab is in the *Open with* menu.

    Repeat this command after you move the program. On other systems, the package or the application does
    this.
    """
    if not platform.WINDOWS:
        raise Failure("file-types is for Windows; elsewhere install the package (docs/how-to/install.md)")
    from app.files import file_types as types  # late: it needs Qt

    try:
        if undo:
            types.remove(types.classes())
        else:
            program, frozen = Path(sys.executable), getattr(sys, "frozen", False)
            icon = program if frozen else _icon()
            types.register(types.classes(), types.opener(program, frozen), icon)
    except OSError as error:
        raise RunFailure(str(error)) from None
    names = ", ".join(kind.suffix for kind in types.TYPES)
    echo(f"{names}: {'left to other programs' if undo else 'opened by LPAR Lab'}")


def _icon() -> Path:
    from app.files.icon_file import pictures, windows_icon  # late: it needs Qt
    from engine.atomic import atomic_write

    file = platform.cache_home() / "lparlab" / "lparlab.ico"
    atomic_write(file, windows_icon(pictures()), make_folder=True)
    return file
