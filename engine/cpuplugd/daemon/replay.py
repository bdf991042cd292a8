"""Replay of recorded cases, to compare this daemon with the real daemon."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.cpuplugd.daemon.cases import CaseModel, CasesModel, SampleModel
from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.machine import HORIZONTAL
from engine.cpuplugd.language.configuration import RULES, Configuration, read
from engine.cpuplugd.language.messages import DaemonEnded, RuleMessage
from engine.cpuplugd.language.terms import prefix_text

TOLERANCE = 2e-6  # relative, of recorded values; they have six decimals
_OFF = (
    "cpu_disabled_incomplete",
    "memory_disabled_incomplete",
    "memory_disabled_lpar",
    "memory_disabled_no_cmm",
)


class ReplayDifference(NamedTuple):
    """The place of the first difference in a case, like intervals[3].values.idle."""

    id: str
    where: str
    expected: Any
    got: Any


class Replayed(NamedTuple):
    """The results of all cases."""

    cases: int
    differ: tuple[ReplayDifference, ...]

    @property
    def agree(self) -> int:
        """The number of cases that agree."""
        return self.cases - len(self.differ)

    def as_json(self) -> dict[str, Any]:
        """Return the results in the format of the file."""
        return {
            "cases": self.cases,
            "agree": self.agree,
            "differ": [difference._asdict() for difference in self.differ],
        }


def replay(cases: CasesModel) -> Replayed:
    """Play all cases and compare the results. Raises CasesError if a case cannot be played."""
    differ = [first for case in cases.cases if (first := difference(case, cases.samples(case))) is not None]
    return Replayed(len(cases.cases), tuple(differ))


def difference(case: CaseModel, samples: list[SampleModel]) -> ReplayDifference | None:
    """Return the first difference of this case, or None."""
    got = played(case, samples)
    found = next(_differences(case.expect.recorded(), got), None)
    return found and ReplayDifference(case.id, *found)


def played(case: CaseModel, samples: list[SampleModel]) -> dict[str, Any]:
    """Return the actions of this daemon, in the format of the recorded cases."""
    machine = case.machine.made()
    machine.polarization = samples[0].polarization or HORIZONTAL if samples else HORIZONTAL
    configuration = read(case.config)
    daemon = Daemon(machine, configuration)
    got: dict[str, Any] = {"result": "ok", "history_wait": configuration.depth, "exit_code": 0}
    notes: list[RuleMessage] = []
    try:
        notes += daemon.start()
        got["parsed"] = _parsed(configuration)
        got["intervals"] = [
            _recorded(number, now) for number, now in enumerate(_intervals(daemon, samples, notes))
        ]
        if daemon.ended:
            got.update(result="runtime_error", exit_code=1)
    except DaemonEnded as ended:
        got.update(result="config_error", error=ended.message.code, exit_code=1)
        notes += [*daemon.managed.messages, *ended.said]
    got["notes"] = sorted({note.code for note in notes if note.code in _OFF})
    daemon.stop()
    pool = machine.pool if machine.cmm else None
    got["after_exit"] = {"online": sorted(machine.online), "cmm_pages": pool}
    return got


def _parsed(configuration: Configuration) -> dict[str, str]:
    terms = {name: configuration.term(name) for name in RULES}
    return {name: prefix_text(term) for name, term in terms.items() if term}


def _intervals(daemon: Daemon, samples: list[SampleModel], notes: list[RuleMessage]) -> Iterator[Interval]:
    for sample in samples:
        machine = daemon.machine
        machine.polarization = sample.polarization or machine.polarization
        if sample.cmm_pages_now is not None:
            machine.pool = sample.cmm_pages_now
        if sample.reload_config is not None:
            daemon.reload(sample.reload_config)
        now = daemon.interval(sample.reading(len(machine.online)))
        notes += now.messages
        yield now
        if daemon.ended:
            return


def _recorded(number: int, now: Interval) -> dict[str, Any]:
    record: dict[str, Any] = {"k": number, "evaluated": now.evaluated}
    if now.error:
        record.update(terminated_here=True, error=now.error.code)
    record.update(online_after=len(now.online_after), online_ids_after=now.online_after)
    record["cmm_after"] = now.pool_after
    if now.evaluated:
        record.update(values=now.values, online_before=now.online_before, cmm_before=now.pool_before)
        record.update(cpu=now.cpu, cpu_id=now.cpu_id, mem=now.memory, mem_flags=sorted(now.memory_flags))
    return record


# ---- comparing: what was not recorded is not compared

_Found = tuple[str, Any, Any]


def _differences(expected: dict[str, Any], got: dict[str, Any]) -> Iterator[_Found]:
    for name in ("result", "error", "exit_code", "history_wait"):
        yield from _same(name, expected, got, name)
    if "notes" in expected and sorted(expected["notes"]) != got["notes"]:
        yield "notes", expected["notes"], got["notes"]
    yield from _parsed_differences(expected.get("parsed", {}), got.get("parsed", {}))
    yield from _interval_differences(expected.get("intervals", []), got.get("intervals", []))
    yield from _same_all("after_exit", expected.get("after_exit", {}), got["after_exit"])


def _same(name: str, expected: dict[str, Any], got: dict[str, Any], where: str) -> Iterator[_Found]:
    if name in expected and not _equal(expected[name], got.get(name)):
        yield where, expected[name], got.get(name)


def _same_all(where: str, expected: dict[str, Any], got: dict[str, Any]) -> Iterator[_Found]:
    for name in expected:
        yield from _same(name, expected, got, f"{where}.{name}")


def _interval_differences(expected: list[Any], got: list[Any]) -> Iterator[_Found]:
    for number, (item, other) in enumerate(zip(expected, got, strict=False)):
        where = f"intervals[{number}]"
        recorded = {name: value for name, value in item.items() if name not in ("values", "daemon_message")}
        if "mem" in recorded:
            recorded["mem_flags"] = sorted(item.get("mem_flags", []))
        yield from _same_all(where, recorded, other)
        yield from _same_all(f"{where}.values", item.get("values", {}), other.get("values", {}))
    if len(expected) != len(got):
        yield "intervals", len(expected), len(got)


def _parsed_differences(expected: dict[str, str], got: dict[str, str]) -> Iterator[_Found]:
    for name, text in expected.items():
        words, found = _words(text), _words(got.get(name, ""))
        alike = len(words) == len(found) and all(map(_alike, words, found))
        if not alike:
            yield f"parsed.{name}", text, got.get(name)


def _words(text: str) -> list[str]:
    return text.replace("(", " ( ").replace(")", " ) ").split()


def _alike(text: str, other: str) -> bool:
    """Return whether two words or numbers are equal, given that recorded numbers have six digits."""
    try:
        return text == other or math.isclose(float(text), float(other), rel_tol=1e-5, abs_tol=1e-6)
    except ValueError:
        return False


def _equal(expected: Any, got: Any) -> bool:
    numbers = not isinstance(expected, bool) and isinstance(expected, int | float)
    if numbers and not isinstance(got, bool) and isinstance(got, int | float):
        if isinstance(expected, int) and isinstance(got, int):
            return expected == got
        return math.isclose(expected, got, rel_tol=TOLERANCE, abs_tol=1e-6)
    return bool(expected == got)
