"""The numbers of the memory bars: pages by place, the box, the table, and the published bars in the
background.

The only published chart with values is figure 9 of the pause study, taken with STOP and BEGIN in the middle
of the warm-up. No guest is paused by then, so a run with suspend can also be compared with it.

The published bars appear automatically around the time at which they were taken. Turning them on or off
manually applies to the whole run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import Form, StateKey, place_key
from app.language import scenario_text
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.units import PAGES_PER_GB, SECOND, clock_text, size_text
from engine.language import numeral
from engine.recording.recorder import Recording
from engine.scenario.model.guests import alias
from engine.scenario.scenario import Scenario
from engine.studies.ledger import load_ledger

AROUND = 30 * SECOND  # from the moment that was published; a second at the usual speed
STUDY = "Methods to pause a z/VM guest"
LEDGER = "pause"
FIGURE = "pause.f9"
MARK = "mid-warmup"
_tr = partial(QCoreApplication.translate, "MemoryBars")
PLACES = ("low", "real", "both", "ibr", "aging", "xstor", "dasd")  # from the bottom of a bar to its top
_LEFT_OUT: dict[Form, tuple[str, ...]] = {
    "whole": ("low", "ibr", "aging"),
    "split": ("ibr", "aging"),
    "lists": ("low",),
    "lists alone": ("low", "both", "xstor"),
}
LOW_FIELD = "real_low"  # of GUEST_SAMPLE: frames below 2 GB
LOW_FRAMES = 2 * PAGES_PER_GB

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class PublishedPages:
    """A published chart of pages in real storage and in XSTOR; pages in both places are counted in both."""

    figure: str  # e.g. "figure 9"
    condition: str  # how it was taken, e.g. "STOP/BEGIN, warmup"
    at: int  # ns, the moment of a run that it belongs to
    pages: Mapping[int, tuple[float, float]]  # number of a guest: pages in real storage, in XSTOR

    @property
    def highest(self) -> float:
        """The height of the highest bar, in pages."""
        return max(map(sum, self.pages.values()))


def published_pages(scenario: Scenario) -> PublishedPages | None:
    """Return the published chart with which a scenario can be compared, or None if there is no such chart."""
    at = next((mark.at for mark in scenario.marks if mark.id == MARK), None)
    if at is None or scenario.study != STUDY:
        return None
    values = _values()
    pages = {
        number: (values["real", guest.label], values["xstor", guest.label])
        for number, guest in enumerate(scenario.guests)
        if ("real", guest.label) in values
    }
    return PublishedPages("figure 9", "STOP/BEGIN, warmup", at, pages) if pages else None


@lru_cache(maxsize=1)
def _values() -> dict[tuple[str, str], float]:
    """Return published pages by place and guest label."""
    facts = [fact for fact in load_ledger(LEDGER).facts if fact.id.startswith(f"{FIGURE}.")]
    parts = [(fact.id.removeprefix(f"{FIGURE}.").split("."), fact.value) for fact in facts]
    return {(place, label): float(value) for (place, label), value in parts if label != "total"}


class Ghosts:
    """The published values for the displayed scenario, and whether they are drawn."""

    def __init__(self) -> None:
        self.published: PublishedPages | None = None
        self._scenario: Any = None
        self._wanted: bool | None = None  # None: around the moment only

    def set_scenario(self, scenario: Scenario | None) -> None:
        """Look up the published values for another run, and reset whether they are drawn."""
        if scenario is not self._scenario:
            self._scenario, self._wanted = scenario, None
            self.published = None if scenario is None else published_pages(scenario)

    def want(self, shown: bool) -> None:
        """Draw the published values at all times of this run, or never."""
        self._wanted = shown

    def near(self, time: int) -> bool:
        """Return True if a time (ns) is close to the published moment."""
        return self.published is not None and abs(time - self.published.at) <= AROUND

    def shown(self, time: int) -> bool:
        """Return True if the bars are drawn at this time (ns)."""
        if self.published is None or self._wanted is None:
            return self.near(time)
        return self._wanted


def is_split(recording: Recording) -> bool:
    """Return True if the machine has frames above 2 GB and the recording counts those below separately."""
    return LOW_FIELD in (recording.guests.dtype.names or ()) and recording.scenario.lpar.frames > LOW_FRAMES


def form_of(*recordings: Recording | None) -> Form:
    """Return the places of these runs; the first run determines whether frames below 2 GB count
    separately.
    """
    first, runs = recordings[0], [run for run in recordings if run is not None]
    if any(map(_has_lists, runs)):
        expanded = any(system.lpar.xstor for run in runs for system in run.systems)
        return "lists" if expanded else "lists alone"
    return "split" if first is not None and is_split(first) else "whole"


def _has_lists(recording: Recording) -> bool:
    """Return True for a release with IBR sections and an aging list."""
    return bool(recording.aging.shape[1])


def shown(form: Form) -> list[str]:
    """Return the places that runs of a form have, from the bottom of a bar to the top."""
    return [place for place in PLACES if place not in _LEFT_OUT[form]]


def pages(recording: Recording, sample: int) -> Floats:
    """Return pages by place (PLACES, guests) at a sample; pages in both places count only as "both".

    The recording does not show which of the pages in both places have their frame below 2 GB or are invalid,
    so "low" covers the other pages at most, as do the pages on lists, which take precedence over it.
    """
    row, lists = recording.guests[sample], _has_lists(recording)
    resident, zero = row["real"].astype(np.float64), np.zeros(len(row))
    ibr, aging = (recording.owners[sample][name] if lists else zero for name in ("ibr", "aging"))
    both = np.minimum(row["both"], resident - ibr - aging)
    only = resident - ibr - aging - both
    low = np.minimum(row[LOW_FIELD], only) if is_split(recording) and not lists else zero
    parts = (low, only - low, both, ibr, aging, row["xstor"] - row["both"], row["dasd"])
    return np.asarray(np.stack(parts) * recording.scenario.lpar.granule)


def title(guests: Sequence[Any], bar: ChartBar) -> str:
    """Return the text for the guest or guests of a bar."""
    first, last = guests[bar.begin], guests[bar.end - 1]
    if first is last:
        return f"{first.userid}  {alias(first)}".rstrip() + f" · {scenario_text(first.role)}"
    return _tr("{0} – {1} · mean of {2}").format(first.userid, last.userid, bar.end - bar.begin)


def lines(values: Floats, bar: ChartBar, form: Form) -> list[ReadoutLine]:
    """Return the lines of a bar's box: its pages by place and their sum."""
    parts = values[:, bar.begin : bar.end].mean(axis=1)
    total = float(parts.sum())
    found = [
        ReadoutLine(key.label, axis.whole(part), key, axis.share(part / max(total, 1.0)))
        for part, key in zip(parts[_rows(form)].tolist(), _keys(form), strict=True)
    ]
    return [*found, ReadoutLine("pages in use", axis.whole(total), None, size_text(round(total)))]


