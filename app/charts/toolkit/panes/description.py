"""PaneDescription: what a kind of chart with panes says of itself: its panes, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass

from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.panes.pane import Pane
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

Keys = tuple[str, ...]


@dataclass(frozen=True)
class PaneChoice:
    """Something to choose: name and explanation, the options of a scenario with titles, and the first ones.

    several: more than one at a time; `groups` are entries that choose many. named: the button says what is
    chosen. of_guests: the userid of the guest whose Linux all charts show.
    """

    name: str
    about: str
    options: Callable[[Scenario], Mapping[str, str]]
    first: Callable[[Scenario], Keys]
    several: bool = False
    named: bool = False
    of_guests: bool = False
    groups: Callable[[Scenario], Mapping[str, Keys]] = lambda scenario: {}


def first(keys: Keys) -> str:
    """Return the only key that is chosen; "" without one."""
    return keys[0] if keys else ""


@dataclass(frozen=True)
class PaneDescription(ChartDescription):
    """A chart over time with panes.

    panes: returns those of a recording, in the present theme, given what is chosen. key: what they depend on
    in a recording besides its scenario. quiet: why a run has nothing to show; "" = it has.
    """

    panes: Callable[[Recording, Keys], list[Pane]]
    _: KW_ONLY
    choice: PaneChoice | None = None
    key: Callable[[Recording], object] = lambda recording: None
    quiet: Callable[[Recording, Keys], str] = lambda recording, chosen: ""
