"""What sar and vmstat of a guest's Linux print: how busy its CPUs are and how much it swaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.against.figures import FIGURES
from engine.kernel.units import SECOND
from engine.language import say
from engine.measured.data import DataError, Measurements
from engine.measured.sysstat import is_sysstat, read_sysstat
from engine.measured.units import factor
from engine.measured.vmstat import is_vmstat, read_vmstat
from engine.site.facts import Rank, SiteFacts, SourceLine

_CPUS = ("vmstat", "CPU all")  # begin the path of what all CPUs of the guest do
_BUSY = ("us", "sy", "gu", "%user", "%usr", "%nice", "%system", "%sys", "%irq", "%soft")
_SWAP = {"si": "swap-in", "so": "swap-out", "pswpin/s": "swap-in", "pswpout/s": "swap-out"}
_HEAD = 8  # lines in which vmstat has its headings


def is_measured(texts: Sequence[str]) -> bool:
    """Return whether lines are of sar or vmstat."""
    filled = [text.strip() for text in texts if text.strip()]
    return bool(filled) and (is_vmstat(filled[:_HEAD]) or is_sysstat(filled))


def read_measurements(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the means of a guest: the share of its CPUs that is busy, and pages swapped a second."""
    first = found[0]
    try:
        data = _data(found)
        noted = dict(_means(data))
    except DataError as error:
        facts.leave_out(first, str(error))
        return
    for note in data.notes:
        facts.find(first, "guessed", note)
    for key, value in noted.items():
        text = say("{0}: {1} % of its CPUs are busy", guest, round(100 * value, 1))
        if key != "cpu use":
            text = say("{0}: {1}, {2} pages/s", guest, say(FIGURES[key].name), round(value, 1))
        facts.note(("guest", guest, key), value, first, Rank.LINUX, text)
    others = sum(path[-1] not in (*_BUSY, *_SWAP) for path in data.paths())
    facts.leave_out(first, say("{0} other {0:series is|series are} not compared with a run", others))
    if data.bad.count:
        facts.leave_out(first, say("{0} {0:line|lines} cannot be read", data.bad.count))


def _data(found: list[SourceLine]) -> Measurements:
    texts = [line.text for line in found]
    filled = [text.strip() for text in texts if text.strip()]
    vmstat = is_vmstat(filled[:_HEAD])
    data = Measurements(found[0].file, "vmstat" if vmstat else "sysstat")
    for _ in (read_vmstat if vmstat else read_sysstat)(iter(texts), data):
        pass
    if data.counted and data.interval is None:
        data.interval = SECOND  # of no weight: all intervals are alike, and only means are taken
    return data


def _means(data: Measurements) -> Iterator[tuple[str, float]]:
    busy = [path for path in data.paths() if path[0] in _CPUS and path[-1] in _BUSY]
    if busy:
        yield "cpu use", sum(float(data.series(path)[1].mean()) for path in busy) / 100
    for path in data.paths():
        by = factor(data.units.get(path, ""), "pages/s") if path[-1] in _SWAP else None
        if by is not None:
            yield _SWAP[path[-1]], float(data.series(path)[1].mean()) * by
