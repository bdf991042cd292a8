"""A plot template as text (TOML): the measures, runs and published values of each plot, no results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import tomli_w
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from engine.language import one_line, say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.model_errors import wrong_text
from engine.scenario.files.toml_input import parse_toml, read_toml
from engine.session_file.annotation import MAX_OFFSET, WHOLE
from engine.session_file.annotation import Kind as AnnotationKind

if TYPE_CHECKING:
    from engine.studies.probes import StudyRun

HEAD = "# Plots of LPAR Lab\n"
MOST_PLOTS = 12
MOST_CURVES = 64  # of a plot
MAX_BYTES = 200_000
MAX_TITLE = 200  # characters
MAX_SECONDS = 1e8
MOST_ANNOTATIONS = 40  # of a plot: MOST_PLOTS of these fit into a session
OTHER, DIFFERENCE = "beside", "difference"  # the run that is compared; this run less that one
RUN, FILE = "run ", "file "  # a run of the template, a data file: before its name

Text = Annotated[str, Field(strict=True, max_length=MAX_TITLE)]
Line = Annotated[str, Field(strict=True, max_length=4000)]
Number = Annotated[float, Field(allow_inf_nan=False)]
Switch = Annotated[bool, Field(strict=True)]
Side = Literal["left", "bottom", "right"]
Kind = Literal["time", "scatter", "histogram", "cumulative", "boxes", "heat", "points"]


class TemplateError(ValueError):
    """A template that cannot be read or saved; the message indicates the location of the error and the
    expected value.
    """

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class _TemplatePart(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


_Part = TypeVar("_Part", bound=_TemplatePart)


class TemplateRun(_TemplatePart):
    """A run that the plots need: a scenario with additional settings."""

    scenario: Annotated[str, Field(strict=True, min_length=1, max_length=1000)]
    settings: Annotated[tuple[Line, ...], Field(max_length=300)] = ()

    @classmethod
    def of(cls, run: StudyRun) -> TemplateRun:
        """Return the template run for a run of a study."""
        return cls(scenario=run.scenario, settings=run.settings)


class TemplateCurve(_TemplatePart):
    """A series of a plot.

    source: "" = this run, OTHER, DIFFERENCE, RUN or FILE with a name. key: a measure and its members,
    "guest.real/LNX001"; "guest.real/each" stands for a curve for each member. Instead of these two, a curve
    may have an expression, or the kind of a curve that is fitted to the first series.
    """

    source: Line = ""
    key: Line = ""  # names each member of a large machine
    expression: Annotated[str, Field(strict=True, max_length=500)] = ""
    fit: Literal["", "line", "parabola", "cubic", "exponential", "power"] = ""
    right: Switch = False

    @model_validator(mode="after")
    def _one(self) -> TemplateCurve:
        if sum(map(bool, (self.key, self.expression, self.fit))) != 1:
            raise ValueError(say("expected one of key, expression and fit"))
        return self


class TemplatePoint(_TemplatePart):
    """A value of a run. fact: the published value. value: the value to take, if it differs from that of
    the series.
    """

    x: Number | Text
    run: Text = ""
    value: Text = ""
    fact: Text = ""


class Points(_TemplatePart):
    """Values of runs along an axis. value: the value to take from each run (engine.studies.plotted).

    base: the run by whose value all values are divided; `times` is then 100 for percent.
    """

    title: Text
    value: Text = ""
    base: Text = ""
    times: Number = 1.0
    points: Annotated[tuple[TemplatePoint, ...], Field(min_length=1, max_length=64)]


class Band(_TemplatePart):
    """A published value with its tolerance, over a phase or around a marker; "" = over the whole time."""

    fact: Text
    moment: Text = ""


class PlotAnnotation(_TemplatePart):
    """A text, frame or arrow on a plot over time. start, end: s. level: from the top of the plot, of WHOLE.

    dx, dy: px from the tip of an arrow to the center of its text.
    """

    kind: AnnotationKind
    start: Annotated[float, Field(ge=0, le=MAX_SECONDS, allow_inf_nan=False)]
    end: Annotated[float, Field(ge=0, le=MAX_SECONDS, allow_inf_nan=False)]
    level: Annotated[int, Field(strict=True, ge=0, le=WHOLE)] = WHOLE // 2
    text: Text = ""
    dx: Annotated[int, Field(strict=True, ge=-MAX_OFFSET, le=MAX_OFFSET)] = 0
    dy: Annotated[int, Field(strict=True, ge=-MAX_OFFSET, le=MAX_OFFSET)] = 0

    @model_validator(mode="after")
    def _in_order(self) -> PlotAnnotation:
        if self.end < self.start:
            raise ValueError(say("expected an end that is not before the start"))
        return self


class PlotShape(_TemplatePart):
    """A plot. region: s; None = no region is measured. shown: the time range to which it is zoomed, s.

    axes: custom titles of the axes; the other axes have automatic titles.
    """

    kind: Kind = "time"
    title: Text = ""
    axes: dict[Side, Text] = {}
    log: Switch = False
    region: tuple[Number, Number] | None = None
    shown: tuple[Number, Number] | None = None
    across: Text = ""  # values along the axis of points
    unit: Text = ""  # of points
    stacked: Switch = False  # bars with the same name are stacked
    curves: Annotated[tuple[TemplateCurve, ...], Field(max_length=MOST_CURVES)] = ()
    series: Annotated[tuple[Points, ...], Field(max_length=24)] = ()
    bands: Annotated[tuple[Band, ...], Field(max_length=24)] = ()
    annotations: Annotated[tuple[PlotAnnotation, ...], Field(max_length=MOST_ANNOTATIONS)] = ()

    def runs(self) -> Iterator[str]:
        """Yield the name of each run that the plot needs."""
        yield from (curve.source.removeprefix(RUN) for curve in self.curves if curve.source.startswith(RUN))
        for series in self.series:
            yield from (name for name in (series.base, *(point.run for point in series.points)) if name)


class PlotTemplate(_TemplatePart):
    """An arrangement of plots. exhibit: the published figure that it recreates ("pause.figure-3")."""

    format: Literal[1] = 1
    title: Annotated[str, Field(strict=True, min_length=1, max_length=120)]
    exhibit: Text = ""
    linked: Switch = True
    runs: Annotated[dict[Text, TemplateRun], Field(max_length=64)] = {}
    plots: Annotated[tuple[PlotShape, ...], Field(min_length=1, max_length=MOST_PLOTS)]

    @model_validator(mode="after")
    def _runs_are_here(self) -> PlotTemplate:
        for name in (name for plot in self.plots for name in plot.runs()):
            if name not in self.runs:
                raise ValueError(
                    say(
                        'expected one of these runs instead of "{0}": {1}',
                        name,
                        ", ".join(self.runs) or say("none"),
                    )
                )
        return self


def read_file(file: Path) -> PlotTemplate:
    """Return the template in a file. Raises TemplateError."""
    try:
        return made(PlotTemplate, read_toml(file, file.name), file.name)
    except ScenarioError as error:
        raise TemplateError(str(error)) from None


def read_text(text: str, name: str) -> PlotTemplate:
    """Return the template in a text; error messages refer to it as `name`. Raises TemplateError."""
    if len(text) > MAX_BYTES:
        raise TemplateError(say("{0} is too large; expected at most {1:,} characters", name, MAX_BYTES))
    try:
        return made(PlotTemplate, parse_toml(text, name), name)
    except ScenarioError as error:
        raise TemplateError(str(error)) from None


def made(kind: type[_Part], table: dict[str, Any], name: str) -> _Part:
    """Return a part of a template; error messages refer to it as `name`. Raises TemplateError."""
    try:
        return kind.model_validate(table)
    except ValidationError as error:
        raise TemplateError(f"{name}: {wrong_text(error, kind, table)}") from None


def text_of(template: PlotTemplate) -> str:
    """Return the template as text. Raises TemplateError when the text is larger than a file may be."""
    table = template.model_dump(exclude_defaults=True, exclude_none=True)
    text = HEAD + tomli_w.dumps({"format": 1, **table})
    if len(text) > MAX_BYTES:
        expected = say(
            "{0}: has {1:,} characters; expected at most {2:,}: remove plots, curves or annotations",
            *(template.title, len(text), MAX_BYTES),
        )
        raise TemplateError(expected)
    return text
