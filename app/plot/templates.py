"""The templates: those of published figures, the user's own, and those that other views request."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zlib import crc32

from app.files.reading_notes import notes_on_files
from app.plot.series import ranges
from app.plot.template import (
    MOST_PLOTS,
    RUN,
    PlotShape,
    PlotTemplate,
    Points,
    TemplateCurve,
    TemplateError,
    TemplatePoint,
    TemplateRun,
    read_file,
    text_of,
)
from engine.atomic import atomic_write
from engine.language import say
from engine.reading_notes import ReadingNote
from engine.studies.exhibits import Exhibit, exhibits

SHIPPED = Path(__file__).parents[2] / "assets" / "plots"
MOST = 200  # of one's own
Measured = tuple[str, Sequence[int]]  # a measure, and the numbers of those whose figure it is
MOST_POINTS = 64
TITLE = 120  # characters


@cache
def recreated() -> dict[str, Path]:
    """Return the template file of each published figure that has one, by exhibit id."""
    files = {f"{file.parent.name}.{file.stem}": file for file in sorted(SHIPPED.glob("*/*.toml"))}
    return {id: files[id] for id in exhibits() if id in files}


def figure(id: str) -> PlotTemplate:
    """Return the template of a published figure ("pause.figure-3"). Raises TemplateError."""
    if id not in recreated():
        raise TemplateError(say("{0}: not a template; expected one of {1}", id[:80], ", ".join(recreated())))
    return read_file(recreated()[id])


def exhibit(id: str) -> Exhibit:
    """Return the published figure with this id."""
    return exhibits()[id]


class Templates:
    """The user's own templates: files in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder  # None: nothing can be kept

    def own(self) -> dict[str, Path]:
        """Return the file of each template by title, sorted.

        A damaged template, or a template with the same title as another, is listed by its file name.
        """
        return dict(sorted(self._titles(), key=lambda pair: pair[0].casefold()))

    def _titles(self) -> Iterator[tuple[str, Path]]:
        files = sorted(self.folder.glob("*.toml")) if self.folder is not None else []
        text = say("there are more than {0} templates", MOST)
        left_out = (ReadingNote(file.name, "left out", text) for file in files[MOST:])
        notes_on_files.put(str(self.folder), left_out)
        titles = set[str]()
        for file in files[:MOST]:
            title = _title(file)
            yield file.name if title in titles else title, file
            titles.add(title)

    def read(self, title: str) -> PlotTemplate:
        """Return a user's own template. Raises TemplateError when it is missing or damaged."""
        file = self.own().get(title)
        if file is None:
            raise TemplateError(say("Template “{0}” does not exist.", title))
        return read_file(file)

    def save(self, template: PlotTemplate) -> None:
        """Save a template, replacing any with the same title. Raises TemplateError."""
        if self.folder is None:
            raise TemplateError(say("There is no folder for templates."))
        own = self.own()
        if template.title not in own and len(own) >= MOST:
            raise TemplateError(say("There are {0} templates, the maximum. Delete a template first.", MOST))
        file = own.get(template.title, self.folder / _name(template.title))
        try:
            atomic_write(file, text_of(template), make_folder=True)
        except OSError as error:
            raise TemplateError(say("{0}: cannot be written ({1})", file, error.strerror or error)) from None

    def rename(self, title: str, to: str) -> str:
        """Rename a template; return the title as saved. Raises TemplateError when the title is taken."""
        to = " ".join(to.split())[:120]
        if not to or to == title:
            return title
        if to in self.own():
            raise TemplateError(say("A template named “{0}” already exists. Choose another name.", to))
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


def _title(file: Path) -> str:
    """Return the title of the template in a file, or the file name if the template is damaged."""
    try:
        return read_file(file).title
    except TemplateError:
        return file.name


def _name(title: str) -> str:
    """Return a file name that no other title has."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-").lower()[:40] or "plots"
    return f"{plain}-{crc32(title.encode()):08x}.toml"


@dataclass(frozen=True)
class WantedFigure:
    """A value of a run. value: the value to take from the run; fact: the published value; run: "" = no
    run is simulated.
    """

    x: str
    run: str = ""
    value: str = ""
    fact: str = ""


def of_measures(plots: Sequence[Sequence[Measured]], title: str = "Plots") -> PlotTemplate:
    """Return plots of measures of the run on screen."""
    shapes = [PlotShape(curves=tuple(_curves(plot, ""))) for plot in plots if plot]
    return PlotTemplate(title=title[:TITLE], plots=tuple(shapes[:MOST_PLOTS]))


def of_run(title: str, run: TemplateRun, plots: Sequence[Sequence[Measured]]) -> PlotTemplate:
    """Return plots of measures of a run that is simulated on request."""
    name = title[:TITLE]
    shapes = [PlotShape(curves=tuple(_curves(plot, RUN + name))) for plot in plots]
    return PlotTemplate(title=name, runs={name: run}, plots=tuple(shapes[:MOST_PLOTS]))


def _curves(plot: Sequence[Measured], source: str) -> Iterator[TemplateCurve]:
    for id, numbers in plot:
        yield TemplateCurve(source=source, key=f"{id}/{f'={ranges(numbers)}' if numbers else 'All'}")


def of_figures(
    title: str,
    study: str,
    groups: Mapping[tuple[str, str], Sequence[WantedFigure]],
    runs: Mapping[str, TemplateRun],
) -> PlotTemplate:
    """Return a plot of points for each group of a study's values, by title and unit."""
    shapes = [
        PlotShape(
            kind="points",
            title=name,
            unit=unit,
            series=(Points(title=name or title, points=tuple(_points(figures))),),
        )
        for (name, unit), figures in groups.items()
        if figures
    ]
    used = {figure.run for figures in groups.values() for figure in figures}
    known = {name: run for name, run in runs.items() if name in used}
    return PlotTemplate(
        title=title[:TITLE], exhibit=f"{study}.", runs=known, plots=tuple(shapes[:MOST_PLOTS])
    )


def _points(figures: Sequence[WantedFigure]) -> Iterator[TemplatePoint]:
    for figure in figures[:MOST_POINTS]:
        yield TemplatePoint(x=figure.x, run=figure.run, value=figure.value, fact=figure.fact)