def ghost_lines(
    published: PublishedPages, guest: int, values: Floats, near: bool, key: StateKey
) -> list[ReadoutLine]:
    """Return the published values of a guest; `near`: include this run's deviation as a percentage."""
    if guest not in published.pages:
        return []
    low, real, both, ibr, aging, xstor, _ = values[:, guest].tolist()
    ours = (low + real + both + ibr + aging, xstor + both)
    heads = _published_heads(published)
    about = f"{published.condition}, {clock_text(published.at)}"
    return [
        ReadoutLine(head, axis.whole(value), key, _off(mine, value) if near else "")
        for head, value, mine in zip(heads, published.pages[guest], ours, strict=True)
    ] + [ReadoutLine(about, "")]


def _off(ours: float, published: float) -> str:
    return numeral((ours - published) / published, "+.0%").replace("-", "−") if published else ""


def _published_heads(published: PublishedPages) -> tuple[str, str]:
    real, xstor = _tr("published real, {0}"), _tr("published XSTOR, {0}")
    return real.format(published.figure), xstor.format(published.figure)


def heads(form: Form, published: PublishedPages | None) -> list[str]:
    """Return the column headings of the table."""
    more = _published_heads(published) if published else ()
    return ["guest", "label", *(key.label for key in _keys(form)), "pages in use", *more]


def table(recording: Recording, values: Floats, published: PublishedPages | None) -> list[list[str]]:
    """Return a row for each guest: its pages by place, and the published values."""
    form = form_of(recording)
    rows = [heads(form, published)]
    guests = recording.scenario.guests
    for number, (guest, parts) in enumerate(zip(guests, values.T, strict=True)):
        cells = map(axis.whole, parts[_rows(form)].tolist())
        row = [guest.userid, guest.label, *cells, axis.whole(float(parts.sum()))]
        more = published.pages.get(number) if published else ()
        rows.append(row + (["", ""] if more is None else list(map(axis.whole, more))))
    return rows


def _rows(form: Form) -> list[int]:
    return [PLACES.index(place) for place in shown(form)]


def _keys(form: Form) -> list[StateKey]:
    return [place_key(place, current_theme(), form) for place in shown(form)]
