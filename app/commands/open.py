"""lparlab open: the window with a file open, as from a desktop."""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.command()
@click.argument("name", metavar="FILE")
@click.option("--present", is_flag=True, help="Present the lesson FILE to a class, as F5 does.")
@click.option(
    "--class",
    "address",
    default="",
    metavar="ADDRESS",
    help="Present the lesson FILE, and serve the students' page at this address of the "
    "computer, such as 192.168.1.5.",
)
@click.pass_context
def open(context: click.Context, name: str, present: bool, address: str) -> None:
    """Open FILE in a window: a scenario, session, drawing, IOCP deck, lesson or measurements.

    A session is a .lparlab file, a drawing is a .topology.json file, and a lesson is a lesson.toml file. FILE
    can also be the name of a scenario (see `lparlab scenarios`) or, with --present, of a lesson (see `lparlab
    lesson list`). Measurements are shown alongside the most recently opened run.
    """
    if name.endswith(".topology.json") or _is_deck(Path(name)):
        from app.commands.drawings.draw import opened  # late: the lab needs nothing of the editor

        context.exit(opened(Path(name)))
    from app.__main__ import main as open_window  # late: the start stays short

    if present or address:
        context.exit(open_window(_lesson(name, address), present=address))
    context.exit(open_window(name))


def _is_deck(file: Path) -> bool:
    from engine.ficon.iocp.cards.source import DeckFileError, load  # late: few files need it

    if file.suffix.lower() in (".toml", ".lparlab") or not os.path.isfile(file):
        return False
    try:
        load(file)
    except DeckFileError:
        return False
    return True


def _lesson(name: str, address: str) -> str:
    """Return the file of a lesson, given its id, folder or file. Raises Failure."""
    from app.classroom.vote.server import AddressError, parse_address  # late: few starts need it
    from app.commands.support.failure import Failure
    from lessons.format.error import LessonError
    from lessons.format.load import catalog, load_lesson

    try:
        if address:
            parse_address(address)
        folders = {entry.id: entry.folder for entry in catalog()}
        given = Path(name)
        folder = folders.get(name, given.parent if given.name == "lesson.toml" else given)
        load_lesson(folder)
    except AddressError as error:
        raise Failure(f"--class = {error}") from None
    except LessonError as error:
        raise Failure(f"FILE = {name}: {error}") from None
    return str(folder.absolute() / "lesson.toml")
