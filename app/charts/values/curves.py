"""Curves of figures by name, so that two runs can be compared: for the system, guests, loads and members."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QColor

from app.charts.toolkit.figures import CurveFigure, Pick
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.pane import PaneChoice
from app.look.theme import current as current_theme
from engine.kernel.units import PAGES_PER_MB
from engine.language import numeral, title_said, with_unit
from engine.measures import measures
from engine.scenario.derived.linux import linux_guests, load_groups
from engine.scenario.derived.systems import ALONE
from engine.scenario.scenario import Scenario

_tr = partial(QCoreApplication.translate, "LinuxCharts")
MAX_CURVES = 8  # curves in a pane: more are indistinguishable
MB = 1 / PAGES_PER_MB
Names = Callable[[Scenario], Mapping[str, int]]  # scenario -> number of each by its name


def has_linux(scenario: Scenario) -> bool:
    """Return True if a scenario has guests whose Linux is simulated."""
    return any(getattr(kind, "linux", None) is not None for kind in scenario.kinds.values())


def guest_names(scenario: Scenario) -> dict[str, int]:
    """Return the guests whose Linux is simulated, by userid."""
    return {guest.userid: guest.index for guest in linux_guests(scenario)} if has_linux(scenario) else {}


def load_names(scenario: Scenario) -> dict[str, int]:
    """Return the user groups by title, or by userid where a load has several."""
    groups = load_groups(scenario)
    count = Counter(group.title for group in groups)
    return {
        title_said(group.title)
        if count[group.title] == 1
        else scenario.guests[group.guest].userid: group.index
        for group in groups
    }


def member_names(scenario: Scenario) -> tuple[str, ...]:
    """Return the systems in order; a single system also has a name."""
    return tuple(scenario.systems) or (ALONE,)


def members(scenario: Scenario, name: str) -> list[int]:
    """Return the number of a member, or all numbers for ""."""
    return [number for number, text in enumerate(member_names(scenario)) if name in ("", text)]


def exposures(volume: str) -> Callable[[Scenario, str], list[int]]:
    """Return a function for the numbers of a shared volume's exposures ("" = all) to a member, or to all."""

    def numbers(scenario: Scenario, name: str) -> list[int]:
        known = tuple(scenario.packs)
        places = [place for place, text in enumerate(known) if volume in ("", text)]
        return [member * len(known) + place for member in members(scenario, name) for place in places]

    return numbers


def of_system(label: str, colour: QColor, measure: str, scale: float = 1.0) -> Curve:
    """Return a curve of a measure of the whole system."""
    return Curve(label, colour, CurveFigure(measure, scale=scale))


def of_guest(
    label: str, colour: QColor, measure: str, guest: str, scale: float = 1.0, hatched: bool = False
) -> Curve:
    """Return a curve of a guest by its userid; "" = all Linux guests together."""
    return Curve(label, colour, CurveFigure(measure, _one(guest_names, guest), scale), hatched=hatched)


def each(measure: str, names: Names, scenario: Scenario, together: str) -> tuple[Curve, ...]:
    """Return a curve for each name or, when there are too many, a single curve for all, named `together`."""
    found: Sequence[str] = list(names(scenario))
    if len(found) > MAX_CURVES:
        return (Curve(together, current_theme().series[0], CurveFigure(measure, _one(names, ""))),)
    colours = list(current_theme().linux.values())
    return tuple(
        Curve(name, colours[row], CurveFigure(measure, _one(names, name))) for row, name in enumerate(found)
    )


def _one(names: Names, name: str) -> Pick:
    return lambda scenario: [number for known, number in names(scenario).items() if name in ("", known)]


def each_member(
    measure: str, scenario: Scenario, numbers: Callable[..., list[int]] = members
) -> tuple[Curve, ...]:
    """Return a curve for each member, with a gap where nothing has ended, because the mean of no values is
    not 0.
    """
    known = zip(member_names(scenario), current_theme().series[:4], strict=False)
    return tuple(of_member(name, colour, measure, name, numbers) for name, colour in known)


def of_member(
    label: str, colour: QColor, measure: str, name: str, numbers: Callable[..., list[int]] = members
) -> Curve:
    """Return a curve of a member by its name; "" = all members."""
    gaps = measures()[measure].per is not None
    return Curve(label, colour, CurveFigure(measure, lambda scenario: numbers(scenario, name), gaps=gaps))


def _guests(scenario: Scenario) -> dict[str, str]:
    return {"": _tr("All guests")} | {userid: userid for userid in guest_names(scenario)}


GUESTS = PaneChoice(
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Select the guest to show")),
    str(
        QT_TRANSLATE_NOOP(
            "ChoiceMenu", ("The guest shown in the Linux charts: a single guest, or all guests together")
        )
    ),
    _guests,
    lambda scenario: ("",),
    of_guests=True,
)


def megabytes(value: float) -> str:
    """Return a size in MB."""
    return f"{numeral(value, ',.0f')} MB" if abs(value) >= 9.95 else f"{numeral(value, '.1f')} MB"


def tenths(value: float) -> str:
    """Return a number with one decimal place; small numbers have two, large numbers none."""
    if abs(value) >= 999.95:
        return numeral(value, ",.0f")
    return numeral(value, ".1f") if abs(value) >= 9.995 else numeral(value, ".2f")


def percent(value: float) -> str:
    """Return a share as text, with one decimal place if it is small."""
    return with_unit(numeral(value, ".0f" if value >= 9.95 else ".1f"), "%")
