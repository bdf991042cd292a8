"""Values and curves of Linux guests and of groups of users: by names, so that two runs can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

from app.charts.toolkit.lines.curves import Curve, Floats
from app.charts.toolkit.need import Need
from app.look.theme import current as current_theme
from engine.kernel.units import PAGES_PER_MB
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import linux_guests, load_groups
from engine.scenario.scenario import Scenario

MAX_CURVES = 8  # curves in a pane: more cannot be told apart
MB = 1 / PAGES_PER_MB

Edges = npt.NDArray[np.int64]
Names = Callable[[Scenario], dict[str, int]]  # scenario -> number of each member by its name


def has_linux(scenario: Scenario) -> bool:
    """Return True if a scenario has guests whose Linux is simulated."""
    return any(getattr(kind, "linux", None) is not None for kind in scenario.kinds.values())


LINUX = Need(
    has_linux,
    "The memory and the run queue of Linux are not simulated for these guests.",
    "LinuxCharts",
)


def guest_names(scenario: Scenario) -> dict[str, int]:
    """Return the guests whose Linux is simulated, by userid."""
    return {guest.userid: guest.index for guest in linux_guests(scenario)} if has_linux(scenario) else {}


def load_names(scenario: Scenario) -> dict[str, int]:
    """Return the groups of users, by title, or by the userid where a load has several."""
    groups = load_groups(scenario)
    titles = [group.title for group in groups]
    return {
        group.title if titles.count(group.title) == 1 else scenario.guests[group.guest].userid: group.index
        for group in groups
    }


class GuestFigure:
    """A measure of a member, or of all; in a run that has no such member it has no value."""

    def __init__(self, measure: str, names: Names, name: str = "", scale: float = 1.0) -> None:
        self._measure, self._names, self._name, self._scale = measures()[measure], names, name, scale
        self._members: tuple[object, list[int]] = (None, [])

    def __call__(self, recording: Recording, edges: Edges) -> Floats:
        """Return the figure between the edges."""
        of = self._of(recording.scenario)
        if not of:
            return np.full(len(edges) - 1, np.nan)
        return np.asarray(self._measure.values(recording, of, edges) * self._scale)

    def _of(self, scenario: Scenario) -> list[int]:
        if scenario is not self._members[0]:
            known = self._names(scenario)
            found = (
                list(known.values()) if not self._name else [known[n] for n in (self._name,) if n in known]
            )
            self._members = scenario, found
        return self._members[1]


def of_guest(
    label: str, colour: QColor, measure: str, guest: str, scale: float = 1.0, hatched: bool = False
) -> Curve:
    """Return a curve of a guest by its userid; "" = of all Linux guests together."""
    return Curve(
        label, colour, GuestFigure(measure, guest_names, guest, scale), measure=measure, hatched=hatched
    )


def each(
    measure: str, names: Names, scenario: Scenario, together: str, scale: float = 1.0
) -> tuple[Curve, ...]:
    """Return a curve each member; when they are too many, one of all `together`."""
    found: Sequence[str] = list(names(scenario))
    if len(found) > MAX_CURVES:
        colour = current_theme().series[0]
        return (Curve(together, colour, GuestFigure(measure, names, "", scale), measure=measure),)
    colours = list(current_theme().linux.values())
    return tuple(
        Curve(name, colours[place], GuestFigure(measure, names, name, scale), measure=measure)
        for place, name in enumerate(found)
    )


def megabytes(value: float) -> str:
    """Return a size in MB."""
    return f"{value:,.0f} MB" if abs(value) >= 9.95 else f"{value:.1f} MB"


def tenths(value: float) -> str:
    """Return a number with a decimal, small ones with two, large ones with none."""
    if abs(value) >= 999.95:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 9.995 else f"{value:.2f}"
