"""The data model of an experiment file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from engine.scenario.files.quantities import NAME, to_time

MAX_RUNS = 200_000
Name = Annotated[str, Field(pattern=NAME)]
Text = Annotated[str, Field(max_length=400)]
Given = int | float | Annotated[str, Field(max_length=200)]


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class DesignTable(_Table):
    """[design]: the points that are run.

    points: the minimum number of points, if the design does not determine it.
    """

    kind: Literal["grid", "one-at-a-time", "latin-hypercube", "sobol", "morris", "sobol-indices"] = "grid"
    points: Annotated[int, Field(ge=1, le=MAX_RUNS)] = 32
    seed: Annotated[int, Field(ge=0, lt=2**32)] = 1


class ParameterTable(_Table):
    """[[parameters]]: a setting that is varied from one value to another, or over a list of values.

    If neither is given, a machine parameter is varied within the bounds that follow from its source.
    """

    key: Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[\w.-]+$")]
    name: Annotated[str, Field(max_length=40)] = ""
    low: Given | None = Field(None, alias="from")
    high: Given | None = Field(None, alias="to")
    values: Annotated[tuple[Given, ...], Field(max_length=200)] = ()
    steps: Annotated[int, Field(ge=1, le=200)] = 3
    scale: Literal["linear", "log"] = "linear"
    start: Given | None = None


class FigureTable(_Table):
    """[[figures]]: a measure over part of the run; from and to: a time, or the name of a phase or marker."""

    name: Name
    measure: Annotated[str, Field(max_length=80)]
    of: Annotated[str, Field(max_length=80)] = ""
    start: Annotated[str, Field(max_length=80)] = Field("", alias="from")
    end: Annotated[str, Field(max_length=80)] = Field("", alias="to")


class TargetTable(_Table):
    """[[targets]]: the desired value of a figure: a calibrate fact of a study, a value, or a measured series.

    tolerance: the difference that counts as one, as a share of the value (or in its unit if that is 0).
    """

    figure: Name
    fact: Annotated[str, Field(max_length=120)] = ""
    value: float | None = None
    data: Annotated[str, Field(max_length=200)] = ""
    series: Annotated[str, Field(max_length=200)] = ""
    tolerance: Annotated[float, Field(gt=0, le=100)] | None = None


class ExperimentTable(_Table):
    """The whole file. seeds: the number of runs at each point; their seeds count up from the scenario's seed
    or first_seed.
    """

    title: Text = ""
    scenario: Annotated[str, Field(min_length=1, max_length=400)]
    settings: Annotated[tuple[Annotated[str, Field(max_length=4000)], ...], Field(max_length=200)] = ()
    seeds: Annotated[int, Field(ge=1, le=1000)] = 1
    first_seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    until: int | None = None
    design: DesignTable = DesignTable()
    parameters: Annotated[tuple[ParameterTable, ...], Field(min_length=1, max_length=60)]
    figures: Annotated[tuple[FigureTable, ...], Field(min_length=1, max_length=60)]
    targets: Annotated[tuple[TargetTable, ...], Field(max_length=200)] = ()

    @field_validator("until", mode="before")
    @classmethod
    def _time(cls, given: Any) -> Any:
        return None if given is None else to_time(given)
