"""The templates: those that recreate published figures, and the user's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

from app.plot.template import PlotTemplate, TemplateError, read_file, text_of
from engine.atomic import atomic_write
from engine.language import say
from engine.studies.exhibits import Exhibit, exhibits

SHIPPED = Path(__file__).parents[2] / "assets" / "plots"
MOST = 200  # of one's own


@cache
def recreated() -> dict[str, Path]:
    """Return the file of the template of each published figure that has one, by the exhibit's id."""
    files = {f"{file.parent.name}.{file.stem}": file for file in sorted(SHIPPED.glob("*/*.toml"))}
    return {id: files[id] for id in exhibits() if id in files}


def figure(id: str) -> PlotTemplate:
    """Return the template of a published figure ("pause.figure-3"). Raises TemplateError."""
    if id not in recreated():
        raise TemplateError(say("{0}: no template; expected one of {1}", id[:80], ", ".join(recreated())))
    return read_file(recreated()[id])


def exhibit(id: str) -> Exhibit:
    """Return the published figure."""
    return exhibits()[id]


class Templates:
    """The user's own templates: files of a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder  # None: nothing can be kept

    def own(self) -> dict[str, Path]:
        """Return the file of each template by its title, sorted; of a damaged one by its name."""
        return dict(sorted(self._titles(), key=lambda pair: pair[0].casefold()))

    def _titles(self) -> Iterator[tuple[str, Path]]:
        files = sorted(self.folder.glob("*.toml")) if self.folder is not None else []
        for file in files[:MOST]:
            try:
                yield read_file(file).title, file
            except TemplateError:
                yield file.name, file

    def read(self, title: str) -> PlotTemplate:
        """Return one of the user's own. Raises TemplateError when it is gone or damaged."""
        file = self.own().get(title)
        if file is None:
            raise TemplateError(say("There is no template “{0}”.", title))
        return read_file(file)

    def save(self, template: PlotTemplate) -> None:
        """Keep a template in place of one of its title. Raises TemplateError."""
        if self.folder is None:
            raise TemplateError(say("There is no folder for templates."))
        own = self.own()
        if template.title not in own and len(own) >= MOST:
            raise TemplateError(say("There are {0} templates, which is the most. Delete one first.", MOST))
        file = own.get(template.title, self.folder / _name(template.title))
        try:
            atomic_write(file, text_of(template), make_folder=True)
        except OSError as error:
            raise TemplateError(say("{0}: cannot be written ({1})", file, error.strerror or error)) from None

    def rename(self, title: str, to: str) -> str:
        """Give a template another title; return it as kept. Raises TemplateError when it is taken."""
        to = " ".join(to.split())[:120]
        if not to or to == title:
            return title
        if to in self.own():
            raise TemplateError(say("There is a template “{0}” already. Choose another name.", to))
        self.save(self.read(title).model_copy(update={"title": to}))
        self.delete(title)
        return to

    def delete(self, title: str) -> None:
        """Delete the file of a template. Raises TemplateError."""
        file = self.own().get(title)
        try:
            if file is not None:
                file.unlink(missing_ok=True)
        except OSError as error:
            raise TemplateError(say("{0}: cannot be deleted ({1})", file, error.strerror or error)) from None


def _name(title: str) -> str:
    """Return a file's name that no other title has."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-").lower()[:40] or "plots"
    return f"{plain}-{crc32(title.encode()):08x}.toml"
