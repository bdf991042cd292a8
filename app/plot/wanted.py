"""What other views want to see in the plots, as templates: measures of this run, published values, runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.plot.template import (
    MOST_PLOTS,
    RUN,
    PlotShape,
    PlotTemplate,
    Points,
    TemplateCurve,
    TemplatePoint,
    TemplateRun,
)

Measured = tuple[str, Sequence[int]]  # a measure, and the numbers of those whose figure it is
MOST_POINTS = 64
TITLE = 120  # characters


@dataclass(frozen=True)
class WantedFigure:
    """A figure of a run. value: what to take of it; fact: the published one; run: "" = none is simulated."""

    x: str
    run: str = ""
    value: str = ""
    fact: str = ""


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers as a key has them: "0-4,7"."""
    parts: list[list[int]] = []
    for number in sorted(set(numbers)):
        if parts and number == parts[-1][-1] + 1:
            parts[-1][1:] = [number]
        else:
            parts.append([number])
    return ",".join("-".join(map(str, part)) for part in parts)


def of_measures(plots: Sequence[Sequence[Measured]], title: str = "Plots") -> PlotTemplate:
    """Return plots of measures of the run on screen."""
    shapes = [PlotShape(curves=tuple(_curves(plot, ""))) for plot in plots if plot]
    return PlotTemplate(title=title[:TITLE], plots=tuple(shapes[:MOST_PLOTS]))


def of_run(title: str, run: TemplateRun, plots: Sequence[Sequence[Measured]]) -> PlotTemplate:
    """Return plots of measures of a run that is simulated when it is wanted."""
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
    """Return a plot of points for each group of figures of a study, by title and unit."""
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
