"""lparlab export: the content of a drawing as files in other formats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.support.drawings import deck_options, loaded_from
from app.commands.support.echo import echo, echo_file
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_folder
from app.commands.support.options import file_option
from app.run.process import without_qt
from engine.atomic import atomic_write
from engine.ficon.drawing.decks.connections_csv import connections_csv
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.loading import Loaded
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.decks.statements import commands, links_of, system_config
from engine.ficon.drawing.file import SUFFIX, text
from engine.ficon.drawing.model.cabling import Cec, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import short
from engine.ficon.iocp.report import report
from engine.ficon.iocp.writer import Written, write

FORMATS = ("iocp", "report", "config", "commands", "csv", "svg", "pdf", "png", "html", "drawing")


_PICTURES = ("svg", "pdf", "png")
_TO_FOLDER = (*_PICTURES, "html")  # written to the present folder rather than printed
_SIZE = re.compile(r"([0-9]{1,5})x([0-9]{1,5})")


@dataclass(frozen=True)
class ExportOptions:
    """The options of the command."""

    kind: str
    cec: str | None
    lpar: str | None
    out: Path | None
    plain: bool
    rdevice: bool
    size: str | None
    page: str | None
    dark: bool
    lenient: bool
    answers: tuple[str, ...]


@dataclass(frozen=True)
class MadeFile:
    """A file to write."""

    name: str
    content: bytes


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--as", "kind", type=click.Choice(FORMATS), required=True, help="Output format.")
@click.option("--cec", metavar="NAME", help="Write only the deck of this CEC.")
@click.option("--lpar", metavar="NAME", help="Write only the statements or commands of this LPAR or system.")
@file_option("--out", "Write files to FOLDER. Default: print text.", metavar="FOLDER")
@click.option("--plain", is_flag=True, help="iocp: omit comment cards for ports, cards and systems.")
@click.option("--rdevice", is_flag=True, help="config: add RDEVICE statements, which are rarely needed.")
@click.option("--size", metavar="WxH", help="png: size in pixels, such as 1920x1080.")
@click.option(
    "--page", metavar="NAME", help="pdf: page size, such as A4 or A3. Default: the size of the picture."
)
@click.option("--dark", is_flag=True, help="Draw pictures on a dark background.")
@deck_options
@reported_errors()
def export(files: tuple[Path, ...], **options: Any) -> None:
    """Write a drawing as decks, reports, z/VM statements and commands, CSV or pictures.

    FILE is a drawing or an IOCP deck; decks of several CECs are joined. iocp: one deck for each CEC; if
    several decks are printed, each begins with a comment card that identifies its CEC. report: the
    definitions in a deck. config: SYSTEM CONFIG statements. commands: ACTIVATE ISLINK for each system. csv:
    one row per connection. html: a page for any browser, with properties and problems. drawing: the file that
    lparlab draw opens. Without --out, pictures and pages are written to the current folder. Either all files
    are written, or no file is written. Exits with 2 if a FILE cannot be read, or if the drawing cannot be
    expressed in IOCP statements.
    """
    asked = ExportOptions(**options)
    check_folder("--out", asked.out)
    size = _size(asked.size)
    loaded = loaded_from(files, asked.lenient, asked.answers)
    name = files[0].name.removesuffix(SUFFIX).removesuffix(files[0].suffix)
    made = list(_MAKERS[asked.kind](loaded, asked, name, size))
    if not made:
        raise Failure(f"the drawing contains nothing that can be written as {asked.kind}")
    folder = asked.out if asked.out is not None or asked.kind not in _TO_FOLDER else Path()
    if folder is None:
        _print(made)
    else:
        _write(made, folder)


def _print(made: list[MadeFile]) -> None:
    for file in made:
        echo_file(file.content.decode("utf-8"))


def _write(made: list[MadeFile], folder: Path) -> None:
    """Write all files; if a file cannot be written, remove the new files."""
    folder.mkdir(parents=True, exist_ok=True)
    new = [folder / file.name for file in made if not (folder / file.name).exists()]
    try:
        for file in made:
            atomic_write(folder / file.name, file.content)
    except OSError:
        for path in new:
            path.unlink(missing_ok=True)
        raise
    for file in made:
        echo(str(folder / file.name))


def _size(given: str | None) -> tuple[int, int] | None:
    if given is None:
        return None
    found = _SIZE.fullmatch(given)
    if found is None:
        raise Failure(f'--size "{given[:20]}": expected width and height in pixels, like 1920x1080')
    return int(found[1]), int(found[2])


# ---- what is made

Size = tuple[int, int] | None


def _iocp(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    drawing = loaded.history.drawing
    cecs = _cecs(drawing, asked)
    found = (decks if asked.plain else noted)(drawing)
    several = len(cecs) > 1 and asked.out is None
    for cec in cecs:
        head = f"* Deck of {short(cec)}\n".encode() if several else b""  # decks follow each other
        text = _checked(write(found[cec.id]), short(cec))
        yield MadeFile(f"{_file(cec, cecs)}.iocp", head + text)


def _report(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    cecs = _cecs(loaded.history.drawing, asked)
    for cec in cecs:
        text = report(decks(loaded.history.drawing)[cec.id])
        yield MadeFile(f"{_file(cec, cecs)}.report", f"{short(cec)}\n\n{text}".encode())


def _file(cec: Cec, cecs: Sequence[Cec]) -> str:
    return f"{cec.name}-{cec.id}" if sum(other.name == cec.name for other in cecs) > 1 else cec.name


def _cecs(drawing: Drawing, asked: ExportOptions) -> list[Cec]:
    cecs = [cec for cec in drawing.of(Cec) if asked.cec in (None, cec.name)]
    if asked.cec is not None and not cecs:
        known = ", ".join(cec.name for cec in drawing.of(Cec)) or "none"
        raise Failure(f'--cec "{asked.cec[:20]}": expected one of {known}')
    return cecs


def _checked(written: Written, what: str) -> bytes:
    """Return a text and print its warnings. Raises Failure for an error."""
    for problem in written.problems:
        if problem.severity == "error":
            raise Failure(f"{what}, line {problem.line}: {problem.text}")
        echo(f"{what}: {problem.text}", err=True)
    return written.text.encode("utf-8")


def _config(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    drawing = loaded.history.drawing
    lpar = _lpar(drawing, asked.lpar)
    written = system_config(drawing, lpar.id if lpar else None, asked.rdevice)
    if written.lines:
        file = f"{lpar.system or lpar.name}.config" if lpar else "system.config"
        yield MadeFile(file, _checked(written, "SYSTEM CONFIG"))


def _commands(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    drawing = loaded.history.drawing
    lpar = _lpar(drawing, asked.lpar)
    linked = [system for system in ([lpar] if lpar else drawing.of(Lpar)) if links_of(drawing, system.id)]
    names = [lpar.system or lpar.name for lpar in linked]
    for system, called in zip(linked, names, strict=True):
        file = called if names.count(called) == 1 else f"{called}-{system.id}"
        yield MadeFile(f"{file}.commands", _checked(commands(drawing, system.id), called))


def _lpar(drawing: Drawing, name: str | None) -> Lpar | None:
    if name is None:
        return None
    lpars = [lpar for lpar in drawing.of(Lpar) if lpar.name != "*"]
    found = [lpar for lpar in lpars if lpar.system == name] or [lpar for lpar in lpars if lpar.name == name]
    if len(found) != 1:
        known = ", ".join(lpar.system or lpar.name for lpar in lpars[:20]) or "none"
        raise Failure(
            f'--lpar "{name[:20]}": {len(found) or "no"} LPARs have this name; expected one of {known}'
        )
    return found[0]


def _csv(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    yield MadeFile("connections.csv", connections_csv(loaded.history.drawing).encode("utf-8"))


def _drawing(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    yield MadeFile(f"{name}{SUFFIX}", text(loaded.history.drawing, loaded.history).encode("utf-8"))


def _picture(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    try:
        from app.run.offscreen import application  # late: the start stays short
        from app.topology.canvas.pictures.files import picture
    except ImportError as error:
        raise RunFailure(f"pictures: {without_qt(error)}") from None
    application()
    look = "dark" if asked.dark else "light"
    try:
        content = picture(loaded.history.drawing, asked.kind, look, size=size, page=asked.page or "")
    except ValueError as error:
        raise Failure(str(error)) from None
    yield MadeFile(f"{name}.{asked.kind}", content)


def _page(loaded: Loaded, asked: ExportOptions, name: str, size: Size) -> Iterator[MadeFile]:
    try:
        from app.run.offscreen import application  # late: the start stays short
        from app.topology.browser_page import drawing_page
    except ImportError as error:
        raise RunFailure(f"html: {without_qt(error)}") from None
    application()
    yield MadeFile(f"{name}.html", drawing_page(loaded.history.drawing, name, notes=loaded.notes))


_MAKERS: dict[str, Callable[[Loaded, ExportOptions, str, Size], Iterator[MadeFile]]] = {
    "iocp": _iocp,
    "report": _report,
    "config": _config,
    "commands": _commands,
    "csv": _csv,
    "drawing": _drawing,
    "html": _page,
    **dict.fromkeys(_PICTURES, _picture),
}
