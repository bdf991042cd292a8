"""Parameters of storage management for z/VM 6.3 and later. The class is a base of Parameters."""

import re
from typing import Annotated

from pydantic import BeforeValidator

from engine.kernel.units import MS, SECOND, US, parse_size
from engine.language import later, say
from engine.scenario.files.quantities import Cost, Pages, Part, parameter, times
from engine.scenario.model.table import ScenarioTable

AGELIST_HINT = later('a share like "2.0%" of the pageable frames, or an amount like "400M"')
_SHARE = re.compile(r"([0-9]{1,2}(?:\.[0-9]{1,3})?)%")
_NONE = "assumed: no source states it; "


def read_agelist(given: object) -> str | None:
    """Return the size of the aging list as it was written; None if it is not a valid size."""
    try:
        if isinstance(given, str) and (_SHARE.fullmatch(given) or parse_size(given) >= 0):
            return given
    except (ValueError, OverflowError):
        pass
    return None


def _agelist(given: object) -> str:
    """Return the size of the aging list as it was written. Raises ValueError with the expected form."""
    if (size := read_agelist(given)) is None:
        raise ValueError(say("expected {0}", say(AGELIST_HINT)))
    return size


AgeList = Annotated[str, BeforeValidator(_agelist)]


def agelist_pages(size: str, frames: int) -> int:
    """Return the target size of the aging list, pages. size: a share of these frames, or an amount."""
    share = _SHARE.fullmatch(size)
    return int(float(share[1]) / 100 * frames) if share else min(frames, parse_size(size))


class AgingParameters(ScenarioTable):
    """How CP finds frames in z/VM 6.3 and later; times in ns, sizes in pages."""

    ibr_share: Part = parameter(
        0.05,
        "share of the resident pages",
        f"{_NONE}the existence of the IBR section is published (control block DSUBK)",
        "6.3: length of the IBR section of a guest",
    )
    ibr_least: Pages = parameter(
        64,
        "pages",
        f"{_NONE}a block of pages, so that small guests have a section",
        "6.3: minimum length of an IBR section",
    )
    cost_revalidate: Cost = parameter(
        3 * US,
        "us",
        f"{_NONE}a fault that CP resolves without an I/O takes a few microseconds",
        "6.3: CP time to make an invalid page valid again when it is touched",
    )
    cost_visit: Cost = parameter(
        200,
        "us",
        f"{_NONE}a page table entry and a frame table entry",
        "6.3: CP time of a visit to check a page",
    )
    cost_requeue: Cost = parameter(
        1 * US, "us", f"{_NONE}two chains and a page table entry", "6.3: CP time of a visit to move a page"
    )
    least_low: Pages = parameter(
        500,
        "frames",
        f"{_NONE}the dependence of the thresholds on the request rate is published (control block DSFBK)",
        "6.3: minimum low threshold of the available lists, and minimum distance to the high threshold",
    )
    low_time: Annotated[int, times("0s", "1m")] = parameter(
        500 * MS, "s", f"{_NONE}see above", "6.3: seconds of frame demand that determine the low threshold"
    )
    high_time: Annotated[int, times("0s", "1m")] = parameter(
        SECOND,
        "s",
        f"{_NONE}see above",
        "6.3: seconds of frame demand between the low and the high threshold",
    )
    demand_time: Annotated[int, times("100ms", "1h")] = parameter(
        5 * SECOND, "s", f"{_NONE}see above", "6.3: time over which the demand for frames is smoothed"
    )
    retry: Annotated[int, times("1ms", "10s")] = parameter(
        10 * MS,
        "ms",
        f"{_NONE}about the time of a write for which the frames wait",
        "6.3: time until an unsuccessful demand scan is repeated while frames remain",
    )
