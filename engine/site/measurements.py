"""Output of sar, vmstat and other guest monitors: how busy the guest's CPUs are and how much it swaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from engine.against.figures import FIGURES
from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measured.all_cpus import cpu_count
from engine.measured.data import UNUSABLE, DataError, Measurements
from engine.measured.dialect import SADF
from engine.measured.dstat import is_dstat, read_dstat
from engine.measured.foreign import refusal
from engine.measured.nmon import is_nmon, read_nmon
from engine.measured.sysstat import is_sysstat, read_sysstat
from engine.measured.tables import read_table
from engine.measured.units import factor
from engine.measured.vmstat import DOUBTFUL, MEGABYTES, UNITS, is_vmstat, read_vmstat
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.linux import MOST_CPUS

UNIT = "unit of "  # begins the key of the answer that names the unit of vmstat's memory
_CPUS = ("vmstat", "CPU all", "CPU_ALL", "total cpu usage", "total-cpu-usage")  # all CPUs of the guest
_BUSY = set("us sy gu %user %usr %nice %system %sys %irq %soft User% Sys% usr sys hiq siq".split())
_SWAP = {"si": "swap-in", "so": "swap-out", "pswpin/s": "swap-in", "pswpout/s": "swap-out"}
_HEAD = 8  # lines in which vmstat has its headings
_MEAN = re.compile(r"\s*[^\W\d][^\s:]*:\s(.*)")  # "Average:", in some language
_MEANS = later("The file contains only means over the whole period (Average:): they are used unchanged")
_NO_SWAP = later(
    "{0}: si and so are always 0 with -S {1}, because vmstat rounds a page down to 0 MB: not used; run "
    "vmstat without -S"
)


def is_measured(texts: Sequence[str]) -> bool:
    """Return whether lines are the output of a Linux monitor, even one whose output is not read."""
    filled = [text.strip() for text in texts if text.strip() and text.strip()[0] not in ">|="]
    return bool(filled) and (_kind(filled) != "" or bool(refusal(b"", filled[:2], "")))


def _kind(filled: Sequence[str]) -> str:
    """Return which monitor has printed these nonblank lines; "" if none has."""
    if any(text.startswith(SADF) for text in filled):
        return "table"
    if is_nmon(filled):
        return "nmon"
    if is_dstat(filled):
        return "dstat"
    if is_vmstat([text for text in filled[:_HEAD] if text.split()[0][-1] != ":"]):  # a name before each line
        return "vmstat"
    return "sysstat" if is_sysstat(filled) or is_sysstat(_bare_means(filled)) else ""


def read_measurements(
    found: list[SourceLine], guest: str, facts: SiteFacts, name: str = "", unit: str = ""
) -> None:
    """Note the means of a guest: the busy share of its CPUs, and pages swapped per second.

    name: of the text, in the question for the unit of vmstat's memory columns; unit: the answer, or "".
    """
    whole = replace(found[0], through=found[-1].number)
    try:
        data = _data(found, unit)
    except DataError as error:
        facts.leave_out(whole, str(error), costs=True)
        return
    for note in data.notes:
        facts.find(whole, "guessed" if note.decision == "assumed" else "left out", note.text)
    if data.unusable:
        facts.leave_out(whole, say(UNUSABLE, data.unusable), costs=True)
    if unit or DOUBTFUL in data.units.values():
        facts.note((UNIT, name, "line"), str(whole), whole, Rank.GUESS)
    if (online := cpu_count(data)) is not None and online <= MOST_CPUS:
        text = say("{0}: {1} {1:CPU|CPUs} online ({2})", guest, online, whole)
        facts.note(("guest", guest, "online cpus"), online, whole, Rank.LINUX, text)
    noted = dict(_means(data, whole, facts))
    for key, value in noted.items():
        text = say("{0}: {1}% of its CPUs are busy", guest, round(100 * value, 1))
        if key != "cpu use":
            text = say("{0}: {1}, {2} pages/s", guest, say(FIGURES[key].name), round(value, 1))
        facts.note(("guest", guest, key), value, whole, Rank.LINUX, text)
    others = sum(path[-1] not in (*_BUSY, *_SWAP) for path in data.paths())
    facts.leave_out(whole, say("{0} other {0:series is|series are} not compared with a run", others))
    if data.bad.count:
        number, why = data.bad.first[0]
        text = say(
            "{0} {0:line|lines} cannot be read; the first is line {1}: {2}", data.bad.count, number, why
        )
        facts.leave_out(whole, text, costs=True)


def _data(found: list[SourceLine], unit: str) -> Measurements:
    """Return the series in a text; if it contains only means, return those."""
    texts = [line.text for line in found]
    texts = [""] * (found[0].number - 1) + texts  # notes name the lines of the whole file
    try:
        return _read(texts, found[0].file, unit)
    except DataError:
        if not is_sysstat([text.strip() for text in _bare_means(texts) if text.strip()]):
            raise
        data = _read(_bare_means(texts), found[0].file, unit)
        data.notes = []
        data.note(say(_MEANS))
        return data


def _read(texts: list[str], file: str, unit: str) -> Measurements:
    filled = [text.strip() for text in texts if text.strip()]
    kind = _kind(filled)
    if not kind:
        raise DataError(refusal(b"", filled, file))
    data = Measurements(file, kind)
    reader = read_vmstat(iter(texts), data, unit) if kind == "vmstat" else _READERS[kind](iter(texts), data)
    for _ in reader:
        pass
    if data.counted and data.interval is None:
        data.interval = SECOND  # of no weight: all intervals are alike, and only means are taken
    return data


_READERS: dict[str, Callable[[Iterable[str], Measurements], Iterator[int]]] = {
    "sysstat": read_sysstat,
    "table": read_table,
    "nmon": read_nmon,
    "dstat": read_dstat,
}


def _bare_means(texts: Sequence[str]) -> list[str]:
    """Return the lines with a time of day in place of "Average:": one time for headings, and one for rows."""
    bare, row = [], 0
    for text in texts:
        mean = _MEAN.fullmatch(text)
        row = 0 if mean and is_sysstat([f"00:00:00 {mean[1]}"]) else row + 1
        bare.append(f"00:00:0{min(row, 1)} {mean[1]}" if mean else text)
    return bare


def _means(data: Measurements, line: SourceLine, facts: SiteFacts) -> Iterator[tuple[str, float]]:
    busy = [path for path in data.paths() if path[-1] in _BUSY and (path[0] in _CPUS or len(path) == 1)]
    if busy:
        yield "cpu use", sum(float(data.series(path)[1].mean()) for path in busy) / 100
    swap = {path: float(data.series(path)[1].mean()) for path in data.paths() if path[-1] in _SWAP}
    unit = data.units.get(("vmstat", "free"), "")
    if unit in MEGABYTES and not any(swap.values()):
        letter = next(letter for letter, known in UNITS.items() if known == unit)
        facts.leave_out(line, say(_NO_SWAP, line, letter), costs=True)
        return
    for path, mean in swap.items():
        if (by := factor(data.units.get(path, ""), "pages/s")) is not None:
            yield _SWAP[path[-1]], mean * by
