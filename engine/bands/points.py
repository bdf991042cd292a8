"""Points in the space of all uncertain values: a Latin hypercube, and the scenario at each point.

All ranges are varied at once. The precision of a quantile depends on the number of points, not on the number
of ranges, so no range has to be omitted beforehand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bands.uncertain import UncertainValue
from engine.experiments.axis import ParameterAxis
from engine.experiments.bounds import PREFIX
from engine.experiments.designs import points_of
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario

OWN = 0.5  # the place of the value that the scenario has
HALVINGS = 8
CLOSE = 0.5 / 2**HALVINGS

Places = Mapping[str, float]  # of each key, 0 to 1


@dataclass(frozen=True)
class PlacedScenario:
    """A scenario at a point, and the settings that produce it."""

    scenario: Scenario
    settings: tuple[str, ...]


def band_points(keys: Iterable[str], count: int, seed: int = 1) -> list[dict[str, float]]:
    """Return the places of each key at each point. Equal keys, counts and seeds give equal points.

    Raises DesignError.
    """
    names = sorted(set(keys))
    axes = [ParameterAxis(name, name, "number", 0.0, 1.0, OWN) for name in names]
    made = points_of("latin-hypercube", axes, count, seed)
    return [dict(zip(names, map(float, point), strict=True)) for point in made]


def placed(
    scenario: str,
    settings: Sequence[str],
    values: Sequence[UncertainValue],
    places: Places,
    table: dict[str, Any] | None = None,
) -> PlacedScenario:
    """Return a scenario at a point; `settings` take precedence over the point. table: replaces its file.

    If the scenario refuses a value, for example because guests would not fit into their memory, that value is
    moved toward the scenario's own value until it is accepted. Raises ScenarioError if the scenario is
    invalid even without these values.
    """
    known = {value.key: value for value in values}
    at = {key: places[key] for key in known}
    for _ in range(3 * HALVINGS):
        found = tuple(value.setting(at[key]) for key, value in known.items())
        try:
            return PlacedScenario(load_scenario(scenario, (*found, *settings), table), found)
        except ScenarioError as error:
            for key in list(_refused(known, at, error.key)):
                at[key] = _nearer(at[key])
    return PlacedScenario(load_scenario(scenario, settings, table), ())


def _refused(known: Mapping[str, UncertainValue], at: Places, refused: str) -> Iterator[str]:
    """Yield the keys of the values to move toward the scenario's own values: the refused value, or otherwise
    all amounts of memory.
    """
    if at.get(refused, OWN) != OWN:
        yield refused
        return
    own = [key for key in known if not key.startswith(PREFIX) and at[key] != OWN]
    yield from [key for key in own if "size" in known[key].forms] or own


def _nearer(place: float) -> float:
    near = OWN + (place - OWN) / 2
    return OWN if abs(near - OWN) < CLOSE else near
