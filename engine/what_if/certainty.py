"""How sure the effect of a change is: the machine and its changes at points of all that is uncertain.

Both run with the same values and the same seed at each point, so what they share does not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.bands.band import BandCause, FigureBand, band, causes
from engine.bands.points import Places, band_points, placed
from engine.bands.uncertain import uncertain_values
from engine.runs.pool import Pool, Progress, all_answers
from engine.runs.request import ResultRow, RunRequest, row_of
from engine.scenario.scenario import load_scenario
from engine.what_if.accounting import FIGURES, accounting
from engine.what_if.comparison import WhatIfChange, check_changes

SAME = 0.005  # of a figure: a smaller difference is none
Taken = Mapping[str, float]


@dataclass(frozen=True)
class ChangeCertainty:
    """What a change does to a figure. own, changed: its bands; difference: at the same point.

    holds: share of the points at which it goes the way of the median. overturned_by: the value that moves
    the difference most, and whether more or less of it works against the change; None: none stands out.
    """

    change: str
    figure: str  # key in FIGURES
    own: FigureBand
    changed: FigureBand
    difference: FigureBand
    holds: float
    overturned_by: tuple[BandCause, str] | None

    @property
    def is_change(self) -> bool:
        """False where the median is no difference."""
        return abs(self.difference.median) > SAME * abs(self.own.median)


def certainty(
    scenario: str,
    settings: Sequence[str],
    changes: Sequence[WhatIfChange],
    count: int,
    pool: Pool,
    progress: Progress = lambda done, total: None,
) -> tuple[ChangeCertainty, ...]:
    """Return what each change does to each figure, over `count` points.

    A point at which a machine cannot run is left out for it. Raises ScenarioError for the machine as it is,
    ChangeError, DesignError and PoolError.
    """
    check_changes(changes, 1)
    load_scenario(scenario, settings)
    own = (*settings, *(text for change in changes for text in change.settings))
    values = uncertain_values(scenario, own)
    points = band_points((value.key for value in values), count)
    below = [placed(scenario, settings, values, point).settings for point in points]
    jobs = [
        (RunRequest(scenario, accounting, (*found, *settings, *more), place=place),)
        for more in ((), *(change.settings for change in changes))
        for place, found in enumerate(below)
    ]
    rows: list[ResultRow] = all_answers(pool, row_of, jobs, progress)
    before, *others = [rows[at : at + count] for at in range(0, len(rows), count)]
    pairs = zip(changes, others, strict=True)
    return tuple(each for change, found in pairs for each in _certain(change, before, found, points))


def _certain(
    change: WhatIfChange, own: Sequence[ResultRow], found: Sequence[ResultRow], points: Sequence[Places]
) -> Iterator[ChangeCertainty]:
    good = [at for at in range(len(points)) if not own[at].error and not found[at].error]
    for key in FIGURES:
        at = [place for place in good if key in own[place].taken and key in found[place].taken]
        if at:
            before, after = ([rows[place].taken[key] for place in at] for rows in (own, found))
            yield _of_figure(change.title, key, before, after, [points[place] for place in at])


def _of_figure(
    change: str, key: str, before: Sequence[float], after: Sequence[float], points: Sequence[Places]
) -> ChangeCertainty:
    differences = [late - early for early, late in zip(before, after, strict=True)]
    difference = band(differences)
    up = difference.median > 0
    holds = sum((each > 0) == up and each != 0 for each in differences) / len(differences)
    found = next(iter(causes(points, differences)), None)
    against = (found, "less" if (found.correlation > 0) == up else "more") if found else None
    return ChangeCertainty(change, key, band(before), band(after), difference, holds, against)
