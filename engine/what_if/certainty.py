"""The certainty of the effects of changes: the machine and its changes at points of all uncertain values.

Both run with the same values and the same seed at each point, so that common effects do not count.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.bands.kept import KeptRuns, kept_answers
from engine.bands.points import Places, band_points, placed
from engine.bands.uncertain import uncertain_values
from engine.runs.batch import sources
from engine.runs.pool import Pool, Progress
from engine.runs.request import RunRequest, content_of, row_of
from engine.scenario.scenario import load_scenario
from engine.studies.verify import Reason, Taken
from engine.what_if.accounting import FIGURES, accounting
from engine.what_if.change_certainty import ChangeCertainty, of_figure
from engine.what_if.comparison import WhatIfChange, check_changes

ERROR = "error"  # in place of all figures


def certainty(
    scenario: str,
    settings: Sequence[str],
    changes: Sequence[WhatIfChange],
    count: int,
    pool: Pool,
    folder: Path,
    progress: Progress = lambda done, total: None,
    table: Mapping[str, Any] | None = None,
) -> tuple[ChangeCertainty, ...]:
    """Return the effect of each change on each figure, over `count` points; runs that are in the folder are
    reused.

    A point at which a machine cannot run is omitted for this machine, and counted. table: the machine, if it
    differs from the scenario's file; values that differ from the file count as known. Raises ScenarioError
    for the machine as it is, ChangeError, DesignError, PoolError and OSError.
    """
    check_changes(changes, 1)
    machine = scenario if table is None else "machine.toml"
    content = None if table is None else dict(table)
    load_scenario(machine, settings, content)
    own = (*settings, *(text for change in changes for text in change.settings))
    values = uncertain_values(scenario, own, content)
    points = band_points((value.key for value in values), count)
    below = [placed(machine, settings, values, point, content).settings for point in points]
    requests = [
        RunRequest(machine, accounting, (*found, *settings, *more), place=place, table=content)
        for more in ((), *(change.settings for change in changes))
        for place, found in enumerate(below)
    ]
    kept = KeptRuns(folder / f"what-if-{sources()}.jsonl")
    jobs, keys = [(request,) for request in requests], list(_keys(requests, count))
    rows = kept_answers(pool, figures_of, jobs, keys, kept, progress)
    kept.drop_older("what-if-*.jsonl")
    before, *others = [rows[at : at + count] for at in range(0, len(rows), count)]
    pairs = zip(changes, others, strict=True)
    return tuple(each for change, found in pairs for each in _certain(change, before, found, points))


def figures_of(request: RunRequest) -> Taken:
    """Perform a run and return its figures, or the reason why it has none."""
    row = row_of(request)
    return {ERROR: Reason(row.error)} if row.error else dict(row.taken)


def _keys(requests: Sequence[RunRequest], count: int) -> Iterator[str]:
    """Yield a key for each run; it depends on the content of its machine and rule files, not on their names.

    requests: `count` for each machine.
    """
    for at, run in enumerate(requests):
        if at % count == 0:
            content = json.dumps(content_of(run), sort_keys=True, default=str)
        yield hashlib.blake2b(repr((content, run.settings, run.place)).encode(), digest_size=12).hexdigest()


def _certain(
    change: WhatIfChange, own: Sequence[Taken], found: Sequence[Taken], points: Sequence[Places]
) -> Iterator[ChangeCertainty]:
    errors = (rows[ERROR] for both in zip(own, found, strict=True) for rows in both if ERROR in rows)
    why = next((error.text for error in errors if isinstance(error, Reason)), "")
    for key in FIGURES:
        at = [place for place in range(len(points)) if key in own[place] and key in found[place]]
        if at:
            before, after = ([rows[place][key] for place in at] for rows in (own, found))
            where = [points[place] for place in at]
            yield of_figure(change.title, key, before, after, where, len(points), why)
