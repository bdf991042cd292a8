"""Location of the pages of guests."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure, Series, column
from engine.recording.recorder import Recording

_COUNTED = "counted in the page tables"


def _granules(series: Series) -> Series:
    """Convert pages of the tables to pages of the guests."""

    def pages(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        granule: int = recording.scenario.lpar.granule
        return series(recording, members) * granule

    return pages


def _gauge(name: str, title: str, field: str) -> Measure:
    return Measure(f"guest.{name}", title, "pages", _COUNTED, "guest", _granules(column("guests", field)))


MEASURES = (
    _gauge("real", "pages in real storage", "real"),
    _gauge("real_low", "pages in real storage below 2 GB", "real_low"),
    _gauge("xstor", "pages with a copy in expanded storage", "xstor"),
    _gauge("both", "pages in real storage and in expanded storage", "both"),
    _gauge("dasd", "pages on paging volumes only", "dasd"),
    _gauge("pages", "pages in use", "inst"),
    Measure(
        "guest.wss",
        "working set size",
        "pages",
        "estimated by CP when the guest last left the dispatch list",
        "guest",
        _granules(column("guests", "wss")),
    ),
)
